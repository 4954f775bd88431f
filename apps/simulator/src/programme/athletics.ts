import type { StateCode } from '@games/domain'
import { drawOrder } from '../delegations.ts'
import { eventName } from '../labels.ts'
import { athleteGender, single, squad } from '../people.ts'
import type { Athlete, UnitSketch } from '../plan.ts'
import type { ListRules } from '../sports/rules.ts'
import { VENUES } from '../venues.ts'
import { eventCode, type Workbench } from '../workbench.ts'
import { type Heats, heatsAndFinal } from './heats.ts'

type Three = readonly [string, string, string]

interface Discipline {
  readonly type: Readonly<Record<'M' | 'W', string>> | string
  readonly label: Readonly<Record<'M' | 'W', Three>> | Three
  readonly entrants: number
  readonly rules: (gender: 'M' | 'W') => ListRules
  /** Where it takes place: 0 track, 1 jumps, 2 throws. */
  readonly area: 0 | 1 | 2
  /** Days of the heats (or null) and of the final; semifinals are on the morning of the final's day. */
  readonly heats: number | null
  readonly final: number
  readonly semifinals?: true
}

const metres = (distance: string): Three => [`${distance} m`, `${distance} m`, `${distance} m`]

const sprint =
  (men: number, women: number, splits: number) =>
  (gender: 'M' | 'W'): ListRules => ({
    play: 'race',
    base: gender === 'M' ? men : women,
    points: Array.from({ length: splits }, (_, i) => ({ share: (i + 1) / splits })),
    decimals: 2,
    lanes: true,
    wind: men < 24,
    reaction: true,
    interval: 0,
    disqualified: 'DQ',
  })

const distance =
  (men: number, women: number, splits: number) =>
  (gender: 'M' | 'W'): ListRules => ({
    ...(sprint(men, women, splits)(gender) as Extract<ListRules, { play: 'race' }>),
    lanes: false,
    wind: false,
    reaction: false,
  })

const attempts =
  (men: number, women: number, wind: boolean) =>
  (gender: 'M' | 'W'): ListRules => ({
    play: 'attempts',
    base: gender === 'M' ? men : women,
    wind,
  })

const height =
  (men: number, women: number, step: number) =>
  (gender: 'M' | 'W'): ListRules => ({
    play: 'height',
    base: gender === 'M' ? men : women,
    step,
  })

/** Fifteen events for each gender, days 7 to 11, and the mixed relay on day 11. */
const DISCIPLINES: readonly Discipline[] = [
  {
    type: '100M',
    label: metres('100'),
    entrants: 24,
    rules: sprint(11.15, 12.55, 1),
    area: 0,
    heats: 7,
    final: 8,
    semifinals: true,
  },
  { type: '200M', label: metres('200'), entrants: 24, rules: sprint(22.6, 25.8, 1), area: 0, heats: 10, final: 11 },
  { type: '400M', label: metres('400'), entrants: 24, rules: sprint(50.4, 58.6, 2), area: 0, heats: 8, final: 9 },
  {
    type: '800M',
    label: metres('800'),
    entrants: 24,
    rules: (g) => ({ ...sprint(118, 138, 2)(g), reaction: false }) as ListRules,
    area: 0,
    heats: 9,
    final: 10,
  },
  { type: '1500M', label: metres('1500'), entrants: 20, rules: distance(248, 292, 4), area: 0, heats: null, final: 7 },
  { type: '3000M', label: metres('3000'), entrants: 20, rules: distance(548, 645, 8), area: 0, heats: null, final: 9 },
  {
    type: { M: '110MH', W: '100MH' },
    label: {
      M: ['110 m com barreiras', '110 m hurdles', '110 m vallas'],
      W: ['100 m com barreiras', '100 m hurdles', '100 m vallas'],
    },
    entrants: 24,
    rules: sprint(14.6, 14.9, 1),
    area: 0,
    heats: 9,
    final: 10,
  },
  {
    type: '5000MW',
    label: ['Marcha atlética de 5000 m', '5000 m race walk', '5000 m marcha'],
    entrants: 16,
    rules: distance(1430, 1610, 10),
    area: 0,
    heats: null,
    final: 8,
  },
  {
    type: 'HJ',
    label: ['Salto em altura', 'high jump', 'Salto de altura'],
    entrants: 14,
    rules: height(1.92, 1.64, 0.03),
    area: 1,
    heats: null,
    final: 7,
  },
  {
    type: 'PV',
    label: ['Salto com vara', 'pole vault', 'Salto con pértiga'],
    entrants: 12,
    rules: height(4.3, 3.2, 0.1),
    area: 1,
    heats: null,
    final: 11,
  },
  {
    type: 'LJ',
    label: ['Salto em distância', 'long jump', 'Salto de longitud'],
    entrants: 18,
    rules: attempts(6.75, 5.55, true),
    area: 1,
    heats: null,
    final: 8,
  },
  {
    type: 'TJ',
    label: ['Salto triplo', 'triple jump', 'Triple salto'],
    entrants: 16,
    rules: attempts(14.0, 11.8, true),
    area: 1,
    heats: null,
    final: 10,
  },
  {
    type: 'SP',
    label: ['Arremesso do peso', 'shot put', 'Lanzamiento de peso'],
    entrants: 16,
    rules: attempts(16.2, 13.1, false),
    area: 2,
    heats: null,
    final: 7,
  },
  {
    type: 'DT',
    label: ['Lançamento do disco', 'discus throw', 'Lanzamiento de disco'],
    entrants: 16,
    rules: attempts(48, 37, false),
    area: 2,
    heats: null,
    final: 9,
  },
  {
    type: 'JT',
    label: ['Lançamento do dardo', 'javelin throw', 'Lanzamiento de jabalina'],
    entrants: 16,
    rules: attempts(57, 42, false),
    area: 2,
    heats: null,
    final: 10,
  },
]

const of = <T>(value: Readonly<Record<'M' | 'W', T>> | T, gender: 'M' | 'W'): T =>
  typeof value === 'object' && value !== null && 'M' in value ? value[gender] : (value as T)

export function athletics(bench: Workbench): void {
  const relayRunners = new Map<StateCode, Record<'M' | 'F', Athlete[]>>()
  const planned: { readonly discipline: Discipline; readonly units: Heats }[] = []
  for (const discipline of DISCIPLINES)
    for (const gender of ['W', 'M'] as const) {
      const type = of(discipline.type, gender)
      const chance = bench.chance(`ATH${gender}${type}`)
      const athletes = drawOrder(chance)
        .slice(0, discipline.entrants)
        .map((state) => bench.roster.recruit(state, athleteGender(gender)))
      if (type === '400M' || type === '800M')
        for (const athlete of athletes) {
          const runners = relayRunners.get(athlete.organisation) ?? { M: [], F: [] }
          runners[athlete.gender].push(athlete)
          relayRunners.set(athlete.organisation, runners)
        }
      const entrants = athletes.map((athlete) => single(bench.roster, 'ATH', athlete, chance))
      const event = bench.event('ATH', gender, type, eventName(gender, of(discipline.label, gender)), entrants)
      planned.push({
        discipline,
        units: heatsAndFinal(event, discipline.rules(gender), discipline.semifinals === true),
      })
    }
  const relay = mixedRelay(bench, relayRunners)
  const venue = VENUES.ATH
  for (let day = 7; day <= 11; day++) {
    const finalsOf = (area: 0 | 1 | 2) =>
      planned.filter((p) => p.discipline.final === day && p.discipline.area === area).map((p) => p.units.final)
    const heats = planned.filter((p) => p.discipline.heats === day).flatMap((p) => p.units.heats)
    const semifinals = planned.filter((p) => p.discipline.final === day).flatMap((p) => p.units.semifinals)
    const morning: UnitSketch[] = [...(day === 11 ? relay.heats : []), ...heats]
    bench.place(morning, { day, at: '08:30', venue, on: [0], every: 8 })
    bench.place(semifinals, { day, at: '15:30', venue, on: [0], every: 10 })
    const evening = [...finalsOf(0), ...(day === 11 ? [relay.final] : [])]
    // A walk takes half an hour of the track, a sprint ten minutes.
    let at = bench.instant(day, '16:40')
    for (const unit of evening) {
      const seconds = unit.contest?.kind === 'list' && unit.contest.rules.play === 'race' ? unit.contest.rules.base : 0
      const minutes = Math.ceil(seconds / 60) + 10
      bench.put(unit, { start: at, minutes, venue })
      at += minutes * 60_000
    }
    bench.place(finalsOf(1), { day, at: '09:00', venue, on: [1], every: 360, lasts: 130 })
    bench.place(finalsOf(2), { day, at: '10:00', venue, on: [2], every: 330, lasts: 110 })
  }
}

function mixedRelay(
  bench: Workbench,
  runners: ReadonlyMap<StateCode, Readonly<Record<'M' | 'F', readonly Athlete[]>>>,
): Heats {
  const chance = bench.chance('ATHX4X400M')
  const code = eventCode('ATH', 'X', '4X400M')
  const teams = [...runners.values()]
    .filter(({ M, F }) => M.length >= 2 && F.length >= 2)
    .slice(0, 16)
    .map(({ M, F }) => squad(bench.roster, code, [M[0], F[0], M[1], F[1]] as Athlete[], chance))
  const name = eventName('X', ['Revezamento 4 × 400 m', '4 × 400 m relay', 'Relevo 4 × 400 m'])
  const event = bench.event('ATH', 'X', '4X400M', name, teams)
  return heatsAndFinal(event, { ...sprint(216, 216, 4)('M'), reaction: false } as ListRules, false)
}
