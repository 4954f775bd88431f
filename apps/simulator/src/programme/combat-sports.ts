import { drawOrder } from '../delegations.ts'
import { type Bracket, type BracketPhase, type Bronze, knockout } from '../knockout.ts'
import { eventName, poolName } from '../labels.ts'
import { athleteGender, single, squad } from '../people.ts'
import type { Entrant, EventGender, PlannedEvent, Source, UnitSketch } from '../plan.ts'
import type { MatchRules } from '../sports/rules.ts'
import type { Weapon } from '../sports/touches.ts'
import { VENUES } from '../venues.ts'
import { eventCode, unitCode, type Workbench } from '../workbench.ts'
import { spread } from './heats.ts'

interface WeightClass {
  readonly gender: EventGender
  readonly type: string
  readonly label: readonly [string, string, string]
  readonly weight: number
}

const upTo = (
  gender: EventGender,
  kilograms: number,
  prefix = '',
  style?: readonly [string, string, string],
): WeightClass => ({
  gender,
  type: `${prefix}${kilograms}KG`,
  label: style
    ? [`${style[0]} até ${kilograms} kg`, `${style[1]} −${kilograms} kg`, `${style[2]} hasta ${kilograms} kg`]
    : [`Até ${kilograms} kg`, `−${kilograms} kg`, `Hasta ${kilograms} kg`],
  weight: kilograms - 1,
})

const over = (gender: EventGender, kilograms: number): WeightClass => ({
  gender,
  type: `${kilograms}PKG`,
  label: [`Acima de ${kilograms} kg`, `+${kilograms} kg`, `Más de ${kilograms} kg`],
  weight: kilograms + 12,
})

const FREE = ['Estilo livre', 'Freestyle', 'Estilo libre'] as const
const GRECO = ['Greco-romana', 'Greco-Roman', 'Grecorromana'] as const

const JUDO_CLASSES: readonly (readonly WeightClass[])[] = [
  [upTo('M', 50), upTo('M', 55), upTo('M', 60), upTo('W', 40), upTo('W', 44), upTo('W', 48)],
  [upTo('M', 66), upTo('M', 73), upTo('M', 81), upTo('W', 52), upTo('W', 57), upTo('W', 63)],
  [upTo('M', 90), over('M', 90), upTo('W', 70), over('W', 70)],
]
const TAEKWONDO_CLASSES: readonly (readonly WeightClass[])[] = [
  [upTo('M', 48), upTo('M', 55), upTo('W', 44), upTo('W', 49)],
  [upTo('M', 63), upTo('M', 73), upTo('W', 55), upTo('W', 63)],
]
const WRESTLING_CLASSES: readonly (readonly WeightClass[])[] = [
  [upTo('M', 51, 'FS', FREE), upTo('M', 60, 'GR', GRECO), upTo('W', 46, 'FS', FREE), upTo('W', 57, 'FS', FREE)],
  [upTo('M', 60, 'FS', FREE), upTo('M', 71, 'GR', GRECO), upTo('W', 53, 'FS', FREE), upTo('W', 65, 'FS', FREE)],
  [upTo('M', 71, 'FS', FREE), upTo('M', 92, 'GR', GRECO), upTo('M', 80, 'FS', FREE), upTo('W', 73, 'FS', FREE)],
]

const seeded = (event: PlannedEvent): Source[] => event.entrants.map((entrant) => ({ from: 'entry', entrant }))

/** One bracket per weight class, with `size` athletes from as many delegations; seeded as entered where nothing else is given. */
function brackets(
  bench: Workbench,
  discipline: string,
  classes: readonly WeightClass[],
  size: number,
  rules: MatchRules,
  bronze: Bronze,
  seedsOf: (event: PlannedEvent) => readonly Source[] = seeded,
): Bracket[] {
  return classes.map(({ gender, type, label, weight }) => {
    const chance = bench.chance(discipline + gender + type)
    const entrants = drawOrder(chance)
      .slice(0, size)
      .map((state) =>
        single(bench.roster, discipline, bench.roster.recruit(state, athleteGender(gender), { weight }), chance),
      )
    const event = bench.event(discipline, gender, type, eventName(gender, label), entrants)
    return knockout(event, seedsOf(event), rules, bronze)
  })
}

/** The units of some phases, phase by phase, the classes side by side in each. */
const ofPhases = (all: readonly Bracket[], ...phases: readonly BracketPhase[]): UnitSketch[] =>
  phases.flatMap((phase) => all.flatMap((bracket) => bracket[phase]))

/** Judo: sixteen classes on days 4 to 6, the preliminaries in the morning and the finals from 16:30; the mixed teams on day 7. */
export function judo(bench: Workbench): void {
  const venue = VENUES.COMBAT
  for (const [i, classes] of JUDO_CLASSES.entries()) {
    const day = 4 + i
    const all = brackets(bench, 'JUD', classes, 26, { play: 'judo' }, 'repechage')
    bench.place(ofPhases(all, 'R32-', '8FNL', 'QFNL'), { day, at: '09:00', venue, every: 6 })
    bench.place(ofPhases(all, 'REP-', 'SFNL'), { day, at: '15:00', venue, every: 7 })
    bench.place(ofPhases(all, 'REPF'), { day, at: '16:30', venue, on: [0, 1], every: 8 })
    bench.place(ofPhases(all, 'FNL-'), { day, at: '17:40', venue, on: [0], every: 10 })
  }
  mixedTeams(bench)
}

function mixedTeams(bench: Workbench): void {
  const chance = bench.chance('JUDX')
  const code = eventCode('JUD', 'X', 'TEAM6')
  const members = new Map<string, Map<string, Entrant['members'][number]>>()
  for (const event of bench.events.filter((e) => e.discipline === 'JUD'))
    for (const {
      organisation,
      members: [judoka],
    } of event.entrants)
      if (judoka) {
        const of = members.get(organisation) ?? new Map()
        members.set(organisation, of.set(event.code, judoka))
      }
  const teams = drawOrder(chance)
    .map((state) => [...(members.get(state)?.values() ?? [])].map(({ athlete }) => athlete))
    .map((all) => [
      ...all.filter((a) => a.gender === 'M').slice(0, 3),
      ...all.filter((a) => a.gender === 'F').slice(0, 3),
    ])
    .filter((six) => six.length === 6)
    .slice(0, 16)
    .map((six) => squad(bench.roster, code, six, chance))
  const event = bench.event('JUD', 'X', 'TEAM6', eventName('X', ['Equipes', 'team', 'Equipos']), teams)
  const rounds = knockout(event, seeded(event), { play: 'judo-team' }, 'repechage')
  const venue = VENUES.COMBAT
  bench.place(ofPhases([rounds], '8FNL', 'QFNL', 'REP-', 'SFNL'), { day: 7, at: '09:00', venue, every: 42 })
  bench.place(ofPhases([rounds], 'REPF', 'FNL-'), { day: 7, at: '15:00', venue, on: [0], every: 45 })
}

/** Taekwondo: eight classes on days 2 and 3. */
export function taekwondo(bench: Workbench): void {
  const venue = VENUES.COMBAT
  for (const [i, classes] of TAEKWONDO_CLASSES.entries()) {
    const all = brackets(bench, 'TKW', classes, 16, { play: 'taekwondo' }, 'repechage')
    const [day, on] = [2 + i, [0, 1, 2]]
    bench.place(ofPhases(all, '8FNL', 'QFNL'), { day, at: '09:30', venue, on, every: 12 })
    bench.place(ofPhases(all, 'REP-', 'SFNL'), { day, at: '14:30', venue, on, every: 12 })
    bench.place(ofPhases(all, 'REPF'), { day, at: '16:30', venue, on: [0, 1], every: 12 })
    bench.place(ofPhases(all, 'FNL-'), { day, at: '18:00', venue, on: [0], every: 14 })
  }
}

/** Wrestling: twelve classes of sixteen on days 8 to 10; who lost to a finalist goes to the repechage. */
export function wrestling(bench: Workbench): void {
  const venue = VENUES.COMBAT
  for (const [i, classes] of WRESTLING_CLASSES.entries()) {
    const all = brackets(bench, 'WRE', classes, 16, { play: 'wrestling' }, 'finalists-repechage')
    const [day, on] = [8 + i, [0, 1, 2]]
    bench.place(ofPhases(all, '8FNL', 'QFNL', 'SFNL'), { day, at: '09:30', venue, on, every: 10 })
    bench.place(ofPhases(all, 'REP-'), { day, at: '15:30', venue, on, every: 10 })
    bench.place(ofPhases(all, 'REPF'), { day, at: '16:30', venue, on: [0, 1], every: 10 })
    bench.place(ofPhases(all, 'FNL-'), { day, at: '17:40', venue, on: [0], every: 12 })
  }
}

const WEAPONS = [
  { weapon: 'epee', type: 'EPEE', label: ['Espada individual', 'individual épée', 'Espada individual'] },
  { weapon: 'foil', type: 'FOIL', label: ['Florete individual', 'individual foil', 'Florete individual'] },
  { weapon: 'sabre', type: 'SABRE', label: ['Sabre individual', 'individual sabre', 'Sable individual'] },
] as const

/** Pools of six of equal strength, each a unit on a piste of its own. */
function poolsOf(event: PlannedEvent, weapon: Weapon): UnitSketch[] {
  const of = event.entrants.length / 6
  return Array.from({ length: of }, (_, part): UnitSketch => {
    const letter = String.fromCharCode(65 + part)
    const starters = { from: 'entries', entrants: spread(event.entrants, part, of) } as const
    return {
      code: unitCode(event.code, `GP${letter}`, 1),
      discipline: event.discipline,
      event,
      phaseType: '3',
      name: poolName(event.name, letter),
      medal: 0,
      contest: { kind: 'list', starters, rules: { play: 'fencing-pool', weapon }, stage: null },
    }
  })
}

/**
 * Fencing: a weapon a day on days 4 to 6, both genders. The afternoon before, pools seed the bracket, which everybody goes on to; both
 * losers of the semifinals take bronze.
 */
export function fencing(bench: Workbench): void {
  const venue = VENUES.CONVENTION
  const on = [0, 1, 2, 3]
  for (const [i, { weapon, type, label }] of WEAPONS.entries()) {
    const pools: UnitSketch[] = []
    const byPools = (event: PlannedEvent): Source[] => {
      const own = poolsOf(event, weapon)
      pools.push(...own)
      const units = own.map(({ code }) => code)
      return event.entrants.map((_, place) => ({ from: 'pools', units, rank: place + 1 }))
    }
    const all = (['M', 'W'] as const).flatMap((gender) => {
      const weaponClass = { gender, type, label, weight: gender === 'M' ? 65 : 56 }
      return brackets(bench, 'FEN', [weaponClass], 24, { play: 'fencing', weapon }, 'shared', byPools)
    })
    const day = 4 + i
    bench.place(pools, { day: day - 1, at: '14:45', venue, on, every: 75, lasts: 70 })
    bench.place(ofPhases(all, 'R32-', '8FNL'), { day, at: '09:15', venue, on, every: 20 })
    bench.place(ofPhases(all, 'QFNL'), { day, at: '13:30', venue, on, every: 22 })
    bench.place(ofPhases(all, 'SFNL'), { day, at: '18:00', venue, on: [0, 1], every: 24 })
    bench.place(ofPhases(all, 'FNL-'), { day, at: '19:30', venue, on: [0], every: 30 })
  }
}

/** Fencing's teams on day 7: twelve of three épéeists for each gender, a match for bronze. */
export function fencingTeams(bench: Workbench): void {
  const venue = VENUES.CONVENTION
  const all = (['M', 'W'] as const).map((gender) => {
    const chance = bench.chance(`FEN${gender}TEAM`)
    const code = eventCode('FEN', gender, 'TEAMEPEE')
    const [individual] = bench.events.filter((event) => event.code === eventCode('FEN', gender, 'EPEE'))
    const teams = drawOrder(chance)
      .flatMap((state) => individual?.entrants.find(({ organisation }) => organisation === state) ?? [])
      .slice(0, 12)
      .map(({ organisation, members }) => {
        const mate = () =>
          bench.roster.recruit(organisation, athleteGender(gender), { weight: gender === 'M' ? 65 : 56 })
        return squad(bench.roster, code, [...members.map(({ athlete }) => athlete), mate(), mate()], chance)
      })
    const label = ['Espada por equipes', 'team épée', 'Espada por equipos'] as const
    const event = bench.event('FEN', gender, 'TEAMEPEE', eventName(gender, label), teams)
    return knockout(event, seeded(event), { play: 'fencing-team', weapon: 'epee' }, 'match')
  })
  const day = 7
  bench.place(ofPhases(all, '8FNL', 'QFNL'), { day, at: '09:00', venue, on: [0, 1, 2, 3], every: 65 })
  bench.place(ofPhases(all, 'SFNL'), { day, at: '14:00', venue, on: [0, 1, 2, 3], every: 65 })
  bench.place(ofPhases(all, 'BRONZE'), { day, at: '15:30', venue, on: [0, 1], every: 65 })
  bench.place(ofPhases(all, 'FNL-'), { day, at: '17:00', venue, on: [0], every: 70 })
}
