import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { NO_RACE_LIMITS } from '../../scoring/rule-sets/races.ts'

const RUNNING = { ...NO_RACE_LIMITS, rounding: 'up', ties: 'asked' }
/** Four of those who are entered, and up to four others over the rounds (TR 24). */
const RELAY = { ...RUNNING, members: 4, substitutes: 4 }
const ATTEMPTS = { attempts: 6, cutAfter: 3, cut: 8, reorderAfter: [3], wind: false }
/** A jump-off goes up and down by 2 cm, with the pole by 5 cm (TR 26.9.3). */
const HEIGHT = { failures: 3, jumpOff: true, jumpOffStep: 2, sharesFirst: false }

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

const wa = (scorer: string) => ruleBook(['ATH'], scorer, 'World Athletics Technical Rules', '2024-2026')
const race = wa('athletics-race')
const attempts = wa('attempts')
const height = wa('height')
const combined = wa('combined')

export const ruleSets: readonly RuleSet[] = [
  race('athletics-wa-2024', null, RUNNING),
  race('athletics-wa-2024-wind', 'with-wind', { ...RUNNING, wind: true }),
  race('athletics-wa-2024-hand', 'hand-timed', { ...RUNNING, decimals: 1 }),
  race('athletics-wa-2024-hand-wind', 'hand-timed-with-wind', { ...RUNNING, decimals: 1, wind: true }),
  race('athletics-wa-2024-relay', 'relay', RELAY),
  race('athletics-wa-2024-relay-hand', 'hand-timed-relay', { ...RELAY, decimals: 1 }),
  attempts('athletics-wa-2024-throws', 'throws', ATTEMPTS),
  attempts('athletics-wa-2024-jumps', 'horizontal-jumps', { ...ATTEMPTS, wind: true }),
  attempts('athletics-wa-2024-throws-reordered', 'throws-reordered', { ...ATTEMPTS, reorderAfter: [3, 4, 5] }),
  attempts('athletics-wa-2024-qualification', 'qualification', {
    ...ATTEMPTS,
    attempts: 3,
    cutAfter: null,
    wind: true,
  }),
  attempts('athletics-school-throws', 'school-throws', { ...ATTEMPTS, attempts: 4, cutAfter: null }),
  attempts('athletics-school-jumps', 'school-horizontal-jumps', {
    ...ATTEMPTS,
    attempts: 4,
    cutAfter: null,
    wind: true,
  }),
  height('athletics-wa-2024-vertical-jumps', 'vertical-jumps', HEIGHT),
  height('athletics-wa-2024-pole-vault', 'pole-vault', { ...HEIGHT, jumpOffStep: 5 }),
  height('athletics-school-vertical-jumps', 'school-vertical-jumps', { ...HEIGHT, jumpOff: false, sharesFirst: true }),
  combined('athletics-wa-2024-decathlon', 'decathlon', { parts: DECATHLON, ...SHARED }),
  combined('athletics-wa-2024-heptathlon', 'heptathlon', { parts: HEPTATHLON, ...SHARED }),
]

export const variants = {
  decathlon: word('decatlo', 'decathlon', 'decatlón'),
  heptathlon: word('heptatlo', 'heptathlon', 'heptatlón'),
  'hand-timed': word('cronometragem manual', 'hand-timed', 'cronometraje manual'),
  'hand-timed-relay': word('revezamento, cronometragem manual', 'relay, hand-timed', 'relevos, cronometraje manual'),
  'hand-timed-with-wind': word(
    'com vento, cronometragem manual',
    'with wind, hand-timed',
    'con viento, cronometraje manual',
  ),
  'pole-vault': word('salto com vara', 'pole vault', 'salto con pértiga'),
  'horizontal-jumps': word('saltos horizontais', 'horizontal jumps', 'saltos horizontales'),
  'school-horizontal-jumps': word(
    'saltos horizontais, escolar',
    'horizontal jumps, school',
    'saltos horizontales, escolar',
  ),
  'school-throws': word('lançamentos, escolar', 'throws, school', 'lanzamientos, escolar'),
  'school-vertical-jumps': word('saltos verticais, escolar', 'vertical jumps, school', 'saltos verticales, escolar'),
  throws: word('lançamentos', 'throws', 'lanzamientos'),
  'throws-reordered': word(
    'lançamentos, ordem nova no fim',
    'throws, reordered at the end',
    'lanzamientos, nuevo orden al final',
  ),
  'vertical-jumps': word('saltos verticais', 'vertical jumps', 'saltos verticales'),
  'with-wind': word('com vento', 'with wind', 'con viento'),
  qualification: word('qualificação', 'qualification', 'clasificación'),
}
