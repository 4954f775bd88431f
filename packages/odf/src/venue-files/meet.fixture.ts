import type {
  LenexAthlete,
  LenexEntry,
  LenexEvent,
  LenexMeet,
  LenexMember,
  LenexRelay,
  LenexResult,
  LenexSwimStyle,
} from './lenex/lenex.ts'

export type Stage = 'invitation' | 'entries' | 'start-lists' | 'results'

/** A swim of the invented meet: event, heat, lane, and the time or the reason for none. */
export interface InventedSwim {
  readonly event: string
  readonly heat: number
  readonly lane: number
  readonly time?: string
  readonly status?: string
  readonly comment?: string
  readonly splits?: LenexResult['splits']
  /** Ids of the members of a relay; a reserve is negative. */
  readonly members?: readonly number[]
}

export interface InventedSwimmer {
  readonly id: number
  readonly club: string
  readonly name: string
  readonly gender: 'M' | 'F'
  readonly born: string
  readonly swims: readonly InventedSwim[]
}

const swim = (
  event: string,
  heat: number,
  lane: number,
  time?: string,
  more: Partial<InventedSwim> = {},
): InventedSwim => ({
  event,
  heat,
  lane,
  ...(time !== undefined && { time }),
  ...more,
})

/** Two clubs; a timed final of two age groups, prelims with two finals, a final with an exhibition swim, and relays. */
export const SWIMMERS: readonly InventedSwimmer[] = [
  { id: 1, club: 'Clube Azul', name: 'Ana Um', gender: 'F', born: '2014-03-01', swims: [swim('1', 1, 4, '31.20')] },
  { id: 2, club: 'Clube Azul', name: 'Bia Dois', gender: 'F', born: '2012-05-02', swims: [swim('1', 2, 4, '29.10')] },
  { id: 3, club: 'Escola Verde', name: 'Cau Tres', gender: 'F', born: '2014-07-03', swims: [swim('1', 2, 5, '30.80')] },
  {
    id: 4,
    club: 'Escola Verde',
    name: 'Dora Quatro',
    gender: 'F',
    born: '2012-01-01',
    swims: [swim('1', 1, 5, '29.40')],
  },
  {
    id: 5,
    club: 'Clube Azul',
    name: 'Edu Cinco',
    gender: 'M',
    born: '2009-02-05',
    swims: [swim('2', 1, 4, '1:01.00', { splits: [{ distance: 50, time: '29.50' }] }), swim('3', 1, 4, '1:00.50')],
  },
  {
    id: 6,
    club: 'Escola Verde',
    name: 'Fred Seis',
    gender: 'M',
    born: '2009-06-06',
    swims: [swim('2', 2, 4, '1:01.50'), swim('3', 1, 5, '1:00.90')],
  },
  {
    id: 7,
    club: 'Escola Verde',
    name: 'Gil Sete',
    gender: 'M',
    born: '2008-07-07',
    swims: [swim('2', 1, 5, '1:03.00'), swim('3', 2, 4, '1:00.10')],
  },
  {
    id: 8,
    club: 'Clube Azul',
    name: 'Hana Oito',
    gender: 'F',
    born: '2008-08-08',
    swims: [swim('5', 1, 3, '1:05.00', { status: 'EXH' })],
  },
  {
    id: 9,
    club: 'Clube Azul',
    name: 'Iara Nove',
    gender: 'F',
    born: '2008-09-09',
    swims: [swim('5', 1, 4, '1:06.00')],
  },
  {
    id: 10,
    club: 'Escola Verde',
    name: 'Joana Dez',
    gender: 'F',
    born: '2008-10-10',
    swims: [swim('5', 1, 5, '1:05.50', { status: 'DSQ', comment: 'SW 8.4 um toque com uma só mão' })],
  },
]

export const RELAYS: readonly {
  readonly club: string
  readonly number: number
  readonly swims: readonly InventedSwim[]
}[] = [
  { club: 'Clube Azul', number: 1, swims: [swim('4', 1, 4, '2:10.00', { members: [1, 2, 5, 8, -9] })] },
  { club: 'Clube Azul', number: 2, swims: [swim('4', 1, 5, '2:20.00')] },
  { club: 'Escola Verde', number: 1, swims: [swim('4', 1, 3, '2:12.00', { members: [3, 4, 6, 7] })] },
]

const style = (distance: number, stroke: string, relayCount = 1): LenexSwimStyle => ({
  distance,
  stroke,
  relayCount,
  technique: null,
  name: null,
})

interface Race {
  readonly number: string
  readonly round: string
  readonly gender: 'M' | 'F' | 'X'
  readonly swimStyle: LenexSwimStyle
  readonly previous?: string
  readonly ages?: readonly (readonly [min: number, max: number])[]
  /** Final letters by heat; null: none. */
  readonly heats: readonly (string | null)[]
}
const RACES: readonly Race[] = [
  {
    number: '1',
    round: 'TIM',
    gender: 'F',
    swimStyle: style(50, 'FREE'),
    ages: [
      [12, 13],
      [14, 15],
    ],
    heats: [null, null],
  },
  { number: '2', round: 'PRE', gender: 'M', swimStyle: style(100, 'BACK'), heats: [null, null] },
  { number: '3', round: 'FIN', gender: 'M', swimStyle: style(100, 'BACK'), previous: '2', heats: ['A', 'B'] },
  { number: '4', round: 'TIM', gender: 'X', swimStyle: style(50, 'MEDLEY', 4), heats: [null] },
  { number: '5', round: 'FIN', gender: 'F', swimStyle: style(100, 'FLY'), heats: [null] },
]

/** An invented meet at a stage; its ids differ from stage to stage, as in files of swimming programs. */
export function inventedMeet(
  stage: Stage,
  swimmers: readonly InventedSwimmer[] = SWIMMERS,
  relays = RELAYS,
): LenexMeet {
  const ids = (number: string) => `${stage.length}${number}`
  const heatId = (number: string, heat: number) => `${ids(number)}00${heat}`
  const hasHeats = stage === 'start-lists' || stage === 'results'
  const events = RACES.map(
    ({ number, round, gender, swimStyle, previous, ages, heats }, at): LenexEvent => ({
      id: ids(number),
      number,
      round,
      gender,
      previous: previous === undefined ? null : ids(previous),
      start: `0${9 + Math.floor(at / 5)}:${String(at * 10).padStart(2, '0')}`,
      swimStyle,
      ageGroups: (ages ?? []).map(([min, max]) => ({ id: `${min}`, min, max, name: null, rankings: [] })),
      heats: hasHeats
        ? heats.map((final, heat) => ({
            id: heatId(number, heat + 1),
            number: heat + 1,
            start: null,
            final,
            status: stage === 'results' ? 'OFFICIAL' : 'SEEDED',
          }))
        : [],
    }),
  )
  const isEntered = ({ event }: InventedSwim) => event !== '3' || hasHeats
  const startOf = ({ event, heat, lane, members = [], status }: InventedSwim): Omit<LenexEntry, 'entryTime'> => ({
    event: ids(event),
    heat: hasHeats ? heatId(event, heat) : null,
    lane: hasHeats ? lane : null,
    status: stage === 'results' ? (status ?? null) : null,
    members: members.map(
      (member, at): LenexMember => ({
        number: member < 0 ? -1 : at + 1,
        athlete: String(Math.abs(member)),
        reaction: null,
        status: null,
      }),
    ),
  })
  let resultId = 0
  const startsOf = (swims: readonly InventedSwim[]): Pick<LenexAthlete, 'entries' | 'results'> => ({
    entries:
      stage === 'entries' || stage === 'start-lists'
        ? swims.filter(isEntered).map((one) => ({ ...startOf(one), entryTime: null }))
        : [],
    results:
      stage === 'results'
        ? swims.map((one) => ({
            ...startOf(one),
            id: String((resultId += 1)),
            time: one.time ?? null,
            reaction: null,
            comment: one.comment ?? null,
            splits: one.splits ?? [],
          }))
        : [],
  })
  const clubs = stage === 'invitation' ? [] : [...new Set(swimmers.map(({ club }) => club))]
  return {
    name: 'Torneio Inventado',
    city: null,
    nation: null,
    course: 'LCM',
    lanes: null,
    ageDate: { type: 'YEAR', day: '2027-12-31' },
    sessions: [{ number: 1, date: '2027-09-14', start: '09:00', name: null, events }],
    clubs: clubs.map((club) => ({
      code: club.slice(0, 2).toUpperCase(),
      name: club,
      nation: 'BRA',
      athletes: swimmers
        .filter((one) => one.club === club)
        .map(({ id, name, gender, born, swims }): LenexAthlete => {
          const [givenName = '', familyName = ''] = name.split(' ')
          const person = {
            id: String(id),
            license: `L${id}`,
            familyName,
            givenName,
            gender,
            birthDate: born,
            nation: null,
          }
          return { ...person, ...startsOf(swims) }
        }),
      relays: relays
        .filter((one) => one.club === club)
        .map(({ number, swims }): LenexRelay => ({ number, name: null, gender: 'X', ages: null, ...startsOf(swims) })),
    })),
  }
}
