import { phaseOf } from '@games/domain'
import {
  decidingRules,
  type GoingOn,
  levelForLastOf,
  rankHeats,
  rankList,
  type Ranking,
  type RuleSet,
  type Undecided,
  whoGoesOn,
} from '@games/domain/ranking-rules/index'
import { isTeamEvent } from '@games/domain/sports/decision'
import type { SportUnit } from '@games/domain/sports/sport'
import type { OdfResult } from '../../message.ts'
import type { Draft } from '../drafts.ts'
import type { GoesOn } from '../values.ts'
import { qualifiersOf, sameQualifiers } from '../qualifiers.ts'
import { competitorsOf, type EventFacts, eventUnits, isOfWholePhase, unplayed } from './event-facts.ts'
import type { EventRemark } from './remark.ts'

const roundOf = (code: string): string => code.slice(0, 26)

/**
 * The drafts with the marks `Q` and `q` in rounds whose sheet states how many advance (decision 0113), also in lists of earlier sheets. Later
 * sheets of the round follow the same numbers. Marks by result need the results of all heats: those of the programme, else those that are
 * known. A mark that the numbers did not give is a decision of the organiser, as is a mark that the sheet states: it stays, with a remark.
 */
export function withMarks(
  before: EventFacts,
  after: EventFacts,
  drafts: readonly Draft[],
  ruleSet: RuleSet,
  remarks: EventRemark[],
): readonly Draft[] {
  const rounds = roundsToMark(after, drafts)
  if (rounds.size === 0) return drafts
  const marked = new Map<string, readonly OdfResult[]>()
  for (const [round, goesOn] of rounds) {
    const former = qualifiersInForce(before, round) ?? goesOn
    const [was, is] = [marksOf(before, round, former, ruleSet), marksOf(after, round, goesOn, ruleSet)]
    for (const { competitors, why } of is.undecided)
      remarks.push({ kind: 'undecided', of: 'side', code: round.padEnd(34, '-'), competitors, why })
    for (const [code, { results }] of after.lists) {
      if (roundOf(code) !== round || !is.units.has(code)) continue
      const rows = results.results
      const said = drafts.find(({ documentCode }) => documentCode === code)?.goesOn === null
      const isByHand =
        said ||
        rows.some(({ competitor, qualificationMark: mark }) => mark !== null && mark !== was.of(competitor.code))
      const next = rows.map((row) => ({ ...row, qualificationMark: is.of(row.competitor.code) }))
      const others = next.filter(
        ({ qualificationMark }, at) => qualificationMark !== (rows[at]?.qualificationMark ?? null),
      )
      if (others.length === 0) continue
      if (isByHand)
        remarks.push({
          kind: 'against-the-rule',
          of: 'side',
          code,
          competitors: others.map(({ competitor }) => competitor.code),
          why: null,
        })
      else marked.set(code, next)
    }
  }
  return withRows(drafts, marked, after)
}

/** The rounds whose marks the drafts can change, with the numbers that their sheet states, or an earlier sheet of the round. */
function roundsToMark(after: EventFacts, drafts: readonly Draft[]): ReadonlyMap<string, GoesOn> {
  const lists = drafts.filter(
    ({ documentType, documentCode }) => documentType === 'DT_RESULT' && after.lists.has(documentCode),
  )
  const rounds = new Map<string, GoesOn>(
    lists.flatMap(({ documentCode, goesOn }) => (goesOn ? [[roundOf(documentCode), goesOn] as const] : [])),
  )
  const hasRematch = lists.some(({ documentCode }) => phaseOf(documentCode) === REMATCH_PHASE)
  for (const code of hasRematch ? after.lists.keys() : lists.map(({ documentCode }) => documentCode)) {
    const qualifiers = rounds.get(roundOf(code)) ?? qualifiersInForce(after, roundOf(code))
    if (qualifiers !== null) rounds.set(roundOf(code), qualifiers)
  }
  return rounds
}

/** The numbers that the lists of a round state; null: none, or they differ. */
function qualifiersInForce({ lists }: EventFacts, round: string): GoesOn | null {
  const stated = [...lists].flatMap(([code, { results }]) =>
    roundOf(code) === round ? (qualifiersOf(results) ?? []) : [],
  )
  const [first] = stated
  return first !== undefined && stated.every((one) => sameQualifiers(one, first)) ? first : null
}

/** The phase of swim-offs, jump-offs and shoot-offs for the last place that advances. */
export const REMATCH_PHASE = 'SWOF'

/** Winner and loser of each swim-off of two. More than two may have several places between them, which only the organiser knows. */
const rematchesOf = ({ lists }: Pick<EventFacts, 'lists'>): (readonly [winner: string, loser: string])[] =>
  [...lists].flatMap(([code, { results }]) => {
    const [first, second, third] = phaseOf(code) === REMATCH_PHASE ? results.results : []
    return first?.rank === '1' && second && second.rank !== '1' && !third
      ? [[first.competitor.code, second.competitor.code] as const]
      : []
  })

/** The drafts with the mark that a swim-off gives to its winner: the one of the round in which both were level. */
export function withRematches(after: EventFacts, drafts: readonly Draft[]): readonly Draft[] {
  const drafted = new Set(
    drafts.flatMap(({ documentType, documentCode }) => (documentType === 'DT_RESULT' ? documentCode : [])),
  )
  const marked = new Map<string, readonly OdfResult[]>()
  const rematches = rematchesOf({ lists: new Map([...after.lists].filter(([code]) => drafted.has(code))) })
  for (const [winner, loser] of rematches) {
    const lists = [...after.lists].filter(([code]) => phaseOf(code) !== REMATCH_PHASE)
    const rounds = Map.groupBy(lists, ([code]) => roundOf(code))
    const level = [...rounds.values()].filter((round) => {
      const rows = round.flatMap(([, { results }]) => results.results)
      const rowOf = (competitor: string) => rows.find((row) => row.competitor.code === competitor)
      const [own, other] = [rowOf(winner), rowOf(loser)]
      return own && other && own.qualificationMark === null && own.result === other.result
    })
    const [round] = level
    if (!round || level.length > 1) continue
    const rows = round.flatMap(([, { results }]) => results.results)
    const mark = rows.some(({ qualificationMark }) => qualificationMark === 'q') ? 'q' : 'Q'
    for (const [code, { results }] of round)
      if (results.results.some(({ competitor }) => competitor.code === winner))
        marked.set(
          code,
          results.results.map((row) => (row.competitor.code === winner ? { ...row, qualificationMark: mark } : row)),
        )
  }
  return marked.size === 0 ? drafts : withRows(drafts, marked, after)
}

/** The drafts with other rows in some lists; lists that have no draft get one. */
function withRows(
  drafts: readonly Draft[],
  changed: ReadonlyMap<string, readonly OdfResult[]>,
  after: EventFacts,
): Draft[] {
  const marked = new Map(changed)
  const own = drafts.map((draft) => {
    const rows = marked.get(draft.documentCode)
    if (draft.body.kind !== 'results' || draft.documentType !== 'DT_RESULT' || !rows) return draft
    marked.delete(draft.documentCode)
    return { ...draft, body: { ...draft.body, results: rows } }
  })
  const others = [...marked].flatMap(([code, rows]): Draft[] => {
    const list = after.lists.get(code)
    return list
      ? [
          {
            documentType: 'DT_RESULT',
            documentCode: code,
            resultStatus: list.status,
            body: { kind: 'results', ...list.results, results: rows },
            rows: new Map(),
          },
        ]
      : []
  })
  return [...own, ...others]
}

/** Marks of a round by the ranks that stand in its lists, whoever gave them. */
function marksOf(facts: EventFacts, round: string, { byPlace, byResult }: GoesOn, ruleSet: RuleSet) {
  const units = eventUnits(facts, ruleSet).flatMap(({ unit }) =>
    roundOf(unit.code) === round && !unit.headToHead ? [unit] : [],
  )
  const planned = [...facts.units.keys()].filter((code) => roundOf(code) === round && !isOfWholePhase(code))
  const left = unplayed(facts).filter(({ code }) => roundOf(code) === round)
  // beside lines of heats one for all of them is a heading; alone it does not tell how many they are
  const isWhole =
    planned.length > 0 ? left.every(({ code }) => isOfWholePhase(code)) : units.length > 1 && left.length === 0
  const [first] = units
  const isOfTeams = units.some(isTeamEvent)
  const perDelegation = isOfTeams ? null : (ruleSet.lastPlace.perDelegation ?? null)
  const competitors = competitorsOf(facts)
  const deciding = decidingRules(ruleSet)
  const { rows, undecided } = whoGoesOn(
    units.map((unit) => asItStands(unit, rankList(unit, deciding), rankList(unit, ruleSet))),
    rankHeats(units, deciding),
    {
      byPlace,
      byResult: isWhole ? byResult : 0,
      reserves: 0,
      perDelegation,
      levelForLast:
        first === undefined ? 'regulation' : levelForLastOf(first, ruleSet, byPlace * units.length + byResult),
    },
    (competitor) => competitors.get(competitor)?.organisation ?? null,
  )
  const marks = new Map(rows.map(({ competitor, mark }) => [competitor, mark]))
  const results = new Map(units.flatMap((unit) => unit.rows.map((row) => [row.competitor.code, row.result] as const)))
  for (const [winner, loser] of rematchesOf(facts)) {
    const isLevel = results.has(winner) && results.get(winner) === results.get(loser)
    if (isLevel && marks.get(winner) === null && marks.get(loser) === null)
      marks.set(winner, [...marks.values()].includes('q') ? 'q' : 'Q')
  }
  const open = undecided.filter((one) => !one.competitors.some((code) => (marks.get(code) ?? null) !== null))
  return {
    undecided: [...open, ...leftOutByDelegation(rows)],
    units: new Set(units.map(({ code }) => code)),
    of: (competitor: string): string | null => marks.get(competitor) ?? null,
  }
}

/** Those who are better than the last who advances, of delegations that have all their places. Regulations differ, so the organiser has to know them. */
function leftOutByDelegation(rows: readonly GoingOn[]): Undecided[] {
  const last = rows.findLastIndex(({ mark }) => mark !== null)
  return rows.flatMap(({ competitor, why }, at) =>
    at < last && why.rule === 'delegation-full' ? [{ competitors: [competitor], from: at + 1, to: at + 1, why }] : [],
  )
}

/**
 * A ranking with the ranks of the list: what a photo or a jury has parted is no longer open. Ranks that are those of the `usual` rules state
 * nothing of the place that counts.
 */
function asItStands({ rows }: SportUnit, ranking: Ranking, usual: Ranking): Ranking {
  const given = new Map(
    rows.flatMap(({ rank, competitor }) => (rank === null ? [] : [[competitor.code, Number(rank)] as const])),
  )
  if (usual.rows.every(({ competitor, rank }) => (given.get(competitor) ?? null) === rank)) return ranking
  if (given.size === 0) return ranking
  const rankOf = (competitor: string): number | null => given.get(competitor) ?? null
  return {
    rows: ranking.rows
      .map((row) => ({ ...row, rank: rankOf(row.competitor) }))
      .toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity)),
    undecided: ranking.undecided.filter(
      ({ competitors }) => new Set(competitors.map(rankOf)).size === 1 && competitors.length > 1,
    ),
  }
}
