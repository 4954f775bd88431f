import { ApiFailure, type AppContract, type ContentFile, type MapTiles, type SearchAnswer } from '@games/contract'
import { parseRsc, trimRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { Reading, Statements } from '../facts/reading.ts'
import type { Handlers, Viewed } from '../http/api/handlers.ts'

/** Who receives the addresses of files. */
export type FileReader = 'everybody' | 'user' | 'staff'

/** Returns the files with these ids, by id, with addresses for the reader; unknown ids are left out. */
export type DescribeFiles = (
  q: Statements,
  ids: readonly string[],
  reader: FileReader,
) => Promise<ReadonlyMap<string, ContentFile>>

/** Search by name, in the server's memory. */
export interface Search {
  /** Returns athletes, teams, delegations, disciplines, events and venues whose names match `text`, typing errors included. */
  find(text: string): Promise<SearchAnswer>
  /**
   * Returns the codes of athletes or teams whose names match `text`, the best match first. Every word must match a name or its
   * beginning, with up to two wrong letters. Empty for fewer than two letters.
   */
  matchingCodes(kind: 'athlete' | 'team', text: string): Promise<string[]>
  /** Reads what has changed; resolves when that is done. Never rejects. */
  refresh(): Promise<void>
  /** Resolves when no read is in progress. */
  idle(): Promise<void>
}

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

/** A view of the requested code, or of the code that its subject has now. */
export const atCode = <V>(viewed: Viewed<V>, parameter: string, requested: string, now: string): Viewed<V> =>
  trimRsc(requested) === trimRsc(now) ? viewed : { ...viewed, movedTo: { [parameter]: trimRsc(now) } }

/** An RSC as it was written, with its filler; throws ApiFailure 404. */
export function rscOr404(written: string, what: string): string {
  const code = parseRsc(written)
  if (!code.ok) throw new ApiFailure(404, 'not-found', `no ${what} ${written}: ${code.error.reason}`)
  return code.value
}
