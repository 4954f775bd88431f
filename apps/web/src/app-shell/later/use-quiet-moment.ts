import { useEffect, useState } from 'react'

const SIGNS = ['pointerup', 'keyup', 'scroll'] as const
const PAUSE_MS = 800

/** True, while `wanted`, once the visitor has paused: a question does not appear under a finger that is about to press. */
export function useQuietMoment(wanted: boolean): boolean {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (!wanted || paused) return undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(pause)
      pause = setTimeout(() => setPaused(true), PAUSE_MS)
    }
    wait()
    for (const sign of SIGNS) addEventListener(sign, wait, { passive: true })
    return () => {
      clearTimeout(pause)
      for (const sign of SIGNS) removeEventListener(sign, wait)
    }
  }, [wanted, paused])
  return wanted && paused
}
