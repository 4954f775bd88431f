import { phaseOf } from '../rsc.ts'
import { isOver } from '../sports/race.ts'
import type { SportRow, SportUnit } from '../sports/sport.ts'
import { valueOf } from '../sports/values.ts'
import { byText } from '../text/by-text.ts'
import { figureOf } from './figures.ts'
import { listKindOf } from './list-kind.ts'
import { because, type Reason, type Undecided } from './reason.ts'
import { RESULT_STEPS } from './result-steps.ts'
import type { IrmRule, ListRule, RuleSet } from './rule-set.ts'
import { type Order, reasonsOf, type Tier, tiersOf, undecidedOf } from './tiers.ts'

/** A place as ODF has it (§8): SortOrder unique from 1, Rank shared with RankEqual, none for those without a result. */
export interface Placed {
  readonly competitor: string
  readonly rank: number | null
  readonly rankEqual: boolean
  readonly sortOrder: number
  /** What put it there: against the one before it, for the first against the one behind. */
  readonly why: Reason
}

export interface Ranking {
  /** In order; all rows are there. */
  readonly rows: readonly Placed[]
  readonly undecided: readonly Undecided[]
}

/**
 * Ranks of a unit's list by its rule set. Rows with an IRM stand behind the ranked ones in the sport's order and move nobody; rows that
 * have no result yet stand between. Where the figures do not decide, the rows concerned are listed as undecided: they share a rank until
 * somebody decides, or have none where not even the first rule can be asked. A match of two has no ranks (ODF §8): `matchOutcome` tells
 * its winner. The order of `unit.rows` and what they say of ranks do not matter. `firstPlace`: of a final for places, e.g. 9.
 */
export const rankList = (unit: SportUnit, ruleSet: RuleSet, firstPlace = 1): Ranking =>
  rankHeats([unit], ruleSet, firstPlace)

/**
 * Ranks over several units as one list: the heats of a round, the groups of a qualification, timed finals. Somebody with an IRM in one of them
 * and a result in another counts with the result (a heat run again). Somebody with results in two has parts of something longer, which
 * are no heats: nothing is ranked.
 */
export function rankHeats(units: readonly SportUnit[], ruleSet: RuleSet, firstPlace = 1): Ranking {
  const rows = units.flatMap((unit) => unit.rows)
  const [first] = units
  if (!first || rows.length === 0) return { rows: [], undecided: [] }
  if (units.some((unit) => unit.headToHead)) return unranked(rows, because('head-to-head'), firstPlace)
  if (haveParts(rows)) return unranked(rows, because('several-results'), firstPlace)
  const kinds = new Set(units.map(listKindOf))
  const kind = kinds.size === 1 ? listKindOf({ ...first, rows }) : null
  const rule = kind === null ? undefined : ruleSet.lists[kind]
  if (!rule) return unranked(rows, because('no-rule', { list: kind ?? [...kinds].join(' ') }), firstPlace)
  return rankRows(rows, ofRaces(units, withJumpOffOfFinals(units, rule)), rule.irm ?? ruleSet.irm, {
    isOver: units.every(isOver),
    firstPlace,
  })
}

/** Only a final has a jump-off: in a round before it all who are level advance (WA TR 25.15). A unit of an unknown phase may be a final. */
function withJumpOffOfFinals(units: readonly SportUnit[], rule: ListRule): ListRule {
  const areRounds = units.every(({ code }) => !/^(?:FNL-|----|X)/.test(phaseOf(code)))
  return areRounds ? { ...rule, by: rule.by.filter((id) => id !== 'jump-off') } : rule
}

/** The rule for these races: the order at the finish of one race decides, those of several races cannot be compared. */
function ofRaces(units: readonly SportUnit[], rule: ListRule): ListRule {
  if (!rule.judgedOrder) return rule
  if (units.length > 1) return { ...rule, by: rule.by.filter((id) => id !== 'finish-order') }
  const given = units.flatMap(({ rows }) => rows.filter(isGiven))
  const isSent = given.length > 0 && given.every((row) => figureOf(valueOf(row, 'FINISH_ORDER')) !== null)
  return isSent ? { ...rule, by: ['finish-order'] } : rule
}

const haveParts = (rows: readonly SportRow[]): boolean => {
  const withResult = rows.filter(isGiven).map(codeOf)
  return new Set(withResult).size < withResult.length
}

const unranked = (rows: readonly SportRow[], why: Reason, from: number): Ranking => {
  const placed = ordered(rows).map((row, at): Placed => ({ ...unplaced(row, why), sortOrder: at + 1 }))
  return { rows: placed, undecided: [{ competitors: codesOf(placed), from, to: from + placed.length - 1, why }] }
}

type WithoutOrder = Omit<Placed, 'sortOrder'>

/** Ranks rows by a rule that is given, e.g. of a list that no rule set knows. `isOver`: a result that is missing is told as undecided. */
export function rankRows(
  all: readonly SportRow[],
  rule: ListRule,
  irm: IrmRule,
  { isOver: over = true, firstPlace = 1 }: { readonly isOver?: boolean; readonly firstPlace?: number } = {},
): Ranking {
  const rows = bestOfEach(all)
  const given = rows.filter(isGiven)
  const tiers = tiersOf(given, orderOf(rule), codeOf, firstPlace)
  const unreadable = tiers[0]?.open?.values.needs === rule.by[0] ? tiers[0]?.open : undefined
  const behind = firstPlace + given.length
  const still = stillRanked(rows, irm, behind)
  const without = ordered(rows.filter((row) => row.irm === null && !hasResult(row)))
  const waiting = without.filter(isResultToCome)
  const out = inIrmOrder(
    rows.filter((row) => row.irm !== null && !irm.ranked.includes(row.irm)),
    irm,
  )
  const unknown = unreadable ?? (waiting.length > 0 && over ? notSent('result', waiting) : undefined)
  // who was ahead of whom is not known, so those behind may be anywhere behind
  const irmRows = unknown
    ? still.rows.map((row) => ({ ...row, rank: null, rankEqual: false, why: unknown }))
    : still.rows
  const undecided = undecidedOf(tiers, codeOf)
  if (unknown && (waiting.length > 0 || irmRows.length > 0))
    undecided.push({
      competitors: [...waiting.map(codeOf), ...codesOf(irmRows)],
      from: firstPlace,
      to: behind + waiting.length + irmRows.length - 1,
      why: unknown,
    })
  else undecided.push(...still.undecided)
  const list = [
    ...(unreadable ? ordered(given).map((row) => unplaced(row, unreadable)) : placesOf(tiers)),
    ...irmRows,
    ...without.map((row) => unplaced(row, because('no-result'))),
    ...out.map((row) => unplaced(row, because('irm', { irm: row.irm ?? '' }))),
  ]
  return { rows: list.map((row, at) => ({ ...row, sortOrder: at + 1 })), undecided }
}

const notSent = (needs: string, rows: readonly SportRow[]): Reason =>
  because('not-sent', { needs, from: ordered(rows).map(codeOf).join(' ') })

const orderOf = ({ by, whenLevel }: ListRule): Order<SportRow> => ({
  steps: by.flatMap((id) => RESULT_STEPS.get(id) ?? []),
  restart: false,
  whenLevel,
})

/**
 * Rows whose IRM keeps a place. Several rows of one IRM are ranked by `irm.rankedBy`; the place stays open if a figure is missing.
 */
function stillRanked(rows: readonly SportRow[], irm: IrmRule, from: number) {
  const placed: WithoutOrder[] = []
  const undecided: Undecided[] = []
  let place = from
  const ranked = rows.filter((row) => row.irm !== null && irm.ranked.includes(row.irm))
  const levels = [...Map.groupBy(inIrmOrder(ranked, irm), (row) => row.irm ?? '').values()]
  const partedLevels = (irm.rankedBy ?? []).reduce(
    (all, code) =>
      all.flatMap((level) => parted(level, (row) => -Math.abs(figureOf(valueOf(row, code)) ?? Number.NaN))),
    levels,
  )
  for (const level of partedLevels) {
    if (level.length > 1)
      undecided.push({
        competitors: level.map(codeOf),
        from: place,
        to: place + level.length - 1,
        why: notSent('finish-order', level),
      })
    for (const row of level)
      placed.push({
        competitor: codeOf(row),
        rank: place,
        rankEqual: level.length > 1,
        why: because('irm-ranked', { irm: row.irm ?? '' }),
      })
    place += level.length
  }
  return { rows: placed, undecided }
}

/** Rows in groups of equal figures, the greatest first; one group if a row has no figure. */
function parted(rows: readonly SportRow[], figureOfRow: (row: SportRow) => number): SportRow[][] {
  if (rows.some((row) => Number.isNaN(figureOfRow(row)))) return [[...rows]]
  return [...Map.groupBy(rows, figureOfRow)].toSorted(([a], [b]) => b - a).map(([, level]) => level)
}

const codeOf = (row: SportRow): string => row.competitor.code
const codesOf = (rows: readonly WithoutOrder[]): string[] => rows.map(({ competitor }) => competitor)
const ordered = (rows: readonly SportRow[]): SportRow[] => rows.toSorted((a, b) => byText(codeOf(a), codeOf(b)))

/** Some types of result say that there is none (ODF §8, GAR). */
const NO_RESULT: ReadonlySet<string | null> = new Set(['NO_SCORE', 'NOT_COMPETING', 'IRM'])
const hasResult = ({ result, resultType }: SportRow): boolean =>
  result !== null && result.trim() !== '' && !NO_RESULT.has(resultType)

/** Whether a row has neither a result nor a type or mark which shows that it will have none. */
export const isResultToCome = (row: SportRow): boolean =>
  row.irm === null && !hasResult(row) && !NO_RESULT.has(row.resultType)

const isGiven = (row: SportRow): boolean => row.irm === null && hasResult(row)

const unplaced = (row: SportRow, why: Reason): WithoutOrder => ({
  competitor: codeOf(row),
  rank: null,
  rankEqual: false,
  why,
})

/** One row for each competitor, a result before an IRM. */
const bestOfEach = (rows: readonly SportRow[]): SportRow[] =>
  [...Map.groupBy(rows, codeOf).values()].flatMap((own) => own.find(isGiven) ?? own[0] ?? [])

/** By what the sport has first (an unknown IRM behind the known ones), then by code. */
function inIrmOrder(rows: readonly SportRow[], { order }: IrmRule): SportRow[] {
  const at = ({ irm }: SportRow) => (order.includes(irm ?? '') ? order.indexOf(irm ?? '') : order.length)
  return rows.toSorted((a, b) => at(a) - at(b) || byText(a.irm ?? '', b.irm ?? '') || byText(codeOf(a), codeOf(b)))
}

function placesOf(tiers: readonly Tier<SportRow>[]): WithoutOrder[] {
  const reasons = reasonsOf(tiers, codeOf)
  return tiers.flatMap(({ rows, place }, at) =>
    rows.map((row) => ({
      competitor: codeOf(row),
      rank: place,
      rankEqual: rows.length > 1,
      why: reasons[at] ?? because('alone'),
    })),
  )
}

/** A rank that somebody wrote and that is not the rule's: it is told, and it wins. */
export interface AgainstTheRule {
  readonly competitor: string
  readonly sent: string
  readonly byTheRule: number | null
  readonly why: Reason
}

/**
 * Where ranks that were sent differ from the computed ones. A place that the rule leaves open is no difference: any order of those
 * concerned within their places is allowed, and a shared rank too.
 */
export function againstTheRule(
  sent: readonly Pick<SportRow, 'rank' | 'competitor'>[],
  ranking: Ranking,
): AgainstTheRule[] {
  const computed = new Map(ranking.rows.map((row) => [row.competitor, row]))
  const open = new Map(ranking.undecided.flatMap((one) => one.competitors.map((code) => [code, one] as const)))
  return sent.flatMap(({ rank, competitor: { code } }) => {
    const row = computed.get(code)
    if (rank === null || !row || rank === String(row.rank)) return []
    const undecided = open.get(code)
    const place = Number(rank)
    if (undecided && place >= undecided.from && place <= undecided.to) return []
    return [{ competitor: code, sent: rank, byTheRule: row.rank, why: row.why }]
  })
}
