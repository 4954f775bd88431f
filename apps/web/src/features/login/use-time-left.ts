import { useEffect, useState } from 'react'

/** "14:52" until a moment (epoch milliseconds), each second; null once it is there, or where there is none. */
export function useTimeLeft(until: number | null): string | null {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (until === null) return
    const tick = () => setNow(Date.now())
    const first = setTimeout(tick)
    const ticks = setInterval(tick, 1_000)
    return () => {
      clearTimeout(first)
      clearInterval(ticks)
    }
  }, [until])
  if (until === null || now >= until) return null
  const seconds = Math.ceil((until - now) / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
