import type { ResultRow, SheetCell } from '@games/contract'
import type { Medal } from '@games/domain'
import { PLACEHOLDERS } from '@games/domain'
import type { OdfResult } from '@games/odf'
import { sentName, sentPersonName } from '../../facts/sent-name.ts'
import type { Names, WantedNames } from '../names/index.ts'

export function wantRow(wanted: WantedNames, { competitor }: OdfResult): void {
  wanted.competitor(competitor.code, competitor.organisation)
  for (const athlete of competitor.athletes) wanted.competitor(athlete.code)
}

export interface RowContext {
  readonly names: Names
  /** Marks of the phase's result, by competitor, for rows that have none of their own. */
  readonly marks: ReadonlyMap<string, string>
  readonly medals: ReadonlyMap<string, Medal>
}

/**
 * A row of a result list or start list (spec R5.5 ↔ ODF §8), with its cells where the sport has columns. A placeholder's row is shown by
 * its code.
 */
export function presentRow(
  row: OdfResult,
  { names, marks, medals }: RowContext,
  cells: readonly (SheetCell | null)[] = [],
): ResultRow {
  const { competitor } = row
  const sent = { name: sentName(row), organisation: competitor.organisation }
  return {
    position: row.sortOrder,
    rank: row.rank,
    rankEqual: row.rankEqual,
    competitor: names.competitor(competitor.code, competitor.type, sent) ?? {
      code: competitor.code,
      type: competitor.type,
      name: competitor.code,
      organisation: null,
      known: false,
    },
    bib: competitor.bib ?? (competitor.type === 'T' ? null : (competitor.athletes[0]?.bib ?? null)),
    startOrder: row.startOrder,
    result: row.result,
    resultType: row.resultType,
    irm: row.irm,
    qualificationMark: row.qualificationMark ?? marks.get(competitor.code) ?? null,
    wlt: row.wlt,
    difference: row.diff,
    wind: extended(row, 'WIND_SPEED'),
    reactionTime: extended(row, 'REACT_TIME'),
    medal: PLACEHOLDERS.has(competitor.code) ? null : (medals.get(competitor.code) ?? null),
    members: competitor.athletes
      .filter((a) => a.code !== competitor.code)
      .map((a) => ({ ...names.person(a.code, sentPersonName(a)), bib: a.bib })),
    // the code says which record of the lists it is, the type what kind (ODF §8); `=` is how the field writes an equalled one
    records: row.recordIndicators.map((r) => `${r.equalled ? '=' : ''}${r.recordType}`),
    cells: [...cells],
  }
}

/** An extended value of the row, or of its only athlete. */
function extended(row: OdfResult, code: string): string | null {
  const own = row.extended.find((e) => e.code === code)?.value
  const [athlete, another] = row.competitor.athletes
  return own ?? (another ? undefined : athlete?.extended.find((e) => e.code === code)?.value) ?? null
}
