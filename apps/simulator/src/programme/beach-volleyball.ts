import { drawOrder } from '../delegations.ts'
import { knockout, roundRobin } from '../knockout.ts'
import { eventName, poolMatchName } from '../labels.ts'
import { athleteGender, pair } from '../people.ts'
import type { Source, UnitSketch } from '../plan.ts'
import type { MatchRules } from '../sports/rules.ts'
import { VENUES } from '../venues.ts'
import { eventCode, unitCode, type Workbench } from '../workbench.ts'

const RULES: MatchRules = {
  play: 'sets',
  period: 'S',
  bestOf: 3,
  to: 21,
  lastTo: 15,
  cap: null,
  rally: 24,
  every: 6,
}

/** Beach volleyball: 16 pairs a gender in four pools on days 1 to 3, quarterfinals on 4, semifinals on 5, medals on 6. */
export function beachVolleyball(bench: Workbench): void {
  const venue = VENUES.VBV
  const events = (['W', 'M'] as const).map((gender) => {
    const chance = bench.chance(`VBV${gender}`)
    const code = eventCode('VBV', gender, 'DOUBLES')
    const pairs = drawOrder(chance)
      .slice(0, 16)
      .map((state) => {
        const recruit = () => bench.roster.recruit(state, athleteGender(gender), { height: gender === 'M' ? 184 : 173 })
        return pair(bench.roster, code, [recruit(), recruit()], chance)
      })
    const event = bench.event('VBV', gender, 'DOUBLES', eventName(gender, ['Duplas', 'pairs', 'Parejas']), pairs)
    const pools = ['A', 'B', 'C', 'D'].map((letter, i) => ({
      letter,
      phase: `${event.code}GP${letter}-`,
      teams: event.entrants.filter((_, seed) => (Math.floor(seed / 4) % 2 === 0 ? seed % 4 : 3 - (seed % 4)) === i),
    }))
    const rounds: UnitSketch[][] = [[], [], []]
    for (const { letter, teams } of pools) {
      let match = 0
      for (const [r, round] of roundRobin(teams).entries())
        for (const [home, away] of round) {
          match += 1
          rounds[r]?.push({
            code: unitCode(event.code, `GP${letter}-`, match),
            discipline: 'VBV',
            event,
            phaseType: '3',
            name: poolMatchName(event.name, letter, match),
            medal: 0,
            contest: {
              kind: 'match',
              sides: [
                { from: 'entry', entrant: home },
                { from: 'entry', entrant: away },
              ],
              rules: RULES,
            },
          })
        }
    }
    // Seeds 1 to 4 win their pools, 5 to 8 are second, such that pool mates can only meet in the final.
    const seeds: Source[] = [
      ...[0, 1, 2, 3].map((i): Source => ({ from: 'pool', phase: pools[i]?.phase ?? '', rank: 1 })),
      ...[2, 3, 0, 1].map((i): Source => ({ from: 'pool', phase: pools[i]?.phase ?? '', rank: 2 })),
    ]
    return { rounds, bracket: knockout(event, seeds, RULES, 'match') }
  })
  const slots = { venue, every: 50, followOn: true }
  for (const r of [0, 1, 2])
    bench.place(
      events.flatMap(({ rounds }) => rounds[r] ?? []),
      { day: 1 + r, at: '08:30', ...slots },
    )
  bench.place(
    events.flatMap(({ bracket }) => bracket.QFNL),
    { day: 4, at: '08:30', ...slots },
  )
  bench.place(
    events.flatMap(({ bracket }) => bracket.SFNL),
    { day: 5, at: '09:00', venue, on: [0, 1], every: 60 },
  )
  bench.place(
    events.flatMap(({ bracket }) => [...bracket.BRONZE, ...bracket['FNL-']]),
    {
      day: 6,
      at: '09:00',
      venue,
      on: [0],
      every: 60,
    },
  )
}
