import type { OdfExtended, OdfExtension, OdfPeriod, OdfResult } from '@games/odf'
import { SECOND } from '../games-time.ts'
import type { Entrant } from '../plan.ts'
import { type Random, random, winChance } from '../random.ts'
import { type MatchReport, matchPlacings, matchRows, type Played, type Standing, wlts } from './standing.ts'

/** A moment of a bout: what the board shows from then on. Index 0 is home. */
export interface Board {
  /** Offset from the start, milliseconds. */
  readonly at: number
  readonly period: string
  /** The clock as shown, `m:ss`, or null. */
  readonly time: string | null
  readonly result: readonly [string, string]
  readonly periods: readonly OdfPeriod[]
  readonly extended: readonly [readonly OdfExtended[], readonly OdfExtended[]]
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`

/**
 * Chance for what decides nothing (a card's colour, the name of a throw), drawn from who meets and beside the play's own stream: however
 * much is reported of a bout, its winner and its times stay the same.
 */
export const aside = (sides: readonly Entrant[], label: string): Random =>
  random('aside', label, ...sides.flatMap(({ code, ability }) => [code, ability]))

/** A bout from its boards (in order; the last is the final one), its winner and the word of how it was won. */
export function boutPlayed(
  sides: readonly [Entrant, Entrant],
  boards: readonly Board[],
  won: 0 | 1,
  decision: string,
  /** What else is known of the bout when it is over. */
  extensions: readonly OdfExtension[] = [],
  /** Its actions; null for a sport that has none. */
  actions: (() => MatchReport) | null = null,
): Played {
  const last = boards[boards.length - 1]
  const standing = (board: Board | undefined, over: boolean): Standing => {
    const wlt = wlts(won)
    const cells = ([0, 1] as const).map(
      (side): Partial<OdfResult> => ({
        extended: board?.extended[side] ?? [],
        ...(over ? { wlt: wlt[side] } : {}),
      }),
    )
    return {
      // The time of the decision stays on the board.
      clock: board ? { period: board.period, running: !over, time: board.time } : null,
      periods: board?.periods ?? [],
      extendedInfos: over ? [{ type: 'UI', code: 'DECISION', value: decision }, ...extensions] : [],
      results: matchRows(sides, board?.result ?? [null, null], [cells[0] ?? {}, cells[1] ?? {}]),
    }
  }
  return {
    duration: (last?.at ?? 0) + 6 * SECOND,
    beats: boards.map(({ at }) => at),
    breaks: [],
    live: (beat) => standing(boards[beat], false),
    closing: () => standing(last, true),
    placings: matchPlacings(sides, won),
    ...(actions ? { report: actions } : {}),
  }
}

/** A bout that does not take place because one side is not there: decided at once, no score. */
export function walkover(sides: readonly [Entrant, Entrant], won: 0 | 1, irm: string): Played {
  const wlt = wlts(won)
  const closing = (): Standing => ({
    clock: null,
    periods: [],
    extendedInfos: [{ type: 'UI', code: 'DECISION', value: 'WALKOVER' }],
    results: matchRows(
      sides,
      [null, null],
      [
        { wlt: wlt[0], ...(won === 1 ? { irm, resultType: 'IRM' } : {}) },
        { wlt: wlt[1], ...(won === 0 ? { irm, resultType: 'IRM' } : {}) },
      ],
    ),
  })
  return {
    duration: 30 * SECOND,
    beats: [],
    breaks: [],
    live: closing,
    closing,
    placings: matchPlacings(sides, won, irm),
  }
}

/** The side that wins an exchange. */
export const exchange = (sides: readonly [Entrant, Entrant], chance: Random, weight: number): 0 | 1 =>
  chance.chance(winChance(weight * (sides[0].ability - sides[1].ability))) ? 0 : 1
