import type { Release, UnitPage } from '@games/contract'
import { withMinus } from '@games/domain/text/minus'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useT } from '../../i18n/use-t.ts'
import { CompetitorName } from '../../units/CompetitorName.tsx'
import { useMeaning } from '../../units/results/use-meaning.ts'

/** What changed since the result was first released: when, by which version, why and what, newest first. Nothing where nothing did. */
export function UnitHistory({ history, meanings }: Pick<UnitPage, 'history' | 'meanings'>) {
  const t = useT()
  const moment = useMoment()
  const meaning = useMeaning(meanings)
  if (history.length === 0) return null
  const valueText = (value: string | null) =>
    value === null ? t('units.change.none') : meaning(value) || withMinus(value)
  const changeText = ({ what, from, to }: Release['changes'][number]) =>
    what === 'added' || what === 'removed'
      ? t(`units.change.${what}`)
      : t('units.change.moved', { what: t(`units.change.${what}`), from: valueText(from), to: valueText(to) })
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
              <span className="units-quiet">{t('units.version', { version: release.version })}</span>
            </p>
            {release.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <ul>
              {release.changes.map((change) => (
                <li key={`${change.competitor.code} ${change.what} ${change.from}`}>
                  <CompetitorName competitor={change.competitor} /> <span>{changeText(change)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
