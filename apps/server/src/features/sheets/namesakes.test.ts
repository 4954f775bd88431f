import type { SheetPlan } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

/** Two athletes of one name and delegation, over the sheets that have them. */

const { db, open, choose, apply } = emptyOffice()

const PLAIN = 'Modalidade;Prova;Naipe;Fase;Atleta;UF;Tempo'
const NUMBERED = `${PLAIN};Nº`
const BORN = `${PLAIN};Nascimento`
const sheet = (header: string, phase: string, ...rows: string[]) =>
  [header, ...rows.map((row) => `Natação;100 m livre;F;${phase};${row}`)].join('\n')
const maria = (time: string, mark?: string | number) => ['Maria Silva;AL', time, mark].filter(Boolean).join(';')

/** Applies a sheet without questions. */
async function take(text: string): Promise<SheetPlan> {
  const plan = await open(text)
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  await apply(plan)
  return plan
}
/** Applies a sheet with an answer to each question about a person, by the words of the question. */
async function answered(text: string, answers: Readonly<Record<string, string>>): Promise<SheetPlan> {
  const { id, questions } = await open(text)
  expect(questions.map(({ what, written }) => `${what} ${written}`).toSorted()).toEqual(
    Object.keys(answers)
      .map((written) => `person ${written}`)
      .toSorted(),
  )
  const plan = await choose(id, {
    answers: Object.fromEntries(questions.map(({ key, written }) => [key, answers[written]])),
  })
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  await apply(plan)
  return plan
}
/** The times of each person of the name, a person a line. */
const people = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select string_agg(fact ->> 'result', ' ' order by fact ->> 'result') as line from fact_result
       where organisation = 'AL' group by competitor order by 1`,
    )
  ).rows.map(({ line }) => line)
const codes = async () =>
  (
    await db.pool.query<{ competitor: string }>(
      `select distinct competitor from fact_result where organisation = 'AL' order by 1`,
    )
  ).rows.map(({ competitor }) => competitor)

const TWELVE = ['Eliminatória 1', maria('1:02,12', 12)] as const
const THIRTEEN = ['Eliminatória 2', maria('1:03,13', 13)] as const
const BOTH = ['Final', maria('1:00,12', 12), maria('1:01,13', 13), 'Ana Um;BA;59,10;14'] as const
const SEMIFINAL = ['Semifinal', maria('1:04,12', 12), maria('1:05,13', 13)] as const

test.each([
  ['before', [THIRTEEN, BOTH, SEMIFINAL]],
  ['between', [BOTH, THIRTEEN, SEMIFINAL]],
  ['behind', [SEMIFINAL, BOTH, THIRTEEN]],
] as const)(
  'a known namesake keeps her code: a list with only one of the two is %s those with both (R12.5)',
  NIGHTLY,
  async (_, lists) => {
    for (const [phase, ...rows] of lists) await take(sheet(NUMBERED, phase, ...rows))
    expect(await people()).toEqual(['1:00.12 1:04.12', '1:01.13 1:03.13 1:05.13'])
    for (const [phase, ...rows] of lists) {
      const { counts } = await open(sheet(NUMBERED, phase, ...rows))
      expect([counts.new, counts.changes, counts.doubts, counts.problems]).toEqual([0, 0, 0, 0])
    }
  },
)

test('the lists of one sheet tell namesakes apart as several sheets do (R12.5)', NIGHTLY, async () => {
  const rows = [BOTH, TWELVE, THIRTEEN].map(([phase, ...all]) =>
    sheet(NUMBERED, phase, ...all)
      .split('\n')
      .slice(1),
  )
  await take([NUMBERED, ...rows.flat()].join('\n'))
  expect(await people()).toEqual(['1:00.12 1:02.12', '1:01.13 1:03.13'])
})

test('namesakes behind a list without numbers are a question: which of them is she? (R12.5)', async () => {
  await take(sheet(PLAIN, 'Eliminatória 1', maria('1:03,13')))
  const [first = ''] = await codes()
  const final = sheet(NUMBERED, ...BOTH)
  const { questions, counts } = await open(final)
  expect(questions.map(({ written, suggestions }) => [written, suggestions])).toEqual([
    ['Maria Silva, 12', [{ code: first, name: 'Maria Silva' }]],
    ['Maria Silva, 13', [{ code: first, name: 'Maria Silva' }]],
  ])
  expect([counts.new, counts.doubts]).toEqual([1, 2])
  await answered(final, { 'Maria Silva, 12': 'new', 'Maria Silva, 13': first })
  expect(await people()).toEqual(['1:00.12', '1:01.13 1:03.13'])
  expect((await open(final)).counts).toMatchObject({ same: 3, doubts: 0 })
})

test('a row without a number is a question once there are namesakes (R12.5)', async () => {
  await take(sheet(NUMBERED, ...BOTH))
  const { questions } = await open(sheet(PLAIN, 'Eliminatória 1', maria('1:03,13')))
  expect(questions.map(({ suggestions }) => suggestions.map(({ name }) => name).toSorted())).toEqual([
    ['Maria Silva (12)', 'Maria Silva (13)'],
  ])
  const thirteen = questions[0]?.suggestions.find(({ name }) => name.endsWith('(13)'))?.code ?? ''
  await answered(sheet(PLAIN, 'Eliminatória 1', maria('1:03,13')), { 'Maria Silva': thirteen })
  expect(await people()).toEqual(['1:00.12', '1:01.13 1:03.13'])
})

test(
  'another number for a name in a list in force is a question: a correction or a namesake? (R12.7)',
  NIGHTLY,
  async () => {
    await take(sheet(NUMBERED, 'Final', 'Ana Um;BA;59,10;14', maria('1:01,13', 13)))
    const [thirteen = ''] = await codes()
    const rest = sheet(NUMBERED, 'Final', maria('1:00,12', 12))
    await answered(rest, { 'Maria Silva, 12': 'new' })
    expect(await people()).toEqual(['1:00.12', '1:01.13'])
    expect((await open(rest)).counts).toMatchObject({ same: 1, doubts: 0 })
    const corrected = sheet(NUMBERED, 'Final', 'Ana Um;BA;59,10;14', maria('1:01,15', 15))
    await answered(corrected, { 'Maria Silva, 15': thirteen })
    expect(await people()).toEqual(['1:00.12', '1:01.15'])
  },
)

test('numbers that differ for all of a list, such as lanes, make no namesakes (R12.7)', NIGHTLY, async () => {
  await take(sheet(NUMBERED, 'Final', 'Ana Um;BA;59,10;4', maria('1:01,13', 5)))
  await take(sheet(NUMBERED, 'Final', 'Ana Um;BA;59,10;3', maria('1:01,13', 6)))
  expect(await people()).toEqual(['1:01.13'])
})

test('days of birth tell namesakes apart in every sheet, also if only lists have them (R12.5)', async () => {
  const [one, other] = ['01/02/2010', '03/04/2011']
  const final = sheet(BORN, 'Final', maria('1:01,13', other), maria('1:00,12', one))
  await take(final)
  await take(sheet(BORN, 'Eliminatória 1', maria('1:03,13', other)))
  expect(await people()).toEqual(['1:00.12', '1:01.13 1:03.13'])
  expect((await open(final)).counts).toMatchObject({ same: 2, doubts: 0 })
  const { rows } = await db.pool.query<{ key: string }>(`select key from sheet_word where key like 'person|%'`)
  expect(rows.filter(({ key }) => /201[01]/.test(key))).toEqual([])
})

test('entries with numbers or days of birth tell the namesakes of results apart (R12.5)', NIGHTLY, async () => {
  const entries = [
    'Modalidade;Prova;Nome;UF;Sexo;Nascimento;Nº',
    'Natação;100 m livre feminino;Maria Silva;AL;F;01/02/2010;12',
    'Natação;100 m livre feminino;Maria Silva;AL;F;03/04/2011;13',
  ].join('\n')
  await answered(entries, { 'Maria Silva (2011-04-03, F)': 'new' })
  await take(sheet(NUMBERED, ...BOTH))
  await take(sheet(NUMBERED, ...THIRTEEN))
  await take(sheet(BORN, 'Eliminatória 3', maria('1:06,12', '01/02/2010')))
  expect(await people()).toEqual(['1:00.12 1:06.12', '1:01.13 1:03.13'])
  const { rows } = await db.pool.query<{ born: string }>(
    `select distinct p.fact ->> 'birthDate' as born from fact_result r join fact_participant p on p.code = r.competitor
     where r.fact ->> 'result' = '1:03.13'`,
  )
  expect(rows).toEqual([{ born: '2011-04-03' }])
})

test('entries that come behind the results find the namesakes by their numbers (R12.5)', async () => {
  await take(sheet(NUMBERED, ...BOTH))
  await take(
    [
      'Modalidade;Prova;Nome;UF;Sexo;Nascimento;Nº',
      'Natação;100 m livre feminino;Maria Silva;AL;F;03/04/2011;13',
      'Natação;100 m livre feminino;Maria Silva;AL;F;01/02/2010;12',
    ].join('\n'),
  )
  const { rows } = await db.pool.query<{ line: string }>(
    `select (r.fact ->> 'result') || ' ' || (p.fact ->> 'birthDate') as line
     from fact_result r join fact_participant p on p.code = r.competitor order by 1`,
  )
  expect(rows.map(({ line }) => line)).toEqual(['1:00.12 2010-02-01', '1:01.13 2011-04-03'])
})

test('entries of namesakes ask which of them is the one of the results, unless the number shows it (R12.5)', async () => {
  await take(sheet(NUMBERED, ...THIRTEEN))
  const entries = (...numbers: number[]) =>
    [
      'Modalidade;Prova;Nome;UF;Sexo;Nascimento;Nº',
      `Natação;100 m livre feminino;Maria Silva;AL;F;01/02/2010;${numbers[0]}`,
      `Natação;100 m livre feminino;Maria Silva;AL;F;03/04/2011;${numbers[1]}`,
    ].join('\n')
  const questionsOf = async (...numbers: number[]) =>
    (await open(entries(...numbers))).questions.map(({ written, suggestions }) => [written, suggestions.length])
  expect(await questionsOf(12, 15)).toEqual([
    ['Maria Silva (2010-02-01, F)', 1],
    ['Maria Silva (2011-04-03, F)', 1],
  ])
  await answered(entries(12, 13), { 'Maria Silva (2010-02-01, F)': 'new' })
  const { rows } = await db.pool.query<{ born: string }>(
    `select p.fact ->> 'birthDate' as born from fact_result r join fact_participant p on p.code = r.competitor`,
  )
  expect(rows).toEqual([{ born: '2011-04-03' }])
})

test('the medals in rows of results are of the right namesake (R12.5)', async () => {
  await take(
    sheet(
      `${PLAIN};Nº;Medalha`,
      'Final',
      `${maria('1:00,12', 12)};ouro`,
      `${maria('1:01,13', 13)};prata`,
      'Ana Um;BA;1:02,10;14;bronze',
    ),
  )
  const { rows } = await db.pool.query<{ line: string }>(
    `select m.medal || ' ' || (r.fact ->> 'result') as line
     from fact_medal m join fact_result r on r.competitor = m.fact ->> 'code' order by 1`,
  )
  expect(rows.map(({ line }) => line)).toEqual(['bronze 1:02.10', 'gold 1:00.12', 'silver 1:01.13'])
})

test('the same name twice in a list without a difference is a problem of the second row (R12.5)', async () => {
  const { counts } = await open(sheet(PLAIN, 'Final', maria('1:00,10'), maria('1:01,10')))
  expect(counts).toMatchObject({ new: 1, problems: 1 })
})

test('a person in two heats of a phase needs an answer whether it is a namesake, in one sheet or in two (R12.5)', async () => {
  const heat = (number: number, ...rows: readonly string[]) =>
    rows.map((row) => `Natação;100 m livre;Feminino;Eliminatórias;${number};${row}`)
  const HEADER = 'Modalidade;Prova;Naipe;Fase;Série;Atleta;UF;Tempo'
  const first = heat(1, 'Ana Silva;AL;58,10', 'Bia Dois;PR;58,20', 'Eva Três;SP;58,30')
  const second = heat(2, 'Ana Silva;AL;59,10', 'Ida Quatro;BA;59,20', 'Lia Seis;RJ;59,30')
  const inOne = [HEADER, ...first, ...second].join('\n')
  expect((await open(inOne)).questions).toMatchObject([{ what: 'person', written: 'Ana Silva (AL)', count: 1 }])
  await apply(await open([HEADER, ...first].join('\n')))
  const plan = await open([HEADER, ...second].join('\n'))
  expect(plan.questions).toMatchObject([{ what: 'person', written: 'Ana Silva (AL)', count: 1 }])
  const [key = ''] = plan.questions.map((question) => question.key)
  await apply(await choose(plan.id, { answers: { [key]: 'new' } }))
  const { rows } = await db.pool.query<{ people: number }>(
    `select count(distinct competitor)::int as people from fact_result where organisation = 'AL'`,
  )
  expect(rows).toEqual([{ people: 2 }])
})

test('competitors who are in all races of a phase are the same people (R12.5)', async () => {
  const HEADER = 'Modalidade;Prova;Naipe;Fase;Série;Atleta;UF;Tempo'
  const race = (number: number) =>
    ['Ana Silva;AL', 'Bia Dois;PR', 'Eva Três;SP'].map(
      (who, at) => `Natação;100 m livre;Feminino;Eliminatórias;${number};${who};5${7 + at},10`,
    )
  expect((await open([HEADER, ...race(1), ...race(2)].join('\n'))).questions).toEqual([])
})

test('three competitors of other heats are the same people in a heat that is run again (R12.5)', async () => {
  const heat = (number: number, ...people: readonly string[]) =>
    people.map((who, at) => `Atletismo;110 m com barreiras;Masculino;Eliminatórias;${number};${who};14,${20 + at}`)
  const text = [
    'Modalidade;Prova;Naipe;Fase;Série;Atleta;UF;Tempo',
    ...heat(1, 'Ari Um;AL', 'Leo Dois;PR', 'Rui Três;SP'),
    ...heat(2, 'Ivo Quatro;BA', 'Caio Cinco;RJ', 'Davi Seis;PE'),
    ...heat(3, 'Leo Dois;PR', 'Rui Três;SP', 'Ivo Quatro;BA'),
  ].join('\n')
  expect((await open(text)).questions).toEqual([])
})
