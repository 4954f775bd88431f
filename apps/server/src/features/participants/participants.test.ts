import type { ApiFailure } from '@games/contract'
import { padRsc } from '@games/domain'
import type { OdfMessage } from '@games/odf'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  medallists,
  participants,
  results,
  schedule,
  teams,
} from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { createHandlers } from '../handlers.ts'

const DAY = '2027-09-14'
const EVENT = 'HBLWTEAM7-------------'
const SEMI = padRsc(`${EVENT}SFNL000100--`)
const FINAL = padRsc(`${EVENT}FNL-000100--`)
const TEAM = 'HBLWTEAM7---AL01'
const RIVAL = 'HBLWTEAM7---PR01'

let db: TestDatabase
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  handlers = createHandlers({ pool: db.pool, demo: true, now: () => Date.parse(`${DAY}T14:02:00-03:00`) })
})
afterAll(() => db.close())
beforeEach(() => emptyDatabase(db.pool))

const send = (...messages: OdfMessage[]): Promise<void> => receive(db.pool, ...messages)
const person = (code: string, organisation: string, printName: string) =>
  aParticipant({
    code,
    organisation,
    printName,
    familyName: printName.split(' ')[0] ?? '',
    givenName: printName.split(' ')[1] ?? null,
    disciplines: [{ code: 'HBL', entries: [], registeredEvents: [] }],
  })
const team = (code: string) => handlers.getTeam({ params: { code } })
const delegation = (code: string) => handlers.getDelegation({ params: { code } })
const athlete = (id: string) => handlers.getAthlete({ params: { id } })
const open = (fields: unknown) =>
  db.pool.query(`insert into setting (key, value) values ('public_personal_fields', $1)`, [JSON.stringify(fields)])

const games = (): OdfMessage[] => [
  participants({ documentCode: 'HBL' }, [
    person('101', 'AL', 'TESTE Zilda'),
    person('102', 'AL', 'TESTE Abigail'),
    person('103', 'PR', 'TESTE Outra'),
  ]),
  teams({ documentCode: 'HBL' }, [
    aTeam({ code: TEAM, organisation: 'AL', name: 'Alagoas', athletes: ['101', '102'], registeredEvents: [EVENT] }),
    aTeam({ code: RIVAL, organisation: 'PR', name: 'Paraná', athletes: ['103'], registeredEvents: [EVENT] }),
  ]),
  schedule({ documentCode: 'HBL' }, [
    aUnit({ code: SEMI }),
    aUnit({ code: FINAL, medal: 1, start: '2027-09-15T10:00:00-03:00' }),
  ]),
  results({ documentCode: SEMI }, [
    aResult({ sortOrder: 1, result: '21', wlt: 'W', competitor: aCompetitor({ code: TEAM, type: 'T' }) }),
    aResult({ sortOrder: 2, result: '19', wlt: 'L', competitor: aCompetitor({ code: RIVAL, type: 'T' }) }),
  ]),
]
const ranking = (): OdfMessage => {
  const message = results({ documentCode: EVENT, documentType: 'DT_RANKING' }, [
    aResult({ sortOrder: 1, rank: '1', competitor: aCompetitor({ code: TEAM, type: 'T' }) }),
    aResult({ sortOrder: 2, rank: '2', rankEqual: true, competitor: aCompetitor({ code: RIVAL, type: 'T' }) }),
  ])
  return message
}

describe('a search of athletes and teams (R2.7)', () => {
  const athletes = async (q: string, more: { organisation?: string } = {}) =>
    (await handlers.listAthletes({ query: { q, ...more } })).view
  const named = async (q: string) => (await athletes(q)).athletes.map(({ name }) => name)

  test('forgives accents, case and the order of words, and finds parts of words', async () => {
    await send(
      participants({ documentCode: 'HBL' }, [
        person('101', 'AL', 'ÁVILA Jacaído'),
        person('102', 'AL', 'ÁVILA Jacira'),
        person('103', 'PR', 'OURELO Jacaído'),
      ]),
    )
    expect(await named('jacaido avila')).toEqual(['ÁVILA Jacaído'])
    expect(await named('caid')).toEqual(['ÁVILA Jacaído', 'OURELO Jacaído'])
  })

  test('where nobody is called so, those are listed who are called nearly so, and filters hold all the same', async () => {
    await send(
      participants({ documentCode: 'HBL' }, [
        person('111', 'AL', 'ABRUNADO Jacaído'),
        person('112', 'PR', 'ABRUNADO Jacaído'),
        person('113', 'PR', 'OURELO Zilda'),
      ]),
      teams({ documentCode: 'HBL' }, [aTeam({ code: TEAM, organisation: 'AL', name: 'Alagoas', athletes: [] })]),
    )
    handlers = createHandlers({ pool: db.pool, demo: true, now: () => Date.parse(`${DAY}T14:02:00-03:00`) })
    expect(await named('jacaidu')).toHaveLength(2)
    expect(await athletes('abrunada', { organisation: 'AL' })).toMatchObject({ total: 1, athletes: [{ id: '111' }] })
    expect((await handlers.listTeams({ query: { q: 'alagoaz' } })).view.teams).toMatchObject([{ code: TEAM }])
    expect(await athletes('nobody-is-called-so')).toMatchObject({ total: 0, athletes: [], next: null })
  })
})

test('women are W, of people and of teams, whatever letter the feed has for them (R5.1, R2.7)', async () => {
  await send(
    participants({ documentCode: 'HBL' }, [
      { ...person('101', 'AL', 'TESTE Zilda'), gender: 'F' },
      { ...person('102', 'AL', 'TESTE Outro'), gender: 'M' },
      { ...person('103', 'AL', 'TESTE Mista'), gender: 'X' },
    ]),
    teams({ documentCode: 'HBL' }, [
      aTeam({ code: TEAM, organisation: 'AL', gender: 'F', athletes: ['101'] }),
      aTeam({ code: RIVAL, organisation: 'PR', gender: 'W', athletes: [] }),
    ]),
  )
  const everybody = (await handlers.listAthletes({ query: {} })).view.athletes
  expect(everybody.map(({ id, gender }) => [id, gender])).toEqual([
    ['103', 'X'],
    ['102', 'M'],
    ['101', 'W'],
  ])
  const women = (await handlers.listAthletes({ query: { gender: 'W' } })).view
  expect([women.total, women.athletes.map(({ id }) => id)]).toEqual([1, ['101']])
  expect((await athlete('101')).view.athlete.gender).toBe('W')
  const sides = (await handlers.listTeams({ query: { gender: 'W' } })).view
  expect([sides.total, sides.teams.map(({ code, gender }) => [code, gender])]).toEqual([
    2,
    [
      [TEAM, 'W'],
      [RIVAL, 'W'],
    ],
  ])
  expect((await team(TEAM)).view).toMatchObject({ team: { gender: 'W' }, members: [{ gender: 'W' }] })
  expect((await delegation('AL')).view.teams).toMatchObject([{ gender: 'W' }])
})

describe('a team (R2.7)', () => {
  test('has its members in the order of the source, its units with its line, medals and final rank (R5.4)', async () => {
    await send(...games(), ranking(), medallists({ documentCode: EVENT }, [['gold', TEAM, 'AL']]))
    const { view } = await team(TEAM)
    expect(view.team).toMatchObject({ code: TEAM, name: 'Alagoas', organisation: { code: 'AL' } })
    expect(view.members.map(({ name }) => name)).toEqual(['TESTE Zilda', 'TESTE Abigail'])
    expect(view.appearances.map(({ unit, row }) => [unit.code, row?.result ?? null])).toEqual([[SEMI, '21']])
    expect(view.medals.map(({ medal }) => medal)).toEqual(['gold'])
    expect(view.events).toMatchObject([{ code: 'HBLWTEAM7', rank: '1', rankEqual: false }])
    expect((await team(RIVAL)).view.events).toMatchObject([{ rank: '2', rankEqual: true }])
  })

  test('has its place in a pool where a standing was sent, the newest of several (ODF §8)', async () => {
    const standing = (pool: string, rank: string, time: string) =>
      results({ documentCode: `${EVENT}${pool}`, documentType: 'DT_POOL_STANDING', time }, [
        aResult({ sortOrder: 1, rank, competitor: aCompetitor({ code: TEAM, type: 'T' }) }),
      ])
    await send(...games(), standing('GPA-', '3', '100000000'), standing('GPB-', '2', '110000000'))
    expect((await team(TEAM)).view.events).toMatchObject([{ rank: null, pool: { code: `${EVENT}GPB`, rank: '2' } }])
    expect((await team(RIVAL)).view.events).toMatchObject([{ pool: null }])
  })

  test('is notified of its units, its members’ names, medals and ranks (R5.4)', async () => {
    await send(...games())
    const { topics } = await team(TEAM)
    expect(topics).toEqual(
      expect.arrayContaining([`athlete:${TEAM}`, 'athlete:101', `unit:${SEMI}`, 'medals:discipline:HBL', 'ranks:HBL']),
    )
  })

  test('that nobody knows is not found, nor is an athlete one', async () => {
    await send(...games())
    for (const code of ['HBLWTEAM7---ZZ01', '101'])
      await expect(team(code)).rejects.toMatchObject({ status: 404 } satisfies Partial<ApiFailure>)
  })
})

describe('a delegation (R2.7)', () => {
  test('has its row of the table, its athletes and teams by discipline, its days and its medals (R2.7)', async () => {
    await send(...games(), medallists({ documentCode: EVENT }, [['gold', TEAM, 'AL']]))
    const { view, topics } = await delegation('AL')
    expect(view).toMatchObject({
      organisation: { code: 'AL', name: { por: 'Alagoas' } },
      row: { rank: 1, gold: 1 },
      athletes: 2,
      disciplines: [{ code: 'HBL', athletes: 2, teams: 1 }],
      teams: [{ code: TEAM, name: 'Alagoas', events: [{ code: 'HBLWTEAM7' }] }],
      days: [{ day: DAY, units: 1 }],
      medalsWon: 1,
    })
    expect(topics).toEqual(expect.arrayContaining(['medals:all', 'athletes', 'delegation:AL']))
  })

  test('has why it has its rank, in the words of the table, against those who have a row in it (R5.6)', async () => {
    const reasons = async () => (await delegation('AL')).view.rankReason
    await send(...games(), medallists({ documentCode: EVENT }, [['gold', TEAM, 'AL']]))
    expect(await reasons()).toBeNull()
    await send(
      medallists({ documentCode: 'JUDW57KG' }, [
        ['gold', '201', 'PR'],
        ['silver', '202', 'PR'],
        ['bronze', '203', 'AIN'],
      ]),
    )
    expect(await reasons()).toEqual({
      kind: 'fewer',
      column: 'silver',
      level: ['gold'],
      with: { code: 'PR', name: { por: 'Paraná' }, flag: '/brasil_flags/PR.png' },
    })
    await send(medallists({ documentCode: 'JUDW63KG' }, [['silver', '204', 'AL']]))
    expect(await reasons()).toMatchObject({ kind: 'tied', with: [{ code: 'PR' }] })
  })

  test('without a medal has no row; one that nobody competes for is not found (R2.7)', async () => {
    await send(...games())
    expect((await delegation('PR')).view).toMatchObject({ row: null, rankReason: null, medals: [], medalsWon: 0 })
    await expect(delegation('ZZ')).rejects.toMatchObject({ status: 404 } satisfies Partial<ApiFailure>)
  })

  test('shows twenty medals and says how many there are (R2.7)', async () => {
    await send(
      ...games(),
      ...Array.from({ length: 23 }, (_, i) =>
        medallists({ documentCode: `JUDW${40 + i}KG` }, [['gold', String(500 + i), 'AL']]),
      ),
    )
    const { view } = await delegation('AL')
    expect([view.medals.length, view.medalsWon]).toEqual([20, 23])
  })
})

describe('personal fields of an athlete (R5.4)', () => {
  const SECRETS = {
    birthDate: '2011-02-27',
    height: '171',
    weight: '57',
    placeOfBirth: 'Cidade de Teste',
    countryOfBirth: 'BRA',
    placeOfResidence: 'Vila de Teste',
    nationality: 'BRA',
  }
  const known = () =>
    participants({ documentCode: 'HBL' }, [
      {
        ...person('101', 'AL', 'TESTE Zilda'),
        ...SECRETS,
        disciplines: [
          {
            code: 'HBL',
            entries: [{ type: 'ENTRY', code: 'INSTITUTION', value: 'Escola de Teste' }],
            registeredEvents: [],
          },
        ],
      },
    ])
  const ALL = { ...SECRETS, institution: 'Escola de Teste' }

  test('none leaves the database’s side until the organiser opens it, and then that one alone (R5.4)', async () => {
    await send(known())
    expect((await athlete('101')).view.personal).toEqual({})
    for (const [field, value] of Object.entries(ALL)) {
      await db.pool.query('delete from setting')
      await open([field])
      expect((await athlete('101')).view.personal).toEqual({ [field]: value })
    }
  })

  test.each([['birthDate'], [{ birthDate: true }], [null], [['familyName', 'unheard-of', 7]]])(
    'a setting of %o opens nothing (R5.4)',
    async (value) => {
      await send(known())
      await open(value)
      expect((await athlete('101')).view.personal).toEqual({})
    },
  )
})
