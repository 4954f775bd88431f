import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { ReadSheetOptions } from './reading.ts'
import { writtenSheet } from './written-sheet.fixture.ts'

/** Reads a typed sheet: columns between `|`, a row a line. New delegations need no answer. */
const read = (text: string, { answers, ...options }: Partial<ReadSheetOptions> = {}) =>
  readSheet(writtenSheet(text), {
    known: NOTHING_KNOWN,
    year: 2027,
    answers: new Map([['organisation|*', 'new'], ...(answers ?? [])]),
    ...options,
  })
const questionsOf = (reading: ReturnType<typeof read>) =>
  reading.questions.map(({ what, written, suggestions }) =>
    [what, written, ...suggestions.map(({ code }) => code)].join(' '),
  )
const rowsOf = (reading: ReturnType<typeof read>) => reading.batches.flatMap(({ kind, rows }) => rows.map(() => kind))

const RESULTS = `Modalidade|Prova|Naipe|Fase|Atleta|XX|Marca
Atletismo|100 m|Feminino|Final|Ana Uno|YY|12,80
Atletismo|100 m|Feminino|Final|Bia Dos|ZZ|12,95`

test.each([
  ['schools', 'Colégio Sol', 'I.E. Luna'],
  ['states', 'AL', 'SP'],
  ['words that no list has', 'Os Lobos', 'Unidos da Serra'],
  ['short names', 'CEAF', 'CMB'],
])(
  'results without a delegation ask whether an unknown column of %s is it, and no row is read before (R12.5)',
  (_what, first, second) => {
    const text = RESULTS.replace('XX', 'Origem').replace('YY', first).replace('ZZ', second)
    const open = read(text)
    expect(questionsOf(open)).toEqual(['column Origem organisation team'])
    expect([open.questions[0]?.rows, rowsOf(open)]).toEqual([[2, 3], []])
    const known = read(text, { answers: new Map([['column|origem', 'organisation']]) })
    expect([known.questions, known.problems]).toEqual([[], []])
    const lists = known.batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
    expect(lists.map(({ cells }) => cells.organisation !== undefined)).toEqual([true, true])
  },
)

test('an answer about a column is remembered for its header, whatever the other columns are (R12.5)', () => {
  const answered = read(RESULTS.replace('XX', 'Origem'), { answers: new Map([['column|origem', 'skip']]) })
  expect(questionsOf(answered)).toEqual([])
  expect(rowsOf(answered)).toEqual(['results', 'results'])
  expect(answered.words).toContainEqual({ what: 'column', words: 'origem', code: 'pass-over' })
  const known = { ...NOTHING_KNOWN, remembered: new Map([['column|origem', 'pass-over']]) }
  expect(
    questionsOf(
      read('Prova|Atleta|ORIGEM|Marca\n100 m|Ana Uno|Sol|12,80\n100 m|Bia Dos|Lua|12,90', {
        known,
        title: 'Atletismo',
      }),
    ),
  ).toEqual([])
})

test('a meaning that is chosen for the header row answers its column, and other unknown columns stay asked (R12.5)', () => {
  const text =
    'Modalidade|Prova|Fulano|Origem|Marca\nAtletismo|100 m|Ana Uno|SP|12,80\nAtletismo|100 m|Bia Dos|AL|12,90'
  const open = read(text)
  expect(questionsOf(open)).toEqual(['column Fulano athlete team organisation', 'column Origem organisation team'])
  const columns = new Map([
    [open.tables[0]?.headerKey ?? '', ['discipline', 'event', 'athlete', null, 'result'] as const],
  ])
  expect(questionsOf(read(text, { columns }))).toEqual(['column Origem organisation team'])
})

test.each([
  [
    'names of people',
    'Modalidade|Prova|Quem|UF|Marca\nAtletismo|100 m|Ana Uno|SP|12,80\nAtletismo|100 m|Bia Dos|AL|12,90',
    'Quem athlete team',
  ],
  [
    'times',
    'Prueba|Deportista|Club|Registro final\n100 m|Ana Uno|SP|12,80\n100 m|Bia Dos|AL|13"10',
    'Registro final result',
  ],
  [
    'scores',
    'Sport|Phase|Home|Away|Final tally\nHandball|Final|SP|AL|20 x 18\nHandball|Bronze|RJ|BA|12 x 9',
    'Final tally result',
  ],
  [
    'weight classes',
    'Modalidade|Naipe|Atleta|UF|Divisão do peso|Lugar\nJudô|F|Ana Uno|SP|-45 kg|1\nJudô|F|Bia Dos|AL|-52 kg|1',
    'Divisão do peso category event',
  ],
  [
    'age classes',
    'Sport|Event|Athlete|Club|Band|Time\nSwimming|50 m free|Ana Uno|SP|Sub-15|30,1\nSwimming|50 m free|Bia Dos|AL|Sub-17|31,2',
    'Band category',
  ],
  ['ranks', 'Prova|Atleta|UF|Desfecho\n100 m|Ana Uno|SP|1º\n100 m|Bia Dos|AL|2º', 'Desfecho rank bib result'],
  [
    'days of birth',
    'Modalidade|Atleta|UF|Sexo|Quando nasceu\nJudô|Ana Uno|SP|F|03/04/2012\nJudô|Bia Dos|AL|F|21/11/2011',
    'Quando nasceu birth_date',
  ],
])('an unknown column of %s leads to a question with its probable meanings (R12.5)', (_what, text, question) => {
  const reading = read(text)
  expect(questionsOf(reading)).toEqual([`column ${question}`])
  expect(rowsOf(reading)).toEqual([])
})

test.each([
  [
    'a column of what the sheet has already',
    `${RESULTS.replace('XX', 'UF')
      .replaceAll('|Marca', '|Marca|Treino')
      .replaceAll(/,(\d\d)/g, ',$1|11,1$1')}`,
  ],
  [
    'referees and remarks',
    'Data|Hora|Modalidade|Prova|Fase|Responsável pela mesa|Nota do dia\n14/09|9:00|Judô|Até 57 kg feminino|Final|Ana Uno|chuva\n15/09|9:00|Judô|Até 63 kg feminino|Final|Bia Dos|sol',
  ],
  [
    'a delegation beside the name',
    'Modalidade|Prova|Atleta|Tempo|Chegada\nAtletismo|100 m|Ana Uno (SP)|12,80|boa\nAtletismo|100 m|Bia Dos (AL)|12,90|forte',
  ],
])('%s leads to no question (R12.5)', (_what, text) => {
  expect(questionsOf(read(text))).toEqual([])
})

const classes = (header: string, one: string, other: string, ...times: readonly string[]) =>
  [
    `Modalidade|Prova|Naipe|${header}|Atleta|UF|Tempo`,
    ...times.map((time, at) =>
      [
        'Natação|50 m livre|F',
        at * 2 < times.length ? one : other,
        `Atleta ${'ABCD'.charAt(at)}`,
        ['AL', 'BA', 'SP', 'RJ'][at],
        time,
      ].join('|'),
    ),
  ].join('\n')

test.each([
  ['Nível', '1', '2'],
  ['Rede', 'Pública', 'Privada'],
  ['Grupo', 'A', 'B'],
  ['Idade', '12', '13'],
])('a column %s that parts the results of an event may be a class (R12.5)', (header, one, other) => {
  const parted = classes(header, one, other, '30,10', '31,10', '30,50', '31,50')
  expect(questionsOf(read(parted))).toEqual([`column ${header} category`])
  const answers = new Map([[`column|${header.toLowerCase().replace('í', 'i')}`, 'category']])
  const lists = read(parted, { answers }).batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect(new Set(lists.map(({ cells }) => cells.unit)).size).toBe(2)
  // one order of the times over all rows is one list
  expect(questionsOf(read(classes(header, one, other, '30,10', '30,50', '31,10', '31,50')))).toEqual([])
})

test('a value that follows from the delegation is no class (R12.5)', () => {
  const regions = classes('Região', 'Norte', 'Sul', '30,10', '31,10', '30,50', '31,50')
    .replaceAll('BA', 'AL')
    .replaceAll('RJ', 'SP')
  expect(questionsOf(read(regions))).toEqual([])
})

test.each(['Balizamento – Final', 'Start list', 'Lista de inscritos'])(
  'times below %s may be those of the entries (R12.5)',
  (title) => {
    const list =
      'Modalidade|Prova|Naipe|Raia|Atleta|UF|Tempo\nNatação|50 m livre|F|4|Ana Uno|AL|30,10\nNatação|50 m livre|F|5|Bia Dos|BA|31,10'
    expect(questionsOf(read(`${title}||||||\n${list}`))).toEqual([`column ${title} – Tempo result`])
    expect(questionsOf(read(`Resultado conforme o balizamento||||||\n${list}`))).toEqual([])
  },
)

test('personal data that is not needed is passed over and shown nowhere (R12.5)', () => {
  const reading = read(`Modalidade|Atleta|UF|Sexo|CPF do atleta|Telefone do responsável|Nome da mãe
Judô|Ana Uno|SP|F|000.111.222-33|11 99999-0000|Maria Uno
Judô|Bia Dos|AL|F|000.111.222-44|11 99999-0001|Dsq`)
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(reading.tables[0]?.passed).toEqual([null, null, null, null, 'personal', 'personal', 'personal'])
  expect(reading.batches).toMatchObject([{ kind: 'participants', rows: [{}, {}] }])
  expect(JSON.stringify([reading, [...reading.texts]])).not.toMatch(/000\.111|9999|Maria/)
})

test.each(['Nº', '#', 'N°', 'Num.', 'Item'])(
  '%s that counts 1, 2, 3 down the sheet is the number of the row (R12.5)',
  (header) => {
    const text = `${header}|Prova|Raia|Atleta|UF\n1|100 m|4|Ana Uno|SP\n2|100 m|5|Bia Dos|AL\n3|200 m|4|Cau Tres|RJ`
    const counted = read(text).tables[0]
    expect([counted?.fields[0], counted?.passed[0]]).toEqual([null, 'row-number'])
    const bibs = read(text.replace('\n3|', '\n31|')).tables[0]
    expect(bibs?.fields[0]).toBe(header === 'Item' ? null : 'bib')
  },
)

test('an order that continues from event to event numbers the rows, one of a single event is the order of the start (R12.5)', () => {
  const fieldsOf = (event: string) =>
    read(`Ord.|Prova|Atleta|UF|Sexo\n1|100 m|Ana Uno|SP|F\n2|100 m|Bia Dos|AL|F\n3|${event}|Cau Tres|RJ|F`).tables[0]
      ?.fields[0]
  expect([fieldsOf('100 m'), fieldsOf('200 m')]).toEqual(['start_order', null])
})

test('words of two meanings have the one that their values show (R12.5)', () => {
  const fields = (text: string) => read(text).tables[0]?.fields
  expect(fields('Class.|Atleta|UF\n1|Ana Uno|SP\n2|Bia Dos|AL')?.[0]).toBe('rank')
  expect(fields('Class|Atleta|UF\nSub-15|Ana Uno|SP\nSub-17|Bia Dos|AL')?.[0]).toBe('category')
  expect(fields('Atleta|UF|Peso\nAna Uno|SP|-45 kg\nBia Dos|AL|+78 kg')?.[2]).toBe('category')
  expect(fields('Atleta|UF|Peso\nAna Uno|SP|45,1\nBia Dos|AL|78 kg')?.[2]).toBe('weight')
})

test.each([
  ['a column each', '1º set|2º set|3º set', '25-20|23-25|15-12'],
  ['one cell', 'Parciais', '25x20 / 23x25 / 15x12'],
  ['one cell behind the sets', 'Placar', '2-1 (25-20, 23-25, 15-12)'],
])('the sets of a match in %s decide it (R12.5)', (_how, header, sets) => {
  const reading = read(`Modalidade|Naipe|Fase|Equipe A|${header}|Equipe B\nVoleibol|Feminino|Final|AL|${sets}|SP`)
  expect([reading.questions, reading.problems]).toEqual([[], []])
  const lists = reading.batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect(lists.map(({ cells }) => [cells.organisation, cells.result, cells.wlt])).toEqual([
    ['AL', '2', 'W'],
    ['SP', '1', 'L'],
  ])
})

test('a level set decides no match, and the sheet asks who won (R12.5)', () => {
  const { questions, problems } = read(
    'Modalidade|Naipe|Fase|Equipe A|Set 1|Set 2|Set 3|Equipe B\nVoleibol|Feminino|Final|AL|25-20|20-20||SP',
  )
  expect([questions.map(({ what }) => what), problems]).toEqual([['winner'], []])
})

test.each(['25-20||', '25-20|20-25|', '25-20|20-25|1x'])(
  'sets without a winner are a problem, and the match has no result (R12.5): %s',
  (sets) => {
    const reading = read(
      `Modalidade|Naipe|Fase|Equipe A|Set 1|Set 2|Set 3|Equipe B\nVoleibol|Feminino|Final|AL|${sets}|SP`,
    )
    expect(reading.problems).toMatchObject([{ problem: 'unknown-words', field: 'result' }])
    expect(rowsOf(reading)).not.toContain('results')
  },
)

test('Time is a team in a Portuguese sheet, by its values (R12.5)', () => {
  const fields = (text: string) => read(text).tables[0]?.fields
  expect(fields('Col.|Atleta|Time|Marca\n1|Ana Uno|Os Lobos|12,80\n2|Bia Dos|Serra|12,90')?.[2]).toBe('organisation')
  expect(fields('Modalidade|Time|UF\nFutsal|Os Lobos|SP\nFutsal|Serra|AL')?.[1]).toBe('team')
  expect(fields('Place|Athlete|Club|Time\n1|Ana Uno|SP|12.80\n2|Bia Dos|AL|12.90')?.[3]).toBe('result')
})

test.each([
  ['100 m', '200 m', ['100 m']],
  ['100 m', '100 m livre', ['100 m']],
  ['-45 kg', '-52 kg', ['-45 kg']],
  ['100 m livre', '-52 kg', ['100 m livre', '-52 kg']],
])(
  'events %s and %s lead to one question for each group that can be of one sport (R12.5)',
  (first, second, written) => {
    const reading = read(`Prova|Atleta|UF|Sexo\n${first}|Ana Uno|SP|F\n${second}|Bia Dos|AL|F`)
    expect(reading.questions.map((question) => [question.what, question.written])).toEqual(
      written.map((one) => ['sport', one]),
    )
    expect([reading.problems, rowsOf(reading)]).toEqual([[], []])
  },
)

test('a distance without a stroke may be of swimming, and a stroke in another row excludes other sports (R12.5)', () => {
  const sports = (...events: string[]) =>
    read(`Prova|Atleta|UF|Sexo\n${events.map((event) => `${event}|Ana Uno|SP|F`).join('\n')}`).questions.map(
      (question) => question.suggestions.map(({ code }) => code),
    )
  expect(sports('100 m')).toEqual([['ATH', 'OWS', 'SWM']])
  expect(sports('100 m', '100 m livre')).toEqual([['SWM']])
  expect(sports('100 m livre', '100 m')).toEqual([['SWM']])
})

test('an answer about the sport of a sheet is not the answer for other rows under the same header (R12.5)', () => {
  const keyOf = (name: string) => read(`Prova|Atleta|UF|Sexo\n100 m|${name}|SP|F\n200 m|Bia Dos|AL|F`).questions[0]?.key
  expect(keyOf('Ana Uno')).not.toBe(keyOf('Cau Tres'))
})

test.each([
  ['Judô', 'Tempo', '1:12', 'GS 4:30'],
  ['Judo', 'Tiempo', '2:00 (GS)', 'Golden score 0:35'],
  ['Luta olímpica', 'Tempo', 'Round 2 1:10', '2:00'],
  ['Taekwondo', 'Tiempo', '2º round 1:10', '1:00 do 3º'],
  ['Boxing', 'Time', 'R3 0:45', 'R2'],
  ['Boxe', 'Duração', '1:05', '2º assalto 0:40'],
])(
  'the length of a bout is no score, also beside the part it ended in: %s, %s (R12.5)',
  (sport, header, ...lengths) => {
    const bouts = lengths.map(
      (length, at) => `${sport}|-57 kg|Masculino|Semifinal ${at + 1}|Ari Um (AL)|Beto Dois (BA)|Ari Um|${length}`,
    )
    const answers = new Map([['discipline|*', 'new']])
    const { problems, questions, batches } = read(
      [`Modalidade|Prova|Naipe|Fase|Atleta 1|Atleta 2|Vencedor|${header}`, ...bouts].join('\n'),
      { answers },
    )
    expect([problems, questions]).toEqual([[], []])
    expect(
      batches.flatMap(({ kind, rows }) =>
        kind === 'results' ? rows.map(({ cells }) => [cells.wlt, cells.result ?? null]) : [],
      ),
    ).toEqual(
      lengths.flatMap(() => [
        ['W', null],
        ['L', null],
      ]),
    )
  },
)

const SCORES =
  'HANDEBOL FEMININO\nData|Hora|Grupo|Equipe||||Equipe|Local\n15/09/2027|08:00|A|Alagoas|A1|x|A2|Bahia|Gin. 1\n15/09/2027|09:15|A|Ceará|B1|x|B2|Sergipe|Gin. 1\n16/09/2027|09:15|A|Ceará||x||Bahia|Gin. 1'
const scored = (text: string, first: string, second: string) =>
  read(text.replace('A1', '31').replace('A2', '12').replace('B1', first).replace('B2', second))

test('two columns without a header between the sides have the scores', () => {
  const reading = scored(SCORES, '22', '22')
  const lists = reading.batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect([reading.kind, reading.problems]).toEqual(['results', []])
  expect(lists.map(({ cells: { organisation, result, wlt } }) => [organisation, result ?? null, wlt ?? null])).toEqual([
    ['AL', '31', 'W'],
    ['BA', '12', 'L'],
    ['CE', '22', 'T'],
    ['SE', '22', 'T'],
  ])
  // the match without a score is to come
  const programme = reading.batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows : []))
  expect(programme.map(({ cells: { sides } }) => sides?.map(({ organisation }) => organisation))).toEqual([
    ['AL', 'BA'],
    ['CE', 'SE'],
    ['CE', 'BA'],
  ])
})

test('a walkover in a column without a header is that of the match', () => {
  const { problems, questions, batches } = scored(SCORES, 'w', '0')
  const lists = batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect([problems, questions]).toEqual([[], []])
  expect(
    lists.flatMap(({ row, cells: { organisation, wlt, irm } }) => (row === 4 ? [[organisation, wlt, irm]] : [])),
  ).toEqual([
    ['CE', 'W', null],
    ['SE', 'L', 'WO'],
  ])
})

test.each([
  ['1 (4)', '1 (3)'],
  ['1(4)', '1(3)'],
  ['1 (4)', '(3) 1'],
])('a shoot-out beside the scores of columns without a header decides the match: %s, %s', (first, second) => {
  const { kind, problems, batches } = scored(
    SCORES.replaceAll('|x|', '|').replace('Equipe||||', 'Equipe|||').replace('||x||', '|||'),
    first,
    second,
  )
  const lists = batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect([kind, problems]).toEqual(['results', []])
  expect(
    lists.flatMap(({ row, cells: { organisation, result, wlt } }) => (row === 4 ? [[organisation, result, wlt]] : [])),
  ).toEqual([
    ['CE', '1', 'W'],
    ['SE', '1', 'L'],
  ])
})

test('blank columns between the sides of a programme have no scores', () => {
  const reading = read(SCORES.replaceAll(/[AB][12]/g, ''))
  expect([reading.kind, reading.problems, rowsOf(reading).filter((kind) => kind === 'schedule').length]).toEqual([
    'schedule',
    [],
    3,
  ])
})

const BMX = `CICLISMO BMX RACING – JUVENIL FEMININO
Placa|Piloto|UF|Moto 1|Moto 2|Pts|Final
12|Ana Um|MG|1|1|2|2
14|Bia Dois|SP|2|1|3|1
15|Caia Três|PR|1|2|3|4
16|Dora Quatro|SC|3|3|6|3
17|Eva Cinco|GO|3|2|5|queda`

test('a column Final behind heats has the ranks if it counts from 1, and points beside it may be those of heats (R12.5)', () => {
  const open = read(BMX)
  expect(questionsOf(open)).toEqual(['result Pts: 2 points result', 'mark queda DNS DNF DSQ EXH other'])
  const answers = new Map(open.questions.map(({ key, what }) => [key, what === 'mark' ? 'DNF' : 'points']))
  const lists = read(BMX, { answers }).batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect(lists.map(({ cells }) => [cells.bib, cells.rank, cells.result, cells.irm])).toEqual([
    ['12', '2', null, null],
    ['14', '1', null, null],
    ['15', '4', null, null],
    ['16', '3', null, null],
    ['17', null, null, 'DNF'],
  ])
})

test('a column Final with results has no ranks (R12.5)', () => {
  const text = `NATAÇÃO – 50 m livre feminino
Atleta|UF|Eliminatória|Final
Ana Um|MG|30,50|30,10
Bia Dois|SP|30,60|30,20
Caia Três|PR|30,70|30,30
Dora Quatro|SC|30,80|30,40`
  expect(
    read(text)
      .batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
      .every(({ cells }) => cells.rank == null),
  ).toBe(true)
})
