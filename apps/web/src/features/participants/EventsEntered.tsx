import type { AthleteProfile } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { courseAddress, finalRankAddress } from './search-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** The events of an athlete or a team, one at least, each leading to its course, and the final rank where there is one, else the place in a pool (spec R5.4). */
export function EventsEntered({ events }: Pick<AthleteProfile, 'events'>) {
  const words = useUnitWords()
  const t = useT()
  const text = useText()
  return (
    <section>
      <div className="ui-section">
        <h2>{t('participants.events')}</h2>
      </div>
      <ul className="participants-events">
        {events.map(({ code, name, discipline, rank, rankEqual, pool }) => (
          <li key={code}>
            <a href={courseAddress(discipline, code)}>{text(name, code)}</a>
            {rank === null ? (
              pool ? (
                <a className="participants-final-rank" href={courseAddress(discipline, code)}>
                  {t('participants.place-in', { rank: pool.rank, where: words.ofCode(pool.code) })}
                </a>
              ) : null
            ) : (
              <a className="participants-final-rank" href={finalRankAddress(discipline, code)}>
                {t(rankEqual ? 'participants.place-shared' : 'participants.place', { rank })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
