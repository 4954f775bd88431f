import { topics } from '@games/contract/live'
import { disciplineOf, type Localized, rscPrefix, UNIT_KIND, type UnitStatus } from '@games/domain'
import type { OdfUnit } from '@games/odf'
import { innerTopics } from '../../facts/inner-topics.ts'
import type { SideRow } from '../../facts/sides.ts'

/** What of a unit's row others than its own page show. As written, or as the database gives it. */
export interface AspectRow {
  readonly code: string
  readonly displayed: boolean
  readonly day: string | null
  readonly start_at: string | Date | null
  readonly sort_order: number | null
  readonly event_type: string
  readonly status: UnitStatus
  readonly result_status: string | null
  readonly medal: number
  readonly head_to_head: boolean
  readonly sides: readonly SideRow[]
  readonly correction: { readonly at: string; readonly note: string | null } | null
  readonly schedule: OdfUnit | null
  readonly result_message_id: number | null
}

/** The columns that give such a row back. */
export const ASPECT_COLUMNS: readonly (keyof AspectRow)[] = [
  'code',
  'displayed',
  'day',
  'start_at',
  'sort_order',
  'event_type',
  'status',
  'result_status',
  'medal',
  'head_to_head',
  'sides',
  'correction',
  'schedule',
  'result_message_id',
]

interface Aspect {
  /** Two rows that are the same in this show the same. */
  print(row: AspectRow): readonly unknown[]
  /** The topics that announce a change; what it reads has its topics from the same list (packages/contract/src/live.ts). */
  topics(code: string): readonly string[]
}

const instant = ({ start_at }: AspectRow) => start_at && new Date(start_at).getTime()
const text = (name: Localized | null | undefined) => name && [name.por, name.eng, name.spa]
const isShown = ({ displayed, result_message_id }: AspectRow) => displayed || result_message_id !== null
const isGold = ({ medal, status }: AspectRow) => medal === 1 && status !== 'CANCELLED'
/** Of a final every status is announced, of others only how far they are. */
const standing = ({ medal, status }: AspectRow) => (medal === 1 ? status : UNIT_KIND[status])

/** Statuses that upset a plan; all others are a unit taking its course. */
const UPSETTING: ReadonlySet<UnitStatus> = new Set(['CANCELLED', 'POSTPONED', 'DELAYED', 'UNSCHEDULED'])

const planned = ({ schedule }: AspectRow) =>
  schedule?.scheduleStatus && UPSETTING.has(schedule.scheduleStatus) && schedule.scheduleStatus

/** What is shown of a unit beside its own page and its day's list, each with the topics that announce it. */
export const ASPECTS = {
  /** What takes place on which day and where. */
  place: {
    print: (row) => [
      row.displayed,
      isShown(row),
      row.day,
      row.event_type,
      isGold(row),
      row.schedule?.venue,
      row.schedule?.venueName,
      row.schedule?.location,
      // most units' offset from UTC is the games'
      row.schedule?.start?.slice(-6),
    ],
    topics: () => [topics.days()],
  },
  /** How many matches each day has. */
  match: {
    print: (row) => [row.displayed && row.head_to_head && [row.day, isGold(row)]],
    topics: () => [innerTopics.matchDays()],
  },
  /** When it is, whether it is on or over, and what else its discipline's programme shows of it. */
  programme: {
    print: (row) => [
      row.displayed,
      isShown(row),
      row.day,
      instant(row),
      row.sort_order,
      row.event_type,
      standing(row),
      row.medal,
      row.schedule?.start,
      row.schedule?.hideStart,
      text(row.schedule?.startText),
      text(row.schedule?.name),
      row.schedule?.venue,
      row.schedule?.venueName,
    ],
    topics: (code) => [topics.programme(), topics.discipline(disciplineOf(code))],
  },
  /** What its court's pace is made of (decision 0092); the forecasts that differ by it are announced unit by unit. */
  court: {
    print: (row) => [
      row.displayed,
      row.day,
      row.event_type,
      UNIT_KIND[row.status],
      row.status === 'POSTPONED',
      row.schedule?.location,
      row.schedule?.start,
      row.schedule?.end,
      row.schedule?.order,
      row.schedule?.hideStart,
      row.schedule?.actualStart,
      row.schedule?.actualEnd,
    ],
    topics: () => [],
  },
  /** As one of the units of its phase. */
  sibling: {
    print: (row) => [
      isShown(row),
      instant(row),
      row.sort_order,
      row.status,
      row.medal,
      row.schedule?.unitNum,
      text(row.schedule?.name),
    ],
    topics: (code) => [innerTopics.phase(rscPrefix(code, 'phase'))],
  },
  /** It is put off, called off, moved, protested or corrected, or is so no more: what people have to know who had planned by it. */
  plan: {
    print: (row) => [
      UPSETTING.has(row.status) && row.status,
      // of a unit that has results the plan may be upset too
      planned(row),
      instant(row),
      row.schedule?.venue,
      row.schedule?.location,
      row.result_status === 'PROTESTED',
      row.correction?.at,
      row.correction?.note,
    ],
    topics: () => [topics.changes()],
  },
} as const satisfies Readonly<Record<string, Aspect>>

export type AspectName = keyof typeof ASPECTS
const NAMES = Object.keys(ASPECTS) as AspectName[]

/** In which aspects a unit is another one now. */
export function differingAspects(before: AspectRow | undefined, now: AspectRow | undefined): AspectName[] {
  const print = (name: AspectName, row: AspectRow | undefined) => row && JSON.stringify(ASPECTS[name].print(row))
  return NAMES.filter((name) => print(name, before) !== print(name, now))
}
