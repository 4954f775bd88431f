import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SheetPlan, VenueFileDetail, VenueFileTaken } from '@games/contract'
import { heatsOfEvt, readEvt } from '@games/odf/venue-files/index'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** The files of a school invitational by Hy-Tek, in the folder of docs/samples.md. They name minors and are not in the repository. */
const FOLDER = join(process.env['PUBLIC_SAMPLES'] ?? '', 'MECU/tractrak/spec/fixtures/files/mustang')

describe.skipIf(!existsSync(join(FOLDER, 'lynx.evt')))('a FinishLynx folder of another program', () => {
  let db: TestDatabase
  let site: AccountsApp
  let operator: Visitor
  beforeAll(async () => {
    db = await testDatabase()
    site = accountsApp(db.pool)
    operator = await site.signedUp('ivone')
    await db.pool.query(`update account set role = 'operator'`)
    await db.pool.query(
      `insert into setting (key, value) values ('games_days', '{"first": "2026-11-20", "last": "2026-12-05"}')`,
    )
  })
  afterAll(async () => {
    await site.close()
    await db.close()
  })

  /** Imports a sheet of rows; its delegations are new. */
  async function importSheet(rows: readonly (readonly (string | null)[])[]): Promise<void> {
    const text = rows.map((cells) => cells.map((cell) => (cell ?? '').replace(/[;"]/g, ' ')).join(';')).join('\n')
    const content = Buffer.from(text).toString('base64')
    const opened = await operator.call('POST', '/api/office/sheets', { id: randomUUID(), name: 'meet.csv', content })
    const { id } = SheetPlan.parse(opened.body)
    const answers = { 'organisation|*': 'new' }
    const { seen } = SheetPlan.parse((await operator.call('POST', `/api/office/sheets/${id}/plan`, { answers })).body)
    expect((await operator.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: true })).status).toBe(
      200,
    )
  }
  const countOf = async (query: string) => (await db.pool.query<{ n: number }>(query)).rows[0]?.n
  const published = () =>
    countOf(`select count(*)::int as n from fact_result where coalesce(fact ->> 'result', fact ->> 'irm') is not null`)

  test('146 heats with the titles of the programme are accepted with 25 presses, and none is published before (R12.2)', async () => {
    const evt = readFileSync(join(FOLDER, 'lynx.evt'))
    const read = readEvt(evt)
    if (!read.ok) throw new Error(read.error.kind)
    const { heats } = heatsOfEvt(read.value)
    const unitOf = (name: string | null, heat: string) => ['Atletismo', name, `Eliminatória ${heat}`]
    await importSheet([
      ['Modalidade', 'Prova', 'Fase', 'Data', 'Hora', 'Local'],
      ...heats.map(({ name, heat }) => [...unitOf(name, heat), '01/12/2026', '10:00', 'Estádio']),
    ])
    await importSheet([
      ['Modalidade', 'Prova', 'Fase', 'Raia', 'Dorsal', 'Atleta', 'Delegação'],
      ...heats.flatMap(({ name, heat, rows }) =>
        rows.flatMap((row) =>
          row.bib === null ? [] : [[...unitOf(name, heat), row.lane, row.bib, row.name, row.affiliation]],
        ),
      ),
    ])
    for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.lif')))
      await site.venueFiles.takeFromFolder(file, readFileSync(join(FOLDER, file)))
    await site.venueFiles.tryWaiting()
    expect(await published()).toBe(0)

    const added = { name: 'lynx.evt', content: evt.toString('base64') }
    const { file } = VenueFileTaken.parse((await operator.call('POST', '/api/office/venue-files', added)).body)
    const path = `/api/office/venue-files/${file.id}`
    const detail = VenueFileDetail.parse((await operator.call('GET', path)).body)
    expect(detail.heats.filter(({ why }) => why === 'proposed')).toHaveLength(146)
    expect(detail.races).toHaveLength(25)
    for (const race of detail.races)
      await operator.call('PUT', `${path}/assignments`, { heats: race.heats, rows: [], marks: [] })
    await site.venueFiles.tryWaiting()
    // the 27 heats of relays have no start list, and wait for their teams
    expect(await countOf(`select count(*)::int as n from venue_file where state = 'imported'`)).toBe(119)
    expect(await published()).toBeGreaterThan(1_118)
  })
})
