import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SheetPlan } from '@games/contract'
import { medallists } from '@games/testing'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'
import { createHandlers } from '../handlers.ts'

const FIXTURE = join(import.meta.dirname, '../../../../../fixtures/sheets/medal-table.csv')

const { db, ivone, open, choose, apply, undo } = emptyOffice()
let handlers: ReturnType<typeof createHandlers>
beforeAll(() => {
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})

const published = async () => (await handlers.getPublishedMedals()).view.table
const rows = async () =>
  (await published())?.rows.map(
    ({ rank, organisation, gold, silver, bronze, total }) =>
      `${rank} ${organisation.code} ${gold}-${silver}-${bronze} ${total}`,
  )
const ownRows = async () => (await handlers.getMedalTable({ params: { scope: 'all' }, query: {} })).view.rows
const problems = ({ lines }: SheetPlan) =>
  lines.flatMap(({ problem }) => (problem ? [[problem.cell, problem.kind, problem.value]] : []))

const SIMPLE = 'Delegação;Ouro;Prata;Bronze;Total\nSão Paulo;8;7;5;20\nRio de Janeiro;7;1;4;12'

test('a finished medal table is published as such, and our own table counts none of it (R5.6)', async () => {
  const plan = await open(await readFile(FIXTURE), 'medal-table.csv')
  expect(plan).toMatchObject({
    kind: 'medal-table',
    counts: { rows: 3, new: 3, doubts: 0, problems: 0 },
    applicable: true,
  })
  expect(await published()).toBeNull()
  await apply(plan)
  expect(await rows()).toEqual(['1 SP 8-7-5 20', '2 RJ 7-1-4 12', '3 MG 6-4-3 13'])
  expect(await published()).toMatchObject({
    publisher: null,
    title: null,
    fileName: 'medal-table.csv',
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  expect(await ownRows()).toEqual([])
})

test.each(
  sampled<[string, string[]]>(
    [
      ['Portuguese', ['Posição', 'Delegação', 'Ouro', 'Prata', 'Bronze', 'Total']],
      ['Spanish', ['Puesto', 'Delegación', 'Medallas de oro', 'Medallas de plata', 'Medallas de bronce', 'Total']],
      ['English', ['Rank', 'Team/NOC', 'Gold medals', 'Silver medals', 'Bronze medals', 'Total medals']],
      ['letters', ['Rank', 'NOC', 'G', 'S', 'B', 'T']],
      ['signs', ['#', 'País', '🥇', '🥈', '🥉', 'Total']],
    ],
    5,
  ),
)('a workbook with the columns in %s is the same table (R12.5)', async (_language, header) => {
  const table = [header, [1, 'Great Britain', 14, 22, 29, 65], [2, 'França', 13, 26, 22, 61]]
  await apply(await open(await writeXlsx({ sheets: [{ name: 'Medalhas', rows: table }] }), 'quadro.xlsx'))
  expect(await rows()).toEqual(['1 GBR 14-22-29 65', '2 FRA 13-26-22 61'])
  expect((await published())?.rows[0]?.organisation.name).toEqual({
    por: 'Grã-Bretanha',
    spa: 'Gran Bretaña',
    eng: 'Great Britain',
  })
})

test('publisher, title and day come from the lines around the table, and a row of sums is no delegation', async () => {
  const text = `Quadro de medalhas – Jogos Inventados\nAtualizado em 19/09/2027\n\n${SIMPLE}\nTotal;15;8;9;32\nFonte: Comitê Inventado`
  await apply(await open(text))
  expect(await published()).toMatchObject({
    publisher: 'Comitê Inventado',
    title: 'Quadro de medalhas – Jogos Inventados',
    day: '2027-09-19',
  })
  expect(await rows()).toEqual(['1 SP 8-7-5 20', '2 RJ 7-1-4 12'])
})

test('the organiser says who published a table', async () => {
  const { id } = await open(SIMPLE)
  await apply(await choose(id, { title: 'Comitê Inventado' }))
  expect((await published())?.publisher).toBe('Comitê Inventado')
})

test('a later table replaces the one that is shown, and undone it gives way to it again', async () => {
  await apply(await open(SIMPLE))
  const newer = await open(SIMPLE.replace('7;1;4;12', '7;2;4;13'), 'novo.csv')
  expect(newer.lines.find(({ code }) => code === 'RJ')).toMatchObject({
    state: 'changes',
    changes: [{ field: 'silver', from: '1', to: '2' }],
  })
  const action = await apply(newer)
  expect(await rows()).toEqual(['1 SP 8-7-5 20', '2 RJ 7-2-4 13'])
  expect(await undo(action)).toBe(200)
  expect(await rows()).toEqual(['1 SP 8-7-5 20', '2 RJ 7-1-4 12'])
})

test('the table that is shown already changes nothing', NIGHTLY, async () => {
  await apply(await open(SIMPLE))
  expect(await open(SIMPLE)).toMatchObject({ counts: { same: 2, new: 0, changes: 0 }, applicable: false })
})

test('a delegation that the newer table does not have leaves', async () => {
  await apply(await open(SIMPLE))
  const plan = await open('Delegação;Ouro;Prata;Bronze\nSão Paulo;8;7;5')
  expect(plan.lines.find(({ state }) => state === 'leaves')).toMatchObject({ words: 'Rio de Janeiro' })
  await apply(plan)
  expect(await rows()).toEqual(['1 SP 8-7-5 20'])
})

test.each(
  sampled<[string, string, unknown[]]>(
    [
      ['a total that is not the sum', 'São Paulo;8;7;5;21', [['E2', 'medals-do-not-add-up', '8 + 7 + 5 ≠ 21']]],
      ['a negative number', 'São Paulo;-8;7;5;4', [['B2', 'bad-number', '-8']]],
      ['half a medal', 'São Paulo;8,5;7;5;20', [['B2', 'bad-number', '8,5']]],
      ['words', 'São Paulo;oito;7;5;20', [['B2', 'bad-number', 'oito']]],
      ['an empty cell that the total does not explain', 'São Paulo;;7;5;20', [['B2', 'missing-value', null]]],
      ['a delegation twice', 'São Paulo;8;7;5;20\nSP;7;7;5;19', [['A3', 'repeated-delegation', 'SP']]],
      ['sums that are not those of the rows', 'São Paulo;8;7;5;20\nTotal;9;7;5;21', [['B3', 'sum-of-rows', '9 ≠ 8']]],
    ],
    3,
  ),
)('%s is a problem, and nothing is published', async (_what, text, expected) => {
  const plan = await open(`Delegação;Ouro;Prata;Bronze;Total\n${text}`)
  expect(problems(plan)).toEqual(expected)
  expect(plan.applicable).toBe(false)
  const { id, seen } = plan
  const { status } = await ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: true })
  expect(status).toBe(400)
  expect(await published()).toBeNull()
})

test('a rank that contradicts the medals is a problem until its column is passed over', async () => {
  const plan = await open('Pos;Delegação;Ouro;Prata;Bronze\n2;São Paulo;8;7;5\n1;Rio de Janeiro;7;1;4')
  expect(problems(plan)).toEqual([['A2', 'rank-against-counts', '2']])
  const [table] = plan.tables
  const fields = [null, 'organisation', 'gold', 'silver', 'bronze']
  const without = await choose(plan.id, { columns: { header: table?.headerKey, fields } })
  expect(without).toMatchObject({ counts: { problems: 0 }, applicable: true })
})

test('an unknown delegation is a question, and the table waits for the answer', NIGHTLY, async () => {
  const plan = await open(`${SIMPLE}\nEquipe Estrela;1;0;0;1`)
  expect(plan.questions.map(({ what, written }) => [what, written])).toEqual([['organisation', 'Equipe Estrela']])
  expect(plan.applicable).toBe(false)
  const [question] = plan.questions
  await apply(await choose(plan.id, { answers: { [question?.key ?? '']: 'new' } }))
  expect((await published())?.rows[2]?.organisation.name).toEqual({ por: 'Equipe Estrela' })
})

test('Korea is a question if both Koreas take part', async () => {
  await db.pool.query(`insert into setting (key, value) values ('delegations', $1)`, [
    JSON.stringify(['KOR', 'PRK'].map((code) => ({ code, name: { por: `Delegação ${code}` } }))),
  ])
  const { questions } = await open('Country,Gold,Silver,Bronze\nKorea,13,9,10')
  expect(questions[0]?.suggestions.map(({ code }) => code)).toEqual(['KOR', 'PRK'])
})

test('a table of a single sport is not the table of the games', async () => {
  const plan = await open(`Quadro de medalhas – Judô\n\n${SIMPLE}`)
  expect(problems(plan)).toContainEqual([null, 'part-of-games', 'Judô'])
  expect(plan.applicable).toBe(false)
})

test('a list of the medallists of each event is no medal table', async () => {
  expect((await open('Prova;Ouro;Prata;Bronze\nOpen;Ana Inventada;Bia Inventada;Eva Inventada')).kind).not.toBe(
    'medal-table',
  )
})

test('a published table changes no medal of the games', async () => {
  await receive(db.pool, medallists({ documentCode: 'JUDW57KG' }, [['gold', '101', 'AL']]))
  const before = await ownRows()
  await apply(await open(SIMPLE))
  expect(await ownRows()).toEqual(before)
  expect(await rows()).toEqual(['1 SP 8-7-5 20', '2 RJ 7-1-4 12'])
})
