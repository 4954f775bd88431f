import { phaseOf, trimRsc } from '../rsc.ts'

/** What a phase is, by the 4 characters of its RSC (ODF §4), apart from any language. */
export type PhaseName =
  | { readonly kind: 'plain'; readonly word: PlainPhase }
  /** A numbered round ("2ª rodada") or a pool ("grupo B"). */
  | { readonly kind: 'figured'; readonly word: FiguredPhase; readonly figure: string }

/** What surrounds the competition: one of a kind at a time, it has no number. */
const SURROUNDING = {
  TMRY: 'block',
  VICT: 'ceremony',
  WEIG: 'weigh-in',
  BRDC: 'broadcast',
  MEET: 'meeting',
  DRAW: 'draw',
  TRNO: 'training',
  TRNU: 'training',
  INSP: 'inspection',
} as const

const PLAIN = {
  ...SURROUNDING,
  FNL: 'final',
  SFNL: 'semifinal',
  QFNL: 'quarterfinal',
  R8: 'quarterfinal',
  '8FNL': 'eighthfinal',
  R16: 'eighthfinal',
  R32: 'round-of-32',
  R64: 'round-of-64',
  R128: 'round-of-128',
  HEAT: 'heat',
  QUAL: 'qualification',
  PREL: 'preliminary',
  GP: 'group-stage',
  GPFN: 'final-group',
  REP: 'repechage',
  REPC: 'repechage',
  REPF: 'repechage-final',
} as const

export type PlainPhase = (typeof PLAIN)[keyof typeof PLAIN] | 'bronze'
export type FiguredPhase = 'round' | 'pool' | 'repechage-round'

const isPlain = (phase: string): phase is keyof typeof PLAIN => Object.hasOwn(PLAIN, phase)

/**
 * The phase of a unit; null for phases we have no word for (parts of combined events, sports of their own), which go by the unit's own
 * name. A bronze medal unit of a final or repechage is a match for bronze, wherever its sport puts it (ODF §4).
 */
export function phaseNamed(phase: string, medal: 'gold' | 'bronze' | null = null): PhaseName | null {
  const code = trimRsc(phase)
  if (medal === 'bronze' && (code === 'FNL' || code.startsWith('REP'))) return { kind: 'plain', word: 'bronze' }
  if (isPlain(code)) return { kind: 'plain', word: PLAIN[code] }
  const round = /^R(?:ND|D)?([1-9])$/.exec(code)
  if (round?.[1]) return { kind: 'figured', word: 'round', figure: round[1] }
  // sheets count rounds after the ninth by letters
  const later = /^RND([A-Z])$/.exec(code)?.[1]
  if (later !== undefined) return { kind: 'figured', word: 'round', figure: String(later.charCodeAt(0) - 55) }
  const repechage = /^REP([1-9])$/.exec(code)
  if (repechage?.[1]) return { kind: 'figured', word: 'repechage-round', figure: repechage[1] }
  const pool = /^GP([A-Z]|\d{1,2})$/.exec(code)
  if (pool?.[1]) return { kind: 'figured', word: 'pool', figure: pool[1] }
  return null
}

/** Phases whose units are distinguished by a number that people say: "eliminatória 3", "semifinal 1". */
const WRITTEN_WITH_NUMBER: ReadonlySet<PlainPhase | FiguredPhase> = new Set<PlainPhase | FiguredPhase>([
  'heat',
  'semifinal',
  'quarterfinal',
  'repechage',
  'bronze',
  'final',
])

export interface UnitNumber {
  readonly figure: string
  /** Said right after the phase; the others are set apart ("grupo B, nº 4"). */
  readonly close: boolean
}

/**
 * The number of a unit within its phase: the first four characters of the RSC's unit part (ODF §4), else what the source calls it. Not
 * the other way round: UnitNum counts through a whole event ("semifinal 319"). Null where there is nothing to tell apart: finals,
 * blocks, ceremonies, units without a number.
 */
export function unitNumber(
  unit: { code: string; phase: string; unitNum: string | null; medal: 'gold' | 'bronze' | null },
  name: PhaseName | null = phaseNamed(unit.phase, unit.medal),
): UnitNumber | null {
  if (!name || Object.hasOwn(SURROUNDING, trimRsc(unit.phase))) return null
  const figure = numberInCode(unit.code) ?? unit.unitNum?.replace(/^0+(?=\d)/, '')
  if (!figure) return null
  if (unit.phase === 'FNL' && (unit.medal !== null || figure === '1')) return null
  return { figure, close: WRITTEN_WITH_NUMBER.has(name.word) }
}

function numberInCode(code: string): string | null {
  const digits = /^0*([1-9]\d*)$/.exec(code.slice(26, 30))
  return digits?.[1] ?? null
}

/** A unit that another one points to ("vencedor da semifinal 1"), of which only the code is known. */
export function unitInCode(code: string): {
  code: string
  phase: string
  unitNum: null
  medal: null
} {
  return { code, phase: trimRsc(phaseOf(code)), unitNum: null, medal: null }
}
