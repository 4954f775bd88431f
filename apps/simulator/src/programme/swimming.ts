import type { StateCode } from '@games/domain'
import { drawOrder } from '../delegations.ts'
import { eventName } from '../labels.ts'
import { athleteGender, single, squad } from '../people.ts'
import type { Athlete } from '../plan.ts'
import type { ListRules } from '../sports/rules.ts'
import { VENUES } from '../venues.ts'
import { eventCode, type Workbench } from '../workbench.ts'
import { type Heats, heatsAndFinal } from './heats.ts'

type Three = readonly [string, string, string]

/** Athletes of one line-up swim all its events. */
interface Race {
  readonly lineUp: string
  readonly type: string
  readonly label: Three
  readonly metres: number
  readonly men: number
  readonly women: number
  readonly day: number
}

const race = (
  lineUp: string,
  metres: number,
  stroke: string,
  label: Three,
  men: number,
  women: number,
  day: number,
): Race => ({
  lineUp,
  type: `${metres}M${stroke}`,
  label: [`${metres} m ${label[0]}`, `${metres} m ${label[1]}`, `${metres} m ${label[2]}`],
  metres,
  men,
  women,
  day,
})

const FREE: Three = ['livre', 'freestyle', 'libre']
const BACK: Three = ['costas', 'backstroke', 'espalda']
const BREAST: Three = ['peito', 'breaststroke', 'pecho']
const FLY: Three = ['borboleta', 'butterfly', 'mariposa']
const MEDLEY: Three = ['medley', 'individual medley', 'estilos']

const RACES: readonly Race[] = [
  race('sprint', 50, 'FR', FREE, 24.3, 27.7, 6),
  race('hundred', 100, 'FR', FREE, 53.2, 59.9, 3),
  race('middle', 200, 'FR', FREE, 116.5, 129.5, 5),
  race('middle', 400, 'FR', FREE, 247, 272, 4),
  race('distance', 800, 'FR', FREE, 515, 560, 7),
  race('back', 100, 'BA', BACK, 59.5, 66.5, 5),
  race('back', 200, 'BA', BACK, 129, 143, 7),
  race('breast', 100, 'BR', BREAST, 66, 74.5, 4),
  race('breast', 200, 'BR', BREAST, 144, 160, 6),
  race('fly', 100, 'FL', FLY, 56.8, 64, 3),
  race('fly', 200, 'FL', FLY, 128, 143, 5),
  race('medley', 200, 'IM', MEDLEY, 131, 146, 6),
  race('medley', 400, 'IM', MEDLEY, 281, 310, 3),
]

const raceRules = (base: number, laps: number): ListRules => ({
  play: 'race',
  base,
  points: Array.from({ length: laps }, (_, i) => ({ share: (i + 1) / laps })),
  decimals: 2,
  lanes: true,
  wind: false,
  reaction: true,
  interval: 0,
  disqualified: 'DSQ',
})

interface Relay {
  readonly gender: 'M' | 'W' | 'X'
  readonly type: string
  readonly label: Three
  readonly base: number
  readonly lineUps: readonly (readonly [string, 'M' | 'F'])[]
  readonly day: number
}

const FREE_RELAY: Three = ['Revezamento 4 × 100 m livre', '4 × 100 m freestyle relay', 'Relevo 4 × 100 m libre']
const MEDLEY_RELAY: Three = ['Revezamento 4 × 100 m medley', '4 × 100 m medley relay', 'Relevo 4 × 100 m estilos']

const fourOf = (gender: 'M' | 'F', ...lineUps: readonly string[]) => lineUps.map((name) => [name, gender] as const)
const RELAYS: readonly Relay[] = [
  {
    gender: 'M',
    type: '4X100MFR',
    label: FREE_RELAY,
    base: 214,
    lineUps: fourOf('M', 'hundred', 'sprint', 'middle', 'medley'),
    day: 4,
  },
  {
    gender: 'W',
    type: '4X100MFR',
    label: FREE_RELAY,
    base: 241,
    lineUps: fourOf('F', 'hundred', 'sprint', 'middle', 'medley'),
    day: 4,
  },
  {
    gender: 'X',
    type: '4X100MFR',
    label: FREE_RELAY,
    base: 228,
    lineUps: [...fourOf('M', 'hundred', 'sprint'), ...fourOf('F', 'hundred', 'sprint')],
    day: 5,
  },
  {
    gender: 'X',
    type: '4X100MMD',
    label: MEDLEY_RELAY,
    base: 248,
    lineUps: [...fourOf('F', 'back'), ...fourOf('M', 'breast', 'fly'), ...fourOf('F', 'hundred')],
    day: 7,
  },
]

/** The swimmers by line-up and gender; open water takes some of them. */
export type SwimmingTeam = ReadonlyMap<string, ReadonlyMap<StateCode, Athlete>>

/** Swimming: 30 events on days 3 to 7, heats in the morning, finals from 17:00. */
export function swimming(bench: Workbench): SwimmingTeam {
  const lineUps = new Map<string, Map<StateCode, Athlete>>()
  const planned: { readonly day: number; readonly units: Heats }[] = []
  for (const { lineUp, type, label, metres, men, women, day } of RACES)
    for (const gender of ['W', 'M'] as const) {
      const chance = bench.chance(`SWM${gender}${type}`)
      const key = lineUp + athleteGender(gender)
      const swimmers = lineUps.get(key) ?? recruit(bench, key, athleteGender(gender), lineUp === 'distance' ? 8 : 24)
      lineUps.set(key, swimmers)
      // In the longer races only sixteen of a line-up take part.
      const entering = [...swimmers.values()].slice(0, metres >= 400 ? 16 : 24)
      const entrants = entering.map((athlete) => single(bench.roster, 'SWM', athlete, chance))
      const event = bench.event('SWM', gender, type, eventName(gender, label), entrants)
      planned.push({ day, units: heatsAndFinal(event, raceRules(gender === 'M' ? men : women, metres / 50), false) })
    }
  for (const { gender, type, label, base, lineUps: wanted, day } of RELAYS) {
    const chance = bench.chance(`SWM${gender}${type}`)
    const code = eventCode('SWM', gender, type)
    const teams = drawOrder(chance)
      .map((state) => wanted.map(([name, g]) => lineUps.get(name + g)?.get(state)))
      .filter((four): four is Athlete[] => four.every((athlete) => athlete !== undefined))
      .slice(0, 16)
      .map((four) => squad(bench.roster, code, four, chance))
    const event = bench.event('SWM', gender, type, eventName(gender, label), teams)
    planned.push({ day, units: heatsAndFinal(event, raceRules(base, 4), false) })
  }
  for (let day = 3; day <= 7; day++) {
    const today = planned.filter((p) => p.day === day)
    bench.place(
      today.flatMap((p) => p.units.heats),
      { day, at: '08:30', venue: VENUES.SWM, every: 9 },
    )
    bench.place(
      today.map((p) => p.units.final),
      { day, at: '17:00', venue: VENUES.SWM, every: 15, lasts: 14 },
    )
  }
  return lineUps
}

const recruit = (bench: Workbench, key: string, gender: 'M' | 'F', count: number): Map<StateCode, Athlete> =>
  new Map(
    drawOrder(bench.chance(`SWM${key}`))
      .slice(0, count)
      .map((state) => [state, bench.roster.recruit(state, gender, { height: gender === 'M' ? 179 : 168 })]),
  )
