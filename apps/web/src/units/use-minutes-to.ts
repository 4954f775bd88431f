import { useEffect, useState } from 'react'
import type { minutesTo } from './countdown.ts'

/**
 * Countdowns of a list whose page has no room for them in its first load (0052): their script comes once the page is taken over. Until then, and where
 * it cannot be had, nothing is counted down.
 */
export function useMinutesTo(): typeof minutesTo {
  const [count, setCount] = useState<typeof minutesTo>(() => () => null)
  useEffect(() => {
    void import('./countdown.ts').then(
      (script) => setCount(() => script.minutesTo),
      () => {},
    )
  }, [])
  return count
}
