import { err, ok, type Result } from '../result.ts'
import type { Desk } from './desk.ts'
import type { FieldFault } from './fields.ts'
import type { ScorerResult } from './outcome.ts'
import type { Refusal } from './refusals.ts'
import {
  type ActionDraft,
  type Board,
  type Key,
  OPEN,
  type Proposal,
  type Scene,
  type Scorer,
  type ScorerForm,
  type Verdict,
} from './scorer.ts'
import type { Tap } from './tap.ts'
import type { ScoringUnit } from './unit.ts'

/** A unit as far as it was played: a scorer with its state, which nobody outside needs to know the shape of. Never changed. */
export interface Play {
  readonly apply: (
    tap: Tap,
    desk: Desk,
  ) => Result<Refusal, { readonly play: Play; readonly action: ActionDraft | null }>
  readonly halted: (tap: Tap, desk: Desk) => Play
  readonly isBreak: (desk: Desk) => boolean
  readonly hindersEnd: (desk: Desk) => Refusal | null
  readonly verdict: (desk: Desk) => Verdict
  readonly keys: (desk: Desk) => readonly Key[]
  readonly proposals: (desk: Desk, now: number) => readonly Proposal[]
  readonly board: (desk: Desk, now: number) => Board
  readonly result: (desk: Desk, now: number) => ScorerResult
}

/** A scorer apart from the shape of its limits and its state. */
export interface AnyScorer extends ScorerForm {
  /** Faults of limits, as the rule set has them or an organiser changed them. */
  readonly faultsOf: (limits: unknown) => readonly FieldFault[]
  /** The unit before its first tap. */
  readonly begin: (unit: ScoringUnit, limits: unknown, desk: Desk) => Result<readonly FieldFault[], Play>
}

export const anyScorer = <L extends object, S>(scorer: Scorer<L, S>): AnyScorer => ({
  id: scorer.id,
  headToHead: scorer.headToHead,
  outs: scorer.outs,
  ofTeams: scorer.ofTeams ?? false,
  ...(scorer.pad && { pad: scorer.pad }),
  faultsOf: (limits) => {
    const checked = scorer.limits.check(limits, '')
    return checked.ok ? [] : checked.error
  },
  begin: (unit, given, desk) => {
    const checked = scorer.limits.check(given, '')
    if (!checked.ok) return err(checked.error)
    const limits = checked.value
    return ok(playOf(scorer, unit, limits, scorer.begin({ unit, limits, desk })))
  },
})

function playOf<L extends object, S>(scorer: Scorer<L, S>, unit: ScoringUnit, limits: L, state: S): Play {
  const scene = (desk: Desk): Scene<L> => ({ unit, limits, desk })
  const verdict = (desk: Desk): Verdict => scorer.verdict?.(state, scene(desk)) ?? OPEN
  return {
    apply: (tap, desk) => {
      const applied = scorer.apply(state, tap, scene(desk))
      if (!applied.ok) return applied
      const action = scorer.action?.(tap, state, applied.value, scene(desk)) ?? null
      return ok({ play: playOf(scorer, unit, limits, applied.value), action })
    },
    halted: (tap, desk) =>
      scorer.halt
        ? playOf(scorer, unit, limits, scorer.halt(state, tap, scene(desk)))
        : playOf(scorer, unit, limits, state),
    isBreak: (desk) => scorer.isBreak?.(state, scene(desk)) ?? false,
    hindersEnd: (desk) => {
      const hindrance = scorer.hindersEnd?.(state, scene(desk)) ?? null
      if (hindrance || !scorer.headToHead) return hindrance
      return verdict(desk).decided ? null : { reason: 'tie-unanswered' }
    },
    verdict,
    keys: (desk) => scorer.keys(state, scene(desk)),
    proposals: (desk, now) => scorer.proposals(state, scene(desk), now),
    board: (desk, now) => scorer.board(state, scene(desk), now),
    result: (desk, now) => scorer.result(state, scene(desk), now),
  }
}
