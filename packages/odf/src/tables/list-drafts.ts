import type { ResultStatus } from '@games/domain'
import { MEDALS } from '@games/domain/medals/medal-table'
import { sportOf } from '@games/domain/sports/registry'
import { typeCodeOf } from '@games/domain/sports/stored-event-type'
import { NO_ATHLETE, NO_COMPETITOR, NO_LIST, NO_RESULT } from '../absent.ts'
import type { OdfCompetitor, OdfMedal, OdfResult, OdfResults } from '../message.ts'
import type { Cells, TableRow } from './columns.ts'
import { cellOr, type Draft, type Report, rowsBy } from './drafts.ts'
import type { InForce } from './in-force.ts'
import { withDecision } from './bout-decision.ts'
import { atPrecision } from './precision.ts'
import { withQualifiers } from './qualifiers.ts'
import { ranksByRule } from './ranks-by-rule.ts'
import { bronzesOf, statedMedals, withOtherMedals } from './stated-medals.ts'
import { withStatedTies } from './stated-ties.ts'
import { withTrials } from './trials.ts'
import type { GoesOn } from './values.ts'

type ListKind = 'start-lists' | 'results'

/** A unit's rows are its whole list: who is not among them is no longer in it, unless others are kept. */
export function listDrafts(
  rows: readonly TableRow<ListKind>[],
  inForce: InForce,
  { isStartList, keepsOthers }: { readonly isStartList: boolean; readonly keepsOthers: boolean },
  report: Report,
): Draft[] {
  const goesOn = isStartList ? null : goesOnIn(rows as readonly TableRow<'results'>[], report)
  return [...Map.groupBy(rows, ({ cells }) => cells.unit)].map(([unit, all]) => {
    const before = inForce.list(unit)
    if (isStartList && before && before.status !== 'START_LIST')
      report({ problem: 'has-results', row: all[0]?.row ?? null, column: 'unit', value: unit })
    const list = isStartList
      ? sortedBy(all, ({ start_order }) => start_order)
      : byRank(all as readonly TableRow<'results'>[])
    const own = list.map(({ cells }, at) => resultOf(cells, at + 1, before?.results.results ?? [], inForce))
    const results = keepsOthers ? withOthers(own, before?.results.results ?? [], isStartList) : own
    const stated = goesOn?.get(unit.slice(0, 26))
    // marks of the sheet's own stand
    const hasMarks = all.some(({ cells }) => 'qualification' in cells && cells.qualification)
    const infos = withDecision(before?.results ?? null, results, all)
    return {
      documentType: 'DT_RESULT',
      documentCode: unit,
      resultStatus: isStartList
        ? 'START_LIST'
        : ((keepsOthers ? statusInForce(all, before) : null) ??
          statusOf(all as readonly TableRow<'results'>[], report)),
      // the clock of a list that was live has no place in what is typed afterwards
      body: {
        kind: 'results',
        ...NO_LIST,
        ...before?.results,
        clock: null,
        extendedInfos: stated ? withQualifiers(infos, stated) : infos,
        results: isStartList
          ? withTies(results)
          : withStatedTies(
              ranksByRule(withTies(results), { unit, type: inForce.eventType(unit), rows: all, before }, report),
              statesRank(all, keepsOthers),
            ),
      },
      rows: rowsBy(all, ({ competitor }) => competitor),
      ...(hasMarks ? { goesOn: null } : stated && { goesOn: stated }),
    }
  })
}

/** Whether rows state the rank of a competitor; null: they have no column of ranks, or do not name the competitor and keep others. */
function statesRank(rows: readonly TableRow<ListKind>[], keepsOthers: boolean): (competitor: string) => boolean | null {
  const stated = new Map(
    rows.flatMap(({ cells }) =>
      'rank' in cells && cells.rank !== undefined ? [[cells.competitor, Boolean(cells.rank)] as const] : [],
    ),
  )
  return (competitor) => stated.get(competitor) ?? (keepsOthers ? null : false)
}

/** The status of a list that rows correct in part; null: they state a status or cover the whole list. */
function statusInForce(
  rows: readonly TableRow<ListKind>[],
  before: { readonly status: ResultStatus | null; readonly results: OdfResults } | null,
): ResultStatus | null {
  if (!before || before.status === 'START_LIST') return null
  if (rows.some(({ cells }) => 'status' in cells && cells.status)) return null
  const named = new Set(rows.map(({ cells }) => cells.competitor))
  return before.results.results.every(({ competitor }) => named.has(competitor.code)) ? null : before.status
}

/** The number of those who advance, by round: any row of the round can state it, and rows that state it agree. */
function goesOnIn(rows: readonly TableRow<'results'>[], report: Report): ReadonlyMap<string, GoesOn> {
  const rounds = new Map<string, GoesOn>()
  for (const { row, cells } of rows) {
    const { goes_on: said, unit } = cells
    if (!said) continue
    const before = rounds.get(unit.slice(0, 26))
    if (before && (before.byPlace !== said.byPlace || before.byResult !== said.byResult))
      report({ problem: 'contradicting-row', row, column: 'goes_on', value: `${said.byPlace}+${said.byResult}` })
    else rounds.set(unit.slice(0, 26), said)
  }
  return rounds
}

/** The competitors of the list in force that the table does not name stay. Those without a rank or start order are where they were. */
function withOthers(
  own: readonly OdfResult[],
  before: readonly OdfResult[],
  isStartList: boolean,
): readonly OdfResult[] {
  const named = new Set(own.map(({ competitor }) => competitor.code))
  const others = before.filter(({ competitor }) => !named.has(competitor.code))
  if (isStartList && others.length === 0) return own
  const places = new Map(before.map(({ competitor }, at) => [competitor.code, at]))
  const all = [...own, ...others].toSorted((a, b) =>
    byPlace(places.get(a.competitor.code), places.get(b.competitor.code)),
  )
  const isMatch = all.some(({ wlt }) => wlt !== null)
  return all
    .toSorted((a, b) =>
      isMatch || isStartList ? byPlace(a.startSortOrder, b.startSortOrder) : byPlace(rankOf(a), rankOf(b)),
    )
    .map((one, at) => ({ ...one, sortOrder: at + 1 }))
}

const rankOf = ({ rank }: OdfResult): number | null => (rank === null ? null : Number(rank))

const byPlace = (a: number | null | undefined, b: number | null | undefined): number =>
  (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER)

const sortedBy = <K extends ListKind>(
  rows: readonly TableRow<K>[],
  placeOf: (cells: Cells<K>) => number | null | undefined,
): TableRow<K>[] => [...rows].sort((a, b) => byPlace(placeOf(a.cells), placeOf(b.cells)))

/** The ranks give the order, those without one last; head to head, the file does, for home comes first (ODF §8). */
const byRank = (rows: readonly TableRow<'results'>[]): readonly TableRow<'results'>[] =>
  rows.some(({ cells }) => cells.wlt)
    ? rows
    : sortedBy(rows, ({ rank }) => (rank === null || rank === undefined ? null : Number(rank)))

/** Whoever shares a rank is equal in it (ODF §8: RankEqual is missing in feeds as well, §13). */
function withTies(results: readonly OdfResult[]): OdfResult[] {
  const shared = Map.groupBy(results, ({ rank }) => rank)
  return results.map((one) => ({ ...one, rankEqual: one.rank !== null && (shared.get(one.rank)?.length ?? 0) > 1 }))
}

/** A list has one status; a file that says none is of results as they stand in the end. */
function statusOf(rows: readonly TableRow<'results' | 'medallists'>[], report: Report): ResultStatus {
  const [first, ...others] = rows.filter(({ cells }) => cells.status)
  const other = others.find(({ cells }) => cells.status !== first?.cells.status)
  if (other)
    report({ problem: 'contradicting-row', row: other.row, column: 'status', value: other.cells.status ?? null })
  return first?.cells.status ?? 'OFFICIAL'
}

function resultOf(
  cells: Cells<'start-lists'> & Partial<Cells<'results'>>,
  sortOrder: number,
  before: readonly OdfResult[],
  inForce: InForce,
): OdfResult {
  const known = before.find(({ competitor }) => competitor.code === cells.competitor)
  const base = { ...NO_RESULT, ...known }
  const typeCode = typeCodeOf(cells.unit, inForce.eventType(cells.unit))
  const irm = cellOr(cells.irm, base.irm)
  const sent = cellOr(cells.result, base.result)
  // a result in force that is repeated keeps the precision of its source
  const result = sent === null || sent === base.result ? sent : atPrecision(sent, typeCode)
  const hasNoRank = irm === null ? result === null && base.result !== null : irm !== base.irm
  // values that belong to the former result go with it
  const derived = irm === base.irm && result === base.result ? base : NO_RESULT
  const startOrder = cells.start_order === undefined ? base.startOrder : (cells.start_order?.toString() ?? null)
  return {
    ...base,
    sortOrder,
    rank: cellOr(cells.rank, hasNoRank ? null : base.rank),
    result,
    // the type tells readers to show the mark in place of the result (ODF §8)
    resultType: cellOr(cells.result_type, derived.resultType) ?? (irm !== null && result === null ? 'IRM' : null),
    irm,
    qualificationMark: cellOr(cells.qualification, derived.qualificationMark),
    wlt: cellOr(cells.wlt, derived.wlt),
    diff: cellOr(cells.difference, derived.diff),
    extended: withExercises(withTrials(base.extended, cells.trials, derived === base), cells.exercises, typeCode),
    photoFinish: derived.photoFinish,
    recordIndicators: derived.recordIndicators,
    startOrder,
    startSortOrder: cells.start_order === undefined ? base.startSortOrder : cells.start_order,
    competitor: competitorOf(cells, known?.competitor ?? null, inForce),
  }
}

/** The extended results with the scores of exercises of an event (full RSC). The parts of a score in force stay if the score does. */
function withExercises(
  inForce: OdfResult['extended'],
  stated: Cells<'results'>['exercises'],
  typeCode: string,
): OdfResult['extended'] {
  if (stated === undefined) return inForce
  const scores = stated ?? []
  const written = scores.map(
    ({ code, score }) =>
      inForce.find((value) => value.code === code && value.value === score) ?? { type: 'ER', code, value: score },
  )
  const replaced = new Set([
    ...Object.values(sportOf(typeCode).exercises({ typeCode })),
    ...scores.map(({ code }) => code),
  ])
  return [...inForce.filter(({ code }) => !replaced.has(code)), ...written]
}

type Named = Pick<Cells<'start-lists'>, 'competitor' | 'name' | 'organisation' | 'type'> & {
  readonly bib?: string | null | undefined
}

function competitorOf(cells: Named, known: OdfCompetitor | null, inForce: InForce): OdfCompetitor {
  const code = cells.competitor
  const type = cells.type ?? known?.type ?? inForce.typeOf(code) ?? 'A'
  const base = { ...NO_COMPETITOR, athletes: composition(code, type, inForce), ...(known?.type === type ? known : {}) }
  const { name } = cells
  return {
    ...base,
    code,
    type,
    bib: cellOr(cells.bib, base.bib),
    organisation: cellOr(cells.organisation, base.organisation),
    teamName: type === 'T' ? cellOr(name, base.teamName) : base.teamName,
    athletes: type === 'A' && name !== undefined ? named(base.athletes, code, name) : base.athletes,
  }
}

/**
 * A list’s column has the whole name, so nothing of the one in force may stay beside it. An individual who stood there without a composition
 * gets one.
 */
function named(athletes: OdfCompetitor['athletes'], code: string, name: string | null): OdfCompetitor['athletes'] {
  if (name !== null && !athletes.some((athlete) => athlete.code === code))
    return [...athletes, { ...NO_ATHLETE, code, order: athletes.length + 1, familyName: name }]
  return athletes.map((athlete) => {
    const { familyName, givenName } = athlete
    const inForce = [familyName, givenName].filter((part) => part !== null).join(' ')
    return athlete.code !== code || inForce === name ? athlete : { ...athlete, familyName: name, givenName: null }
  })
}

/** An individual stands in their own composition (ODF §8), a team with those who are known to be in it. */
const composition = (code: string, type: OdfCompetitor['type'], inForce: InForce): OdfCompetitor['athletes'] =>
  (type === 'T' ? inForce.members(code) : [code]).map((athlete, at) => ({
    ...NO_ATHLETE,
    code: athlete,
    order: at + 1,
  }))

/** An event's rows are all of its medals, unless those of others stay. */
export function medallistDrafts(
  rows: readonly TableRow<'medallists'>[],
  inForce: InForce,
  keepsOthers: boolean,
  report: Report,
): Draft[] {
  return [...Map.groupBy(rows, ({ cells }) => cells.event)].map(([event, all]) => {
    const before = statedMedals(inForce.medals(event))
    const list = MEDALS.flatMap((colour) => all.filter(({ cells }) => cells.medal === colour))
    const added = list.map(({ cells }) => medalOf(cells, before, inForce))
    const { medals, tooMany } = withOtherMedals(added, before, bronzesOf(typeCodeOf(event, inForce.eventType(event))))
    if (keepsOthers && tooMany) {
      const row = all.find(({ cells }) => cells.medal === 'bronze')?.row ?? null
      report({ problem: 'other-bronzes', row, column: 'medal', value: null })
    }
    return {
      documentType: 'DT_MEDALLISTS',
      documentCode: event,
      resultStatus: statusOf(all, report),
      ...(keepsOthers ? { origin: 'list' } : {}),
      body: { kind: 'medallists', medals: keepsOthers ? medals : added },
      rows: rowsBy(all, ({ competitor }) => competitor),
    }
  })
}

function medalOf(cells: Cells<'medallists'>, before: readonly OdfMedal[], inForce: InForce): OdfMedal {
  const own = before.find(
    ({ medal, competitors }) => medal === cells.medal && competitors.some(({ code }) => code === cells.competitor),
  )
  const known = own?.competitors.find(({ code }) => code === cells.competitor) ?? null
  const { code, type, bib, teamName, athletes } = competitorOf(cells, known && { ...NO_COMPETITOR, ...known }, inForce)
  return {
    medal: cells.medal,
    date: cellOr(cells.date, own?.date ?? null),
    unit: cellOr(cells.unit, own?.unit ?? null),
    competitors: [{ code, type, organisation: cells.organisation, order: known?.order ?? 1, bib, teamName, athletes }],
  }
}
