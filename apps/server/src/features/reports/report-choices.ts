import type { Reports } from '@games/contract'
import { rscPrefix } from '@games/domain'
import { producedIso } from '../../facts/produced-iso.ts'
import type { Names } from '../names/index.ts'
import { levelOf } from './about.ts'
import type { ListedReportRow } from './reports.queries.ts'

/** Games' day of a report: its unit's, else the day it was made. */
export const dayOfReport = ({ code, day, produced }: ListedReportRow): string =>
  (levelOf(code) === 'unit' ? day : null) ?? producedIso(produced).slice(0, 10)

export const isOfficial = ({ status }: ListedReportRow): boolean => status === 'OFFICIAL'

const { compare: byFigures } = new Intl.Collator('en', { numeric: true })

/** What these reports, in the list's order, can be narrowed to. */
export function choicesOf(rows: readonly ListedReportRow[], names: Names): Reports['choices'] {
  const kinds = Map.groupBy(rows, ({ subtype }) => subtype)
  const events = new Set(rows.flatMap(({ code }) => (levelOf(code) === 'discipline' ? [] : [rscPrefix(code, 'event')])))
  return {
    kinds: [...kinds]
      .flatMap(([kind, ofKind]) => (kind === null ? [] : [{ kind, titles: titlesOf(ofKind) }]))
      .sort((a, b) => byFigures(a.kind, b.kind)),
    events: [...events].map((event) => names.event(event)),
    days: [...new Set(rows.map(dayOfReport))].sort(),
    languages: [...new Set(rows.flatMap(({ language }) => language ?? []))].sort(),
    official: rows.some(isOfficial) && !rows.every(isOfficial),
  }
}

/** The first and the last title of each language: reports of one kind may each have one of their own, and are called what all begin with. */
function titlesOf(rows: readonly ListedReportRow[]): Reports['choices']['kinds'][number]['titles'] {
  return [...Map.groupBy(rows, ({ language }) => language)].flatMap(([language, ofLanguage]) => {
    // in the order of code units, which is how they begin
    const titles = [...new Set(ofLanguage.flatMap(({ title }) => title ?? []))].sort()
    return [...new Set([...titles.slice(0, 1), ...titles.slice(-1)])].map((title) => ({ title, language }))
  })
}
