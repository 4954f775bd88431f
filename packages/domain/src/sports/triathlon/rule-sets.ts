import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { BY_ORDER } from '../../scoring/rule-sets/races.ts'

const TRIATHLON = { ...BY_ORDER, points: 5, legs: ['SWIM', 'T1', 'BIKE', 'T2', 'RUN'] }

const worldTriathlon = ruleBook(['TRI'], 'triathlon-race', 'World Triathlon Competition Rules', '2025')

export const ruleSets: readonly RuleSet[] = [
  worldTriathlon('triathlon-wt-2025', null, TRIATHLON),
  worldTriathlon('triathlon-wt-2025-mixed-relay', 'mixed-relay', { ...BY_ORDER, members: 4, points: 4 }),
]

export const variants = { 'mixed-relay': word('revezamento misto', 'mixed relay', 'relevo mixto') }
