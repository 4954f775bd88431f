import { err, ok, type Result } from '../result.ts'
import { deskKeys, deskProposals } from './desk-keys.ts'
import { type Desk, statusesOf } from './desk.ts'
import type { FieldFault } from './fields.ts'
import type { Outcome, OutcomeRow, RowDraft } from './outcome.ts'
import { ranked } from './ranked.ts'
import { type OpenedUnit, type Replayed, replay } from './replay.ts'
import { scorerOf } from './registry.ts'
import type { RuleSet } from './rule-set.ts'
import { ruleSetOf } from './rule-sets/rule-sets.ts'
import type { Board, Key, Proposal, Verdict } from './scorer.ts'
import type { Tap } from './tap.ts'
import type { ScoringCompetitor, ScoringUnit } from './unit.ts'

/** Why a unit cannot be opened at the desk. */
export type OpenError =
  | { readonly kind: 'unknown-scorer'; readonly scorer: string }
  | { readonly kind: 'bad-limits'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'two-sides-needed' }
  | { readonly kind: 'nobody-competes' }
  | { readonly kind: 'competitor-twice'; readonly competitor: string }

export interface OpenOptions {
  /** What the event sets otherwise than the rule set. */
  readonly limits?: Readonly<Record<string, unknown>>
  /** Official only by somebody who entered nothing of it. */
  readonly secondPerson?: boolean
}

/** A unit opened under a rule set, or why it cannot be. */
export function openUnit(
  unit: ScoringUnit,
  ruleSet: RuleSet,
  options: OpenOptions = {},
): Result<OpenError, OpenedUnit> {
  const scorer = scorerOf(ruleSet.scorer)
  if (!scorer) return err({ kind: 'unknown-scorer', scorer: ruleSet.scorer })
  const limits = { ...ruleSet.limits, ...options.limits }
  const faults = scorer.faultsOf(limits)
  if (faults.length > 0) return err({ kind: 'bad-limits', faults })
  const codes = unit.competitors.map(({ code }) => code)
  const twice = codes.find((code, at) => codes.indexOf(code) !== at)
  if (twice !== undefined) return err({ kind: 'competitor-twice', competitor: twice })
  if (scorer.headToHead && codes.length !== 2) return err({ kind: 'two-sides-needed' })
  if (codes.length === 0) return err({ kind: 'nobody-competes' })
  return ok({
    unit,
    scorer,
    ruleSet: ruleSet.id,
    limits,
    secondPerson: options.secondPerson ?? false,
    limitsOf: (id) => {
      const other = ruleSetOf(id)
      return other?.scorer === ruleSet.scorer ? other.limits : null
    },
  })
}

/** A unit as its taps have it; what depends on the time of day takes it, milliseconds since 1970. */
export interface Scoring extends Omit<Replayed, 'play' | 'actions' | 'corrections'> {
  readonly verdict: Verdict
  readonly keys: readonly Key[]
  readonly proposals: (now: number) => readonly Proposal[]
  readonly board: (now: number) => Board
  readonly outcome: (now: number) => Outcome
}

/** Everything the desk shows of a unit and everything the public will be sent, from its taps alone. */
export function scoringOf(opened: OpenedUnit, taps: readonly Tap[]): Scoring {
  const { play, actions, corrections, ...replayed } = replay(opened, taps)
  const { desk } = replayed
  const verdict = play.verdict(desk)
  return {
    ...replayed,
    verdict,
    keys: [...play.keys(desk), ...deskKeys(desk, opened, play)],
    proposals: (now) => [...play.proposals(desk, now), ...deskProposals(desk, opened, play)],
    board: (now) => play.board(desk, now),
    outcome: (now) => {
      const { clock, periods, extendedInfos, rows } = play.result(desk, now)
      const { schedule, result } = statusesOf(desk, play.isBreak(desk))
      const listed = opened.scorer.headToHead ? rows : inTypedOrder(rows, desk)
      return {
        scheduleStatus: schedule,
        resultStatus: result,
        startedAt: desk.startedAt,
        endedAt: desk.endedAt,
        clock,
        periods,
        extendedInfos,
        rows: listed.map((row, at) => rowOf(row, at, opened.unit, desk)),
        actions,
        typed: typedOf(desk, rows, opened),
        corrections,
        staffOnly: Object.entries(desk.outs).map(([competitor, { how, reason }]) => ({ competitor, how, reason })),
      }
    },
  }
}

/** Ranks that were typed stand where they say; the others as the rule has them. */
function inTypedOrder(rows: readonly RowDraft[], desk: Desk): readonly RowDraft[] {
  if (Object.keys(desk.ranks).length === 0) return rows
  const typed = rows.map((row) => {
    const given = desk.ranks[row.competitor.code]
    return given ? { ...row, rank: given.rank } : row
  })
  const rankOf = ({ rank }: RowDraft): number => rank ?? Number.POSITIVE_INFINITY
  return ranked(
    typed,
    (row) => rankOf(row) < Number.POSITIVE_INFINITY,
    (a, b) => rankOf(a) - rankOf(b),
  ).map(({ row, equal }) => ({ ...row, rankEqual: equal }))
}

function typedOf(desk: Desk, rows: readonly RowDraft[], { unit }: OpenedUnit): Outcome['typed'] {
  const ruled = new Map(rows.map((row) => [row.competitor.code, row]))
  const written = (rank: number | null | undefined): string | null => (rank ? String(rank) : null)
  return [
    ...Object.entries(desk.ranks).map(([competitor, { rank, reason }]) => ({
      competitor,
      what: 'rank' as const,
      typed: written(rank),
      ruled: written(ruled.get(competitor)?.rank),
      reason,
    })),
    ...Object.entries(desk.marks).map(([competitor, { mark, reason }]) => ({
      competitor,
      what: 'qualification' as const,
      typed: mark,
      ruled: ruled.get(competitor)?.qualificationMark ?? null,
      reason,
    })),
    ...(desk.winner
      ? [
          {
            competitor: unit.competitors[desk.winner.side]?.code ?? '',
            what: 'winner' as const,
            typed: 'W',
            ruled: null,
            reason: desk.winner.reason,
          },
        ]
      : []),
  ]
}

function rowOf(row: RowDraft, at: number, unit: ScoringUnit, desk: Desk): OutcomeRow {
  const { competitor } = row
  const listed = unit.competitors.findIndex(({ code }) => code === competitor.code)
  const mark = desk.marks[competitor.code]
  return {
    rank: row.rank ? String(row.rank) : null,
    rankEqual: row.rankEqual ?? false,
    resultType: row.resultType ?? null,
    result: row.result ?? null,
    irm: row.irm ?? null,
    qualificationMark: mark ? mark.mark : (row.qualificationMark ?? null),
    wlt: row.wlt ?? null,
    diff: row.diff ?? null,
    extended: row.extended ?? [],
    items: [],
    sortOrder: at + 1,
    startOrder: desk.lanes[competitor.code] ?? competitor.startOrder,
    startSortOrder: listed + 1,
    photoFinish: row.photoFinish ?? null,
    competitor: {
      code: competitor.code,
      type: competitor.type,
      bib: desk.bibs[competitor.code] ?? competitor.bib,
      organisation: competitor.organisation,
      teamName: competitor.teamName ?? null,
      entries: row.entries ?? [],
      athletes: lineUpOf(row, desk).map(({ code, bib }, order) => ({
        code,
        order: order + 1,
        bib: desk.bibs[code] ?? bib,
        extended: row.athletes?.[code] ?? [],
        entries: [],
      })),
    },
  }
}

/** Who takes part of a competitor, in order: without those who are out of the start list. */
function lineUpOf({ competitor: { athletes }, members }: RowDraft, { absent }: Desk): ScoringCompetitor['athletes'] {
  const present = athletes.filter(({ code }) => absent[code] === undefined)
  if (!members) return [...present].sort((a, b) => a.order - b.order)
  return members.flatMap((code) => athletes.filter((athlete) => athlete.code === code))
}
