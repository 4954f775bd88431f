import type { OdfMessage } from '@games/odf'
import { aParticipant, aResult, aTeam, aUnit, medallists, participants, results, schedule, teams } from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const NONE = {
  units: 0,
  golds: 0,
  training: 0,
  weighting: 0,
  broadcast: 0,
  meeting: 0,
  arrival: 0,
  departure: 0,
  others: 0,
}
const IN_GRID = { ...NONE, parts: [0, 0, 0], live: [0, 0, 0], decided: 0 }
const FINAL = 'JUDW57KG--------------FNL-000100--'
let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>

const send = (...messages: readonly OdfMessage[]): Promise<void> => receive(db.pool, ...messages)

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
    { day: '2027-09-14', ...IN_GRID, units: 2, training: 1, parts: [2, 0, 0] },
    { day: '2027-09-15', ...IN_GRID, units: 1, golds: 1, parts: [1, 0, 0], decided: 1 },
  ])
  expect(view.disciplines).toEqual([
    {
      discipline: { code: 'JUD', name: expect.objectContaining({ por: 'Judô' }) },
      place: null,
      days: view.days,
      nearest: expect.objectContaining({ code: FINAL, day: '2027-09-15', live: false }),
      finishedEvents: 1,
      totalEvents: 1,
    },
  ])
})

test('a discipline has of its events: how far, where decided, who won, whether ranked (R2.2)', async () => {
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
      phases: [
        { code: 'JUDW57KG--------------SFNL', name: null, units: 1, over: 1, live: 0 },
        { code: 'JUDW57KG--------------FNL', name: null, units: 1, over: 0, live: 0 },
      ],
      leaders: [],
      ranked: true,
    },
  ])
})

test('one of the games’ disciplines has its page before any message; a code nobody knows is not there (R2.2)', async () => {
  const { view } = await handlers.getDiscipline({ params: { code: 'ARC' } })
  expect(view).toMatchObject({ discipline: { code: 'ARC' }, days: [], events: [] })
  await expect(handlers.getDiscipline({ params: { code: 'XYZ' } })).rejects.toMatchObject({ status: 404 })
})

test('the final ranking of an event comes in the order sent, with its medals, and is requested again when it changes (R5.7)', async () => {
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

test('two thirds of a final ranking share it, and two bronzes are shared, each also where it stands alone (R5.6, R5.7)', async () => {
  await send(
    medallists({ documentCode: 'JUDM66KG' }, [
      ['gold', '201', 'AL'],
      ['bronze', '202', 'SP'],
      ['bronze', '203', 'AL'],
    ]),
    // no row says RankEqual
    results({ documentType: 'DT_RANKING', documentCode: 'JUDM66KG' }, [
      aResult({ sortOrder: 1, rank: '1', competitor: '201' }),
      aResult({ sortOrder: 2, rank: '3', competitor: '202' }),
      aResult({ sortOrder: 3, rank: '3', competitor: '203' }),
      aResult({ sortOrder: 4, rank: null, irm: 'DSQ', competitor: '204' }),
      aResult({ sortOrder: 5, rank: null, irm: 'DNS', competitor: '205' }),
    ]),
  )
  const { view } = await handlers.getFinalRank({ params: { event: 'JUDM66KG' } })
  expect(view.rows.map((row) => row.rankEqual)).toEqual([false, true, true, false, false])
  const sharedOf = async (query: Parameters<typeof handlers.listMedallists>[0]['query']) =>
    (await handlers.listMedallists({ query })).view.medals.map(({ medal, shared }) => [medal, shared])
  expect(await sharedOf({ event: 'JUDM66KG', organisation: 'SP' })).toEqual([['bronze', true]])
  expect(await sharedOf({ event: 'JUDM66KG', medal: 'gold' })).toEqual([['gold', false]])
  const { view: delegation } = await handlers.getDelegation({ params: { code: 'SP' } })
  expect(
    delegation.medals.filter(({ event }) => event.code.startsWith('JUDM66KG')).map(({ shared }) => shared),
  ).toEqual([true])
  await send(
    medallists({ documentCode: 'JUDM66KG', version: 2 }, []),
    results({ documentType: 'DT_RANKING', documentCode: 'JUDM66KG', version: 2 }, []),
  )
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

/** Topics announced since the number given. */
async function announcedSince(seq: number): Promise<string[]> {
  const { rows } = await db.pool.query<{ topic: string }>(
    'select distinct topic from event_log where seq > $1 order by 1',
    [seq],
  )
  return rows.map(({ topic }) => topic)
}
const lastNumber = async (): Promise<number> =>
  (await db.pool.query<{ seq: number }>('select coalesce(max(seq), 0)::int as seq from event_log')).rows[0]?.seq ?? 0

const SWIMMING = 'SWMW100MFR------------'
const swimming = (status: 'SCHEDULED' | 'RUNNING' | 'FINISHED', version: number) =>
  schedule({ documentCode: 'SWM', version }, [
    aUnit({ code: `${SWIMMING}HEAT000100--`, start: '2027-09-16T11:59:00-03:00', scheduleStatus: status }),
    aUnit({ code: `${SWIMMING}HEAT000200--`, start: '2027-09-16T12:00:00-03:00' }),
    aUnit({ code: `${SWIMMING}SFNL000100--`, start: '2027-09-16T18:00:00-03:00' }),
    // the games' day ends at 03:00
    aUnit({ code: `${SWIMMING}FNL-000100--`, start: '2027-09-17T01:30:00-03:00', medal: 1 }),
    aUnit({ code: 'SWM-------------------ARRV000100--', phaseType: '8', start: '2027-09-16T08:00:00-03:00' }),
    aUnit({ code: 'SWM-------------------DEPT000100--', phaseType: '8', start: '2027-09-16T20:00:00-03:00' }),
    aUnit({ code: 'SWM-------------------XXXX000100--', phaseType: '8', start: '2027-09-16T20:00:00-03:00' }),
    aUnit({ code: 'CER-------------------OPEN000100--', phaseType: '0', start: '2027-09-16T20:00:00-03:00' }),
  ])
const inTheGrid = async () => {
  const { view } = await handlers.getProgramme()
  const swim = view.disciplines.find(({ discipline }) => discipline.code === 'SWM')
  return { day: swim?.days[0], nearest: swim?.nearest, all: view.days.find(({ day }) => day === '2027-09-16') }
}

test('a day is parted at noon and at six by the venue’s clock; arrivals and departures are counted by themselves (R2.5, R5.8)', async () => {
  await send(swimming('SCHEDULED', 1))
  const { day, nearest, all } = await inTheGrid()
  expect(day).toEqual({
    day: '2027-09-16',
    ...IN_GRID,
    units: 4,
    golds: 1,
    arrival: 1,
    departure: 1,
    others: 1,
    parts: [1, 1, 2],
  })
  expect(all).toMatchObject({ units: 4, arrival: 1, departure: 1, others: 2, ceremony: 'opening' })
  expect(nearest).toMatchObject({ code: `${SWIMMING}HEAT000100--`, live: false })
})

test('what is on is announced and shown in its part of the day, and what is over is not (R2.5)', async () => {
  const before = await lastNumber()
  await send(swimming('RUNNING', 2))
  expect(await inTheGrid()).toMatchObject({
    day: { live: [1, 0, 0] },
    all: { live: [1, 0, 0] },
    nearest: { code: `${SWIMMING}HEAT000100--`, live: true },
  })
  const topicsSince = await announcedSince(before)
  expect(topicsSince).toEqual(expect.arrayContaining(['programme', 'discipline:SWM']))
  // no count has changed
  expect(topicsSince).not.toContain('days')
  expect(topicsSince).not.toContain('discipline:JUD')
  await send(swimming('FINISHED', 3))
  expect(await inTheGrid()).toMatchObject({
    day: { live: [0, 0, 0] },
    nearest: { code: `${SWIMMING}HEAT000200--`, live: false },
  })
})

test('a final is decided with its gold, and no longer once that is taken back (R2.5)', async () => {
  await send(medallists({ documentCode: 'SWMW100MFR', version: 1 }, [['gold', '101', 'AL']]))
  expect((await inTheGrid()).day).toMatchObject({ golds: 1, decided: 1 })
  const before = await lastNumber()
  await send(medallists({ documentCode: 'SWMW100MFR', version: 2 }, []))
  expect((await inTheGrid()).day).toMatchObject({ golds: 1, decided: 0 })
  expect(await announcedSince(before)).toEqual(expect.arrayContaining(['programme', 'discipline:SWM']))
})

test('a discipline says what is on, what comes next and where it takes place (R2.2)', async () => {
  await send(swimming('RUNNING', 4))
  const { view, topics } = await handlers.getDiscipline({ params: { code: 'SWM' } })
  expect(view).toMatchObject({
    live: 1,
    nearest: { code: `${SWIMMING}HEAT000100--`, live: true, start: '2027-09-16T11:59:00-03:00' },
    venues: [{ code: 'ARN', name: { por: 'Arena' } }],
  })
  expect(topics).toContain('discipline:SWM')
})

test('an event not decided yet says who leads each of its pools, by the newest table sent (R2.5)', async () => {
  const pool = (version: number, first: string, second: string) =>
    results({ documentType: 'DT_POOL_STANDING', documentCode: 'JUDW57KG--------------GPA-', version }, [
      aResult({ sortOrder: 1, rank: '1', competitor: first }),
      aResult({ sortOrder: 2, rank: '2', competitor: second }),
    ])
  const leaders = async () => {
    const { view } = await handlers.getDiscipline({ params: { code: 'JUD' } })
    const event = view.events.find(({ code }) => code === 'JUDW57KG')
    return event?.leaders.map(({ code, competitor }) => [code, competitor.code])
  }
  await send(pool(1, '101', '103'))
  expect(await leaders()).toEqual([['JUDW57KG--------------GPA', '101']])
  const before = await lastNumber()
  await send(pool(2, '103', '101'))
  expect(await leaders()).toEqual([['JUDW57KG--------------GPA', '103']])
  expect(await announcedSince(before)).toContain('discipline:JUD')
})

test('who is in an event: entered, registered, listed in a unit, or a member of a team that is (R2.2)', async () => {
  const athletes = async (event: string) =>
    (await handlers.listAthletes({ query: { event } })).view.athletes.map(({ id }) => id).sort()
  const registered = (event: string) => ({
    disciplines: [
      { code: 'TTE', entries: [], registeredEvents: [{ event, bib: null, substitute: false, entries: [] }] },
    ],
  })
  await send(
    participants({ documentCode: 'TTE' }, [
      aParticipant({ code: '201', ...registered('TTEWSINGLES') }),
      aParticipant({ code: '202', ...registered('TTEWDOUBLES') }),
      aParticipant({ code: '203', ...registered('TTEMSINGLES') }),
    ]),
    teams({ documentCode: 'TTE' }, [
      aTeam({ code: 'TTEWTEAM---AL01', name: 'Alagoas', athletes: ['203'], registeredEvents: ['TTEWTEAM'] }),
    ]),
    schedule({ documentCode: 'TTE' }, [aUnit({ code: 'TTEWSINGLES-----------FNL-000100--' })]),
    results({ documentCode: 'TTEWSINGLES-----------FNL-000100--' }, [aResult({ sortOrder: 1, competitor: '202' })]),
  )
  expect(await athletes('TTEWSINGLES')).toEqual(['201', '202'])
  expect(await athletes('TTEWSINGLES-----------------------')).toEqual(['201', '202'])
  expect(await athletes('TTEWTEAM')).toEqual(['203'])
  expect(await athletes('TTEWNOTHING')).toEqual([])
  const { view, topics } = await handlers.listTeams({ query: { event: 'TTEWTEAM' } })
  expect(view.teams.map(({ code }) => code)).toEqual(['TTEWTEAM---AL01'])
  expect(topics).toContain('event:TTEWTEAM')
})
