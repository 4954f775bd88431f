import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

const FOLDER = join(import.meta.dirname, '../../../../../fixtures/sheets/everyday')

const { db, open, choose, apply } = emptyOffice()
beforeEach(() =>
  db.pool.query(
    `insert into setting (key, value) values ('games_days', '{"first": "2024-05-01", "last": "2024-11-30"}') on conflict (key) do nothing`,
  ),
)

/** Units by number (if the sheet has one), day and hour in UTC, and the scores of those that are over. */
async function units(): Promise<string[]> {
  const { rows } = await db.pool.query<{ line: string }>(
    `select concat_ws(' ', case when u.code ~ '----[0-9]{6}' then rtrim(substr(u.code, 27), '-') end,
       to_char(u.start_at at time zone 'UTC', 'MM-DD HH24'), u.schedule_status,
       (select string_agg(r.fact ->> 'result', '–' order by (r.fact ->> 'sortOrder')::int) from fact_result r where r.code = u.code)) as line
     from unit u order by u.start_at, u.code`,
  )
  return rows.map(({ line }) => line)
}

test('the results of a second sheet complete its programme, and no sheet is left out without a line (R12.5)', async () => {
  const name = '28-basketball.ods'
  const first = await open(await readFile(join(FOLDER, name)), name)
  expect([first.kind, first.notRead.map(({ sheet }) => first.sheets[sheet]?.name)]).toEqual(['results', ['Rosters']])
  const plan = await choose(first.id, {
    answers: Object.fromEntries(first.questions.map(({ key, suggestions }) => [key, suggestions[0]?.code ?? 'new'])),
  })
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  expect([...new Set(plan.lines.filter(({ state }) => state === 'new').map(({ sheet }) => sheet))]).toEqual([
    'Fixtures',
    'Results',
  ])
  await apply(plan)
  expect(await units()).toEqual([
    '000100 11-11 20 SCHEDULED 59–56',
    '000200 11-11 21 SCHEDULED 47–73',
    '000300 11-12 20 SCHEDULED 76–49',
    '000400 11-12 21 SCHEDULED 74–71',
    '000500 11-13 20 SCHEDULED 58–69',
    '000600 11-13 21 SCHEDULED 68–48',
    '000700 11-15 19 SCHEDULED 54–57',
    '000800 11-15 21 SCHEDULED 61–66',
  ])
})

test.each([
  ['Hora;Jogo;Local;Resultado', 'adiado'],
  ['Hora;Partido;Cancha;Marcador', 'aplazado'],
  ['Time;Match;Venue;Score', 'postponed'],
])('results beside the programme %s are both imported (R12.5)', async (header, postponed) => {
  const text = `Futsal – masculino – 12/10/2024;;;\n${header};\n09:00;Alagoas x Paraná;Ginásio A;3 x 1\n10:00;Bahia x Ceará;Ginásio A;\n11:00;Pará x Acre;Ginásio A;${postponed}\n`
  const plan = await open(text)
  expect([plan.kind, plan.questions, plan.counts]).toMatchObject(['results', [], { new: 3, problems: 0 }])
  await apply(plan)
  expect(await units()).toEqual(['10-12 12 SCHEDULED 3–1', '10-12 13 SCHEDULED', '10-12 14 POSTPONED'])
  const again = await open(text.replace('Ginásio A;\n', 'Ginásio A;2 x 2\n'))
  expect([again.kind, again.counts]).toMatchObject(['results', { new: 1, same: 2, problems: 0 }])
})
