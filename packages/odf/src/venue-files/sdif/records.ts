import { err, isCalendarDay, ok, type Result } from '@games/domain'
import { decodeTable } from '../../tables/decode.ts'
import type { FileFault } from '../problem.ts'

/** Largest SDIF file, bytes: 100,000 records of 162 bytes. */
export const MAX_SDIF_BYTES = 20 * 1024 * 1024
const MAX_RECORDS = 100_000

/** A record of a file: its type (`D0`), and its line from 1. */
export interface SdifRecord {
  readonly type: string
  readonly line: number
  readonly text: string
  /** A whole name that its columns are too narrow for; absent: the name is in the text. */
  readonly name?: string
}

/** The lines of a text. */
export function linesOf(bytes: Uint8Array): Result<FileFault, string[]> {
  if (bytes.length > MAX_SDIF_BYTES) return err({ kind: 'too-large' })
  const text = decodeTable(bytes)
  if (!text.ok) return err({ kind: 'not-text' })
  const lines = text.value.split(/\r\n|\n|\r/)
  return lines.length > MAX_RECORDS + 1 ? err({ kind: 'too-large' }) : ok(lines)
}

/** The records of an SDIF file without blank lines. The first record of each SDIF file is `A0`, that of a `.hy3` is `A1`. */
export function recordsOf(lines: readonly string[]): Result<FileFault, SdifRecord[]> {
  const records = lines.flatMap((line, at): SdifRecord[] =>
    // DOS programs end a file with Ctrl-Z
    line.replace('\u001a', '').trim() === '' ? [] : [{ type: line.slice(0, 2), line: at + 1, text: line }],
  )
  if (records.length === 0) return err({ kind: 'empty' })
  return records[0]?.type === 'A0' || records[0]?.type === 'A1' ? ok(records) : err({ kind: 'not-sdif' })
}

/** The text of a field without blanks around it; null if the field is blank or behind the end of the record. Columns count from 1. */
export const textAt = ({ text }: SdifRecord, column: number, length: number): string | null =>
  text.slice(column - 1, column - 1 + length).trim() || null

/** A whole number from 1; null for a blank field, zero or another text. */
export function numberAt(record: SdifRecord, column: number, length: number): number | null {
  const written = textAt(record, column, length)
  return written !== null && /^\d+$/.test(written) && Number(written) > 0 ? Number(written) : null
}

/** `MMDDYYYY` → `YYYY-MM-DD`; null if it is not a day. */
export function dayAt(record: SdifRecord, column: number): string | null {
  const [, month, day, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(textAt(record, column, 8) ?? '') ?? []
  const written = `${year}-${month}-${day}`
  return isCalendarDay(written) ? written : null
}

/** Hundredths of a second of `mm:ss.ss`; null for a text that is not a time. */
export function hundredthsIn(written: string): number | null {
  const [, minutes = '0', seconds, fraction] = /^(?:(\d{1,2}):)?([0-5]?\d)\.(\d{2})$/.exec(written) ?? []
  return seconds === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 100 + Number(fraction)
}
