import type { Localized } from '../text/localized.ts'
import type { Cell, Column, SportRow, SportUnit, SportValue } from './sport.ts'
import { infoOf, valuesOf } from './values.ts'

/** A time as written: its milliseconds, and how many decimals it was given with. */
interface Time {
  readonly ms: number
  readonly decimals: number
}

/** "10.84", "1:43.33" or "1:43:33"; anything else is null, so that nothing is reckoned from it. */
export function parseTime(text: string | null | undefined): Time | null {
  const [, hours, minutes, seconds, fraction = ''] =
    /^(?:(?:(\d+):(?=[0-5]\d:))?([0-5]?\d):(?=[0-5]\d))?([0-5]?\d)(?:\.(\d{1,3}))?$/.exec(text ?? '') ?? []
  if (seconds === undefined) return null
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  return { ms: whole * 1000 + Number(fraction.padEnd(3, '0')), decimals: fraction.length }
}

/** The time from one moment to a later one, "0.41", "1:04.4", "0:12"; null when it is no later, or one of them is no time. */
export const timeBetween = (from: string | null | undefined, to: string | null | undefined): string | null =>
  elapsed(parseTime(from), parseTime(to))

const elapsed = (start: Time | null | undefined, end: Time | null | undefined): string | null =>
  start && end && end.ms > start.ms ? written(end.ms - start.ms, Math.max(start.decimals, end.decimals)) : null

function written(ms: number, decimals: number): string {
  const seconds = ((ms % 60_000) / 1000).toFixed(decimals)
  const minutes = Math.floor(ms / 60_000)
  if (minutes === 0 && decimals > 0) return seconds
  const padded = seconds.padStart(decimals === 0 ? 2 : decimals + 3, '0')
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}:${padded}` : `${hours}:${String(minutes % 60).padStart(2, '0')}:${padded}`
}

/** The intermediate times of a race, found by row and place. */
export interface Timing {
  /** The Pos that anybody has passed, in order. */
  readonly positions: readonly string[]
  readonly at: (row: SportRow, pos: string) => SportValue | null
  /** "+0.41" behind whoever passed first, by what the source says or by the two times sent; null for the leader. */
  readonly gap: (row: SportRow, pos: string) => string | null
}

/** Read once for a list: a marathon has 150 rows, and each cell asks for its leader. Who is disqualified leads nobody. */
export function timingOf({ rows }: SportUnit): Timing {
  const byRow = new Map<SportRow, ReadonlyMap<string, { readonly split: SportValue; readonly time: Time | null }>>()
  const leaders = new Map<string, Time>()
  const positions = new Set<string>()
  for (const row of rows) {
    const splits = valuesOf(row, 'INTERMEDIATE').map((split) => ({ split, time: parseTime(split.value) }))
    byRow.set(row, new Map(splits.map((passed) => [passed.split.pos ?? '', passed])))
    const counts = !/^DS?Q/.test(row.irm ?? '')
    for (const { split, time } of splits) {
      const pos = split.pos ?? ''
      positions.add(pos)
      const leader = leaders.get(pos)
      if (counts && time && (!leader || time.ms < leader.ms)) leaders.set(pos, time)
    }
  }
  return {
    positions: [...positions].sort((a, b) => Number(a) - Number(b)),
    at: (row, pos) => byRow.get(row)?.get(pos)?.split ?? null,
    gap: (row, pos) => {
      const passed = byRow.get(row)?.get(pos)
      if (passed?.split.diff) return passed.split.diff
      const behind = elapsed(leaders.get(pos), passed?.time)
      return behind === null ? null : `+${behind}`
    },
  }
}

/** A column for each split: the time, below it its section and the gap to the leader at that point. */
export const splitColumns = (
  { positions, at, gap }: Timing,
  labelOf: (pos: string) => { readonly label: Localized; readonly short?: string },
): Column[] =>
  positions.map((pos) => ({
    key: `split-${pos}`,
    ...labelOf(pos),
    cell: (row): Cell | null => {
      const split = at(row, pos)
      if (split?.value === undefined) return null
      const section = split.value2 === undefined || split.value2 === split.value ? null : `(${split.value2})`
      return noted(split.value, section, gap(row, pos))
    },
  }))

/** A figure with what belongs below it; what is missing leaves no trace. */
export function noted(text: string, ...notes: readonly (string | null | undefined)[]): Cell {
  const note = notes.filter(Boolean).join(' ')
  return note === '' ? { text } : { text, note }
}

/** How many timing points the course has, where it was said (UI/POINTS_TOTAL). */
export function pointsTotal({ extendedInfos }: SportUnit): number | null {
  const total = Number(infoOf(extendedInfos, 'POINTS_TOTAL') ?? Number.NaN)
  return Number.isInteger(total) && total > 0 ? total : null
}
