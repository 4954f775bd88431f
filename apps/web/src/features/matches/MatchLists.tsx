import type { HeadToHeadUnit, ScheduleDay } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { useT } from '../../i18n/use-t.ts'
import { hue } from '../../ui/Pictogram.tsx'
import { Score } from '../../ui/Score.tsx'
import { UnitStatusMark } from '../../units/UnitStatusMark.tsx'
import { isTold } from '../../units/is-told.ts'
import { UnitTime } from '../../units/UnitTime.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { SpoilerRow } from '../../spoilers/Spoiler.tsx'
import { matchAddress } from './match-address.ts'
import { matchesOf } from './matches-of-day.ts'
import { SideName } from './SideName.tsx'

/** The matches of a day: those that run, those to come, those over. */
export function MatchLists({ view }: { view: ScheduleDay }) {
  const t = useT()
  const { live, upcoming, over } = matchesOf(view)
  const part = (title: string, members: readonly HeadToHeadUnit[]) =>
    members.length === 0 ? null : (
      <section className="matches-part">
        <div className="ui-section">
          <h2>{title}</h2>
        </div>
        <ol>
          {members.map((unit) => (
            <li key={unit.code}>
              <MatchRow unit={unit} />
            </li>
          ))}
        </ol>
      </section>
    )
  return (
    <div className="matches-lists">
      {part(t('matches.live'), live)}
      {part(t('matches.to-come'), upcoming)}
      {part(t('matches.over'), over)}
    </div>
  )
}

function MatchRow({ unit }: { unit: HeadToHeadUnit }) {
  const words = useUnitWords()
  const kind = UNIT_KIND[unit.status]
  const row = (
    <a
      className={`ui-timed matches-row matches-row-${kind} ${hue(unit.discipline.code)}`}
      href={matchAddress(unit.code)}
    >
      <span className="matches-row-time">
        <UnitTime unit={unit} />
      </span>
      <span className="matches-row-sides">
        {unit.sides.map((side, at) => (
          <span key={at === 0 ? 'home' : 'away'} className="matches-row-side">
            <SideName side={side} />
            {side.result !== null && kind !== 'called-off' ? (
              <b>
                <Score value={side.result} />
              </b>
            ) : null}
          </span>
        ))}
        <small>{words.heading(unit)}</small>
      </span>
      <span className="matches-row-state">
        {kind === 'scheduled' && unit.status === 'SCHEDULED' ? null : <UnitStatusMark unit={unit} />}
      </span>
    </a>
  )
  return isTold(unit) ? (
    <SpoilerRow of={unit.code} name={words.named(unit)}>
      {row}
    </SpoilerRow>
  ) : (
    row
  )
}
