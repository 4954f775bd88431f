import type { Localized } from '../text/localized.ts'
import type { Statistic } from './sport.ts'
import { extensionOf, valueOf, valuesOf } from './values.ts'

/** A statistic that is one code's value as sent. */
export const countOf = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row) => valueOf(row, code),
})

/** What came off and what was tried, "12/25": the code's Value and Value2; with its share "(48%)" where the source sends Extension PCT. */
export const madeOf = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row) => {
    const [sent] = valuesOf(row, code)
    if (sent?.value === undefined) return null
    if (sent.value2 === undefined) return sent.value
    const share = extensionOf(sent, 'PCT')
    return `${sent.value}/${sent.value2}${share === null ? '' : ` (${asShare(share)})`}`
  },
})

/** "48" and "48%" alike as "48%". */
export const asShare = (figure: string): string => (figure.endsWith('%') ? figure : `${figure}%`)
