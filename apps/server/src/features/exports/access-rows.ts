import { type AccessLog, isAccessError } from '@games/contract'
import type { AccessDevice, Locale, Localized } from '@games/domain'
import { pick } from '@games/domain'
import type { Column } from './column.ts'
import { HEADS } from './heads.ts'
import { clockTime } from './tables.ts'

/** A line of the access log (R8.1), with what its device and its date have in all. */
export type AccessRow = AccessLog['rows'][number] & {
  readonly success: number
  readonly errors: number
  readonly total: number
}

const DEVICES: Readonly<Record<AccessDevice, Localized>> = {
  bot: { por: 'Robô', eng: 'Bot', spa: 'Bot' },
  desktop: { por: 'Computador', eng: 'Desktop', spa: 'Ordenador' },
  mobile: { por: 'Celular', eng: 'Mobile', spa: 'Móvil' },
  tablet: { por: 'Tablet', eng: 'Tablet', spa: 'Tableta' },
}

/** The lines of a log, each with the sums it is a part of. */
export function accessRows({ rows, series }: Pick<AccessLog, 'rows' | 'series'>): AccessRow[] {
  const totals = new Map(series.map(({ start, requests }) => [start, requests]))
  const failed = new Map<string, number>()
  const all = new Map<string, number>()
  for (const { start, device, status, requests } of rows) {
    const key = `${start} ${device}`
    all.set(key, (all.get(key) ?? 0) + requests)
    if (isAccessError(status)) failed.set(key, (failed.get(key) ?? 0) + requests)
  }
  return rows.map((row) => {
    const key = `${row.start} ${row.device}`
    const errors = failed.get(key) ?? 0
    return { ...row, errors, success: (all.get(key) ?? 0) - errors, total: totals.get(row.start) ?? 0 }
  })
}

/** Date, device, status, count, percentage, success and error counts, total; of hours their time and zone too. */
export function accessColumns(locale: Locale, by: AccessLog['by']): readonly Column<AccessRow>[] {
  const hours: Column<AccessRow>[] = [
    { head: HEADS.start, of: ({ start }) => clockTime(start), kind: 'clock' },
    { head: HEADS.startInstant, of: ({ start }) => start },
  ]
  return [
    { head: HEADS.date, of: ({ start }) => start.slice(0, 10), kind: 'day' },
    ...(by === 'hour' ? hours : []),
    { head: HEADS.device, of: ({ device }) => pick(DEVICES[device], locale) },
    { head: HEADS.answer, of: ({ status }) => status },
    { head: HEADS.count, of: ({ requests }) => requests },
    { head: HEADS.percentage, of: ({ percentage }) => percentage.toFixed(2), kind: 'figure' },
    { head: HEADS.successCount, of: ({ success }) => success },
    { head: HEADS.errorCount, of: ({ errors }) => errors },
    { head: HEADS.totalAccess, of: ({ total }) => total },
  ]
}
