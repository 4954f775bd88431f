import { ApiFailure } from '@games/contract'
import { padRsc, rscPrefix } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import { diffOf, type TableImports } from '../imports/index.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { differencesIn, presentDifferences, seenOf } from './medal-differences.ts'

/** The kind of subject in the office's record. */
export const EVENT_MEDALS_KIND = 'event-medals'

/** Waits for the applier, as other changes of medals do. */
const UNDER_THE_LOCK = { limitMs: 10_000, lock: APPLY_LOCK } as const

export const followResultsCalls = ({
  pool,
  imports,
}: {
  readonly pool: Pool
  readonly imports: Pick<TableImports, 'applyIn'>
}): PrivateCalls<'listMedalDifferences' | 'followResults'> => ({
  listMedalDifferences: (_, { locale }) =>
    inSnapshot(pool, async (tx) => ({
      view: { events: await presentDifferences(tx, await differencesIn(tx.from([])), locale) },
    })),
  async followResults({ params, body: { seen } }, caller) {
    const event = padRsc(rscPrefix(padRsc(params.event), 'event'))
    const done = await transaction(
      pool,
      async (tx) => {
        const { events, inForce } = await differencesIn(tx, event.slice(0, 22))
        const found = events.get(event)
        if (!found) throw new ApiFailure(404, 'not-found', 'The medals of this event are those of its results')
        const { facts, byRule, isOfDesk } = found
        if (isOfDesk) throw new ApiFailure(400, 'invalid-input', 'The result desk sends the medals of this event')
        if (seenOf(facts, byRule) !== seen) throw changedMeanwhile()
        const { drafts, added, changed, removed } = diffOf(byRule.drafts, inForce)
        const plan = { kind: 'medallists', found: 0, applicable: true, added, changed, removed, unknown: [] } as const
        const { importId, committed } = await imports.applyIn(tx, { plan, drafts })
        const action = await recordAction(tx, caller, {
          action: 'choose',
          subject: { kind: EVENT_MEDALS_KIND, id: event },
          before: { medals: facts.medals?.medals ?? [] },
          after: { import: importId },
        })
        return { action, committed }
      },
      UNDER_THE_LOCK,
    )
    done.committed()
    return { view: { action: done.action } }
  },
})

/** Brings the former medals back. */
export const undoFollowResults =
  (imports: Pick<TableImports, 'undoIn'>): Undoer =>
  async (tx, { after }) => {
    const undone = await imports.undoIn(tx, Number(after?.['import']))
    if (!undone.ok) throw changedMeanwhile()
    return { now: null, committed: undone.value.committed }
  }
