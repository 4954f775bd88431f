import type { PendingMedal } from '@games/contract'
import { expect, test } from 'vitest'
import { ruleWords } from './rule-words.ts'

const keyOf = (key: string, ..._values: readonly unknown[]): string => key.replace('office-sheets.', '')

test.each<[PendingMedal['rule'], PendingMedal['values'], string]>([
  ['level-for-last-place', { decides: 'swim-off' }, 'rule-level-for-last-place: decides-swim-off'],
  ['level-for-last-place', { decides: 'lanes-or-lots' }, 'rule-level-for-last-place: decides-lanes-or-lots'],
  ['outside', { decides: 'extra-bout' }, 'rule-outside: decides-extra-bout'],
  [
    'level-for-last-place',
    { decides: 'finish-order thousandth' },
    'rule-level-for-last-place (rule-thousandth, rule-finish-order)',
  ],
  ['not-sent', { needs: 'execution', from: 'A B' }, 'rule-not-sent (rule-execution)'],
  ['not-sent', { needs: 'decision' }, 'rule-not-sent'],
  ['not-played', {}, 'rule-not-played'],
])('an open place by %s with %j is written with what decides it (R12.5)', (rule, values, expected) => {
  expect(ruleWords(keyOf, { rule, values })).toBe(expected)
})
