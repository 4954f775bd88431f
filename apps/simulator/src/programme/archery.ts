import { drawOrder } from '../delegations.ts'
import { type BracketPhase, knockout } from '../knockout.ts'
import { eventName, unitName } from '../labels.ts'
import { athleteGender, single, squad } from '../people.ts'
import type { Athlete, Source, UnitSketch } from '../plan.ts'
import { VENUES } from '../venues.ts'
import { eventCode, unitCode, type Workbench } from '../workbench.ts'

const ARCHERS = 24

/** Archery: the ranking round on day 2 seeds the brackets of days 3 to 5; mixed teams on days 4 and 5. */
export function archery(bench: Workbench): void {
  const venue = VENUES.ARC
  const archers: Record<'M' | 'W', readonly Athlete[]> = { M: [], W: [] }
  const states = drawOrder(bench.chance('ARC')).slice(0, ARCHERS)
  const brackets = (['W', 'M'] as const).map((gender, i) => {
    const chance = bench.chance(`ARC${gender}`)
    archers[gender] = states.map((state) => bench.roster.recruit(state, athleteGender(gender)))
    const entrants = archers[gender].map((athlete) => single(bench.roster, 'ARC', athlete, chance))
    const name = eventName(gender, ['Recurvo individual', 'individual recurve', 'Recurvo individual'])
    const event = bench.event('ARC', gender, 'INDIV', name, entrants)
    const ranking: UnitSketch = {
      code: unitCode(event.code, 'QUAL', 1),
      discipline: 'ARC',
      event,
      phaseType: '3',
      name: unitName(event.name, 'RANKING', null),
      medal: 0,
      contest: {
        kind: 'list',
        starters: { from: 'entries', entrants: event.entrants },
        rules: { play: 'ranking-round', ends: 10, arrows: 6 },
        stage: null,
      },
    }
    bench.place([ranking], { day: 2, at: i === 0 ? '09:00' : '13:30', venue, on: [0], every: 150 })
    const seeds = event.entrants.map((_, seed): Source => ({ from: 'rank', unit: ranking.code, rank: seed + 1 }))
    return knockout(event, seeds, { play: 'arrows', team: false }, 'match')
  })
  const chance = bench.chance('ARCX')
  const code = eventCode('ARC', 'X', 'TEAM2')
  const teams = states
    .slice(0, 16)
    .map((_, i) => squad(bench.roster, code, [archers.W[i] as Athlete, archers.M[i] as Athlete], chance))
  const mixedName = eventName('X', ['Equipe de recurvo', 'recurve team', 'Equipo de recurvo'])
  const mixed = bench.event('ARC', 'X', 'TEAM2', mixedName, teams)
  const mixedBracket = knockout(
    mixed,
    mixed.entrants.map((entrant) => ({ from: 'entry', entrant })),
    { play: 'arrows', team: true },
    'match',
  )
  const of = (...phases: readonly BracketPhase[]) => phases.flatMap((phase) => brackets.flatMap((b) => b[phase]))
  bench.place(of('R32-'), { day: 3, at: '09:00', venue, every: 22 })
  bench.place(of('8FNL'), { day: 3, at: '14:00', venue, every: 22 })
  bench.place(mixedBracket['8FNL'], { day: 4, at: '09:30', venue, every: 25 })
  bench.place(mixedBracket.QFNL, { day: 4, at: '11:00', venue, every: 25 })
  bench.place(of('QFNL'), { day: 4, at: '14:00', venue, every: 25 })
  bench.place(of('SFNL'), { day: 5, at: '10:00', venue, on: [0, 1], every: 25 })
  bench.place(of('BRONZE', 'FNL-'), { day: 5, at: '11:15', venue, on: [0], every: 25 })
  bench.place(mixedBracket.SFNL, { day: 5, at: '14:00', venue, on: [0, 1], every: 25 })
  bench.place([...mixedBracket.BRONZE, ...mixedBracket['FNL-']], { day: 5, at: '15:00', venue, on: [0], every: 25 })
}
