import { DISCIPLINE_CODES, divisionOf, eventTypeFor, parseRsc, STATE_CODES } from '@games/domain'
import { describe, expect, it } from 'vitest'
import { planGames } from './games.ts'
import { DAY, gamesInstant, isoLocal } from './games-time.ts'

const startDate = '2027-09-08'

describe.each([1, 2, 42])('R12.3 the plan of the games, seed %i', (seed) => {
  const games = planGames({ seed, startDate })
  const competition = games.units.filter((unit) => unit.contest)

  it('has 18 disciplines, 27 delegations, 17 venues and about 4,800 athletes', () => {
    expect([...new Set(games.events.map((event) => event.discipline))].sort()).toEqual([...DISCIPLINE_CODES].sort())
    expect([...new Set(games.athletes.map((athlete) => athlete.organisation))].sort()).toEqual([...STATE_CODES].sort())
    expect(new Set(games.units.map((unit) => unit.venue.code)).size).toBe(17)
    expect(games.venues).toHaveLength(17)
    expect(games.athletes.length).toBeGreaterThanOrEqual(4700)
    expect(games.athletes.length).toBeLessThanOrEqual(4950)
    expect(new Set(games.athletes.map((athlete) => athlete.code)).size).toBe(games.athletes.length)
  })

  it('gives a gold in each of its 160 to 175 events, on 12 days of competition', () => {
    expect(games.events.length).toBeGreaterThanOrEqual(160)
    expect(games.events.length).toBeLessThanOrEqual(175)
    for (const event of games.events)
      expect([event.code, competition.filter((unit) => unit.event === event && unit.medal === 1).length]).toEqual([
        event.code,
        1,
      ])
    const days = new Set(competition.map((unit) => isoLocal(unit.start).slice(0, 10)))
    expect([...days].sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => isoLocal(gamesInstant(startDate, 1, '12:00') + i * DAY).slice(0, 10)),
    )
  })

  it('names every unit once, by a full RSC that starts with its event’s', () => {
    expect(new Set(games.units.map((unit) => unit.code)).size).toBe(games.units.length)
    for (const { code, event } of games.units) {
      expect(parseRsc(code)).toEqual({ ok: true, value: code })
      expect(code).toHaveLength(34)
      if (event) expect(code.startsWith(event.code)).toBe(true)
    }
  })

  it('has every event type of R5.3; the default is the arrival and the departure of each discipline', () => {
    const types = new Set(games.units.map((unit) => eventTypeFor(unit.phaseType, unit.medal, unit.code)))
    expect([...types].sort()).toEqual([
      'broadcast',
      'closing-ceremony',
      'competition',
      'competition-medal',
      'default',
      'medal',
      'opening-ceremony',
      'technical-meeting',
      'training',
      'weighting',
    ])
    const others = games.units.filter((unit) => eventTypeFor(unit.phaseType, unit.medal, unit.code) === 'default')
    const disciplines = [...new Set(games.events.map((event) => event.discipline))].sort()
    for (const phase of ['ARRV', 'DEPT'])
      expect(
        others
          .filter((unit) => unit.code.slice(22, 26) === phase)
          .map((unit) => unit.discipline)
          .sort(),
      ).toEqual(disciplines)
    expect(others).toHaveLength(36)
  })

  it('has three divisions of 8, 8 and 11 delegations for each gender of the team sports', () => {
    for (const discipline of ['BKB', 'HBL', 'VVO'])
      for (const gender of ['M', 'W']) {
        const events = games.events.filter((event) => event.code.startsWith(discipline + gender))
        expect(events.map((event) => [divisionOf(event.code), event.entrants.length])).toEqual([
          [1, 8],
          [2, 8],
          [3, 11],
        ])
        expect(new Set(events.flatMap((event) => event.entrants.map((team) => team.organisation))).size).toBe(27)
      }
  })

  it('names the rounds of a knockout by ODF §4, back from the final to the one in which all who entered are, and gives byes there only', () => {
    const ROUNDS = ['FNL-', 'SFNL', 'QFNL', '8FNL', 'R32-']
    const knockouts = games.events.filter(({ code }) => /^(JUD|TKW|WRE|FEN|BDM|TTE)/.test(code))
    expect(knockouts.length).toBeGreaterThan(50)
    for (const event of knockouts) {
      const matches = competition.filter((unit) => unit.event === event && unit.contest?.kind === 'match')
      const inRound = ROUNDS.map(
        (phase) => matches.filter((u) => u.code.slice(22, 26) === phase && (phase !== 'FNL-' || u.medal === 1)).length,
      )
      const field = event.entrants.length
      const rounds = Math.ceil(Math.log2(field))
      const expected = ROUNDS.map((_, i) => (i < rounds - 1 ? 2 ** i : i === rounds - 1 ? field - 2 ** i : 0))
      expect([event.code, ...inRound]).toEqual([event.code, ...expected])
    }
  })

  it('puts every fencer of an event into one pool of six, the first four of the entries in different ones', () => {
    for (const event of games.events.filter(({ code }) => /^FEN.(EPEE|FOIL|SABRE)/.test(code))) {
      const pools = competition.flatMap(({ contest, event: of }) =>
        of === event && contest?.kind === 'list' && contest.starters.from === 'entries'
          ? [contest.starters.entrants]
          : [],
      )
      expect(pools.map((fencers) => fencers.length)).toEqual([6, 6, 6, 6])
      expect(new Set(pools.flat())).toEqual(new Set(event.entrants))
      const best = pools.map(([first]) => first && event.entrants.indexOf(first))
      expect(best).toEqual([0, 1, 2, 3])
    }
  })

  it('starts no unit at a place where another is still planned', () => {
    const byPlace = new Map<string, typeof competition>()
    for (const unit of competition) byPlace.set(unit.location.code, [...(byPlace.get(unit.location.code) ?? []), unit])
    const overlapping: string[] = []
    for (const units of byPlace.values())
      for (const [i, unit] of units.entries())
        if (i > 0 && unit.start < (units[i - 1]?.end ?? 0)) overlapping.push(`${units[i - 1]?.code} ${unit.code}`)
    expect(overlapping).toEqual([])
  })

  it('keeps everybody between 14 and 17 from the first day to the last', () => {
    const last = isoLocal(gamesInstant(startDate, 12, '12:00')).slice(0, 10)
    const age = (birthDate: string, on: string) =>
      Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > on.slice(5) ? 1 : 0)
    for (const { birthDate } of games.athletes) {
      expect(age(birthDate, startDate)).toBeGreaterThanOrEqual(14)
      expect(age(birthDate, last)).toBeLessThanOrEqual(17)
    }
  })

  it('gives every athlete of an event one place in it', () => {
    for (const event of games.events) {
      const members = event.entrants.flatMap((entrant) => entrant.members.map(({ athlete }) => athlete.code))
      expect([event.code, new Set(members).size]).toEqual([event.code, members.length])
    }
  })
})
