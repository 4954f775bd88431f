/** A period by its code (ODF §8: Q1, H2, S3, G5, P1, R2, OT1, PSO, GS, TOT), apart from any language. */
export type PeriodName =
  | {
      readonly kind: 'counted'
      readonly word: 'quarter' | 'half' | 'set' | 'game' | 'period' | 'round' | 'bout' | 'overtime'
      readonly figure: number
    }
  | { readonly kind: 'plain'; readonly word: 'overtime' | 'shootout' | 'golden-score' | 'half-time' | 'total' }

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
export function periodNamed(code: string): PeriodName | null {
  const counted = /^(Q|H|S|G|P|R|B|E|OT)([1-9]\d?)$/.exec(code)
  const letters = counted?.[1]
  if (letters && isCounted(letters)) return { kind: 'counted', word: COUNTED[letters], figure: Number(counted[2]) }
  return isPlain(code) ? { kind: 'plain', word: PLAIN[code] } : null
}

const isCounted = (letters: string): letters is keyof typeof COUNTED => Object.hasOwn(COUNTED, letters)
const isPlain = (code: string): code is keyof typeof PLAIN => Object.hasOwn(PLAIN, code)
