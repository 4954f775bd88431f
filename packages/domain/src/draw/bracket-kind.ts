export type BracketKind = 'main' | 'repechage' | 'bronze' | 'placement'

/**
 * What a bracket decides, by its code as sent (ODF §9, Bracket@Code): `FNL` is the one for gold and silver, and every code that is of
 * none of the others is for places (`CLA`, `P5-8`).
 */
export function bracketKindOf(code: string): BracketKind {
  if (/^(G?FNL|FIN|MAIN|GOLD|GLD|WIN)/i.test(code)) return 'main'
  if (/^(BRN|BRO|BRZ|BM|P?3-?4|PL?3$)/i.test(code)) return 'bronze'
  return /^RE?P/i.test(code) ? 'repechage' : 'placement'
}
