import type { Measure } from './event-codes.ts'

/** A performance as the source writes it, taken apart as ODF has it (ODF §8). */
export interface Performance {
  readonly result: string | null
  readonly resultType: string | null
  readonly irm: string | null
  /** The rule broken, as in `R 163.3a`. */
  readonly rule: string | null
  /** Whether the text was understood. */
  readonly known: boolean
}

const MARK = /^[\d:.]+$/

/**
 * `9.81`, `DNF`, `DQ R 163.3a`, `37.62DQ` (a mark that no longer counts) and `DQ 8:08.47` → result, result type and IRM. Any other
 * text is kept as the result.
 */
export function parsePerformance(text: string, measure: Measure): Performance {
  if (MARK.test(text)) return { result: text, resultType: measure, irm: null, rule: null, known: true }
  const [, before = '', irm = '', after = ''] = /^([\d:.]*)(DNF|DNS|NM|NH|DQ)\s*(.*)$/.exec(text) ?? []
  if (irm === '') return { result: text || null, resultType: null, irm: null, rule: null, known: false }
  const mark = before || (MARK.test(after) ? after : '')
  const rule = MARK.test(after) || after === '' ? null : after
  return { result: mark || null, resultType: mark ? `IRM_${measure}` : 'IRM', irm, rule, known: true }
}
