import { disciplineOf, padRsc, rscPrefix, zoneOffsetOfLocal } from '@games/domain'
import {
  type BroughtName,
  type Draft,
  draftsOf,
  eventByRule,
  type EventRemark,
  leftOfDraw,
  type MedalConflict,
  nameDrafts,
  type OffsetAt,
  stops,
  type TableKind,
  type TableProblem,
  type TableRow,
  withdrawnResult,
} from '@games/odf/tables/index'
import type { Reads } from '../../db/reads.ts'
import { createPauses } from '../../pauses.ts'
import { type Change, diffOf, type Subject, type Unknown, unknownOf } from './diff.ts'
import { type InForceNow, readEvents, readInForce } from './in-force.ts'
import { type Counted, eventsWithTableResults, type ImportKind, unitsOf, unitsOfEvents } from './imports.queries.ts'

/** What a table would do, without words: codes, keys, values. */
export interface TablePlan {
  readonly kind: ImportKind
  /** Rows that are not empty. */
  readonly found: number
  readonly added: readonly Subject[]
  readonly changed: readonly Change[]
  readonly removed: readonly Subject[]
  readonly unknown: readonly Unknown[]
  readonly problems: readonly TableProblem[]
  /** Whether it can be applied; nothing of a table is when one of its problems stops it. */
  readonly applicable: boolean
}

/** Where the games' clocks are: their zone, and the minutes from UTC where none is known. */
export interface GamesClockOf {
  readonly zone: string | null
  readonly minutes: number
}

/** Where a table is planned. */
export interface Planning {
  readonly utcOffset: OffsetAt
  readonly clock: GamesClockOf
}

/** The offset of a time as the games' clocks show it, on either side of a day on which they are changed. */
export const offsetBy =
  ({ zone, minutes }: GamesClockOf): OffsetAt =>
  (local) =>
    isoOffset((zone === null ? null : zoneOffsetOfLocal(zone, local)) ?? minutes)

/** `-180` → `-03:00`. */
function isoOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Replaces the lists of a plan by their lengths. */
export const countsOf = ({ kind, found, applicable, added, changed, removed, unknown }: Counted): Counted => ({
  kind,
  found,
  applicable,
  added: { length: added.length },
  changed: { length: changed.length },
  removed: { length: removed.length },
  unknown: { length: unknown.length },
})

/** Rows of several kinds and names that come together, typed already. */
export interface TypedRows {
  readonly kind: ImportKind
  readonly batches: readonly TypedBatch[]
  readonly names: readonly BroughtName[]
  readonly found: number
  /** Who is in a list or a programme and not in the rows goes; else they stay. */
  readonly removes: boolean
  /** The rows of a list are the whole list, although `removes` is false. */
  readonly wholeLists?: boolean
  /** Nothing is derived by the rules of the sports: rows of the table could not be read. */
  readonly isPartlyRead?: boolean
  /** Units in full that remain in the programme without a row. */
  readonly kept?: ReadonlySet<string>
  /** The contests are draws of whole events: what an earlier draw of theirs has beside them goes. */
  readonly draws: boolean
  /** Events in full whose results count where a list of medals contradicts them. */
  readonly byResults?: ReadonlySet<string>
  /** Units in full that did not take place: their results are withdrawn. */
  readonly withdrawn?: ReadonlySet<string>
  /** Units in full that took place, although the programme calls them off: they are scheduled. */
  readonly tookPlace?: ReadonlySet<string>
}
export type TypedBatch = {
  readonly [K in TableKind]: { readonly kind: K; readonly rows: readonly TableRow<K>[] }
}[TableKind]

export interface PlannedRows {
  readonly plan: TablePlan
  readonly drafts: readonly Draft[]
  readonly inForce: InForceNow
  /** What the sports' rules say of the events beside what they add. */
  readonly remarks: readonly EventRemark[]
  /** Events in full in which a list of medals and the results contradict each other. */
  readonly conflicts: ReadonlyMap<string, MedalConflict>
  /** Elements of the rows that change nothing. */
  readonly same: readonly Subject[]
  /** Competitors, units and events of the rows that no message has. */
  readonly unknown: readonly Unknown[]
}

/** Plans rows, the same rows once. */
export function plannerOf(tx: Reads, planning: Pick<Planning, 'utcOffset'>): (rows: TypedRows) => Promise<PlannedRows> {
  const planned = new Map<TypedRows, Promise<PlannedRows>>()
  return (rows) => {
    const plan = planned.get(rows) ?? planRows(tx, rows, planning)
    planned.set(rows, plan)
    return plan
  }
}

/** Holds typed rows against what is in force, with what comes of results by their sports' rules. A row of the plan that is 0 stands for what the rows do not have. */
export async function planRows(
  tx: Reads,
  {
    kind,
    batches,
    names,
    found,
    removes,
    wholeLists = removes,
    isPartlyRead = false,
    kept = new Set(),
    draws,
    byResults,
    withdrawn = new Set(),
    tookPlace = new Set(),
  }: TypedRows,
  { utcOffset }: Pick<Planning, 'utcOffset'>,
): Promise<PlannedRows> {
  const going = draws ? await leftOfDraws(tx, batches, kept) : removes ? await goingUnits(tx, batches, kept) : []
  const scheduled = rowsWith([...tookPlace], { status: 'SCHEDULED' })
  const all = [...batches, ...going, ...scheduled]
  const inForce = await readInForce(
    tx,
    all.flatMap((batch): readonly { readonly cells: object }[] => batch.rows),
  )
  const made = all.map((batch) =>
    draftsOf(batch.kind, batch.rows as never, inForce, utcOffset, { keepsOthers: !wholeLists }),
  )
  const problems = made.flatMap((one) => one.problems)
  const startLists = [...withdrawn].flatMap((unit) => {
    const list = inForce.list(unit)
    return list === null ? [] : [withdrawnResult(unit, list.results)]
  })
  const written = [...made.flatMap((batch) => batch.drafts), ...startLists]
  const {
    drafts: ruled,
    remarks,
    conflicts,
  } = isPartlyRead || problems.some(stops)
    ? { drafts: written, remarks: [], conflicts: new Map<string, MedalConflict>() }
    : await withRules(tx, written, inForce, byResults)
  const drafts = [...nameDrafts(names, inForce), ...ruled]
  const diff = diffOf(drafts, inForce)
  const isGoing = ({ what, row }: Subject) => what === 'unit' && row === 0
  // of draws also what was out of the programme already and loses its sides
  const gone = new Map(
    diff.changed.flatMap((one) =>
      isGoing(one) && (draws || (one.field === 'scheduleStatus' && one.to === 'UNSCHEDULED'))
        ? [[one.key, { what: one.what, within: one.within, key: one.key, row: null }] as const]
        : [],
    ),
  )
  return {
    inForce,
    remarks,
    conflicts,
    drafts: diff.drafts,
    same: diff.same,
    unknown: unknownOf(drafts, inForce, inForce.hasEvent),
    plan: {
      kind,
      found,
      added: diff.added,
      changed: diff.changed.filter((one) => !isGoing(one)),
      removed: [...diff.removed, ...gone.values()],
      unknown: [],
      problems,
      applicable: !problems.some(stops),
    },
  }
}

/** The drafts with what comes of them: tables of pools, who goes on, medals (decision 0107). `byResults`: as of `TypedRows`. */
export async function withRules(
  tx: Reads,
  drafts: readonly Draft[],
  inForce: InForceNow,
  byResults: ReadonlySet<string> = new Set(),
): Promise<Pick<PlannedRows, 'drafts' | 'remarks' | 'conflicts'>> {
  const eventOf = (code: string): string => padRsc(rscPrefix(code, 'event'))
  const units = drafts.flatMap(({ body }) => (body.kind === 'schedule' ? body.units : []))
  // a programme that follows the results can mark the final
  const played = await eventsWithTableResults(tx, [...new Set(units.map(({ code }) => code.slice(0, 22)))])
  const events = new Set([
    ...drafts.flatMap(({ body, documentCode }) =>
      body.kind === 'results' || body.kind === 'medallists' ? [eventOf(documentCode)] : [],
    ),
    ...units.flatMap(({ code, startList }) =>
      startList.some(({ previousUnit }) => previousUnit) ? [eventOf(code)] : [],
    ),
    ...played.map(padRsc),
  ])
  const conflicts = new Map<string, MedalConflict>()
  if (events.size === 0) return { drafts, remarks: [], conflicts }
  const facts = await readEvents(tx, [...events], inForce)
  let all = drafts
  const remarks: EventRemark[] = []
  const pause = createPauses()
  for (const [event, before] of facts) {
    await pause()
    const ruled = eventByRule(event, before, all, null, byResults.has(event) ? 'results' : 'list')
    all = ruled.drafts
    remarks.push(...ruled.remarks)
    if (ruled.conflict !== null) conflicts.set(event, ruled.conflict)
  }
  return { drafts: all, remarks, conflicts }
}

/** What the programme of the rows' disciplines has beside them, as rows that take it out. */
async function goingUnits(tx: Reads, batches: readonly TypedBatch[], kept: ReadonlySet<string>): Promise<TypedBatch[]> {
  const rows = contestsOf(batches)
  if (rows.length === 0) return []
  const named = new Set([...rows.map(({ cells }) => cells.unit), ...kept])
  const units = await unitsOf(tx, [...new Set([...named].map(disciplineOf))])
  return rowsWith(
    units.filter((unit) => !named.has(unit)),
    { status: 'UNSCHEDULED' },
  )
}

const contestsOf = (batches: readonly TypedBatch[]) =>
  batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows : []))

/** What earlier draws of the rows' events have beside them, as rows that take it out with its sides: nobody plays it. */
async function leftOfDraws(
  tx: Reads,
  batches: readonly TypedBatch[],
  kept: ReadonlySet<string>,
): Promise<TypedBatch[]> {
  const drawn = new Set(contestsOf(batches).map(({ cells }) => cells.unit))
  if (drawn.size === 0) return []
  const units = await unitsOfEvents(tx, [...new Set([...drawn].map((unit) => rscPrefix(unit, 'event')))])
  const left = leftOfDraw(
    units.map(({ fact }) => fact),
    drawn,
  )
  return rowsWith(
    left.filter((unit) => !kept.has(unit)),
    { status: 'UNSCHEDULED', sides: [] },
  )
}

/** Rows that no sheet has, with the same cells for each unit. */
const rowsWith = (
  units: readonly string[],
  cells: Partial<TableRow<'schedule'>['cells']>,
): [Extract<TypedBatch, { kind: 'schedule' }>] => [
  {
    kind: 'schedule',
    rows: units.map((unit) => ({ row: 0, cells: { ...NO_CELLS, status: undefined, unit, ...cells } })),
  },
]

const NO_CELLS = {
  name: undefined,
  name_eng: undefined,
  name_spa: undefined,
  date: undefined,
  start_time: undefined,
  end_time: undefined,
  venue: undefined,
  venue_name: undefined,
  location: undefined,
  location_name: undefined,
  medal: undefined,
  order: undefined,
  phase_type: undefined,
  sides: undefined,
}

/** How many of what, in one line for a terminal: `3 added, 1 rank changed, 1 competitor unknown`. */
export function summaryOf({ added, changed, removed, unknown, problems }: TablePlan): string {
  const counted = (things: readonly string[], verb: string) =>
    [...Map.groupBy(things, (thing) => thing)].map(([thing, all]) => `${all.length} ${thing} ${verb}`)
  const parts = [
    ...(added.length > 0 ? [`${added.length} added`] : []),
    ...counted(
      changed.map(({ field }) => field),
      'changed',
    ),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...counted(
      unknown.map(({ what }) => what),
      'unknown',
    ),
    ...(problems.length > 0 ? [`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`] : []),
  ]
  return parts.length > 0 ? parts.join(', ') : 'nothing would change'
}
