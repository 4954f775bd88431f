import { type ReportSearch, reportSearchOf } from './report-search.ts'

/** The address of a list with a search, its fields always in the same order. */
export function reportsAddress(path: string, search: ReportSearch): string {
  const query = new URLSearchParams(
    Object.entries(reportSearchOf({ ...search })).map(([name, value]) => [name, String(value)]),
  )
  return query.size > 0 ? `${path}?${query}` : path
}

/** Whether a search lets through less than the whole list; where it begins does not. */
export const isNarrowed = ({ cursor: _where, ...rest }: ReportSearch): boolean => Object.keys(rest).length > 0
