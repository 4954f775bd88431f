/**
 * The rules that decide, by an id each. A reason names one of them with the figures it decided by, so that a page or a dry run can say it
 * in any language; nothing here is a text.
 */
export const RULES = [
  // of a result
  'time',
  'time-to-the-hundredth',
  'thousandth',
  'last-lap',
  'finish-order',
  'distance',
  'next-best-attempts',
  'height',
  'fewest-failures-at-last-height',
  'fewest-failures',
  'jump-off',
  'points',
  'all-but-the-worst',
  'execution',
  'difficulty',
  'artistry',
  'tens',
  'xs',
  'shoot-off',
  // of a list
  'alone',
  'shared',
  'irm',
  'irm-ranked',
  'no-result',
  'several-results',
  'head-to-head',
  'no-rule',
  'not-sent',
  'outside',
  // of a match
  'wlt-sent',
  'opponent-out',
  'both-out',
  'score',
  'priority',
  'closest-arrow',
  'last-bout',
  'draw-allowed',
  'level',
  'winner-contradicted',
  'finalist-contradicted',
  'finalist-replaced',
  'not-played',
  // of a pool
  'table-points',
  'wins',
  'win-ratio',
  'difference',
  'scored',
  'ratio',
  'quality-points',
  'falls',
  'superiorities',
  'annulled',
  // of who goes on
  'by-place',
  'by-time',
  'standard',
  'reserve',
  'not-through',
  'level-for-last-place',
  'delegation-full',
  // of an event
  'match-won',
  'match-lost',
  'round-reached',
  'champion-alone',
  'disqualified',
  'disqualification-unclear',
  'never-competed',
  'protested',
  // of medals that wait for the organiser
  'finals-unknown',
  'final-unknown',
  'pool-unknown',
  'not-all-met',
  'bronze-unknown',
  'side-missing',
  'semifinal-of-others',
  'final-of-others',
  'both-injured',
  'bronze-both-out',
  'bronze-both-injured',
  'ranks-incomplete',
  'order-unknown',
  'vacant',
] as const
export type RuleId = (typeof RULES)[number]

/** Why: the rule that decided, and its values as written (figures, codes of competitors and units, other rules). */
export interface Reason {
  readonly rule: RuleId
  readonly values: Readonly<Record<string, string>>
}

export const because = (rule: RuleId, values: Reason['values'] = {}): Reason => ({ rule, values })

/** Where the rules do not decide: between whom, over which places (the first and the last of them), and what is missing. */
export interface Undecided {
  readonly competitors: readonly string[]
  readonly from: number
  readonly to: number
  readonly why: Reason
}
