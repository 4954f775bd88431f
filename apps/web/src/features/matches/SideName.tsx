import type { UnitSide } from '@games/contract'
import { Flag } from '../../ui/Flag.tsx'
import type { MatchWords } from './match-words.ts'

export function SideName({ side, words }: { side: UnitSide; words: MatchWords }) {
  const organisation = side.competitor?.organisation
  return (
    <span className="matches-side">
      {organisation ? <Flag organisation={organisation} size="s" /> : null}
      <span>{words.side(side)}</span>
    </span>
  )
}
