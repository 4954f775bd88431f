import { expect, test } from 'vitest'
import { DISCIPLINE_CODES } from '../disciplines/discipline-codes.ts'
import { RULE_SETS, ruleSetOf } from './rule-sets/rule-sets.ts'

test('each of the 18 disciplines has a rule set with a rulebook and a day (R12.5)', () => {
  for (const discipline of DISCIPLINE_CODES) expect(ruleSetOf(discipline)?.book).toMatch(/20\d\d/)
})

test('ids are unique; a variant is found by its id, and only in its own discipline', () => {
  expect(new Set(RULE_SETS.map(({ id }) => id)).size).toBe(RULE_SETS.length)
  for (const { from } of RULE_SETS) expect(from).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(ruleSetOf('VVO', 'VVO-SCHOOL-2025')?.pool?.points.win).toBe(2)
  expect(ruleSetOf('HBL', 'VVO-SCHOOL-2025')).toBeNull()
  expect(ruleSetOf('XYZ')?.id).toBe('GENERIC')
})
