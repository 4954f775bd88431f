import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { dropProjections } from '../ingest/projections.queries.ts'
import { removeUnusedFiles } from '../ingest/remove-unused-files.ts'
import { appendEvents, EVERYTHING } from '../live/index.ts'
import { recordAction } from '../features/office-log/index.ts'
import type { Caller } from '../http/session/private-call-types.ts'
import { demoContent } from './content.ts'
import { demoStart } from './demo.queries.ts'
import { demoAccountKeys } from './demo-accounts.ts'
import { DEMO_TRIVIA } from './trivia.ts'
import { DEMO_VENUES } from './venues.ts'
import {
  type DemoFigures,
  type DemoMarks,
  deleteDemoGames,
  deleteDemoThings,
  deleteLateMessages,
  demoFigures,
  demoOver,
  forgetDemoLogin,
  isDemoAccount,
  storeDemoOver,
} from './wipe.queries.ts'

/** The kind of subject that the office's record has for it. */
export const DEMO_KIND = 'demo'

/** Longer than a hundred thousand messages take to be deleted. */
const WIPE_LIMIT_MS = 300_000

const marksOf = (start: string): DemoMarks => ({
  contentIds: demoContent(start).map(({ id }) => id),
  triviaIds: DEMO_TRIVIA.map(({ id }) => id),
  places: DEMO_VENUES,
  ...demoAccountKeys,
})

/** What wiping the demo would remove and leave, and whether it would remove this account; null: there is no demo in the database. */
export async function demoToWipe(
  pool: Pool,
  accountId: string | null,
): Promise<{ readonly start: string; readonly figures: DemoFigures; readonly ownAccount: boolean } | null> {
  return transaction(
    pool,
    async (tx) => {
      const start = await demoStart(tx)
      if (start === null) return null
      const marks = marksOf(start)
      return {
        start,
        figures: await demoFigures(tx, marks),
        ownAccount: accountId === null || !(await isDemoAccount(tx, accountId, marks)),
      }
    },
    { isolation: 'repeatable read', readOnly: true },
  )
}

/** `no-demo`: there is none, or somebody was quicker; `demo-account`: whoever wipes it would be gone as well. */
export type Wiped =
  | {
      readonly kind: 'wiped'
      readonly start: string
      readonly action: number
      readonly seq: number
      readonly figures: DemoFigures
    }
  | { readonly kind: 'no-demo' }
  | { readonly kind: 'demo-account' }

/**
 * Removes what the demo made, all of it or nothing, and notes that it is over: simulators stop, what they still send is refused, and the next
 * start makes none. What somebody else made beside it stays; messages of another competition that were refused are looked at again.
 * `caller` null: by the server's own machine.
 */
export async function wipeDemo(pool: Pool, caller: Pick<Caller, 'viewer'> | null): Promise<Wiped> {
  const wiped = await transaction(
    pool,
    async (tx): Promise<Wiped> => {
      const start = await demoStart(tx)
      if (start === null) return { kind: 'no-demo' }
      const marks = marksOf(start)
      const accountId = caller?.viewer?.accountId
      if (accountId !== undefined && (await isDemoAccount(tx, accountId, marks))) return { kind: 'demo-account' }
      const figures = await demoFigures(tx, marks)
      await deleteDemoGames(tx)
      await storeDemoOver(tx)
      await dropProjections(tx)
      await deleteDemoThings(tx, marks)
      await forgetDemoLogin(tx)
      const action = await recordAction(tx, caller, {
        action: 'wipe',
        subject: { kind: DEMO_KIND, id: start },
        before: { ...figures },
        after: null,
      })
      return { kind: 'wiped', start, action, seq: await announce(tx), figures }
    },
    { limitMs: WIPE_LIMIT_MS, lock: APPLY_LOCK },
  )
  // it is done: files that stay because the database went just now are removed by the next rebuild or start
  if (wiped.kind === 'wiped')
    await removeUnusedFiles(pool).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
    })
  return wiped
}

const announce = (tx: ClientBase): Promise<number> =>
  appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])

/**
 * Sweeps up after a demo that was wiped: what its simulator sent before it knew, what a start of it was just putting in, the file of its
 * passwords. Gives whether there was a message; false as well where no demo was wiped.
 */
export async function sweepDemo(pool: Pool, dataDir: string): Promise<boolean> {
  const over = await demoOver(pool)
  if (over === null) return false
  rmSync(join(dataDir, 'demo-accounts'), { force: true })
  await transaction(pool, (tx) => deleteDemoThings(tx, marksOf(over.start)))
  await removeUnusedFiles(pool)
  return over.competition !== null && (await deleteLateMessages(pool, over.competition)) > 0
}
