import type { Localized } from '../text/localized.ts'
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
  /** What it is of beside the rulebook, a form of the discipline or a school games' variant; its words are beside the rule sets of the sport, or in `variant-names.ts`. */
  readonly variant: string | null
  readonly limits: Readonly<Record<string, TapValue>>
  /** The rule set of the matches of the same event that need a winner. */
  readonly knockout?: string
}

/** The rule sets of a rulebook for one form of units: each has an id, a variant and limits. */
export const ruleBook =
  (disciplines: readonly string[], scorer: string, name: string, edition: string) =>
  (id: string, variant: string | null, limits: RuleSet['limits']): RuleSet => ({
    id,
    disciplines,
    scorer,
    name,
    edition,
    variant,
    limits,
  })

/** The rule set of a pool, and the one of the knockout behind it. */
export const withKnockout = (pool: RuleSet, knockout: RuleSet): readonly RuleSet[] => [
  { ...pool, knockout: knockout.id },
  knockout,
]

/** The words of a variant. */
export const variantName = (por: string, eng: string, spa: string): Localized => ({ por, eng, spa })
