import { useEffect, useState } from 'react'
import { useDesk } from '../store/use-desk.ts'

/** The server's time in milliseconds, anew five times a second while something runs, else once a second. */
export function useNow(running: boolean): number {
  const { now } = useDesk()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), running ? 200 : 1000)
    return () => clearInterval(timer)
  }, [now, running])
  // a tap may be newer than the last beat
  return Math.max(at, running ? now() : at)
}
