import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { ApiFailure } from '@games/contract'
import type { PackHead } from '@games/contract/offline-pack/offline-pack'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { createTurns } from '../turns.ts'
import { askForPack, type PackState, packState, partsSince } from './offline-pack.queries.ts'

/** A whole pack is written anew after so long at the earliest: who loads it takes what has changed since right after. */
const WHOLE_FOR_MS = 10 * 60_000
/** Devices that are up to date ask from one of few versions. */
const MOST_CACHED = 20
/** Who is further behind loads the whole, which is written once for all. */
const MOST_BEHIND = 200
/** More wait for nothing that is written one after the other. */
const MOST_WAITING = 50
const LIMIT_MS = 30_000
const compress = promisify(gzip)

/**
 * The lines of a pack, by gzip, for who has that version of that history: what has changed since, else the whole. Null: none
 * has been made yet. Throws ApiFailure 503 where too many ask for something else each.
 */
export type PackFor = (held: {
  readonly history: string | null
  readonly version: number | null
}) => Promise<Buffer | null>

/** `onMissing`: somebody asks for a pack that has not been made. */
export function createPackWriter(pool: Pool, onMissing: () => void = () => {}): PackFor {
  const written = new LRUCache<string, Promise<Buffer>>({ max: MOST_CACHED })
  const { inTurn } = createTurns({
    atOnce: 1,
    mostWaiting: () => MOST_WAITING,
    full: () => new ApiFailure(503, 'unavailable', 'Too many packs are being written'),
  })
  let whole: { readonly bytes: Promise<Buffer>; readonly history: string; readonly at: number } | undefined

  const wholePack = (state: PackState): Promise<Buffer> => {
    if (whole?.history === state.history && Date.now() - whole.at < WHOLE_FOR_MS) return whole.bytes
    const bytes = inTurn('whole', () => write(pool, state.history, null))
    whole = { bytes, history: state.history, at: Date.now() }
    bytes.catch(() => {
      whole = undefined
    })
    return bytes
  }
  const changes = (state: PackState, since: number): Promise<Buffer> => {
    const key = `${state.history} ${since} ${state.version} ${state.known}`
    const known = written.get(key)
    if (known) return known
    const made = inTurn('changes', () => write(pool, state.history, since))
    written.set(key, made)
    made.catch(() => written.delete(key))
    return made
  }

  return async ({ history, version }) => {
    const state = await packState(pool)
    await askForPack(pool)
    if (state.known === null) {
      onMissing()
      return null
    }
    const isHeld = history === state.history && version !== null && version <= state.version
    return isHeld && state.version - version <= MOST_BEHIND ? changes(state, version) : wholePack(state)
  }
}

/** Head and lines are of one moment. Of another history than `history` there is nothing to put onto what a device has: then it is the whole. */
async function write(pool: Pool, history: string, since: number | null): Promise<Buffer> {
  const text = await transaction(
    pool,
    async (client) => {
      const state = await packState(client)
      const from = state.history === history ? since : null
      const head: PackHead = {
        history: state.history,
        version: state.version,
        since: from,
        known: state.known ?? 0,
        shape: state.shape ?? '',
      }
      const rows = from === state.version ? [] : await partsSince(client, from ?? 0)
      const lines = [...Map.groupBy(rows, (row) => row.record)].map(([record, parts]) => lineOf(record, parts))
      return `${[JSON.stringify(head), ...lines].join('\n')}\n`
    },
    { isolation: 'repeatable read', readOnly: true, limitMs: LIMIT_MS },
  )
  return compress(text, { level: since === null ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION })
}

/** A record's line (PackLine); bodies and patches are JSON already. */
function lineOf(record: string, parts: Awaited<ReturnType<typeof partsSince>>): string {
  const fields = (of: (part: (typeof parts)[number]) => string | null | undefined): string =>
    `{${parts
      .flatMap((part) => {
        const json = of(part)
        return json === undefined ? [] : [`${JSON.stringify(part.part)}:${json}`]
      })
      .join(',')}}`
  const own = fields(({ body, patch }) => (patch === null ? body : undefined))
  const isPatched = parts.some(({ patch }) => patch !== null)
  return `[${JSON.stringify(record)},${own}${isPatched ? `,${fields(({ patch }) => patch ?? undefined)}` : ''}]`
}
