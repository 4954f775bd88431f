import { expect, test } from 'vitest'
import { aMatch, aUnit, FINAL } from '../../units/unit.factory.ts'
import { leadSteps } from './lead-steps.ts'
import { matchAddress } from './match-address.ts'
import { matchSearchOf } from './match-search.ts'
import { aPlay } from './matches.factory.ts'
import { daysBeside, matchesOf } from './matches-of-day.ts'
import { stretchesOf } from './plays-shown.ts'

const UNIT = 'HBLWTEAM7-------------SFNL000100--'

test.each([
  [
    { unit: 'hblwteam7-------------sfnl000100', show: 'card', order: 'oldest' },
    { unit: UNIT.slice(0, 32), show: 'card', order: 'oldest' },
  ],
  [{ unit: '../secret', day: 'today', show: 'x', order: 1 }, {}],
  [{ day: '2027-09-14' }, { day: '2027-09-14' }],
])('the query %j is read as %j', (search, read) => {
  expect(matchSearchOf(search)).toEqual(read)
})

test('an address says only what is not as always, and is read as it was written', () => {
  expect(matchAddress(UNIT)).toBe('/match-stats?unit=HBLWTEAM7-------------SFNL000100')
  const search = new URL(matchAddress(UNIT, 'score', 'oldest'), 'http://games.test').searchParams
  expect(matchSearchOf(Object.fromEntries(search))).toEqual({ unit: UNIT.slice(0, 32), show: 'score', order: 'oldest' })
})

const PLAYS = [
  aPlay('1', { score: { home: '1', away: '0' } }),
  aPlay('2', { kind: 'card' }),
  aPlay('3', { kind: null, period: 'H2', with: [{ ...aPlay('4'), kind: 'card' }] }),
  aPlay('5', { kind: 'card', period: 'H2', score: { home: '1', away: '1' } }),
]
const ids = (...given: Parameters<typeof stretchesOf>) =>
  stretchesOf(...given).map(({ period, plays }) => [period, ...plays.map(({ id }) => id)])

test('actions stand by period, newest first or from the start', () => {
  expect(ids(PLAYS, 'all', 'newest')).toEqual([
    ['H2', '5', '3'],
    ['H1', '2', '1'],
  ])
  expect(ids(PLAYS, 'all', 'oldest')).toEqual([
    ['H1', '1', '2'],
    ['H2', '3', '5'],
  ])
})

test('a penalty that moved the score is both; one below another action is sent with it', () => {
  expect(ids(PLAYS, 'score', 'oldest')).toEqual([
    ['H1', '1'],
    ['H2', '5'],
  ])
  expect(ids(PLAYS, 'card', 'oldest')).toEqual([
    ['H1', '2'],
    ['H2', '3', '5'],
  ])
})

test('the lead goes up for the home side, step by step, and says the greatest of either', () => {
  const flow = [
    { period: 'H1', home: 1, away: 0 },
    { period: 'H1', home: 1, away: 1 },
    { period: 'H2', home: 1, away: 3 },
  ]
  expect(leadSteps(flow)).toMatchObject({
    width: 4,
    most: 2,
    line: 'M0 2H1V1H2V2H3V4H4',
    end: { x: 4, y: 4 },
    periods: [{ code: 'H2', at: 2.5 / 4 }],
    greatest: { home: 1, away: 2 },
  })
  expect(leadSteps([])).toBeNull()
})

test('a set begins level again', () => {
  const flow = [
    { period: 'S1', home: 25, away: 20 },
    { period: 'S2', home: 0, away: 1 },
  ]
  expect(leadSteps(flow)?.line).toBe('M0 5H1V0H1.5V5H2V6H3')
})

test('of a day only matches of two sides are listed, by how far they are', () => {
  const called = aMatch({ status: 'CANCELLED' })
  const units = [aMatch({ status: 'SCHEDULED' }), aMatch(), aUnit(FINAL), called, aMatch({ status: 'OFFICIAL' })]
  const { live, upcoming, over } = matchesOf({ units })
  expect([live, upcoming, over].map((part) => part.map(({ status }) => status))).toEqual([
    ['RUNNING'],
    ['SCHEDULED'],
    ['CANCELLED', 'OFFICIAL'],
  ])
})

test('a day without matches has the days beside it all the same', () => {
  const days = ['2027-09-12', '2027-09-13', '2027-09-16'].map((day) => ({ day, units: 1, golds: 0 }))
  expect(daysBeside({ day: '2027-09-14', days })).toEqual({ before: '2027-09-13', after: '2027-09-16' })
  expect(daysBeside({ day: '2027-09-12', days: [] })).toEqual({ before: null, after: null })
})
