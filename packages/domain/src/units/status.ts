/** ScheduleStatus of a unit (ODF §5). */
export const SCHEDULE_STATUSES = [
  'UNSCHEDULED',
  'SCHEDULED',
  'GETTING_READY',
  'RUNNING',
  'SCHEDULED_BREAK',
  'INTERRUPTED',
  'DELAYED',
  'POSTPONED',
  'RESCHEDULED',
  'CANCELLED',
  'FINISHED',
] as const
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number]

/** ResultStatus of a result message (ODF §5). */
export const RESULT_STATUSES = [
  'START_LIST',
  'LIVE',
  'INTERMEDIATE',
  'UNCONFIRMED',
  'UNOFFICIAL',
  'OFFICIAL',
  'PARTIAL',
  'PROTESTED',
  'PROVISIONAL',
] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

/** The 16 statuses a visitor sees (spec §4): the two ODF lists merged. */
export const UNIT_STATUSES = [
  'CANCELLED',
  'DELAYED',
  'FINISHED',
  'GETTING_READY',
  'INTERRUPTED',
  'OFFICIAL',
  'POSTPONED',
  'RESCHEDULED',
  'RUNNING',
  'SCHEDULED',
  'SCHEDULED_BREAK',
  'START_LIST',
  'UNOFFICIAL',
  'UNSCHEDULED',
  'PROGRAMED_PAUSE',
  'PROTESTED',
] as const
export type UnitStatus = (typeof UNIT_STATUSES)[number]

export const isScheduleStatus = (s: string): s is ScheduleStatus => (SCHEDULE_STATUSES as readonly string[]).includes(s)
export const isResultStatus = (s: string): s is ResultStatus => (RESULT_STATUSES as readonly string[]).includes(s)

/**
 * The one status shown for a unit (ODF §5, precedence). The schedule speaks until play is over; then the result does.
 * A result that arrives while the schedule still says SCHEDULED lifts it (arrival order is not guaranteed): a live result shows
 * RUNNING, a closed one its own word.
 */
export function displayedStatus(schedule: ScheduleStatus, result: ResultStatus | null): UnitStatus {
  const closed = result === 'OFFICIAL' || result === 'UNOFFICIAL' || result === 'PROTESTED' ? result : null
  switch (schedule) {
    case 'CANCELLED':
    case 'POSTPONED':
    case 'DELAYED':
    case 'INTERRUPTED':
    case 'GETTING_READY':
    case 'SCHEDULED_BREAK':
      return schedule
    case 'RUNNING':
      return closed ?? 'RUNNING'
    case 'FINISHED':
      return closed ?? 'FINISHED'
    case 'UNSCHEDULED':
    case 'SCHEDULED':
    case 'RESCHEDULED':
      if (closed) return closed
      if (result === 'LIVE' || result === 'INTERMEDIATE') return 'RUNNING'
      if (result === 'UNCONFIRMED' || result === 'PROVISIONAL' || result === 'PARTIAL') return 'FINISHED'
      return schedule === 'SCHEDULED' && result === 'START_LIST' ? 'START_LIST' : schedule
  }
}

/** What a status means for how a unit is drawn: still to come, on now, over, or not taking place as planned. */
export const UNIT_KINDS = ['scheduled', 'live', 'final', 'called-off'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]
export const UNIT_KIND = {
  UNSCHEDULED: 'scheduled',
  SCHEDULED: 'scheduled',
  START_LIST: 'scheduled',
  GETTING_READY: 'scheduled',
  DELAYED: 'scheduled',
  RESCHEDULED: 'scheduled',
  RUNNING: 'live',
  SCHEDULED_BREAK: 'live',
  PROGRAMED_PAUSE: 'live',
  INTERRUPTED: 'live',
  FINISHED: 'final',
  UNOFFICIAL: 'final',
  OFFICIAL: 'final',
  PROTESTED: 'final',
  POSTPONED: 'called-off',
  CANCELLED: 'called-off',
} as const satisfies Record<UnitStatus, UnitKind>
