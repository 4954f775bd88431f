import type { UnitSide } from '@games/contract'
import { Flag } from '../../ui/Flag.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'

export function SideName({ side }: { side: UnitSide }) {
  const words = useUnitWords()
  const organisation = side.competitor?.organisation
  return (
    <span className="matches-side">
      {organisation ? <Flag organisation={organisation} size="s" /> : null}
      <span>{words.side(side)}</span>
    </span>
  )
}
