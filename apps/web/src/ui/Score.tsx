import { withMinus } from '@games/domain/text/minus'
import { useState } from 'react'

/**
 * A figure that rolls when it changes (≤ 250 ms, not with reduced motion) and stands still when first drawn. It does not announce
 * itself: the page announces politely what changed.
 */
export function Score({ value }: { value: string }) {
  const [first] = useState(value)
  const [moved, setMoved] = useState(false)
  if (!moved && value !== first) setMoved(true)
  return (
    <span key={value} className={moved ? 'ui-score ui-score-rolled' : 'ui-score'}>
      {withMinus(value)}
    </span>
  )
}
