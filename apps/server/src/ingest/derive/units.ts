import { gamesDayAt } from '@games/contract/clock'
import {
  disciplineOf,
  displayedStatus,
  divisionOf,
  eventTypeFor,
  genderOf,
  type ResultStatus,
  rscPrefix,
  type ScheduleStatus,
} from '@games/domain'
import { lineOf } from '@games/domain/sports/sheet'
import type { OdfResult, OdfResults, OdfUnit } from '@games/odf'
import type { ClientBase } from 'pg'
import { typeCodes } from '../../facts/event-types.queries.ts'
import { producedIso } from '../../facts/produced-iso.ts'
import { sentName } from '../../facts/sent-name.ts'
import { type SideRow, sourceOf } from '../../facts/sides.ts'
import { sportUnit } from '../../facts/sport-unit.ts'
import { insertRows } from '../touched.ts'
import type { Court } from './forecasts.queries.ts'
import { ASPECT_COLUMNS, type AspectName, type AspectRow, differingAspects } from './unit-aspects.ts'

/** What became of a unit's row: its days before and after, and whether an OFFICIAL result was taken back or changed. */
export interface UnitChange {
  readonly code: string
  readonly days: readonly string[]
  /** Two sides meet in it. */
  readonly headToHead: boolean
  /** In what it is another one now for others than its own page and its days. */
  readonly differs: readonly AspectName[]
  /** Where and when who competes in it is not what it was: the organisations of its sides, before and now. */
  readonly organisations: readonly string[] | null
  readonly correction: { readonly at: string; readonly note: string | null } | null
  /** Who stood in it before. */
  readonly appeared: readonly Appearance[]
  /** The fields of play that it was on before and is on now. */
  readonly courts: readonly Court[]
}

/** That somebody is listed in a unit: a competitor, and, of one that has a line-up, an athlete of it (else ''). */
export interface Appearance {
  readonly unit: string
  readonly competitor: string
  readonly athlete: string
}

interface ScheduleFact {
  code: string
  fact: OdfUnit
  planned_start: string | null
  produced: string
  message_id: number
}
interface ListFact {
  code: string
  replacement_key: string
  status: ResultStatus | null
  produced: string
  notes: string[]
  corrected: boolean
  fact: Omit<OdfResults, 'results'>
  message_id: number
}

/** The newest schedule fact of each unit; a unit may stand in two disciplines' messages. */
const SCHEDULE_FACTS = `select distinct on (code) code, fact, planned_start, produced, message_id
  from fact_unit where code = any($1) order by code, precedence desc, discipline`
/** One DT_RESULT a unit: of several languages or subtypes the newest. */
const LIST_FACTS = `select distinct on (code) code, replacement_key, status, produced, notes, corrected, fact, message_id
  from fact_result_list where code = any($1) and document_type = 'DT_RESULT' order by code, produced desc, replacement_key`

type UnitRow = ReturnType<typeof unitRow>

/** Derives the rows of the given units from their facts, and their appearances. Gives those that changed. */
export async function deriveUnits(tx: ClientBase, codes: ReadonlySet<string>): Promise<UnitChange[]> {
  if (codes.size === 0) return []
  const wanted = [...codes].sort()
  const scheduled = byCode((await tx.query<ScheduleFact>(SCHEDULE_FACTS, [wanted])).rows)
  const lists = byCode((await tx.query<ListFact>(LIST_FACTS, [wanted])).rows)
  const results = await resultsOf(
    tx,
    [...lists.values()].map((l) => l.replacement_key),
  )
  const { rows: written } = await tx.query<AspectRow & { readonly start_at: Date | null }>(
    `delete from unit where code = any($1) returning ${ASPECT_COLUMNS.join(', ')}`,
    [wanted],
  )
  const was = byCode(written)
  const { rows: appeared } = await tx.query<Appearance>(
    'delete from appearance where unit = any($1) returning unit, competitor, athlete',
    [wanted],
  )
  const typeCode = await typeCodes(tx, wanted)
  const appearedIn = Map.groupBy(appeared, ({ unit }) => unit)
  const rows: UnitRow[] = []
  const changes: UnitChange[] = []
  const appearances: Appearance[] = []
  for (const code of wanted) {
    const schedule = scheduled.get(code)
    const list = lists.get(code)
    const old = was.get(code)
    const rowsOf = list ? (results.get(list.replacement_key) ?? []) : []
    const row = schedule || list ? unitRow(code, typeCode(code), schedule, list, rowsOf) : undefined
    const appearing = row ? appearancesOf(code, schedule?.fact, rowsOf) : []
    if (row) rows.push(row)
    appearances.push(...appearing)
    if (!row && !old) continue
    const before = appearedIn.get(code) ?? []
    const days = new Set([old, row].flatMap((r) => (r?.displayed && r.day ? [r.day] : [])))
    changes.push({
      code,
      days: [...days],
      headToHead: row?.head_to_head ?? false,
      differs: differingAspects(old, row),
      organisations: competing(old, before) === competing(row, appearing) ? null : organisationsOf([old, row]),
      correction: row?.correction ?? null,
      appeared: before,
      courts: courtsOf([old, row]),
    })
  }
  await insertRows(tx, 'unit', rows)
  await insertRows(tx, 'appearance', appearances, 'on conflict do nothing')
  return changes
}

/** When and where people see who in a unit. */
const competing = (row: AspectRow | undefined, appearing: readonly Appearance[]): string =>
  row?.displayed
    ? JSON.stringify([
        row.day,
        row.event_type,
        organisationsOf([row]),
        [...new Set(appearing.flatMap(({ competitor, athlete }) => [competitor, athlete]))].sort(),
      ])
    : ''

const courtsOf = (rows: readonly (AspectRow | undefined)[]): Court[] =>
  rows.flatMap((row) => {
    const location = row?.schedule?.location
    return row?.day && location ? [{ location, day: row.day }] : []
  })

const organisationsOf = (rows: readonly (AspectRow | undefined)[]): string[] => [
  ...new Set(rows.flatMap((row) => row?.sides.flatMap(({ organisation }) => organisation ?? []) ?? [])),
]

const byCode = <T extends { code: string }>(rows: readonly T[]) => new Map(rows.map((r) => [r.code, r]))

async function resultsOf(tx: ClientBase, keys: readonly string[]): Promise<Map<string, OdfResult[]>> {
  const { rows } = await tx.query<{ replacement_key: string; fact: OdfResult }>(
    'select replacement_key, fact from fact_result where replacement_key = any($1) order by replacement_key, position',
    [keys],
  )
  const grouped = new Map<string, OdfResult[]>()
  for (const { replacement_key, fact } of rows) {
    const group = grouped.get(replacement_key)
    if (group) group.push(fact)
    else grouped.set(replacement_key, [fact])
  }
  return grouped
}

function unitRow(
  code: string,
  typeCode: string,
  schedule: ScheduleFact | undefined,
  list: ListFact | undefined,
  results: readonly OdfResult[],
) {
  const unit = schedule?.fact
  // a result may arrive before the schedule knows its unit: it is then shown by the result alone
  const scheduleStatus: ScheduleStatus = unit?.scheduleStatus ?? (list?.fact.start ? 'SCHEDULED' : 'UNSCHEDULED')
  const resultStatus = list?.status ?? null
  const status = displayedStatus(scheduleStatus, resultStatus)
  const start = unit?.start ?? list?.fact.start ?? null
  const headToHead = isHeadToHead(unit, results, list?.fact)
  const first = results[0]
  const started = resultStatus !== null && resultStatus !== 'START_LIST'
  const produced = [schedule?.produced, list?.produced].reduce<string>((a, b) => (b !== undefined && b > a ? b : a), '')
  return {
    code,
    discipline: disciplineOf(code),
    event: rscPrefix(code, 'event'),
    phase: rscPrefix(code, 'phase'),
    gender: genderOf(code),
    division: divisionOf(code),
    event_type: eventTypeFor(unit?.phaseType ?? '3', unit?.medal ?? 0, code),
    status,
    schedule_status: unit?.scheduleStatus ?? null,
    result_status: resultStatus,
    displayed: status !== 'UNSCHEDULED' && start !== null,
    day: start === null ? null : dayOf(start),
    start_at: start,
    sort_order: unit?.order ?? null,
    medal: unit?.medal ?? 0,
    head_to_head: headToHead,
    sides: headToHead ? sidesOf(unit, results) : [],
    // a list that has only just begun is still in start order
    leader: !headToHead && started && first && (first.rank ?? first.result) !== null ? sideOf(first) : null,
    clock: list?.fact.clock ?? null,
    line: list ? lineOf(sportUnit(code, typeCode, status, list, results, headToHead)) : null,
    planned_start: schedule?.planned_start && schedule.planned_start !== start ? schedule.planned_start : null,
    produced,
    correction: list?.corrected ? { at: producedIso(list.produced), note: list.notes.at(-1) ?? null } : null,
    schedule: unit ?? null,
    schedule_message_id: schedule?.message_id ?? null,
    result_message_id: list?.message_id ?? null,
  }
}

/** The games' day of an instant as written, in its own offset (ODF §1, a day ends at 03:00). */
export function dayOf(iso: string): string {
  const offset = /([+-])(\d\d):?(\d\d)$/.exec(iso)
  const minutes = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  return gamesDayAt(Date.parse(iso), minutes)
}

/** Two known or awaited sides, or two competitors of whom one wins (ODF §6 StartList, §8). */
function isHeadToHead(
  unit: OdfUnit | undefined,
  results: readonly OdfResult[],
  list: Omit<OdfResults, 'results'> | undefined,
): boolean {
  if (results.length > 2) return false
  if ((unit?.startList.length ?? 0) > 0) return true
  return results.length === 2 && (results.some((r) => r.wlt !== null) || (list?.periods.length ?? 0) > 0)
}

function sidesOf(unit: OdfUnit | undefined, results: readonly OdfResult[]): SideRow[] {
  const known = results.slice(0, 2).map(sideOf)
  if (known.length === 2 || !unit) return known
  return [...unit.startList]
    .sort((a, b) => a.sortOrder - b.sortOrder)
    .slice(0, 2)
    .map(({ competitor, previousUnit }) => ({
      code: competitor?.code ?? null,
      type: competitor?.type ?? 'A',
      organisation: competitor?.organisation ?? null,
      name: null,
      from: sourceOf(previousUnit),
      result: null,
      irm: null,
      wlt: null,
    }))
}

const sideOf = (row: OdfResult): SideRow => ({
  code: row.competitor.code,
  type: row.competitor.type,
  organisation: row.competitor.organisation,
  name: sentName(row),
  from: null,
  result: row.result,
  irm: row.irm,
  wlt: row.wlt,
})

function appearancesOf(unit: string, schedule: OdfUnit | undefined, results: readonly OdfResult[]): Appearance[] {
  const starters = (schedule?.startList ?? []).flatMap((s) => (s.competitor ? [s.competitor.code] : []))
  return [
    ...starters.map((competitor) => ({ unit, competitor, athlete: '' })),
    ...results.flatMap(({ competitor }) => [
      { unit, competitor: competitor.code, athlete: '' },
      ...competitor.athletes
        .filter((a) => a.code !== competitor.code)
        .map((a) => ({ unit, competitor: competitor.code, athlete: a.code })),
    ]),
  ]
}
