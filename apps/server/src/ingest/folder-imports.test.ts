import { writeOdf } from '@games/odf'
import { detectSource } from '@games/odf/adapters/detect'
import { aResult, aUnit, bare, results, schedule, scheduleUpdate } from '@games/testing'
import { NIGHTLY, randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHandlers } from '../features/handlers.ts'
import { createTableImports } from '../features/imports/index.ts'
import { applyAll, emptyDatabase, POLICY, receive } from '../testing/feed.ts'
import { codeOf, type PackUnit, PEOPLE, type SmallPack, writeSmallPack } from '../testing/small-pack.ts'
import { folderImports, importFiles, importRecords, undoFolder } from './folder-imports.ts'
import { projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2024-08-02T12:00:00Z') })
})
beforeEach(() => emptyDatabase(db.pool))
afterAll(() => db.close())

const log = (line: string, error?: unknown) => {
  throw new Error(line, { cause: error })
}
const options = () => ({ pool: db.pool, policy: POLICY, log })
const readPack = (pack: SmallPack) => {
  const written = writeSmallPack(pack)
  try {
    const source = detectSource(written.folder)
    if (!source.ok) throw new Error(source.error.reason)
    return source.value.read(written.folder).messages
  } finally {
    written.remove()
  }
}
const importPack = (pack: SmallPack) => importRecords({ folder: 'a folder', messages: readPack(pack) }, options())
async function importNew(pack: SmallPack): Promise<number> {
  const { importId } = await importPack(pack)
  if (importId === null) throw new Error('nothing was imported')
  return importId
}
const undo = (id: number) => undoFolder(id, options())

/** Everything that pages are made of, but how often it was repeated before. */
async function shown() {
  const { rows } = await db.pool.query(`select value from setting where key = 'competition_code'`)
  return { ...(await projectionDigests(db.pool, { withMessageIds: false, withVersions: false })), competition: rows }
}
const count = async (sql: string) =>
  (await db.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]?.n

const unit = (list: readonly string[] | null, given: Partial<PackUnit> = {}): PackUnit => ({
  start: '18:00',
  status: 'FINISHED',
  list,
  ...given,
})
const EARLIER: SmallPack = {
  units: {
    semi: unit(['101', '102'], { start: '10:00' }),
    final: unit(['103', '104', '101', '102']),
    men: unit(['104', '103'], { status: 'SCHEDULED', start: '17:00' }),
  },
  medals: { women: ['103', '104', '101'], men: ['104', '103'] },
}
const LATER: SmallPack = {
  units: {
    semi: unit(['101', '102'], { start: '10:00' }),
    final: unit(['103', '104', '102', '101']),
    men: unit(['104', '103']),
  },
  medals: { women: ['103', '104', '102'], men: ['104', '103'] },
}
/** Without what the others have of the men. */
const WITHOUT_MEN: SmallPack = { units: { final: LATER.units.final ?? unit(null) }, medals: { women: ['103'] } }

async function alone(pack: SmallPack) {
  await emptyDatabase(db.pool)
  await importPack(pack)
  const state = await shown()
  await emptyDatabase(db.pool)
  return state
}

test('a later folder stands as if it had been imported alone (R12.7)', async () => {
  const wanted = await alone(LATER)
  await importPack(EARLIER)
  await importPack(LATER)
  expect(await shown()).toEqual(wanted)
})

test('the address of a unit stays valid when the code of its event comes with a later folder (R12.7)', async () => {
  const programme = (event: string, start: string) =>
    schedule({ documentCode: 'BKG', source: 'SMALL' }, [
      aUnit({
        code: `${event.padEnd(22, '-')}GPA-000100--`,
        name: { por: 'Grupo A' },
        start: `2027-09-14T${start}:00-03:00`,
      }),
    ])
  const page = async (event: string) =>
    (await handlers.getUnit({ params: { code: `${event.padEnd(22, '-')}GPA-000100--` } })).view.unit.code
  const importOf = (event: string, start: string) =>
    importRecords({ folder: event, messages: [programme(event, start)] }, options())
  await importOf('BKGWBGIRLS', '10:00')
  await importOf('BKGWINDIVID', '10:00')
  expect(await page('BKGWBGIRLS')).toBe('BKGWINDIVID-----------GPA-000100--')
  await importOf('BKGWSOLO', '10:00')
  expect(await page('BKGWBGIRLS')).toBe('BKGWSOLO--------------GPA-000100--')
  expect(await page('BKGWINDIVID')).toBe('BKGWSOLO--------------GPA-000100--')
  await expect(page('BKGMSOLO')).rejects.toThrow('no unit')

  // the former addresses lead to the present ones, and who follows the former code follows the unit
  const [former, present] = ['BKGWBGIRLS------------GPA-000100', 'BKGWSOLO--------------GPA-000100']
  const moved = async (code: string) => (await handlers.getUnit({ params: { code } })).movedTo
  expect([await moved(former), await moved(present)]).toEqual([{ code: present }, undefined])
  const event = await handlers.getEvent({ params: { event: 'BKGWBGIRLS' } })
  expect([event.movedTo, event.view.event.code]).toEqual([{ event: 'BKGWSOLO' }, 'BKGWSOLO'])
  await expect(handlers.getEvent({ params: { event: 'BKGMSOLO' } })).rejects.toThrow('no event')
  const key = `unit.${former}`
  const { view } = await handlers.getAgenda({ params: { day: '2027-09-14' }, query: { follows: key } })
  expect(view.units.map(({ unit, of }) => [unit.code, of])).toEqual([[`${present}--`, [key]]])
  expect(view.followed).toMatchObject([{ key, unit: { code: `${present}--` } }])
})

test('the history has what the later folder corrected, and nothing that it did not (R12.7, R5.9)', async () => {
  await importPack(EARLIER)
  await importPack(LATER)
  const history = async (code: string) =>
    (await handlers.getUnit({ params: { code } })).view.history.map(({ documentType, version, changes }) => [
      documentType,
      version,
      ...changes.map(({ competitor, what, from, to }) => `${competitor.organisation?.code} ${what} ${from} ${to}`),
    ])
  expect(await history(codeOf('final'))).toEqual([
    ['DT_MEDALLISTS', 2, 'ROU medal null bronze', 'USA medal bronze null'],
    ['DT_RESULT', 2, 'ROU rank 4 3', 'USA rank 3 4'],
  ])
  expect([await history(codeOf('semi')), await history(codeOf('men'))]).toEqual([[], []])
  const { rows } = await db.pool.query('select code from unit where correction is not null')
  expect(rows).toEqual([{ code: codeOf('final') }])
})

test('the same folder again stores nothing, announces nothing and is no import (R12.7)', async () => {
  await importPack(EARLIER)
  await importPack(LATER)
  const before = [await shown(), await count('inbox'), await count('event_log')]
  expect(await importPack(LATER)).toEqual({ importId: null, stored: [], withdrawn: 0 })
  expect([await shown(), await count('inbox'), await count('event_log')]).toEqual(before)
  expect(await folderImports(db.pool)).toHaveLength(2)
})

test('what a later folder no longer has is gone: a unit, a list, the medals of an event (R12.7)', async () => {
  const wanted = await alone(WITHOUT_MEN)
  await importPack(EARLIER)
  expect((await importPack(WITHOUT_MEN)).withdrawn).toBeGreaterThan(0)
  expect(await shown()).toEqual(wanted)
  expect(await count(`unit where code <> '${codeOf('final')}'`)).toBe(0)
})

test('medals of an event whose units have no result list stay (R12.7)', NIGHTLY, async () => {
  const unlisted: SmallPack = { ...LATER, units: { ...LATER.units, men: unit(null, { status: 'FINISHED' }) } }
  await importPack(unlisted)
  const { rows } = await db.pool.query(`select medal, competitor from fact_medal where event like 'JUDM%' order by 1`)
  expect(rows).toEqual([
    { medal: 'gold', competitor: '104' },
    { medal: 'silver', competitor: '103' },
  ])
  // and they are one event's with the list, once it is there
  const wanted = await alone(LATER)
  await importPack(unlisted)
  await importPack(LATER)
  expect(await shown()).toEqual(wanted)
})

test('a folder imported by mistake is undone: what it replaced and what it lacked are back (R12.7)', async () => {
  const later = await alone(LATER)
  await importPack(LATER)
  const mistakes = [await importNew(EARLIER), await importNew(WITHOUT_MEN)]
  for (const id of mistakes) expect(await undo(id)).toMatchObject({ ok: true })
  expect(await shown()).toEqual(later)
  expect(await undo(mistakes[0] ?? 0)).toEqual({ ok: false, error: { kind: 'already-undone' } })
  expect(await undo(99_999)).toEqual({ ok: false, error: { kind: 'no-such-import' } })
})

test(
  'what is imported later is newer than what the feed and tables had sent, and what they send later is newer than it (R12.7)',
  NIGHTLY,
  async () => {
    const storedContent = async () => {
      const { rows: units } = await db.pool.query('select code, schedule_status, start_at from unit order by code')
      const { rows: lists } = await db.pool.query('select code, competitor from fact_result order by code, position')
      return { units, lists }
    }
    await importPack(LATER)
    const wanted = await storedContent()
    await emptyDatabase(db.pool)
    const now = () => Date.parse('2025-01-01T00:00:00Z')
    const imports = createTableImports({ pool: db.pool, policy: POLICY, utcOffset: () => 120, now, log })
    const table = async (kind: 'results' | 'schedule', text: string) => {
      const bytes = new TextEncoder().encode(text)
      const done = await imports.apply({ kind, bytes, fileName: null, competitionCode: 'OG2024' })
      expect(done).toMatchObject({ ok: true, value: { applicable: true } })
    }
    const header = (version: number) => ({
      competitionCode: 'OG2024',
      documentCode: codeOf('final'),
      version,
      date: `2025-02-${version}`,
      time: '120000000',
    })
    const fromFeed = (version: number) =>
      results(header(version), [aResult({ sortOrder: 1, competitor: '104', rank: '1' })])
    const speakOtherwise = async (version: number) => {
      await receive(
        db.pool,
        fromFeed(version),
        scheduleUpdate({ ...header(version), documentCode: 'JUD' }, [
          aUnit({ code: codeOf('men'), scheduleStatus: 'CANCELLED' }),
        ]),
      )
      await table('results', `unit;competitor;rank\n${codeOf('semi')};104;1\n`)
      await table('schedule', `unit;name;date;start_time\n${codeOf('semi')};Semi;16/09/2024;10:00\n`)
      const { units, lists } = await storedContent()
      expect(lists.filter(({ code }) => code !== codeOf('men'))).toEqual(
        [codeOf('final'), codeOf('semi')].map((code) => ({ code, competitor: '104' })),
      )
      expect(units).toContainEqual(expect.objectContaining({ code: codeOf('men'), schedule_status: 'CANCELLED' }))
      expect(units).toContainEqual(
        expect.objectContaining({ code: codeOf('semi'), start_at: new Date('2024-09-16T08:00:00Z') }),
      )
    }
    for (const version of [10, 20]) {
      await speakOtherwise(version)
      await importPack(LATER)
      expect(await storedContent()).toEqual(wanted)
    }
    await receive(db.pool, fromFeed(28))
    expect((await storedContent()).lists).toContainEqual({ code: codeOf('final'), competitor: '104' })
  },
)

test(
  'an undo that puts in force what makes the code fail rejects only that, and leaves what a rebuild makes (R12.1, R12.7)',
  NIGHTLY,
  async () => {
    const list = (unit: 'final' | 'semi', version: number, competitor: string) =>
      results({ documentCode: codeOf(unit), version, time: `12000000${version}` }, [
        aResult({ sortOrder: 1, competitor }),
      ])
    const at = (version: number) => ({ documentCode: 'JUD', version, time: `12000000${version}` })
    await receive(
      db.pool,
      list('final', 1, '1'),
      list('final', 2, '666'),
      list('semi', 1, '2'),
      schedule(at(1), [aUnit({ code: codeOf('final') })]),
      scheduleUpdate(at(2), [aUnit({ code: codeOf('semi') })]),
      scheduleUpdate(at(3), [aUnit({ code: codeOf('men') })]),
    )
    const files = [list('final', 3, '3'), list('semi', 2, '3'), schedule(at(4), [])]
    const { importId } = await importFiles('files', files.map(writeOdf), db.pool)
    await applyAll(db.pool)
    await db.pool.query(`alter table fact_result add constraint no_beast check (competitor <> '666')`)
    await db.pool.query(`alter table fact_unit add constraint no_men check (code <> '${codeOf('men')}')`)
    try {
      const logged: string[] = []
      const undone = await undoFolder(importId, { ...options(), log: (line) => logged.push(line) })
      expect(undone).toMatchObject({ ok: true })
      expect(logged).toHaveLength(2)
      const { rows } = await db.pool.query('select verdict, reason from inbox order by id')
      expect(rows).toMatchObject([
        { verdict: 'applied' },
        { verdict: 'rejected', reason: expect.stringMatching(/^internal: .*no_beast/) },
        { verdict: 'applied' },
        { verdict: 'applied' },
        { verdict: 'applied' },
        { verdict: 'rejected', reason: expect.stringMatching(/^internal: .*no_men/) },
        ...files.map(() => ({ verdict: 'withdrawn' })),
      ])
      const after = await projectionDigests(db.pool)
      await rebuild(db.pool, POLICY)
      expect(await projectionDigests(db.pool)).toEqual(after)
    } finally {
      await db.pool.query(
        'alter table fact_result drop constraint no_beast; alter table fact_unit drop constraint no_men',
      )
    }
  },
)

test('a folder of ODF files is undone whole: what they repeated, replaced and invalidated counts again (R12.7)', async () => {
  const header = { documentCode: codeOf('final'), time: '120000000' }
  const list = (version: number, competitor: string) =>
    results({ ...header, version }, [aResult({ sortOrder: 1, competitor, rank: '1' })])
  await receive(db.pool, list(1, '1'), list(2, '2'))
  const before = await shown()
  const { importId } = await importFiles('files', [bare(list(2, '2')), list(3, '3')].map(writeOdf), db.pool)
  await applyAll(db.pool)
  await receive(db.pool, list(4, '4'), bare(list(4, '4')), list(3, '3'))
  await undo(importId)
  await applyAll(db.pool)
  const { rows } = await db.pool.query('select competitor from fact_result')
  expect(rows).toEqual([{ competitor: '3' }])
  const after = await shown()
  await rebuild(db.pool, POLICY)
  expect(await shown()).toEqual(after)
  const again = await importFiles('files', [list(5, '5')].map(writeOdf), db.pool)
  await applyAll(db.pool)
  await undo(again.importId)
  expect(await shown()).toEqual(after)
  expect(after).not.toEqual(before)
})

const code = fc.constantFrom(...PEOPLE.map((person) => person.code))
const list = fc.uniqueArray(code, { minLength: 1, maxLength: 4 })
const someUnit = fc.record({
  start: fc.constantFrom('10:00', '11:30', '18:00'),
  status: fc.constantFrom('SCHEDULED' as const, 'FINISHED' as const, 'CANCELLED' as const),
  list: fc.option(list, { freq: 3 }),
})
const won = fc.uniqueArray(code, { minLength: 1, maxLength: 3 })
const somePack: fc.Arbitrary<SmallPack> = fc.record({
  units: fc.record({ semi: someUnit, final: someUnit, men: someUnit }, { requiredKeys: [] }),
  medals: fc.record({ women: won, men: won }, { requiredKeys: [] }),
})
/** A folder to import, or the place of an import among those made that is undone. */
const step = fc.oneof({ weight: 3, arbitrary: somePack }, fc.nat({ max: 3 }))

test('whatever folders are imported, again and undone, the last one that stands is shown as if it were alone (R12.7)', {
  ...NIGHTLY,
  timeout: 120_000,
}, async () => {
  let replaced = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await emptyDatabase(db.pool)
      const made: { id: number; pack: SmallPack; undone: boolean }[] = []
      for (const one of steps) {
        const target = typeof one === 'number' ? made[one % Math.max(1, made.length)] : undefined
        if (target && !target.undone) {
          await undo(target.id)
          target.undone = true
        } else if (typeof one === 'object') {
          const { importId } = await importPack(one)
          if (importId !== null) made.push({ id: importId, pack: one, undone: false })
        }
      }
      const [state, digests] = [await shown(), await projectionDigests(db.pool)]
      await rebuild(db.pool, POLICY)
      expect(await projectionDigests(db.pool)).toEqual(digests)
      const last = made.findLast(({ undone }) => !undone)
      if (made.length > 1 && last) replaced += 1
      await emptyDatabase(db.pool)
      if (last) await importPack(last.pack)
      expect(state).toEqual(await shown())
    }),
    { numRuns: randomCases(25) },
  )
  expect(replaced).toBeGreaterThan(0)
})
