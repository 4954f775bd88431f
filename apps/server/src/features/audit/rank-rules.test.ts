import { AGAINST_THE_RULES, RANK_RULES, type RankedList, rankedText } from '@games/domain/sports/rank-rules.fixture'
import { writeOdf } from '@games/odf'
import { competitor, messageMaker, result, resultList } from '@games/odf/adapters/message-parts'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyPending, storeAll } from '../../ingest/import.ts'
import { inSnapshot } from '../snapshot.ts'
import { unitPage } from '../units/index.ts'

/** The tables of rank-rules.fixture.ts by the feed's own road onto the page: order, rank, sharing, result, IRM and mark as sent. */
const make = messageMaker('TEST', 'TEST')
const SLOW = 60_000

const messageOf = (list: RankedList, minute: number) =>
  make(
    {
      documentCode: list.code,
      documentType: 'DT_RESULT',
      resultStatus: 'OFFICIAL',
      // one unit serves many lists: the newest is in force
      produced: new Date(Date.UTC(2026, 8, 1) + minute * 60_000).toISOString().replace('.000Z', '-03:00'),
    },
    resultList({
      results: list.rows.map(({ competitor: code, heights, ...row }, i) =>
        result({
          ...row,
          sortOrder: i + 1,
          resultType: row.irm === null ? null : 'IRM',
          extended: heights.map(([value, value2], at) => ({
            type: 'ER',
            code: 'HEIGHT',
            pos: String(at + 1),
            value,
            value2,
          })),
          competitor: competitor({ code, type: 'A' }),
        }),
      ),
    }),
  )

describe('a page shows the ranks of its list as the source has them (ODF §8)', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase()
  }, SLOW)
  afterAll(() => db?.close())

  test.each([...RANK_RULES, ...AGAINST_THE_RULES].map((list, i) => [list.rule, list, i] as const))(
    '%s',
    async (_rule, list, i) => {
      await storeAll(db.pool, [writeOdf(messageOf(list, i))])
      await applyPending(db.pool, { acceptTestFeed: false, followFeedClock: false }, () => {})
      const page = await inSnapshot(db.pool, (tx) => unitPage(tx, 0, list.code))
      expect(page?.results.map((r) => rankedText({ ...r, competitor: r.competitor.code }))).toEqual(
        list.rows.map(rankedText),
      )
    },
  )
})
