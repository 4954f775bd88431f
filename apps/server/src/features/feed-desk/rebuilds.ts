import { ApiFailure, type Rebuild } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import {
  askToCancel,
  decidedDisciplines,
  insertRebuild,
  type RebuildRow,
  rebuildRows,
} from '../../ingest/rebuild-jobs.queries.ts'
import { recordAction } from '../office-log/index.ts'

/** Rebuilds that are listed. */
const SHOWN = 10

/** The office's record calls a rebuild so. */
const REBUILD_KIND = 'feed-rebuild'

export interface RebuildCallOptions {
  readonly pool: Pool
  /** A rebuild waits. */
  readonly wakeRebuilds: () => void
}

type Calls = PrivateCalls<'listRebuilds' | 'startRebuild' | 'cancelRebuild'>

export const rebuildCalls = ({ pool, wakeRebuilds }: RebuildCallOptions): Calls => ({
  async listRebuilds() {
    const [rows, disciplines] = await Promise.all([rebuildRows(pool, SHOWN), decidedDisciplines(pool)])
    return { view: { rebuilds: rows.map(present), disciplines } }
  },

  async startRebuild({ body: { discipline } }, caller) {
    const action = await transaction(pool, async (tx) => {
      const id = await insertRebuild(tx, discipline)
      if (id === null) throw new ApiFailure(409, 'changed-meanwhile', 'Another rebuild is not ended: one at a time')
      return recordAction(tx, caller, {
        action: 'rebuild',
        subject: { kind: REBUILD_KIND, id: String(id) },
        before: null,
        after: { discipline },
      })
    })
    wakeRebuilds()
    return { view: { action } }
  },

  async cancelRebuild({ params: { id } }, caller) {
    const action = await transaction(pool, async (tx) => {
      const discipline = await askToCancel(tx, Number(id))
      if (discipline === undefined)
        throw new ApiFailure(409, 'changed-meanwhile', 'There is no such rebuild, or it has ended')
      return recordAction(tx, caller, {
        action: 'cancel',
        subject: { kind: REBUILD_KIND, id },
        before: { discipline },
        after: null,
      })
    })
    wakeRebuilds()
    return { view: { action } }
  },
})

const present = ({ id, discipline, done, total, outcome, reason, ...row }: RebuildRow): Rebuild => ({
  id,
  discipline,
  state: outcome ?? (row.begun_at === null ? 'waiting' : row.cancel_asked ? 'ending' : 'running'),
  askedAt: row.asked_at.toISOString(),
  begunAt: row.begun_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  done,
  total,
  reason,
})
