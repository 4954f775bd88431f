import type { Report, Reports } from '@games/contract'
import type { ReportSearch } from './report-search.ts'

/** Games' day of what a report is about: its unit's, else the day it was made. */
const dayOf = ({ about, produced }: Report, units: Reports['units']): string =>
  units.find(({ code }) => about.level === 'unit' && code === about.code)?.day ?? produced.slice(0, 10)

const isOfficial = ({ status }: Report): boolean => status === 'OFFICIAL'

/** The reports that a search lets through, in their order. */
export const filterReports = (
  { reports, units }: Pick<Reports, 'reports' | 'units'>,
  { kind, event, day, language, official }: ReportSearch,
): Report[] =>
  reports.filter(
    (report) =>
      (kind === undefined || report.kind === kind) &&
      (event === undefined || report.about.event?.code === event) &&
      (day === undefined || dayOf(report, units) === day) &&
      (language === undefined || report.language === language) &&
      (official === undefined || isOfficial(report)),
  )

/** What a list can be narrowed to, each in the order it comes in. */
export interface ReportChoices {
  /** Reports of each kind that has a code: what they are called is told by them. */
  readonly kinds: ReadonlyMap<string, readonly Report[]>
  readonly events: ReadonlyMap<string, NonNullable<Report['about']['event']>>
  readonly days: readonly string[]
  readonly languages: readonly string[]
  /** False where all are, or none is. */
  readonly official: boolean
}

export function reportChoices({ reports, units }: Pick<Reports, 'reports' | 'units'>): ReportChoices {
  const kinds = new Map<string, Report[]>()
  const events = new Map<string, NonNullable<Report['about']['event']>>()
  for (const report of reports) {
    if (report.kind !== null) kinds.set(report.kind, [...(kinds.get(report.kind) ?? []), report])
    const { event } = report.about
    if (event) events.set(event.code, event)
  }
  return {
    kinds,
    events,
    days: [...new Set(reports.map((report) => dayOf(report, units)))].sort(),
    languages: [...new Set(reports.flatMap(({ language }) => language ?? []))].sort(),
    official: reports.some(isOfficial) && !reports.every(isOfficial),
  }
}
