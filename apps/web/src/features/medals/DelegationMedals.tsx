import type { Api, MedalWonRow } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { useViewState } from '../../cache/use-view.ts'
import { useGames } from '../../frame/games-context.ts'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { delegationMedalsQuery } from './medals.query.ts'

/** A delegation's medals with who won them, where and when. Fetched when first opened. */
export function DelegationMedals({ api, organisation }: { api: Api; organisation: string }) {
  const t = useT()
  const { view, error, retry } = useViewState(delegationMedalsQuery(api, organisation))
  if (view)
    return (
      <ul className="medals-list">
        {view.medals.map((won) => (
          <WonLine key={`${won.event.code} ${won.competitor.code}`} won={won} />
        ))}
      </ul>
    )
  if (error === undefined) return <Skeleton label={t('medals.loading')} rows={3} />
  return (
    <p className="medals-failed" role="status">
      {t('medals.not-loaded')}{' '}
      <button type="button" className="ui-button" onClick={retry}>
        {t('frame.retry')}
      </button>
    </p>
  )
}

function WonLine({ won }: { won: MedalWonRow }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { today } = useGames()
  const { medal, competitor, members, discipline, event, unit, date } = won
  const eventName = text(event.name, trimRsc(event.code))
  const day = date === null ? '' : date === today ? t('medals.today') : shortDay(date, locale)
  return (
    <li className="medals-won">
      <MedalDisc medal={medal} label={t(`medals.won-${medal}`)} />
      <div className="medals-who">
        {competitor.type === 'A' && competitor.known ? (
          <a href={`/participants/profile/${competitor.code}`}>{competitor.name}</a>
        ) : (
          competitor.name
        )}
        {members.length > 0 ? <span className="medals-members">{members.map((m) => m.name).join(', ')}</span> : null}
      </div>
      <div className="medals-event">
        {unit === null ? (
          <span>{`${text(discipline.name, discipline.code)}, ${eventName}`}</span>
        ) : (
          <a href={`/discipline/${discipline.code}/results/${trimRsc(unit)}`}>
            {`${text(discipline.name, discipline.code)}, ${eventName}`}
          </a>
        )}
      </div>
      <span className="medals-day">{day}</span>
    </li>
  )
}
