import type { TapValue } from './tap.ts'

/**
 * The rules of a form of a discipline as data: of which rulebook and edition, and every limit that a games may set otherwise. Chosen for
 * each event; the scorer's own fields check the limits.
 */
export interface RuleSet {
  /** `judo-ijf-2025`: never changed once used, since units name it. */
  readonly id: string
  /** Disciplines of the RSC. */
  readonly disciplines: readonly string[]
  readonly scorer: string
  /** The rulebook's own name, and the years it holds for. */
  readonly name: string
  readonly edition: string
  /** What it is of beside the rulebook, a form of the discipline or a school games' variant; its words are in `variant-names.ts`. */
  readonly variant: string | null
  readonly limits: Readonly<Record<string, TapValue>>
}
