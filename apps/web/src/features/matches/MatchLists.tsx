import type { ScheduleDay, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { matchAddress } from './match-address.ts'
import type { MatchWords } from './match-words.ts'
import { matchesOf } from './matches-of-day.ts'
import { SideName } from './SideName.tsx'

export interface MatchListsProps {
  readonly view: ScheduleDay
  readonly words: MatchWords
  readonly renderTime: (unit: UnitSummary) => ReactNode
  readonly renderState: (unit: UnitSummary) => ReactNode
}

/** The matches of a day: those that run, those to come, those over. */
export function MatchLists({ view, words, renderTime, renderState }: MatchListsProps) {
  const t = useT()
  const { live, toCome, over } = matchesOf(view)
  const part = (title: string, members: readonly UnitSummary[]) =>
    members.length === 0 ? null : (
      <section className="matches-part">
        <div className="ui-section">
          <h2>{title}</h2>
        </div>
        <ol>
          {members.map((unit) => (
            <li key={unit.code}>
              <MatchRow unit={unit} words={words} time={renderTime(unit)} state={renderState(unit)} />
            </li>
          ))}
        </ol>
      </section>
    )
  return (
    <div className="matches-lists">
      {part(t('matches.live'), live)}
      {part(t('matches.to-come'), toCome)}
      {part(t('matches.over'), over)}
    </div>
  )
}

interface MatchRowProps {
  readonly unit: UnitSummary
  readonly words: MatchWords
  readonly time: ReactNode
  readonly state: ReactNode
}

function MatchRow({ unit, words, time, state }: MatchRowProps) {
  const kind = UNIT_KIND[unit.status]
  return (
    <a
      className={`ui-timed matches-row matches-row-${kind} ${hue(unit.discipline.code)}`}
      href={matchAddress(unit.code)}
    >
      <span className="matches-row-time">{time}</span>
      <span className="matches-row-sides">
        {unit.sides.map((side, at) => (
          <span key={at === 0 ? 'home' : 'away'} className="matches-row-side">
            <SideName side={side} words={words} />
            {side.result !== null && kind !== 'called-off' ? (
              <b>
                <Score value={side.result} />
              </b>
            ) : null}
          </span>
        ))}
        <small>{words.heading(unit)}</small>
      </span>
      <span className="matches-row-state">{kind === 'scheduled' && unit.status === 'SCHEDULED' ? null : state}</span>
    </a>
  )
}
