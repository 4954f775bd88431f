import { trimRsc } from '@games/domain'
import type { ReportRow } from './reports.queries.ts'

/** The last step of a file's address, of letters that need no escape: `JUDW57KG-FNL-000100_C73_POR_v2.pdf`. */
export function addressedName({ code, subtype, language, version }: ReportRow): string {
  const parts = [trimRsc(code).replace(/-{2,}/g, '-'), subtype, language, `v${version}`]
  const name = parts.filter((part) => part !== null).join('_')
  return `${name.replace(/[^A-Za-z0-9._-]+/g, '-')}.pdf`
}

/** What file systems or browsers do not take in a name. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu
const LONGEST_TITLE = 80

/** What the file is called where it is stored: its title as sent before its address's name, "Resultados (JUDW57KG…).pdf". */
export function storedName(report: ReportRow): string {
  const name = addressedName(report)
  const title = (report.title ?? '').replace(NOT_IN_NAMES, ' ').slice(0, LONGEST_TITLE).trim()
  return title === '' ? name : `${title} (${name.replace(/\.pdf$/, '')}).pdf`
}
