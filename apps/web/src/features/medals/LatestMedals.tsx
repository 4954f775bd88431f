import type { MedalTableView } from '@games/contract'
import { sharedMedals } from '@games/domain/medals/shared'
import { trimRsc } from '@games/domain/rsc'
import { useMoment } from '../../app-shell/use-moment.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'

/** The events decided last, newest first, each with its medals. */
export function LatestMedals({ latest, unsettled = [] }: Pick<MedalTableView, 'latest' | 'unsettled'>) {
  const t = useT()
  const text = useText()
  const moment = useMoment()
  const reasons = new Map(unsettled.map(({ event, why }) => [event.code, why]))
  const mayChange = (code: string): string => {
    const why = reasons.get(code)
    return why ? `, ${t(`medals.${why}`)}` : ''
  }
  if (latest.length === 0) return null
  return (
    <aside className="medals-latest" aria-labelledby="medals-latest-title">
      <div className="ui-section">
        <h2 id="medals-latest-title">{t('medals.latest')}</h2>
      </div>
      <ol>
        {latest.map(({ discipline, event, at, medals }) => (
          <li key={event.code} className="medals-decided">
            <div className="medals-decided-head">
              <Pictogram code={discipline.code} size="s" />
              <h3>
                {text(event.name, trimRsc(event.code))}{' '}
                <small>{`${text(discipline.name, discipline.code)}${mayChange(event.code)}`}</small>
              </h3>
              {at === null ? null : <time dateTime={at}>{moment(at)}</time>}
            </div>
            <ul>
              {medals.map(({ medal, competitor }) => (
                <li key={`${medal} ${competitor.code}`} className="medals-decided-line">
                  <MedalDisc
                    medal={medal}
                    label={t(`medals.won-${medal}`)}
                    shared={sharedMedals(medals).has(medal) ? t('app-shell.tied') : undefined}
                  />
                  {competitor.organisation ? (
                    <Flag
                      organisation={competitor.organisation}
                      name={text(competitor.organisation.name, competitor.organisation.code)}
                      size="s"
                    />
                  ) : null}
                  <span className="medals-decided-name">{competitor.name}</span>
                  <span className="medals-code">{competitor.organisation?.code}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </aside>
  )
}
