import { expect, test } from 'vitest'
import { type GoingOnRule, type Through, whoGoesOn, whoReachesStandard } from './going-on.ts'
import { rankHeats, rankList } from './rank-list.ts'
import { aList, aResult, rules } from './ranking-rules.factory.ts'

const RULE: GoingOnRule = { byPlace: 2, byResult: 2, reserves: 0, perDelegation: null, levelForLast: 'draw-of-lots' }

/** Heats as `'A 11.01 B 11.02 C DNS'`. */
function heats(
  discipline: string,
  written: readonly string[],
  rule: Partial<GoingOnRule>,
  delegationOf?: (code: string) => string,
) {
  const units = written.map((heat, at) =>
    aList(
      `${`${discipline}M100M`.padEnd(22, '-')}HEAT000${at + 1}00--`,
      ...[...heat.matchAll(/(\w+) (\S+)/g)].map(([, code = '', result = '']) =>
        /^[A-Z]/.test(result) ? aResult(code, null, { irm: result }) : aResult(code, result, { type: 'TIME' }),
      ),
    ),
  )
  const ruleSet = rules(discipline)
  return whoGoesOn(
    units.map((unit) => rankList(unit, ruleSet)),
    rankHeats(units, ruleSet),
    { ...RULE, ...rule },
    delegationOf,
  )
}
const marks = ({ rows, undecided }: Through): string => {
  const open = new Set(undecided.flatMap(({ competitors }) => competitors))
  return rows.map(({ competitor, mark }) => `${competitor}${open.has(competitor) ? '?' : (mark ?? '-')}`).join(' ')
}

test.each<[string, string, readonly string[], Partial<GoingOnRule>, string]>([
  [
    'Q by place in each heat, then q by time over all heats',
    'ATH',
    ['A 11.01 B 11.02 C 11.03', 'D 11.10 E 11.20 F 11.05 G DNS'],
    {},
    'AQ BQ Cq FQ DQ Eq G-',
  ],
  [
    'all who are level for the last place of a heat go on, and as many fewer by time (WA TR 21.3)',
    'SWM',
    ['A 51.01 B 51.02 C 51.02', 'D 51.10 E 51.20 F 51.30 G 51.40'],
    { byResult: 2, levelForLast: 'all-go-on' },
    'AQ BQ CQ DQ EQ Fq G-',
  ],
  [
    'level for the last q without thousandths: told, neither goes on',
    'ATH',
    ['A 11.01 B 11.02 C 11.30', 'D 11.10 E 11.20 F 11.30'],
    { byResult: 1 },
    'AQ BQ DQ EQ C? F?',
  ],
  [
    'swimming: level for place 8 is a swim-off',
    'SWM',
    ['A 55.10 B 55.20', 'C 55.20 D 55.00'],
    { byPlace: 0, byResult: 3, levelForLast: 'swim-off' },
    'Dq Aq B? C?',
  ],
  [
    'level for the last place where there is room: all go on',
    'SWM',
    ['A 55.10 B 55.20', 'C 55.20 D 55.00'],
    { byPlace: 0, byResult: 3, levelForLast: 'all-go-on' },
    'Dq Aq Bq Cq',
  ],
  [
    'room for all is for those who are level, not for those whose thousandths are missing',
    'ATH',
    ['A 11.01 B 11.02 C 11.30', 'D 11.10 E 11.20 F 11.30'],
    { byResult: 1, levelForLast: 'all-go-on' },
    'AQ BQ DQ EQ C? F?',
  ],
  [
    'all are within: nobody is level for the last place',
    'SWM',
    ['A 55.10 B 55.20', 'C 55.20'],
    { byPlace: 0, byResult: 3 },
    'Aq Bq Cq',
  ],
  [
    'reserves follow in order',
    'SWM',
    ['A 55.10 B 55.20', 'C 55.40 D 55.30'],
    { byPlace: 0, byResult: 2, reserves: 2 },
    'Aq Bq DR1 CR2',
  ],
  [
    'reserves that are level are told',
    'SWM',
    ['A 55.10 B 55.20', 'C 55.30 D 55.30'],
    { byPlace: 0, byResult: 2, reserves: 1 },
    'Aq Bq C- D-'.replace('C- D-', 'C? D?'),
  ],
  [
    'whoever loses a place that is level may still go on by time: so many of those are open too',
    'ATH',
    ['A 11.01 B 11.02 C 11.02', 'D 11.10 E 11.20 F 11.30'],
    { byResult: 1 },
    'AQ B? C? DQ EQ F?',
  ],
])('%s (R12.5)', (_rule, discipline, written, rule, expected) => {
  expect(marks(heats(discipline, written, rule))).toBe(expected)
})

test('no more of one delegation than the rule allows; who is left out is told why (FIG TR 2025)', () => {
  const delegationOf = (code: string) => (code === 'D' ? 'PE' : 'SP')
  const found = heats(
    'SWM',
    ['A 55.10 B 55.20', 'C 55.25 D 55.30'],
    { byPlace: 0, byResult: 3, perDelegation: 2 },
    delegationOf,
  )
  expect(marks(found)).toBe('Aq Bq C- Dq')
  expect(found.rows[2]?.why).toEqual({ rule: 'delegation-full', values: { delegation: 'SP', most: '2' } })
})

const THROWS = aList(
  'ATHMSP----------------QUAL000100--',
  ...['A 15.20', 'B 15.00', 'C 14.80', 'D 14.80', 'E 14.10'].map((row) =>
    aResult(row.slice(0, 1), row.slice(2), { type: 'DISTANCE' }),
  ),
)

test('by standard: all who reach it, and the next best up to the number; those level for the last are open until parted (WA TR 2024, 25)', () => {
  const round = rankList(THROWS, rules('ATH'))
  const reaches = (code: string) => code === 'A' || code === 'B'
  expect(marks(whoReachesStandard(round, reaches, 4))).toBe('AQ BQ Cq Dq E-')
  expect(marks(whoReachesStandard(round, reaches, 3))).toBe('AQ BQ C? D? E-')
  expect(marks(whoReachesStandard(round, reaches, 1))).toBe('AQ BQ C- D- E-')
})
