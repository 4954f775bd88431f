import { padRsc } from '@games/domain'
import type { OdfHeader, OdfMessage, OdfUnit } from '@games/odf'
import {
  aHeader,
  aMessage,
  aParticipant,
  aResult,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const DAY = '2027-09-14'
const EVENT = 'JUDW57KG'
const FINAL = padRsc(`${EVENT.padEnd(22, '-')}FNL-000100`)
const SEMI = padRsc(`${EVENT.padEnd(22, '-')}SFNL000100`)
const SWIM = padRsc('SWMW100MFR------------HEAT000100')
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: true, now: () => Date.parse(`${DAY}T14:02:00-03:00`) })
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await receive(
    db.pool,
    schedule({ documentCode: 'JUD', date: '2027-09-10', time: '120000000' }, [
      unit(FINAL, { medal: 1, start: at('17:00') }),
      unit(SEMI, { start: at('15:00') }),
    ]),
    schedule({ documentCode: 'SWM', date: '2027-09-10', time: '120000000' }, [unit(SWIM)]),
    participants(
      { documentCode: 'JUD' },
      ['1', '2'].map((code) =>
        aParticipant({ code, printName: `LUTADORA ${code}`, organisation: code === '1' ? 'AL' : 'SP' }),
      ),
    ),
  )
})

const unit = (code: string, given: Partial<OdfUnit> = {}) => aUnit({ code, start: at('15:00'), ...given })
const at = (time: string) => `${DAY}T${time}:00-03:00`
const update = (hour: string, version: number, ...units: OdfUnit[]) =>
  scheduleUpdate({ documentCode: units[0]?.code.slice(0, 3) ?? '', date: DAY, time: `${hour}0000000`, version }, units)
const changes = async (query: Parameters<typeof handlers.listChanges>[0]['query'] = {}) =>
  (await handlers.listChanges({ query })).view
const list = (version: number, order: readonly string[], notes: string[] = []) =>
  results(
    { documentCode: SEMI, date: DAY, time: `1${version}0000000`, version, resultStatus: 'OFFICIAL' },
    order.map((competitor, place) => aResult({ sortOrder: place + 1, competitor, rank: String(place + 1) })),
    { notes },
  )
const decidedBy = (message: OdfMessage): OdfMessage =>
  message.body.kind === 'medallists'
    ? { ...message, body: { ...message.body, medals: message.body.medals.map((m) => ({ ...m, unit: FINAL })) } }
    : message
const saying = (language: string, hour: string, summary: string) =>
  aMessage(
    aHeader({
      documentType: 'DT_COMMUNICATION',
      documentCode: SEMI,
      language,
      date: DAY,
      time: `${hour}0000000`,
    }),
    {
      kind: 'communication',
      publishedAt: null,
      decisions: [
        {
          unit: null,
          number: '4',
          affectsSchedule: true,
          affectsResults: false,
          affectsOther: false,
          issuedAt: null,
          issuedBy: null,
          subtitle: null,
          summary,
          details: null,
          signedBy: null,
        },
      ],
      protests: [],
    },
  )
const listed = async (query: Parameters<typeof handlers.listChanges>[0]['query'] = {}) =>
  (await changes(query)).changes.map((one) =>
    one.kind === 'schedule'
      ? [one.what, one.unit.code]
      : one.kind === 'communication'
        ? [one.said, one.discipline.code]
        : [one.kind, one.kind === 'medal' ? one.event.code : one.unit.code],
  )

test('a day on which nothing changed has no changes, and says since when (R2.5)', async () => {
  expect(await changes()).toMatchObject({ since: `${DAY}T06:00:00-03:00`, changes: [], count: 0 })
})

test('what moved says from when to when, what was called off stands above it when it came later (R2.5)', async () => {
  await receive(
    db.pool,
    update('09', 1, unit(SEMI, { start: at('15:40') })),
    update('11', 2, unit(FINAL, { medal: 1, start: at('17:00'), scheduleStatus: 'CANCELLED' })),
  )
  expect(await listed()).toEqual([
    ['cancelled', FINAL],
    ['moved', SEMI],
  ])
  expect((await changes()).changes[1]).toMatchObject({
    at: `${DAY}T09:00:00`,
    start: { from: at('15:00'), to: at('15:40') },
    place: null,
  })
})

test('the order in which messages come does not matter, and a message that is taken back never was (ODF §2)', async () => {
  const later = update('11', 2, unit(SEMI, { start: at('16:00') }))
  await receive(db.pool, later, update('09', 1, unit(SEMI, { start: at('15:40') })))
  expect((await changes()).changes).toMatchObject([{ start: { from: at('15:00'), to: at('16:00') } }])
  await receive(db.pool, aMessage(later.header, { kind: 'bare' }))
  expect((await changes()).changes).toMatchObject([{ start: { from: at('15:00'), to: at('15:40') } }])
})

test('an instant on the other side of a change of the venue’s clock is as that clock said it then (R2.5)', async () => {
  await db.pool.query(`insert into setting (key, value) values ('time_zone', '"America/New_York"')`)
  try {
    for (const [local, offset, utc] of [
      ['2026-07-16T10:00', '-04:00', '2026-07-16T14:00Z'],
      ['2026-12-16T10:00', '-05:00', '2026-12-16T15:00Z'],
    ] as const)
      for (const since of [local, utc]) expect((await changes({ since })).since).toBe(`${local}:00${offset}`)
  } finally {
    await db.pool.query(`delete from setting where key = 'time_zone'`)
  }
})

test('since another instant, written with its offset or in the venue’s time, only what changed after it (R2.5)', async () => {
  await receive(
    db.pool,
    update('09', 1, unit(SEMI, { start: at('15:40') })),
    update('11', 2, unit(FINAL, { medal: 1, start: at('18:00') })),
  )
  for (const since of [
    `${DAY}T10:00`,
    `${DAY}T13:00:00Z`,
    `${DAY}T13:00Z`,
    `${DAY}T10:00:00-03:00`,
    `${DAY}T18:30+05:30`,
  ]) {
    expect((await changes({ since })).since).toBe(`${DAY}T10:00:00-03:00`)
    expect(await listed({ since })).toEqual([['moved', FINAL]])
  }
  expect(await listed({ since: '2027-09-09T06:00' })).toHaveLength(2)
})

test('a corrected result and a medal taken back say what changed and why (R5.9)', async () => {
  const medalsOf = (version: number, gold: string) =>
    medallists({ documentCode: EVENT, date: DAY, time: `1${version}3000000`, version, resultStatus: 'OFFICIAL' }, [
      ['gold', gold, 'AL'],
    ])
  await receive(
    db.pool,
    list(1, ['1', '2']),
    list(2, ['2', '1'], ['Lista trocada']),
    decidedBy(medalsOf(1, '1')),
    decidedBy(medalsOf(2, '2')),
  )
  const found = (await changes()).changes
  expect(found.map((one) => [one.kind, one.at])).toEqual([
    ['medal', `${DAY}T12:30:00`],
    ['result', `${DAY}T12:00:00`],
  ])
  expect(found[0]).toMatchObject({
    unit: { code: FINAL },
    changes: expect.arrayContaining([
      expect.objectContaining({ competitor: expect.objectContaining({ code: '1' }), from: 'gold', to: null }),
    ]),
  })
  expect(found[1]).toMatchObject({ unit: { code: SEMI }, notes: ['Lista trocada'], status: 'OFFICIAL' })
  expect(await listed({ since: `${DAY}T12:15` })).toEqual([['medal', EVENT]])
})

type Given = Parameters<typeof medallists>[1][number]
const awarded = (version: number, medals: readonly Given[], more: Partial<OdfHeader> = {}) =>
  medallists(
    { documentCode: EVENT, date: DAY, time: `1${version}3000000`, version, resultStatus: 'OFFICIAL', ...more },
    medals,
  )
const medalLines = async (query: Parameters<typeof changes>[0] = {}) =>
  (await changes(query)).changes.flatMap((one) =>
    one.kind === 'medal'
      ? [[one.event.code, ...one.changes.map(({ competitor, from, to }) => `${competitor.code} ${from} ${to}`)]]
      : [],
  )

test.each([
  ['with the unit that decided it', FINAL],
  ['without', null],
])(
  'R2.5 a medal that goes and comes back is no change, and seen from between each of both is listed once, %s',
  async (_, decider) => {
    const gold = (version: number, by: string) => {
      const message = awarded(version, [['gold', by, 'AL']])
      return decider === null ? message : decidedBy(message)
    }
    await receive(db.pool, gold(1, '1'), gold(2, '2'), gold(3, '1'))
    expect(await medalLines()).toEqual([])
    expect(await medalLines({ since: `${DAY}T13:00` })).toEqual([[EVENT, '1 null gold', '2 gold null']])
    expect((await changes({ since: `${DAY}T13:00` })).changes[0]).toMatchObject({
      unit: decider === null ? null : { code: FINAL },
    })
  },
)

test('R2.5 medals of an event of which nobody says what decided it are listed with the event, once, by discipline and delegation', async () => {
  const silent = awarded(1, [['gold', '1', 'AL']])
  const again = awarded(2, [['gold', '2', 'SP']])
  await receive(db.pool, silent, again)
  expect((await changes()).changes).toMatchObject([
    {
      kind: 'medal',
      discipline: { code: 'JUD' },
      event: { code: EVENT },
      unit: null,
      changes: [
        { competitor: { code: '2' }, what: 'medal', from: null, to: 'gold' },
        { competitor: { code: '1' }, what: 'medal', from: 'gold', to: null },
      ],
    },
  ])
  expect(await medalLines({ discipline: 'SWM' })).toEqual([])
  expect(await medalLines({ organisation: 'SP' })).toHaveLength(1)
  expect(await medalLines({ organisation: 'RR' })).toEqual([])
})

test('R2.5 a medal whose unit is corrected and whose owner is not is no change', async () => {
  await receive(db.pool, decidedBy(awarded(1, [['gold', '1', 'AL']])), awarded(2, [['gold', '1', 'AL']]))
  expect(await medalLines()).toEqual([])
})

test('R2.5 medals that come one after another are the course of an event; one that passes on before it is official is a change', async () => {
  await receive(
    db.pool,
    awarded(1, [['bronze', '1', 'AL']], { resultStatus: 'PARTIAL' }),
    awarded(
      2,
      [
        ['gold', '2', 'SP'],
        ['bronze', '1', 'AL'],
      ],
      { resultStatus: 'UNOFFICIAL' },
    ),
  )
  expect(await medalLines()).toEqual([])
  await receive(
    db.pool,
    awarded(3, [
      ['gold', '2', 'SP'],
      ['silver', '4', 'SP'],
      ['bronze', '3', 'AL'],
    ]),
  )
  expect(await medalLines()).toEqual([[EVENT, '3 null bronze', '1 bronze null']])
})

test('R2.5 a list of medals that only explains itself is listed with its note, and stand-ins have no medals', async () => {
  const explained = awarded(2, [['gold', '1', 'AL']])
  await receive(
    db.pool,
    awarded(1, [
      ['gold', '1', 'AL'],
      ['silver', 'NOAWARD', 'NOAWARD'],
    ]),
    { ...explained, notes: ['Protesto indeferido'] },
  )
  expect((await changes()).changes).toMatchObject([{ kind: 'medal', notes: ['Protesto indeferido'], changes: [] }])
})

test('R2.5 who goes from a result and comes back into it is no change of it', async () => {
  await receive(db.pool, list(1, ['1', '2']), list(2, ['1']), list(3, ['1', '2']))
  expect(await changes()).toMatchObject({ changes: [], count: 0 })
  expect((await changes({ since: `${DAY}T12:30` })).changes).toMatchObject([
    { kind: 'result', changes: [{ competitor: { code: '2' }, what: 'added' }] },
  ])
})

test('a result as it was first released is no change (R5.9)', async () => {
  await receive(db.pool, list(1, ['1', '2']))
  expect(await listed()).toEqual([])
})

test('by discipline, and by a delegation that stands in the unit’s lists (R2.5)', async () => {
  await receive(
    db.pool,
    update('09', 1, unit(SEMI, { start: at('15:40') })),
    update('09', 1, unit(SWIM, { start: at('16:00') })),
    list(1, ['1', '2']),
  )
  expect(await listed({ discipline: 'SWM' })).toEqual([['moved', SWIM]])
  expect(await listed({ organisation: 'AL' })).toEqual([['moved', SEMI]])
  expect(await listed({ organisation: 'RR' })).toEqual([])
})

test('an official communication on a unit that changed explains the change, and does not stand beside it (R5.9)', async () => {
  await receive(db.pool, update('09', 1, unit(SEMI, { start: at('15:40') })), saying('POR', '09', 'Chuva'))
  expect((await changes()).changes).toMatchObject([{ kind: 'schedule', what: 'moved', notes: ['Chuva'] }])
})

test('an official communication since then stands there, once whatever languages it came in (R5.9)', async () => {
  await receive(db.pool, saying('ENG', '09', 'Moved'), saying('POR', '09', 'Adiada'))
  expect((await changes()).changes).toMatchObject([
    {
      kind: 'communication',
      said: 'decision',
      label: '4',
      text: 'Adiada',
      discipline: { code: 'JUD' },
      event: { code: EVENT },
    },
  ])
  expect(await listed({ since: `${DAY}T10:00` })).toEqual([])
})

/** How often it is announced that the list of changes is another one. */
async function announced(...messages: OdfMessage[]): Promise<number> {
  await db.pool.query('delete from event_log')
  await receive(db.pool, ...messages)
  const { rows } = await db.pool.query(`select 1 from event_log where topic = 'changes'`)
  return rows.length
}

test('it is announced when a plan is upset, a result corrected or medals change, and not when a unit takes its course (R3.7)', async () => {
  expect(await announced(update('09', 1, unit(SEMI, { scheduleStatus: 'RUNNING' })))).toBe(0)
  expect(await announced(list(1, ['1', '2']))).toBe(0)
  expect(await announced(update('10', 2, unit(FINAL, { medal: 1, start: at('18:00') })))).toBe(1)
  expect(await announced(list(2, ['2', '1']))).toBe(1)
  expect(await announced(medallists({ documentCode: EVENT }, [['gold', '1', 'AL']]))).toBe(1)
})

test('an update that arrives late changes what has changed since, also where the whole programme was emptied after it (R2.5)', async () => {
  await receive(
    db.pool,
    results({ documentCode: SWIM, date: DAY, resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, competitor: '1' }),
    ]),
    schedule({ documentCode: 'SWM', date: DAY, time: '130000000', version: 2 }, []),
  )
  expect((await changes()).changes).toEqual([])
  expect(await announced(update('12', 1, unit(SWIM, { scheduleStatus: 'CANCELLED' })))).toBe(1)
  expect((await changes()).changes).toMatchObject([{ kind: 'schedule', what: 'cancelled' }])
})

test('a response for an instant is cached until something changes; one without is another tomorrow (R3.7)', async () => {
  expect((await handlers.listChanges({ query: { since: `${DAY}T06:00` } })).topics).toEqual(['changes'])
  expect((await handlers.listChanges({ query: {} })).topics).toEqual([])
})
