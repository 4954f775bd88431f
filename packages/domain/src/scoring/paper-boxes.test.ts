import { expect, test } from 'vitest'
import { paperBoxes } from './paper-boxes.ts'
import { RULE_SETS, ruleSetOf } from './rule-sets/rule-sets.ts'

const rulesOf = (id: string) => {
  const rules = ruleSetOf(id)
  if (rules === null) throw new Error(id)
  return rules
}

test.each([
  ['volleyball-fivb-2025', 5],
  ['volleyball-school-2025', 3],
  ['beach-volleyball-one-set-2025', 1],
  ['table-tennis-ittf-2025', 7],
  ['table-tennis-ittf-2025-best-of-5', 5],
  ['archery-school-ranking-round', 6],
  ['archery-wa-2025-team', 4],
])('the paper sheet of %s has %i boxes, as many as its rules have sets or ends (R12.5)', (id, boxes) => {
  expect(paperBoxes(rulesOf(id))).toHaveLength(boxes)
})

test('the limits of an event change the boxes of its paper sheet (R12.5)', () => {
  const { scorer, limits } = rulesOf('volleyball-school-2025')
  expect(paperBoxes({ scorer, limits: { ...limits, setsToWin: 1 } })).toEqual(['1'])
})

test('no rule set has a paper sheet without a number of boxes (R12.5)', () => {
  const faults = RULE_SETS.filter((rules) => !(paperBoxes(rules).length <= 12))
  expect(faults.map(({ id }) => id)).toEqual([])
})
