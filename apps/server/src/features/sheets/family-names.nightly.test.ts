import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyOffice } from '../../testing/organiser.ts'

const FILE = join(import.meta.dirname, '../../../../../fixtures/sheets/everyday/20-lucha.fods')

const { db, open, choose, apply } = emptyOffice()

/** Bouts with the names and outcomes of both sides. */
async function bouts(): Promise<string[]> {
  const { rows } = await db.pool.query<{ line: string }>(
    `select string_agg(concat_ws(' ', c.name, r.fact ->> 'result', r.fact ->> 'wlt'), ' × ' order by (r.fact ->> 'sortOrder')::int) as line
     from fact_result r left join competitor c on c.code = r.competitor
     where r.document_type = 'DT_RESULT' group by r.code order by r.code`,
  )
  return rows.map(({ line }) => line)
}

test('a family name in a bout is the person who is entered in its class (R12.5)', async () => {
  const file = await readFile(FILE)
  const weighIn = await open(file, '20-lucha.fods')
  expect(weighIn.notRead.map(({ sheet }) => sheet)).toEqual([1, 2, 3, 4])
  const entries = await choose(weighIn.id, {
    answers: Object.fromEntries(weighIn.questions.map(({ key }) => [key, 'new'])),
  })
  await apply(entries, true)
  const { id } = await open(file, '20-lucha.fods')
  const plan = await choose(id, { sheet: 1 })
  expect([plan.questions, plan.counts.problems]).toEqual([[], 0])
  await apply(plan)
  expect(await bouts()).toEqual([
    'Kevin Tamayo Rubio 6 W × Yerko Maldini 2 L',
    'Yerko Maldini 4 W × Rodrigo Sepúlveda 3 L',
    'Kevin Tamayo Rubio W × Luis Ángel Paredes L',
    'Rodrigo Sepúlveda 5 W × Luis Ángel Paredes 3 L',
    'Yerko Maldini 10 W × Luis Ángel Paredes 0 L',
    'Kevin Tamayo Rubio W × Rodrigo Sepúlveda L',
  ])
})
