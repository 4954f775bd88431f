import { expect, test } from 'vitest'
import { isDecided } from './decided.ts'

const gold = (competitor: string) => ({ medal: 'gold' as const, competitor })
const bronze = (competitor: string) => ({ medal: 'bronze' as const, competitor })

test.each([
  ['a gold that was won', [gold('1'), bronze('2')], true],
  ['a gold that is withheld', [gold('NOAWARD'), bronze('2')], true],
  ['two golds, one of them withheld', [gold('NOAWARD'), gold('1')], true],
  ['a gold whose winner is not known yet', [gold('TBD'), bronze('2')], false],
  ['a bronze before the final', [bronze('2')], false],
  ['no medals', [], false],
])('an event with %s: decided %#', (_what, medals, decided) => expect(isDecided(medals)).toBe(decided))
