import type { Reason } from '@games/domain/ranking-rules/index'

/** What the rules have to say of an event that changes nothing. */
export interface EventRemark {
  /** A place that they do not decide until somebody does; a result that is still to come; something in force that they would have otherwise. */
  readonly kind: 'undecided' | 'waiting' | 'against-the-rule'
  readonly of: 'medal' | 'standing' | 'side'
  /** Of which event, pool or unit, in full; of medals the unit that keeps them back, where one does. */
  readonly code: string
  readonly competitors: readonly string[]
  /** What is missing, or the rule that would have it otherwise; null: nothing in force is said by a rule. */
  readonly why: Reason | null
}
