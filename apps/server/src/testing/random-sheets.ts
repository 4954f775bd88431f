import fc from 'fast-check'

/** The cells of a row by their header. */
type Cells = Readonly<Record<string, string>>
/** Rows by contest and competitor: a row of a later sheet with the same key replaces it. */
export type SheetRows = ReadonlyMap<string, Cells>

/** A sheet of an event, and its corrections in order. */
export interface RandomSheet {
  readonly header: readonly string[]
  readonly versions: readonly SheetRows[]
}

/** An event of random games. */
export interface RandomEvent {
  /** The sheet of its contests; null: it has none. */
  readonly programme: string | null
  readonly sheets: readonly RandomSheet[]
}

/** The text of a sheet. A correction has the columns of its rows. */
export function sheetText(header: readonly string[], rows: SheetRows): string {
  const columns = header.filter((column) => [...rows.values()].some((cells) => column in cells))
  return [columns, ...[...rows.values()].map((cells) => columns.map((column) => cells[column] ?? ''))]
    .map((cells) => cells.join(';'))
    .join('\n')
}

const RESULTS = ['Tempo', 'Resultado', 'Ocorrência']
/** Columns whose value belongs to the result beside it. */
const OF_RESULTS = ['Diferença', 'Classificado']

/** The rows of all versions: a repeated row is replaced where it is, and keeps the cells of columns that the correction does not have. */
export function mergedRows(versions: readonly SheetRows[]): SheetRows {
  const rows = new Map<string, Cells>()
  for (const version of versions) {
    // the medals of a kind replace the former ones of that kind
    const kinds = new Set([...version.values()].map((cells) => cells['Medalha']))
    for (const [key, cells] of rows)
      if (cells['Medalha'] !== undefined && kinds.has(cells['Medalha']) && !version.has(key)) rows.delete(key)
    addRows(rows, version)
  }
  return rows
}

function addRows(rows: Map<string, Cells>, version: SheetRows): void {
  for (const [key, cells] of version) {
    const before = rows.get(key) ?? {}
    const isOther = RESULTS.some((column) => column in cells && cells[column] !== before[column])
    const unchanged = Object.entries(before).filter(([column]) => !isOther || !OF_RESULTS.includes(column))
    rows.set(key, { ...Object.fromEntries(unchanged), ...cells })
  }
}

/** The possible rows of a sheet by key, and columns that a correction can leave out. */
interface SheetShape {
  readonly header: readonly string[]
  readonly rows: ReadonlyMap<string, fc.Arbitrary<Cells>>
  readonly optional?: readonly string[]
  readonly minimum?: number
  /** Whether rows are a sheet of this shape. */
  readonly isSheet?: (rows: SheetRows) => boolean
}

function randomSheet({ header, rows, optional = [], minimum = 2, isSheet = () => true }: SheetShape) {
  const version = (minLength: number, maxLength = rows.size): fc.Arbitrary<SheetRows> =>
    fc
      .shuffledSubarray([...rows.keys()], { minLength, maxLength })
      .chain((keys) => fc.tuple(...keys.flatMap((key) => rows.get(key)?.map((cells) => [key, cells] as const) ?? [])))
      .map((all) => new Map(all))
      .filter(isSheet)
  const correction = fc
    // a sheet of all rows without a status is official
    .tuple(version(1, optional.includes('Situação') ? rows.size - 1 : rows.size), fc.subarray([...optional]))
    .map(
      ([all, left]) =>
        new Map(
          [...all].map(([key, cells]) => [
            key,
            Object.fromEntries(Object.entries(cells).filter(([column]) => !left.includes(column))),
          ]),
        ),
    )
  return fc
    .tuple(version(minimum), fc.array(correction, { maxLength: 2 }))
    .map(([first, corrections]): RandomSheet => ({ header, versions: [first, ...corrections] }))
}

/** A row with constant cells and random ones. */
const row = (constant: Cells, random: Readonly<Record<string, fc.Arbitrary<string>>>): fc.Arbitrary<Cells> =>
  fc.record(random).map((cells) => ({ ...constant, ...cells }))
const usually = (...values: readonly string[]) => fc.constantFrom(...values, ...values, '')

const PEOPLE = ['Ana Um', 'Bia Dois', 'Cau Tres', 'Dani Quatro', 'Eva Cinco']
const DELEGATIONS = ['AL', 'BA', 'CE', 'DF', 'ES']
const NO_MARKS = ['', '', '']
const MARKS = ['DNS', 'DNF', 'DSQ']

const EVENT = ['Modalidade', 'Prova', 'Naipe', 'Fase']
const eventOf = (words: string): Cells => {
  const cells = words.split(';')
  return Object.fromEntries(EVENT.map((column, at) => [column, cells[at] ?? '']))
}

/** A row for each athlete of a list. */
const athleteRows = (constant: Cells, random: Readonly<Record<string, fc.Arbitrary<string>>>, from = 0, to = 5) =>
  PEOPLE.slice(from, to).map((Atleta, at) => {
    const cells = { ...constant, Atleta, UF: DELEGATIONS[from + at] ?? '' }
    return [Object.values(cells).join(';'), row(cells, random)] as const
  })

const numbered = fc.constantFrom('1', '2', '3', '4')

/** Lists of a race in several layouts. */
function race(words: string, ...times: readonly string[]): fc.Arbitrary<RandomEvent> {
  const event = eventOf(words)
  const time = fc.constantFrom(...times, ...times, ...MARKS, '')
  const header = [...EVENT, 'Atleta', 'UF', 'Tempo']
  const ranked = athleteRows(event, { Tempo: time, Colocação: numbered }).map(
    ([key, cells]) =>
      [key, cells.map((all) => (MARKS.includes(all['Tempo'] ?? '') ? { ...all, Colocação: '' } : all))] as const,
  )
  return withMedalList(
    words,
    fc.oneof(
      randomSheet({ header, rows: new Map(athleteRows(event, { Tempo: time })) }),
      randomSheet({
        header: [...header, 'Colocação'],
        rows: new Map(ranked),
        // the ranks of the others stay where one is named
        isSheet: (rows) => [...rows.values()].some((cells) => cells['Colocação'] !== ''),
      }),
      randomSheet({
        header: [...header, 'Ocorrência'],
        rows: new Map(
          athleteRows(event, {
            Tempo: usually(...times),
            Ocorrência: fc.constantFrom(...NO_MARKS, ...MARKS),
          }),
        ),
      }),
      randomSheet({
        header: [...header, 'Diferença', 'Classificado'],
        rows: new Map(
          athleteRows(event, { Tempo: time, Diferença: usually('0,12', '0,40'), Classificado: usually('Q', 'q') }),
        ),
        optional: OF_RESULTS,
      }),
    ),
  )
}

/** The results of an event, half of the time with a list of its medals. */
function withMedalList(words: string, sheet: fc.Arbitrary<RandomSheet>): fc.Arbitrary<RandomEvent> {
  const { Fase: _, ...event } = eventOf(words)
  const medals = randomSheet({
    header: ['Modalidade', 'Prova', 'Naipe', 'Medalha', 'Atleta', 'UF'],
    rows: new Map(athleteRows(event, { Medalha: fc.constantFrom('Ouro', 'Prata', 'Bronze') })),
    minimum: 1,
  })
  return fc
    .tuple(sheet, fc.option(medals))
    .map(([results, list]) => ({ programme: null, sheets: list === null ? [results] : [results, list] }))
}

const oneSheet = (sheet: fc.Arbitrary<RandomSheet>): fc.Arbitrary<RandomEvent> =>
  sheet.map((only) => ({ programme: null, sheets: [only] }))

/** The event with its programme, or without. */
const inProgramme = (lines: readonly string[], ...sheets: readonly fc.Arbitrary<RandomSheet>[]) =>
  fc
    .tuple(fc.boolean(), fc.tuple(...sheets))
    .map(([has, all]): RandomEvent => ({ programme: has ? lines.join('\n') : null, sheets: all }))

const HEATS = [...EVENT, 'Série', 'Atleta', 'UF', 'Tempo']
const heatRows = (words: string, random: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  new Map([
    ...athleteRows({ ...eventOf(words), Série: '1' }, random, 0, 3),
    ...athleteRows({ ...eventOf(words), Série: '2' }, random, 3, 5),
  ])

const timedFinal = inProgramme(
  [
    'Modalidade;Prova;Naipe;Fase;Série;Data;Hora;Local',
    'Natação;400 m livre;Feminino;Final;1;14/09/2027;09:00;Piscina',
    'Natação;400 m livre;Feminino;Final;2;14/09/2027;09:10;Piscina',
  ],
  randomSheet({
    header: HEATS,
    rows: heatRows('Natação;400 m livre;Feminino;Final', {
      Tempo: fc.constantFrom('4:40,00', '4:41,5', '4:41,90', ...MARKS, ''),
    }),
  }),
)

const heatsAndFinal = inProgramme(
  [
    'Modalidade;Prova;Naipe;Fase;Série;Data;Hora;Local',
    'Natação;50 m livre;Feminino;Eliminatórias;1;14/09/2027;09:00;Piscina',
    'Natação;50 m livre;Feminino;Eliminatórias;2;14/09/2027;09:10;Piscina',
    'Natação;50 m livre;Feminino;Final;;14/09/2027;10:10;Piscina',
  ],
  randomSheet({
    header: [...HEATS, 'Classificam'],
    rows: heatRows('Natação;50 m livre;Feminino;Eliminatórias', {
      Tempo: fc.constantFrom('28,10', '28,5', '29,00', '29,50', '30,00', ...MARKS),
      Classificam: fc.constant('1+1'),
    }),
    optional: ['Classificam'],
  }),
  randomSheet({
    header: HEATS,
    rows: new Map(
      athleteRows(eventOf('Natação;50 m livre;Feminino;Final'), {
        Tempo: fc.constantFrom('27,90', '28,00', '28,10', 'DSQ'),
      }),
    ),
  }),
)

const longJump = oneSheet(
  randomSheet({
    header: [...EVENT, 'Atleta', 'UF', 'Resultado'],
    rows: new Map(
      athleteRows(eventOf('Atletismo;Salto em distância;Feminino;Final'), {
        Resultado: usually('5,10', '5,1', '4,98', '5', 'NM', 'DNS'),
      }),
    ),
  }),
)

const relay = oneSheet(
  randomSheet({
    header: [...EVENT, 'UF', 'Tempo'],
    rows: new Map(
      DELEGATIONS.map((UF) => [
        UF,
        row(
          { ...eventOf('Atletismo;Revezamento 4x100 m;Masculino;Final'), UF },
          { Tempo: fc.constantFrom('41,90', '42,10', '42,1', '42,5', 'DSQ', 'DNF', '') },
        ),
      ]),
    ),
  }),
)

const JUDO_CONTESTS = [
  ['Semifinal 1', 0, 1],
  ['Semifinal 2', 2, 3],
  ['Disputa de 3º lugar', 1, 3],
  ['Final', 0, 2],
] as const

/** The row of a side of a bout. Its correction can have one of both sides. */
const bouts = new Map(
  JUDO_CONTESTS.flatMap(([phase, ...sides]) =>
    sides.map((side) => {
      const constant = { ...eventOf(`Judô;Até 57 kg;Feminino;${phase}`), Atleta: PEOPLE[side], UF: DELEGATIONS[side] }
      const cells = fc
        .constantFrom(['V', ''], ['D', ''], ['D', 'DSQ'], ['D', 'DNS'], ['', 'DSQ'], ['', ''])
        .map(([wlt = '', mark = '']) => ({ ...constant, 'V/D': wlt, Ocorrência: mark }) as Cells)
      return [`${phase} ${side}`, cells] as const
    }),
  ),
)

const judo = inProgramme(
  [
    'Modalidade;Prova;Naipe;Fase;Data;Hora;Local',
    ...JUDO_CONTESTS.map(([phase], at) => `Judô;Até 57 kg;Feminino;${phase};14/09/2027;1${at}:00;Ginásio`),
  ],
  randomSheet({ header: [...EVENT, 'Atleta', 'UF', 'V/D', 'Ocorrência'], rows: bouts }),
)

const MATCHES = ['Modalidade', 'Naipe', 'Fase', 'Jogo', 'Equipe A', 'Placar', 'Equipe B']
const SETS = ['2 x 0', '2 x 1', '1 x 2', '2 x 1 (25-20, 20-25, 15-10)', 'WO x 2']
const GOALS = ['20 x 25', '25 x 20', '22 x 22', '30 x 12', '25 x 20', 'WO x 10', '10 x 0 WO']
const matches = (
  Modalidade: string,
  Naipe: string,
  ...contests: readonly (readonly [string, string, string, string])[]
) =>
  randomSheet({
    header: MATCHES,
    rows: new Map(
      contests.map(([Fase, Jogo, home, away]) => [
        `${Fase} ${Jogo}`,
        row(
          { Modalidade, Naipe, Fase, Jogo, 'Equipe A': home, 'Equipe B': away },
          { Placar: fc.constantFrom(...(Modalidade === 'Vôlei' ? SETS : GOALS)) },
        ),
      ]),
    ),
    minimum: 1,
  })

const handball = inProgramme(
  [
    'Data;Hora;Modalidade;Naipe;Fase;Jogo;Equipe A;Equipe B',
    '14/09/2027;08h00;Handebol;Feminino;Grupo A;1;AL;BA',
    '14/09/2027;09h00;Handebol;Feminino;Grupo A;2;AL;CE',
    '14/09/2027;10h00;Handebol;Feminino;Grupo A;3;BA;CE',
    '16/09/2027;09h00;Handebol;Feminino;Disputa de 3º lugar;;CE;DF',
    '16/09/2027;10h00;Handebol;Feminino;Final;;1º do Grupo A;2º do Grupo A',
  ],
  matches(
    'Handebol',
    'Feminino',
    ['Grupo A', '1', 'AL', 'BA'],
    ['Grupo A', '2', 'AL', 'CE'],
    ['Grupo A', '3', 'BA', 'CE'],
  ),
  matches('Handebol', 'Feminino', ['Disputa de 3º lugar', '', 'CE', 'DF'], ['Final', '', 'AL', 'BA']),
)

/** Matches whose winners meet, with a programme that is imported at any time. */
const cup = inProgramme(
  [
    'Data;Hora;Modalidade;Naipe;Fase;Jogo;Equipe A;Equipe B',
    '14/09/2027;08h00;Handebol;Masculino;Semifinal;1;AL;BA',
    '14/09/2027;09h00;Handebol;Masculino;Semifinal;2;CE;DF',
    '16/09/2027;09h00;Handebol;Masculino;Disputa de 3º lugar;;Perdedor da Semifinal 1;Perdedor da Semifinal 2',
    '16/09/2027;10h00;Handebol;Masculino;Final;;Vencedor da Semifinal 1;Vencedor da Semifinal 2',
  ],
  matches('Handebol', 'Masculino', ['Semifinal', '1', 'AL', 'BA'], ['Semifinal', '2', 'CE', 'DF']),
  matches('Handebol', 'Masculino', ['Disputa de 3º lugar', '', 'BA', 'DF'], ['Final', '', 'AL', 'CE']),
)

/** Heats in which athletes are level for the last place, and a swim-off. */
const swimOff = inProgramme(
  [
    'Modalidade;Prova;Naipe;Fase;Série;Data;Hora;Local',
    'Natação;50 m costas;Feminino;Eliminatórias;1;14/09/2027;09:00;Piscina',
    'Natação;50 m costas;Feminino;Eliminatórias;2;14/09/2027;09:10;Piscina',
  ],
  randomSheet({
    header: [...HEATS, 'Classificam'],
    rows: heatRows('Natação;50 m costas;Feminino;Eliminatórias', {
      Tempo: fc.constantFrom('34,00', '34,50', '34,50'),
      Classificam: fc.constant('0+2'),
    }),
  }),
  randomSheet({
    header: [...EVENT, 'Atleta', 'UF', 'Tempo'],
    rows: new Map(
      athleteRows(
        eventOf('Natação;50 m costas;Feminino;Swim-off'),
        { Tempo: fc.constantFrom('34,20', '34,10', '34,20', 'DNS') },
        2,
        4,
      ),
    ),
  }),
)

/** A relay with a row for each of its members. */
const membersOfRelay = oneSheet(
  randomSheet({
    header: [...EVENT, 'Atleta', 'UF', 'Tempo'],
    rows: new Map(
      ['41,90', '42,10', 'DSQ'].map((Tempo, at) => {
        const constant = { ...eventOf('Atletismo;Revezamento 4x400 m;Feminino;Final'), Atleta: PEOPLE[at] ?? '' }
        return [Tempo, row({ ...constant, UF: DELEGATIONS[at] ?? '' }, { Tempo: fc.constantFrom('4:01,90', '4:02,5') })]
      }),
    ),
  }),
)

/** A final whose sheet states its status. */
const withStatus = oneSheet(
  fc.constantFrom('oficial', 'extraoficial').chain((status) =>
    randomSheet({
      header: [...EVENT, 'Atleta', 'UF', 'Tempo', 'Situação'],
      rows: new Map(
        athleteRows(eventOf('Atletismo;1500 m;Feminino;Final'), {
          Tempo: fc.constantFrom('4:50,10', '4:51,2', '4:50,1', 'DNF'),
          Situação: fc.constant(status),
        }),
      ),
      optional: ['Situação'],
      minimum: 5,
    }),
  ),
)

const volleyball = inProgramme(
  [
    'Data;Hora;Modalidade;Naipe;Fase;Jogo;Equipe A;Equipe B',
    '14/09/2027;08h00;Vôlei;Feminino;Grupo A;1;AL;BA',
    '14/09/2027;09h00;Vôlei;Feminino;Grupo A;2;AL;CE',
    '14/09/2027;10h00;Vôlei;Feminino;Grupo A;3;BA;CE',
    '15/09/2027;10h00;Vôlei;Feminino;Final;1;1º do Grupo A;2º do Grupo A',
  ],
  matches(
    'Vôlei',
    'Feminino',
    ['Grupo A', '1', 'AL', 'BA'],
    ['Grupo A', '2', 'AL', 'CE'],
    ['Grupo A', '3', 'BA', 'CE'],
  ),
)

const highJump = oneSheet(
  randomSheet({
    header: [...EVENT, 'Atleta', 'UF', 'Resultado', 'Colocação'],
    rows: new Map(
      athleteRows(eventOf('Atletismo;Salto em altura;Feminino;Final'), {
        Resultado: fc.constantFrom('1,60', '1,6', '1,65', '2'),
        Colocação: numbered,
      }),
    ),
  }),
)

/** Places of a list with stated ties, most of them possible ones; an athlete has one of two places. */
const places = (words: string, Resultado: fc.Arbitrary<string>, ...between: readonly (readonly [string, string])[]) =>
  oneSheet(
    randomSheet({
      header: [...EVENT, 'Atleta', 'UF', 'Resultado', 'Colocação'],
      rows: new Map(
        between.flatMap((Colocação, at) =>
          athleteRows(eventOf(words), { Resultado, Colocação: fc.constantFrom(...Colocação) }, at, at + 1),
        ),
      ),
    }),
  )

const floor = places(
  'Ginástica artística;Solo;Feminino;Final',
  fc.constantFrom('12,10', '12,10', '12,10', '11,90'),
  ['1', '1'],
  ['1', '2'],
  ['2', '3'],
)
const judoPlaces = places('Judô;Até 63 kg;Feminino;', fc.constant(''), ['1', '1'], ['2', '1'], ['3', '3'], ['3', '4'])

const EVENTS = [
  race('Atletismo;100 m rasos;Feminino;Final', '11,50', '11,62', '12', '12,4'),
  race('Natação;100 m livre;Feminino;Final', '57,90', '58,1', '58,25', '1:00,40'),
  timedFinal,
  heatsAndFinal,
  longJump,
  relay,
  judo,
  handball,
  cup,
  swimOff,
  membersOfRelay,
  withStatus,
  volleyball,
  highJump,
  floor,
  judoPlaces,
]

/** Small games: one to three events of different sports and formats. */
export const randomGames: fc.Arbitrary<readonly RandomEvent[]> = fc
  .shuffledSubarray(EVENTS, { minLength: 1, maxLength: 3 })
  .chain((events) => fc.tuple(...events))
