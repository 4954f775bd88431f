import type { OwnRanking, Ranking } from '@games/contract'
import { RANKING_PAGE } from '@games/domain/points/ranking-page'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { createHandlers } from '../handlers.ts'
import { awardPoints } from '../points/index.ts'
import { beginRankingDay, refreshRanking } from './index.ts'

let db: TestDatabase
let accounts: AccountsApp
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(
    db.pool,
    'account',
    'attempt',
    'ranking_entry',
    'ranking_count',
    'ranking_change',
    'ranking_day',
    'event_log',
  )
})

interface Person {
  readonly username: string
  readonly points?: number
  readonly type?: string
  readonly organisation?: string | null
}
async function people(...all: readonly Person[]): Promise<void> {
  for (const { username, points = 0, type = 'athlete', organisation = null } of all)
    await db.pool.query(
      `insert into account (username, username_key, email, email_key, password_hash, points, type, organisation)
       values ($1, lower($1), 'a@b.example', 'a@b.example', '-', $2, $3, $4)`,
      [username, points, type, organisation],
    )
  await refreshRanking(db.pool)
}
const ranking = async (query: Parameters<typeof handlers.listRanking>[0]['query'] = {}): Promise<Ranking> =>
  (await handlers.listRanking({ query })).view
const lines = ({ rows }: Ranking) =>
  rows.map(
    ({ list, within, general, username, points }) =>
      `${list} ${within.position}${within.equal ? '=' : ''} ${general.position}${general.equal ? '=' : ''} ${username} ${points}`,
  )

describe('the ranking', () => {
  test('has list position, position and general position; equal points share one, and stand by username (R7.3)', async () => {
    await people(
      { username: 'remo.rj', points: 44_000, type: 'volunteer' },
      { username: 'Tia', points: 44_000, type: 'coach' },
      { username: 'corre', points: 45_500 },
      { username: 'placar', points: 43_500 },
      { username: 'onda', points: 43_500, type: 'volunteer' },
      { username: 'zero' },
    )
    expect(lines(await ranking())).toEqual([
      '1 1 1 corre 45500',
      '2 2= 2= remo.rj 44000',
      '3 2= 2= Tia 44000',
      '4 4= 4= onda 43500',
      '5 4= 4= placar 43500',
    ])
    expect(lines(await ranking({ type: 'volunteer' }))).toEqual(['1 1 2= remo.rj 44000', '2 2 4= onda 43500'])
  })

  test('leaves those without points out unless they are requested, and says how many they are (R7.3)', async () => {
    await people({ username: 'um', points: 500 }, { username: 'zero_a' }, { username: 'zero_b' })
    expect(await ranking()).toMatchObject({ total: 1, zeros: 2, rows: [{ username: 'um' }] })
    expect(lines(await ranking({ zeros: '1' }))).toEqual(['1 1 1 um 500', '2 2= 2= zero_a 0', '3 2= 2= zero_b 0'])
    expect(await ranking({ type: 'referee' })).toMatchObject({ total: 0, zeros: 0, rows: [] })
  })

  test('is filtered by user type and by delegation, which have names; a code that nobody knows is not shown', async () => {
    await people(
      { username: 'a', points: 500, organisation: 'AL' },
      { username: 'b', points: 400, organisation: 'AL', type: 'coach' },
      { username: 'c', points: 300, organisation: 'RJ' },
      { username: 'd', points: 200, organisation: 'PALAVRAO' },
    )
    const al = await ranking({ organisation: 'AL', type: 'coach' })
    expect(lines(al)).toEqual(['1 1 2 b 400'])
    expect(al.rows[0]?.organisation?.name?.por).toBe('Alagoas')
    expect(al.organisations.map(({ code }) => code)).toEqual(['AL', 'RJ'])
    expect((await ranking()).rows.map(({ organisation }) => organisation?.code)).toEqual(['AL', 'AL', 'RJ', undefined])
    expect(JSON.stringify(await ranking())).not.toContain('PALAVRAO')
  })

  test('has nobody who is blocked, deleted, or waits for a guardian; whoever is let in again is there', async () => {
    await people(...['fica', 'sai', 'apaga', 'espera'].map((username) => ({ username, points: 500 })))
    await db.pool.query(`update account set blocked_at = now() where username = 'sai'`)
    await db.pool.query(`delete from account where username = 'apaga'`)
    await db.pool.query(`update account set guardian_email = 'g@b.example' where username = 'espera'`)
    await refreshRanking(db.pool)
    expect(lines(await ranking())).toEqual(['1 1 1 fica 500'])
    await db.pool.query(`update account set blocked_at = null, guardian_confirmed_at = now()`)
    await refreshRanking(db.pool)
    expect(lines(await ranking())).toEqual(['1 1= 1= espera 500', '2 1= 1= fica 500', '3 1= 1= sai 500'])
  })

  test('says nothing of a person but username, type, delegation and points', async () => {
    await people({ username: 'maria', points: 500, organisation: 'AL' })
    const [row] = (await ranking()).rows
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'general',
      'list',
      'organisation',
      'points',
      'type',
      'username',
      'within',
    ])
  })

  test('is the same list in pages of twenty, over ties and to the last page and behind it (R7.3)', async () => {
    await people(
      ...Array.from({ length: 93 }, (_, n) => ({
        username: `u${String(n).padStart(2, '0')}`,
        // three people, then a tie of sixty, then a tie without points
        points: n < 3 ? 900 - n : n < 63 ? 500 : 0,
        type: n % 2 === 0 ? 'athlete' : 'guest',
      })),
    )
    for (const filter of [{}, { zeros: '1' }, { zeros: '1', type: 'guest' }] as const) {
      const first = await ranking(filter)
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(first.total / RANKING_PAGE) }, (_, at) => ranking({ ...filter, page: at + 1 })),
      )
      const rows = pages.flatMap((page) => page.rows)
      expect(rows.map(({ list }) => list)).toEqual(Array.from({ length: first.total }, (_, at) => at + 1))
      const expected = Array.from({ length: 93 }, (_, n) => n).filter(
        (n) => ('zeros' in filter || n < 63) && (!('type' in filter) || n % 2 === 1),
      )
      expect(rows.map(({ username }) => Number(username.slice(1)))).toEqual(expected)
      expect((await ranking({ ...filter, page: pages.length + 1 })).rows).toEqual([])
    }
  })

  test('is announced with what it has changed to, and not where nothing changed', async () => {
    const before = await ranking()
    await people({ username: 'a', points: 500 })
    const { rows } = await db.pool.query<{ topic: string; seq: number }>('select topic, seq from event_log')
    expect(rows.map(({ topic }) => topic)).toEqual(['ranking'])
    const after = await ranking()
    expect([before.rows.length, after.rows.length, after.seq]).toEqual([0, 1, rows[0]?.seq])
    expect(await refreshRanking(db.pool)).toBe(null)
    expect((await handlers.listRanking({ query: {} })).topics).toContain('ranking')
  })

  test('does not change before it is announced', async () => {
    await people({ username: 'a', points: 500 })
    await db.pool.query('update account set points = 900')
    expect(lines(await ranking())).toEqual(['1 1 1 a 500'])
    await refreshRanking(db.pool)
    expect(lines(await ranking())).toEqual(['1 1 1 a 900'])
  })

  test('is made by one node at a time: two at once announce once', async () => {
    await people({ username: 'a', points: 500 })
    await db.pool.query('update account set points = 900')
    const made = await Promise.all(Array.from({ length: 8 }, () => refreshRanking(db.pool)))
    expect(made.filter((seq) => seq !== null)).toHaveLength(1)
    expect(lines(await ranking())).toEqual(['1 1 1 a 900'])
  })
})

describe('where one stands oneself', () => {
  const own = async (one: Awaited<ReturnType<AccountsApp['signedUp']>>, query = '') =>
    (await one.call('GET', `/api/account/ranking${query}`)).body as unknown as OwnRanking
  const award = async (username: string, points: number, ref = String(points)) => {
    const { rows } = await db.pool.query<{ id: string }>('select id from account where username = $1', [username])
    await transaction(db.pool, (tx) => awardPoints(tx, rows[0]?.id ?? '', { reason: 'trivia', ref, points }))
  }

  test('general position, position and page within the filter, or that the filter leaves one out (R7.3)', async () => {
    const maria = await accounts.signedUp('maria')
    await people(...Array.from({ length: 45 }, (_, n) => ({ username: `u${n}`, points: 1_000 + n, type: 'coach' })))
    await award('maria', 1_020)
    await refreshRanking(db.pool)
    const { standing } = await own(maria)
    expect(standing).toMatchObject({
      username: 'maria',
      points: 1_020,
      general: { position: 25, equal: true },
      of: 46,
      within: { position: 25, equal: true, list: 25, page: 2 },
    })
    expect(standing?.neighbours.map(({ username }) => username)).toEqual(['u21', 'maria', 'u20', 'u19'])
    expect((await own(maria, '?type=guest')).standing?.within).toEqual({ position: 1, equal: false, list: 1, page: 1 })
    expect((await own(maria, '?type=coach')).standing?.within).toBe(null)
    expect((await own(maria, '?organisation=AL')).standing?.within).toBe(null)
  })

  test('without points one is in the list of all alone', async () => {
    const maria = await accounts.signedUp('maria')
    await people({ username: 'a', points: 500 }, { username: 'zeta' })
    expect((await own(maria)).standing).toMatchObject({ general: { position: 2, equal: true }, of: 1, within: null })
    expect((await own(maria, '?zeros=1')).standing?.within).toMatchObject({ list: 2 })
  })

  test('who is not in it, or not yet, has no place', async () => {
    const maria = await accounts.signedUp('maria')
    expect(await own(maria)).toEqual({ standing: null })
  })

  test('how many places one moved since the games’ day began; who came later has not moved', async () => {
    const maria = await accounts.signedUp('maria')
    await people({ username: 'a', points: 700 }, { username: 'b', points: 600 }, { username: 'c', points: 500 })
    await beginRankingDay(db.pool, '2027-07-16')
    await award('maria', 650)
    await refreshRanking(db.pool)
    expect((await own(maria)).standing).toMatchObject({ general: { position: 2 }, moved: 2 })
    await db.pool.query(`update account set points = 900 where username in ('b', 'c')`)
    await refreshRanking(db.pool)
    expect((await own(maria)).standing).toMatchObject({ general: { position: 4 }, moved: 0 })
    // the day began once, however many nodes say so
    await beginRankingDay(db.pool, '2027-07-16')
    expect((await own(maria)).standing).toMatchObject({ moved: 0 })
    const joana = await accounts.signedUp('joana')
    await refreshRanking(db.pool)
    expect((await own(joana)).standing).toMatchObject({ moved: null })
  })
})
