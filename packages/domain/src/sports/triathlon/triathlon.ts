import type { Localized } from '../../text/localized.ts'
import { isOver, lastPoint, sharedFirst, winningMargin } from '../race.ts'
import { isRelay, legColumns } from '../relay.ts'
import { noted, pointsTotal, splitColumns, type Timing, timeBetween, timingOf } from '../splits.ts'
import type { Cell, Column, SportModule, SportUnit } from '../sport.ts'
import { extensionOf } from '../values.ts'
import { TRIATHLON_EVENT_TYPES } from './event-types.ts'

/**
 * Triathlon. ER/INTERMEDIATE with the extension LEG: swim, first transition, bike, second transition and run, each ending at the last
 * of its points. In the mixed relay each member swims, rides and runs: a column for each member.
 */
const LEGS: Readonly<Record<string, Localized>> = {
  SWIM: { por: 'Natação', eng: 'Swim', spa: 'Natación' },
  T1: { por: 'Transição 1', eng: 'Transition 1', spa: 'Transición 1' },
  BIKE: { por: 'Ciclismo', eng: 'Bike', spa: 'Ciclismo' },
  T2: { por: 'Transição 2', eng: 'Transition 2', spa: 'Transición 2' },
  RUN: { por: 'Corrida', eng: 'Run', spa: 'Carrera' },
}

export const sport: SportModule = {
  eventTypes: TRIATHLON_EVENT_TYPES,
  form: () => 'race',
  columns,
  facts: lastPoint,
  line: (unit) => sharedFirst(unit) ?? winningMargin(unit),
}

function columns(unit: SportUnit): Column[] {
  const timing = timingOf(unit)
  const own = isRelay(unit) ? legColumns(unit, timing) : partsOfRace(unit, timing)
  if (own.some(({ cell }) => unit.rows.some((row) => cell(row, unit) !== null))) return own
  // the first points of the swim end no leg yet; a feed without legs has its points alone
  return legsOf(unit, timing).length > 0
    ? []
    : splitColumns(timing, (pos) => ({
        label: { por: `Parcial ${pos}`, eng: `Split ${pos}`, spa: `Parcial ${pos}` },
        short: pos,
      }))
}

interface Leg {
  readonly code: string
  /** The point at which it ends. */
  readonly end: string
}

/** The legs that anybody has begun, in order. The last of them ends where the course does, if that is known. */
function legsOf({ rows }: SportUnit, { positions, at }: Timing): Leg[] {
  const legs: Leg[] = []
  for (const end of positions) {
    const code = rows.map((row) => at(row, end)).flatMap((split) => (split && extensionOf(split, 'LEG')) || [])[0]
    if (code === undefined) continue
    if (legs.at(-1)?.code === code) legs.pop()
    legs.push({ code, end })
  }
  return legs
}

/** Leg by leg: its time, below it the gap to the leader of the race at its end. */
function partsOfRace(unit: SportUnit, timing: Timing): Column[] {
  const legs = legsOf(unit, timing)
  const courseEnd = isOver(unit) ? legs.at(-1)?.end : String(pointsTotal(unit))
  return legs
    .map(({ code, end }, i) => ({ code, end, before: legs[i - 1]?.end ?? null, followed: i + 1 < legs.length }))
    .filter(({ end, followed }) => followed || end === courseEnd)
    .map(({ code, end, before }, i) => ({
      key: `leg-${i + 1}`,
      label: LEGS[code] ?? { por: code },
      ...(/^T\d$/.test(code) ? { short: code } : {}),
      cell: (row): Cell | null => {
        const split = timing.at(row, end)
        const time = before === null ? split?.value : timeBetween(timing.at(row, before)?.value, split?.value)
        return time ? noted(time, timing.gap(row, end)) : null
      },
    }))
}
