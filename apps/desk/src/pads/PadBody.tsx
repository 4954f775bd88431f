import { type ListPad, scorerOf } from '@games/domain/scoring/index'
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

const LISTS: Readonly<Record<ListPad, ComponentType>> = {
  race: RacePad,
  attempts: AttemptsPad,
  height: HeightPad,
  combined: CombinedPad,
  judged: JudgedPad,
  'ranking-round': RankingRoundPad,
  pool: PoolPad,
}

/** The pad of a form of units; one that is new to the desk has every key of its rules all the same. */
export function PadBody({ scorer, headToHead }: { scorer: string; headToHead: boolean }) {
  if (headToHead) return <DuelPad scorer={scorer} />
  const pad = scorerOf(scorer)?.pad
  const List = typeof pad === 'string' ? LISTS[pad] : PlainList
  return <List />
}
