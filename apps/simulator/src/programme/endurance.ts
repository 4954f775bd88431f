import type { StateCode } from '@games/domain'
import { drawOrder } from '../delegations.ts'
import { eventName } from '../labels.ts'
import { athleteGender, single, squad } from '../people.ts'
import type { Athlete, Entrant, EventGender, UnitSketch } from '../plan.ts'
import type { Random } from '../random.ts'
import type { ListRules } from '../sports/rules.ts'
import { VENUES } from '../venues.ts'
import { eventCode, type Workbench } from '../workbench.ts'
import { heatsAndFinal } from './heats.ts'
import type { SwimmingTeam } from './swimming.ts'

type Three = readonly [string, string, string]
type Points = Extract<ListRules, { play: 'race' }>['points']

const road = (base: number, points: Points, interval = 0): ListRules => ({
  play: 'race',
  base,
  points,
  decimals: 0,
  lanes: false,
  wind: false,
  reaction: false,
  interval,
  disqualified: 'DSQ',
})

const even = (count: number): Points => Array.from({ length: count }, (_, i) => ({ share: (i + 1) / count }))

/** Registers an event of one unit, its final. */
function onlyFinal(
  bench: Workbench,
  discipline: string,
  gender: EventGender,
  type: string,
  label: Three,
  entrants: readonly Entrant[],
  rules: ListRules,
): UnitSketch {
  return heatsAndFinal(bench.event(discipline, gender, type, eventName(gender, label), entrants), rules, false).final
}

/** `first` delegations send two athletes, the next ones one, until there are `count`. */
function team(bench: Workbench, chance: Random, gender: 'M' | 'W', first: number, count: number): Athlete[] {
  const order = drawOrder(chance)
  const states = [...order.slice(0, first), ...order.slice(0, count - first)]
  return states.map((state) => bench.roster.recruit(state, athleteGender(gender)))
}

/** Cycling: time trials on day 3, road races on day 5, criteriums on day 6. Two from each of 24 delegations. */
export function cycling(bench: Workbench): void {
  const venue = VENUES.CYC
  for (const gender of ['W', 'M'] as const) {
    const chance = bench.chance(`CYC${gender}`)
    const riders = team(bench, chance, gender, 24, 48)
    const enter = (some: readonly Athlete[]) => some.map((athlete) => single(bench.roster, 'CYC', athlete, chance))
    const women = gender === 'W'
    const trial = onlyFinal(
      bench,
      'CYC',
      gender,
      'ITT',
      ['Contrarrelógio individual', 'individual time trial', 'Contrarreloj individual'],
      enter(riders.slice(0, 24)),
      road(women ? 1010 : 915, even(3), 60),
    )
    bench.put(trial, { start: bench.instant(3, women ? '08:30' : '10:00'), minutes: 55, venue })
    const roadRace = onlyFinal(
      bench,
      'CYC',
      gender,
      'ROAD',
      ['Prova de estrada', 'road race', 'Prueba en ruta'],
      enter(riders),
      road(women ? 5280 : 6540, even(12)),
    )
    bench.put(roadRace, { start: bench.instant(5, women ? '08:15' : '10:15'), minutes: women ? 100 : 120, venue })
    const criterium = onlyFinal(
      bench,
      'CYC',
      gender,
      'CRIT',
      ['Critério', 'criterium', 'Critérium'],
      enter(riders.slice(24)),
      road(women ? 1790 : 2080, even(10)),
    )
    bench.put(criterium, { start: bench.instant(6, women ? '09:00' : '10:15'), minutes: 45, venue })
  }
}

/** Shares of a sprint triathlon's time at the end of each leg. */
const TRIATHLON: Points = [
  { share: 0.16, leg: 'SWIM' },
  { share: 0.175, leg: 'T1' },
  { share: 0.345, leg: 'BIKE' },
  { share: 0.515, leg: 'BIKE' },
  { share: 0.685, leg: 'BIKE' },
  { share: 0.695, leg: 'T2' },
  { share: 0.85, leg: 'RUN' },
  { share: 1, leg: 'RUN' },
]

/** Triathlon: women and men on day 9, the mixed relay of four on day 10. */
export function triathlon(bench: Workbench): void {
  const venue = VENUES.WATERFRONT
  const label: Three = ['Individual', 'individual', 'Individual']
  const teams = (['W', 'M'] as const).map((gender) => {
    const chance = bench.chance(`TRI${gender}`)
    const athletes = team(bench, chance, gender, 16, 38)
    const entrants = athletes.map((athlete) => single(bench.roster, 'TRI', athlete, chance))
    const unit = onlyFinal(
      bench,
      'TRI',
      gender,
      'INDIV',
      label,
      entrants,
      road(gender === 'W' ? 4020 : 3640, TRIATHLON),
    )
    bench.put(unit, { start: bench.instant(9, gender === 'W' ? '08:00' : '10:00'), minutes: 90, venue })
    return athletes
  })
  const chance = bench.chance('TRIX')
  const final = onlyFinal(
    bench,
    'TRI',
    'X',
    'RELAY',
    RELAY,
    foursomes(bench, 'TRI', 'RELAY', chance, teams, 12),
    road(4850, even(8)),
  )
  bench.put(final, { start: bench.instant(10, '08:15'), minutes: 100, venue })
}

const RELAY: Three = ['Revezamento', 'relay', 'Relevo']

/** Open water: 5 km on day 11, the mixed relay on day 12. Half of the field are swimmers of the pool's middle distances. */
export function openWater(bench: Workbench, swimmers: SwimmingTeam): void {
  const venue = VENUES.WATERFRONT
  const teams = (['W', 'M'] as const).map((gender) => {
    const chance = bench.chance(`OWS${gender}`)
    const g = athleteGender(gender)
    const pool = [...(swimmers.get(`middle${g}`)?.values() ?? [])].slice(0, 12)
    const athletes = [...pool, ...pool.map((a) => bench.roster.recruit(a.organisation, g))]
    const entrants = athletes.map((athlete) => single(bench.roster, 'OWS', athlete, chance))
    const unit = onlyFinal(
      bench,
      'OWS',
      gender,
      '5KM',
      ['5 km', '5 km', '5 km'],
      entrants,
      road(gender === 'W' ? 3790 : 3480, even(8)),
    )
    bench.put(unit, { start: bench.instant(11, gender === 'W' ? '08:00' : '09:45'), minutes: 75, venue })
    return athletes
  })
  const chance = bench.chance('OWSX')
  const final = onlyFinal(
    bench,
    'OWS',
    'X',
    '4X1500M',
    ['Revezamento 4 × 1500 m', '4 × 1500 m relay', 'Relevo 4 × 1500 m'],
    foursomes(bench, 'OWS', '4X1500M', chance, teams, 10),
    road(4290, even(8)),
  )
  bench.put(final, { start: bench.instant(12, '08:00'), minutes: 85, venue })
}

/** Relay teams of two women and two men, of the delegations that have them. */
function foursomes(
  bench: Workbench,
  discipline: string,
  type: string,
  chance: Random,
  [women, men]: readonly (readonly Athlete[])[],
  count: number,
): Entrant[] {
  const by = (athletes: readonly Athlete[] | undefined, state: StateCode) =>
    (athletes ?? []).filter((a) => a.organisation === state).slice(0, 2)
  return drawOrder(chance)
    .map((state) => [by(women, state), by(men, state)] as const)
    .filter(([w, m]) => w.length === 2 && m.length === 2)
    .slice(0, count)
    .map(([w, m]) =>
      squad(bench.roster, eventCode(discipline, 'X', type), [w[0], m[0], w[1], m[1]] as Athlete[], chance),
    )
}
