import { ApiFailure, type SearchHit } from '@games/contract'
import { createNameSearch, SEARCH_OPTIONS, type SearchDocument } from '@games/domain'
import MiniSearch from 'minisearch'
import type { Pool } from 'pg'
import type { Reading } from '../../facts/reading.ts'
import { headSeq } from '../../live/index.ts'
import type { Search } from '../edge.ts'
import { inSnapshot } from '../snapshot.ts'
import { searchAnswer, searchEntries } from './present.ts'

export interface SearchOptions {
  readonly pool: Pool
  readonly onError?: (error: unknown) => void
  /** What has changed has been read: what `matchingCodes` gave before may be out of date. */
  readonly onRead?: () => void
  /** What was read this long ago is good enough, whatever has happened since. Milliseconds. */
  readonly goodFor?: number
  /** Whoever requests after a change waits this long for it to be read. Milliseconds. */
  readonly patience?: number
}

/** All the names there are, in pieces, between which other requests have their turn. */
const READ_LIMIT_MS = 60_000

/** As many as a list shows on ten pages; who finds more has to be more precise. */
const MOST_CODES = 500

/**
 * The first request waits until everything is read. Later what has changed is read beside: a request is answered from what is there
 * when it takes longer than `patience`.
 */
export function createSearch({
  pool,
  onError = () => {},
  onRead = () => {},
  goodFor = 10_000,
  patience = 150,
}: SearchOptions): Search {
  const names = createNameSearch<SearchHit>(new MiniSearch<SearchDocument>(SEARCH_OPTIONS))
  let [seq, readAt] = [-1, Number.NEGATIVE_INFINITY]
  let reading: Promise<void> | undefined

  const read = async () => {
    // the head before the snapshot: what comes between the two is read again next time
    const head = await headSeq(pool)
    if (head === seq) return
    names.begin()
    const put = async (tx: Reading) => {
      for await (const piece of searchEntries(tx)) names.put(piece)
    }
    await inSnapshot(pool, put, { limitMs: READ_LIMIT_MS })
    names.forgetOthers()
    seq = head
    onRead()
  }
  /** Never rejects: what could not be read is read again at the next request. */
  const refresh = () => {
    reading ??= read()
      .then(() => {
        readAt = performance.now()
      }, onError)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const ready = async () => {
    if (performance.now() - readAt < goodFor) return
    const isFirst = seq < 0
    let timer: NodeJS.Timeout | undefined
    const outOfPatience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await (isFirst ? refresh() : Promise.race([refresh(), outOfPatience]))
    clearTimeout(timer)
    if (seq < 0) throw new ApiFailure(503, 'unavailable', 'the names could not be read')
  }

  /** Who finds nothing while what has changed is read waits for that: names that are out of date cannot say that there is nobody. */
  const find = async (text: string, kind?: SearchHit['kind']): Promise<SearchHit[]> => {
    await ready()
    const found = names.find(text, kind)
    if (found.length > 0 || !reading) return found
    await reading
    return names.find(text, kind)
  }

  return {
    async find(text) {
      const hits = await find(text)
      return searchAnswer(Math.max(seq, 0), hits)
    },
    async matchingCodes(kind, text) {
      const hits = await find(text, kind)
      return hits.slice(0, MOST_CODES).map(({ code }) => code)
    },
    refresh,
    idle: async () => reading,
  }
}
