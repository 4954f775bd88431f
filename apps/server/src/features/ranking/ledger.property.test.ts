import type { RankingQuery } from '@games/contract'
import { RANKING_PAGE } from '@games/domain/points/ranking-page'
import { emptyTables } from '@games/testing/empty-tables'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { createHandlers } from '../handlers.ts'
import { awardPoints, type PointReason } from '../points/index.ts'
import { refreshRanking } from './index.ts'

let db: TestDatabase
/** Two nodes' connections. */
let nodes: readonly pg.Pool[]
beforeAll(async () => {
  db = await testDatabase()
  nodes = [db.pool, openPool(db.url, 2, () => {})]
})
afterAll(async () => {
  await nodes[1]?.end()
  await db.close()
})

const PEOPLE = 6
type Step =
  | { readonly kind: 'award'; readonly who: number; readonly reason: PointReason; ref: string; points: number }
  | { readonly kind: 'type' | 'block' | 'unblock'; readonly who: number }
  | { readonly kind: 'refresh' }

const who = fc.integer({ min: 0, max: PEOPLE - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('award' as const),
      who,
      reason: fc.constantFrom<PointReason[]>('trivia', 'safe-sport', 'correction'),
      ref: fc.constantFrom('1', '2', '3'),
      points: fc.constantFrom(500, 500, 2_000, -500, -2_000),
    }),
  },
  fc.record({ kind: fc.constantFrom('type' as const, 'block' as const, 'unblock' as const), who }),
  fc.constant({ kind: 'refresh' as const }),
)

async function take(pool: pg.Pool, ids: readonly string[], one: Step): Promise<void> {
  if (one.kind === 'refresh') return void (await refreshRanking(pool))
  const id = ids[one.who] ?? ''
  if (one.kind === 'award')
    await transaction(pool, (tx) => awardPoints(tx, id, one)).catch((error: unknown) => {
      // a correction that takes more away than there is
      if (!(error instanceof Error && error.message.includes('violates check constraint'))) throw error
    })
  else if (one.kind === 'type') await pool.query(`update account set type = 'coach' where id = $1`, [id])
  else
    await pool.query('update account set blocked_at = case when $2 then now() end where id = $1', [
      id,
      one.kind === 'block',
    ])
}

const FILTERS: readonly RankingQuery[] = [{}, { zeros: '1' }, { zeros: '1', type: 'guest' }, { type: 'coach' }]

test('whatever two nodes award and correct at once, the ledger adds up, and positions are those of a plain recount (R7.3)', async () => {
  const { listRanking } = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.array(step, { maxLength: 25 }), async (...histories) => {
      await emptyTables(db.pool, 'account', 'ranking_entry', 'ranking_count', 'ranking_change')
      const { rows: made } = await db.pool.query<{ id: string }>(
        `insert into account (username, username_key, email, email_key, password_hash)
         select 'u' || n, 'u' || n, 'a@b.example', 'a@b.example', '-' from generate_series(1, ${PEOPLE}) n returning id`,
      )
      const ids = made.map(({ id }) => id)
      await Promise.all(
        nodes.map(async (pool, node) => {
          for (const one of histories[node] ?? []) await take(pool, ids, one)
        }),
      )
      await refreshRanking(db.pool)

      const { rows: faults } = await db.pool.query(
        `select a.id from account a where points <> (select coalesce(sum(p.points), 0) from point_entry p where p.account_id = a.id)
           or points <> coalesce((select balance from point_entry p where p.account_id = a.id order by id desc limit 1), 0)
         union all
         select account_id from (
           select account_id, balance, sum(points) over (partition by account_id order by id) as added from point_entry
         ) entry where balance <> added`,
      )
      expect(faults).toEqual([])

      for (const filter of FILTERS) {
        const { rows: recount } = await db.pool.query(
          `select username, points, within, general from (
             select username, username_key, points, type,
               rank() over (order by points desc)::int as general,
               rank() over (partition by case when $2::text is null or type = $2 then 1 else 0 end order by points desc)::int as within
             from account where blocked_at is null
           ) a where ($2::text is null or type = $2) and points >= $1 order by points desc, username_key collate "C"`,
          [filter.zeros ? 0 : 1, filter.type ?? null],
        )
        const { view } = await listRanking({ query: filter })
        expect(recount.length).toBeLessThan(RANKING_PAGE)
        expect(
          view.rows.map(({ username, points, within, general }) => ({
            username,
            points,
            within: within.position,
            general: general.position,
          })),
        ).toEqual(recount)
        expect(view.total).toBe(recount.length)
      }
      const { rows: counted } = await db.pool.query('select from ranking_count where people < 1')
      expect(counted).toEqual([])
    }),
    { numRuns: Number(process.env['HISTORIES'] ?? randomCases(25)) },
  )
})
