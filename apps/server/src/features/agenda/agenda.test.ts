import { padRsc } from '@games/domain'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  participants,
  results,
  schedule,
  teams,
} from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'
import { createVenueImports } from '../venues/index.ts'

const DAY = '2027-09-14'
const NEXT_DAY = '2027-09-15'
const at = (time: string, day = DAY) => `${day}T${time}:00-03:00`
const HEAT = padRsc('ATHW100M--------------HEAT000100')
const FINAL = padRsc('ATHW100M--------------FNL-000100')
const MATCH = padRsc('HBLWTEAM7-------------SFNL000100')
const OTHER = padRsc('SWMW100MFR------------FNL-000100')
const TRAINING = padRsc('ATHW------------------TRNO000100')
const TEAM = 'HBLWTEAM7-----------AL'

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse(at('14:00')) })
  await receive(
    db.pool,
    schedule({ documentCode: 'ATH' }, [
      aUnit({ code: HEAT, start: at('09:00'), scheduleStatus: 'FINISHED', venue: 'TRK' }),
      aUnit({ code: FINAL, start: at('18:00'), medal: 1, venue: 'TRK' }),
      aUnit({ code: TRAINING, start: at('07:00'), phaseType: '1', venue: 'TRK' }),
    ]),
    schedule({ documentCode: 'HBL' }, [aUnit({ code: MATCH, start: at('10:00', NEXT_DAY), venue: 'GYM' })]),
    schedule({ documentCode: 'SWM' }, [aUnit({ code: OTHER, start: at('12:00') })]),
    participants({ documentCode: 'ATH' }, [aParticipant({ code: '101', organisation: 'AL' })]),
    participants({ documentCode: 'HBL' }, [aParticipant({ code: '102', organisation: 'AL' })]),
    teams({ documentCode: 'HBL' }, [aTeam({ code: TEAM, name: 'Alagoas', athletes: ['102'] })]),
    ...[HEAT, FINAL].map((documentCode) =>
      results({ documentCode, resultStatus: documentCode === HEAT ? 'OFFICIAL' : 'START_LIST' }, [
        aResult({ sortOrder: 1, competitor: '101' }),
      ]),
    ),
    results({ documentCode: MATCH, resultStatus: 'START_LIST' }, [
      aResult({ sortOrder: 1, competitor: aCompetitor({ code: TEAM, type: 'T', organisation: 'AL' }) }),
    ]),
  )
  await createVenueImports({ pool: db.pool }).apply(
    Buffer.from('codigo;nome;latitude;longitude\nTRK;Pista;-9,66;-35,73\n'),
  )
})
afterAll(() => db.close())

const agendaOf = async (follows: string | undefined, day = DAY) =>
  (await handlers.getAgenda({ params: { day }, query: { follows } })).view

test.each([
  ['an athlete has the own units', 'athlete.101', DAY, [HEAT, FINAL]],
  ['a team’s member has the team’s units', 'athlete.102', NEXT_DAY, [MATCH]],
  ['a team has its units', `team.${TEAM}`, NEXT_DAY, [MATCH]],
  ['a delegation has all that its people are listed in', 'delegation.AL', DAY, [HEAT, FINAL]],
  ['a discipline has what people come to see', 'discipline.ATH', DAY, [HEAT, FINAL]],
  ['a unit is itself', `unit.${OTHER.replace(/-+$/, '')}`, DAY, [OTHER]],
  ['of several each unit is there once', 'athlete.101,delegation.AL,discipline.ATH', DAY, [HEAT, FINAL]],
  ['nothing followed is an empty day', undefined, DAY, []],
  ['what nobody knows is nothing', 'athlete.999,team.X,delegation.ZZ,discipline.XXX,unit.ATHX', DAY, []],
])('%s (0094)', async (_, follows, day, codes) => {
  expect((await agendaOf(follows, day)).units.map(({ unit }) => unit.code)).toEqual(codes)
})

test('a unit says what of that which is followed it concerns (0094)', async () => {
  const { units } = await agendaOf('discipline.ATH,athlete.101')
  expect(units.map(({ of }) => [...of].sort())).toEqual([
    ['athlete.101', 'discipline.ATH'],
    ['athlete.101', 'discipline.ATH'],
  ])
})

test('of each it says what comes next and how much is left, in the order in which they are named (0094)', async () => {
  const { followed, days } = await agendaOf(`team.${TEAM},athlete.999,athlete.101,delegation.AL`)
  expect(followed.map(({ key, next, left }) => [key, next?.code, left])).toEqual([
    [`team.${TEAM}`, MATCH, 1],
    ['athlete.101', FINAL, 1],
    ['delegation.AL', FINAL, 2],
  ])
  expect(days).toEqual([
    { day: DAY, units: 2 },
    { day: NEXT_DAY, units: 1 },
  ])
})

test('it says where the day’s venues are, as far as they are on the map, and how fast people get about (0094)', async () => {
  const { places, kmPerHour } = await agendaOf('athlete.101')
  expect(places).toEqual([{ venue: 'TRK', lat: -9.66, lon: -35.73 }])
  expect(kmPerHour).toBe(15)
})

const setWays = (value: unknown) =>
  db.pool.query(
    `insert into setting (key, value) values ('venue_ways', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(value)],
  )
const way = (from: string, to: string, foot: number) => ({ from, to, foot, shuttle: null, oneWay: false })

describe('the organiser’s ways between venues', () => {
  afterAll(() => db.pool.query(`delete from setting where key = 'venue_ways'`))

  test('are those of the venues whose units are followed (0094)', async () => {
    await receive(
      db.pool,
      schedule({ documentCode: 'SWM', version: 2 }, [aUnit({ code: OTHER, start: at('12:00'), venue: 'POOL' })]),
    )
    await setWays([way('TRK', 'POOL', 7), way('POOL', 'GYM', 9), way('TRK', 'GONE', 5)])
    const pool = `unit.${OTHER.replace(/-+$/, '')}`
    expect((await agendaOf(`athlete.101,${pool}`)).ways).toEqual([way('TRK', 'POOL', 7)])
    expect((await agendaOf('athlete.101')).ways).toEqual([])
  })

  test('and their places are those of all the day’s venues where nothing is followed: a device’s pack has them so (0099)', async () => {
    const { ways, places, units } = await agendaOf(undefined)
    expect([units, ways]).toEqual([[], [way('TRK', 'POOL', 7)]])
    expect(places).toEqual([{ venue: 'TRK', lat: -9.66, lon: -35.73 }])
    expect((await agendaOf(undefined, NEXT_DAY)).ways).toEqual([])
  })

  test('a table that is none counts as none (0094)', async () => {
    await setWays('todos a pé')
    expect((await agendaOf(undefined)).ways).toEqual([])
  })
})
