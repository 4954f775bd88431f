import { VOICE } from '../sports/by-discipline/voice.gen.ts'
import type { ContestWord, ScoreKind, Voice } from '../sports/voice.ts'
import { periodNamed } from '../units/period-name.ts'
import type { ContestView, MatchView } from './spoken-view.ts'
import type { PeriodsWord, SpokenPeriod } from './spoken-words.ts'

/** Sports that have no folder. */
const OTHERS: Readonly<Record<string, Voice>> = {
  FTB: { score: { kind: 'sum', what: 'goal' } },
  HBB: { score: { kind: 'sum', what: 'goal' } },
  TEN: { score: { kind: 'periods' } },
}
const VOICES: Readonly<Record<string, Voice>> = { ...OTHERS, ...VOICE }
const voiceOf = ({ unit }: ContestView): Voice => VOICES[unit.discipline.code] ?? {}

export function scoreKindOf(view: MatchView): ScoreKind {
  const { score = { kind: 'sum', what: 'point' }, teamScore = score } = voiceOf(view)
  return view.form === 'team-match' ? teamScore : score
}

const CONTESTS: Voice['contests'] = {
  bout: 'bout',
  'team-match': 'tie',
  match: 'match',
  race: 'race',
  'time-trial': 'race',
}

export const contestWordOf = (view: ContestView): ContestWord =>
  voiceOf(view).contests?.[view.form] ?? CONTESTS[view.form] ?? 'event'

export const isDecidedInWords = (view: ContestView): boolean => voiceOf(view).isDecidedInWords ?? false

/** Regular time of judo, which is no period that begins. */
const REGULAR_TIME = 'N'

/** The period that is on, or was last; null where there is none to name. */
export function periodOf(view: ContestView): SpokenPeriod | null {
  const { unit, periods, form } = view
  const code = unit.clock?.period ?? periods.at(-1)?.code ?? null
  const name = code === null || code === REGULAR_TIME ? null : periodNamed(code, unit.discipline.code)
  const isLeg = voiceOf(view).hasLegs && form === 'team-match'
  return isLeg && name?.kind === 'counted' ? { ...name, word: 'leg' } : name
}

/** What the periods of a match by sets are called. */
export function periodsWordOf({ unit, periods }: MatchView): PeriodsWord {
  const last = periods.at(-1)
  const name = last ? periodNamed(last.code, unit.discipline.code) : null
  const word = name?.kind === 'counted' ? name.word : 'set'
  return word === 'game' || word === 'round' || word === 'bout' ? word : 'set'
}
