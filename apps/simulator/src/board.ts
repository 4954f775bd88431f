import type { OdfStart, OdfUnit } from '@games/odf'
import { isoLocal } from './games-time.ts'
import { FOLLOWS } from './labels.ts'
import type { Entrant, Games, PlannedUnit, Source } from './plan.ts'

/** Session codes and match numbers: what the schedule adds to the plan's units. */
export interface Board {
  readonly sessions: readonly BoardSession[]
  /** The line of a unit on the schedule before anything has happened. */
  unit(unit: PlannedUnit): OdfUnit
}

export interface BoardSession {
  readonly code: string
  readonly discipline: string
  readonly start: number
  readonly end: number
  readonly unit: PlannedUnit
  readonly part: 'morning' | 'afternoon' | 'evening'
  readonly number: number
}

export function openBoard(games: Games): Board {
  const sessions: BoardSession[] = []
  const sessionOf = new Map<string, string>()
  const numbers = new Map<string, string>()
  const orders = new Map<string, number>()
  const counted = new Map<string, number>()
  const next = (key: string) => {
    const number = (counted.get(key) ?? 0) + 1
    counted.set(key, number)
    return number
  }
  const bySession = new Map<string, PlannedUnit[]>()
  for (const unit of games.units) {
    if (unit.unscheduled) continue
    const day = isoLocal(unit.start).slice(0, 10)
    orders.set(unit.code, next(`order ${unit.discipline} ${day}`))
    if (unit.contest?.kind === 'match') numbers.set(unit.code, String(next(`match ${unit.discipline}`)))
    if (unit.phaseType !== '3') continue
    const key = `${unit.discipline} ${day} ${partOf(unit.start)}`
    bySession.set(key, [...(bySession.get(key) ?? []), unit])
  }
  for (const [key, units] of bySession) {
    const [first] = units
    if (!first) continue
    const discipline = first.discipline
    const number = next(`session ${discipline}`)
    const code = `${discipline}${String(number).padStart(2, '0')}`
    for (const unit of units) sessionOf.set(unit.code, code)
    sessions.push({
      code,
      discipline,
      number,
      unit: first,
      part: key.endsWith('morning') ? 'morning' : key.endsWith('afternoon') ? 'afternoon' : 'evening',
      start: Math.min(...units.map((u) => u.start)),
      end: Math.max(...units.map((u) => u.end)),
    })
  }
  return {
    sessions,
    unit: (unit) => ({
      code: unit.code,
      phaseType: unit.phaseType,
      scheduleStatus: unit.unscheduled ? 'UNSCHEDULED' : 'SCHEDULED',
      unitNum: numbers.get(unit.code) ?? null,
      start: unit.unscheduled ? null : isoLocal(unit.start),
      end: unit.unscheduled ? null : isoLocal(unit.end),
      actualStart: null,
      actualEnd: null,
      hideStart: unit.followsOn,
      hideEnd: unit.followsOn,
      order: orders.get(unit.code) ?? null,
      medal: unit.medal,
      venue: unit.unscheduled ? 'TBD' : unit.venue.code,
      venueName: unit.unscheduled ? null : unit.venue.name.por,
      location: unit.unscheduled ? null : unit.location.code,
      locationName: unit.unscheduled ? null : unit.location.name.por,
      sessionCode: sessionOf.get(unit.code) ?? null,
      startText: unit.followsOn ? FOLLOWS : null,
      name: unit.name,
      startList:
        unit.contest?.kind === 'match'
          ? unit.contest.sides.map((source, i) =>
              startOf(i + 1, source, source.from === 'entry' ? source.entrant : null),
            )
          : [],
    }),
  }
}

const partOf = (start: number): 'morning' | 'afternoon' | 'evening' => {
  const hour = Number(isoLocal(start).slice(11, 13))
  return hour < 13 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}

/** One side of a head-to-head unit on the schedule: who it is, or which unit it will come from. */
export function startOf(sortOrder: number, source: Source, entrant: Entrant | null): OdfStart {
  const competitor = entrant ? { code: entrant.code, type: entrant.type, organisation: entrant.organisation } : null
  return { sortOrder, startOrder: String(sortOrder), competitor, previousUnit: previousUnit(source) }
}

/** Which unit, or which place of a pool or over pools, a source is; null for one that names none. */
export function previousUnit(source: Source): OdfStart['previousUnit'] {
  switch (source.from) {
    case 'entry':
    case 'fell-to':
      return null
    case 'winner':
      return { unit: source.unit, value: null, wlt: 'W' }
    case 'loser':
      return { unit: source.unit, value: null, wlt: 'L' }
    case 'rank':
      return { unit: source.unit, value: String(source.rank), wlt: null }
    // All pools are the preliminaries: a place over them is no place of one.
    case 'pools':
      return {
        unit: `${(source.units[0] ?? '').slice(0, 22)}PREL`.padEnd(34, '-'),
        value: String(source.rank),
        wlt: null,
      }
    case 'pool':
      return { unit: source.phase.padEnd(34, '-'), value: String(source.rank), wlt: null }
    case 'best-second':
      return { unit: (source.phases[0] ?? '').slice(0, 22).padEnd(34, '-'), value: '2', wlt: null }
  }
}
