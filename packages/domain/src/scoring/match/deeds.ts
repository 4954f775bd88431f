import type { SportValue } from '../../sports/sport.ts'
import { playedAt } from '../game-clock.ts'
import { values } from '../outcome.ts'
import type { BoardFact, ScorerForm } from '../scorer.ts'
import type { Side } from '../tap.ts'
import { clockDown } from '../times.ts'
import type { WordId } from '../words.ts'
import type { TimedLimits } from './timed-limits.ts'
import { type Done, halfOf, lengthOf, type TimedScene, type TimedState, timeOutsLeft } from './timed-state.ts'

/** What can be done in a game, and what of it is counted or told. */
export interface Deed {
  readonly kind: string
  readonly word: WordId
  readonly points: number
  /** ER code of the statistic, and whether the deed is an attempt that failed. */
  readonly stat: string | null
  readonly failed?: true
  /** A second statistic that counts it as well. */
  readonly also?: string
  readonly action: string
  readonly result?: string
  readonly is?: 'caution' | 'suspension' | 'dismissal' | 'foul' | 'hard-foul'
}

/** How one of the sports is a game on a clock. */
export interface TimedSport extends Omit<ScorerForm, 'headToHead'> {
  readonly deeds: readonly Deed[]
  /** Statistics that are sent though they are nought. */
  readonly stats: readonly string[]
  readonly clockDown: boolean
  readonly possession: boolean
  readonly shootoutWord: WordId
  /** Code of an action of the shoot-out, if the sport has one. */
  readonly shootoutAction?: string
}

export const deed = (kind: WordId, action: string, stat: string | null, more: Partial<Deed> = {}): Deed => ({
  kind,
  word: kind,
  points: 0,
  stat,
  action,
  ...more,
})

export const is = (sport: TimedSport, kind: string): Deed['is'] => sport.deeds.find((deed) => deed.kind === kind)?.is

/** Whether somebody may play no more: sent off, or with as many cautions, suspensions or fouls as the rules allow. */
export function isDismissed(
  sport: TimedSport,
  state: TimedState,
  athlete: string | null,
  { limits }: TimedScene,
): boolean {
  if (athlete === null) return false
  const own = state.done.filter((done) => done.athlete === athlete).map(({ kind }) => is(sport, kind))
  const count = (of: Deed['is']): number => own.filter((one) => one === of).length
  const reached = (have: number, most: number | null): boolean => most !== null && have >= most
  return (
    count('dismissal') > 0 ||
    reached(count('caution'), limits.cautionsToDismiss) ||
    reached(count('suspension'), limits.suspensionsToDismiss) ||
    reached(count('foul') + count('hard-foul'), limits.foulsToDismiss) ||
    count('hard-foul') > 1
  )
}

/** ER statistics of a side, or of one of its athletes: what came off, and of what was tried where failures were entered too. */
export function statsOf(sport: TimedSport, done: readonly Done[], always: readonly string[]): SportValue[] {
  const kinds = done
    .map(({ kind }) => sport.deeds.find((deed) => deed.kind === kind))
    .filter((deed) => deed !== undefined)
  const codes = [...new Set(sport.deeds.flatMap(({ stat, also }) => [stat, also ?? null]))].filter(
    (code) => code !== null,
  )
  return codes.flatMap((code): SportValue[] => {
    const own = kinds.filter(({ stat, also }) => stat === code || also === code)
    const failed = own.filter((deed) => deed.failed).length
    if (own.length === 0 && !always.includes(code)) return []
    const [made] = values({ [code]: own.length - failed })
    if (!made) return []
    return [failed > 0 ? { ...made, value2: String(own.length) } : made]
  })
}

export function factsOf(sport: TimedSport, state: TimedState, side: Side, scene: TimedScene, now: number): BoardFact[] {
  const { limits } = scene
  const own = state.done.filter((done) => done.side === side)
  const facts: BoardFact[] = []
  const most = limits.timeOuts ?? limits.timeOutsByHalf[halfOf(state.parts.length - 1, limits) ?? 1] ?? 0
  if (most > 0 && state.parts.length > 0)
    facts.push({ word: 'time-outs-left', value: String(timeOutsLeft(state, side, scene)), of: String(most) })
  if (limits.teamFoulsToBonus !== null)
    facts.push({
      word: 'team-fouls',
      value: String(teamFouls(sport, state, side, limits)),
      of: String(limits.teamFoulsToBonus),
    })
  const { suspensionSeconds } = limits
  if (suspensionSeconds !== null)
    for (const left of suspensionsNow(sport, state, own, limits, now))
      facts.push({ word: 'suspension', value: clockDown(left) })
  return facts
}

/** Team fouls of the quarter; those of overtimes count with the last quarter (FIBA art. 41). */
function teamFouls(sport: TimedSport, state: TimedState, side: Side, limits: TimedLimits): number {
  const part = Math.min(state.parts.length, limits.periods.length) - 1
  return state.done.filter(
    (done) =>
      done.side === side &&
      Math.min(done.part, limits.periods.length - 1) === part &&
      (is(sport, done.kind) === 'foul' || is(sport, done.kind) === 'hard-foul'),
  ).length
}

/** What is left of each suspension by the game clock, which goes on counting in the next part. */
function suspensionsNow(
  sport: TimedSport,
  state: TimedState,
  own: readonly Done[],
  limits: TimedLimits,
  now: number,
): number[] {
  const playedBefore = (part: number): number =>
    state.parts.slice(0, part).reduce((sum, { seconds }) => sum + seconds * 1000, 0)
  const played = playedBefore(state.parts.length - 1) + playedAt(state.clock, now, lengthOf(state, limits))
  return own
    .filter(({ kind }) => is(sport, kind) === 'suspension' || is(sport, kind) === 'dismissal')
    .map((done) => (limits.suspensionSeconds ?? 0) * 1000 - (played - playedBefore(done.part) - done.played))
    .filter((left) => left > 0)
}
