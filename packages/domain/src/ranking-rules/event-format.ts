import type { BRONZES, EventRule, RuleSet } from './rule-set.ts'

/**
 * How the units of an event decide its medals, where the medals that its programme marks (ODF §6, Unit@Medal) do not show it. An
 * organiser chooses it; without it such an event has no medals.
 */
export type EventFormat =
  /** All heats of the final are one list: the best result wins, in whichever heat. */
  | { readonly kind: 'timed-final' }
  /** The final with the lowest code decides the first places, and each of the others those behind (final A, final B). */
  | { readonly kind: 'ranked-finals' }
  /** The table of the only pool decides the medals, or a knockout follows. */
  | { readonly kind: 'pool'; readonly leadsTo: 'medals' | 'knockout' }
  | { readonly kind: 'knockout'; readonly bronze: (typeof BRONZES)[number] }

/** The rules of an event in a format; null: no format was chosen. */
export function inFormat(ruleSet: RuleSet, format: EventFormat | null): RuleSet {
  const withRule = (over: Partial<EventRule>): RuleSet => ({ ...ruleSet, event: { ...ruleSet.event, ...over } })
  switch (format?.kind) {
    case undefined:
      return ruleSet
    case 'timed-final':
      return withRule({ finals: 'one-list' })
    case 'ranked-finals':
      return withRule({ finals: 'in-order' })
    case 'pool':
      return withRule({ table: format.leadsTo === 'medals' ? 'decides' : 'leads-to-knockout' })
    case 'knockout':
      return withRule({ bronzes: format.bronze, bronzesAre: 'chosen' })
  }
}
