import { useEffect, useRef, useState } from 'react'

const TICK_MS = 250

/**
 * Milliseconds left, and a way to say what the server has just said of them. Counted from when `of` arrived on the device's monotonic clock:
 * its time of day may be set to anything.
 */
export function useCountdown(of: { readonly remainingMs: number | null }): readonly [number, (ms: number) => void] {
  const [left, setLeft] = useState(of.remainingMs ?? 0)
  const told = useRef({ ms: 0, at: 0 })
  useEffect(() => {
    told.current = { ms: of.remainingMs ?? 0, at: performance.now() }
    const timer = setInterval(() => {
      setLeft(Math.max(0, told.current.ms - (performance.now() - told.current.at)))
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [of])
  const tell = (ms: number) => {
    told.current = { ms, at: performance.now() }
  }
  return [left, tell]
}

/** `07:42`; a second that has begun counts whole. */
export function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
