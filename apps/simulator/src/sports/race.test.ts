import { expect, it } from 'vitest'
import { openRoster, single, squad } from '../people.ts'
import { random } from '../random.ts'
import { formatTime, playRace } from './race.ts'
import type { ListRules } from './rules.ts'

const chance = random('race.test')
const roster = openRoster(2, '2027-09-08')
const four = () => Array.from({ length: 4 }, () => roster.recruit('SP', 'F'))
const teams = Array.from({ length: 6 }, () => squad(roster, 'SWMW4X100MFR------------', four(), chance))

const relay: Extract<ListRules, { play: 'race' }> = {
  play: 'race',
  base: 240,
  points: [0.25, 0.5, 0.75, 1].map((share) => ({ share })),
  decimals: 2,
  lanes: true,
  wind: false,
  reaction: true,
  interval: 0,
  disqualified: 'DSQ',
}

/** Hundredths of "1:43.33". */
const hundredths = (text: string | undefined): number => {
  const [seconds = '0', minutes = '0'] = (text ?? '').split(':').reverse()
  return Math.round(Number(minutes) * 6000 + Number(seconds) * 100)
}

it('a relay’s legs add up to its time, and each member has a take-over', () => {
  const finished = playRace(relay, teams, random(3))
    .closing()
    .results.filter((row) => row.rank !== null)
  expect(finished.length).toBeGreaterThan(0)
  for (const { result, competitor } of finished) {
    const values = (code: string) =>
      competitor.athletes.map((athlete) => athlete.extended.find((value) => value.code === code)?.value)
    const legs = values('LEG_TIME').map(hundredths)
    expect(formatTime(10 * legs.reduce((sum, leg) => sum + leg, 0), 2)).toBe(result)
    expect(values('REACT_TIME').every((time) => Number(time) > 0)).toBe(true)
  }
})

it('a leg is sent when it has been swum', () => {
  const played = playRace(relay, teams, random(3))
  for (const beat of played.beats.keys())
    for (const { extended, competitor } of played.live(beat).results) {
      const passed = extended.filter(({ code }) => code === 'INTERMEDIATE').length
      const swum = competitor.athletes.filter((athlete) => athlete.extended.some(({ code }) => code === 'LEG_TIME'))
      expect(swum).toHaveLength(passed)
    }
})

it('how many timing points there are is sent of races that have any on the way', () => {
  const total = (points: typeof relay.points) =>
    playRace({ ...relay, points }, teams, random(3))
      .live(0)
      .extendedInfos.find(({ code }) => code === 'POINTS_TOTAL')?.value
  expect([total(relay.points), total([{ share: 1 }])]).toEqual(['4', undefined])
})

it('a runner alone has no legs', () => {
  const runners = Array.from({ length: 4 }, () => single(roster, 'ATH', roster.recruit('SP', 'F'), chance))
  const rows = playRace(relay, runners, random(3)).closing().results
  expect(rows.flatMap(({ competitor }) => competitor.athletes.flatMap((athlete) => athlete.extended))).toEqual([])
})

it('a transition takes its own time, whoever comes to it early or late', () => {
  const points = [
    { share: 0.2, leg: 'SWIM' },
    { share: 0.215, leg: 'T1' },
    { share: 1, leg: 'RUN' },
  ]
  const runners = Array.from({ length: 20 }, () => single(roster, 'TRI', roster.recruit('SP', 'F'), chance))
  const rows = playRace({ ...relay, base: 4000, points }, runners, random(3)).closing().results
  const transitions = rows.flatMap(({ extended }) => extended.filter(({ pos }) => pos === '2').map((at) => at.value2))
  expect(transitions.length).toBeGreaterThan(10)
  for (const time of transitions) {
    expect(hundredths(time)).toBeGreaterThan(4500)
    expect(hundredths(time)).toBeLessThan(7500)
  }
})
