import { MEDALS, padRsc, rscPrefix } from '@games/domain'
import type { TableRow } from '../columns.ts'
import { withAwards, withHeats, withRanks, withSamePeople } from './answered-lists.ts'
import { clashesIn } from './clashes.ts'
import { asMetBefore, linked, numbered } from './contests.ts'
import { type Drawn, drawsOf } from './draws.ts'
import { matchesInForce } from './matches-in-force.ts'
import { matchesOfRows } from './matches-of-rows.ts'
import { namesakesIn } from './namesakes.ts'
import { NO_AWARD } from './no-competitor.ts'
import { rowsOfWrongPlaces } from './pool-places.ts'
import { publishedTable } from './published-table.ts'
import type { Batch, SheetReading } from './reading.ts'
import { withoutRepeatedRows } from './repeated-rows.ts'
import { withResultOfTeam } from './rows-of-members.ts'
import { leastFinal } from './result-status.ts'
import type { SheetContext } from './sheet-context.ts'
import { medalCells } from './rows/medal-row.ts'
import type { SheetTable } from './sheet-table.ts'
import { peopleInTwoHeats } from './two-heats.ts'
import { unlikelyResults } from './unlikely-results.ts'

/** The rows of a sheet as batches, with decisions that need all of its rows. `tables`: those that were read, in their order. */
export function sheetReadingOf(
  sheet: SheetContext,
  tables: readonly SheetTable[],
): Omit<SheetReading, 'tables' | 'kind' | 'passedOver' | 'notRead' | 'found'> {
  const { index, resolver, problems } = sheet
  for (const read of sheet.deferred) read()
  for (const rows of [sheet.lists, sheet.schedule]) rows.sort((a, b) => a.row - b.row)
  const places: SheetTable['places'] = tables.at(-1)?.places ?? new Map()
  const published = publishedTable(sheet, tables)
  const met = matchesInForce(sheet)
  const draws = drawsOf(sheet.seeded, sheet.undrawn, index)
  for (const problem of draws.problems)
    problems.push({ ...problem, column: places.get(problem.field ?? 'seed') ?? null })
  for (const [row, { words }] of draws.placed) sheet.texts.set(row, { words, when: null })
  const batches: Batch[] = []
  const add = (batch: Batch) => void (batch.rows.length > 0 && batches.push(batch))
  add({ kind: 'participants', rows: sheet.participants })
  add({ kind: 'teams', rows: [...sheet.teams, ...sheet.newTeams.values()] })
  add({ kind: 'schedule', rows: scheduleOf(sheet, met) })
  add({ kind: 'schedule', rows: withStatus(sheet, draws.units) })
  const { rows: lists, units: heats } = listsOf(sheet, met, places)
  add({ kind: 'schedule', rows: withStatus(sheet, heats) })
  if (sheet.kind === 'start-lists') add({ kind: 'start-lists', rows: lists })
  else add({ kind: 'results', rows: lists })
  add({ kind: 'medallists', rows: medalsOf(sheet) })
  return {
    batches,
    names: [...resolver.names.values()],
    words: [...resolver.words.values()],
    questions: [...resolver.questions].map(([key, question]) => ({
      key,
      ...question,
      rows: [...new Set(question.rows)],
    })),
    problems,
    notes: clashesIn(batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows : []))),
    skipped: [...sheet.skipped],
    texts: sheet.texts,
    placed: firstContests(draws),
    published,
  }
}

const firstContests = ({ placed }: Drawn): ReadonlyMap<number, string> =>
  new Map([...placed].map(([row, { unit }]) => [row, unit]))

type MatchesInForce = ReturnType<typeof matchesInForce>

function scheduleOf(sheet: SheetContext, met: MatchesInForce): TableRow<'schedule'>[] {
  const contests = linked(numbered(asMetBefore(sheet.schedule, met), sheet.index), sheet.index)
  return withoutRepeatedRows(sheet, withStatus(sheet, contests), ({ unit }) => unit, 'unit')
}

const medalsOf = (sheet: SheetContext): TableRow<'medallists'>[] =>
  // several medals of an event can be withheld
  withoutRepeatedRows(
    sheet,
    [...medalsOfNamesakes(sheet), ...withheldMedals(sheet)],
    ({ event, competitor, medal }) => [event, competitor, ...(competitor === NO_AWARD.code ? [medal] : [])].join(' '),
    'athlete',
  )

/** The medals of events of which the organiser says that they give none. */
const withheldMedals = ({ withheld }: SheetContext): TableRow<'medallists'>[] =>
  [...withheld].flatMap(([event, row]) =>
    row === null
      ? []
      : MEDALS.map((medal) => ({ row, cells: medalCells(padRsc(event), medal, NO_AWARD, NO_AWARD.code, null) })),
  )

/** Medals in rows of results, of the people whom these rows name. */
const medalsOfNamesakes = ({ medals, namesakes, withheld }: SheetContext): TableRow<'medallists'>[] =>
  medals.flatMap(({ row, cells }) => {
    const code = namesakes.get(row)
    return code === null || withheld.has(rscPrefix(cells.event, 'event'))
      ? []
      : [{ row, cells: { ...cells, competitor: code ?? cells.competitor } }]
  })

/**
 * Units with their status. A unit that was removed from the programme and is in a sheet again is scheduled, unless its draw does without it and
 * no side is known.
 */
function withStatus({ index }: SheetContext, units: readonly TableRow<'schedule'>[]): TableRow<'schedule'>[] {
  return units.map(({ row, cells }) =>
    cells.status === undefined &&
    !index.hasUnit(cells.unit) &&
    (cells.sides !== undefined || !index.isUndrawn(cells.unit))
      ? { row, cells: { ...cells, status: 'SCHEDULED' } }
      : { row, cells },
  )
}

/** The rows of results or start lists, and the units of heats that the programme does not have. */
function listsOf(
  sheet: SheetContext,
  met: MatchesInForce,
  places: SheetTable['places'],
): { readonly rows: TableRow<'results'>[]; readonly units: readonly TableRow<'schedule'>[] } {
  const { index, incomplete, problems } = sheet
  const waiting = rowsOfWrongPlaces(sheet)
  const written = sheet.lists.flatMap((row) => {
    if (waiting.has(row.row)) return []
    const unit = met.has(row.row) ? met.get(row.row) : row.cells.unit
    return unit ? [{ ...row, cells: { ...row.cells, unit } }] : []
  })
  const unlikely = new Set(unlikelyResults(written, (unit) => index.typeCode(unit)))
  for (const { row, cells } of unlikely) {
    incomplete.add(cells.unit)
    const column = places.get('result') ?? null
    problems.push({ problem: 'unlikely-result', row, column, field: 'result', value: cells.result ?? null })
  }
  const likely = written.filter((row) => !unlikely.has(row))
  const namesakes = namesakesIn(sheet, likely)
  for (const [{ row, cells }, code] of namesakes) {
    sheet.namesakes.set(row, code)
    if (code === null && !sheet.skipped.has(row)) incomplete.add(cells.unit)
  }
  const known = likely.flatMap((row) => {
    const code = namesakes.get(row)
    return code === null ? [] : [{ ...row, cells: { ...row.cells, competitor: code ?? row.cells.competitor } }]
  })
  const inTwoHeats = peopleInTwoHeats(sheet, known)
  const ofHeats = known.flatMap((row) => {
    const code = inTwoHeats.get(row)
    if (code === null && !sheet.skipped.has(row.row)) incomplete.add(row.cells.unit)
    return code === null ? [] : [{ ...row, cells: { ...row.cells, competitor: code ?? row.cells.competitor } }]
  })
  const distinct = withoutRepeatedRows(
    sheet,
    matchesOfRows(
      withResultOfTeam(sheet, ofHeats),
      sheet.unnumbered,
      (unit) => incomplete.has(unit) || index.isPlayed(unit),
    ),
    ({ unit, competitor }) => `${unit} ${competitor}`,
    'athlete',
    ({ unit }) => incomplete.add(unit),
  )
  const { rows: ofFinals, units } = withHeats(sheet, withSamePeople(sheet, distinct))
  const rows = withAwards(sheet, ofFinals)
  const statusOf = new Map(
    [...Map.groupBy(rows, ({ cells }) => cells.unit)].map(([unit, list]) => [
      unit,
      incomplete.has(unit) ? 'INTERMEDIATE' : leastFinal(list.map(({ cells }) => cells.status)),
    ]),
  )
  const lists = withRanks(sheet, rows).map(({ row, cells }) => ({
    row,
    cells: { ...cells, status: statusOf.get(cells.unit) ?? cells.status },
  }))
  return { rows: lists, units }
}
