import type { Pool } from 'pg'
import { addressedName, storedName } from './file-name.ts'
import * as queries from './reports.queries.ts'

/** A report's file, read in parts: each is a statement of its own, so that a slow phone keeps no transaction open. */
export interface ReportFile {
  readonly size: number
  /** Readable, of any letters. */
  readonly name: string
  /** At most `length` bytes from `offset`; null once no report in force has the file any more. */
  read(offset: number, length: number): Promise<Uint8Array | null>
}

/** The file at an address that `listReports` gave; null when it was replaced or taken back, and for what is no such address. */
export const reportFiles =
  (pool: Pool) =>
  async (digest: string, name: string): Promise<ReportFile | null> => {
    if (!/^[0-9a-f]{64}$/.test(digest)) return null
    const report = (await queries.reportsWithFile(pool, digest)).find((row) => addressedName(row) === name)
    if (!report) return null
    return {
      size: report.size,
      name: storedName(report),
      read: (offset, length) => queries.filePart(pool, digest, offset, length),
    }
  }
