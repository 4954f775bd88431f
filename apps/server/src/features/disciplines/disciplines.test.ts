import { type OdfMessage, writeOdf } from '@games/odf'
import { aParticipant, aResult, aTeam, aUnit, medallists, participants, results, schedule, teams } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyNext } from '../../ingest/applier.ts'
import { insertMessage } from '../../ingest/inbox.queries.ts'
import { createHandlers } from '../handlers.ts'

const NONE = { units: 0, golds: 0, training: 0, weighting: 0, broadcast: 0, meeting: 0, others: 0 }
const FINAL = 'JUDW57KG--------------FNL-000100--'
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

async function send(...messages: readonly OdfMessage[]): Promise<void> {
  for (const message of messages) await insertMessage(db.pool, writeOdf(message), 'http')
  while (await applyNext(db.pool, { acceptTestFeed: false, followFeedClock: true }, console.error));
}

beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  const inJudo = { disciplines: [{ code: 'JUD', entries: [], registeredEvents: [] }] }
  await send(
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: 'JUDW57KG--------------SFNL000100--', scheduleStatus: 'FINISHED' }),
      aUnit({ code: FINAL, medal: 1, start: '2027-09-15T11:00:00-03:00' }),
      aUnit({ code: 'JUDW52KG--------------FNL-000100--', medal: 1, scheduleStatus: 'CANCELLED' }),
      aUnit({ code: 'JUD-------------------TRNG000100--', phaseType: '1' }),
    ]),
    participants({ documentCode: 'JUD' }, [
      aParticipant({ code: '101', organisation: 'AL', ...inJudo }),
      aParticipant({ code: '102', organisation: 'AL', ...inJudo }),
      aParticipant({ code: '103', organisation: 'SP', ...inJudo }),
    ]),
    teams({ documentCode: 'BKB' }, [
      aTeam({ code: 'BKBWTEAM5-----------AL', name: 'Alagoas', gender: 'W' }),
      aTeam({ code: 'BKBMTEAM5-----------SP', name: 'São Paulo', gender: 'M', organisation: 'SP' }),
    ]),
    medallists({ documentCode: 'JUDW57KG' }, [
      ['gold', '101', 'AL'],
      ['silver', '103', 'SP'],
    ]),
    results({ documentType: 'DT_RANKING', documentCode: 'JUDW57KG' }, [
      aResult({ sortOrder: 1, rank: '1', competitor: '101' }),
      aResult({ sortOrder: 2, rank: '2', competitor: '103' }),
    ]),
  )
})
afterAll(() => db.close())

test('the programme counts competition, finals and the rest by discipline and day; a cancelled final is none (R2.5)', async () => {
  const { view } = await handlers.getProgramme()
  expect(view.days).toEqual([
    { day: '2027-09-14', ...NONE, units: 2, training: 1 },
    { day: '2027-09-15', ...NONE, units: 1, golds: 1 },
  ])
  expect(view.disciplines).toEqual([
    {
      discipline: { code: 'JUD', name: expect.objectContaining({ por: 'Judô' }) },
      days: view.days,
      finishedEvents: 1,
      totalEvents: 1,
    },
  ])
})

test('a discipline tells of its events: how far, where decided, who won, whether ranked (R2.2)', async () => {
  const { view } = await handlers.getDiscipline({ params: { code: 'JUD' } })
  expect(view.events).toEqual([
    expect.objectContaining({ code: 'JUDW52KG', ranked: false, medals: [] }),
    {
      code: 'JUDW57KG',
      name: null,
      gender: 'W',
      division: null,
      units: 2,
      over: 1,
      live: 0,
      final: { code: FINAL, day: '2027-09-15', status: 'SCHEDULED' },
      next: { code: FINAL, day: '2027-09-15' },
      medals: [
        { medal: 'gold', competitor: expect.objectContaining({ code: '101' }) },
        { medal: 'silver', competitor: expect.objectContaining({ code: '103' }) },
      ],
      ranked: true,
    },
  ])
})

test('one of the games’ disciplines has its page before any message; a code nobody knows is not there (R2.2)', async () => {
  const { view } = await handlers.getDiscipline({ params: { code: 'ARC' } })
  expect(view).toMatchObject({ discipline: { code: 'ARC' }, days: [], events: [] })
  await expect(handlers.getDiscipline({ params: { code: 'XYZ' } })).rejects.toMatchObject({ status: 404 })
})

test('the final ranking of an event comes in the order sent, with its medals, and is asked for again when it changes (R5.7)', async () => {
  const { view, topics } = await handlers.getFinalRank({ params: { event: 'JUDW57KG' } })
  expect(view.rows.map((row) => [row.rank, row.competitor.code, row.medal])).toEqual([
    ['1', '101', 'gold'],
    ['2', '103', 'silver'],
  ])
  expect(topics).toContain('ranks:JUD')
  const announced = await db.pool.query(`select 1 from event_log where topic = 'ranks:JUD'`)
  expect(announced.rowCount).toBe(1)
  await expect(handlers.getFinalRank({ params: { event: 'JUDW52KG' } })).rejects.toMatchObject({ status: 404 })
})

test('a day of the schedule by discipline and part (R2.2, R2.5)', async () => {
  const of = async (query: Parameters<typeof handlers.getScheduleDay>[0]['query']) =>
    (await handlers.getScheduleDay({ params: { day: '2027-09-14' }, query })).view.units.map((unit) => unit.eventType)
  expect(await of({})).toHaveLength(3)
  expect(await of({ discipline: 'JUD', part: 'competition' })).toEqual(['competition-medal', 'competition'])
  expect(await of({ part: 'event' })).toEqual(['training'])
  expect(await of({ discipline: 'SWM' })).toEqual([])
})

test('medallists of one discipline (R2.6)', async () => {
  const of = async (discipline: string) => (await handlers.listMedallists({ query: { discipline } })).view.medals.length
  expect([await of('JUD'), await of('SWM')]).toEqual([2, 0])
})

test('teams by name, filtered as athletes are (R2.7)', async () => {
  const of = async (query: Parameters<typeof handlers.listTeams>[0]['query']) =>
    (await handlers.listTeams({ query })).view.teams.map((team) => team.name)
  expect(await of({})).toEqual(['Alagoas', 'São Paulo'])
  expect(await of({ gender: 'M' })).toEqual(['São Paulo'])
  expect(await of({ organisation: 'AL', discipline: 'BKB' })).toEqual(['Alagoas'])
  expect(await of({ q: 'sao' })).toEqual(['São Paulo'])
})

test('delegations with the number of their athletes and disciplines (R2.7)', async () => {
  const { view } = await handlers.listDelegations()
  expect(view.delegations).toEqual([
    { organisation: expect.objectContaining({ code: 'AL' }), athletes: 2, disciplines: 1 },
    { organisation: expect.objectContaining({ code: 'SP' }), athletes: 1, disciplines: 1 },
  ])
})
