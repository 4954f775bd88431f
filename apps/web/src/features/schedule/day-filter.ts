import { UNIT_KINDS, type UnitKind } from '@games/domain'
import { DAY, DISCIPLINE, ORGANISATION, searchOf } from '../../page-search.ts'

/** What a unit of the event's programme is to a visitor (R2.5), in the order in which it is offered. */
export const EVENT_KINDS = [
  'ceremony',
  'training',
  'weighting',
  'meeting',
  'broadcast',
  'arrival',
  'departure',
  'others',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

const GENDERS = ['W', 'M', 'X', 'O'] as const

/**
 * What of the schedule is shown, as it stands in the address:
 * `/schedule/days?day=2027-09-14&discipline=JUD&venue=GFA&delegation=AL&gender=W&status=live&finals=1`.
 */
export interface DayFilter {
  readonly day?: string
  readonly discipline?: string
  readonly venue?: string
  /** Units that concern a delegation. */
  readonly delegation?: string
  readonly gender?: (typeof GENDERS)[number]
  readonly status?: UnitKind
  /** Gold medal units only. */
  readonly finals?: 1
  /** Of what surrounds the competition. */
  readonly kind?: EventKind
  /** How many units to leave out before: a long day without script comes in pages. */
  readonly from?: number
}

/** What narrows the units of a day, in the order of the address. */
export const NARROWING = ['discipline', 'venue', 'delegation', 'gender', 'status', 'kind', 'finals'] as const

/** Whether a filter lets through less than its day. */
export const isNarrowed = (filter: DayFilter): boolean => NARROWING.some((name) => filter[name] !== undefined)

const LOOKS = {
  day: DAY,
  discipline: DISCIPLINE,
  venue: /^[\w.-]{1,34}$/,
  delegation: ORGANISATION,
  gender: new RegExp(`^(${GENDERS.join('|')})$`),
  status: new RegExp(`^(${UNIT_KINDS.join('|')})$`),
  kind: new RegExp(`^(${EVENT_KINDS.join('|')})$`),
  finals: /^(1|true)$/,
  from: /^[1-9]\d{0,3}$/,
}

/** The filter of an address's search (searchOf). */
export function dayFilterOf(search: Readonly<Record<string, unknown>>): DayFilter {
  const { finals, from, ...rest } = searchOf<Record<'finals' | 'from', string> & Omit<DayFilter, 'finals' | 'from'>>(
    LOOKS,
    search,
  )
  return { ...rest, ...(finals && { finals: 1 }), ...(from && { from: Number(from) }) }
}

/** The tabs of a discipline's own schedule: its competition by days, and what surrounds it. */
export const DISCIPLINE_SCHEDULE_TABS = ['days', 'event'] as const
export type DisciplineScheduleTab = (typeof DISCIPLINE_SCHEDULE_TABS)[number]
export const isDisciplineScheduleTab = (tab: string): tab is DisciplineScheduleTab =>
  (DISCIPLINE_SCHEDULE_TABS as readonly string[]).includes(tab)
