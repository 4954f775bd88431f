import { randomUUID } from 'node:crypto'
import { SheetPlan } from '@games/contract'
import { padRsc } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import { rebuild } from '../../ingest/rebuild.ts'
import { emptyDatabase, POLICY } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'
import { createHandlers } from '../handlers.ts'

const { db, ivone, visitor, download, open, choose, apply: applied } = emptyOffice()
let handlers: ReturnType<typeof createHandlers>
beforeAll(() => {
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2027-09-14T10:00:00-03:00') })
})

const PROGRAMME = `Data;Hora;Modalidade;Prova;Fase;Local;Árbitro
14/09/2027;08h00;Judô;Até 57 kg feminino;Semifinal 1;Arena do Farol;Ninguém
14/09/2027;08h10;Judô;Até 57 kg feminino;Semifinal 2;Arena do Farol;
14/09/2027;10h00;Judô;Até 57 kg feminino;Final;Arena do Farol;`
const RESULTS = `Modalidade;Prova;Fase;Colocação;Atleta;UF;Marca
Judô;Até 57 kg feminino;Final;1º;Ana Inventada;AL;10
Judô;Até 57 kg feminino;Final;2º;Bia Inventada;PR;0`

const apply = ({ id, seen }: SheetPlan, leaveOut = false) =>
  ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut })
const take = async (text: string | Uint8Array) => applied(await open(text))
const undo = (action: number) => ivone.call('POST', `/api/office/actions/${action}/undo`)
const unit = async (code: string) => (await handlers.getUnit({ params: { code } })).view
const FINAL = 'JUDW57KG--------------FNL-000100--'
const facts = async () =>
  (
    await db.pool.query(
      `select 'u' as t, code, fact from fact_unit union all select 'r', code, fact from fact_result union all select 't', code, fact from fact_team union all select 'n', code_set || code, name from fact_code union all select 'm', event, fact from fact_medal order by 1, 2, 3`,
    )
  ).rows

test('a programme without a code goes in and is shown; the same file again changes nothing (R12.5)', async () => {
  const plan = await open(PROGRAMME)
  expect(plan).toMatchObject({
    kind: 'schedule',
    counts: { rows: 3, new: 3, doubts: 0, problems: 0 },
    applicable: true,
  })
  expect(plan.lines[0]).toMatchObject({
    row: 2,
    state: 'new',
    words: 'Judô, Até 57 kg feminino, Semifinal 1',
    when: '14/09/2027 08h00',
  })
  expect((await apply(plan)).status).toBe(200)
  const { unit: shown } = await unit(FINAL)
  expect(shown).toMatchObject({
    event: { name: { por: 'Até 57 kg feminino' } },
    venue: { name: { por: 'Arena do Farol' } },
    eventType: 'competition-medal',
  })
  expect(await open(PROGRAMME)).toMatchObject({ counts: { same: 3, new: 0, changes: 0 }, applicable: false, names: [] })
})

test('a day without a year is of the year of the games where there is no programme yet (R12.5)', async () => {
  const yearless = PROGRAMME.replaceAll('/2027', '')
  expect((await open(yearless)).counts).toMatchObject({ new: 0, problems: 3 })
  await db.pool.query(`insert into setting (key, value) values ('games_days', $1)`, [
    { first: '2027-09-08', last: '2027-09-19' },
  ])
  try {
    await take(yearless)
    expect((await unit(FINAL)).unit).toMatchObject({ day: '2027-09-14' })
  } finally {
    await db.pool.query(`delete from setting where key = 'games_days'`)
  }
})

test('results before the programme or after it: the same units (R12.5)', NIGHTLY, async () => {
  await take(PROGRAMME)
  await take(RESULTS)
  const one = await facts()
  await emptyDatabase(db.pool)
  await take(RESULTS)
  await take(PROGRAMME)
  expect(await facts()).toEqual(one)
  await rebuild(db.pool, POLICY)
  expect(await facts()).toEqual(one)
})

test(
  'two who meet on two days have two matches, whatever each week’s sheet has, and the programme finds them (R12.5)',
  NIGHTLY,
  async () => {
    const header = 'Data;Modalidade;Prova;Equipe 1;Placar;Equipe 2'
    const [one, other] = ['14/09/2027', '21/09/2027'].map(
      (day, at) => `${day};Basquete;Feminino;Alagoas;${70 + at} x 60;Bahia`,
    )
    const scores = async () =>
      (
        await db.pool.query<{ code: string; score: string }>(
          `select code, fact ->> 'result' as score from fact_result where organisation = 'AL' order by 2`,
        )
      ).rows
    await take(`${header}\n${one}`)
    const [first] = await scores()
    await take(`${header}\n${other}`)
    const both = await scores()
    expect(both.map(({ score }) => score)).toEqual(['70', '71'])
    expect(both[0]).toEqual(first)
    expect(await open(`${header}\n${one}\n${other}`)).toMatchObject({ counts: { same: 2, new: 0, changes: 0 } })
    const programme = await open(
      'Data;Hora;Modalidade;Prova;Equipe 1;Equipe 2\n14/09/2027;08h00;Basquete;Feminino;Alagoas;Bahia\n21/09/2027;08h00;Basquete;Feminino;Alagoas;Bahia',
    )
    expect(new Set(programme.lines.map(({ code }) => code?.trim()))).toEqual(new Set(both.map(({ code }) => code)))
  },
)

test('a programme has two matches of the same two, and each week’s result is of its own (R12.5)', NIGHTLY, async () => {
  const days = ['14/09/2027', '21/09/2027']
  const text = `Data;Hora;Modalidade;Prova;Equipe 1;Equipe 2\n${days.map((day) => `${day};08h00;Basquete;Feminino;Alagoas;Bahia`).join('\n')}`
  const programme = await open(text)
  await apply(programme)
  const [first, second] = programme.lines.map(({ code }) => code?.trim())
  for (const [at, day] of days.entries())
    await take(`Data;Modalidade;Prova;Equipe 1;Placar;Equipe 2\n${day};Basquete;Feminino;Alagoas;${70 + at} x 60;Bahia`)
  const { rows } = await db.pool.query<{ code: string; score: string }>(
    `select trim(trailing '-' from code) as code, fact ->> 'result' as score from fact_result where organisation = 'AL' order by 2`,
  )
  const trimmed = (code: string | undefined) => code?.replace(/-+$/, '')
  expect(rows).toEqual([
    { code: trimmed(first), score: '70' },
    { code: trimmed(second), score: '71' },
  ])
})

test(
  'where the programme has one match of two who met again, it is asked which one the second result is of: nothing is written over (R12.5)',
  NIGHTLY,
  async () => {
    const result = (day: string, score: string) =>
      `Data;Modalidade;Prova;Equipe 1;Placar;Equipe 2\n${day};Basquete;Feminino;Alagoas;${score};Bahia`
    await take('Data;Hora;Modalidade;Prova;Equipe 1;Equipe 2\n14/09/2027;08h00;Basquete;Feminino;Alagoas;Bahia')
    await take(result('14/09/2027', '70 x 60'))
    const plan = await open(result('21/09/2027', '71 x 60'))
    expect(plan.counts.changes).toBe(0)
    expect(plan.questions).toHaveLength(1)
    // it is another one: a match of its own
    const answers = Object.fromEntries(plan.questions.map(({ key }) => [key, 'new']))
    await apply(await choose(plan.id, { answers }))
    const { rows } = await db.pool.query<{ score: string }>(
      `select fact ->> 'result' as score from fact_result where organisation = 'AL' order by 1`,
    )
    expect(rows).toEqual([{ score: '70' }, { score: '71' }])
  },
)

test('a corrected sheet tells each change in its row; who is not in it stays, unless told to go (R12.5)', async () => {
  await take(RESULTS)
  const corrected = `Modalidade;Prova;Fase;Colocação;Atleta;UF;Marca\nJudô;Até 57 kg feminino;Final;1º;Bia Inventada;PR;11`
  const plan = await open(corrected)
  expect(plan.counts).toMatchObject({ changes: 1, leaves: 0 })
  expect(plan.lines[0]).toMatchObject({
    row: 2,
    state: 'changes',
    changes: expect.arrayContaining([
      { field: 'rank', from: '2', to: '1' },
      { field: 'result', from: '0', to: '11' },
    ]),
  })
  expect((await choose(plan.id, { removes: true })).counts).toMatchObject({ changes: 1, leaves: 1 })
  const kept = await choose(plan.id, { removes: false })
  await apply(kept)
  expect(
    (await db.pool.query(`select fact -> 'competitor' ->> 'organisation' as o from fact_result order by 1`)).rows,
  ).toEqual([{ o: 'AL' }, { o: 'PR' }])
})

test('a unit that a whole programme does not have any more goes when told to (R12.5)', NIGHTLY, async () => {
  await take(PROGRAMME)
  const plan = await open(PROGRAMME.split('\n').slice(0, 3).join('\n'))
  expect(plan.counts.leaves).toBe(0)
  const removing = await choose(plan.id, { removes: true })
  expect(removing.counts.leaves).toBe(1)
  await apply(removing)
  expect((await unit(FINAL)).unit.status).toBe('UNSCHEDULED')
})

test('rows with problems stop a sheet, or stay out while the others go (R12.5, B7)', async () => {
  const plan = await open(PROGRAMME.replace('14/09/2027;10h00', '31/9;10h00'))
  expect(plan.lines[0]).toMatchObject({
    row: 4,
    state: 'problem',
    problem: { kind: 'bad-date', cell: 'A4', value: '31/9' },
  })
  expect((await apply(plan)).status).toBe(400)
  expect((await db.pool.query('select from inbox')).rowCount).toBe(0)
  expect((await apply(plan, true)).status).toBe(200)
  expect((await db.pool.query('select from fact_unit')).rowCount).toBe(2)
})

test('a sheet of which every row waits or is left out has nothing to import (R12.5)', async () => {
  const header = 'Modalidade;Prova;Fase;Colocação;Atleta;Delegação'
  const plan = await open(`${header}\nJudô;Até 57 kg feminino;Final;1º;Ana Inventada;Equipe Estrela`)
  expect(plan).toMatchObject({ counts: { doubts: 1, new: 0 }, applicable: false })
  const answers = Object.fromEntries(plan.questions.map(({ key }) => [key, 'skip']))
  const left = await choose(plan.id, { answers })
  expect(left).toMatchObject({ counts: { doubts: 0, passedOver: 1 }, applicable: false })
  expect((await apply(left)).status).toBe(400)
})

test(
  'a text that has words in several encodings is read again in the one that is chosen (R12.5)',
  NIGHTLY,
  async () => {
    const text = 'Modalidade;Prova;Fase;Colocação;Atleta;UF\nAtletismo;100 m feminino;Final;1;Irmã Inventada;AL'
    const latin1 = Buffer.from(text.replace('Colocação', 'Lugar'), 'latin1')
    const plan = await open(latin1)
    expect(plan.encodings).toEqual([
      { encoding: 'windows-1252', words: ['Irmã'] },
      { encoding: 'windows-1250', words: ['Irmă'] },
    ])
    expect(plan.lines[0]?.words).toContain('Irmã')
    const again = await choose(plan.id, { encoding: 'windows-1250' })
    expect(again.lines[0]?.words).toContain('Irmă')
    expect(again.seen).not.toBe(plan.seen)
    expect((await open(PROGRAMME)).encodings).toEqual([])
  },
)

test('an answer is remembered for the next file, and forgotten with the import that it came by (R12.5)', async () => {
  await take(PROGRAMME)
  const other = PROGRAMME.replaceAll('Arena do Farol', 'arena farol 2').replaceAll('08h', '09h')
  const plan = await open(other)
  expect(plan.questions).toMatchObject([
    { what: 'venue', written: 'arena farol 2', rows: [2, 3, 4], suggestions: [{ name: 'Arena do Farol' }] },
  ])
  expect(plan.counts).toMatchObject({ doubts: 3, new: 0 })
  const [question] = plan.questions
  const answered = await choose(plan.id, { answers: { [question?.key ?? '']: question?.suggestions[0]?.code } })
  expect(answered).toMatchObject({ questions: [], counts: { doubts: 0, changes: 2, same: 1 } })
  const { body } = await apply(answered)
  expect((await open(other)).questions).toEqual([])
  expect((await undo(Number(body['action']))).status).toBe(200)
  expect((await open(other)).questions).toHaveLength(1)
})

test('undone, it is as if it had never been, whatever came since (R12.5)', NIGHTLY, async () => {
  const before = await facts()
  const first = await take(PROGRAMME)
  const between = await facts()
  const second = await take(RESULTS)
  await undo(second)
  expect(await facts()).toEqual(between)
  await undo(first)
  expect(await facts()).toEqual(before)
  expect((await undo(first)).status).toBe(409)
})

test('of two who take in at once the later sees first what has changed (R12.5)', async () => {
  const [one, other] = [await open(RESULTS), await open(RESULTS.replace('10', '9'))]
  const tries = await Promise.all([apply(one), apply(other)])
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]))
  // the answer was lost, and it is asked again
  const done = tries[0]?.status === 200 ? one : other
  expect((await apply(done)).status).toBe(200)
  expect((await db.pool.query('select from table_import')).rowCount).toBe(1)
})

test('what was looked at is also what new rows say: another column of results meanwhile, and nothing is taken in (R12.5)', async () => {
  const plan = await open(
    'Modalidade;Prova;Fase;Atleta;UF;Xis;Zê\nNatação;50 m livre feminino;Final;Ana Inventada;AL;58,10;59,99',
  )
  const header = plan.tables[0]?.headerKey ?? ''
  const fields = ['discipline', 'event', 'phase', 'athlete', 'organisation']
  const looked = await choose(plan.id, { kind: 'results', columns: { header, fields: [...fields, 'result', null] } })
  const other = await choose(plan.id, { kind: 'results', columns: { header, fields: [...fields, null, 'result'] } })
  expect(other.counts).toEqual(looked.counts)
  expect((await apply(looked)).status).toBe(409)
  expect((await apply(other)).status).toBe(200)
})

test('a rank that the organiser keeps against the results is noted in its row (R12.5, B7)', NIGHTLY, async () => {
  const { id } = await open(
    'Modalidade;Prova;Fase;Lugar;Atleta;UF;Marca\nNatação;50 m livre feminino;Final;1;Ana Inventada;AL;58,10\nNatação;50 m livre feminino;Final;2;Bia Inventada;PR;57,20',
  )
  const plan = await choose(id, { answers: { 'rank|*': 'new' } })
  expect(plan.counts).toMatchObject({ new: 2, problems: 0 })
  expect(plan.lines.map(({ state, problem }) => [state, problem?.kind, problem?.value])).toEqual([
    ['new', 'rank-against-the-rule', '1'],
    ['new', 'rank-against-the-rule', '2'],
  ])
  expect((await apply(plan)).status).toBe(200)
  expect((await db.pool.query(`select fact ->> 'rank' as rank from fact_result order by 1`)).rows).toEqual([
    { rank: '1' },
    { rank: '2' },
  ])
})

test('columns that somebody gave a meaning keep it for the next file (R12.5)', async () => {
  const text = 'Xis;Ípsilon;Zê;Quem\nJudô;Até 57 kg feminino;1;Ana Inventada (AL)'
  const plan = await open(text)
  expect(plan).toMatchObject({ kind: null, tables: [{ fields: [null, null, null, null] }] })
  const header = plan.tables[0]?.headerKey ?? ''
  const chosen = await choose(plan.id, {
    kind: 'results',
    columns: { header, fields: ['discipline', 'event', 'rank', 'athlete'] },
  })
  expect(chosen.counts).toMatchObject({ new: 1 })
  await apply(chosen)
  expect(await open(text)).toMatchObject({ kind: 'results', counts: { same: 1 } })
})

test('an answer that a later sheet changed is what it was once that sheet is undone (R12.5)', NIGHTLY, async () => {
  const text = 'Xis;Ípsilon;Zê;Quem\nJudô;Até 57 kg feminino;1;Ana Inventada (AL)'
  const taking = async (fields: readonly string[], words: string) => {
    const plan = await open(words)
    const header = plan.tables[0]?.headerKey ?? ''
    return Number((await apply(await choose(plan.id, { kind: 'results', columns: { header, fields } }))).body['action'])
  }
  await taking(['discipline', 'event', 'rank', 'athlete'], text)
  const later = await taking(['discipline', 'event', 'result', 'athlete'], text.replace(';1;', ';9;'))
  await undo(later)
  expect(await open(text)).toMatchObject({ tables: [{ fields: ['discipline', 'event', 'rank', 'athlete'] }] })
})

test(
  'tables of a file that are not read are named with their sheet, and one of them is read by its kind (R12.5)',
  NIGHTLY,
  async () => {
    const results = [
      ['Posição', 'Nome', 'Delegação'],
      ['1', 'Ana Inventada', 'Alagoas'],
      ['2', 'Bia Inventada', 'Bahia'],
    ]
    const medals = [
      ['Delegação', 'Ouro', 'Prata', 'Bronze'],
      ['Alagoas', '1', '0', '0'],
    ]
    const people = [
      ['Nome', 'Delegação', 'Nascimento'],
      ['Ana Inventada', 'Alagoas', '01/02/2010'],
    ]
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Judô', rows: [['Judô -57 kg feminino'], ...results, [], ...medals] },
        { name: 'Inscritos', rows: people },
      ],
    })
    const plan = await open(workbook, 'judo.xlsx')
    expect([plan.kind, plan.notRead]).toEqual([
      'results',
      [
        { sheet: 0, row: 6, words: 'Delegação, Ouro, Prata, Bronze', rows: 1, why: 'other-kind', kind: 'medal-table' },
        { sheet: 1, row: 1, words: 'Nome, Delegação, Nascimento', rows: 1, why: 'other-kind', kind: 'participants' },
      ],
    ])
    const other = await choose(plan.id, { sheet: 0, kind: 'medal-table' })
    expect([other.kind, other.notRead.map(({ row, kind }) => [row, kind])]).toEqual(['medal-table', [[2, 'results']]])
  },
)

test(
  'a workbook, its sheets and its template: what is downloaded goes in again without a change (R12.5)',
  NIGHTLY,
  async () => {
    await take(PROGRAMME)
    await take(RESULTS)
    const template = await download('/api/office/sheet-templates?kind=results')
    const plan = await open(new Uint8Array(await template.arrayBuffer()), 'results.xlsx')
    expect(plan).toMatchObject({ fault: null, kind: 'results', applicable: false, counts: { problems: 0, doubts: 0 } })
    const workbook = await writeXlsx({
      sheets: [
        { name: 'Capa', rows: [['Jogos']] },
        { name: 'Judô', rows: RESULTS.split('\n').map((line) => line.split(';')) },
      ],
    })
    expect(await open(workbook, 'a.xlsx')).toMatchObject({ sheet: 1, counts: { same: 2 } })
  },
)

test('words and their codes are listed as a table (R12.5)', async () => {
  await take(PROGRAMME)
  const csv = await (await download('/api/office/sheet-codes')).text()
  expect(csv).toContain(`event;JUD W individual 57kg;${FINAL.slice(0, 22)}`)
})

test('a file that is none says why, and nobody else sees a sheet (R4.7)', async () => {
  expect(await open('{\\rtf1 a}')).toMatchObject({ fault: 'other-document', applicable: false })
  expect((await visitor().call('GET', '/api/office/sheets')).status).toBe(401)
})

/** A programme of so many contests, each with its number. */
const long = (contests: number) =>
  `Data;Hora;Modalidade;Prova;Fase;Jogo\n${Array.from({ length: contests }, (_, at) => `14/09/2027;08h00;Judô;Até 57 kg feminino;Repescagem;${at + 1}`).join('\n')}`

test(
  'how far a sheet is can be asked while it is read, and stopping it takes nothing in (R12.5)',
  NIGHTLY,
  async () => {
    const id = randomUUID()
    const content = Buffer.from(long(30_000)).toString('base64')
    const opened = ivone.call('POST', '/api/office/sheets', { id, name: 'a.csv', content })
    await expect
      .poll(async () => (await ivone.call('GET', `/api/office/sheets/${id}/progress`)).body)
      .toMatchObject({ progress: { stage: expect.stringMatching(/^(?:reading|rows|comparing)$/) } })
    await ivone.call('POST', `/api/office/sheets/${id}/stop`)
    expect(await opened).toMatchObject({ status: 409, body: { id: 'not-open' } })
    expect((await ivone.call('GET', `/api/office/sheets/${id}/progress`)).body).toEqual({ progress: null })
    expect(await facts()).toEqual([])
    // it waits where it was, and may be looked at again
    expect((await choose(id, {})).counts).toMatchObject({ rows: 30_000, new: 30_000 })
  },
)
test(
  'a look that is stopped stays so when the sheet is looked at again, which is answered (R12.5)',
  NIGHTLY,
  async () => {
    const id = randomUUID()
    const content = Buffer.from(long(30_000)).toString('base64')
    const first = ivone.call('POST', '/api/office/sheets', { id, name: 'a.csv', content })
    await expect
      .poll(async () => (await ivone.call('GET', `/api/office/sheets/${id}/progress`)).body['progress'])
      .not.toBeNull()
    await ivone.call('POST', `/api/office/sheets/${id}/stop`)
    const second = choose(id, {})
    expect((await first).status).toBe(409)
    expect((await second).counts).toMatchObject({ new: 30_000 })
  },
)
test('whoever comes second is told to wait, and both are answered (R12.5)', NIGHTLY, async () => {
  const handedIn = (text: string, id = randomUUID()) => {
    const content = Buffer.from(text).toString('base64')
    return {
      answered: ivone.call('POST', '/api/office/sheets', { id, name: 'a.csv', content }),
      stage: async () =>
        ((await ivone.call('GET', `/api/office/sheets/${id}/progress`)).body['progress'] as { stage: string } | null)
          ?.stage,
    }
  }
  const first = handedIn(long(20_000))
  await expect.poll(first.stage).toBeDefined()
  const second = handedIn(PROGRAMME)
  await expect.poll(second.stage).toBe('waiting')
  const both = [first.answered, second.answered]
  expect((await Promise.all(both)).map(({ body }) => SheetPlan.parse(body).counts.rows)).toEqual([20_000, 3])
})
test('of two who take in at once what both have looked at, the second looks again (R12.5)', NIGHTLY, async () => {
  const [one, other] = [await open(PROGRAMME, 'um.csv'), await open(PROGRAMME.replace('10h00', '11h00'), 'dois.csv')]
  const answers = await Promise.all([apply(one), apply(other)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await unit(FINAL)).unit.start).toMatch(answers[0]?.status === 200 ? /T10:00/ : /T11:00/)
})

test(
  'a server that ends in the middle of taking in leaves nothing by half, and the sheet goes in again (R12.5)',
  NIGHTLY,
  async () => {
    const plan = await open(long(300))
    const before = await facts()
    const dying = apply(plan)
    // what a server that is killed leaves: its connections end, whatever it was writing
    const end = () =>
      db.pool.query(
        `select pg_terminate_backend(lock.pid) from pg_locks lock join pg_stat_activity other on other.pid = lock.pid
       where lock.locktype = 'advisory' and lock.objid = $1 and lock.granted and other.backend_xid is not null
         and other.datname = current_database()`,
        [APPLY_LOCK],
      )
    await expect.poll(async () => (await end()).rowCount, { interval: 5, timeout: 60_000 }).toBe(1)
    expect((await dying).status).toBeGreaterThanOrEqual(500)
    expect(await facts()).toEqual(before)
    expect((await db.pool.query('select from inbox union all select from table_import')).rowCount).toBe(0)
    const again = await choose(plan.id, {})
    expect(again).toMatchObject({ counts: { new: 300 }, seen: plan.seen })
    expect((await apply(again)).status).toBe(200)
    expect(await open(long(300))).toMatchObject({ counts: { same: 300, new: 0 } })
  },
)

test(
  'entries of LENEX, packed or not, come in as people and teams of ours, with the club asked once; the same file again changes nothing (R12.2, R12.5)',
  NIGHTLY,
  async () => {
    const lef = `<?xml version="1.0"?><LENEX version="3.0"><MEETS><MEET name="Meet"><SESSIONS><SESSION number="1" date="2027-09-14"><EVENTS>
    <EVENT eventid="1" number="1" gender="F"><SWIMSTYLE distance="50" relaycount="1" stroke="FREE"/></EVENT>
    <EVENT eventid="2" number="2" gender="F"><SWIMSTYLE distance="50" relaycount="2" stroke="FREE"/></EVENT></EVENTS></SESSION></SESSIONS>
    <CLUBS><CLUB code="X" name="Escola Inventada"><ATHLETES>${['Ana', 'Bia']
      .map(
        (name, at) =>
          `<ATHLETE athleteid="${at}" license="${at}" lastname="Inventada" firstname="${name}" gender="F" birthdate="2010-05-0${at + 1}"><ENTRIES><ENTRY eventid="1" entrytime="00:00:31.20"/></ENTRIES></ATHLETE>`,
      )
      .join('')}</ATHLETES><RELAYS><RELAY number="1" gender="F"><ENTRIES><ENTRY eventid="2"><RELAYPOSITIONS>
    <RELAYPOSITION number="1" athleteid="0"/><RELAYPOSITION number="2" athleteid="1"/></RELAYPOSITIONS></ENTRY></ENTRIES></RELAY></RELAYS></CLUB></CLUBS></MEET></MEETS></LENEX>`
    const lxf = zipSync({ 'meet.lef': strToU8(lef) })
    const plan = await open(lxf, 'meet.lxf')
    expect(plan).toMatchObject({ kind: 'participants', counts: { rows: 2, doubts: 2 } })
    expect(plan.sheets.map(({ name }) => name)).toEqual(['ENTRIES', 'RELAYS'])
    const [question] = plan.questions
    expect(plan.questions).toMatchObject([{ what: 'organisation', written: 'Escola Inventada', count: 2 }])
    const answered = await choose(plan.id, { answers: { [question?.key ?? '']: 'AL' } })
    expect(answered).toMatchObject({ counts: { new: 2, doubts: 0 } })
    expect((await apply(answered)).status).toBe(200)
    const { rows } = await db.pool.query(
      `select fact ->> 'printName' as name, fact ->> 'organisation' as organisation, fact #>> '{disciplines,0,registeredEvents,0,event}' as event from fact_participant order by 1`,
    )
    expect(rows).toEqual([
      { name: 'Ana Inventada', organisation: 'AL', event: padRsc('SWMW50MFR') },
      { name: 'Bia Inventada', organisation: 'AL', event: padRsc('SWMW50MFR') },
    ])
    // the club is known by now, as are its swimmers
    const again = await open(lef, 'meet.lef')
    expect(again).toMatchObject({ counts: { same: 2, new: 0, changes: 0 }, questions: [] })
    const relays = await choose(again.id, { sheet: 1 })
    expect(relays).toMatchObject({ kind: 'teams', counts: { new: 1, doubts: 0 } })
    expect((await apply(relays)).status).toBe(200)
    const team = await db.pool.query<{ athletes: string[] }>(`select fact -> 'athletes' as athletes from fact_team`)
    expect(team.rows[0]?.athletes).toHaveLength(2)
  },
)
