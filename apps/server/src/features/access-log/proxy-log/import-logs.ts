import type { Pool } from 'pg'
import { games, timeZone } from '../../games/index.ts'
import { zoneOfGames } from '../store-counts.ts'
import { lineKeyOf, markOfKey } from './line-digests.ts'
import { type ReadLogs, readInThread } from './log-reader.ts'
import type { LogProgress, LogReport } from './read-log.ts'
import { type LineStore, noLines, type TakenLines, takeQuarters } from './take-quarters.ts'

/** Logs of a proxy in front, to be counted. */
export interface LogImport {
  readonly pool: Pool
  /** Files, or `-` for standard input. */
  readonly paths: readonly string[]
  /** Its name: each proxy has its own, since two may write the same line. */
  readonly proxy: string
  /** ACCOUNTS_KEY. */
  readonly accountsKey: string
  readonly demo: boolean
  readonly now: number
  /** Nothing is stored. */
  readonly isDryRun: boolean
  /** Absent: in a thread of its own. */
  readonly read?: ReadLogs
}

/** What became of a log: counted, or refused as none, in words that go on after its name. */
export type ImportedLog =
  | { readonly kind: 'counted'; readonly path: string; readonly report: LogReport; readonly lines: TakenLines }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string }

export const PROXY_NAME = /^[\w.-]{1,40}$/

/**
 * Counts the lines of logs, in the order that they are given in, each line once however often it comes (0091); tells of each log when it is done.
 * Throws when the database is away: what is counted by then is counted, and the same import again does the rest.
 */
export async function importLogs(
  { pool, paths, proxy, accountsKey, demo, now, isDryRun, read = readInThread }: LogImport,
  onImported: (log: ImportedLog) => void,
  onProgress: (path: string, progress: LogProgress) => void = () => {},
): Promise<void> {
  const { utcOffset } = await games(pool, demo, now)
  const store: LineStore = {
    pool,
    proxy,
    keyMark: markOfKey(accountsKey),
    zone: await zoneOfGames(pool, await timeZone(pool), utcOffset),
    ...(isDryRun && { unstored: new Map() }),
  }
  const options = { key: lineKeyOf(accountsKey), now }
  let lines = noLines()
  for await (const event of read({ paths, options }, onProgress)) {
    if (event.kind === 'part') await takeQuarters(store, event.part.quarters, event.part.cells, lines)
    else {
      onImported(event.kind === 'refused' ? event : { kind: 'counted', path: event.path, report: event.report, lines })
      lines = noLines()
    }
  }
}
