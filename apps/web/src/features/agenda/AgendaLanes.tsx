import type { Followed } from '@games/contract'
import { type CSSProperties } from 'react'
import { timeOfDay } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { type AgendaLine, startOf } from './agenda-lines.ts'
import { useFollowedWords } from './use-followed-words.ts'

const HOUR = 3_600_000
/** Shorter units are drawn so long: they have to be read. */
const SHORTEST = 25 * 60_000
/** More lanes than these are no picture. */
const MOST = 12

/**
 * Who across time, on a wide screen: a lane for each of those followed that have a unit on the day. A picture of the list beside it, which says the
 * same in words: who reads by keyboard or ear has the list alone.
 */
export function AgendaLanes({
  lines,
  followed,
  now,
}: {
  lines: readonly AgendaLine[]
  followed: readonly Followed[]
  now: number | null
}) {
  const text = useText()
  const words = useFollowedWords()
  const unitWords = useUnitWords()
  const { at } = useShownTime()
  const timed = lines.flatMap(({ unit, of, isConflicting }) => {
    const start = startOf(unit, now)
    const end = unit.end === null ? 0 : Date.parse(unit.end)
    return start === null ? [] : [{ unit, of, isConflicting, start, end: Math.max(end, start + SHORTEST) }]
  })
  const lanes = followed
    .map((one) => ({ one, blocks: timed.filter(({ of }) => of.includes(one.key)) }))
    .filter(({ blocks }) => blocks.length > 0)
  if (lanes.length === 0 || lanes.length > MOST) return null
  const from = Math.floor(Math.min(...timed.map(({ start }) => start)) / HOUR) * HOUR
  const to = Math.ceil(Math.max(...timed.map(({ end }) => end)) / HOUR) * HOUR
  const place = (instant: number) => (instant - from) / (to - from)
  const hours = Array.from({ length: Math.round((to - from) / HOUR) }, (_, n) => from + n * HOUR)
  return (
    <div className="agenda-lanes" aria-hidden="true">
      <div className="agenda-hours">
        {hours.map((hour) => (
          <span key={hour} style={{ '--from': place(hour) } as CSSProperties}>
            {timeOfDay(at(hour))}
          </span>
        ))}
      </div>
      {lanes.map(({ one, blocks }) => (
        <div className="agenda-lane" key={one.key}>
          <span className="agenda-who">
            {blocks[0] ? <Pictogram code={blocks[0].unit.discipline.code} /> : null}
            <b>{words.name(one)}</b>
          </span>
          <span className="agenda-track">
            {blocks.map(({ unit, start, end, isConflicting }) => (
              <a
                key={unit.code}
                href={unitAddress(unit.code)}
                tabIndex={-1}
                className={`${hue(unit.discipline.code)}${isConflicting ? ' agenda-block-conflicting' : ''}`}
                style={{ '--from': place(start), '--to': place(end) } as CSSProperties}
              >
                <b>{unitWords.phase(unit) || text(unit.discipline.name, unit.discipline.code)}</b>
                {timeOfDay(at(start))}
              </a>
            ))}
          </span>
        </div>
      ))}
      {now !== null && now > from && now < to ? (
        <i className="agenda-lanes-now" style={{ '--from': place(now) } as CSSProperties} />
      ) : null}
    </div>
  )
}
