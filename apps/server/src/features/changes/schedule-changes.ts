import type { SCHEDULE_CHANGES } from '@games/contract'
import type { ScheduleStatus } from '@games/domain'
import { continuedUnits } from '../../facts/continued-units.ts'
import type { ScheduleEntry } from '../../facts/schedule-entry.ts'

/** A schedule message, whole (a bulk) or of some units. */
export interface ScheduleVersion {
  readonly discipline: string
  /** `YYYY-MM-DDhhmmssfff`, venue time. */
  readonly produced: string
  /** True for the whole programme of the discipline. */
  readonly isBulk: boolean
  readonly units: readonly ScheduleEntry[]
}

export interface ScheduleChange {
  readonly code: string
  /** When the newest message that changed it was produced. */
  readonly at: string
  readonly what: (typeof SCHEDULE_CHANGES)[number]
  readonly before: ScheduleEntry | null
  readonly now: ScheduleEntry
}

/**
 * Units whose entry in the programme differs from the one at `since` (as `produced`), however often it changed its mind
 * meanwhile. `messages` in the order they were produced. A programme that was first published later than `since` has no changes. A unit that
 * has another code in a later programme is the same unit.
 */
export function scheduleChanges(messages: readonly ScheduleVersion[], since: string): ScheduleChange[] {
  const before = new Map<string, ScheduleEntry>()
  const now = new Map<string, ScheduleEntry>()
  const changedAt = new Map<string, string>()
  const published = new Map<string, readonly ScheduleEntry[]>()
  for (const { discipline, produced, isBulk, units } of messages) {
    const isOld = produced < since
    const isFirst = !isOld && !published.has(discipline)
    const former = published.get(discipline)
    if (isBulk && former) {
      const continued = continuedUnits(former, units)
      rename(before, continued)
      rename(now, continued)
      rename(changedAt, continued)
    }
    for (const unit of units) {
      const last = now.get(unit.code)
      now.set(unit.code, unit)
      if (isOld || isFirst) before.set(unit.code, unit)
      else if (!last || plan(last) !== plan(unit)) changedAt.set(unit.code, produced)
    }
    if (isBulk || !former) published.set(discipline, units)
  }
  return [...changedAt].flatMap(([code, at]) => {
    const unit = now.get(code)
    const was = before.get(code) ?? null
    const what = unit && difference(was, unit, since)
    return unit && what ? [{ code, at, what, before: was, now: unit }] : []
  })
}

/** Moves the entries of units to their new codes, of which some are former codes of others. */
function rename<T>(entries: Map<string, T>, continued: ReadonlyMap<string, ScheduleEntry>): void {
  const moved = [...continued].flatMap(([code, former]) => {
    const entry = entries.get(former.code)
    return entry === undefined ? [] : [[code, entry] as const]
  })
  for (const { code } of continued.values()) entries.delete(code)
  for (const [code, entry] of moved) entries.set(code, entry)
}

/** The statuses that are a change of the programme; all others are the unit taking its course. */
const REPORTED: ReadonlySet<ScheduleStatus> = new Set(['CANCELLED', 'POSTPONED', 'DELAYED', 'UNSCHEDULED'])

const standing = ({ status }: ScheduleEntry): ScheduleStatus | 'on' => (REPORTED.has(status) ? status : 'on')
const instant = ({ start }: ScheduleEntry): number | null => (start === null ? null : Date.parse(start))
const place = ({ venue, location }: ScheduleEntry): string => `${venue ?? ''} ${location ?? ''}`
const plan = (unit: ScheduleEntry): string => `${standing(unit)} ${instant(unit)} ${place(unit)}`

export const startDiffers = (a: ScheduleEntry, b: ScheduleEntry): boolean => instant(a) !== instant(b)
export const placeDiffers = (a: ScheduleEntry, b: ScheduleEntry): boolean => place(a) !== place(b)

/** Whether it was to begin before then; a start comes written in the venue's time, as `produced` is. */
const wasBefore = ({ start }: ScheduleEntry, since: string): boolean =>
  start !== null && `${start.slice(0, 10)}${start.slice(11, 13)}${start.slice(14, 16)}` < since.slice(0, 14)

/** The weightiest of what is otherwise; null where nothing is in the end. */
function difference(before: ScheduleEntry | null, now: ScheduleEntry, since: string): ScheduleChange['what'] | null {
  const is = standing(now)
  // a source may say late when something took place that nobody waits for any more
  if (is === 'on' && wasBefore(now, since) && (!before || wasBefore(before, since))) return null
  if (!before) return is === 'UNSCHEDULED' ? null : 'added'
  const was = standing(before)
  if (is !== was) {
    if (is === 'CANCELLED') return 'cancelled'
    if (is === 'POSTPONED') return 'postponed'
    if (is === 'UNSCHEDULED') return 'removed'
    if (was === 'UNSCHEDULED') return 'added'
    if (was === 'CANCELLED' || was === 'POSTPONED') return 'reinstated'
    if (is === 'DELAYED') return 'delayed'
  }
  // of what does not take place any more it does not matter when and where
  if (is === 'CANCELLED' || is === 'UNSCHEDULED') return null
  if (startDiffers(before, now)) return 'moved'
  return placeDiffers(before, now) ? 'place' : null
}
