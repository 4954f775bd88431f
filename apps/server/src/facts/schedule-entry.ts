import type { ScheduleStatus } from '@games/domain'

/** An entry of a schedule message, as far as the public plans by it. */
export interface ScheduleEntry {
  readonly code: string
  /** The name of the unit as the source writes it. */
  readonly name: string | null
  readonly status: ScheduleStatus
  /** ISO with offset. */
  readonly start: string | null
  readonly venue: string | null
  readonly location: string | null
}
