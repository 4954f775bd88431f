import { padRsc, trimRsc } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import type { Draft, TableKind } from '@games/odf/tables/index'
import {
  aParticipant,
  aResult,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import { rebuild } from '../../ingest/rebuild.ts'
import { applyAll, emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { createTableImports, summaryOf, type TableImports } from './index.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const REPECHAGE = 'JUDW57KG--------------REPF000100--'

let db: TestDatabase
let imports: TableImports
beforeAll(async () => {
  db = await testDatabase()
  imports = createTableImports({
    pool: db.pool,
    policy: POLICY,
    utcOffset: () => -180,
    now: () => Date.parse('2027-09-14T15:00:00Z'),
    log: (line, error) => {
      throw new Error(line, { cause: error })
    },
  })
})
beforeEach(() => emptyDatabase(db.pool))
afterAll(() => db.close())

const arrive = (...messages: OdfMessage[]): Promise<void> => receive(db.pool, ...messages)
const handedIn = (kind: TableKind, text: string) => ({
  kind,
  bytes: new TextEncoder().encode(text),
  fileName: `${kind}.csv`,
  competitionCode: 'TEST2027',
})
async function plan(kind: TableKind, text: string) {
  const planned = await imports.plan(handedIn(kind, text))
  if (!planned.ok) throw new Error(planned.error.kind)
  return planned.value
}
async function apply(kind: TableKind, text: string): Promise<number> {
  const applied = await imports.apply(handedIn(kind, text))
  if (!applied.ok || applied.value.importId === null) throw new Error('not applied')
  return applied.value.importId
}
/** All facts and derived rows, and the stored competition. */
async function state(withMessageIds = true) {
  const { rows } = await db.pool.query(`select value from setting where key = 'competition_code'`)
  return { ...(await projectionDigests(db.pool, { withMessageIds })), competition: rows }
}
const verdicts = async () =>
  (await db.pool.query<{ verdict: string }>('select verdict from inbox order by id')).rows.map((r) => r.verdict)

const people = participants({ documentCode: 'JUD' }, [aParticipant({ code: '1' }), aParticipant({ code: '2' })])
const programme = schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, medal: 1 })])
const listOf = (version: number, second: string) =>
  results({ documentCode: FINAL, resultStatus: 'UNOFFICIAL', version }, [
    aResult({ sortOrder: 1, competitor: '1', rank: '1' }),
    aResult({ sortOrder: 2, competitor: '2', rank: second }),
  ])
const list = listOf(4, '2')
const RANKED = `unidade;atleta;colocação;situação\n${FINAL};1;1;OFFICIAL\n${FINAL};2;1;OFFICIAL\n${FINAL};9;3;OFFICIAL\n`

test('a dry run says what would be added, changed and removed and who is unknown, and touches nothing (R12.2)', async () => {
  await arrive(people, programme, list)
  const before = [await state(), await verdicts()]
  const planned = await plan('results', RANKED)
  expect(planned).toMatchObject({
    found: 3,
    added: [{ what: 'result', within: FINAL, key: '9', row: 4 }],
    removed: [],
    unknown: [{ what: 'competitor', key: '9', row: 4 }],
    // two first places in a final of judo
    problems: [{ problem: 'event-undecided', row: null, column: null, value: 'medal JUDW57KG 1 2' }],
    applicable: true,
    importId: null,
  })
  expect(planned.changed.map(({ key, field, from, to }) => [key, field, from, to])).toEqual([
    [FINAL, 'status', 'UNOFFICIAL', 'OFFICIAL'],
    ['1', 'rankEqual', false, true],
    ['2', 'rank', '2', '1'],
    ['2', 'rankEqual', false, true],
  ])
  expect(summaryOf(planned)).toBe(
    '1 added, 1 status changed, 2 rankEqual changed, 1 rank changed, 1 competitor unknown, 1 problem',
  )
  expect([await state(), await verdicts()]).toEqual(before)
})

describe('a table that contradicts what is published needs an answer (R12.5)', () => {
  const RACE = padRsc('SWMW100FR-------------FNL-000100')
  const RACE_LIST = `unit;competitor;type;organisation;result\n${RACE};1;A;AL;57.90\n${RACE};2;A;AL;58.10\n`
  const SCHEDULE = (status: string) => `unit;date;start_time;status\n${RACE};14/09/2027;10:00;${status}\n`
  const MEDALS = 'event;medal;organisation;competitor\nSWMW100FR;gold;AL;2\n'
  const decided = async (kind: TableKind, text: string, answers: Readonly<Record<string, string>>) => {
    const done = await imports.apply({ ...handedIn(kind, text), answers })
    if (!done.ok) throw new Error(done.error.kind)
    return done.value
  }
  const medals = async () =>
    (
      await db.pool.query<{ line: string }>(
        `select medal || ' ' || (fact ->> 'code') as line from fact_medal order by position`,
      )
    ).rows.map(({ line }) => line)
  beforeEach(async () => {
    await arrive(
      participants({ documentCode: 'SWM' }, [
        aParticipant({ code: '1', printName: 'DOIS Bia' }),
        aParticipant({ code: '2', printName: 'UM Ana' }),
      ]),
      schedule({ documentCode: 'SWM' }, [aUnit({ code: RACE, medal: 1 })]),
    )
    await apply('results', RACE_LIST)
  })

  test('a medal list against the results', async () => {
    const { questions, applicable } = await plan('medallists', MEDALS)
    expect([questions, applicable]).toMatchObject([
      [
        {
          what: 'medals',
          written: 'SWMW100FR',
          rows: [2],
          suggestions: [
            { code: 'list', name: expect.stringMatching(/^1\. UM Ana/) },
            { code: 'results', name: expect.stringMatching(/^1\. DOIS Bia.* · 2\. UM Ana/) },
          ],
        },
      ],
      false,
    ])
    const before = await state()
    expect((await decided('medallists', MEDALS, {})).importId).toBeNull()
    expect(await state()).toEqual(before)
    const key = questions[0]?.key ?? ''
    const { importId } = await decided('medallists', MEDALS, { [key]: 'list' })
    expect(await medals()).toEqual(['gold 2'])
    // the answer is remembered for the same medals
    expect((await plan('results', RACE_LIST)).questions).toEqual([])
    await imports.undo(importId ?? 0)
    expect([await medals(), (await plan('medallists', MEDALS)).questions.length]).toEqual([['gold 1', 'silver 2'], 1])
  })

  test.each(['CANCELLED', 'POSTPONED', 'UNSCHEDULED'])(
    'a schedule with status %s of a unit with a result',
    async (status) => {
      const { questions, applicable } = await plan('schedule', SCHEDULE(status))
      expect([questions, applicable]).toMatchObject([
        [{ what: 'cancelled', rows: [2], suggestions: [{ code: 'took-place' }, { code: 'cancelled' }] }],
        false,
      ])
      const before = await medals()
      expect(before).toEqual(['gold 1', 'silver 2'])
      const { importId } = await decided('schedule', SCHEDULE(status), { 'cancelled|*': 'cancelled' })
      expect(await medals()).toEqual([])
      await imports.undo(importId ?? 0)
      expect(await medals()).toEqual(before)
      await decided('schedule', SCHEDULE(status), { 'cancelled|*': 'took-place' })
      expect(await medals()).toEqual(before)
    },
  )
})

test('the address of a unit that another one replaces leads there, and back after the undo (R12.7)', async () => {
  const handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse('2027-09-14T10:00:00-03:00') })
  const [pool, group] = [padRsc('HBLWTEAM7-------------GP01000100'), padRsc('HBLWTEAM7-------------GPA-000100')]
  const movedTo = async (code: string) => (await handlers.getUnit({ params: { code } })).movedTo
  const row = (code: string, status = 'SCHEDULED') => `${code};Jogo 1;14/09/2027;10:00;${status}\n`
  const header = 'unit;name;date;start_time;status\n'
  await apply('schedule', header + row(pool))
  const id = await apply('schedule', header + row(pool, 'UNSCHEDULED') + row(group))
  expect([await movedTo(pool), await movedTo(group)]).toEqual([{ code: trimRsc(group) }, undefined])
  await imports.undo(id)
  expect([await movedTo(pool), await movedTo(group)]).toEqual([undefined, { code: trimRsc(pool) }])
})

/** Takes in one named code, planned as `whilePlanned` says; gives how often it was planned. */
async function planning(whilePlanned: (time: number) => Promise<void>): Promise<number> {
  let times = 0
  const applied = await imports.applyRows({
    fileName: null,
    competitionCode: 'TEST2027',
    async plan() {
      times += 1
      await whilePlanned(times)
      const counts = { added: [0], changed: [], removed: [], unknown: [] }
      const codes: Draft = {
        documentType: 'DT_CODES',
        documentCode: padRsc('GLO'),
        resultStatus: null,
        subtype: 'VENUE',
        body: { kind: 'codes', codes: [{ code: 'ARN', name: { por: 'Arena' } }] },
        rows: new Map(),
      }
      return { plan: { kind: 'names' as const, found: 1, applicable: true, ...counts }, drafts: [codes] }
    },
  })
  if (!applied.ok || applied.value.importId === null) throw new Error('not applied')
  return times
}
const canApply = async () =>
  (
    await db.pool.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(${APPLY_LOCK}) as locked, pg_advisory_unlock(${APPLY_LOCK})`,
    )
  ).rows[0]?.locked

test('results go in while what is to be taken in is planned, and then it is planned again (R3.4, R12.5)', async () => {
  await arrive(people, programme)
  const free: unknown[] = []
  expect(await planning(async () => void free.push(await canApply()))).toBe(1)
  expect(free).toEqual([true])
  expect(await planning(async (time) => (time === 1 ? arrive(list) : undefined))).toBe(2)
})

test('other rules that are chosen for an event while it is planned are what it is taken in by (R12.5)', async () => {
  await arrive(people, programme)
  const choose = (ruleSet: string | null) =>
    db.pool.query(
      `insert into desk_event (event, rule_set) values ($1, $2) on conflict (event) do update set rule_set = excluded.rule_set`,
      [FINAL.slice(0, 22), ruleSet],
    )
  expect(await planning(async (time) => void (time === 1 && (await choose('judo-ijf-2018'))))).toBe(2)
  expect(await planning(async (time) => void (time === 1 && (await choose('judo-ijf-2025'))))).toBe(2)
  expect(await planning(async (time) => void (time === 1 && (await choose(null))))).toBe(2)
  // the same rules again are no change
  expect(await planning(async (time) => void (time === 1 && (await choose(null))))).toBe(1)
  await db.pool.query('delete from desk_event')
})

test('rules that somebody is choosing at the moment of the commit are waited for, and are what it is taken in by (R12.5)', async () => {
  await arrive(people, programme)
  const choosing = await db.pool.connect()
  const waits = async () => {
    const { rows } = await db.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  try {
    const planned = planning(async (time) => {
      if (time > 1) return
      await choosing.query('begin')
      await choosing.query(`insert into desk_event (event, rule_set) values ($1, 'judo-ijf-2018')`, [
        FINAL.slice(0, 22),
      ])
    })
    await expect.poll(waits).toBe(1)
    await choosing.query('commit')
    expect(await planned).toBe(2)
  } finally {
    choosing.release()
    await db.pool.query('delete from desk_event')
  }
})

test(
  'where other things come in all the time it is planned under the lock in the end, and taken in (R3.4, R12.5)',
  NIGHTLY,
  async () => {
    await arrive(people, programme)
    const free: unknown[] = []
    const times = await planning(async (time) => {
      free.push(await canApply())
      if (time < 3) await arrive(listOf(3 + time, String(time)))
    })
    expect([times, free]).toEqual([3, [true, true, false]])
  },
)

test('who is no longer in the list is reported as removed', async () => {
  await arrive(people, programme, list)
  const planned = await plan('results', `unit;competitor;rank;status\n${FINAL};1;1;UNOFFICIAL\n`)
  expect([planned.removed, planned.changed]).toEqual([[{ what: 'result', within: FINAL, key: '2', row: null }], []])
})

test('a row that cannot be read is a problem, and its competitor is not reported as removed', async () => {
  await arrive(people, programme, list)
  const planned = await plan(
    'results',
    `unit;competitor;rank;status\n${FINAL};1;1;UNOFFICIAL\n${FINAL};2;x;UNOFFICIAL\n`,
  )
  expect(planned).toMatchObject({ removed: [], applicable: false, problems: [{ row: 3, column: 'rank' }] })
})

test('an applied table is shown as its message says, and rebuilding keeps it', async () => {
  await arrive(people, programme, list)
  await apply('results', RANKED)
  const { rows } = await db.pool.query(
    `select competitor, fact ->> 'rank' as rank from fact_result where code = $1 order by position`,
    [FINAL],
  )
  expect(rows).toEqual([
    { competitor: '1', rank: '1' },
    { competitor: '2', rank: '1' },
    { competitor: '9', rank: '3' },
  ])
  expect(await verdicts()).toEqual(['applied', 'applied', 'superseded', 'applied'])
  const applied = await state()
  await rebuild(db.pool, POLICY)
  expect(await state()).toEqual(applied)
})

test('the same table again changes nothing and is no import', async () => {
  await arrive(people, programme)
  await apply('results', RANKED)
  const again = await imports.apply(handedIn('results', RANKED))
  expect(again).toMatchObject({ ok: true, value: { importId: null, added: [], changed: [], removed: [] } })
  expect(await imports.list()).toHaveLength(1)
})

test('a table with a problem that stops it is not applied at all (never half)', async () => {
  await arrive(people, programme)
  const before = await state()
  const outcome = await imports.apply(handedIn('results', `${RANKED}${FINAL};3;último;\n`))
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      importId: null,
      applicable: false,
      problems: [{ row: 5, column: 'rank', problem: 'bad-number', value: 'último' }],
    },
  })
  expect([await state(), await imports.list()]).toEqual([before, []])
})

test('a schedule of a few units leaves the discipline’s other units alone', async () => {
  await arrive(schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL }), aUnit({ code: REPECHAGE })]))
  await apply('schedule', `unit;date;start_time\n${FINAL};15/09/2027;14h02\n`)
  const { rows } = await db.pool.query(`select code, fact ->> 'start' as start from fact_unit order by code`)
  expect(rows).toEqual([
    { code: FINAL, start: '2027-09-15T14:02:00-03:00' },
    { code: REPECHAGE, start: '2027-09-14T10:00:00-03:00' },
  ])
})

test('the feed’s next version stands above the table, and undoing the table then changes nothing', async () => {
  await arrive(people, programme, list)
  const id = await apply('results', RANKED)
  // the feed counts on from its own last version, which is the table's as well
  await arrive(
    results({ documentCode: FINAL, version: 5, time: '160000000' }, [
      aResult({ sortOrder: 1, competitor: '2', rank: '1' }),
    ]),
  )
  expect(await verdicts()).toEqual(['applied', 'applied', 'superseded', 'superseded', 'applied'])
  await imports.undo(id)
  expect(await verdicts()).toEqual(['applied', 'applied', 'superseded', 'withdrawn', 'applied'])
})

test('undo forgets the competition that only the table spoke of, and lets in what was refused for it', async () => {
  const id = await apply('results', RANKED)
  const other = { ...programme, header: { ...programme.header, competitionCode: 'OTHER' } }
  await arrive(other)
  expect(await verdicts()).toEqual(['applied', 'rejected'])
  await imports.undo(id)
  await applyAll(db.pool)
  expect(await verdicts()).toEqual(['withdrawn', 'applied'])
})

test('a table of results alone gives the medals of the sport’s rules, taken back with it (R12.5)', async () => {
  const race = 'SWMW100FR-------------FNL-000100--'
  await arrive(schedule({ documentCode: 'SWM' }, [aUnit({ code: race, medal: 1 })]))
  const before = await state()
  const table = `unit;competitor;type;organisation;result\n${['A;57.90', 'B;58.10', 'C;58.10', 'D;59.00']
    .map((row) => row.replace(/(.);/, `${race};$1;A;AL;`))
    .join('\n')}\n`
  const planned = await plan('results', table)
  expect(planned.added.flatMap(({ what, key }) => (what === 'medal' ? [key] : []))).toEqual([
    'gold A',
    'silver B',
    'silver C',
  ])
  const id = await apply('results', table)
  const given = await db.pool.query<{ medal: string }>('select medal from fact_medal order by position')
  expect(given.rows.map(({ medal }) => medal)).toEqual(['gold', 'silver', 'silver'])
  await imports.undo(id)
  expect(await state()).toEqual(before)
})

test('ten thousand rows are applied in messages that can be read, and undone whole', NIGHTLY, async () => {
  await arrive(people, programme)
  const before = await state()
  const rows = Array.from({ length: 10_000 }, (_, n) => `P${n};Família ${n};F;AL;JUD\n`).join('')
  const id = await apply('participants', `code;family_name;gender;organisation;discipline\n${rows}`)
  const { rows: inForce } = await db.pool.query('select count(*)::int as n from fact_participant')
  expect([inForce, await verdicts()]).toEqual([[{ n: 10_002 }], Array.from({ length: 2 + 10 }, () => 'applied')])
  await imports.undo(id)
  expect(await state()).toEqual(before)
})

test('an import is undone once, and one that never was not at all', async () => {
  const id = await apply('results', RANKED)
  expect(await imports.undo(id)).toMatchObject({ ok: true, value: { id, undoneAt: expect.any(Date) as Date } })
  expect(await imports.undo(id)).toEqual({ ok: false, error: { kind: 'already-undone' } })
  expect(await imports.undo(id + 1)).toEqual({ ok: false, error: { kind: 'no-such-import' } })
})

test('a table is refused for another competition than the one inForce, and without one on an empty server', async () => {
  const table = handedIn('results', RANKED)
  expect(await imports.plan({ ...table, competitionCode: null })).toEqual({
    ok: false,
    error: { kind: 'no-competition' },
  })
  await arrive(programme)
  expect(await imports.apply({ ...table, competitionCode: 'OTHER' })).toEqual({
    ok: false,
    error: { kind: 'other-competition', inForce: 'TEST2027' },
  })
})

// few units, people and versions, so that the feed and the tables meet
const version = fc.integer({ min: 1, max: 4 })
const time = fc.constantFrom('080000000', '130000000')
const code = fc.constantFrom(FINAL, REPECHAGE)
const person = fc.constantFrom('1', '2', '3')
const ranks = fc.uniqueArray(person, { minLength: 1, maxLength: 3 })
const message: fc.Arbitrary<OdfMessage> = fc.oneof(
  fc
    .tuple(version, time, code)
    .map(([v, t, c]) => schedule({ version: v, time: t, documentCode: 'JUD' }, [aUnit({ code: c, medal: 1 })])),
  fc
    .tuple(version, time, code)
    .map(([v, t, c]) =>
      scheduleUpdate({ version: v, time: t, documentCode: 'JUD' }, [aUnit({ code: c, scheduleStatus: 'RUNNING' })]),
    ),
  fc
    .tuple(version, time, person)
    .map(([v, t, p]) => participants({ version: v, time: t, documentCode: 'JUD' }, [aParticipant({ code: p })])),
  fc
    .tuple(version, time, code, ranks, fc.constantFrom('LIVE' as const, 'OFFICIAL' as const))
    .map(([v, t, c, list_, resultStatus]) =>
      results(
        { version: v, time: t, documentCode: c, resultStatus },
        list_.map((competitor, i) => aResult({ sortOrder: i + 1, competitor, rank: `${i + 1}` })),
      ),
    ),
  fc
    .tuple(version, time, person)
    .map(([v, t, p]) => medallists({ version: v, time: t, documentCode: 'JUDW57KG' }, [['gold', p, 'AL']])),
)
const table: fc.Arbitrary<readonly [TableKind, string]> = fc.oneof(
  code.map((c) => ['schedule', `unit;name;date;start_time\n${c};Final;16/09/2027;10:00\n`] as const),
  person.map(
    (p) => ['participants', `code;family_name;gender;organisation;event\n${p};Outra;F;SP;JUDW57KG\n`] as const,
  ),
  fc.constant(['teams', 'code;organisation;gender;event;athletes\nT1;AL;W;JUDW57KG;1 2\n'] as const),
  fc
    .tuple(code, ranks)
    .map(
      ([c, list_]) =>
        ['results', `unit;competitor;rank\n${list_.map((p, i) => `${c};${p};${i + 1}\n`).join('')}`] as const,
    ),
  person.map((p) => ['medallists', `event;medal;competitor;organisation\nJUDW57KG;gold;${p};SP\n`] as const),
)

test(
  'undo leaves every fact and derived row as if the table had never been, whatever came before and since (R12.2)',
  NIGHTLY,
  async () => {
    let undone = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { maxLength: 5 }),
        fc.array(table, { minLength: 1, maxLength: 3 }),
        // half of the histories end with the imports, which the count below needs
        fc.oneof(fc.constant([]), fc.array(message, { maxLength: 4 })),
        fc.infiniteStream(fc.boolean()),
        async (before, tables, since, upwards) => {
          await arrive(...before)
          const untouched = await state()
          const ids: number[] = []
          for (const [kind, text] of tables) {
            const applied = await imports.apply(handedIn(kind, text))
            if (applied.ok && applied.value.importId !== null) ids.push(applied.value.importId)
          }
          if (since.length === 0 && ids.length > 0) undone += 1
          await arrive(...since)
          // imports may be undone in any order
          for (const id of upwards.next().value ? ids : ids.reverse()) await imports.undo(id)
          await applyAll(db.pool)
          const after = await state()
          if (since.length === 0) expect(after).toEqual(untouched)
          await rebuild(db.pool, POLICY)
          expect(await state()).toEqual(after)
          const { rows: counted } = await db.pool.query<{ n: number }>(
            `select count(*)::int as n from inbox where verdict = 'withdrawn'`,
          )
          expect(counted[0]?.n ?? 0).toBeGreaterThanOrEqual(ids.length)
          const undoneState = await state(false)
          await emptyDatabase(db.pool)
          await arrive(...before, ...since)
          expect(undoneState).toEqual(await state(false))
          await emptyDatabase(db.pool)
        },
      ),
      { numRuns: randomCases(40) },
    )
    expect(undone).toBeGreaterThan(0)
  },
)
