import type { Play } from '@games/contract'
import type { Order, Shown } from './match-address.ts'

/** Actions of one period that stand together; more than one stretch where the source goes back to a period. */
export interface Stretch {
  readonly period: string | null
  readonly plays: readonly Play[]
}

const IS_SHOWN: Readonly<Record<Shown, (play: Play) => boolean>> = {
  all: () => true,
  score: ({ kind, score }) => kind === 'score' || score !== null,
  card: ({ kind, with: below }) => kind === 'card' || below.some((part) => part.kind === 'card'),
}

/** The actions that are requested, by period. `plays` first to last. */
export function stretchesOf(plays: readonly Play[], show: Shown, order: Order): Stretch[] {
  const shown = plays.filter(IS_SHOWN[show])
  const stretches: { period: string | null; plays: Play[] }[] = []
  for (const play of order === 'newest' ? shown.toReversed() : shown) {
    const last = stretches.at(-1)
    if (last && last.period === play.period) last.plays.push(play)
    else stretches.push({ period: play.period, plays: [play] })
  }
  return stretches
}
