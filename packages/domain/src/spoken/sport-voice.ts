import type { UnitForm } from '../sports/unit-form.ts'
import { periodNamed } from '../units/period-name.ts'
import type { ContestView, MatchView } from './spoken-view.ts'
import type { ContestWord, PeriodsWord, ScoringWord, SpokenPeriod } from './spoken-words.ts'

/** How a sport's score is told. */
export type ScoreKind =
  /** A figure that each side adds to, by what. */
  | { readonly kind: 'sum'; readonly what: ScoringWord }
  /** The score is sets, games or rounds won; the points of the one that is on are its period's. */
  | { readonly kind: 'periods' }
  /** Archery: a set gives its winner two points of the score, and each side one where it is level. */
  | { readonly kind: 'set-points' }
  /** Judo: what was awarded is read, never the figures "10" and "01". */
  | { readonly kind: 'awards' }

const GOALS = new Set(['FBL', 'FTB', 'FSL', 'HBL', 'HBB'])
const PERIODS = new Set(['VVO', 'VBV', 'BDM', 'TTE', 'TKW', 'TEN'])

export function scoreKindOf({ unit, form }: MatchView): ScoreKind {
  const { code } = unit.discipline
  if (code === 'JUD') return form === 'team-match' ? { kind: 'sum', what: 'point' } : { kind: 'awards' }
  if (code === 'ARC') return { kind: 'set-points' }
  if (PERIODS.has(code)) return { kind: 'periods' }
  return { kind: 'sum', what: GOALS.has(code) ? 'goal' : code === 'FEN' ? 'touch' : 'point' }
}

const CONTESTS: Partial<Readonly<Record<UnitForm, ContestWord>>> = {
  bout: 'bout',
  'team-match': 'tie',
  match: 'match',
  race: 'race',
  'time-trial': 'race',
}

export function contestWordOf({ unit, form }: ContestView): ContestWord {
  const { code } = unit.discipline
  if (form === 'bout' && code === 'FEN') return 'assault'
  if (form === 'match' && code === 'ARC') return 'duel'
  return CONTESTS[form] ?? 'event'
}

/** The sports whose own line says how it was won: by ippon, by fall, by priority, by the arrow nearer to the centre. */
const DECIDED_IN_WORDS = new Set(['JUD', 'TKW', 'WRE', 'FEN', 'ARC'])
export const isDecidedInWords = ({ unit }: ContestView): boolean => DECIDED_IN_WORDS.has(unit.discipline.code)

/** Regular time of judo, which is no period that begins. */
const REGULAR_TIME = 'N'

/** The period that is on, or was last; null where there is none to name. */
export function periodOf({ unit, periods, form }: ContestView): SpokenPeriod | null {
  const code = unit.clock?.period ?? periods.at(-1)?.code ?? null
  const name = code === null || code === REGULAR_TIME ? null : periodNamed(code, unit.discipline.code)
  const isLeg = unit.discipline.code === 'FEN' && form === 'team-match'
  return isLeg && name?.kind === 'counted' ? { ...name, word: 'leg' } : name
}

/** What the periods of a match by sets are called. */
export function periodsWordOf({ unit, periods }: MatchView): PeriodsWord {
  const last = periods.at(-1)
  const name = last ? periodNamed(last.code, unit.discipline.code) : null
  const word = name?.kind === 'counted' ? name.word : 'set'
  return word === 'game' || word === 'round' || word === 'bout' ? word : 'set'
}
