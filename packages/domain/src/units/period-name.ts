import { HAS_EXTRA_MINUTE } from '../sports/by-discipline/has-extra-minute.gen.ts'

/** A period by its code (ODF §8: Q1, H2, S3, G5, P1, R2, OT1, PSO, GS, TOT), apart from any language. */
export type PeriodName =
  | {
      readonly kind: 'counted'
      readonly word: 'quarter' | 'half' | 'set' | 'game' | 'period' | 'round' | 'bout' | 'overtime'
      readonly figure: number
    }
  | {
      readonly kind: 'plain'
      readonly word: 'overtime' | 'extra-minute' | 'shootout' | 'golden-score' | 'half-time' | 'total'
    }

const COUNTED = {
  Q: 'quarter',
  H: 'half',
  S: 'set',
  G: 'game',
  P: 'period',
  R: 'round',
  B: 'bout',
  E: 'set',
  OT: 'overtime',
} as const
const PLAIN = {
  OT: 'overtime',
  PSO: 'shootout',
  SO: 'shootout',
  GS: 'golden-score',
  HT: 'half-time',
  TOT: 'total',
} as const

/** Null for codes we have no word for: they are shown as sent. */
export function periodNamed(code: string, discipline: string): PeriodName | null {
  const [, letters = '', figure] = /^([A-Z]+)([1-9]\d?)$/.exec(code) ?? []
  if (isIn(COUNTED, letters)) return { kind: 'counted', word: COUNTED[letters], figure: Number(figure) }
  if (!isIn(PLAIN, code)) return null
  return { kind: 'plain', word: code === 'OT' && isIn(HAS_EXTRA_MINUTE, discipline) ? 'extra-minute' : PLAIN[code] }
}

const isIn = <Words extends object>(words: Words, key: PropertyKey): key is keyof Words => Object.hasOwn(words, key)
