import { expect, test } from 'vitest'
import { lineOf, sheetOf } from '../sheet.ts'
import { aSportRow, aSportUnit, aValue } from '../sport.factory.ts'

const FINAL = 'JUDW57KG--------------FNL-000100'
const sheet = (ippon: string, waza: string, shido: string) => [
  aValue('IPPON', ippon),
  aValue('WAZA', waza),
  aValue('SHIDO', shido),
]

test('both sides’ scores and penalties stand beside each other (R5.5)', () => {
  const unit = aSportUnit(FINAL, {
    rows: [
      aSportRow({ result: '10', wlt: 'W', extended: sheet('1', '1', '0') }),
      aSportRow({ result: '00', wlt: 'L', extended: sheet('0', '0', '2') }),
    ],
  })
  expect(sheetOf(unit)).toMatchObject({
    form: 'bout',
    statistics: [
      { key: 'ippon', home: '1', away: '0' },
      { key: 'waza-ari', home: '1', away: '0' },
      { key: 'shido', home: '0', away: '2' },
    ],
  })
})

test.each([
  ['IPPON', 'N', '2:41', 'ippon aos 2:41'],
  ['WAZA-ARI AWASETE IPPON', 'N', '3:07', 'dois waza-ari aos 3:07'],
  ['WAZA-ARI', 'GS', '1:12', 'waza-ari no ponto de ouro, aos 1:12'],
  ['WALKOVER', null, null, 'vitória sem luta'],
])('%s in %s at %s is said as “%s”', (decision, period, time, said) => {
  const unit = aSportUnit(FINAL, {
    clock: { period, time, running: false },
    extendedInfos: [{ type: 'UI', code: 'DECISION', value: decision }],
  })
  expect(lineOf(unit)?.por).toBe(said)
})

test('a decision we have no word for is not guessed at', () => {
  expect(lineOf(aSportUnit(FINAL, { extendedInfos: [{ code: 'DECISION', value: 'TATAMI-GAESHI' }] }))).toBeNull()
})

test('a mixed team match is one of bouts', () => {
  const period = { code: 'B1', homeScore: '1', awayScore: '0', homePeriodScore: '1', awayPeriodScore: '0' }
  expect(sheetOf(aSportUnit('JUDXTEAM6-------------FNL-000100', { periods: [period] })).form).toBe('team-match')
})
