import type { ComponentType } from 'react'
import { AttemptsPad } from './AttemptsPad.tsx'
import { CombinedPad } from './CombinedPad.tsx'
import { DuelPad } from './DuelPad.tsx'
import { HeightPad } from './HeightPad.tsx'
import { JudgedPad } from './JudgedPad.tsx'
import { PlainList } from './PlainList.tsx'
import { PoolPad } from './PoolPad.tsx'
import { RacePad } from './RacePad.tsx'
import { RankingRoundPad } from './RankingRoundPad.tsx'

const LISTS: Readonly<Record<string, ComponentType>> = {
  'athletics-race': RacePad,
  'swimming-race': RacePad,
  'open-water-race': RacePad,
  'cycling-race': RacePad,
  'triathlon-race': RacePad,
  attempts: AttemptsPad,
  height: HeightPad,
  combined: CombinedPad,
  judged: JudgedPad,
  'ranking-round': RankingRoundPad,
  'fencing-pool': PoolPad,
}

/** The pad of a form of units; one that is new to the desk has every key of its rules all the same. */
export function PadBody({ scorer, headToHead }: { scorer: string; headToHead: boolean }) {
  if (headToHead) return <DuelPad scorer={scorer} />
  const List = LISTS[scorer] ?? PlainList
  return <List />
}
