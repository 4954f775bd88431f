import { padRsc } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import { aMessage, aParticipant, aUnit, medallists, participants, schedule } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Reading } from '../../facts/reading.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { transaction } from '../../db/transaction.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { differenceCalls, feedNeeds } from './index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const STAFF = { viewer: null } as Caller
const EVENT = 'JUDW57KG'
const listed = async () => (await differenceCalls({ pool: db.pool }).listDifferences({}, STAFF)).view
const needs = () =>
  transaction(db.pool, async (tx) =>
    (await feedNeeds(() => 1)(new Reading(tx), { now: 0, today: '2027-09-14' })).filter(
      ({ need }) => need.kind === 'differences',
    ),
  )
const later = () => db.pool.query(`update inbox set received_at = received_at - interval '3 minutes'`)

type Line = readonly [organisation: string, gold: number, silver?: number]
const table = (version: number, lines: readonly Line[], of = ''): OdfMessage =>
  aMessage(
    { documentType: 'DT_MEDALS', documentCode: padRsc(of), version, resultStatus: 'OFFICIAL' },
    {
      kind: 'medal-standings',
      totalEvents: null,
      finishedEvents: null,
      lines: lines.map(([organisation, gold, silver = 0]) => ({
        organisation,
        rank: null,
        gold,
        silver,
        bronze: 0,
        total: gold + silver,
      })),
    },
  )
const wonBy = (version: number, ...winners: readonly string[]): OdfMessage =>
  aMessage(
    { documentType: 'DT_MEDALLISTS_DISCIPLINE', documentCode: padRsc('JUD'), version },
    {
      kind: 'discipline-medallists',
      disciplines: [
        {
          code: padRsc('JUD'),
          totalEvents: 1,
          finishedEvents: 1,
          events: [
            {
              code: padRsc(EVENT),
              name: null,
              date: null,
              medals: winners.map((code) => ({
                medal: 'gold' as const,
                date: null,
                unit: null,
                competitors: [
                  { code, type: 'A' as const, organisation: 'AL', order: 1, bib: null, teamName: null, athletes: [] },
                ],
              })),
            },
          ],
        },
      ],
    },
  )
const GAMES = [
  schedule({ documentCode: 'JUD' }, [aUnit({ code: 'JUDW57KG--------------FNL-000100--', medal: 1 })]),
  participants({ documentCode: 'JUD' }, [aParticipant({ code: '1' }), aParticipant({ code: '2' })]),
  medallists({ documentCode: EVENT }, [
    ['gold', '1', 'AL'],
    ['silver', '2', 'SP'],
  ]),
]

test('a medal table that is not ours is told row by row, with both sides and the message; equal again, it is gone (R12.4)', async () => {
  await receive(
    db.pool,
    ...GAMES,
    table(1, [
      ['AL', 1],
      ['SP', 0, 1],
    ]),
    table(
      1,
      [
        ['AL', 1],
        ['SP', 0, 1],
      ],
      'JUD',
    ),
  )
  expect(await listed()).toEqual({ differences: [], count: 0 })
  await receive(
    db.pool,
    table(2, [
      ['AL', 0, 1],
      ['BA', 1],
    ]),
  )
  const { differences, count } = await listed()
  expect(count).toBe(3)
  expect(differences).toMatchObject([
    {
      kind: 'standing',
      discipline: null,
      organisation: { code: 'AL' },
      ours: { gold: 1, silver: 0 },
      theirs: { gold: 0, silver: 1 },
      version: 2,
    },
    { organisation: { code: 'BA', name: { por: 'Bahia' } }, ours: null, theirs: { gold: 1 } },
    { organisation: { code: 'SP' }, ours: { silver: 1 }, theirs: null },
  ])
  // the discipline's own is another message
  await receive(
    db.pool,
    table(
      2,
      [
        ['AL', 2],
        ['SP', 0, 1],
      ],
      'JUD',
    ),
  )
  expect((await listed()).differences).toContainEqual(
    expect.objectContaining({
      discipline: 'JUD',
      ours: { gold: 1, silver: 0, bronze: 0 },
      theirs: { gold: 2, silver: 0, bronze: 0 },
    }),
  )
  await receive(
    db.pool,
    table(3, [
      ['AL', 1],
      ['SP', 0, 1],
    ]),
    table(
      3,
      [
        ['AL', 1],
        ['SP', 0, 1],
      ],
      'JUD',
    ),
  )
  expect((await listed()).count).toBe(0)
})

test('medallists of a discipline are compared medal by medal, by name, and nothing of ours is changed (R12.4)', async () => {
  await receive(db.pool, ...GAMES, wonBy(1, '2'))
  expect((await listed()).differences).toMatchObject([
    {
      kind: 'medallists',
      discipline: 'JUD',
      event: { code: EVENT },
      medal: 'gold',
      ours: [{ organisation: 'AL' }],
      theirs: [{ organisation: 'AL' }],
    },
    { medal: 'silver', ours: [{ organisation: 'SP' }], theirs: [] },
  ])
  const { rows } = await db.pool.query('select competitor from fact_medal order by position')
  expect(rows).toEqual([{ competitor: '1' }, { competitor: '2' }])
  // ours is corrected, and agrees but for what they do not list
  await receive(db.pool, medallists({ documentCode: EVENT, version: 2 }, [['gold', '2', 'AL']]))
  expect((await listed()).count).toBe(0)
})

test('what is configured and not in the programme is told (R12.4)', async () => {
  const config = (version: number, ...units: readonly string[]) =>
    aMessage(
      { documentType: 'DT_CONFIG', documentCode: padRsc('JUD'), version },
      { kind: 'config', extendedInfos: [], configs: units.map((unit) => ({ unit: padRsc(unit), values: [] })) },
    )
  await receive(db.pool, ...GAMES, config(1, EVENT, 'JUDW99KG'))
  expect((await listed()).differences).toMatchObject([{ kind: 'config', discipline: 'JUD', code: 'JUDW99KG' }])
  await receive(db.pool, config(2, EVENT))
  expect((await listed()).count).toBe(0)
})

test('it waits for somebody once the table that follows the medals would have come, and no longer than it differs (R12.4)', async () => {
  await receive(db.pool, ...GAMES, table(1, [['AL', 1]]))
  expect((await listed()).count).toBe(1)
  expect(await needs()).toEqual([])
  await later()
  expect(await needs()).toMatchObject([{ hurt: 'wrong', need: { key: 'differences:all', values: { count: 1 } } }])
  await receive(
    db.pool,
    table(2, [
      ['AL', 1],
      ['SP', 0, 1],
    ]),
  )
  expect(await needs()).toEqual([])
})
