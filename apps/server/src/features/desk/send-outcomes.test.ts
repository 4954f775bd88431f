import { gamesTimeAt } from '@games/contract'
import { padRsc } from '@games/domain'
import { openUnit, ruleSetOf, scoringOf, type Tap } from '@games/domain/scoring/index'
import { readOdf, writeOdf } from '@games/odf'
import { deskMessages } from '@games/odf/desk/desk-messages'
import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { insertMessage } from '../../ingest/inbox.queries.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { breaking, faultyPool } from '../../testing/faulty-pool.ts'
import { applyAll, emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { GAMES } from '../../testing/test-app.ts'
import { deskEntries } from './opened.ts'
import { type SendOptions, startSender } from './send-outcomes.ts'
import { createReplayer } from './replayer.ts'
import { storeTaps } from './store-taps.ts'
import { tapRows } from './desk.queries.ts'
import type { Worker } from './workers.ts'

const BOUT = padRsc('JUDW57KG--------------FNL-000100')
const AT = '2027-07-16T10:00:00-03:00'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
const startListOf = (version: number, codes: readonly string[]) =>
  results(
    { documentCode: BOUT, resultStatus: 'START_LIST', version },
    codes.map((code, at) => aResult({ sortOrder: at + 1, competitor: aCompetitor({ code }) })),
  )
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'desk_unit', 'desk_device', 'desk_holder', 'desk_course')
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD' }, [aUnit({ code: BOUT, start: AT, end: AT })]),
    startListOf(1, ['A', 'B']),
  )
})

const WORKER: Worker = {
  by: 'a1',
  kind: 'operator',
  name: 'carla',
  accountId: null,
  venues: null,
  court: null,
  until: null,
}
const store = (device: string, taps: readonly Tap[]) =>
  transaction(db.pool, (tx) => storeTaps(tx, WORKER, BOUT, { device, after: 0, taps: [...taps] as never }, 0))
const options = (over: Partial<SendOptions> = {}): SendOptions => ({
  pool: db.pool,
  gamesTime: (instant) => gamesTimeAt(GAMES.clock, instant),
  utcOffset: () => GAMES.utcOffset,
  today: () => GAMES.today,
  now: () => Date.parse(AT) + 600_000,
  wake: () => {},
  policy: POLICY,
  log: (line, error) => {
    throw new Error(line, { cause: error })
  },
  onCommitted: () => {},
  onError: (error) => {
    throw error
  },
  sweepMs: null,
  ...over,
})
const settle = async (over: Partial<SendOptions> = {}): Promise<void> => {
  const sender = startSender(options(over))
  await sender.sweep()
  await sender.idle()
  await sender.close()
}
const tapOf = (device: string, seq: number, kind: string, over: Partial<Tap> = {}): Tap => ({
  id: `${device}-${seq}`,
  unit: BOUT,
  device,
  seq,
  deviceTime: Date.parse(AT) + seq * 1_000,
  kind,
  ...over,
})
const sentResults = async () => {
  const { rows } = await db.pool.query<{ body: Buffer }>(`select body from inbox where channel = 'desk' order by id`)
  return rows.flatMap(({ body }) => {
    const read = readOdf(body)
    return read.ok && read.value.header.documentType === 'DT_RESULT' ? [read.value] : []
  })
}

/** What the public has, beside what a phone reckons from the taps that it is answered. */
async function bothOutcomes() {
  const taps = (await tapRows(db.pool, [BOUT])).map(({ tap, by, stored }): Tap => ({ ...tap, by, stored }))
  const entry = (await deskEntries(db.pool, [BOUT])).get(BOUT)
  const rules = ruleSetOf(entry?.rules.ruleSet ?? '')
  if (!entry || !rules) throw new Error('the unit is not open')
  const opened = openUnit(entry.unit, rules, { limits: entry.rules.limits, secondPerson: entry.rules.secondPerson })
  if (!opened.ok) throw new Error(opened.error.kind)
  const heading = { competitionCode: 'TEST2027', source: 'DESK', version: 1, produced: AT, logicalDate: GAMES.today }
  const [wanted] = deskMessages(entry.unit, scoringOf(opened.value, taps).outcome(0), heading)
  const { rows } = await db.pool.query<{ status: string; rows: unknown }>(
    `select l.status, (select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key) as rows
     from fact_result_list l where l.code = $1 and l.document_type = 'DT_RESULT'`,
    [BOUT],
  )
  const body = wanted?.body
  return {
    shown: rows[0] && [rows[0].status, rows[0].rows],
    reckoned:
      wanted && body?.kind === 'results'
        ? [wanted.header.resultStatus, JSON.parse(JSON.stringify(body.results))]
        : null,
  }
}

const KINDS = [
  'waza-ari',
  'shido',
  'yuko',
  'ippon',
  'osaekomi',
  'toketa',
  'clock-start',
  'clock-stop',
  'end',
  'unofficial',
] as const
const PRESS = fc.record({
  device: fc.constantFrom('one', 'two'),
  kind: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...KINDS) }, { weight: 1, arbitrary: fc.constant('undo') }),
  side: fc.constantFrom(0 as const, 1 as const),
  back: fc.nat({ max: 5 }),
})
/** How calls go: which part of what a device has not sent goes now, in which order, sent again or not, and whether what is stored goes out. */
const CALL = fc.record({
  device: fc.constantFrom('one', 'two'),
  most: fc.integer({ min: 1, max: 6 }),
  backwards: fc.boolean(),
  again: fc.boolean(),
  goesOut: fc.boolean(),
})

test('two devices that send in any order, in parts and again come to the truth that each reckons from the answers, and so does the public (R12.5)', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(PRESS, { maxLength: 30 }),
      fc.array(CALL, { minLength: 1, maxLength: 8 }),
      async (presses, calls) => {
        if ((run += 1) > 1) {
          await emptyDatabase(db.pool)
          await emptyTables(db.pool, 'desk_unit', 'desk_device', 'desk_holder', 'desk_course')
          await receive(
            db.pool,
            schedule({ documentCode: 'JUD' }, [aUnit({ code: BOUT, start: AT, end: AT })]),
            startListOf(1, ['A', 'B']),
          )
        }
        const made: Record<string, Tap[]> = { one: [tapOf('one', 1, 'start')], two: [] }
        const all: Tap[] = [...(made['one'] ?? [])]
        for (const { device, kind, side, back } of presses) {
          const own = (made[device] ??= [])
          const value = all.at(-1 - back)?.id ?? 'none'
          const tap = tapOf(
            device,
            own.length + 1,
            kind,
            kind === 'undo' ? { value } : { side, clockTime: all.length * 1_000 },
          )
          own.push(tap)
          all.push(tap)
        }
        const left: Record<string, Tap[]> = { one: [...(made['one'] ?? [])], two: [...(made['two'] ?? [])] }
        for (const { device, most, backwards, again, goesOut } of calls) {
          const part = (left[device] ?? []).splice(0, most)
          if (backwards) part.reverse()
          await store(device, part)
          if (again) await store(device, part)
          if (goesOut) await settle()
        }
        for (const device of ['two', 'one']) await store(device, left[device] ?? [])
        await settle()
        await applyAll(db.pool)
        const { shown, reckoned } = await bothOutcomes()
        // where everything was taken back there is a start list, the desk's or that of before
        if (reckoned) expect(shown).toEqual(reckoned)
        else expect(shown?.[0]).toBe('START_LIST')
        expect((await tapRows(db.pool, [BOUT])).map(({ stored }) => stored)).toEqual(all.map((_, at) => at + 1))
      },
    ),
    { numRuns: randomCases(25) },
  )
})

test(
  'wherever the database goes while an outcome is sent, it is sent once in the end (R3.4, R12.5)',
  NIGHTLY,
  async () => {
    const pool = faultyPool(db.pool)
    let breaksAt = 0
    for (let isBroken = true; isBroken; ) {
      breaksAt += 1
      for (const isDone of [false, true]) {
        await store('one', [
          tapOf('one', 2 * breaksAt + Number(isDone), breaksAt === 1 && !isDone ? 'start' : 'shido', { side: 0 }),
        ])
        const statements = { breaksAt, isDone, count: 0 }
        const failures: unknown[] = []
        await breaking(statements, () => settle({ pool, onError: (error) => failures.push(error) })).catch(
          (error: unknown) => failures.push(error),
        )
        isBroken = failures.length > 0
        const before = (await sentResults()).length
        await settle()
        await settle()
        const after = (await sentResults()).length
        expect([breaksAt, isDone, after - before <= 1]).toEqual([breaksAt, isDone, true])
        await applyAll(db.pool)
        const { shown, reckoned } = await bothOutcomes()
        expect(shown).toEqual(reckoned)
      }
    }
    // the transaction has more statements than its first and last
    expect(breaksAt).toBeGreaterThan(8)
    const versions = (await sentResults()).map(({ header }) => header.version)
    expect(new Set(versions).size).toBe(versions.length)
  },
)

test('a unit that cannot be sent is left alone for longer each time, and goes out once it can (R12.6)', async () => {
  let now = 1_000_000
  let isBroken = true
  let tries = 0
  const sender = startSender(
    options({
      now: () => now,
      onError: () => (tries += 1),
      gamesTime: (instant) => {
        if (isBroken) throw new Error('broken')
        return gamesTimeAt(GAMES.clock, instant)
      },
    }),
  )
  await store('one', [tapOf('one', 1, 'start')])
  const triesAt: number[] = []
  for (const after of [0, 4_999, 5_000, 14_999, 15_000, 34_999]) {
    now = 1_000_000 + after
    await sender.sweep()
    await sender.idle()
    triesAt.push(tries)
  }
  expect(triesAt).toEqual([1, 1, 2, 2, 3, 3])
  isBroken = false
  now += 1
  await sender.sweep()
  await sender.idle()
  expect((await sentResults()).length).toBe(1)
  await sender.close()
})

/** A sender that does `meanwhile` once, after a unit's taps were read and before they are played. */
async function lookWhile(meanwhile: () => Promise<unknown>): Promise<void> {
  const replayer = createReplayer()
  let isDone = false
  const sender = startSender(options(), {
    ...replayer,
    async replay(unit) {
      if (!isDone) await meanwhile()
      isDone = true
      return replayer.replay(unit)
    },
  })
  await sender.sweep()
  await sender.idle()
  await sender.close()
}
const begunNow = async () => {
  const { rows } = await db.pool.query<{ begun: boolean }>('select begun from desk_unit where unit = $1', [BOUT])
  return rows[0]?.begun
}

test('a tap is stored while those before it are played again, and looked at next (R12.5)', NIGHTLY, async () => {
  await store('one', [tapOf('one', 1, 'start'), tapOf('one', 2, 'waza-ari', { side: 0, clockTime: 1_000 })])
  await lookWhile(() => store('two', [tapOf('two', 1, 'waza-ari', { side: 1, clockTime: 2_000 })]))
  await applyAll(db.pool)
  expect((await bothOutcomes()).shown).not.toEqual((await bothOutcomes()).reckoned)
  await settle()
  await applyAll(db.pool)
  expect((await bothOutcomes()).shown).toEqual((await bothOutcomes()).reckoned)
})

test('a bout that begins while taps before its beginning are played keeps its list (R12.4, R12.6)', async () => {
  await store('one', [tapOf('one', 1, 'start'), tapOf('one', 2, 'undo', { value: 'one-1' })])
  await settle()
  expect(await begunNow()).toBe(false)
  await store('one', [tapOf('one', 3, 'call')])
  await lookWhile(() => store('one', [tapOf('one', 4, 'start')]))
  expect(await begunNow()).toBe(true)
})

test('a list that comes while a bout is played again is the one that is sent (R12.4, R12.6)', NIGHTLY, async () => {
  await store('one', [tapOf('one', 1, 'call')])
  await lookWhile(() => receive(db.pool, startListOf(2, ['C', 'B'])))
  await store('one', [tapOf('one', 2, 'start')])
  await settle()
  await applyAll(db.pool)
  const { shown, reckoned } = await bothOutcomes()
  expect(shown).toEqual(reckoned)
  expect(JSON.stringify(shown)).toContain('"C"')
})

test('a list that came while a bout was begun by mistake is sent once that is taken back (R12.4, R12.6)', async () => {
  await store('one', [tapOf('one', 1, 'start')])
  await settle()
  await applyAll(db.pool)
  await receive(db.pool, startListOf(2, ['C', 'B']))
  await store('one', [tapOf('one', 2, 'undo', { value: 'one-1' })])
  await settle()
  await settle()
  await applyAll(db.pool)
  expect(JSON.stringify((await bothOutcomes()).shown)).toContain('"C"')
})

test(
  'a list that is applied at the moment at which an outcome is noted is sent next (R12.4, R12.6)',
  NIGHTLY,
  async () => {
    await store('one', [tapOf('one', 1, 'start'), tapOf('one', 2, 'undo', { value: 'one-1' })])
    let isDone = false
    /** Its connections have the list applied before the first look is noted. */
    const pool: TestDatabase['pool'] = Object.create(db.pool, {
      connect: {
        value: async () => {
          const client = await db.pool.connect()
          const query = client.query.bind(client)
          Object.assign(client, {
            query: async (...args: Parameters<typeof query>) => {
              if (!isDone && String(args[0]).includes('set looked_up_to')) {
                isDone = true
                await receive(db.pool, startListOf(2, ['C', 'B']))
              }
              return query(...args)
            },
          })
          return client
        },
      },
    })
    await settle({ pool })
    expect(isDone).toBe(true)
    await settle()
    await applyAll(db.pool)
    expect(JSON.stringify((await bothOutcomes()).shown)).toContain('"C"')
  },
)

test('a unit that is wiped while it is played again is left alone (R12.6)', async () => {
  await store('one', [tapOf('one', 1, 'start')])
  await lookWhile(() => emptyTables(db.pool, 'desk_unit'))
  expect(await sentResults()).toEqual([])
})

test('what the desk sent before a feed named the competition is not sent again under its code (R12.2, R12.6)', async () => {
  await emptyDatabase(db.pool)
  await transaction(db.pool, async (tx) => {
    for (const message of [
      schedule({ documentCode: 'JUD' }, [aUnit({ code: BOUT, start: AT, end: AT })]),
      startListOf(1, ['A', 'B']),
    ])
      await insertMessage(
        tx,
        writeOdf({ ...message, header: { ...message.header, competitionCode: PROVISIONAL_CODE } }),
        'import',
      )
  })
  await applyAll(db.pool)
  await store('one', [tapOf('one', 1, 'start')])
  await settle()
  await applyAll(db.pool)
  await receive(db.pool, schedule({ documentCode: 'ATH', competitionCode: 'YG2027' }, []))
  await db.pool.query('update desk_unit set look_again = true')
  await settle()
  expect((await sentResults()).map(({ header }) => header.competitionCode)).toEqual([PROVISIONAL_CODE])
  await store('one', [tapOf('one', 2, 'shido', { side: 0, clockTime: 1_000 })])
  await settle()
  await applyAll(db.pool)
  expect((await sentResults()).map(({ header }) => header.competitionCode)).toEqual([PROVISIONAL_CODE, 'YG2027'])
  expect((await bothOutcomes()).shown).toEqual((await bothOutcomes()).reckoned)
})

test('the first tap of a burst goes out at once, the others together (R12.5)', async () => {
  // what is planned for later waits for the end of the burst, whatever the machine's pace
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = 1_000_000
  const sender = startSender(options({ now: () => now }))
  await store('one', [tapOf('one', 1, 'start')])
  sender.tapped(BOUT)
  await sender.idle()
  expect((await sentResults()).length).toBe(1)
  for (let seq = 2; seq <= 12; seq += 1) {
    now += 10
    await store('one', [tapOf('one', seq, 'shido', { side: (seq % 2) as 0 | 1, clockTime: seq * 1_000 })])
    sender.tapped(BOUT)
  }
  await sender.idle()
  expect((await sentResults()).length).toBe(2)
  await sender.close()
})
