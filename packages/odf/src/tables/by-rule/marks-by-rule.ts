import { phaseOf } from '@games/domain'
import { rankHeats, rankList, type Ranking, type RuleSet, whoGoesOn } from '@games/domain/ranking-rules/index'
import type { SportUnit } from '@games/domain/sports/sport'
import type { OdfResult } from '../../message.ts'
import type { Draft } from '../drafts.ts'
import type { GoesOn } from '../values.ts'
import { type EventFacts, eventUnits, isOfWholePhase, unplayed } from './event-facts.ts'
import type { EventRemark } from './remark.ts'

const roundOf = (code: string): string => code.slice(0, 26)

/**
 * The drafts with `Q` and `q` in the rounds of which a sheet says how many go on (decision 0113), in the lists that are there already too. By
 * result nobody goes on before all heats are swum or run: those of the programme, else those that are known. A mark that is in force and is not
 * what the same numbers had given is somebody's decision, as is a mark of the sheet's own: it stays, and is told.
 */
export function withMarks(
  before: EventFacts,
  after: EventFacts,
  drafts: readonly Draft[],
  ruleSet: RuleSet,
  remarks: EventRemark[],
): Draft[] {
  const rounds = new Map<string, GoesOn>(
    drafts.flatMap(({ documentCode, goesOn }) => (goesOn ? [[roundOf(documentCode), goesOn] as const] : [])),
  )
  const marked = new Map<string, readonly OdfResult[]>()
  for (const [round, goesOn] of rounds) {
    const [was, is] = [marksOf(before, round, goesOn, ruleSet), marksOf(after, round, goesOn, ruleSet)]
    for (const { competitors, why } of is.undecided)
      remarks.push({ kind: 'undecided', of: 'side', code: round.padEnd(34, '-'), competitors, why })
    for (const [code, { results }] of after.lists) {
      if (roundOf(code) !== round || !is.units.has(code)) continue
      const rows = results.results
      const said = drafts.find(({ documentCode }) => documentCode === code)?.goesOn === null
      const held = before.lists.get(code)?.results.results ?? []
      const isByHand =
        said ||
        held.some(({ competitor, qualificationMark: mark }) => mark !== null && mark !== was.of(competitor.code))
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

/** The phase of swim-offs, jump-offs and shoot-offs for the last place that advances. */
export const REMATCH_PHASE = 'SWOF'

/**
 * The drafts with the mark that a swim-off of two gives to its winner: the one of the round in which both were level. More than two may have
 * several places between them, which only the organiser knows.
 */
export function withRematches(after: EventFacts, drafts: readonly Draft[]): readonly Draft[] {
  const marked = new Map<string, readonly OdfResult[]>()
  for (const { documentCode, documentType, body } of drafts) {
    if (documentType !== 'DT_RESULT' || body.kind !== 'results' || phaseOf(documentCode) !== REMATCH_PHASE) continue
    const [first, second] = body.results
    if (!first || !second || body.results.length > 2 || first.rank !== '1' || second.rank === '1') continue
    const lists = [...after.lists].filter(([code]) => phaseOf(code) !== REMATCH_PHASE)
    const rounds = Map.groupBy(lists, ([code]) => roundOf(code))
    const level = [...rounds.values()].filter((round) => {
      const rows = round.flatMap(([, { results }]) => results.results)
      const rowOf = ({ competitor }: OdfResult) => rows.find((row) => row.competitor.code === competitor.code)
      const [winner, loser] = [rowOf(first), rowOf(second)]
      return winner && loser && winner.qualificationMark === null && winner.result === loser.result
    })
    const [round] = level
    if (!round || level.length > 1) continue
    const rows = round.flatMap(([, { results }]) => results.results)
    const mark = rows.some(({ qualificationMark }) => qualificationMark === 'q') ? 'q' : 'Q'
    for (const [code, { results }] of round)
      if (results.results.some(({ competitor }) => competitor.code === first.competitor.code))
        marked.set(
          code,
          results.results.map((row) =>
            row.competitor.code === first.competitor.code ? { ...row, qualificationMark: mark } : row,
          ),
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
  const rule = { byPlace, byResult: isWhole ? byResult : 0, reserves: 0, perDelegation: null } as const
  const { rows, undecided } = whoGoesOn(
    units.map((unit) => asItStands(unit, rankList(unit, ruleSet))),
    rankHeats(units, ruleSet),
    { ...rule, levelForLast: 'draw-of-lots' },
  )
  const marks = new Map(rows.map(({ competitor, mark }) => [competitor, mark]))
  return {
    undecided,
    units: new Set(units.map(({ code }) => code)),
    of: (competitor: string): string | null => marks.get(competitor) ?? null,
  }
}

/** A ranking with the ranks of the list: what a photo or a jury has parted is no longer open. */
function asItStands({ rows }: SportUnit, ranking: Ranking): Ranking {
  const given = new Map(
    rows.flatMap(({ rank, competitor }) => (rank === null ? [] : [[competitor.code, Number(rank)] as const])),
  )
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
