import type { Localized } from '../../text/localized.ts'
import type { UnitForm } from '../unit-form.ts'
import { irmNameOf } from './irm.ts'
import { qualificationNameOf } from './qualification.ts'
import { recordNameOf } from './record.ts'

/** The letters beside a result that want explaining. */
export interface MarkedRow {
  readonly result?: string | null
  readonly resultType?: string | null
  readonly irm: string | null
  readonly qualificationMark: string | null
  readonly records: readonly string[]
}

/** What the letters in a list mean in its discipline, by letters as sent; those nobody has a word for are not there. */
export function meaningsOf(
  discipline: string,
  form: UnitForm | undefined,
  rows: readonly MarkedRow[],
): Record<string, Localized> {
  const meanings: Record<string, Localized> = {}
  const mean = (letters: string, name: Localized | null): void => {
    if (name) meanings[letters] ??= name
  }
  for (const { result, resultType, irm, qualificationMark, records } of rows) {
    // some sports say why there is no result by its type (ODF §8, GAR)
    if (!result && resultType) mean(resultType, irmNameOf(discipline, resultType, form))
    if (qualificationMark) mean(qualificationMark, qualificationNameOf(discipline, qualificationMark))
    for (const record of records) mean(record, recordNameOf(discipline, record))
    if (irm) mean(irm, irmNameOf(discipline, irm, form))
  }
  return meanings
}
