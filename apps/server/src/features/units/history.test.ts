import type { Release } from '@games/contract'
import { padRsc } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import {
  aParticipant,
  aResult,
  aUnit,
  bare,
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

const EVENT = 'ATHW100M'
const FINAL = padRsc(`${EVENT.padEnd(22, '-')}FNL-000100`)
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: true, now: () => Date.parse('2027-09-14T14:02:00-03:00') })
})
afterAll(() => db.close())
beforeEach(beginAnew)

/** Nothing but the programme and three runners. */
async function beginAnew(): Promise<void> {
  await emptyDatabase(db.pool)
  await send(
    schedule({ documentCode: 'ATH' }, [aUnit({ code: FINAL, medal: 1, scheduleStatus: 'FINISHED' })]),
    participants(
      { documentCode: 'ATH' },
      ['1', '2', '3'].map((code) => aParticipant({ code, printName: `CORREDORA ${code}` })),
    ),
  )
}

const send = (...messages: OdfMessage[]): Promise<void> => receive(db.pool, ...messages)

const list = (
  version: number,
  order: readonly string[],
  given: { notes?: string[]; resultStatus?: 'PROTESTED' } = {},
) =>
  results(
    {
      documentCode: FINAL,
      version,
      time: `1${String(version).padStart(2, '0')}000000`,
      ...(given.resultStatus && { resultStatus: given.resultStatus }),
    },
    order.map((competitor, at) => aResult({ sortOrder: at + 1, competitor, rank: String(at + 1), result: '11.90' })),
    { notes: given.notes ?? [] },
  )
const history = async (): Promise<Release[]> => (await handlers.getUnit({ params: { code: FINAL } })).view.history
const shown = async () =>
  (await history()).map(({ version, status, notes, changes }) => ({
    version,
    status,
    notes,
    changes: changes.map(({ competitor, what, from, to }) => `${competitor.name} ${what} ${from} ${to}`),
  }))

test('a result that stays as it was first released has no history', async () => {
  await send(list(1, ['1', '2']))
  expect(await history()).toEqual([])
})

test('first and second exchanged after a protest: when, by which message, why, and what (spec §5, corrections in the open)', async () => {
  await send(
    list(1, ['1', '2']),
    list(2, ['1', '2'], { resultStatus: 'PROTESTED' }),
    list(3, ['2', '1'], { notes: ['Protesto aceito: 1º e 2º trocados'] }),
  )
  expect(await shown()).toEqual([
    {
      version: 3,
      status: 'OFFICIAL',
      notes: ['Protesto aceito: 1º e 2º trocados'],
      changes: ['CORREDORA 2 rank 2 1', 'CORREDORA 1 rank 1 2'],
    },
    { version: 2, status: 'PROTESTED', notes: [], changes: [] },
  ])
  expect((await history())[0]).toMatchObject({ documentType: 'DT_RESULT', at: expect.stringContaining('10:30') })
})

test('it is the same in whatever order the messages came', async () => {
  const messages = [
    list(1, ['1', '2', '3']),
    list(2, ['2', '1', '3'], { notes: ['a'] }),
    list(3, ['2', '3'], { notes: ['a', 'b'] }),
  ]
  await send(...messages)
  const inOrder = await shown()
  await beginAnew()
  await send(...messages.toReversed())
  expect(await shown()).toEqual(inOrder)
  expect(inOrder.map(({ notes }) => notes)).toEqual([['b'], ['a']])
})

test('a version that its source invalidated has never been', async () => {
  const mistaken = list(2, ['2', '1'])
  await send(list(1, ['1', '2']), mistaken, bare(mistaken))
  expect(await history()).toEqual([])
})

test('a medal taken back is listed where it had been decided (issue 4, corrections in the open)', async () => {
  const won = (version: number, ...medals: Parameters<typeof medallists>[1][number][]) => {
    const message = medallists({ documentCode: EVENT, version, time: `12000${version}000` }, medals)
    if (message.body.kind !== 'medallists') throw new Error('no medallists')
    return { ...message, body: { ...message.body, medals: message.body.medals.map((m) => ({ ...m, unit: FINAL })) } }
  }
  await send(
    list(1, ['1', '2', '3']),
    won(1, ['gold', '1', 'AL'], ['silver', '2', 'AL']),
    won(2, ['gold', '2', 'AL'], ['silver', '3', 'AL']),
  )
  expect(await shown()).toEqual([
    {
      version: 2,
      status: 'OFFICIAL',
      notes: [],
      changes: ['CORREDORA 2 medal silver gold', 'CORREDORA 3 medal null silver', 'CORREDORA 1 medal gold null'],
    },
  ])
  const { meanings } = (await handlers.getUnit({ params: { code: FINAL } })).view
  expect(meanings['gold']).toMatchObject({ por: 'ouro' })
})

test('R5.6 a medal that passes to somebody of whom no message says where is reported of both on the unit that had decided it', async () => {
  const won = (version: number, competitor: string, unit: string | null) => {
    const message = medallists({ documentCode: EVENT, version, time: `12000${version}000` }, [
      ['gold', competitor, 'AL'],
    ])
    if (message.body.kind !== 'medallists') throw new Error('no medallists')
    return { ...message, body: { ...message.body, medals: message.body.medals.map((m) => ({ ...m, unit })) } }
  }
  await send(list(1, ['1', '2', '3']), won(1, '1', FINAL), won(2, '2', null))
  expect((await shown())[0]?.changes).toEqual(['CORREDORA 2 medal null gold', 'CORREDORA 1 medal gold null'])
})

const officialAt = async () => (await handlers.getUnit({ params: { code: FINAL } })).view.officialAt
const corrected = (
  version: number,
  day: string,
  resultStatus: 'OFFICIAL' | 'UNOFFICIAL' | 'PROTESTED',
  order: string[],
) => {
  const message = list(version, order)
  return { ...message, header: { ...message.header, date: day, resultStatus } }
}

test('R5.2 a result is official since its own message says so, whatever the schedule says later and earlier', async () => {
  expect(await officialAt()).toBeNull()
  await send(
    corrected(1, '2027-09-16', 'OFFICIAL', ['1', '2']),
    scheduleUpdate({ documentCode: 'ATH', date: '2027-09-18', time: '120000000' }, [
      aUnit({ code: FINAL, medal: 1, scheduleStatus: 'FINISHED' }),
    ]),
  )
  expect(await officialAt()).toBe('2027-09-16T10:10:00')
})

test('R5.2 of releases that say the same the first is when it became official; a correction is official anew', async () => {
  await send(corrected(1, '2027-09-14', 'UNOFFICIAL', ['1', '2']))
  expect(await officialAt()).toBeNull()
  await send(corrected(2, '2027-09-14', 'OFFICIAL', ['1', '2']), corrected(3, '2027-09-15', 'OFFICIAL', ['1', '2']))
  expect(await officialAt()).toBe('2027-09-14T10:20:00')
  await send(corrected(4, '2027-09-15', 'OFFICIAL', ['2', '1']))
  expect(await officialAt()).toBe('2027-09-15T10:40:00')
})

test('R5.2 a result under protest is not official, and is so again only since the protest ended', async () => {
  await send(corrected(1, '2027-09-14', 'OFFICIAL', ['1', '2']), corrected(2, '2027-09-14', 'PROTESTED', ['1', '2']))
  expect(await officialAt()).toBeNull()
  await send(corrected(3, '2027-09-15', 'OFFICIAL', ['1', '2']))
  expect(await officialAt()).toBe('2027-09-15T10:30:00')
})
