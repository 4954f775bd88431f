import type { Bracket, BracketMatch, BracketSide, Competitor, EventPage, PoolRow, PoolTable } from '@games/contract'
import { disciplineName, disciplineOf, padRsc } from '@games/domain'

/** Invented events for tests and stories. What is given replaces the default. */
export const EVENT = 'JUDW57KG'

type Unit = NonNullable<BracketMatch['unit']>

const PEOPLE = [
  ['ANDIROBA Iris', 'AL', 'Alagoas'],
  ['BURITI Ana', 'BA', 'Bahia'],
  ['CEDRO Luzia', 'CE', 'Ceará'],
  ['DENDÊ Marta', 'DF', 'Distrito Federal'],
  ['EMBAÚBA Rute', 'ES', 'Espírito Santo'],
  ['FIGUEIRA Nair', 'RS', 'Rio Grande do Sul'],
  ['GOIABEIRA Olga', 'GO', 'Goiás'],
  ['HORTELÃ Vânia', 'MS', 'Mato Grosso do Sul'],
] as const

/** Somebody of a few invented ones, by a number from 0. */
export function aCompetitor(number: number, given: Partial<Competitor> = {}): Competitor {
  const [name, code, state] = PEOPLE[number % PEOPLE.length] ?? PEOPLE[0]
  return {
    code: String(1001 + number),
    type: 'A',
    name: number < PEOPLE.length ? name : `${name} ${Math.floor(number / PEOPLE.length) + 1}`,
    organisation: { code, name: { por: state }, flag: `/brasil_flags/${code}.png` },
    known: true,
    ...given,
  }
}

export const aBracketSide = (given: Partial<BracketSide> = {}): BracketSide => ({
  competitor: null,
  from: null,
  result: null,
  irm: null,
  wlt: null,
  seed: null,
  bye: false,
  ...given,
})

/** RSC of a unit of the event: `unitCode('QFNL', 2)`. */
export const unitCode = (phase: string, number: number, event: string = EVENT): string =>
  `${event.padEnd(22, '-')}${phase.padEnd(4, '-')}${String(number).padStart(4, '0')}00--`

export const aMatchUnit = (code: string, given: Partial<Unit> = {}): Unit => ({
  code,
  status: 'SCHEDULED',
  day: '2027-09-14',
  start: '2027-09-14T14:14:00-03:00',
  hideStart: false,
  startText: null,
  medal: null,
  line: null,
  ...given,
})

/** A match won by the first of two, 10 to 0. */
export const aWonMatch = (phase: string, position: number, winner: number, loser: number): BracketMatch => ({
  position,
  number: String(10 + position),
  unit: aMatchUnit(unitCode(phase, position), { status: 'OFFICIAL' }),
  sides: [
    aBracketSide({ competitor: aCompetitor(winner), result: '10', wlt: 'W' }),
    aBracketSide({ competitor: aCompetitor(loser), result: '0', wlt: 'L' }),
  ],
})

/** A match to come between whoever comes from two others. */
export const anOpenMatch = (
  phase: string,
  position: number,
  from: string,
  wlt: 'W' | 'L' = 'W',
  given: Partial<Unit> = {},
): BracketMatch => ({
  position,
  number: String(30 + position),
  unit: aMatchUnit(unitCode(phase, position), given),
  sides: [2 * position - 1, 2 * position].map((number) =>
    aBracketSide({ from: { unit: unitCode(from, number), wlt } }),
  ),
})

/** A bracket from the phase given to the final, its first round played, the others to come. */
export function aBracket(size: 4 | 8 | 16 | 32 | 64 | 128 = 8): Bracket {
  const all = ['R128', 'R64', 'R32', '8FNL', 'QFNL', 'SFNL', 'FNL']
  const codes = all.slice(all.length - Math.log2(size))
  return {
    code: 'FNL',
    kind: 'main',
    phases: codes.map((code, round) => ({
      code,
      name: null,
      matches: Array.from({ length: size / 2 ** (round + 1) }, (_, place) =>
        round === 0
          ? aWonMatch(code, place + 1, 2 * place, 2 * place + 1)
          : anOpenMatch(code, place + 1, codes[round - 1] ?? code, 'W', code === 'FNL' ? { medal: 'gold' } : {}),
      ),
    })),
  }
}

/** Two repechage contests that lead to two for bronze. */
export const aRepechage = (): Bracket => ({
  code: 'REP',
  kind: 'repechage',
  phases: [
    { code: 'REP', name: null, matches: [1, 2].map((position) => aWonMatch('REP', position, 3 * position, 7)) },
    {
      code: 'BRN',
      name: { por: 'Disputa do bronze', eng: 'Bronze medal contest', spa: 'Lucha por el bronce' },
      matches: [1, 2].map((position) => ({
        position,
        number: null,
        unit: aMatchUnit(unitCode('FNL', position + 1), { medal: 'bronze', start: '2027-09-14T16:20:00-03:00' }),
        sides: [
          aBracketSide({ from: { unit: unitCode('REP', position), wlt: 'W' } }),
          aBracketSide({ from: { unit: unitCode('SFNL', 3 - position), wlt: 'L' } }),
        ],
      })),
    },
  ],
})

export const aPoolRow = (position: number, given: Partial<PoolRow> = {}): PoolRow => ({
  position,
  rank: String(position),
  rankEqual: false,
  competitor: aCompetitor(position - 1, { type: 'T', name: aCompetitor(position - 1).organisation?.name?.por ?? '' }),
  points: String(9 - 3 * (position - 1)),
  irm: null,
  qualificationMark: position <= 2 ? 'Q' : null,
  played: '3',
  won: String(4 - position),
  tied: null,
  lost: String(position - 1),
  for: null,
  against: null,
  ratio: null,
  opponents: [1, 2, 3, 4]
    .filter((other) => other !== position)
    .map((other) => ({
      code: String(1000 + other),
      unit: unitCode('GPA', position + other, 'HBLWTEAM7'),
      result: position < other ? '21–19' : '19–21',
    })),
  ...given,
})

export const aPool = (given: Partial<PoolTable> = {}): PoolTable => ({
  code: 'HBLWTEAM7-------------GPA',
  name: { por: 'Grupo A', eng: 'Pool A', spa: 'Grupo A' },
  progress: null,
  rows: [1, 2, 3, 4].map((position) => aPoolRow(position)),
  ...given,
})

export const anEventPage = (given: Partial<EventPage> = {}): EventPage => {
  const code = given.event?.code ?? EVENT
  const discipline = disciplineOf(padRsc(code))
  return {
    seq: 1,
    discipline: { code: discipline, name: disciplineName(discipline) ?? null },
    event: { code, name: { por: 'Até 57 kg feminino', eng: 'Women up to 57 kg', spa: 'Hasta 57 kg femenino' } },
    phases: [],
    brackets: [],
    pools: [],
    standings: [],
    records: [],
    meanings: {},
    ...given,
  }
}
