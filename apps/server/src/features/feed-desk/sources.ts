import { ApiFailure, type FeedKey, type FeedSources } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { ENVIRONMENT_SOURCE } from '../../http/ingest/key-guard.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import {
  type CanUndo,
  changedMeanwhile,
  notUndoable,
  recordAction,
  type RecordedState,
  type Undoer,
} from '../office-log/index.ts'
import { digestOfKey, endingOf, newFeedKey } from './feed-key.ts'
import {
  endOtherKeys,
  insertKey,
  insertSource,
  type KeyRow,
  keyRows,
  type LockedSource,
  lockSource,
  openKeys,
  pause,
  resume,
  revoke,
  sourceRows,
  tryRows,
  writeContact,
  wrongKeys,
} from './sources.queries.ts'

/** Keys of a source that work at the same time: one in use, one that takes its place, and some forgotten ones. */
const MOST_OPEN_KEYS = 5

/** Senders of keys that open nothing that are listed. */
const MOST_TRIES = 20

export interface FeedSourceOptions {
  readonly pool: Pool
  /** There may be messages to apply. */
  readonly wake: () => void
}

type Calls = PrivateCalls<
  | 'listFeedSources'
  | 'addFeedSource'
  | 'changeFeedSource'
  | 'pauseFeedSource'
  | 'resumeFeedSource'
  | 'rotateFeedKey'
  | 'revokeFeedKey'
>

/** The office's record calls a source so. */
export const SOURCE_KIND = 'feed-source'

export const feedSourceCalls = ({ pool, wake }: FeedSourceOptions): Calls => ({
  listFeedSources: async () => ({ view: await present(pool) }),

  async addFeedSource({ body: { name, contact } }, caller) {
    return {
      view: await transaction(pool, async (tx) => {
        const id = await insertSource(tx, name, contact)
        if (id === null)
          throw new ApiFailure(400, 'invalid-input', 'Another source is called so', { fields: { name: 'name-taken' } })
        const { key } = await makeKey(tx, id)
        return { action: await record(tx, caller, 'add', id, null, { name, contact, key: endingOf(key) }), key }
      }),
    }
  },

  async changeFeedSource({ params: { id }, body: { contact } }, caller) {
    const action = await changing(pool, id, async (tx, was) => {
      await writeContact(tx, id, contact)
      return record(tx, caller, 'contact', id, { contact: was.contact }, { contact })
    })
    return { view: { action } }
  },

  async pauseFeedSource({ params: { id } }, caller) {
    const action = await changing(pool, id, async (tx, { paused_at }) => {
      if (paused_at === null) await pause(tx, id)
      return record(tx, caller, 'pause', id, { paused: paused_at !== null }, { paused: true })
    })
    return { view: { action } }
  },

  async resumeFeedSource({ params: { id } }, caller) {
    const action = await changing(pool, id, async (tx, { paused_at }) => {
      if (paused_at !== null) await resume(tx, id)
      return record(tx, caller, 'resume', id, { paused: paused_at !== null }, { paused: false })
    })
    wake()
    return { view: { action } }
  },

  async rotateFeedKey({ params: { id }, body: { overlapHours } }, caller) {
    if (id === ENVIRONMENT_SOURCE)
      throw new ApiFailure(
        400,
        'invalid-input',
        'This key is the environment’s: INGEST_KEY is set where the server runs',
      )
    return {
      view: await changing(pool, id, async (tx) => {
        const made = await makeKey(tx, id)
        await endOtherKeys(tx, id, made.id, overlapHours)
        const after = { key: endingOf(made.key), overlapHours }
        return { action: await record(tx, caller, 'rotate', id, null, after), key: made.key }
      }),
    }
  },

  async revokeFeedKey({ params: { id }, body: { reason } }, caller) {
    const action = await transaction(pool, async (tx) => {
      const revoked = await revoke(tx, id, reason)
      if (!revoked) throw new ApiFailure(404, 'not-found', 'There is no such key that works')
      return record(tx, caller, 'revoke', revoked.source_id, { key: revoked.ending }, { reason })
    })
    return { view: { action } }
  },
})

/** A pause, its end and a contact; a key that was shown or revoked stays so. */
export const canUndoSource: CanUndo = ({ action, before }) =>
  before !== null && ['contact', 'pause', 'resume'].includes(action)

/** Takes a pause, its end or a contact back. */
export const undoSource =
  (wake: () => void): Undoer =>
  async (tx, { id, action, before, after }) => {
    const source = await lockSource(tx, Number(id))
    if (!source || before === null || !canUndoSource({ action, before, after })) throw notUndoable()
    if (action === 'contact') {
      if (source.contact !== after?.['contact']) throw changedMeanwhile()
      await writeContact(tx, Number(id), String(before['contact']))
    } else {
      if ((source.paused_at !== null) !== after?.['paused']) throw changedMeanwhile()
      if (before['paused'] === true) await pause(tx, Number(id))
      else await resume(tx, Number(id))
    }
    return { now: before, committed: wake }
  }

const record = (
  tx: ClientBase,
  caller: Caller,
  action: string,
  id: number,
  before: RecordedState | null,
  after: RecordedState | null,
): Promise<number> =>
  recordAction(tx, caller, { action, subject: { kind: SOURCE_KIND, id: String(id) }, before, after })

/** Changes a source of this number, alone. */
const changing = <T>(
  pool: Pool,
  id: number,
  change: (tx: ClientBase, source: LockedSource) => Promise<T>,
): Promise<T> =>
  transaction(pool, async (tx) => {
    const source = await lockSource(tx, id)
    if (!source) throw new ApiFailure(404, 'not-found', 'There is no such source')
    return change(tx, source)
  })

async function makeKey(tx: ClientBase, source: number): Promise<{ id: string; key: string }> {
  if ((await openKeys(tx, source)) >= MOST_OPEN_KEYS)
    throw new ApiFailure(400, 'invalid-input', `${MOST_OPEN_KEYS} keys of this source work: revoke one first`)
  const key = newFeedKey()
  return { id: await insertKey(tx, source, digestOfKey(key), endingOf(key)), key }
}

async function present(pool: Pool): Promise<FeedSources> {
  const [sources, keys, wrong, tries] = await Promise.all([
    sourceRows(pool),
    keyRows(pool),
    wrongKeys(pool),
    tryRows(pool, MOST_TRIES),
  ])
  const now = Date.now()
  return {
    sources: sources.map(({ id, name, contact, paused_at, held, last_at }) => ({
      id,
      name,
      contact,
      byEnvironment: id === ENVIRONMENT_SOURCE,
      pausedAt: iso(paused_at),
      held,
      lastAt: iso(last_at),
      keys: keys.filter(({ source_id }) => source_id === id).map((key) => presentKey(key, now)),
    })),
    wrongKeys: wrong,
    tries: tries.map(({ network, ending, source, tries: count, last_at }) => ({
      network: network === '' ? null : network,
      key: ending === null || source === null ? null : { ending, source },
      tries: count,
      lastAt: last_at.toISOString(),
    })),
  }
}

const presentKey = (row: KeyRow, now: number): FeedKey => ({
  id: row.id,
  ending: row.ending,
  state: stateOf(row, now),
  madeAt: row.made_at.toISOString(),
  endsAt: iso(row.ends_at),
  revokedAt: iso(row.revoked_at),
  reason: row.reason,
  usedAt: iso(row.used_at),
  refused: row.refused,
  refusedAt: iso(row.refused_at),
})

function stateOf({ revoked_at, ends_at }: KeyRow, now: number): FeedKey['state'] {
  if (revoked_at) return 'revoked'
  if (!ends_at) return 'open'
  return ends_at.getTime() > now ? 'ending' : 'ended'
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null
