import type { HeadToHeadUnit, UnitSummary } from '@games/contract'
import { describe, expect, test } from 'vitest'
import { aCompetitor, aDuel, aMatch, aProgrammeItem, aSide, aTeam, aUnit } from '../../units/unit.factory.ts'
import { comingOf, dayAfter, dayNumber, liveOf } from './coming.ts'
import { aHomeDay } from './home.factory.ts'
import { byProminence } from './prominence.ts'

const NOW = Date.parse('2027-09-14T14:02:00-03:00')
const running = (code: string, given: Parameters<typeof aUnit>[1] = {}) => aUnit(code, { status: 'RUNNING', ...given })
const playing = (code: string, given: Parameters<typeof aDuel>[1]) => aDuel(code, { status: 'RUNNING', ...given })
const at = (time: string) => `2027-09-14T${time}:00-03:00`
const leader = (result: string | null) => ({ competitor: aCompetitor(), result, medal: null })
const score = (home: string | null, away: string | null): HeadToHeadUnit['sides'] => [
  aSide({ competitor: aTeam('AL', 'Alagoas'), result: home }),
  aSide({ competitor: aTeam('PR', 'Paraná'), result: away }),
]
const GOLD = running('ATHW100M--------------FNL-000100--', { medal: 'gold' })
const BRONZE = playing('JUDW57KG--------------FNL-000200--', { medal: 'bronze', sides: score('1', '0') })
const SEMIFINAL = playing('HBLWTEAM7-------------SFNL000100--', { sides: score('21', '19') })
const SEMIFINAL_BEFORE_ITS_FIRST_GOAL = playing('HBLWTEAM7-------------SFNL000200--', { sides: score(null, null) })
const GROUP = playing('BKBWTEAM5-------------GPA-000100--', { sides: score('50', '48') })
const HEAT_LED = running('SWMW100MFR------------HEAT000100--', { leader: leader('58.10') })
const HEAT_EARLY = running('SWMW100MFR------------HEAT000200--', { start: at('13:00') })
const HEAT_LATE = running('SWMW100MFR------------HEAT000300--', { start: at('13:30') })
const INTERRUPTED_FINAL = running('TRIW------------------FNL-000100--', { medal: 'gold', status: 'INTERRUPTED' })
const CEREMONY = aProgrammeItem('CER-------------------OPEN000100--', {
  status: 'RUNNING',
  eventType: 'opening-ceremony',
})
const BROADCAST = aProgrammeItem('SWM-------------------BRDC000100--', { status: 'RUNNING', eventType: 'broadcast' })

describe('what stands on top of the home page (R2.1)', () => {
  test('medal before phase before figures before start; interrupted ones and ceremonies after, broadcasts never (R2.1)', () => {
    const inOrder = [
      GOLD,
      BRONZE,
      SEMIFINAL,
      SEMIFINAL_BEFORE_ITS_FIRST_GOAL,
      GROUP,
      HEAT_LED,
      HEAT_EARLY,
      HEAT_LATE,
      INTERRUPTED_FINAL,
      CEREMONY,
    ]
    const shuffled = [BROADCAST, ...inOrder.toReversed()]
    expect(byProminence(shuffled).map((unit) => unit.code)).toEqual(inOrder.map((unit) => unit.code))
  })

  test('it does not jump with the score or in a break: only an end, a weightier beginning or a first figure moves it (R2.1)', () => {
    const other = aMatch({ code: GROUP.code, phase: 'GPB', start: at('13:59'), sides: score('0', '1') })
    const top = (first: UnitSummary) => byProminence([other, first])[0]?.code
    const match = aMatch({ phase: 'GPA', start: at('13:30') })
    for (const sides of [score('0', '1'), score('99', '100')]) expect(top({ ...match, sides })).toBe(match.code)
    expect(top({ ...match, status: 'SCHEDULED_BREAK' })).toBe(match.code)
    expect(top({ ...match, status: 'INTERRUPTED' })).toBe(other.code)
  })

  test('only what is on is live (R2.1)', () => {
    const units = [
      SEMIFINAL,
      aMatch({ status: 'OFFICIAL' }),
      aMatch({ status: 'SCHEDULED' }),
      aMatch({ status: 'CANCELLED' }),
    ]
    expect(liveOf(aHomeDay(units)).map((unit) => unit.code)).toEqual([SEMIFINAL.code])
  })
})

describe('what comes next (R2.1)', () => {
  const next = aUnit('ATHW100M--------------HEAT000100--', { start: at('14:14') })
  const forgotten = aUnit('ATHW100M--------------HEAT000200--', { start: at('13:00') })
  const delayed = aUnit('ATHW100M--------------HEAT000300--', { start: at('13:00'), status: 'DELAYED' })
  const weighIn = aProgrammeItem('JUDW57KG--------------WEIG000100--', { eventType: 'weighting' })
  const codes = (units: readonly UnitSummary[]) => units.map((unit) => unit.code.slice(22, 30))

  test('units to come in their order, without what only accompanies (R2.1)', () => {
    expect(codes(comingOf(aHomeDay([forgotten, weighIn, next, SEMIFINAL]), null))).toEqual(['HEAT0002', 'HEAT0001'])
  })
  test('once there is a clock, one whose start passed half an hour ago without a word gives way; a delayed one does not (R2.1)', () => {
    expect(codes(comingOf(aHomeDay([forgotten, delayed, next]), NOW))).toEqual(['HEAT0003', 'HEAT0001'])
    expect(codes(comingOf(aHomeDay([forgotten]), NOW))).toEqual(['HEAT0002'])
  })
  test('when nothing is to come on a day it is the next one that has units, and none after the last (R2.1)', () => {
    expect(dayAfter(aHomeDay([next]))).toBeNull()
    for (const last of [SEMIFINAL, aMatch({ status: 'OFFICIAL' })])
      expect(dayAfter(aHomeDay([last]))).toBe('2027-09-16')
    expect(dayAfter(aHomeDay([], { day: '2027-09-16' }))).toBeNull()
    expect(dayAfter(aHomeDay([], { days: [] }))).toBeNull()
  })
  test('which day of the games it is (R2.1)', () => {
    expect(dayNumber(aHomeDay([]))).toEqual({ number: 2, count: 3 })
    expect(dayNumber(aHomeDay([], { day: '2027-09-15' }))).toBeNull()
  })
})
