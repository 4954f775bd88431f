import type { RuleSet } from '../rule-set.ts'

const WA = 'World Athletics Technical Rules'
const EDITION = '2024-2026'

const rules = (scorer: string, id: string, variant: string | null, limits: RuleSet['limits']): RuleSet => ({
  id,
  disciplines: ['ATH'],
  scorer,
  name: WA,
  edition: EDITION,
  variant,
  limits,
})

const ATTEMPTS = { attempts: 6, cutAfter: 3, cut: 8, reorderAfter: [3], wind: false }
const HEIGHT = { failures: 3, jumpOff: true, sharesFirst: false }

const time = (code: string, a: number, b: number, c: number, byHand = 0) => ({ code, kind: 'time', a, b, c, byHand })
const jump = (code: string, a: number, b: number, c: number) => ({ code, kind: 'jump', a, b, c, byHand: 0 })
const throwOf = (code: string, a: number, b: number, c: number) => ({ code, kind: 'throw', a, b, c, byHand: 0 })

/** Coefficients of the World Athletics scoring tables for combined events; 0.24 s and 0.14 s are added to times by hand. */
const DECATHLON = [
  time('100', 25.4347, 18, 1.81, 0.24),
  jump('LJ', 0.14354, 220, 1.4),
  throwOf('SP', 51.39, 1.5, 1.05),
  jump('HJ', 0.8465, 75, 1.42),
  time('400', 1.53775, 82, 1.81, 0.14),
  time('110H', 5.74352, 28.5, 1.92, 0.24),
  throwOf('DT', 12.91, 4, 1.1),
  jump('PV', 0.2797, 100, 1.35),
  throwOf('JT', 10.14, 7, 1.08),
  time('1500', 0.03768, 480, 1.85),
]
const HEPTATHLON = [
  time('100H', 9.23076, 26.7, 1.835, 0.24),
  jump('HJ', 1.84523, 75, 1.348),
  throwOf('SP', 56.0211, 1.5, 1.05),
  time('200', 4.99087, 42.5, 1.81, 0.24),
  jump('LJ', 0.188807, 210, 1.41),
  throwOf('JT', 15.9803, 3.8, 1.04),
  time('800', 0.11193, 254, 1.88),
]
const SHARED = { tiesShared: true, absenceEnds: true }

export const FIELD_RULE_SETS: readonly RuleSet[] = [
  rules('attempts', 'athletics-wa-2024-throws', 'throws', ATTEMPTS),
  rules('attempts', 'athletics-wa-2024-jumps', 'horizontal-jumps', { ...ATTEMPTS, wind: true }),
  rules('attempts', 'athletics-wa-2024-throws-reordered', 'throws-reordered', { ...ATTEMPTS, reorderAfter: [3, 4, 5] }),
  rules('attempts', 'athletics-wa-2024-qualification', 'qualification', {
    ...ATTEMPTS,
    attempts: 3,
    cutAfter: null,
    wind: true,
  }),
  rules('attempts', 'athletics-school-throws', 'school-throws', { ...ATTEMPTS, attempts: 4, cutAfter: null }),
  rules('attempts', 'athletics-school-jumps', 'school-horizontal-jumps', {
    ...ATTEMPTS,
    attempts: 4,
    cutAfter: null,
    wind: true,
  }),
  rules('height', 'athletics-wa-2024-vertical-jumps', 'vertical-jumps', HEIGHT),
  rules('height', 'athletics-school-vertical-jumps', 'school-vertical-jumps', {
    ...HEIGHT,
    jumpOff: false,
    sharesFirst: true,
  }),
  rules('combined', 'athletics-wa-2024-decathlon', 'decathlon', { parts: DECATHLON, ...SHARED }),
  rules('combined', 'athletics-wa-2024-heptathlon', 'heptathlon', { parts: HEPTATHLON, ...SHARED }),
]
