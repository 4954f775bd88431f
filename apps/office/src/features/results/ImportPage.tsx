import type { ImportContent } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { isSheetKind } from '@games/domain/sheets/sheet-fields'
import { Button } from '@games/web/ui/Button.tsx'
import { useUnitWords } from '@games/web/unit-words'
import { getRouteApi } from '@tanstack/react-router'
import { useCall } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { EventName } from '../../ui/EventName.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useUndo } from '../../ui/use-undo-toast.ts'

const route = getRouteApi('/imports/$id')

/** An import: who imported it when, the contests and medals that came from it, and its undo. */
export function ImportPage() {
  const t = useT()
  const { moment } = useTime()
  const undo = useUndo()
  const { id } = route.useParams()
  const { data, error, refetch } = useCall('getImport', { params: { id: Number(id) } })
  if (!data)
    return (
      <div className="office-page">
        <PageHead title={t('office-results.import')} />
        {error ? <CallFailed error={error} onRetry={() => void refetch()} /> : <Loading />}
      </div>
    )
  const { fileName, kind, rows, at, by, undone, action, venueFile } = data
  const about = [
    isSheetKind(kind) ? t(`office-sheets.kind-${kind}`) : '',
    rows > 0 ? t('office-sheets.rows', { count: rows }) : '',
    moment(at),
    by ?? '',
    undone ? t('office-sheets.undone') : '',
  ]
  return (
    <div className="office-page">
      <PageHead title={fileName ?? t('office-results.import')} about={about.filter((part) => part !== '').join(' · ')}>
        {venueFile === null ? (
          <a className="ui-button" href="/office/sheets">
            {t('office-sheets.back')}
          </a>
        ) : (
          <a className="ui-button" href={`/office/timing?file=${venueFile}`}>
            {t('office-results.timing-file')}
          </a>
        )}
        {undone || action === null ? null : <Button onClick={() => undo(action)}>{t('office.undo')}</Button>}
      </PageHead>
      <ImportUnits content={data} />
      <ImportMedals medals={data.medals} />
    </div>
  )
}

function ImportUnits({ content: { units, unitCount } }: { content: ImportContent }) {
  const t = useT()
  const words = useUnitWords()
  return (
    <section aria-labelledby="import-units">
      <h2 className="office-h2" id="import-units">
        {t('office-results.import-units', { count: unitCount })}
      </h2>
      {unitCount === 0 ? <p className="muted">{t('office-results.import-no-units')}</p> : null}
      <ol className="results-sources">
        {units.map(({ unit, isShown }) => (
          <li key={unit.code}>
            <a className="office-two" href={`/office/results/${trimRsc(unit.code)}`}>
              <b dir="auto">{words.title(unit)}</b>
              <span dir="auto">{words.about(unit)}</span>
            </a>
            {isShown ? <span className="results-mark">{t('office-results.is-shown')}</span> : null}
          </li>
        ))}
      </ol>
      {unitCount > units.length ? (
        <p className="muted">{t('office-results.import-more', { count: unitCount - units.length })}</p>
      ) : null}
    </section>
  )
}

function ImportMedals({ medals }: Pick<ImportContent, 'medals'>) {
  const t = useT()
  if (medals.length === 0) return null
  return (
    <section aria-labelledby="import-medals">
      <h2 className="office-h2" id="import-medals">
        {t('office-results.import-medals', { count: medals.length })}
      </h2>
      <ul className="results-medals">
        {medals.map(({ event, name }) => (
          <li key={event}>
            <EventName event={event} name={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
