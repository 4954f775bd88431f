import { drawOrder } from '../delegations.ts'
import { eventName, unitName } from '../labels.ts'
import { athleteGender, single, squad } from '../people.ts'
import type { Athlete, PlannedEvent, Starters, UnitSketch } from '../plan.ts'
import type { ListRules } from '../sports/rules.ts'
import { VENUES } from '../venues.ts'
import { eventCode, unitCode, type Workbench } from '../workbench.ts'

type Three = readonly [string, string, string]
type Apparatus = readonly [code: string, label: Three]

const MEN: readonly Apparatus[] = [
  ['FX', ['Solo', 'floor exercise', 'Suelo']],
  ['PH', ['Cavalo com alças', 'pommel horse', 'Caballo con arcos']],
  ['SR', ['Argolas', 'rings', 'Anillas']],
  ['VT', ['Salto sobre a mesa', 'vault', 'Salto de potro']],
  ['PB', ['Barras paralelas', 'parallel bars', 'Barras paralelas']],
  ['HB', ['Barra fixa', 'horizontal bar', 'Barra fija']],
]
const WOMEN: readonly Apparatus[] = [
  ['VT', ['Salto sobre a mesa', 'vault', 'Salto de potro']],
  ['UB', ['Barras assimétricas', 'uneven bars', 'Barras asimétricas']],
  ['BB', ['Trave de equilíbrio', 'balance beam', 'Viga de equilibrio']],
  ['FX', ['Solo', 'floor exercise', 'Suelo']],
]
const RHYTHMIC: readonly Apparatus[] = [
  ['HOOP', ['Arco', 'hoop', 'Aro']],
  ['BALL', ['Bola', 'ball', 'Pelota']],
  ['CLUBS', ['Maças', 'clubs', 'Mazas']],
  ['RIBBON', ['Fita', 'ribbon', 'Cinta']],
]
const ARTISTIC_BODY: Readonly<Record<'M' | 'W', { readonly height: number; readonly weight: number }>> = {
  M: { height: 163, weight: 56 },
  W: { height: 152, weight: 44 },
}
const RHYTHMIC_BODY = { height: 162, weight: 46 }
const ALL_AROUND: Three = ['Individual geral', 'all-around', 'Concurso completo individual']

const judged = (apparatus: readonly string[], base: number, every: number): ListRules => ({
  play: 'judged',
  apparatus,
  base,
  every,
})

const unit = (event: PlannedEvent, phase: 'QUAL' | 'FNL-', starters: Starters, rules: ListRules): UnitSketch => ({
  code: unitCode(event.code, phase, 1),
  discipline: event.discipline,
  event,
  phaseType: '3',
  name: unitName(event.name, phase, null),
  medal: phase === 'FNL-' ? 1 : 0,
  contest: { kind: 'list', starters, rules, stage: null },
})

/** Artistic gymnastics: qualification on day 1, the all-around on day 2, the apparatus finals of eight on days 3 and 4. */
export function artisticGymnastics(bench: Workbench): void {
  const venue = VENUES.GYMNASTICS
  const genders = [
    { gender: 'M', apparatus: MEN, gymnasts: 26, base: 11.6, opens: '10:00', allAround: '09:00' },
    { gender: 'W', apparatus: WOMEN, gymnasts: 26, base: 11.2, opens: '14:30', allAround: '14:00' },
  ] as const
  const finals = genders.map(({ gender, apparatus, gymnasts, base, opens, allAround }) => {
    const chance = bench.chance(`GAR${gender}`)
    const entrants = drawOrder(chance)
      .slice(0, gymnasts)
      .map((state) =>
        single(bench.roster, 'GAR', bench.roster.recruit(state, athleteGender(gender), ARTISTIC_BODY[gender]), chance),
      )
    const event = bench.event('GAR', gender, 'AA', eventName(gender, ALL_AROUND), entrants)
    const codes = apparatus.map(([code]) => code)
    const every = gender === 'M' ? 62 : 80
    const qualification = unit(event, 'QUAL', { from: 'entries', entrants: event.entrants }, judged(codes, base, every))
    bench.place([qualification], { day: 1, at: opens, venue, every: 180 })
    const final = unit(
      event,
      'FNL-',
      { from: 'judged', unit: qualification.code, apparatus: null, count: 18 },
      judged(codes, base + 0.3, every + 15),
    )
    bench.place([final], { day: 2, at: allAround, venue, every: gender === 'M' ? 150 : 130 })
    return apparatus.map(([code, label]) => {
      const inFinal = event.entrants
      const apparatusEvent = bench.event('GAR', gender, code, eventName(gender, label), inFinal)
      return unit(
        apparatusEvent,
        'FNL-',
        { from: 'judged', unit: qualification.code, apparatus: code, count: 8 },
        judged([code], base + 0.9, 150),
      )
    })
  })
  const [men = [], women = []] = finals
  const slots = { venue, at: '15:00', every: 40, lasts: 35 }
  bench.place(
    [men[0], women[0], men[1], women[1], men[2]].filter((u) => u !== undefined),
    { day: 3, ...slots },
  )
  bench.place(
    [men[3], women[2], men[4], women[3], men[5]].filter((u) => u !== undefined),
    { day: 4, ...slots },
  )
}

/** Rhythmic gymnastics: the all-around on day 9 qualifies for the finals with one apparatus on days 10 and 11. */
export function rhythmicGymnastics(bench: Workbench): void {
  const venue = VENUES.GYMNASTICS
  const chance = bench.chance('GRY')
  const entrants = drawOrder(chance)
    .slice(0, 26)
    .map((state) => single(bench.roster, 'GRY', bench.roster.recruit(state, 'F', RHYTHMIC_BODY), chance))
  const event = bench.event('GRY', 'W', 'AA', eventName('W', ALL_AROUND), entrants)
  const codes = RHYTHMIC.map(([code]) => code)
  const allAround = unit(event, 'FNL-', { from: 'entries', entrants: event.entrants }, judged(codes, 22.5, 105))
  bench.place([allAround], { day: 9, at: '14:00', venue, every: 200 })
  const finals = RHYTHMIC.map(([code, label]) =>
    unit(
      bench.event('GRY', 'W', code, eventName('W', label), event.entrants),
      'FNL-',
      { from: 'judged', unit: allAround.code, apparatus: code, count: 8 },
      judged([code], 24, 150),
    ),
  )
  const slots = { venue, at: '15:30', every: 45, lasts: 35 }
  bench.place(finals.slice(0, 2), { day: 10, ...slots })
  bench.place(finals.slice(2), { day: 11, ...slots })
}

/** Artistic gymnastics' team finals on day 6: eight teams of four, of whom all compete on each apparatus and the best three count. */
export function artisticTeams(bench: Workbench): void {
  const genders = [
    { gender: 'M', apparatus: MEN, base: 11.6, at: '13:00', every: 42 },
    { gender: 'W', apparatus: WOMEN, base: 11.2, at: '16:30', every: 60 },
  ] as const
  for (const { gender, apparatus, base, at, every } of genders) {
    const chance = bench.chance(`GAR${gender}TEAM`)
    const code = eventCode('GAR', gender, 'TEAM')
    const [individual] = bench.events.filter((event) => event.code === eventCode('GAR', gender, 'AA'))
    const teams = drawOrder(chance)
      .flatMap((state) => individual?.entrants.find(({ organisation }) => organisation === state) ?? [])
      .slice(0, 8)
      .map(({ organisation, members }) => {
        const mate = () => bench.roster.recruit(organisation, athleteGender(gender), ARTISTIC_BODY[gender])
        return squad(bench.roster, code, [...members.map(({ athlete }) => athlete), mate(), mate(), mate()], chance)
      })
    const event = bench.event('GAR', gender, 'TEAM', eventName(gender, ['Por equipes', 'team', 'Por equipos']), teams)
    const rules: ListRules = {
      play: 'judged-team',
      apparatus: apparatus.map(([one]) => one),
      base,
      every,
      counting: 3,
    }
    const final = unit(event, 'FNL-', { from: 'entries', entrants: event.entrants }, rules)
    bench.place([final], { day: 6, at, venue: VENUES.GYMNASTICS, every: 150 })
  }
}

/** Rhythmic gymnastics' groups of five, two exercises each: ten in the qualification on day 10, the best eight in the final on day 12. */
export function rhythmicGroups(bench: Workbench): void {
  const venue = VENUES.GYMNASTICS
  const chance = bench.chance('GRYWGROUP')
  const code = eventCode('GRY', 'W', 'GROUP')
  const groups = drawOrder(chance)
    .slice(0, 10)
    .map((state) => {
      const five = Array.from({ length: 5 }, (): Athlete => bench.roster.recruit(state, 'F', RHYTHMIC_BODY))
      return squad(bench.roster, code, five, chance)
    })
  const event = bench.event('GRY', 'W', 'GROUP', eventName('W', ['Conjunto', 'group', 'Conjunto']), groups)
  const exercises = ['EX1', 'EX2']
  const qualification = unit(event, 'QUAL', { from: 'entries', entrants: event.entrants }, judged(exercises, 21, 180))
  bench.place([qualification], { day: 10, at: '10:00', venue, every: 75 })
  const final = unit(
    event,
    'FNL-',
    { from: 'judged', unit: qualification.code, apparatus: null, count: 8 },
    judged(exercises, 21.6, 180),
  )
  bench.place([final], { day: 12, at: '10:00', venue, every: 60 })
}
