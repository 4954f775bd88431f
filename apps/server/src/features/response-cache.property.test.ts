import { ApiFailure, contract, type ExportName, exportEndpoints, topics } from '@games/contract'
import type { OdfMessage } from '@games/odf'
import { aMessage } from '@games/testing'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../db/transaction.ts'
import { innerTopics } from '../facts/inner-topics.ts'
import { checkedInput, viewOf, withTodayNamed } from '../http/api/handlers.ts'
import { importRecords, undoFolder } from '../ingest/folder-imports.ts'
import { rebuild } from '../ingest/rebuild.ts'
import { emptyDatabase, POLICY, receive } from '../testing/feed.ts'
import { CALLS, EXPORTS, plainCalls, type RandomCall, randomCalls, undrawable } from '../testing/random-calls.ts'
import { A_WORLD, anyDelivery, anyMessage, lineOf, UNITS } from '../testing/random-messages.ts'
import { everyContent, storeSomeFiles } from '../testing/some-content.ts'
import { createContent, publishContent, withdrawContent } from './content/index.ts'
import { createExporters, type Exporters } from './exports/index.ts'
import { games } from './games/index.ts'
import { createHandlers } from './handlers.ts'
import { createTableImports } from './imports/index.ts'
import { createSearch } from './search/index.ts'
import { type SettingKey, writeSetting } from './settings/index.ts'
import { createVenueImports } from './venues/index.ts'

/**
 * A cached response is good until one of the topics it was made from is announced. So whenever an answer is another one after a change than before,
 * one of the topics it had named before must have been announced: whatever the call, whoever wrote.
 */

const HISTORIES = Number(process.env['HISTORIES'] ?? randomCases(30))
const NOW = Date.parse('2027-09-14T14:00:00-03:00')
const EVERYTHING = topics.everything()

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
  await storeSomeFiles(db.pool)
})
afterAll(() => db.close())

/** One thing that somebody does to the database. */
type Step =
  | { readonly kind: 'messages'; readonly messages: readonly OdfMessage[] }
  | { readonly kind: 'setting'; readonly key: SettingKey; readonly value: unknown }
  | { readonly kind: 'clock'; readonly at: string }
  | { readonly kind: 'venues'; readonly table: string }
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'folder'; readonly messages: readonly OdfMessage[] }
  | { readonly kind: 'content'; readonly at: number; readonly does: 'publish' | 'withdraw' }
  | { readonly kind: 'undo table' | 'undo folder' | 'rebuild' }

/** Of each kind one, whose id says which. */
const CONTENT = everyContent('conteúdo')
const contentId = (at: number) => `8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c${String(at).padStart(2, '0')}`

const settings = fc.constantFrom<{ key: SettingKey; value: unknown }[]>(
  { key: 'public_personal_fields', value: ['height'] },
  { key: 'public_personal_fields', value: undefined },
  { key: 'unlisted_organisations', value: ['AL'] },
  { key: 'games_name', value: { por: 'Jogos' } },
  { key: 'route_rules', value: [{ from: '/a', to: '/b' }] },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: anyDelivery.map((messages) => ({ kind: 'messages' as const, messages })) },
  settings.map((setting) => ({ kind: 'setting' as const, ...setting })),
  fc
    .constantFrom('2027-09-14T10:00:00-03:00', '2027-09-15T10:00:00-03:00')
    .map((at) => ({ kind: 'clock' as const, at })),
  fc
    .constantFrom('codigo;nome;latitude;longitude\nARN;Arena;-15,78;-47,92\n', 'codigo;nome\nGFA;Ginásio\n')
    .map((table) => ({ kind: 'venues' as const, table })),
  fc
    .constantFrom(...UNITS.slice(0, 2))
    .map((unit) => ({ kind: 'table' as const, table: `unit;date;start_time\n${unit};15/09/2027;14h02\n` })),
  fc
    .array(anyMessage, { minLength: 1, maxLength: 3 })
    .map((messages) => ({ kind: 'folder' as const, messages: messages.map(ofFolder) })),
  fc.record({
    kind: fc.constant('content' as const),
    at: fc.nat(CONTENT.length - 1),
    does: fc.constantFrom('publish' as const, 'withdraw' as const),
  }),
  fc.constantFrom('undo table' as const, 'undo folder' as const, 'rebuild' as const).map((kind) => ({ kind })),
)
const ofFolder = (message: OdfMessage): OdfMessage => ({ ...message, header: { ...message.header, source: 'RECORDS' } })

interface History {
  /** What is there before any request. */
  readonly world: readonly OdfMessage[]
  readonly calls: readonly RandomCall[]
  readonly steps: readonly Step[]
}
const history: fc.Arbitrary<History> = fc.record({
  world: fc.oneof(
    fc.constant([]),
    fc.array(anyMessage, { minLength: 10, maxLength: 20 }),
    fc.array(anyMessage, { maxLength: 5 }).map((later) => [...A_WORLD, ...later]),
  ),
  calls: randomCalls(),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
})

/** The server as far as answers and their topics go. */
async function server(pool: Pool) {
  const delivered = new Set<string>()
  const search = createSearch({
    pool,
    onRead: () => delivered.add(innerTopics.namesRead()),
    // what has changed is read when the test says so
    goodFor: Number.POSITIVE_INFINITY,
  })
  await search.refresh()
  const handlers = createHandlers({ pool, demo: false, now: () => NOW, search })
  let current = await games(pool, false, NOW)
  const makers = createExporters({ pool, handlers, games: () => current })
  const log = (line: string, error?: unknown) => {
    throw new Error(line, { cause: error })
  }
  const tables = createTableImports({ pool, policy: POLICY, utcOffset: () => -180, now: () => NOW, log })
  const venues = createVenueImports({ pool })
  const folderOptions = { pool, policy: POLICY, log }
  let lastTable: number | null = null
  let lastFolder: number | null = null

  const write = async (one: Step): Promise<void> => {
    if (one.kind === 'messages') return receive(pool, ...one.messages)
    if (one.kind === 'setting')
      return transaction(pool, async (tx) => void (await writeSetting(tx, one.key, one.value)))
    if (one.kind === 'clock') {
      await receive(pool, clockMessage(one.at))
      // as the service does when the clock was set
      delivered.add(EVERYTHING)
    }
    if (one.kind === 'content') await writeContent(pool, one.at, one.does)
    if (one.kind === 'venues') await venues.apply(Buffer.from(one.table))
    if (one.kind === 'rebuild') await rebuild(pool, POLICY)
    if (one.kind === 'table') {
      const handedIn = { bytes: Buffer.from(one.table), fileName: null, competitionCode: 'TEST2027' }
      const outcome = await tables.apply({ kind: 'schedule', ...handedIn })
      if (outcome.ok) lastTable = outcome.value.importId
    }
    if (one.kind === 'folder')
      lastFolder = (await importRecords({ folder: '', messages: one.messages }, folderOptions)).importId
    if (one.kind === 'undo table' && lastTable !== null) await tables.undo(lastTable)
    if (one.kind === 'undo folder' && lastFolder !== null) await undoFolder(lastFolder, folderOptions)
  }
  const answer = async ({ name, raw }: RandomCall): Promise<Answer> => {
    const input = checkedInput(
      isExport(name) ? exportEndpoints[name] : contract[name],
      withTodayNamed(raw, () => current),
    )
    const key = `${name} ${JSON.stringify(input)}`
    try {
      const made = isExport(name) ? await exportOf(makers, name, input) : await viewOf(handlers, name, input)
      const text = 'view' in made ? made.view : made.body
      return { name, key, found: true, text: JSON.stringify(text, withoutSeq), topics: new Set(made.topics) }
    } catch (error) {
      if (error instanceof ApiFailure) return { name, key, found: false, text: error.message, topics: new Set() }
      throw error
    }
  }
  return {
    answers: (calls: readonly RandomCall[]) => Promise.all(calls.map(answer)),
    /** Does it, and gives the topics that were announced. */
    async deliver(one: Step): Promise<ReadonlySet<string>> {
      delivered.clear()
      const { rows: head } = await pool.query<{ seq: string }>('select seq from event_counter')
      await write(one)
      const { rows } = await pool.query<{ topic: string }>('select topic from event_log where seq > $1', [head[0]?.seq])
      for (const { topic } of rows) delivered.add(topic)
      await search.refresh()
      current = await games(pool, false, NOW)
      return new Set(delivered)
    },
  }
}

async function writeContent(pool: Pool, at: number, does: 'publish' | 'withdraw'): Promise<void> {
  const [id, body] = [contentId(at), CONTENT[at]]
  if (!body) throw new Error(`no content ${at}`)
  const editing = { pool, caller: null, at: new Date(NOW), onCommitted: () => {} }
  const { version } = await createContent(editing, id, body)
  if (does === 'publish') await publishContent(editing, id, { version })
  else await withdrawContent(editing, id)
}

interface Answer {
  readonly name: RandomCall['name']
  readonly key: string
  readonly found: boolean
  readonly text: string
  readonly topics: ReadonlySet<string>
}

const isExport = (name: RandomCall['name']): name is ExportName => name in exportEndpoints
/** Each maker takes what its own export has just checked, which the type of a table cannot say. */
const exportOf = (makers: Exporters, name: ExportName, input: unknown) =>
  (makers[name] as (input: unknown, origin: string) => ReturnType<Exporters[ExportName]>)(input, 'https://example.org')
const withoutSeq = (key: string, value: unknown) => (key === 'seq' ? undefined : value)
const clockMessage = (now: string) =>
  aMessage({ documentType: 'DT_KA', documentCode: '' }, { kind: 'keep-alive', clock: { at: now, speed: 1 } })

/** What the answer shows that was not announced; null where it is fresh, or was never cached. */
function staleness(was: Answer, is: Answer, delivered: ReadonlySet<string>): string | null {
  const isCached = was.found && was.topics.size > 0
  if (!isCached || was.key !== is.key || was.text === is.text) return null
  if (delivered.has(EVERYTHING) || [...was.topics].some((topic) => delivered.has(topic))) return null
  let at = 0
  while (was.text[at] === is.text[at]) at++
  const around = (text: string) => `…${text.slice(Math.max(0, at - 80), at + 120)}…`
  return [
    `${was.key} is another answer, and none of its topics was announced`,
    `  named: ${[...was.topics].join(' ')}`,
    `  announced:  ${[...delivered].join(' ')}`,
    `  was:   ${around(was.text)}`,
    `  is:    ${around(is.text)}`,
  ].join('\n')
}

const describe = (one: Step): string =>
  one.kind === 'messages' || one.kind === 'folder'
    ? one.messages.map((message) => `${one.kind === 'folder' ? 'folder: ' : ''}${lineOf(message)}`).join('\n    ')
    : JSON.stringify(one)

test('every call and export draws its parameters from what the games are about', () => {
  expect([...CALLS, ...EXPORTS].flatMap(([name, shapes]) => undrawable(name, shapes))).toEqual([])
})

test('every call and export has an answer in the games that histories begin with', async () => {
  await emptyDatabase(db.pool)
  await receive(db.pool, ...A_WORLD)
  const { answers } = await server(db.pool)
  const silent: string[] = []
  for (const [name, shapes] of [...CALLS, ...EXPORTS]) {
    const answered = await answers(plainCalls(name, shapes))
    if (!answered.some(({ found }) => found)) silent.push(name)
  }
  expect(silent).toEqual([])
})

test(
  `a cached answer changes only when one of its topics is announced, in ${HISTORIES} histories (architecture, what must always hold)`,
  async () => {
    const property = fc.asyncProperty(history, async ({ world, calls, steps }) => {
      await emptyDatabase(db.pool)
      await receive(db.pool, ...world)
      const { answers, deliver } = await server(db.pool)
      let before = await answers(calls)
      for (const one of steps) {
        const delivered = await deliver(one)
        const after = await answers(calls)
        const stale = before.flatMap((was, at) => staleness(was, after[at] ?? was, delivered) ?? [])
        if (stale.length > 0) throw new Error(`${stale.join('\n')}\n  after:\n    ${describe(one)}`)
        before = after
      }
    })
    const run = await fc.check(property, { numRuns: HISTORIES })
    const [failed] = run.counterexample ?? []
    if (failed) {
      const cause = run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance)
      const before = [...failed.world.map(lineOf), ...failed.steps.map(describe)].join('\n    ')
      expect.fail(`${cause}\nin the history (seed ${run.seed}, path ${run.counterexamplePath}):\n    ${before}`)
    }
  },
  HISTORIES * 20_000,
)
