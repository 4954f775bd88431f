import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { BY_ORDER } from '../../scoring/rule-sets/races.ts'

/** Two who finish together on purpose are both disqualified (2.11 f). */
const RACE = { ...BY_ORDER, togetherWithin: 500 }
const TRIATHLON = { ...RACE, points: 5, legs: ['SWIM', 'T1', 'BIKE', 'T2', 'RUN'] }

const worldTriathlon = ruleBook(['TRI'], 'triathlon-race', 'World Triathlon Competition Rules', '2025')

export const ruleSets: readonly RuleSet[] = [
  worldTriathlon('triathlon-wt-2025', null, TRIATHLON),
  worldTriathlon('triathlon-wt-2025-mixed-relay', 'mixed-relay', { ...RACE, members: 4, points: 4 }),
]

export const variants = { 'mixed-relay': word('revezamento misto', 'mixed relay', 'relevo mixto') }
