import { describe, expect, it } from 'vitest'
import { momentOf, readArguments } from './arguments.ts'
import { planGames } from './games.ts'
import { isoLocal } from './games-time.ts'

const today = Date.parse('2027-09-14T14:02:00-03:00')
const games = planGames({ seed: 1, startDate: '2027-09-10' })

describe('the command line', () => {
  it('opens by default in the judo morning of day 5, which is today, at speed 10', () => {
    const read = readArguments([], today)
    expect(read).toMatchObject({ ok: true, value: { speed: 10, startDate: '2027-09-10', from: 'day5-judo', seed: 1 } })
    const from = momentOf(games, 'day5-judo')
    expect(from.ok && isoLocal(from.value)).toBe('2027-09-14T09:40:00-03:00')
  })

  it.each([
    [['--speed', 'max'], { speed: Number.POSITIVE_INFINITY }],
    [['--speed', '0.5'], { speed: 0.5 }],
    [['--start', '2028-02-29'], { startDate: '2028-02-29' }],
    [['--until', 'day6'], { until: 'day6' }],
  ])('takes %j', (argv, value) => {
    expect(readArguments(argv, today)).toMatchObject({ ok: true, value })
  })

  it.each([
    [['--speed', '0']],
    [['--speed', 'fast']],
    [['--start', '2027-02-30']],
    [['--start', 'tomorrow']],
    [['--seed', '1.5']],
    [['--url', 'nowhere']],
    [['--unknown', 'x']],
  ])('refuses %j with a reason', (argv) => {
    expect(readArguments(argv, today)).toMatchObject({ ok: false, error: { kind: 'bad-argument' } })
  })

  it.each([
    ['day5', '2027-09-14T07:00:00-03:00'],
    ['day5-JUD', '2027-09-14T09:40:00-03:00'],
    ['day5-Judô', '2027-09-14T09:40:00-03:00'],
    ['day8-athletics', '2027-09-17T09:10:00-03:00'],
    ['2027-09-12T10:00:00-03:00', '2027-09-12T10:00:00-03:00'],
  ])('understands %s as %s', (when, instant) => {
    const moment = momentOf(games, when)
    expect(moment.ok && isoLocal(moment.value)).toBe(instant)
  })

  it.each(['day0', 'day13', 'day5-chess', 'day1-judo', 'soon'])('refuses %s', (when) => {
    expect(momentOf(games, when).ok).toBe(false)
  })
})
