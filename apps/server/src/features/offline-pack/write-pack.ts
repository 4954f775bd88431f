import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Json, PackHead, PackLine } from '@games/contract/offline-pack/offline-pack'
import type { PackPatch } from '@games/contract/offline-pack/pack-patch'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { askForPack, type PackState, packState, partsSince } from './offline-pack.queries.ts'

/** A whole pack is written anew after so long at the earliest: who loads it takes what has changed since right after. */
const WHOLE_FOR_MS = 10 * 60_000
/** Devices that are up to date ask from one of few versions. */
const MOST_CACHED = 20
const compress = promisify(gzip)

/**
 * The lines of a pack, by gzip, for who has that version of that history: what has changed since, else the whole. Null: none
 * has been made yet.
 */
export type PackFor = (held: {
  readonly history: string | null
  readonly version: number | null
}) => Promise<Buffer | null>

/** `onMissing`: somebody asks for a pack that has not been made. */
export function createPackWriter(pool: Pool, onMissing: () => void = () => {}): PackFor {
  const written = new LRUCache<string, Promise<Buffer>>({ max: MOST_CACHED })
  let whole: { readonly bytes: Promise<Buffer>; readonly history: string; readonly at: number } | undefined

  const wholePack = (state: PackState): Promise<Buffer> => {
    if (whole?.history === state.history && Date.now() - whole.at < WHOLE_FOR_MS) return whole.bytes
    const bytes = write(pool, state, null)
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
    const made = write(pool, state, since)
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
    return isHeld ? changes(state, version) : wholePack(state)
  }
}

async function write(pool: Pool, { history, version, shape, known }: PackState, since: number | null): Promise<Buffer> {
  const head: PackHead = { history, version, since, known: known ?? 0, shape: shape ?? '' }
  const lines = [JSON.stringify(head)]
  const rows = since === version ? [] : await partsSince(pool, since ?? 0)
  for (const [record, parts] of Map.groupBy(rows, (row) => row.record)) {
    const whole = parts.filter(({ patch }) => patch === null)
    const values = whole.map(({ part, body }) => [part, body === null ? null : (JSON.parse(body) as Json)] as const)
    const patches = parts.flatMap(({ part, patch }) => (patch === null ? [] : [[part, JSON.parse(patch) as PackPatch]]))
    const own = Object.fromEntries(values)
    const line: PackLine =
      patches.length === 0 ? [record, own] : [record, own, Object.fromEntries(patches) as Record<string, PackPatch>]
    lines.push(JSON.stringify(line))
  }
  return compress(`${lines.join('\n')}\n`, {
    level: since === null ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION,
  })
}
