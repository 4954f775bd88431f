import { expect, test } from 'vitest'
import { LOCALES } from '../../text/localized.ts'
import { PLAIN_SCORE } from './matches.ts'
import { RULE_SETS } from './rule-sets.ts'
import { ruleSetParts } from './variant-names.ts'

test('each variant of rules has words in every language, and two of one discipline are told apart (R12.6)', () => {
  for (const locale of LOCALES) {
    const words = RULE_SETS.map((one) => ruleSetParts(one, locale))
    // the plain score has no rulebook
    expect(words.filter((parts, at) => parts.length !== (RULE_SETS[at]?.variant === null ? 2 : 3)).map(String)).toEqual(
      [ruleSetParts(PLAIN_SCORE, locale).join(',')],
    )
    const placed = RULE_SETS.flatMap(({ disciplines }, at) =>
      disciplines.map((discipline) => `${discipline} ${words[at]?.join(' ')}`),
    )
    expect(new Set(placed).size).toBe(placed.length)
  }
  // codes of ours are in none of them
  const codes = RULE_SETS.flatMap(({ variant }) => (variant?.includes('-') ? [variant] : []))
  expect(codes.filter((code) => ruleSetParts({ name: '', edition: '', variant: code }, 'por')[0] === code)).toEqual([
    'cross-country',
  ])
})
