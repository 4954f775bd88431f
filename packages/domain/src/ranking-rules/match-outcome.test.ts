import { expect, test } from 'vitest'
import { aValue } from '../sports/sport.factory.ts'
import type { SportUnit } from '../sports/sport.ts'
import { matchOutcome } from './match-outcome.ts'
import { aMatch, aResult, rules } from './ranking-rules.factory.ts'

const POOL = 'GPA-000100--'
const FINAL = 'FNL-000100--'
const rsc = (event: string, phase: string): string => `${event.padEnd(22, '-')}${phase}`
const outcome = (unit: SportUnit): string => {
  const { match } = rules(unit.code)
  if (!match) throw new Error('no rule')
  const found = matchOutcome(unit, match)
  return `${found.kind === 'won' ? `${found.winner} beats ${found.loser}` : found.kind}: ${found.why.rule}`
}
const decided = (decision: string): Partial<SportUnit> => ({ extendedInfos: [{ code: 'DECISION', value: decision }] })
const sides = (code: string, ...rows: SportUnit['rows']): SportUnit => ({ ...aMatch(code, ''), rows })

test.each<[string, SportUnit, string]>([
  ['what was sent wins over the score', aMatch(rsc('WREMFS57KG', FINAL), 'A 2 W B 5 L'), 'A beats B: wlt-sent'],
  [
    'the winner of an unfinished match does not count',
    aMatch(rsc('WREMFS57KG', FINAL), 'A 2 W B 5 L', { status: 'RUNNING' }),
    'undecided: not-played',
  ],
  ['the greater result wins', aMatch(rsc('BKBMTEAM5', FINAL), 'A 80 B 92'), 'B beats A: score'],
  [
    'who retires has lost, with whatever score',
    aMatch(rsc('BDMMSINGLES', FINAL), 'A 1 RET B 0'),
    'B beats A: opponent-out',
  ],
  ['who does not come has lost', aMatch(rsc('JUDM60KG', FINAL), 'A DNS B 10'), 'B beats A: opponent-out'],
  ['both out: no winner', aMatch(rsc('JUDM60KG', FINAL), 'A 0 DSQ B 0 DSQ'), 'no-winner: both-out'],
  ['handball: level in a pool is a draw', aMatch(rsc('HBLMTEAM7', POOL), 'A 25 B 25'), 'draw: draw-allowed'],
  ['handball: level in a final needs the shoot-out', aMatch(rsc('HBLMTEAM7', FINAL), 'A 25 B 25'), 'undecided: level'],
  [
    'handball: the shoot-out decides and is not in the score',
    aMatch(rsc('HBLMTEAM7', FINAL), 'A 25 B 25', {
      periods: [{ code: 'PSO', homeScore: null, awayScore: null, homePeriodScore: '4', awayPeriodScore: '5' }],
    }),
    'B beats A: shoot-off',
  ],
  ['basketball: never a draw', aMatch(rsc('BKBMTEAM5', POOL), 'A 70 B 70'), 'undecided: level'],
  [
    'wrestling: a score alone does not say who fell',
    aMatch(rsc('WREMFS57KG', FINAL), 'A 2 B 5'),
    'undecided: not-sent',
  ],
  [
    'wrestling: on points the score decides',
    aMatch(rsc('WREMFS57KG', FINAL), 'A 2 B 5', decided('VPO1')),
    'B beats A: score',
  ],
  [
    'fencing: level is with whoever has priority',
    sides(rsc('FENMFOIL', FINAL), aResult('A', '14', { extended: [aValue('PRIORITY', 'Y')] }), aResult('B', '14')),
    'A beats B: priority',
  ],
  [
    'archery: the better arrow of the shoot-off',
    sides(
      rsc('ARCMINDIVID', FINAL),
      aResult('A', '5', { extended: [aValue('SO', '9')] }),
      aResult('B', '5', { extended: [aValue('SO', 'X')] }),
    ),
    'B beats A: shoot-off',
  ],
  [
    'archery: of equal arrows the one nearer to the centre',
    sides(
      rsc('ARCMINDIVID', FINAL),
      aResult('A', '5', { extended: [aValue('SO', '10'), aValue('CLOSEST', 'Y')] }),
      aResult('B', '5', { extended: [aValue('SO', 'X')] }),
    ),
    'A beats B: closest-arrow',
  ],
  ['two winners are none', aMatch(rsc('BKBMTEAM5', FINAL), 'A 80 W B 92 W'), 'undecided: winner-contradicted'],
  [
    'nobody knows who met one side alone',
    sides(rsc('BKBMTEAM5', FINAL), aResult('A', '80')),
    'undecided: side-missing',
  ],
  ['not over', { ...aMatch(rsc('BKBMTEAM5', FINAL), 'A 80 B 92'), status: 'RUNNING' }, 'undecided: not-played'],
  ['over without a score', aMatch(rsc('BKBMTEAM5', FINAL), 'A B'), 'undecided: not-sent'],
])('%s (R12.5)', (_rule, unit, expected) => {
  expect(outcome(unit)).toBe(expected)
})
