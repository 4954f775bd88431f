import { expect, test } from 'vitest'
import { metresBetween, minutesOnFoot } from './distance.ts'
import { openingAt } from './opening.ts'

test('distances are as the crow flies, and on foot only where one walks (R6.1)', () => {
  const village = { lat: -9.66, lon: -35.7 }
  // a minute of latitude is a nautical mile
  expect(metresBetween({ lat: 0, lon: 0 }, { lat: 1 / 60, lon: 0 })).toBeCloseTo(1_853, 0)
  expect(metresBetween(village, village)).toBe(0)
  expect(metresBetween({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(22_239, 0)
  expect(metresBetween({ lat: 90, lon: 0 }, { lat: -90, lon: 0 })).toBeCloseTo(20_015_087, 0)
  expect([0, 800, 1_440, 2_001].map(minutesOnFoot)).toEqual([1, 10, 18, null])
})

test.each([
  ['nothing is said', [], '2027-09-14T14:02:00-03:00', null],
  [
    'day and night',
    [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
    '2027-09-14T03:00',
    { kind: 'always' },
  ],
  ['open', [{ days: [2], from: '06:00', to: '19:00' }], '2027-09-14T14:02', { kind: 'open', until: '19:00' }],
  [
    'its last minute is over',
    [{ days: [2], from: '06:00', to: '14:02' }],
    '2027-09-14T14:02',
    { kind: 'closed', from: null },
  ],
  [
    'later today',
    [
      { days: [2], from: '06:00', to: '12:00' },
      { days: [2], from: '15:00', to: '18:00' },
    ],
    '2027-09-14T14:02',
    { kind: 'closed', from: '15:00' },
  ],
  ['another day', [{ days: [1, 3], from: '06:00', to: '24:00' }], '2027-09-14T14:02', { kind: 'closed', from: null }],
  [
    'the night that began yesterday',
    [{ days: [1], from: '20:00', to: '06:00' }],
    '2027-09-14T05:59',
    { kind: 'open', until: '06:00' },
  ],
  [
    'Sunday’s night is Monday’s morning',
    [{ days: [7], from: '20:00', to: '06:00' }],
    '2027-09-13T05:00',
    { kind: 'open', until: '06:00' },
  ],
] as const)('a place’s hours are read in venue time: %s (R6.1)', (_, opening, instant, state) => {
  expect(openingAt(opening, instant)).toEqual(state)
})
