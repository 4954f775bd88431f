import type { Release, UnitPage } from '@games/contract'
import { useMoment } from '../../frame/use-moment.ts'
import { useT } from '../../i18n/use-t.ts'
import { CompetitorName } from './CompetitorName.tsx'
import { useUnitWords } from './use-unit-words.ts'

/** What changed since the result was first released: when, by which version, why and what, newest first. Nothing where nothing did. */
export function UnitHistory({ history }: Pick<UnitPage, 'history'>) {
  const t = useT()
  const moment = useMoment()
  if (history.length === 0) return null
  return (
    <section className="units-history">
      <div className="ui-section">
        <h2>{t('units.history')}</h2>
      </div>
      <ol>
        {history.map((release) => (
          <li key={`${release.documentType} ${release.version}`}>
            <p>
              <b>{moment(release.at)}</b>{' '}
              <span className="units-quiet">
                {t(release.documentType === 'DT_MEDALLISTS' ? 'units.history-medals' : 'units.history-result', {
                  version: release.version,
                })}
              </span>
            </p>
            {release.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <ul>
              {release.changes.map((change) => (
                <li key={`${change.competitor.code} ${change.what}`}>
                  <CompetitorName competitor={change.competitor} /> <ChangeWords change={change} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function ChangeWords({ change: { what, from, to } }: { change: Release['changes'][number] }) {
  const t = useT()
  const words = useUnitWords()
  if (what === 'added' || what === 'removed') return <span>{t(`units.change.${what}`)}</span>
  const said = (value: string | null) => {
    if (value === null) return t('units.change.none')
    if (what === 'irm') return words.irm(value)
    return value === 'gold' || value === 'silver' || value === 'bronze' ? t(`units.medal.${value}`) : value
  }
  return <span>{t('units.change.moved', { what: t(`units.change.${what}`), from: said(from), to: said(to) })}</span>
}
