import type { Agenda, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { type Before, planAgenda, type Stop, travelBetween } from '@games/domain/follow/agenda-plan'
import { readFollowKey } from '@games/domain/follow/follow'
import { estimatedAt } from '@games/domain/predicted-starts/starts-at'
import { printedStart } from '../../units/countdown.ts'

export interface AgendaLine {
  readonly unit: UnitSummary
  readonly of: readonly string[]
  /** What lies before it; undefined: nothing worth a word. */
  readonly before: Before | undefined
  /** It is one of two that nobody can see both. */
  readonly isConflicting: boolean
  /** The first that has not begun. */
  readonly isNext: boolean
}

/** A delegation or a discipline has more units at a time than anybody sees: whoever is followed by name is planned for. */
const isPlanned = (key: string): boolean => {
  const kind = readFollowKey(key)?.kind
  return kind === 'athlete' || kind === 'team' || kind === 'unit'
}

/** When a unit begins, as foreseen, else as printed, epoch milliseconds; null: nobody knows, or it is not to be shown. */
export function startOf(unit: UnitSummary, now: number | null): number | null {
  const printed = printedStart(unit)
  const isToCome = UNIT_KIND[unit.status] === 'scheduled'
  return (isToCome && unit.forecast && now !== null ? estimatedAt(unit.forecast, printed, now) : null) ?? printed
}

function stopOf(unit: UnitSummary, now: number | null): Stop | null {
  const kind = UNIT_KIND[unit.status]
  const start = startOf(unit, now)
  if (start === null || (kind !== 'scheduled' && kind !== 'live')) return null
  const printed = printedStart(unit)
  const lasts = unit.end === null || printed === null ? null : Date.parse(unit.end) - printed
  return { code: unit.code, start, end: lasts === null ? null : start + lasts, venue: unit.venue?.code ?? null }
}

/** The lines of a day in time order, with conflicts and gaps of what is to come. `now`: games time, epoch milliseconds; null: not known yet. */
export function agendaLines({ units, places, ways, kmPerHour }: Agenda, now: number | null): AgendaLine[] {
  const stops = units
    .flatMap(({ unit, of }) => (of.some(isPlanned) ? (stopOf(unit, now) ?? []) : []))
    .sort((a, b) => a.start - b.start)
  const plan = planAgenda(stops, travelBetween(places, kmPerHour, ways))
  const conflicting = new Set(
    [...plan].flatMap(([code, { kind, after }]) => (kind === 'conflict' ? [code, after.code] : [])),
  )
  const next = units.find(({ unit }) => UNIT_KIND[unit.status] === 'scheduled')
  return units.map(({ unit, of }) => ({
    unit,
    of,
    before: plan.get(unit.code),
    isConflicting: conflicting.has(unit.code),
    isNext: unit === next?.unit,
  }))
}

export const conflictsOf = (lines: readonly AgendaLine[]): AgendaLine[] =>
  lines.filter(({ before }) => before?.kind === 'conflict')
