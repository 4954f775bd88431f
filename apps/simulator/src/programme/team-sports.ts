import { DISCIPLINES, type StateCode } from '@games/domain'
import { drawOrder } from '../delegations.ts'
import { MINUTE } from '../games-time.ts'
import { loser, roundRobin, winner } from '../knockout.ts'
import { DIVISIONS, eventName, PHASES, poolMatchName, unitName, withSuffix } from '../labels.ts'
import { athleteGender, type Body, squad } from '../people.ts'
import type { PlannedEvent, Source, UnitSketch } from '../plan.ts'
import type { MatchRules } from '../sports/rules.ts'
import { VENUES, type Venue } from '../venues.ts'
import { eventCode, unitCode, type Workbench } from '../workbench.ts'

type Division = 1 | 2 | 3

interface TeamSport {
  readonly discipline: 'BKB' | 'HBL' | 'VVO'
  readonly type: string
  readonly squad: number
  readonly body: Readonly<Record<'M' | 'W', Body>>
  readonly venues: readonly [Venue, Venue]
  readonly minutes: number
  readonly rules: (division: Division, knockout: boolean) => MatchRules
}

const volleyball = (division: Division): MatchRules => ({
  play: 'sets',
  period: 'S',
  bestOf: division === 1 ? 5 : 3,
  to: 25,
  lastTo: 15,
  cap: null,
  rally: 25,
  every: 6,
})

const SPORTS: readonly TeamSport[] = [
  {
    discipline: 'HBL',
    type: 'TEAM7',
    squad: 16,
    body: { M: { height: 181, weight: 76 }, W: { height: 170, weight: 64 } },
    venues: [VENUES.HBL1, VENUES.HBL2],
    minutes: 75,
    rules: (_, knockout) => ({
      play: 'timed',
      periods: ['H1', 'H2'],
      minutes: 25,
      overtimeMinutes: 5,
      clock: 'up',
      pace: 1.2,
      possession: 28,
      scoring: 0.5,
      points: [1],
      tieAllowed: !knockout,
      tally: 'GOALS',
    }),
  },
  {
    discipline: 'VVO',
    type: 'TEAM6',
    squad: 14,
    body: { M: { height: 188, weight: 75 }, W: { height: 176, weight: 63 } },
    venues: [VENUES.VVO1, VENUES.VVO2],
    minutes: 80,
    rules: volleyball,
  },
  {
    discipline: 'BKB',
    type: 'TEAM5',
    squad: 12,
    body: { M: { height: 190, weight: 78 }, W: { height: 177, weight: 66 } },
    venues: [VENUES.BKB1, VENUES.BKB2],
    minutes: 90,
    rules: () => ({
      play: 'timed',
      periods: ['Q1', 'Q2', 'Q3', 'Q4'],
      minutes: 10,
      overtimeMinutes: 5,
      clock: 'down',
      pace: 1.65,
      possession: 15,
      scoring: 0.42,
      points: [1, 2, 2, 2, 2, 3],
      tieAllowed: false,
      tally: 'PTS',
    }),
  },
]

/** Days of each division's rounds; the third ends before the first begins. */
const POOL_DAYS: Readonly<Record<Division, readonly number[]>> = { 1: [7, 8, 9], 2: [4, 5, 6], 3: [1, 2, 3] }

interface DatedMatch {
  readonly day: number
  readonly unit: UnitSketch
}

/**
 * Basketball, handball and volleyball, women and men: the 27 delegations in three divisions of 8, 8 and 11, pools first. The first
 * division plays quarterfinals and for every place to the eighth.
 */
export function teamSports(bench: Workbench): void {
  for (const sport of SPORTS) {
    const matches = (['W', 'M'] as const).flatMap((gender) => {
      const order = drawOrder(bench.chance(`${sport.discipline}${gender}`))
      return [
        ...division(bench, sport, gender, 1, order.slice(0, 8)),
        ...division(bench, sport, gender, 2, order.slice(8, 16)),
        ...division(bench, sport, gender, 3, order.slice(16)),
      ]
    })
    for (let day = 1; day <= 12; day++)
      layOut(
        bench,
        sport,
        day,
        matches.filter((m) => m.day === day).map((m) => m.unit),
      )
  }
}

function division(
  bench: Workbench,
  sport: TeamSport,
  gender: 'M' | 'W',
  number: Division,
  states: readonly StateCode[],
): DatedMatch[] {
  const chance = bench.chance(`${sport.discipline}${gender}D${number}`)
  const code = eventCode(sport.discipline, gender, sport.type, `D${number}`)
  const teams = states.map((state) => {
    const members = Array.from({ length: sport.squad }, () =>
      bench.roster.recruit(state, athleteGender(gender), sport.body[gender]),
    )
    return squad(bench.roster, code, members, chance, 'shirt-numbers')
  })
  const { por, eng, spa } = DISCIPLINES[sport.discipline]
  const inner = eventName(gender, [por, eng, spa])
  const event = bench.event(
    sport.discipline,
    gender,
    sport.type,
    withSuffix(inner, DIVISIONS[number]),
    teams,
    `D${number}`,
  )
  const letters = number === 3 ? ['A', 'B', 'C'] : ['A', 'B']
  const pools = letters.map((letter, i) => ({
    letter,
    phase: `${event.code}GP${letter}-`,
    teams: event.entrants.filter((_, seed) => snake(seed, letters.length) === i),
  }))
  const days = POOL_DAYS[number]
  const poolMatches = pools.flatMap(({ letter, teams }) => {
    let match = 0
    return roundRobin(teams).flatMap((round, r) =>
      round.map(([home, away]): DatedMatch => {
        match += 1
        const contest = {
          kind: 'match',
          sides: [
            { from: 'entry', entrant: home },
            { from: 'entry', entrant: away },
          ],
          rules: sport.rules(number, false),
        } as const
        const unit = sketch(event, `GP${letter}-`, match, poolMatchName(event.name, letter, match), 0, contest)
        return { day: days[r] as number, unit }
      }),
    )
  })
  const place = (pool: number, rank: number): Source => ({ from: 'pool', phase: pools[pool]?.phase ?? '', rank })
  const last = days[days.length - 1] as number
  const rules = sport.rules(number, true)
  const match = (
    phase: string,
    n: number,
    label: keyof typeof PHASES,
    of: number,
    home: Source,
    away: Source,
    medal: 0 | 1 | 3,
  ) =>
    sketch(event, phase, n, unitName(event.name, label, of > 1 ? (phase === 'FNL-' ? 1 : n) : null), medal, {
      kind: 'match',
      sides: [home, away],
      rules,
    })
  const finals = (semis: readonly UnitSketch[], day: number): DatedMatch[] => {
    const [s1, s2] = semis as [UnitSketch, UnitSketch]
    return [
      { day, unit: match('FNL-', 2, 'BRONZE', 1, loser(s1), loser(s2), 3) },
      { day, unit: match('FNL-', 1, 'FNL-', 1, winner(s1), winner(s2), 1) },
    ]
  }
  if (number === 1) {
    const [q1, q2, q3, q4] = [
      match('QFNL', 1, 'QFNL', 4, place(0, 1), place(1, 4), 0),
      match('QFNL', 2, 'QFNL', 4, place(1, 2), place(0, 3), 0),
      match('QFNL', 3, 'QFNL', 4, place(1, 1), place(0, 4), 0),
      match('QFNL', 4, 'QFNL', 4, place(0, 2), place(1, 3), 0),
    ]
    const semis = [
      match('SFNL', 1, 'SFNL', 2, winner(q1), winner(q2), 0),
      match('SFNL', 2, 'SFNL', 2, winner(q3), winner(q4), 0),
    ]
    const lower = [
      match('CL58', 1, 'PLACES58', 2, loser(q1), loser(q2), 0),
      match('CL58', 2, 'PLACES58', 2, loser(q3), loser(q4), 0),
    ] as const
    return [
      ...poolMatches,
      ...[q1, q2, q3, q4].map((unit) => ({ day: last + 1, unit })),
      ...[...lower, ...semis].map((unit) => ({ day: last + 2, unit })),
      { day: last + 3, unit: match('CL78', 1, 'PLACE7', 1, loser(lower[0]), loser(lower[1]), 0) },
      { day: last + 3, unit: match('CL56', 1, 'PLACE5', 1, winner(lower[0]), winner(lower[1]), 0) },
      ...finals(semis, last + 3),
    ]
  }
  const best: Source = number === 3 ? { from: 'best-second', phases: pools.map((p) => p.phase) } : place(1, 2)
  const semis = [
    match('SFNL', 1, 'SFNL', 2, place(0, 1), best, 0),
    match('SFNL', 2, 'SFNL', 2, place(1, 1), number === 3 ? place(2, 1) : place(0, 2), 0),
  ]
  return [...poolMatches, ...semis.map((unit) => ({ day: last + 1, unit })), ...finals(semis, last + 2)]
}

/** Which of `pools` pools a seed falls into, back and forth: 0 1 2 2 1 0 0 1 2 … */
const snake = (seed: number, pools: number): number => {
  const at = seed % (2 * pools)
  return at < pools ? at : 2 * pools - 1 - at
}

const sketch = (
  event: PlannedEvent,
  phase: string,
  number: number,
  name: UnitSketch['name'],
  medal: 0 | 1 | 3,
  contest: UnitSketch['contest'],
): UnitSketch => ({
  code: unitCode(event.code, phase, number),
  discipline: event.discipline,
  event,
  phaseType: '3',
  name,
  medal,
  contest,
})

/**
 * A day's matches over a sport's two halls. The six halls of the three sports begin one after the other, evenly from 08:00 to about
 * 20:20 (17:45 on the last day, before the closing ceremony), so that there is always one on. Matches for medals come last.
 */
function layOut(bench: Workbench, sport: TeamSport, day: number, units: readonly UnitSketch[]): void {
  const ordered = [...units].sort((a, b) => rankOfDay(a) - rankOfDay(b))
  const first = bench.instant(day, '08:00')
  const window = bench.instant(day, day === 12 ? '17:45' : '20:20') - first
  const halls = SPORTS.length * 2
  for (const [hall, venue] of sport.venues.entries()) {
    const here = ordered.filter((_, i) => i % 2 === hall)
    const turn = hall * SPORTS.length + SPORTS.indexOf(sport)
    for (const [i, unit] of here.entries()) {
      const share = (i * halls + turn) / (here.length * halls - 1)
      const start = first + Math.round((window * share) / (5 * MINUTE)) * 5 * MINUTE
      bench.put(unit, { start, minutes: sport.minutes, venue })
    }
  }
}

const rankOfDay = (unit: UnitSketch): number =>
  unit.medal === 1 ? 3 : unit.medal === 3 ? 2 : unit.code.slice(22, 24) === 'SF' ? 1 : 0
