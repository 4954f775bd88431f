import { ApiFailure, type AppContract, type MapTiles } from '@games/contract'
import { parseRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { Reading } from '../facts/reading.ts'
import type { Handlers, Viewed } from '../http/api/handlers.ts'
import type { DescribeFiles } from './content/index.ts'
import type { Search } from './search/index.ts'

export interface HandlerOptions {
  readonly pool: Pool
  readonly demo: boolean
  readonly now: () => number
  /** The map that visitors may ask for (MAP_TILES); absent: our own plan is all there is. */
  readonly mapTiles?: MapTiles | null
  /** The files that were uploaded; absent: there are none. */
  readonly files?: DescribeFiles
  /** Names in memory, for a server's whole life; absent: of these handlers' own. */
  readonly search?: Search
}

type Read<V> = (tx: Reading, seq: number) => Promise<V>

/** What the calls of every feature are answered with. */
export interface Edge extends Required<HandlerOptions> {
  /** A view, cached until a change of what it was read from is announced. */
  readonly read: <V>(view: Read<V>) => Promise<Viewed<V>>
  /** The same; throws ApiFailure 404 where there is no such thing. */
  readonly found: <V>(what: string, view: Read<V | null>) => Promise<Viewed<V>>
  /** The day that `today` is. */
  readonly dayOf: (day: string) => Promise<string>
}

/** Some of the calls, as a feature answers them. */
export type Calls<K extends keyof AppContract> = Pick<Handlers, K>

/** A response that is not cached, but made anew for everybody. */
export const anew = <V>({ view }: Pick<Viewed<V>, 'view'>): Viewed<V> => ({ view, topics: [] })

/** An RSC as it was written, with its filler; throws ApiFailure 404. */
export function rscOr404(written: string, what: string): string {
  const code = parseRsc(written)
  if (!code.ok) throw new ApiFailure(404, 'not-found', `no ${what} ${written}: ${code.error.reason}`)
  return code.value
}
