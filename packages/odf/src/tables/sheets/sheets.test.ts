import type { SheetKind } from '@games/domain'
import { describe, expect, test } from 'vitest'
import type { Cells, TableKind } from '../columns.ts'
import { cameFrom, isNobodyYet, scoresOf } from './cells.ts'
import { readSignedTime, readTime } from './written-times.ts'
import { dayOf, clockOf, monthFirstIn } from './times.ts'
import { fieldOf, kindOf } from './fields.ts'
import { KnownIndex, type KnownWords, NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import type { ReadSheetOptions, SheetReading } from './reading.ts'
import { resultStatusOf } from './result-status.ts'
import { NO_VALUE, type Sheet } from './sheet.ts'
import { eventCodeOf, namedEvent, personCodeOf, splitPhase, unitWords } from './word-codes.ts'

/** A sheet as typed: columns between `|`, a row a line. */
const sheet = (text: string, name = 'Plan1'): Sheet => ({
  name,
  rows: text
    .trim()
    .split('\n')
    .map((line, at) => ({ row: at + 1, cells: line.split('|').map((cell) => cell.trim()) })),
})
const read = (text: string, options: Partial<ReadSheetOptions> = {}, name?: string): SheetReading =>
  readSheet(sheet(text, name), { known: NOTHING_KNOWN, year: 2027, ...options })
const rows = <K extends TableKind>({ batches }: SheetReading, kind: K): Cells<K>[] =>
  batches.flatMap((batch) => (batch.kind === kind ? batch.rows.map(({ cells }) => cells as Cells<K>) : []))
const problems = (reading: SheetReading) =>
  reading.problems.map(
    ({ problem, row, field, value }) => `${row} ${field} ${problem}${value === null ? '' : ` ${value}`}`,
  )

const results = (reading: SheetReading) => rows(reading, 'results').map(({ result }) => result ?? null)

test.each([
  ['Até 57 kg feminino', 'JUDW57KG'],
  ['ATE 57KG FEM', 'JUDW57KG'],
  ['-57 kg Women', 'JUDW57KG'],
  ['Hasta 57 kilos femenino', 'JUDW57KG'],
  ['Até 63 kg F', 'JUDW63KG'],
  ['sub 57 kg F', 'JUDW57KG'],
  ['78+ kg F', 'JUDWO78KG'],
  ['78 kg acima F', 'JUDWO78KG'],
  ['78 kg e mais F', 'JUDWO78KG'],
  ['+ 100 kg masculino', 'JUDMO100KG'],
  ['Acima de 100 kg masculino', 'JUDMO100KG'],
  ['4x100 m misto', 'JUDX4X100M'],
  ['100 m', 'JUD-100M'],
  ['1.500 m feminino', 'JUDW1500M'],
])('%s is the event %s… (R12.5)', (words, code) => {
  expect(eventCodeOf('JUD', namedEvent('JUD', words)).startsWith(code)).toBe(true)
})

test('a long name is cut and ends with a digest of the whole; a division begins the modifier (R12.5)', () => {
  const [long, longer] = ['Revezamento 4 x 50 m medley infantil', 'Revezamento 4 x 50 m medley juvenil'].map((words) =>
    eventCodeOf('SWM', namedEvent('SWM', words, 'misto')),
  )
  expect(long).toHaveLength(34)
  expect(long).not.toBe(longer)
  expect(eventCodeOf('HBL', namedEvent('HBL', '1ª divisão', 'feminino')).slice(12, 14)).toBe('D1')
  expect(eventCodeOf('JUD', namedEvent('JUD', 'Meia pesado 2ª divisão masculino'))).toMatch(/^JUDMHHEAVY--D2-+$/)
  expect(eventCodeOf('ATH', namedEvent('ATH', 'Prova surpresa 2ª divisão masculino'))).toMatch(/^ATHMPR.{6}D2-+$/)
})

test.each([
  ['Final', 'FNL-', '000100--'],
  ['Semifinal 1', 'SFNL', '000100--'],
  ['Semifinal 2', 'SFNL', '000200--'],
  ['Meia-final 2', 'SFNL', '000200--'],
  ['Meias-finais', 'SFNL', '000100--'],
  ['4ªs de final – Jogo 3', 'QFNL', '000300--'],
  ['8as de final 7', '8FNL', '000700--'],
  ['Quartas de final - Jogo 3', 'QFNL', '000300--'],
  ['Cuartos de final 4', 'QFNL', '000400--'],
  ['Oitavas 7', '8FNL', '000700--'],
  ['Grupo A – Jogo 12', 'GPA-', '001200--'],
  ['Pool B', 'GPB-', '000100--'],
  ['Fase de grupos - Grupo A', 'GPA-', '000100--'],
  ['Grupo A - Rodada 3', 'GPA-', '000100--'],
  ['2ª fase - Grupo A', 'GPA2', '000100--'],
  ['Turno único', 'GP--', '000100--'],
  ['Grupo Único', 'GP--', '000100--'],
  ['Group stage', 'GP--', '000100--'],
  ['Bateria 3', 'HEAT', '000300--'],
  ['Heat 3', 'HEAT', '000300--'],
  ['Disputa de 3º lugar', 'FNL-', '000200--'],
  ['Bronze 2', 'FNL-', '000300--'],
  ['Disputa de 3º', 'FNL-', '000200--'],
  ['3º x 4º', 'FNL-', '000200--'],
  ['Disputa de 3º lugar – Jogo 20', 'FNL-', '002000--'],
  ['Classificados para a final', 'QUAL', '000100--'],
  ['Tableau de 4', 'SFNL', '000100--'],
  ['Bronze Medal Match', 'FNL-', '000200--'],
  ['2ª rodada', 'RND2', '000100--'],
  ['Final A', 'FNL-', 'A-------'],
  ['Jogo 14', '----', '001400--'],
  ['Semifinal 5º–8º – Jogo 2', 'SF5-', '000200--'],
  ['Semifinal 2 – 5ª a 8ª', 'SF5-', '000200--'],
  ['9th–12th place semifinal', 'SF9-', '000100--'],
  ['Semifinal por el 5º al 8º puesto', 'SF5-', '000100--'],
  ['Fase final – Semifinal 1', 'SFNL', '000100--'],
  ['Final stage – Bronze medal match', 'FNL-', '000200--'],
  ['Repescagem', 'REPC', '000100--'],
  ['Swim-off', 'SWOF', '000100--'],
  ['Desempate', 'SWOF', '000100--'],
])('%s is %s %s (R12.5)', (words, phase, unit) => {
  expect(unitWords(words)).toMatchObject({ phase, unit, phaseType: '3' })
})

test.each([
  ['Final – ida', 'L1------'],
  ['2º jogo da final', 'L2------'],
  ['Primeira final', 'L1------'],
  ['Final (vuelta)', 'L2------'],
])('%s is one of the two matches of a final (R12.5)', (words, unit) => {
  expect(unitWords(words, { isMatch: true })).toMatchObject({ phase: 'FNL-', unit, unnumbered: false })
})

test.each(['Pré-final', 'Final do 1º turno', 'Final da 1ª fase', 'Final da fase de grupos', 'Amistoso final'])(
  '%s is not the final of the event (R12.5)',
  (words) => {
    expect(unitWords(words, { isMatch: true })).toMatchObject({ isOther: true })
  },
)

test.each([
  ['Final – Série 2', '000200--'],
  ['Final por tempo – 2ª série', '000200--'],
  ['Série 2 da final', '000200--'],
  ['Final por tiempo', '000100--'],
  ['Serie 3 de la final', '000300--'],
  ['Timed final, heat 1', '000100--'],
  ['Final directa - Serie 1', '000100--'],
  ['Final direta série B', '000200--'],
  ['Finais - 2a série', '000200--'],
  ['Serie 2 Final contra reloj', '000200--'],
  ['Heat 2 (timed final)', '000200--'],
  ['Final - Fast heat', '000100--'],
  ['Série fraca', '000200--'],
])('%s is a heat of a timed final (R12.5)', (words, unit) => {
  expect(unitWords(words)).toMatchObject({ phase: 'FNL-', unit, timed: true })
})

test.each([
  ['Série 2', 'HEAT'],
  ['Eliminatória 2', 'HEAT'],
  ['Final 2', 'FNL-'],
  ['Final B', 'FNL-'],
])('%s is not a heat of a timed final (R12.5)', (words, phase) => {
  expect(unitWords(words)).toMatchObject({ phase, timed: false })
})

test.each([
  ['Treino livre', '1', 'TRNO'],
  ['Pesagem', '8', 'WEIG'],
  ['Cerimônia de abertura', '0', 'OPEN'],
  ['Closing ceremony', '0', 'CLOS'],
  ['Congresso técnico', '4', 'MEET'],
  ['Premiação', '6', 'VICT'],
])('%s is no contest: PhaseType %s (R5.3)', (words, phaseType, phase) => {
  expect(unitWords(words)).toMatchObject({ phaseType, phase })
})

test.each([
  ['14/09/2027', '2027-09-14'],
  ['14/9/27', '2027-09-14'],
  ['14/9', '2027-09-14'],
  ['ter 14/9', '2027-09-14'],
  ['Terça-feira, 14 de setembro de 2027', '2027-09-14'],
  ['martes 14 de septiembre', '2027-09-14'],
  ['14 Sep 2027', '2027-09-14'],
  ['14.9.2027', '2027-09-14'],
  ['46644', '2027-09-14'],
  ['46644.375', '2027-09-14'],
  ['2027-09-14T08:00:00', '2027-09-14'],
  ['31/9', null],
  ['Semifinal 1', null],
  ['2027', null],
])('%s is the day %s (R12.5)', (cell, day) => {
  expect(dayOf(cell, { monthFirst: false, year: 2027 })).toBe(day)
})

test('the days of a column tell whether the month is first (R12.5)', () => {
  expect(monthFirstIn(['9/8/2027', '9/14/2027'])).toBe(true)
  expect(monthFirstIn(['9/8/2027', '10/8/2027'])).toBe(false)
})

test.each([
  ['14:02', '14:02:00'],
  ['14h02', '14:02:00'],
  ['14h', '14:00:00'],
  ['8h30min', '08:30:00'],
  ['2:05 PM', '14:05:00'],
  ['12:00 am', '00:00:00'],
  ['0.375', '09:00:00'],
  ['2027-09-14T08:00:00-03:00', '08:00:00'],
  ['14/09/2027 08:00', '08:00:00'],
  ['9 horas', '09:00:00'],
  ['8:30 hrs', '08:30:00'],
  ['17:00 aprox.', '17:00:00'],
  ['25:00', undefined],
  ['14', undefined],
  ['manhã', undefined],
])('%s is the time %s (R12.5)', (cell, time) => {
  expect(clockOf(cell)?.time).toBe(time)
})

test.each([
  ['9:00 a 10:00', '09:00:00', '10:00:00'],
  ['14h às 15h30', '14:00:00', '15:30:00'],
  ['9:00 am to 10:30 am', '09:00:00', '10:30:00'],
  ['09:00–10:00', '09:00:00', '10:00:00'],
])('%s is a start and an end (R12.5)', (cell, start, end) => {
  const programme = read(`Handebol\nData|Hora|Equipe A|Equipe B\n14/09/2027|${cell}|AL|BA`)
  expect(rows(programme, 'schedule')).toMatchObject([{ start_time: start, end_time: end }])
})

test.each<[string, SheetKind]>([
  ['Data|Hora|Modalidade|Naipe|Fase|Jogo|Local', 'schedule'],
  ['Fecha|Hora|Deporte|Prueba|Sede', 'schedule'],
  ['Date|Time|Sport|Event|Venue', 'schedule'],
  ['Nome|Delegação|Modalidade|Prova|Data de nascimento', 'participants'],
  ['Equipe|Delegação|Modalidade|Atletas', 'teams'],
  ['Prova|Raia|Atleta|Estado', 'start-lists'],
  ['Prova|Colocação|Atleta|UF|Marca', 'results'],
  ['Puesto|Deportista|Delegación|Tiempo', 'results'],
  ['Event|Medal|Name|NOC', 'medallists'],
  ['Delegação|Nome em inglês|Nome em espanhol', 'names'],
  ['Prova|Cabeça de chave|Atleta|UF', 'draws'],
  ['Prova|Bateria|Raia|Atleta|UF|Seed', 'start-lists'],
  ['Event|Seed|Player|Delegation|W/L|Score 1|Score 2', 'results'],
  ['Modalidade|Prova|Atleta|UF|Nascimento|Sexo|Cabeça de chave', 'participants'],
])('columns %s are those of %s (R12.5)', (header, kind) => {
  expect(kindOf(header.split('|').map(fieldOf))).toBe(kind)
})

const MATCHES = 'Modalidade|Naipe|Fase|Equipe A|Placar|Equipe B'

test.each([
  ['Modalidade|Naipe|Fase|Grupo|Equipe A|Placar|Equipe B', 'Fase de grupos'],
  ['Modalidade|Naipe|Fase|Chave|Equipe A|Placar|Equipe B', 'Classificatória'],
  ['Sport|Gender|Round|Group|Home|Score|Away', '1ª fase'],
])('a column of groups names the pool of a match, and not that of a semifinal (R12.5): %s', (header, stage) => {
  const reading = read(`
${header}
Handebol|Feminino|${stage}|A|AL|20-18|BA
Handebol|Feminino|${stage}|B|CE|20-18|PR
Handebol|Feminino|Semifinal|A|AL|20-18|CE`)
  expect(reading.questions).toEqual([])
  expect(
    rows(reading, 'results')
      .map(({ unit }) => unit.slice(22, 26))
      .join(' '),
  ).toBe('GPA- GPA- GPB- GPB- SFNL SFNL')
})

const FINALS_OF_TWO = {
  P: 'Final|Final – Arena 1|Grande final|Final A|Final Série Ouro|Disputa do 1º lugar|1º e 2º lugar|Gold medal match|Championship match',
  B: 'Final 3º e 4º|3º e 4º lugar|Disputa de 3º e 4º lugares|3er y 4to puesto|Pequena final|Small final|Final 3-4|Final for 3rd|Third Place Final',
  Q: 'Final de consolação|Consolation final|Plate final|Final Taça Prata|Final Série B|Final B|Final 5º lugar|Final 5º ao 8º|Final 5th-6th|Final regional|Final da Conferência Sul|Final da chave A|Final do turno|Finals Day 1',
  GPFN: 'Triangular final|Hexagonal final|Fase final|Grupo final|Rodada final|Final stage',
}
test.each(Object.entries(FINALS_OF_TWO).flatMap(([kind, all]) => all.split('|').map((words) => [words, kind])))(
  '%s of two sides is a contest of the kind %s (R12.5)',
  (words, kind) => {
    const [first, second] = rows(read(`${MATCHES}\nHandebol|Feminino|${words}|AL|20 x 18|BA`), 'results')
    expect(first?.unit).toBe(second?.unit)
    expect(first?.unit.slice(22)).toMatch(new RegExp(`^(?:FNL-)?${kind}`))
  },
)

test('a series below the title of a final is a heat of that final (R12.5)', () => {
  const reading = read(`
Natação - 50 m livre feminino - Final
1ª Série
Raia|Atleta|Equipe|Tempo
4|Ana Um|AL|32,10
2ª Série
Raia|Atleta|Equipe|Tempo
4|Cau Três|SP|30,10`)
  expect(rows(reading, 'results').map(({ unit }) => unit.slice(22))).toEqual(['FNL-000100--', 'FNL-000200--'])
  expect(rows(reading, 'schedule').map(({ medal }) => medal)).toEqual([1, 1])
})

test('a final in groups is no pool (R12.5)', () => {
  expect(unitWords('Final Grupo A')).toMatchObject({ phase: 'FNL-', unit: 'GRUPOA--' })
})

test('the words of the final stage above matches name no event, and a column of matches tells their round (R12.5)', () => {
  const reading = read(`
Modalidade|Naipe|Fase|Jogo|Equipe A|Placar|Equipe B
Fase final
Handebol|Feminino|Semifinal||AL|20 x 18|BA
Handebol|Feminino|Fase final|Semifinal 2|CE|20 x 18|PR
Handebol|Feminino|Fase final|Final|AL|20 x 18|CE`)
  const units = rows(reading, 'results').map(({ unit }) => unit)
  expect(units.map((unit) => unit.slice(22, 26))).toEqual(['SFNL', 'SFNL', 'SFNL', 'SFNL', 'FNL-', 'FNL-'])
  expect(new Set(units.map((unit) => unit.slice(0, 22)))).toEqual(new Set(['HBLWTEAM7-------------']))
})

test('an event and its final in one cell are told apart (R12.5)', () => {
  expect(splitPhase('100 m livre feminino – Final')).toEqual({ phase: 'Final', rest: '100 m livre feminino' })
  expect(splitPhase('Até 57 kg feminino Semifinal 1')).toEqual({ phase: 'Semifinal 1', rest: 'Até 57 kg feminino' })
  expect(splitPhase('Salto em distância')).toBe(null)
})

const PROGRAMME = `
JOGOS DA LAGOA 2027||||||
Programação geral, versão 3||||||
Data|Hora|Modalidade|Prova|Fase|Local|Árbitro
14/09/2027|08h00|Judô|Até 57 kg feminino|Semifinal 1|Arena do Farol|Ninguém
|08h10|||Semifinal 2|Arena do Farol|
|10h00|Judô|Até 57 kg feminino|Final|Arena do Farol|
15/09/2027|09:30|Handebol|Feminino|Grupo A|Ginásio Velho|
Total|4|||||
`
test('a programme below titles, with a day written once and totals below (R12.5)', () => {
  const reading = read(PROGRAMME.replace('|08h10|||Semifinal 2', '|08h10||Até 57 kg feminino|Semifinal 2'))
  expect(problems(reading)).toEqual([])
  expect(reading.questions).toEqual([])
  expect(rows(reading, 'schedule')).toMatchObject([
    { unit: 'JUDW57KG--------------SFNL000100--', date: '2027-09-14', start_time: '08:00:00', name: 'Semifinal 1' },
    { unit: 'JUDW57KG--------------SFNL000200--', date: '2027-09-14', start_time: '08:10:00' },
    { unit: 'JUDW57KG--------------FNL-000100--', medal: 1, venue_name: 'Arena do Farol' },
    { unit: 'HBLWTEAM7-------------GPA-000100--', date: '2027-09-15', start_time: '09:30:00' },
  ])
  expect(reading.passedOver.map(({ row, why }) => `${row} ${why}`)).toEqual(['1 title', '2 title', '8 totals'])
  expect(reading.tables[0]?.fields.at(-1)).toBe(null)
  expect(reading.names).toMatchObject([
    { set: 'EVENT', code: 'JUDW57KG', name: 'Até 57 kg feminino' },
    { set: 'VENUE', name: 'Arena do Farol' },
    { set: 'EVENT', code: 'HBLWTEAM7', name: 'Feminino' },
    { set: 'VENUE', name: 'Ginásio Velho' },
  ])
})

test('a category alone in its row is what the rows below are of; a header in the middle is passed over (R12.5)', () => {
  const reading = read(
    `
Col.|Atleta|UF|Marca
Até 57 kg feminino|||
1º|Ana Inventada|AL|10
2º|Bia Inventada|PR|0
Col.|Atleta|UF|Marca
Até 63 kg feminino|||
1º|Caio Nenhum|SP|10
`,
    {},
    'Judô',
  )
  expect(problems(reading)).toEqual([])
  expect(rows(reading, 'results').map(({ unit, rank, name }) => [unit.slice(0, 22), rank, name])).toEqual([
    ['JUDW57KG--------------', '1', 'Ana Inventada'],
    ['JUDW57KG--------------', '2', 'Bia Inventada'],
    ['JUDW63KG--------------', '1', 'Caio Nenhum'],
  ])
  expect(reading.passedOver).toEqual([{ row: 5, why: 'repeated-header' }])
})

test('the number of an event, a time and the kind of list in a title are no event (R12.5)', () => {
  const reading = read(`
Natação
50 m livre feminino – Prova 12 – 14/09/2027 - 09:00 – Resultados
Lugar|Nome|UF|Tempo
1|Ana Inventada|AL|27,31
50 m costas feminino – Prova 13 – 14/09/2027 - 09:10 – Resultados
Lugar|Nome|UF|Tempo
1|Bia Exemplo|PR|32,10`)
  expect(rows(reading, 'results').map(({ unit }) => unit.slice(0, 9))).toEqual(['SWMW50MFR', 'SWMW50MBA'])
})

test('a table with another header has the lines above it, and the sport and gender of those before (R12.5)', () => {
  const reading = read(`
Natação feminino|||
50 m livre – Final|||
Raia|Atleta|UF|Tempo
4|Ana Inventada|AL|27,31
Revezamento 4x50 m livre – Final|||
Colocação|Equipe|Delegação|Tempo
1|AL|AL|2:08,10
Classificação por equipes|||
Colocação|Equipe|Pontos|Jogos
1|AL|20|2`)
  expect(rows(reading, 'results').map(({ unit }) => unit.slice(0, 30))).toEqual([
    'SWMW50MFR-------------FNL-0001',
    'SWMW4X50MFR-----------FNL-0001',
  ])
  // the table of the teams may be no event
  expect([problems(reading), reading.questions.map((question) => [question.what, question.rows])]).toEqual([
    [],
    [['event', [10]]],
  ])
})

test.each([
  ['RESULTADO DAS ELIMINATÓRIAS', 'HEAT'],
  ['Classificados para a final', 'QUAL'],
  ['Classificação após a 2ª rodada', 'RND2'],
  ['Classificação geral', '----'],
  ['Resultado final', '----'],
])('%s above a list names its phase if it is before the final (R12.5)', (title, phase) => {
  const reading = read(
    `${title}|||||\nModalidade|Prova|Naipe|Atleta|UF|Tempo\nNatação|50 m livre|F|Ana Inventada|AL|30,10`,
  )
  expect(rows(reading, 'results').map(({ unit }) => unit.slice(22, 26))).toEqual([phase])
})

test('two tables side by side are two tables, each under its own caption (R12.5)', () => {
  const reading = read(
    `
Natação: 50 m livre||||||
Feminino||||Masculino||
Lugar|Nome|Estado||Lugar|Nome|Estado
1|Ana Inventada|AL||1|Caio Nenhum|SP
2|Bia Inventada|PR||2|Davi Nenhum|CE
`,
    { answers: new Map() },
    'Natação',
  )
  expect(reading.tables).toHaveLength(2)
  expect(rows(reading, 'results').map(({ unit, name }) => [unit.slice(0, 9), name])).toEqual([
    ['SWMW50MFR', 'Ana Inventada'],
    ['SWMW50MFR', 'Bia Inventada'],
    ['SWMM50MFR', 'Caio Nenhum'],
    ['SWMM50MFR', 'Davi Nenhum'],
  ])
})

test('a report that was saved as a table is read by the labels in its rows (R12.5)', () => {
  const reading = read(`
Modalidade :|Natação|Prova :|50 m livre feminino|Lugar :|1|Nome :|Ana Inventada|Estado :|AL
Modalidade :|Natação|Prova :|50 m livre feminino|Lugar :|2|Nome :|Bia Inventada|Estado :|PR
`)
  expect(reading.kind).toBe('results')
  expect(rows(reading, 'results').map(({ rank, name }) => [rank, name])).toEqual([
    ['1', 'Ana Inventada'],
    ['2', 'Bia Inventada'],
  ])
})

test('what a formula failed to say is told at its cell, and the other rows are read (R12.5, B7)', () => {
  const reading = read(`
Modalidade|Prova|Lugar|Nome|Estado|Marca
Natação|50 m livre feminino|1|Ana Inventada|AL|31,20
Natação|50 m livre feminino|2|Bia Inventada|PR|#N/A
Natação|50 m livre feminino|${NO_VALUE}|Caia Inventada|SP|33,40
Natação|50 m livre feminino|1 e 2|Dora Inventada|SP|34,40
`)
  expect(problems(reading)).toEqual(['3 result error-cell #N/A', '4 rank no-value', '5 rank bad-number 1 e 2'])
  expect(rows(reading, 'results')).toMatchObject([{ result: '31.20', rank: '1' }])
})

test.each([
  ['Gold Medal', 'gold'],
  ['ouro', 'gold'],
  ['1º', 'gold'],
  ['Medalla de plata', 'silver'],
  ['bronce', 'bronze'],
])('the medal %s is %s (R12.5)', (cell, medal) => {
  const reading = read(`Modalidade|Prova|Medalha|Atleta|UF\nJudô|Até 57 kg feminino|${cell}|Ana Inventada|AL`)
  expect(rows(reading, 'medallists')).toMatchObject([{ medal, organisation: 'AL', name: 'Ana Inventada' }])
})

test.each(['10', '25', '30', 'Tesouro', 'Não recebeu ouro', 'ouro e prata'])(
  '%s is no medal that is known: its row is for somebody to say (R12.5)',
  (cell) => {
    const reading = read(`Modalidade|Prova|Medalha|Atleta|UF\nJudô|Até 57 kg feminino|${cell}|Ana Inventada|AL`)
    expect(problems(reading)).toEqual([`2 medal bad-choice ${cell}`])
    expect(rows(reading, 'medallists')).toEqual([])
  },
)

test.each(['constructor', 'toString', '__proto__'])('the word %s is a word like others (R12.5)', (word) => {
  const reading = read(`
Modalidade|Prova|Lugar|Nome|Estado|Marca
Natação|${word}|1|Ana Inventada|AL|31,20
Natação|50 m ${word} feminino|2|Bia Inventada|AL|31,30
Natação|50 m livre feminino|${word}|Caia Inventada|AL|31,40
`)
  expect(reading.questions.map(({ what, written }) => [what, written])).toEqual([['mark', word]])
  expect(rows(reading, 'results').map(({ result }) => result)).toEqual(['31.20', '31.30'])
})

test('marks that are no results stand where people write them (R12.5)', () => {
  const reading = read(`
Modalidade|Prova|Lugar|Nome|Estado|Tempo
Natação|50 m livre feminino|1º|Ana Inventada|AL|1:02,30
Natação|50 m livre feminino|DQ|Bia Inventada|PR|
Natação|50 m livre feminino||Caia Inventada|SP|Ausente
`)
  expect(rows(reading, 'results')).toMatchObject([
    { rank: '1', result: '1:02.30', irm: null },
    { rank: null, irm: 'DQ' },
    { rank: null, result: null, irm: 'DNS' },
  ])
})

const KNOWN: KnownWords = {
  ...NOTHING_KNOWN,
  venues: [{ code: 'SES', names: ['Ginásio do Sesi'] }],
  people: [{ code: '1001', name: 'Ana Beatriz Inventada', organisation: 'AL' }],
  events: [
    { code: 'SWMW50MFR-------------------------'.slice(0, 34), names: ['50 m livre'] },
    { code: 'SWMM50MFR-------------------------'.slice(0, 34), names: ['50 m livre'] },
  ],
}

test('what may be another writing of something known is asked once for all its rows; the answer is remembered (R12.5)', () => {
  const text = `
Data|Hora|Modalidade|Prova|Fase|Local
14/9|8:00|Judô|Até 57 kg feminino|Semifinal 1|Ginasio SESI qd 2
14/9|9:00|Judô|Até 57 kg feminino|Semifinal 2|Ginasio SESI qd 2
14/9|10:00|Judô|Até 57 kg feminino|Final|Ginásio do Sesi
`
  const asked = read(text, { known: KNOWN })
  expect(asked.questions).toMatchObject([
    {
      what: 'venue',
      written: 'Ginasio SESI qd 2',
      rows: [2, 3],
      suggestions: [{ code: 'SES', name: 'Ginásio do Sesi' }],
    },
  ])
  expect(rows(asked, 'schedule')).toHaveLength(1)
  const { key } = asked.questions[0] as { key: string }
  const answered = read(text, { known: KNOWN, answers: new Map([[key, 'SES']]) })
  expect(answered.questions).toEqual([])
  expect(rows(answered, 'schedule').map(({ venue }) => venue)).toEqual(['SES', 'SES', 'SES'])
  const remembered = read(text, { known: { ...KNOWN, remembered: new Map([[key, 'SES']]) } })
  expect(rows(remembered, 'schedule')).toEqual(rows(answered, 'schedule'))
  const left = read(text, { known: KNOWN, answers: new Map([[key, 'skip']]) })
  expect([left.skipped, rows(left, 'schedule').length]).toEqual([[2, 3], 1])
})

test('a delegation nobody knows is asked, and all of them at once may be new (R12.5)', () => {
  const text = `Modalidade|Prova|Lugar|Nome|Escola\nJudô|Até 57 kg feminino|1|Ana Inventada|Colégio Um\nJudô|Até 57 kg feminino|2|Bia Inventada|Colégio Dois`
  expect(read(text).questions.map(({ written }) => written)).toEqual(['Colégio Um', 'Colégio Dois'])
  const all = read(text, { answers: new Map([['organisation|*', 'new']]) })
  expect(all.questions).toEqual([])
  expect(all.names.filter(({ set }) => set === 'ORGANISATION').map(({ name }) => name)).toEqual([
    'Colégio Um',
    'Colégio Dois',
  ])
})

test('an event of two genders is asked for where the sheet does not say which (R12.5)', () => {
  const { questions } = read(`Modalidade|Prova|Lugar|Nome|Estado\nNatação|50 m livre|1|Ana Inventada|AL`, {
    known: KNOWN,
  })
  expect(questions).toMatchObject([
    {
      what: 'event',
      suggestions: [
        { code: expect.stringMatching(/^SWMW/), name: '50 m livre' },
        { code: expect.stringMatching(/^SWMM/), name: '50 m livre' },
      ],
    },
  ])
})

test('a person is one whatever the order and accents of the name; a longer name is asked (R12.5)', () => {
  expect(personCodeOf('INVENTADA, Ána', 'AL')).toBe(personCodeOf('ana inventada', 'AL'))
  expect(personCodeOf('Ana Inventada', 'AL')).not.toBe(personCodeOf('Ana Inventada', 'PR'))
  const { questions } = read(`Modalidade|Prova|Lugar|Nome|Estado\nJudô|Até 57 kg feminino|1|Ana Inventada|AL`, {
    known: KNOWN,
  })
  expect(questions).toMatchObject([{ what: 'person', suggestions: [{ code: '1001', name: 'Ana Beatriz Inventada' }] }])
})

const NAMESAKES = `
Modalidade|Nome|UF|Sexo|Nascimento
Judô|Ana Inventada|SP|F|01/02/2010
Natação|Ana Inventada|SP|F|03/04/2013
Atletismo|Ana Inventada|SP|F|01/02/2010
`
test('two of one name and delegation with other days of birth are asked, and are two when they are (R12.5)', () => {
  const asked = read(NAMESAKES)
  const [one] = rows(asked, 'participants')
  expect(asked.questions).toMatchObject([
    { what: 'person', written: 'Ana Inventada (2013-04-03, F)', rows: [3], suggestions: [{ code: one?.code }] },
  ])
  expect(asked.questions[0]?.suggestions).toEqual([{ code: one?.code, name: 'Ana Inventada' }])
  const answers = new Map([[asked.questions[0]?.key ?? '', 'new']])
  const two = rows(read(NAMESAKES, { answers }), 'participants').map(({ code, birth_date }) => [birth_date, code])
  const other = personCodeOf('Ana Inventada', 'SP', 2)
  expect(two).toEqual([
    ['2010-02-01', one?.code],
    ['2013-04-03', other],
    ['2010-02-01', one?.code],
  ])
})

test('namesakes who are known are told apart by their day of birth, and asked where a sheet has none (R12.5)', () => {
  const known: KnownWords = {
    ...NOTHING_KNOWN,
    people: [
      { code: '1', name: 'Ana Inventada', organisation: 'SP', birth: '2010-02-01', gender: 'F' },
      { code: '2', name: 'Ana Inventada', organisation: 'SP', birth: '2013-04-03', gender: 'F' },
    ],
    remembered: new Map([['person|SP anainventada', '1']]),
  }
  const reading = read(NAMESAKES, { known })
  expect(reading.questions).toEqual([])
  expect(rows(reading, 'participants').map(({ code }) => code)).toEqual(['1', '2', '1'])
  expect(
    read('Modalidade|Prova|Lugar|Nome|Estado\nJudô|Até 57 kg feminino|1|Ana Inventada|SP', { known }).questions,
  ).toMatchObject([{ what: 'person', suggestions: [{ code: '1' }, { code: '2' }] }])
})

test('matches of teams have their sides, and the same two sides are the same match (R12.5)', () => {
  const text = (jogo: string) =>
    `Data|Hora|Modalidade|Naipe|Fase|Jogo|Local\n14/9|8:00|Handebol|Feminino|Grupo A|${jogo}|Ginásio`
  const [first] = rows(read(text('Alagoas x Paraná')), 'schedule')
  const [swapped] = rows(read(text('PR × AL')), 'schedule')
  expect(first?.unit).toBe(swapped?.unit)
  expect(first?.sides).toMatchObject([
    { code: 'HBLWTEAM7-AL01', organisation: 'AL', type: 'T' },
    { code: 'HBLWTEAM7-PR01', organisation: 'PR' },
  ])
  expect(rows(read(text('Alagoas x Paraná')), 'teams').map(({ code }) => code)).toEqual([
    'HBLWTEAM7-AL01',
    'HBLWTEAM7-PR01',
  ])
})

test('a match and its score in one row are the rows of both sides (R12.5)', () => {
  const reading = read(`Modalidade|Naipe|Fase|Equipe A|Placar|Equipe B\nHandebol|Feminino|Final|Alagoas|28 x 25|Paraná`)
  expect(rows(reading, 'results')).toMatchObject([
    { competitor: 'HBLWTEAM7-AL01', result: '28', wlt: 'W' },
    { competitor: 'HBLWTEAM7-PR01', result: '25', wlt: 'L' },
  ])
})

test('trainings, weigh-ins and ceremonies are units of their kind (R5.3)', () => {
  const reading = read(`
Data|Hora|Modalidade|Atividade|Local
12/9|8:00|Judô|Treino|Arena
12/9|10:00|Judô|Treino|Arena
13/9|8:00|Judô|Pesagem|Arena
8/9|19:00||Cerimônia de abertura|Estádio
`)
  expect(problems(reading)).toEqual([])
  expect(rows(reading, 'schedule').map(({ unit, phase_type }) => [unit, phase_type])).toEqual([
    ['JUD-------------------TRNO091201--', '1'],
    ['JUD-------------------TRNO091202--', '1'],
    ['JUD-------------------WEIG091301--', '8'],
    ['CER-------------------OPEN090801--', '0'],
  ])
})

test('an instant with an offset of its own is shown by the games’ clock (R12.5)', () => {
  const reading = read(`Data|Hora|Modalidade|Prova\n2027-09-14|11:00Z|Judô|Até 57 kg feminino`, {
    offsetAt: () => '-03:00',
  })
  expect(rows(reading, 'schedule')).toMatchObject([{ start_time: '08:00:00' }])
})

test.each([
  ['in two columns', 'Data|Hora|Modalidade|Prova\n2027-09-12|01:30Z|Judô|Até 57 kg feminino'],
  ['in one cell', 'Data|Modalidade|Prova\n2027-09-12T01:30:00Z|Judô|Até 57 kg feminino'],
])('an instant that is the evening before at the games is of that day, %s (R12.5)', (_how, text) => {
  expect(rows(read(text, { offsetAt: () => '-03:00' }), 'schedule')).toMatchObject([
    { date: '2027-09-11', start_time: '22:30:00' },
  ])
})

test('whether months come first is told by each column of days, and for each table anew (R12.5)', () => {
  const people = (born: string, name: string) => `Judô|${name}|AL|F|${born}`
  const { batches } = readSheet(
    {
      name: 'Plan1',
      rows: [
        'Sport|Name|State|Gender|Date of birth',
        people('05/04/2010', 'Ana Inventada'),
        people('05/24/2010', 'Bia Inventada'),
        '',
        'Modalidade|Nome|UF|Sexo|Nascimento',
        people('05/04/2011', 'Caia Inventada'),
      ].flatMap((line, at) => (line === '' ? [] : [{ row: at + 1, cells: line.split('|') }])),
    },
    { known: NOTHING_KNOWN, year: 2027 },
  )
  expect(
    batches.flatMap((batch) => (batch.kind === 'participants' ? batch.rows.map(({ cells }) => cells.birth_date) : [])),
  ).toEqual(['2010-05-04', '2010-05-24', '2011-04-05'])
})

test('contests that only their start tells apart are counted by it, those of one start are one (R12.5)', () => {
  const text = `
Data|Hora|Modalidade|Prova|Local
14/9|10:00|Judô|Até 57 kg feminino|Arena
14/9|08:00|Judô|Até 57 kg feminino|Arena
14/9|10:00|Judô|Até 57 kg feminino|Arena
14/9|09:00|Judô|Até 57 kg feminino|Arena
`
  const reading = read(text)
  expect(rows(reading, 'schedule').map(({ unit, start_time }) => [unit.slice(26), start_time])).toEqual([
    ['S03-----', '10:00:00'],
    ['S01-----', '08:00:00'],
    ['S02-----', '09:00:00'],
  ])
  expect(reading.passedOver).toEqual([{ row: 4, why: 'repeated-row' }])
})

test('columns that nobody knows are assigned by hand (R12.5)', () => {
  const text = `Xis|Ípsilon|Zê\nJudô até 57 kg|Ana Inventada|AL`
  expect(read(text).kind).toBe(null)
  const { tables } = read(text)
  const key = tables[0]?.headerKey ?? ''
  const reading = read(
    text.replace('Judô até', 'Até'),
    {
      kind: 'results',
      columns: new Map([[key, ['event', 'athlete', 'organisation']]]),
    },
    'Judô',
  )
  expect(rows(reading, 'results')).toMatchObject([{ name: 'Ana Inventada', organisation: 'AL' }])
})

const HEATS = (...starts: string[]) =>
  [
    'Data|Hora|Modalidade|Prova|Fase',
    ...starts.map((start) => `14/09/2027|${start}|Natação|100 m livre feminino|Eliminatória`),
  ].join('\n')
const startsOf = (reading: SheetReading) =>
  Object.fromEntries(rows(reading, 'schedule').map(({ unit, start_time }) => [start_time, unit.slice(22)]))
/** What a programme of a sheet is once it was taken in. */
const heldAfter = (reading: SheetReading): KnownWords => ({
  ...NOTHING_KNOWN,
  units: rows(reading, 'schedule').map(({ unit, date, start_time }) => ({
    code: unit,
    names: [],
    when: `${date} ${start_time} `,
  })),
})

test('an earlier contest of the same words moves no code of those that are there: it has the next number (R12.5)', () => {
  const first = read(HEATS('09:00', '09:10'))
  const codes = startsOf(first)
  const known = heldAfter(first)
  const more = startsOf(read(HEATS('08:50', '09:00', '09:10'), { known }))
  expect(more).toMatchObject(codes)
  expect(new Set(Object.values(more)).size).toBe(3)
  // at another time it is the same contest
  expect(Object.values(startsOf(read(HEATS('09:00', '09:25'), { known })))).toEqual(Object.values(codes))
  // the only one of its words keeps its code when others come
  const only = read(HEATS('09:00'))
  expect(startsOf(read(HEATS('08:50', '09:00'), { known: heldAfter(only) }))).toMatchObject(startsOf(only))
})

test.each([
  ['Vencedor da Semifinal 1', { of: 'semifinal 1', wlt: 'W', place: null }],
  ['Ganador de la semifinal 2', { of: 'semifinal 2', wlt: 'W', place: null }],
  ['Loser of match 12', { of: 'match 12', wlt: 'L', place: null }],
  ['1º do Grupo A', { of: 'grupo a', wlt: null, place: '1' }],
  ['2nd Group B', { of: 'group b', wlt: null, place: '2' }],
  ['a definir', null],
])('%s says where somebody comes from (R12.5)', (words, from) => {
  expect(cameFrom(words)).toEqual(from)
})

test('the winner of a match by its number alone is that of the only contest of the event with it (R12.5)', () => {
  const programme = read(`Data|Hora|Modalidade|Prova|Fase|Jogo|Equipe A|Equipe B
14/09/2027|09:00|Handebol|Feminino|Quartas de final|11|AL|PR
14/09/2027|10:00|Handebol|Feminino|Semifinal|12|Vencedor do jogo 11|SP
14/09/2027|11:00|Handebol|Feminino|Semifinal|13|Vencedor do jogo 99|BA`)
  const sides = rows(programme, 'schedule').map((cells) =>
    cells.sides?.map(({ code, from }) => from?.unit?.slice(22) ?? code),
  )
  expect(sides).toEqual([
    ['HBLWTEAM7-AL01', 'HBLWTEAM7-PR01'],
    ['QFNL001100--', 'HBLWTEAM7-SP01'],
    [null, 'HBLWTEAM7-BA01'],
  ])
})

test.each([
  ['78 x 65', ['78', '65'], 0, null],
  ['2 (4) x (5) 2', ['2', '2'], 1, null],
  ['3-1 (25-20 22-25 25-19 25-21)', ['3', '1'], 0, null],
  ['1 × 1', ['1', '1'], null, null],
  ['2 (4) x 2 (3)', ['2', '2'], 0, null],
  ['2 x 2 (pênaltis 3 x 4)', ['2', '2'], 1, null],
  ['2-2 (4-3 p)', ['2', '2'], 0, null],
  ['1-1 (5-4 penales)', ['1', '1'], 0, null],
  ['2 x 2 (7m 3 x 4)', ['2', '2'], 1, null],
  ['60 x 60 (65 x 70)', ['60', '60'], 1, null],
  ['60-58 OT', ['60', '58'], 0, null],
  ['30 x 28 (12 x 15)', ['30', '28'], 0, null],
  ['78 x 65 (18-20, 20-22, 40-23)', ['78', '65'], 0, null],
  ['20 x 0 (WO)', ['20', '0'], 0, 1],
  ['3 x 0 WO', ['3', '0'], 0, 1],
  ['WO x 20', [null, '20'], 1, 0],
  ['W x W.O.', [null, null], 0, 1],
  ['WO x WO', [null, null], null, 'both'],
  ['Duplo WO', [null, null], null, 'both'],
] as const)('%s is a score (R12.5)', (cell, scores, wonBy, walkoverOf) => {
  expect(scoresOf(cell)).toEqual({ scores, wonBy, walkoverOf })
})
test('a row without an athlete names no competitor of an individual event, and a relay is of its delegation (R12.5)', () => {
  const reading = read(`
Modalidade|Prova|Naipe|Fase|UF|Tempo
Natação|50 m livre|Feminino|Final|AL|30,10
Natação|4x50 m livre|Feminino|Final|AL|2:10,10
`)
  expect(reading.problems).toMatchObject([{ problem: 'missing-value', row: 2, field: 'athlete' }])
  expect(rows(reading, 'results').map(({ competitor }) => competitor)).toEqual(['SWMW4X50MFR-AL01'])
})

test.each([
  'WO',
  '0 x 0 WO',
  '20',
  '20 x 0 (BA desclassificada)',
  '2 x 2 (2 x 1)',
  '3 x 2 (pen. 3 x 4)',
  '2 (4) x 2',
  '25-20, 20-25, 15-10',
  '2 x 1 (20/25 20/25 15/10)',
  '0 x 2 (21/18 21/19)',
])('%s does not show who won (R12.5)', (cell) => {
  expect(scoresOf(cell)).toBe(null)
})

test.each([
  [`1'02"34`, '1:02.34'],
  [`1’02’’34`, '1:02.34'],
  [`1'02`, '1:02'],
  ['1.02,94', '1:02.94'],
  ['1.02.94', '1:02.94'],
  [`58"20`, '58.20'],
  ['0:01:04,10', '1:04.10'],
  ['0:58.20', '58.20'],
  ['1h02min03s', '1:02:03'],
])('%s is the time %s (R12.5)', (cell, time) => {
  expect(readTime(cell, 100)).toEqual({ time })
})
test('a gender in the words of an event that differs from its column is a problem, a sex beside a mixed event is not (R12.5)', () => {
  const medals = read(`Modalidade|Prova|Naipe|Medalha|Atleta|UF
Natação|100 m livre feminino|Masculino|Ouro|Ana Um|SP
Natação|4x50 m livre misto|Feminino|Ouro|Ana Um|SP`)
  expect(problems(medals)).toEqual(['2 gender other-gender Masculino'])
})

test('three groups of two digits over a short distance are two times, over a long one an hour (R12.5)', () => {
  expect(readTime('01:03:34', 100)).toEqual({ either: ['1:03.34', '1:03:34'] })
  expect(readTime('01:03:34', 21_098)).toBe(null)
})

test.each([
  ['Atletismo|1500 m', '00:04:20', '4:20'],
  ['Atletismo|5000 m', '0:15:20', '15:20'],
  ['Natação|50 m livre', '00:00:30', '30'],
  ['Natação|50 m livre', '00:29:10', '29.10'],
])('an implausible meaning of a time is not offered: in %s %s is %s (R12.5)', (event, cell, time) => {
  const reading = read(`Modalidade|Prova|Naipe|Fase|Atleta|UF|Tempo\n${event}|M|Final|Ari Um|AL|${cell}`)
  expect([results(reading), reading.questions]).toEqual([[time], []])
})
test('a fraction of a day is the time that a spreadsheet shows for it, if the organiser agrees (R12.5)', () => {
  const text =
    'Modalidade|Prova|Naipe|Fase|Atleta|UF|Tempo\nNatação|100 m livre|M|Final|Ari Um|AL|0,000721759\nNatação|100 m livre|M|Final|Beto Dois|BA|0,000693287'
  const { questions } = read(text)
  expect(questions).toMatchObject([{ what: 'result', rows: [2, 3], suggestions: [{ name: '1:02.36' }] }])
  const answers = new Map([[questions[0]?.key ?? '', 'fraction-of-day']])
  expect(results(read(text, { answers }))).toEqual(['1:02.36', '59.90'])
})
test.each([
  ['Natação|50 m livre', 'Pontos|Tempo', '7|31,10', ['31.10'], 0],
  ['Natação|50 m livre', 'Finals Time|Points', '31.10|7', ['31.10'], 0],
  ['Natação|50 m livre', 'Points|Time', '7|31.10', ['31.10'], 0],
  ['Ginástica artística|Solo', 'Nota|Pontos', '12.900|7', ['12.900'], 0],
  ['Atletismo|Pentatlo', 'Tempo|Pontos', '2:31,10|3.210', ['3210'], 0],
  ['Natação|50 m livre', 'Pontos', '31,10', ['31.10'], 0],
  ['Ciclismo|Estrada', 'Pontos', '7', [], 1],
  ['Triatlo|Individual', 'Puntos', '9', [], 1],
])('points are no time: %s with %s %s (R12.5)', (event, header, cells, expected, questions) => {
  const reading = read(`Modalidade|Prova|Naipe|Fase|Atleta|UF|${header}\n${event}|F|Final|Ana Um|AL|${cells}`)
  expect([results(reading), reading.questions.length]).toEqual([expected, questions])
})

describe('what a sheet does not say itself (R12.5)', () => {
  const of = (rows: readonly (readonly string[])[], options: Partial<ReadSheetOptions> = {}) =>
    readSheet(
      { name: 'Planilha1', rows: rows.map((cells, at) => ({ row: at + 1, cells })) },
      { known: NOTHING_KNOWN, answers: new Map([['organisation|*', 'new']]), ...options },
    )
  const results = (reading: SheetReading) =>
    reading.batches.flatMap(({ kind, rows }) => (kind === 'results' ? rows.map(({ cells }) => cells) : []))

  test('what all rows are of is said once, as a title would say it', () => {
    const rows = [
      ['Atleta', 'UF', 'Tempo'],
      ['Ana Prado', 'AL', '12,31'],
    ]
    expect(of(rows).problems).toMatchObject([{ problem: 'missing-value', field: 'discipline' }])
    const said = of(rows, { title: 'Atletismo – 100 m feminino – Final' })
    expect(said.problems).toEqual([])
    expect(results(said).map(({ unit }) => unit.slice(0, 26))).toEqual(['ATHW100M--------------FNL-'])
  })
  test('a discipline that nobody knows is asked once', () => {
    const { questions } = of(
      [
        ['Atleta', 'UF', 'Pontos'],
        ['Ana Prado', 'AL', '3'],
        ['Bia Reis', 'SP', '2'],
      ],
      { title: 'Vela – ILCA 6 – Final' },
    )
    expect(questions).toMatchObject([{ what: 'discipline', written: 'Vela', rows: [2, 3] }])
  })
  test('rows without a row of names are a table whose columns somebody names, for this file alone', () => {
    const rows = [
      ['Ana', 'Prado', 'AL', 'F', '11'],
      ['Bia', 'Reis', 'SP', 'F', '12'],
    ]
    const [table] = of(rows).tables
    expect(table).toMatchObject({ headerRow: null, header: ['A', 'B', 'C', 'D', 'E'], rows: 2 })
    const columns = new Map([
      [table?.headerKey ?? '', ['given_name', 'family_name', 'organisation', 'gender', null] as const],
    ])
    const said = of(rows, { columns, title: 'Judô' })
    expect(said.batches).toMatchObject([
      { kind: 'participants', rows: [{ cells: { family_name: 'Prado' } }, { cells: { family_name: 'Reis' } }] },
    ])
    expect(of([['Caio', 'Lima', 'RJ', 'M', '11'], ...rows], { columns }).kind).toBeNull()
  })
  test('labels side by side in each row of a report name what is behind them', () => {
    const row = (lane: string, who: string) => [
      'Event :',
      '500 m',
      'Stage :',
      'Heat 2',
      'Lane',
      'Skaters',
      'Club',
      lane,
      who,
      'AL',
    ]
    const reading = of([row('1', '689 Prado, Ana'), row('2', '12 Reis, Bia')], { title: 'Ciclismo – feminino' })
    expect(reading.kind).toBe('start-lists')
    expect(reading.batches[0]?.rows.map(({ cells }) => cells)).toMatchObject([
      { name: 'Prado, Ana', bib: '689', start_order: 1, organisation: 'AL' },
      { name: 'Reis, Bia', bib: '12', start_order: 2 },
    ])
  })
  test('in a list of people without days, Place is the rank and Time the result; Rider # is the number', () => {
    const [row] = results(
      of(
        [
          ['Place', 'Rider #', 'Last Name', 'First Name', 'Team', 'Time'],
          ['1', '12', 'Prado', 'Ana', 'AL', '1:03:41'],
        ],
        { title: 'Ciclismo – feminino – Final' },
      ),
    )
    expect(row).toMatchObject({ rank: '1', bib: '12', result: '1:03:41' })
  })
  test('a place that is “other” is none', () => {
    const reading = of(
      [
        ['Atleta', 'UF', 'Place'],
        ['Ana Prado', 'AL', 'other'],
      ],
      { title: 'Judô – feminino – Final' },
    )
    expect([reading.problems, results(reading)]).toMatchObject([[], [{ rank: null }]])
  })
  test('scores of both sides have columns of their own, and two who meet on several days have as many matches', () => {
    const header = ['fecha', 'equipo_local', 'puntos_local', 'equipo_visitante', 'puntos_visitante', 'estado']
    const rows = [
      ['20/06/2026', 'Alagoas', '70', 'Bahia', '75', 'Finalizado'],
      ['03/06/2026', 'Alagoas', '80', 'Bahia', '75', 'Finalizado'],
    ]
    const reading = of([header, ...rows], { title: 'Basquete – feminino' })
    expect(reading.problems).toEqual([])
    const found = results(reading)
    expect(found).toMatchObject([
      { result: '70', wlt: 'L' },
      { result: '75', wlt: 'W' },
      { result: '80', wlt: 'W' },
      {},
    ])
    expect(found[0]?.unit).toBe(found[1]?.unit)
    expect(found[0]?.unit).not.toBe(found[2]?.unit)
    // the order of the days, whatever that of the rows
    const turned = results(of([header, ...rows.toReversed()], { title: 'Basquete – feminino' }))
    expect([turned[0]?.unit, turned[2]?.unit]).toEqual([found[2]?.unit, found[0]?.unit])
    const others = of([header, ...rows, ['03/06/2026', 'Ceará', '1', 'Goiás', '2', '']], {
      title: 'Basquete – feminino',
    })
    expect(new Set(results(others).map(({ unit }) => unit)).size).toBe(3)
    // a day alone, as it is beside others
    expect(results(of([header, rows[0] as string[]], { title: 'Basquete – feminino' }))[0]?.unit).toBe(found[0]?.unit)
    expect(results(of([header, rows[1] as string[]], { title: 'Basquete – feminino' }))[0]?.unit).toBe(found[2]?.unit)
    expect(
      of([header, ['03/06/2026', 'Alagoas', '80', 'Bahia', '', '']], { title: 'Basquete – feminino' }).problems,
    ).toMatchObject([{ problem: 'unknown-words', field: 'score2' }])
  })
})

const taking = (...codes: string[]): KnownWords => ({
  ...NOTHING_KNOWN,
  organisations: codes.map((code) => ({ code, names: [] })),
})

test.each([
  ['Grã-Bretanha', 'GBR'],
  ['GREAT BRITAIN', 'GBR'],
  ['Coreia do Sul', 'KOR'],
  ['Korea', 'KOR'],
  ['Congo', 'CGO'],
  ['Irã', 'IRI'],
  ['IR Iran', 'IRI'],
  ['Turkiye', 'TUR'],
  ['China Taipei', 'TPE'],
  ['Brazil*', 'BRA'],
  ['Brazil (BRA)', 'BRA'],
  ['BRA - Brasil', 'BRA'],
  ['Sao Paulo', 'SP'],
  ['São Paulo / SP', 'SP'],
  // a school of a state is not the state
  ['Escola Azul (SP)', null],
  ['Escola Azul - SP', null],
])('the delegation %s is %s (R12.5)', (words, code) => {
  expect(new KnownIndex(NOTHING_KNOWN).organisation(words)).toBe(code)
})

test('a name of two delegations is ambiguous only if the less usual one takes part (R12.5)', () => {
  expect(new KnownIndex(taking('KOR', 'BRA')).organisation('Coreia')).toBe('KOR')
  const both = new KnownIndex(taking('KOR', 'PRK'))
  expect(both.organisation('Coreia')).toBeNull()
  expect(both.near('organisation', 'Coreia')).toEqual([
    { code: 'KOR', name: 'Coreia do Sul' },
    { code: 'PRK', name: 'Coreia do Norte' },
  ])
})

test('points above 999 may have a separator of thousands, and where a sport has decimals too the organiser is asked (R12.5)', () => {
  const points = (event: string, ...written: string[]) =>
    read(`Modalidade|Prova|Naipe|Fase|Atleta|UF|Pontos
${written.map((cell, at) => `${event}|Final|Atleta ${'ABC'.charAt(at)}|${['AL', 'BA', 'SP'][at]}|${cell}`).join('\n')}`)
  expect(results(points('Atletismo|Pentatlo|F', '3.210', '998', '3,198'))).toEqual(['3210', '998', '3198'])
  expect(results(points('Tiro com arco|Recurvo 70 m|M', '1.020', '998'))).toEqual(['1020', '998'])
  expect(problems(points('Atletismo|Pentatlo|F', '3210', '3,21'))).toEqual(['3 result bad-number 3,21'])
  expect(results(points('Ginástica artística|Solo|F', '13.250', '12.900'))).toEqual(['13.250', '12.900'])
  const [question] = points('Ciclismo|Omnium|F', '1.210', '998').questions
  expect(question?.suggestions.map(({ name }) => name)).toEqual(['1210', '1.210'])
})

const MATCH = 'Modalidade|Naipe|Fase|Equipe A|Placar|Equipe B'
const winners = (reading: SheetReading) =>
  rows(reading, 'results').flatMap(({ organisation, wlt }) => (wlt === 'W' ? organisation : []))
test.each([
  ['Vencedor', '2 x 2|BA|Bahia', 'BA'],
  ['Ganador', '|BA|Bahia', 'BA'],
  ['Obs', '2 x 2|BA|BA venceu nos pênaltis 4x3', 'BA'],
  ['Notes', '2-2|BA|Alagoas won 4-3 on penalties', 'AL'],
  ['Obs', '2 x 2|BA|prorrogação', undefined],
  ['Obs', '2 x 2|BA|BA venceu o 1º tempo', undefined],
  ['Obs', '|BA|BA venceu por WO', 'BA'],
  ['Vencedor', '2 x 2|BA|', undefined],
])('the column %s beside %s names the winner (R12.5)', (header, cells, winner) => {
  const reading = read(`${MATCH}|${header}\nHandebol|Feminino|Final|AL|${cells}`)
  expect([winners(reading), problems(reading)]).toEqual([winner === undefined ? [] : [winner], []])
})
test.each([
  ['Vencedor', '2 (4) x (3) 2|BA|Bahia'],
  ['Vencedor', '2 x 1|BA|Ceará'],
  ['Parciais', '2 x 1|BA|20/25 20/25 15/10'],
  ['Placar final', '2 x 1|BA|1 x 2'],
])('a match whose column %s contradicts it is a problem: %s (R12.5)', (header, cells) => {
  const reading = read(`${MATCH}|${header}\nVôlei|Feminino|Final|AL|${cells}`)
  expect([rows(reading, 'results'), reading.problems.length]).toEqual([[], 1])
})
test('a walkover in a note does not show who did not come (R12.5)', () => {
  const reading = read(`${MATCH}|Obs\nHandebol|Feminino|Final|AL||BA|WO AL`)
  expect(reading.questions).toMatchObject([{ what: 'absent' }])
})
test('the first letter of a name is no result (R12.5)', () => {
  const reading = read(`Modalidade|Prova|Naipe|Fase|Atleta|UF|Vencedor\nJudô|-60 kg|M|Final|Ari Um|AL|Gil Dois`)
  expect(problems(reading)).toEqual(['2 wlt bad-choice Gil Dois'])
})

test.each([
  ['Finalizado', 'OFFICIAL'],
  ['Não oficial', 'UNOFFICIAL'],
  ['Provisório', 'UNOFFICIAL'],
  ['Provisional', 'UNOFFICIAL'],
  ['Sob protesto', 'PROTESTED'],
  ['En curso', 'INTERMEDIATE'],
  ['Adiado', 'INTERMEDIATE'],
  ['Anulado', 'INTERMEDIATE'],
  ['Suspended', 'INTERMEDIATE'],
  ['Cancelado', 'INTERMEDIATE'],
  ['Classificado', null],
  ['OK', null],
  ['Talvez', undefined],
])('a result that is %s has the status %s (R12.5)', (words, status) => {
  expect(resultStatusOf(words)).toBe(status)
  const reading = read(`${MATCH}|Situação\nHandebol|Feminino|Final|AL|3 x 2|BA|${words}`)
  expect(rows(reading, 'results')[0]?.status ?? null).toBe(status ?? null)
  expect(problems(reading)).toEqual(status === undefined ? [`2 status unknown-words ${words}`] : [])
})

const SWUM = 'Modalidade|Prova|Naipe|Fase|Atleta|UF|Tempo'
const swum = (header: string, ...lines: string[]) =>
  read(`${SWUM}|${header}\n${lines.map((line) => `Natação|50 m livre|F|Final|${line}`).join('\n')}`)
const statuses = (reading: SheetReading) => rows(reading, 'results').map(({ status }) => status)
test('the least final status of its rows is that of a list, and a title or a column can deny that it is official (R12.5)', () => {
  expect(statuses(swum('Situação', 'Ana Um|AL|25,10|Finalizado', 'Bia Dois|BA|25,20|Não oficial'))).toEqual([
    'UNOFFICIAL',
    'UNOFFICIAL',
  ])
  expect(statuses(swum('Oficial', 'Ana Um|AL|25,10|não'))).toEqual(['UNOFFICIAL'])
  const titled = (title: string) => read(`Natação - 50 m livre feminino - ${title}\nAtleta|UF|Tempo\nAna Um|AL|25,10`)
  expect(statuses(titled('Final - RESULTADO PARCIAL (não oficial)'))).toEqual(['INTERMEDIATE'])
  expect(rows(titled('Final (não oficial)'), 'results')).toMatchObject([
    { status: 'UNOFFICIAL', unit: expect.stringContaining('FNL-') },
  ])
})

const marked = (reading: SheetReading) => rows(reading, 'results').map(({ result, irm }) => [result, irm])
test.each([
  ['Situação', '25,10|Desclassificada', 'DSQ'],
  ['Status', '|DQ', 'DQ'],
  ['Observações', '25,10|Não completou', 'DNF'],
  ['Raia', '57,10 DQ|1', 'DQ'],
  ['Raia', 'DSQ (57,10)|1', 'DSQ'],
  ['Raia', 'DSQ (34"20) saída falsa|1', 'DSQ'],
  ['Raia', 'desistiu nos 75 m|1', 'WDR'],
  ['Raia', 'F.P.|1', 'DSQ'],
  ['Raia', 's/marca|1', 'NM'],
  ['Situação', '25,10|OK', null],
])('in the column %s or beside the time, %s is the mark %s (R12.5)', (header, cells, irm) => {
  const reading = swum(header, `Ana Um|AL|${cells}`)
  expect([marked(reading)[0]?.[1], problems(reading)]).toEqual([irm, []])
})
test.each(['57,10 DQ 7.3', '57,10 DNS'])('the result %s is a problem (R12.5)', (cell) => {
  expect(problems(swum('Obs', `Ana Um|AL|${cell}|`))).toEqual([`2 result unknown-words ${cell}`])
})

test('an empty column of medals denies no medal: the words of a contest decide (R12.5)', () => {
  const programme = (bronze: string, final: string) =>
    rows(
      read(`Modalidade|Prova|Naipe|Fase|Data|Medalha
Judô|Até 66 kg|M|Bronze 1|20/11/2027|${bronze}
Judô|Até 66 kg|M|Final|20/11/2027|${final}`),
      'schedule',
    ).map(({ medal }) => medal)
  expect(programme('', '')).toEqual([3, 1])
  expect(programme('', 'Ouro')).toEqual([3, 1])
  expect(programme('Não', 'Ouro')).toEqual([0, 1])
})

test.each(['Equipe', 'UF', 'Atleta'])(
  'a delegation and its second team are two teams, also in a column %s (R12.5)',
  (header) => {
    const relay = read(`
    Modalidade | Prova | Naipe | Fase | ${header} | Tempo
    Natação | 4x50 m livre | F | Final | AL A | 2:08,10
    Natação | 4x50 m livre | F | Final | AL B | 2:10,10
    Natação | 4x50 m livre | F | Final | Alagoas (2) | 2:11,10
    Natação | 4x50 m livre | F | Final | ALB | 2:09,10`)
    const results = rows(relay, 'results')
    expect(results.map(({ organisation }) => organisation)).toEqual(['AL', 'AL', 'AL', 'ALB'])
    expect(new Set(results.map(({ competitor }) => competitor)).size).toBe(4)
  },
)

test('an athlete of a second team is of its delegation (R12.5)', () => {
  const list = read(`
    Modalidade | Prova | Naipe | Fase | Atleta | UF | Tempo
    Natação | 50 m livre | F | Final | Ana Um | AL B | 32,10`)
  expect(rows(list, 'results')).toMatchObject([{ organisation: 'AL', type: 'A' }])
})

test('a school or a municipality with the name of a country or a state leads to a question (R12.5)', () => {
  const asksFor = (header: string, name: string, organisations: KnownWords['organisations'] = []) =>
    read(
      `
      Modalidade | Prova | Naipe | Fase | Atleta | ${header} | Tempo
      Natação | 50 m livre | F | Final | Ana Um | ${name} | 32,10`,
      { known: { ...NOTHING_KNOWN, organisations } },
    ).questions.map(({ written }) => written)
  expect([asksFor('Município', 'Granada'), asksFor('School', 'Georgia'), asksFor('Escola', 'São Paulo')]).toEqual([
    ['Granada'],
    ['Georgia'],
    ['São Paulo'],
  ])
  expect([asksFor('País', 'Granada'), asksFor('Estado', 'São Paulo'), asksFor('Escola', 'AL')]).toEqual([[], [], []])
  const states = [{ code: 'AL', names: ['Alagoas'] }]
  expect([asksFor('Delegação', 'Granada', states), asksFor('Delegação', 'Bahia', states)]).toEqual([['Granada'], []])
  const guests = [...states, { code: 'GRN', names: ['Granada'] }]
  expect(asksFor('Delegação', 'Granada', guests)).toEqual([])
})

test.each([
  [
    'SWM',
    '50 m livre Sub-15',
    ['50 m crawl sub 15', '50 m nado crawl até 15 anos', '50 m livre 15 anos', '50 m livre U15 anos'],
  ],
  ['ATH', 'Salto em distância', ['Salto em extensão', 'Salto largo']],
])('other words of an event are the same event: %s %s (R12.5)', (discipline, words, others) => {
  const { key } = namedEvent(discipline, words)
  expect(others.map((other) => namedEvent(discipline, other).key)).toEqual(others.map(() => key))
})

test('those above an age are not those below it, and a class A differs from no class (R12.5)', () => {
  const words = ['50 m livre', '50 m livre A', '50 m livre B', '50 m livre até 15 anos', '50 m livre acima de 15 anos']
  expect(new Set(words.map((one) => namedEvent('SWM', one).key)).size).toBe(words.length)
})

test('an event of the programme without or with a detail leads to a question, not to a second event (R12.5)', () => {
  const suggested = (programme: string, words: string) => {
    const code = eventCodeOf('ATH', namedEvent('ATH', programme, 'feminino'))
    const known: KnownWords = {
      ...NOTHING_KNOWN,
      events: [{ code, names: [programme] }],
      units: [{ code: `${code.slice(0, 22)}FNL-000100--`, names: ['Final'] }],
    }
    const list = `
      Modalidade | Prova | Naipe | Fase | Atleta | UF | Resultado
      Atletismo | ${words} | F | Final | Ana Um | AL | 10,10`
    return read(list, { known }).questions.map(({ what, suggestions }) => [what, suggestions[0]?.code === code])
  }
  expect(suggested('Arremesso do peso (3 kg)', 'Arremesso do peso')).toEqual([['event', true]])
  expect(suggested('Arremesso do peso', 'Arremesso do peso (3 kg)')).toEqual([['event', true]])
  expect(suggested('Arremesso do peso (3 kg)', 'Salto em distância')).toEqual([])
  expect(suggested('Arremesso do peso (3 kg)', 'Arremesso do peso 3 kg')).toEqual([])
})

describe('rows of results without a competitor of the event', () => {
  const HEADER = 'Modalidade | Prova | Naipe | Fase | Atleta | UF | Tempo'
  const row = (cells: string) => `Natação | 50 m livre | M | Final | ${cells}`

  test('totals, records, notes and headings are passed over and listed (R12.5)', () => {
    const passed = [
      'TOTAL | | 50,30',
      'Obs.: piscina de 25 m | |',
      'Recorde do campeonato | | 24,00',
      'Recorde: Edu Cinco | SP | 23,00',
      'Série 2 | |',
    ]
    const list = read([HEADER, row('Ari Um | AL | 25,10'), ...passed.map(row)].join('\n'))
    expect(rows(list, 'results')).toMatchObject([{ name: 'Ari Um', result: '25.10' }])
    expect(list.passedOver.map(({ why }) => why)).toEqual(['totals', 'note', 'note', 'note', 'title'])
    expect(list.problems).toEqual([])
  })

  test.each([
    ['a column', `${HEADER} | Convidado`, `${row('Ari Um | AL | 25,10')} | sim`],
    ['the name', HEADER, row('Ari Um (extra) | AL | 25,10')],
    ['the delegation', HEADER, row('Ari Um | AL (convidado) | 25,10')],
    ['the rank', `${HEADER} | Colocação`, `${row('Ari Um | AL | 25,10')} | fora de concurso`],
    ['the marks', `${HEADER} | IRM`, `${row('Ari Um | AL | 25,10')} | EXH`],
  ])('a guest by %s has a result without a rank (R12.5)', (_, header, guest) => {
    const list = read([header, guest, `${row('Beto Dois | BA | 25,20')} |`].join('\n'))
    expect(rows(list, 'results')).toMatchObject([
      { name: 'Ari Um', result: '25.10', irm: 'EXH', rank: null },
      { name: 'Beto Dois', irm: null },
    ])
  })
})

test.each(['V/D', 'Vencedor/Perdedor', 'Venceu/Perdeu', 'Ganó/Perdió', 'Winner/Loser'])(
  'the words %s in the result of a match are its winner and its loser (R12.5)',
  (words) => {
    const [won, lost] = words.split('/')
    const bout = read(`Modalidade|Prova|Naipe|Fase|Atleta|UF|Resultado
Judô|Até 66 kg|M|Final|Ari Um|AL|${won}
Judô|Até 66 kg|M|Final|Beto Dois|BA|${lost}`)
    expect(rows(bout, 'results')).toMatchObject([
      { wlt: 'W', result: null },
      { wlt: 'L', result: null },
    ])
  },
)

test.each([
  ['Modalidade|Distância|Estilo|Naipe|Atleta|UF|Tempo', 'Natação|50 m|Livre|F|Ana Um|AL|30,10', 'SWMW50MFR'],
  ['Sport|Event|Stroke|Gender|Athlete|Delegation|Time', 'Swimming|100 m|Backstroke|F|Ana|AL|1:10,10', 'SWMW100MBA'],
  ['Modalidade|Prova|Estilo|Naipe|Atleta|UF|Tempo', 'Natação|50 m livre|Livre|F|Ana Um|AL|30,10', 'SWMW50MFR'],
  ['Modalidade|Arma|Naipe|Atleta|UF|Colocação', 'Esgrima|Florete|F|Ana Um|AL|1', 'FENWFOIL'],
  [
    'Modalidade|Prova|Aparelho|Naipe|Ginasta|UF|Nota',
    'Ginástica artística|Por aparelhos|Solo|F|Ana Um|AL|12,1',
    'GARW1APFX',
  ],
  [
    'Deporte|Prueba|Aparato|Rama|Gimnasta|Delegación|Nota',
    'Gimnasia artística|Individual|Viga|F|Ana|AL|12',
    'GARW1APBB',
  ],
  ['Modalidade|Divisão|Naipe|Equipe|Colocação', 'Handebol|Ouro|F|AL|1', 'HBLWTEAM7---OURO'],
  ['Modalidade|Divisão|Naipe|Equipe|Colocação', 'Handebol|Segunda|F|AL|1', 'HBLWTEAM7---D2'],
  ['Modalidade|Divisão|Naipe|Equipe|Colocação', 'Handebol|Sub-15|F|AL|1', 'HBLWTEAM7---U15'],
])('a column of a part of the event parts events: %s (R12.5)', (header, row, event) => {
  const reading = read(`${header}\n${row}`)
  expect([reading.questions, rows(reading, 'results')[0]?.unit.slice(0, 22).replace(/-+$/, '')]).toEqual([[], event])
})

describe('columns of apparatus beside a total are the exercises of an all-around (R12.5)', () => {
  const all = (header: string, row: string) => {
    const reading = read(`Modalidade|Prova|Naipe|Ginasta|UF|${header}\nGinástica artística|${row}`)
    const [first] = rows(reading, 'results')
    const scores = first?.exercises?.map(({ code, score }) => `${code} ${score}`).join(' ')
    return [reading.questions.length, problems(reading), first?.result, scores]
  }
  test.each([
    [
      'Solo|Salto|Paralelas|Trave|Total',
      'Individual geral|F|Ana Um|AL|12,350|13,1|11,800|12|49,250',
      '49.250',
      'FX 12.350 VT 13.1 UB 11.800 BB 12',
    ],
    [
      'Solo|Cavalo|Argolas|Salto|Paralelas|Barra fixa|Total',
      'Individual geral|M|Caio Um|AL|12,3|11,1|12|13|12,4|11|71,8',
      '71.8',
      'FX 12.3 PH 11.1 SR 12 VT 13 PB 12.4 HB 11',
    ],
    // an apparatus that was not shown
    ['Solo|Salto|Paralelas|Trave|Total', 'Individual geral|F|Ana Um|AL|12,3|DNS|-||12,3', '12.3', 'FX 12.3'],
    ['Solo|Salto|Paralelas|Trave|Total', 'Equipes|F||AL|36|37|35|36|144', '144', 'FX 36 VT 37 UB 35 BB 36'],
  ])('%s: %s', (header, row, result, scores) => {
    expect(all(header, row)).toEqual([0, [], result, scores])
  })
  test('a score that cannot be read is a problem', () => {
    const [, found] = all('Solo|Salto|Total', 'Individual geral|F|Ana Um|AL|12,3|13..1|25,4')
    expect(found).toEqual(['2 result bad-number Salto: 13..1'])
  })
  test('the final of an apparatus has no exercises', () => {
    expect(all('Nota', 'Solo|F|Ana Um|AL|12,3')).toEqual([0, [], '12.3', undefined])
  })
})

test.each([
  ['Individual|F', 'MPNWINDIVID'],
  ['Pentatlo moderno individual|M', 'MPNMINDIVID'],
  ['Revezamento misto|X', 'MPNXRELAY'],
  ['Tetratlo|F', 'MPNWTETRATHL'],
  ['Laser run individual|F', 'MPNWLASERRUN'],
])('modern pentathlon is a known discipline with its name: %s (R12.5)', (event, code) => {
  const reading = read(`Modalidade|Prova|Naipe|Atleta|UF|Colocação\nPentatlo moderno|${event}|Ana Um|AL|1`)
  expect(reading.questions).toEqual([])
  expect(rows(reading, 'results')[0]?.unit.slice(0, 22).replace(/-+$/, '')).toBe(code)
  expect(reading.names[0]).toMatchObject({ set: 'DISCIPLINE', code: 'MPN', name: 'Pentatlo moderno' })
})

test('a distance beside an athlete is a question if it can be the result (R12.5)', () => {
  const reading = read(`
Modalidade|Prova|Naipe|Atleta|UF|Distância
Atletismo|Arremesso de peso|F|Ana Um|AL|9,10
Atletismo|Arremesso de peso|F|Bia Dois|BA|9,20`)
  expect(reading.questions.map(({ what }) => what)).toEqual(['column'])
})

test.each([
  ['Tempo|Nº', '1:00,10|12', '1:01,10|13', 2],
  ['Tempo|Nascimento', '1:00,10|01/02/2010', '1:00,10|03/04/2011', 2],
  // numbers that count the rows
  ['Tempo|Nº', '1:00,10|1', '1:01,10|2', 1],
])('namesakes in one list are told apart by %s: %s and %s (R12.5)', (columns, one, other, people) => {
  const header = `Modalidade|Prova|Naipe|Fase|Atleta|Delegação|${columns}`
  const codesOf = (...marks: string[]) =>
    rows(
      read([header, ...marks.map((mark) => `Natação|100 m livre|F|Final|Maria Silva|AL|${mark}`)].join('\n')),
      'results',
    ).map(({ competitor, result }) => `${competitor} ${result}`)
  const codes = codesOf(one, other)
  expect(new Set(codes.map((code) => code.slice(0, 13)))).toHaveProperty('size', people)
  if (people === 2) expect(codesOf(other, one).toSorted()).toEqual(codes.toSorted())
})

test.each([
  ['NC', 'DNS'],
  ['NL', 'DNS'],
  ['NSP', 'DNS'],
  ['scr', 'DNS'],
  ['Aband.', 'DNF'],
  ['Abandonou (pneu furado)', 'DNF'],
  ['Retirado - lesión', 'DNF'],
  ['DESCLASSIFICADA (saída falsa)', 'DSQ'],
  ['desclassificado - carona em veículo', 'DSQ'],
  ['DSQ - troca antecipada 3º nadador', 'DSQ'],
  ['Disqualified: two false starts', 'DSQ'],
  ['DQ (2nd warning)', 'DQ'],
])('%s in a column of results is the mark %s, with or without a known event (R12.5)', (cell, irm) => {
  for (const event of ['50 m livre feminino', 'Prova surpresa feminino']) {
    const reading = read(
      `Esporte|Prova|Col|Atleta|UF|Tempo\nNatação|${event}|1|Bia Sá|AL|31,20\nNatação|${event}||Lia Cruz|PR|${cell}`,
    )
    expect(problems(reading)).toEqual([])
    expect(rows(reading, 'results').map(({ result, irm: mark }) => [result, mark])).toEqual([
      ['31.20', null],
      [null, irm],
    ])
  }
})

test('a mark in the column of places makes the words beside it its reason (R12.5)', () => {
  const reading = read(
    'Esporte|Prova|Pos|Atleta|UF|Tempo\nNatação|50 m livre F|1|Bia Sá|AL|31,20\nNatação|50 m livre F|DNF|Lia Cruz|PR|cãibra (2ª vez)\nNatação|50 m livre F|DSQ|Ana Reis|SE|saída falsa',
  )
  expect(problems(reading)).toEqual([])
  expect(rows(reading, 'results').map(({ result, irm }) => [result, irm])).toEqual([
    ['31.20', null],
    [null, 'DNF'],
    [null, 'DSQ'],
  ])
})

test.each([
  ['25,31 RC', '25.31'],
  ['25.31 (NR)', '25.31'],
  ['25,31 SB / RC', '25.31'],
  ['1:02,34 PB', '1:02.34'],
])('the record behind the result %s is no part of it (R12.5)', (cell, result) => {
  expect(
    results(
      read(`Esporte|Prova|Col|Atleta|UF|Tempo\nNatação|${result.length > 5 ? 100 : 50} m livre F|1|Bia Sá|AL|${cell}`),
    ),
  ).toEqual([result])
})

test('a qualification behind a result is stored (R12.5)', () => {
  const reading = read(
    'Esporte|Prova|Fase|Col|Atleta|UF|Tempo\nAtletismo|100 m F|Semifinal 1|1|Bia Sá|AL|12,84 Q\nAtletismo|100 m F|Semifinal 1|2|Lia Cruz|PR|12,95 (SB) q',
  )
  expect(rows(reading, 'results').map(({ result, qualification }) => [result, qualification])).toEqual([
    ['12.84', 'Q'],
    ['12.95', 'q'],
  ])
})

test('words beside a time that are not understood are a question, never a result (R12.5)', () => {
  const reading = read('Esporte|Prova|Col|Atleta|UF|Tempo\nNatação|50 m livre F|1|Bia Sá|AL|25,31 zzz')
  expect([results(reading), reading.questions.map(({ what, written }) => `${what} ${written}`)]).toEqual([
    [],
    ['result 25,31 zzz'],
  ])
})

test('times with signs have the form of results in any event, and a same time is that of the row above (R12.5)', () => {
  for (const same of ['m.t.', 's.t.', 'Mismo tiempo', 'same time']) {
    const reading = read(
      [
        'Esporte|Prova|Pos|Atleta|UF|Tempo|Dif.',
        `1|Rui Sá|AL|1h08'22"|`,
        `2|Leo Cruz|PR|${same}|m.t.`,
        `3|Ivo Reis|SE|1h08'22"50|+7"48`,
        `4|Davi Luz|BA|1h08'25"15|+1'16"78`,
        `5|Caio Paz|CE|1h10'02"|+3"`,
      ].join('\nCiclismo|Prova surpresa masculino|'),
    )
    expect(problems(reading)).toEqual([])
    expect(rows(reading, 'results').map(({ result, difference }) => [result, difference])).toEqual([
      ['1:08:22', null],
      ['1:08:22', null],
      ['1:08:22.50', '+7.48'],
      ['1:08:25.15', '+1:16.78'],
      ['1:10:02', '+3'],
    ])
  }
})

test.each([
  [`8'02"15`, '8:02.15'],
  [`11'05"32`, '11:05.32'],
  [`58"20`, '58.20'],
  [`3"`, '3'],
  [`4'00"`, '4:00'],
  ['1.02,94', null],
  ['7,42', null],
])('the signs of %s say the time %s (R12.5)', (cell, time) => {
  expect(readSignedTime(cell)).toBe(time)
})

test('no time is neither a result nor a mark (R12.5)', () => {
  for (const none of ['s/t', 'S/T', 'NT', 'sem tempo', 'sin tiempo']) {
    const reading = read(
      `Esporte|Prova|Col|Atleta|UF|Tempo\nNatação|50 m livre F|1|Bia Sá|AL|31,20\nNatação|50 m livre F|-|Lia Cruz|PR|${none}`,
    )
    expect([problems(reading), results(reading)]).toEqual([[], ['31.20', null]])
  }
})

test.each([
  'Tempo insc.',
  'Entry time',
  'Seed',
  'Melhor marca',
  'Tiempo de inscripción',
  'PB',
  'Mejor marca',
  'Seed time',
])('the column %s of a start list has no results (R12.5)', (header) => {
  const reading = read(`Raia|Atleta|UF|${header}\n2|Bia Sá|AL|33,10\n3|Lia Cruz|PR|32,40\n4|Ana Reis|SE|s/t`, {
    title: 'Natação – 50 m livre feminino',
  })
  expect([reading.kind, reading.questions, problems(reading)]).toEqual(['start-lists', [], []])
  expect(rows(reading, 'start-lists').map(({ start_order: lane }) => lane)).toEqual([2, 3, 4])
  expect(rows(reading, 'results')).toEqual([])
})

test('the best mark of attempts or beside a rank is the result (R12.5)', () => {
  const title = { title: 'Atletismo – Salto em distância feminino' }
  expect(results(read('Atleta|UF|1ª|2ª|Melhor marca\nBia Sá|AL|4,10|4,20|4,20', title))).toEqual(['4.20'])
  expect(results(read('Col|Atleta|UF|Mejor marca\n1|Bia Sá|AL|4,20', title))).toEqual(['4.20'])
})

test('the score at half-time is no result, and a column without a header between two sides is (R12.5)', () => {
  for (const header of ['HT', '1er tiempo', '1º tempo', 'Half-time']) {
    const reading = read(
      `Data|Casa|Equipe A||Equipe B|${header}\n07/07/2027|C1|Alagoas|3-2|Bahia|1-2\n08/07/2027|C1|Bahia|0-1|Ceará|0-0`,
      {
        title: 'Handebol – feminino',
      },
    )
    expect(rows(reading, 'results').map(({ result, wlt }) => [result, wlt])).toEqual([
      ['3', 'W'],
      ['2', 'L'],
      ['0', 'L'],
      ['1', 'W'],
    ])
  }
})

test.each([
  ['Prova;Horário;Distância;Estilo;Naipe', 'INTERVALO', 'Livre', 'Peito'],
  ['Prueba;Hora;Distancia;Estilo;Rama', 'Receso', 'Libre', 'Pecho'],
  ['Event;Time;Distance;Stroke;Gender', 'Lunch break', 'Freestyle', 'Breaststroke'],
])(
  'the numbers of events in a programme are no words of them, and a break is no event: %s (R12.5)',
  (header, pause, free, breast) => {
    const table = `${header}
    1;08:30;50m;${free};F
    2;08:50;4x50m;${free};M
    ;09:00;${pause};;
    3;09:15;100m;${breast};F`.replaceAll(';', '|')
    const reading = read(table, { title: 'Natação – 12/10/2027' })
    expect(problems(reading)).toEqual([])
    expect(rows(reading, 'schedule').map(({ unit }) => unit.replace(/-+$/, ''))).toEqual([
      'SWMW50MFR-----------------000100',
      'SWMM4X50MFR---------------000100',
      'SWMW100MBR----------------000100',
    ])
    expect(reading.passedOver).toContainEqual({ row: 4, why: 'note' })
  },
)

test('a ceremony in a break is an occasion of its discipline (R12.5)', () => {
  const reading = read('Hora|Prova\n08:30|50 m livre F\n09:00|Intervalo – premiação', { title: 'Natação – 12/10/2027' })
  expect(rows(reading, 'schedule').map(({ unit, name }) => [unit.slice(0, 26), name])).toEqual([
    ['SWMW50MFR-----------------', null],
    ['SWM-------------------VICT', 'Intervalo – premiação'],
  ])
})

test('distances in the column of events are no numbers of events (R12.5)', () => {
  const reading = read('Prova|Hora|Estilo|Sexo\n50|08:30|Livre|F\n100|08:50|Livre|F', { title: 'Natação – 12/10/2027' })
  expect(rows(reading, 'schedule').map(({ unit }) => unit)).toHaveLength(2)
  expect(new Set(rows(reading, 'schedule').map(({ unit }) => unit.slice(0, 22))).size).toBe(2)
})

test.each([
  ['Série única', 'HEAT', '000100--'],
  ['Serie única', 'HEAT', '000100--'],
  ['Single heat', 'HEAT', '000100--'],
  ['1ª SÉRIE', 'HEAT', '000100--'],
  ['H2', 'HEAT', '000200--'],
  ['SF1', 'SFNL', '000100--'],
  ['QF 3', 'QFNL', '000300--'],
  ['F', 'FNL-', '000100--'],
  ['RR', 'GP--', '000100--'],
  ['1/4', 'QFNL', '000100--'],
  ['1/2', 'SFNL', '000100--'],
])('%s is short for %s %s (R12.5)', (words, phase, unit) => {
  expect(unitWords(words, { isMatch: false })).toMatchObject({ phase, unit })
})

test.each(['3rd', '3º', '3º e 4º', '3rd/4th', 'Disp. 3º/4º', 'Disp. de 3º'])(
  'the match %s is for bronze (R12.5)',
  (words) => {
    expect(unitWords(words, { isMatch: true })).toMatchObject({ phase: 'FNL-', bronze: true })
  },
)

test.each([
  ['Série única', 'Série única', ''],
  ['Boys U16 1x H1', 'H1', 'Boys U16 1x'],
  ['Girls U16 2x FINAL', 'FINAL', 'Girls U16 2x'],
  ['Boys U16 1x Final A', 'Final A', 'Boys U16 1x'],
  ['100 m libre Serie única', 'Serie única', '100 m libre'],
])('the phase of %s is %s (R12.5)', (text, phase, rest) => {
  expect(splitPhase(text)).toEqual({ phase, rest })
})

test('B and G before an age are boys and girls (R12.5)', () => {
  expect(['B U16 1x', 'G U-16 2x', 'Mx U16 4x+'].map((words) => namedEvent('ROW', words).gender)).toEqual([
    'M',
    'W',
    'X',
  ])
})

describe('sides of matches', () => {
  const lists = (reading: SheetReading) =>
    rows(reading, 'results').map(
      ({ unit, organisation, name, type, result, wlt }) =>
        `${unit.slice(22).replace(/-+.*$|P.{7}$/, '')} ${type} ${name} ${organisation} ${result ?? '–'} ${wlt}`,
    )

  test('a name without its delegation is the competitor of the event whom another row names in full (R12.5)', () => {
    const text = [
      'SF|Noa Braga|Lima|2x0|AL',
      'QF1|Noa Braga (AL) [1]|Rui Sá (BA)|2x1|Noa Braga',
      'QF2|Caio Lima (CE)|Davi Paz (PR)|2x0|C. Lima',
    ]
    const reading = read(['Rodada|Jogador 1|Jogador 2|Placar|Vencedor', ...text].join('\n'), {
      title: 'Badminton – Simples masculina',
    })
    expect([problems(reading), reading.questions]).toEqual([[], []])
    expect(lists(reading)).toEqual([
      'SFNL A Noa Braga AL 2 W',
      'SFNL A Caio Lima CE 0 L',
      'QFNL000100 A Noa Braga AL 2 W',
      'QFNL000100 A Rui Sá BA 1 L',
      'QFNL000200 A Caio Lima CE 2 W',
      'QFNL000200 A Davi Paz PR 0 L',
    ])
  })

  test('a pair is a team of its delegation, which later stands for it (R12.5)', () => {
    const text =
      'SF1|Noa Braga / Ana Luz (AL)|Rui Sá / Bia Cruz (BA)|2x1|AL\nSF2|Caio Lima / Lia Reis (CE)|Davi Paz / Eva Sol (PR)|2x0|CE\nFinal|AL|Lima/Reis|0x2|CE'
    const reading = read(`Rodada|Dupla 1|Dupla 2|Placar|Ganador\n${text}`.replaceAll('Dupla', 'Jogador'), {
      title: 'Badminton – Dupla mista',
    })
    expect([problems(reading), reading.questions]).toEqual([[], []])
    expect(rows(reading, 'teams').map(({ name }) => name)).toEqual([
      'Noa Braga / Ana Luz',
      'Rui Sá / Bia Cruz',
      'Caio Lima / Lia Reis',
      'Davi Paz / Eva Sol',
    ])
    expect(lists(reading).slice(4)).toEqual(['FNL T Noa Braga / Ana Luz AL 0 L', 'FNL T Caio Lima / Lia Reis CE 2 W'])
  })

  test('a name that several competitors of the event have, or none, leads to a question with these (R12.5)', () => {
    const reading = read(
      'Rodada|Jogador 1|Jogador 2|Placar\nQF1|Noa Lima (AL)|Rui Sá (BA)|2x1\nQF2|Caio Lima (CE)|Davi Paz (PR)|2x0\nSF1|Lima|Paz|2x1\nSF2|Sá|Zeca Rios|2x1',
      { title: 'Badminton – Simples masculina' },
    )
    expect(reading.questions.map(({ what, written, suggestions }) => [what, written, suggestions.length])).toEqual([
      ['person', 'Lima', 2],
      ['person', 'Zeca Rios', 4],
    ])
    const [lima] = reading.questions
    const answered = read(
      'Rodada|Jogador 1|Jogador 2|Placar\nQF1|Noa Lima (AL)|Rui Sá (BA)|2x1\nQF2|Caio Lima (CE)|Davi Paz (PR)|2x0\nSF1|Lima|Paz|2x1',
      {
        title: 'Badminton – Simples masculina',
        answers: new Map([
          [lima?.key ?? '', lima?.suggestions.find(({ name }) => name.startsWith('Caio'))?.code ?? ''],
        ]),
      },
    )
    expect(lists(answered).at(-2)).toBe('SFNL000100 A Caio Lima CE 2 W')
  })

  test('the delegation behind a name leads to a question, never the name as a delegation (R12.5)', () => {
    const reading = read('Round|Player 1|Player 2|Score\nSF1|Noa Braga (Vila Serena)|Rui Sá (BA)|2-1\nSF2|Eva|BA|2-0', {
      title: 'Badminton – Women’s singles',
    })
    expect(reading.questions.map(({ what, written }) => [what, written])).toEqual([
      ['organisation', 'Vila Serena'],
      ['person', 'Eva'],
    ])
  })

  test.each([
    ['Azul|Rojo', '2-0 (12-4, 9-7) gana azul', ['2 W', '0 L']],
    ['Azul|Rojo', '1-2 (8-6, 3-10, 5-9) gana rojo', ['1 L', '2 W']],
    ['Azul|Rojo', 'RSC 2do round, gana azul', ['– W', '– L']],
    ['Azul|Rojo', 'W.O. (no se presentó rojo)', ['– W', '– L']],
    ['Azul|Branco', 'WO (não compareceu azul)', ['– L', '– W']],
    ['Azul|Vermelho', 'Vencedor: Sá', ['– L', '– W']],
    ['Player 1|Player 2', '2-1 won by Braga', ['2 W', '1 L']],
  ])('sides %s and the result %s have a winner (R12.5)', (sides, result, expected) => {
    const [one = '', two = ''] = sides.split('|')
    const reading = read(
      `Categoria|Fase|${one}|Deleg.|${two}|Deleg.|Resultado\n-45 kg M|Final|Noa Braga|AL|Rui Sá|BA|${result}`,
      {
        title: 'Taekwondo',
      },
    )
    expect(problems(reading)).toEqual([])
    expect(rows(reading, 'results').map((row) => `${row.result ?? '–'} ${row.wlt}`)).toEqual(expected)
  })

  test('a winner who contradicts the column of winners is a problem, and a match that was not held has no result (R12.5)', () => {
    const final = (result: string, winner: string) =>
      read(
        `Categoria|Fase|Azul|Deleg.|Rojo|Deleg.|Resultado|Ganador\n-45 kg M|Final|Noa Braga|AL|Rui Sá|BA|${result}|${winner}`,
        {
          title: 'Taekwondo',
        },
      )
    for (const [result, winner, count] of [
      ['2-0 gana azul', 'rojo', 1],
      // it is to come
      ['suspendida - pasa al domingo', '', 0],
      ['2-0', 'Braga Sá', 1],
    ] as const)
      expect([problems(final(result, winner)).length, rows(final(result, winner), 'results')]).toEqual([count, []])
  })

  test.each([
    ['6-2 6-1', ['2', '0']],
    ['4-6 6-3 [10-8]', ['2', '1']],
    ['7-6(5) 6-4', ['2', '0']],
    ['6-4 3-1 ret.', [null, null]],
  ])('the score in sets %s of a named winner (R12.5)', (score, expected) => {
    const reading = read(`Round|Player 1|Player 2|Score|Winner\nF|Noa Braga (AL)|Rui Sá (BA)|${score}|Braga`, {
      title: 'Badminton – Boys’ singles',
    })
    expect(problems(reading)).toEqual([])
    expect(rows(reading, 'results').map(({ result, wlt }) => [result ?? null, wlt])).toEqual([
      [expected[0], 'W'],
      [expected[1], 'L'],
    ])
  })

  test.each(['bye', '(bye)', 'Exento'])('a match against %s has no result (R12.5)', (bye) => {
    const reading = read(`Fase|Azul|Deleg.|Vermelho|Deleg.|Resultado\nQuartas|Noa Braga|AL|${bye}||passa azul`, {
      title: 'Taekwondo – -45 kg masculino',
    })
    expect([problems(reading), reading.passedOver.map(({ row }) => row)]).toEqual([[], [2]])
  })
})

test.each(['DESCLASSIFICADO', 'Descalificada (hansoku-make)', 'bye', '(bye)', 'TBC from heats', 'A confirmar', '-'])(
  'the words %s in the column of athletes are no person (R12.5)',
  (words) => {
    const reading = read(`Esporte|Prova|Col|Atleta|UF\nJudô|-44 kg M|1|Rui Sá|AL\nJudô|-44 kg M|3|${words}|-`)
    expect(reading.questions).toEqual([])
    expect(rows(reading, 'results').map(({ name }) => name)).toEqual(['Rui Sá'])
    expect([...reading.passedOver.map(({ row }) => row), ...reading.problems.map(({ row }) => row)]).toEqual([3])
  },
)

describe('places of a draw that another contest fills', () => {
  const sidesOf = (reading: SheetReading) =>
    rows(reading, 'schedule').map(({ sides }) =>
      (sides ?? []).map(
        ({ code, from }) => code ?? [from?.unit?.slice(22).replace(/-+$/, ''), from?.value ?? from?.wlt].join(' '),
      ),
    )
  const programme = (knockout: string) =>
    `Jogo|Data|Hora|Equipe A|X|Equipe B|Chave|Fase\n1|07/07/2027|08:00|Alagoas|x|R. G. do Sul|A|Fase de grupos\n2|07/07/2027|09:00|Ceará|x|S. Paulo|B|Fase de grupos\n${knockout}`

  test('a place of a pool, the winner and the loser of a numbered match are no delegations (R12.5)', () => {
    const reading = read(
      programme(
        '13|08/07/2027|08:00|1º A|x|2º B||Semifinal\n14|08/07/2027|09:00|1º B|x|2º A||Semifinal\n15|09/07/2027|08:00|Perd. J13|x|Perd. J14||3º lugar\n16|09/07/2027|09:00|Venc. Jogo 13|x|Ganador P14||Final',
      ),
      { title: 'Handebol – masculino' },
    )
    expect([problems(reading), reading.questions]).toEqual([[], []])
    expect(sidesOf(reading)).toEqual([
      ['HBLMTEAM7-AL01', 'HBLMTEAM7-RS01'],
      ['HBLMTEAM7-CE01', 'HBLMTEAM7-SP01'],
      ['GPA 1', 'GPB 2'],
      ['GPB 1', 'GPA 2'],
      ['SFNL001300 L', 'SFNL001400 L'],
      ['SFNL001300 W', 'SFNL001400 W'],
    ])
    expect(rows(reading, 'schedule').map(({ unit }) => unit.slice(22))).toEqual([
      'GPA-000100--',
      'GPB-000200--',
      'SFNL001300--',
      'SFNL001400--',
      'FNL-001500--',
      'FNL-001600--',
    ])
  })

  test.each(['TBC', 'A confirmar', '1st place', '3º lugar', '2º puesto', 'Winner SF1', 'Perd. J13'])(
    '%s is no delegation of a programme (R12.5)',
    (words) => {
      const reading = read(programme(`16|09/07/2027|09:00|${words}|x|TBC||Final`), { title: 'Handebol – masculino' })
      expect([problems(reading), reading.questions]).toEqual([[], []])
      expect(
        rows(reading, 'schedule')
          .at(-1)
          ?.sides?.every(({ code }) => code === null) ?? true,
      ).toBe(true)
    },
  )

  test('a class of a school that plays in a pool is a delegation in the knockout too (R12.5)', () => {
    const reading = read(
      'Jogo|Data|Hora|Equipe A|X|Equipe B|Chave|Fase\n1|07/07/2027|08:00|1º A|x|2º B|A|Grupos\n2|08/07/2027|08:00|1º A|x|2º B||Final',
      { title: 'Handebol – masculino' },
    )
    expect(reading.questions.map(({ what, written, rows: places }) => [what, written, places])).toEqual([
      ['organisation', '1º A', [2, 3]],
      ['organisation', '2º B', [2, 3]],
    ])
  })
})

test('an abbreviated name of a delegation is that of the only one which it fits (R12.5)', () => {
  const index = new KnownIndex(NOTHING_KNOWN)
  expect(
    ['R. G. do Sul', 'R.G. do Norte', 'S. Paulo', 'M. Grosso', 'M. G. do Sul', 'R. de Janeiro'].map((words) =>
      index.organisation(words),
    ),
  ).toEqual(['RS', 'RN', 'SP', 'MT', 'MS', 'RJ'])
  expect(
    ['Rio Gde do Norte', 'Rio Gde. do Sul', 'Rio Gr. do Sul', 'Sta. Catarina', 'Sta Catarina', 'Esp. Santo'].map(
      (words) => index.organisation(words),
    ),
  ).toEqual(['RN', 'RS', 'RS', 'SC', 'SC', 'ES'])
  expect(['Dist. Federal', 'M. Gerais', 'Mato G. do Sul'].map((words) => index.organisation(words))).toEqual([
    'DF',
    'MG',
    'MS',
  ])
  expect(['Rio Gde', 'Gde Norte', 'Sta Clara', 'Sto Paulo'].map((words) => index.organisation(words))).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(['R. G.', 'Sta. Clara', 'X. Paulo', 'E. M. Paulo Freire'].map((words) => index.organisation(words))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('family names that begin as words of a draw are names (R12.5)', () => {
  expect(['GANA Rui', 'Gan Li', 'Tbcova Ana', 'Bye Luz'].map((name) => isNobodyYet(name))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(['Gan. P3', 'Gan J13', 'TBC', '(bye)'].map((words) => isNobodyYet(words))).toEqual([true, true, true, true])
})

test('a figure is no delegation (R12.5)', () => {
  const reading = read('Esporte|Prova|Col|Atleta|UF\nJudô|-44 kg M|1|Rui Sá|7,42')
  expect([reading.questions, problems(reading)]).toEqual([[], ['2 organisation unknown-words 7,42']])
})

test.each([
  ['Rui G. Sá', 1],
  ['SÁ', 1],
  ['R. Sá', 1],
  ['Rui Luz', 0],
  ['Gil', 1],
  ['Bia G. Sá', 0],
])('the name %s of a delegation that has Rui Gil Sá leads to %i questions (R12.5)', (name, count) => {
  const known = { ...NOTHING_KNOWN, people: [{ code: 'AL-1', name: 'Rui Gil Sá', organisation: 'AL' }] }
  const reading = read(`Esporte|Prova|Col|Atleta|UF\nJudô|-44 kg M|1|${name}|AL`, { known })
  expect(reading.questions.map(({ suggestions }) => suggestions)).toEqual(
    Array.from({ length: count }, () => [{ code: 'AL-1', name: 'Rui Gil Sá' }]),
  )
})

test.each(['Pts', 'Pontos', 'Puntos'])(
  'beside %s of each part the total is the result of a combined event (R12.5)',
  (points) => {
    const { batches, problems } = read(`Tetratlón infantil damas – Atletismo
Puesto|Nombre|UF|80 m|${points}|Altura|${points}|Bala|${points}|600 m|${points}|TOTAL
1|Ana Uno|AL|10.42|780|1.45|566|9.80|512|1:44.1|690|2548
2|Bia Dos|SP|10.60|742|1.51|632|8.92|455|1:46.0|661|2490
-|Eva Tres|BA|10.39|786|NM|0|||||Retirada`)
    const lists = batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
    expect(problems).toEqual([])
    expect(lists.map(({ cells: { rank, result, irm } }) => [rank, result, irm])).toEqual([
      ['1', '2548', null],
      ['2', '2490', null],
      [null, null, 'DNF'],
    ])
  },
)

test.each([
  ['faltou', 'DNS'],
  ['N/C', 'DNS'],
  ['NCO', 'DNS'],
  ['Retirada', 'DNF'],
  ['Descl.', 'DSQ'],
  ['WD', 'WD'],
  ['S/M', 'NM'],
])('the words %s are the mark %s, in the column of places too (R12.5)', (words, mark) => {
  const { batches, problems } = read(`Atletismo – Salto em distância feminino
Col.|Atleta|UF|Marca
1|Ana Uno|AL|4,10
${words}|Bia Dos|SP|
|Eva Tres|BA|${words}`)
  const lists = batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows : []))
  expect([problems, lists.map(({ cells: { irm } }) => irm)]).toEqual([[], [null, mark, mark]])
})

test('beside a mixed event the column of the sex is of the person (R12.5)', () => {
  const { batches } = read(`Natação – 50 m livre – misto – Final
Col.|Nome|Sexo|UF|Tempo
1|Ana Uno|F|AL|31,10
2|Ari Um|M|SP|31,20`)
  const units = batches.flatMap((batch) => (batch.kind === 'results' ? batch.rows.map(({ cells }) => cells.unit) : []))
  expect(units.map((unit) => unit.slice(3, 12))).toEqual(['X50MFR---', 'X50MFR---'])
})
