import { expect, test } from 'vitest'
import type { OdfMedal } from '../message.ts'
import { withMedalsByRule } from './stated-medals.ts'

const medals = (...lines: readonly string[]) =>
  lines.map((line): OdfMedal => {
    const [medal, code = ''] = line.split(' ')
    const competitor = {
      code,
      type: 'A',
      organisation: 'AL',
      order: 1,
      bib: null,
      teamName: null,
      athletes: [],
    } as const
    return { medal: medal as OdfMedal['medal'], date: null, unit: null, competitors: [competitor] }
  })

test.each([
  ['other colours join', ['bronze c'], ['gold a', 'silver b'], 1, ['gold a rule', 'silver b rule', 'bronze c']],
  ['the same medal is stated', ['silver b'], ['gold a', 'silver b'], 1, ['gold a rule', 'silver b']],
  ['another winner of a colour', ['gold b'], ['gold a', 'silver c', 'bronze d'], 1, ['gold b']],
  ['another medal of a competitor', ['gold b'], ['silver b', 'bronze c'], 1, ['gold b']],
  ['only one of two who share the gold', ['gold a'], ['gold a', 'gold b'], 1, ['gold a']],
  [
    'one of two bronzes',
    ['bronze c'],
    ['gold a', 'bronze c', 'bronze d'],
    2,
    ['gold a rule', 'bronze c', 'bronze d rule'],
  ],
  ['the second of two bronzes', ['bronze d'], ['gold a', 'bronze c'], 2, ['gold a rule', 'bronze d', 'bronze c rule']],
  ['a third of two bronzes', ['bronze e'], ['gold a', 'bronze c', 'bronze d'], 2, ['bronze e']],
])('medals by the rules beside a list: %s', (_, stated, byRule, bronzes, expected) => {
  const shown = withMedalsByRule(medals(...stated), medals(...byRule), bronzes).map(
    ({ medal, competitors: [competitor], isByRule }) => `${medal} ${competitor?.code}${isByRule ? ' rule' : ''}`,
  )
  expect(shown).toEqual(expected)
})
