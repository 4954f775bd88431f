import { useEffect, useState } from 'react'

/** The screen stays on while something is played, and no longer: a phone at a court has to last the day. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return undefined
    let held: WakeLockSentinel | null = null
    let over = false
    const ask = (): void => {
      if (document.visibilityState !== 'visible' || (held && !held.released)) return
      navigator.wakeLock.request('screen').then(
        (lock) => {
          held = lock
          if (over) void lock.release()
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void held?.release().catch(() => undefined)
    }
  }, [wanted])
}

/** What Chromium tells of the battery; no other browser does. */
interface Battery extends EventTarget {
  readonly level: number
  readonly charging: boolean
}
const LOW = 0.15

/** How much is left in percent, once it is little and the phone is not charged; null otherwise, and where the browser does not tell. */
export function useLowBattery(): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> }
    if (!getBattery) return undefined
    let end = (): void => undefined
    let over = false
    void getBattery.call(navigator).then((battery) => {
      if (over) return
      const read = (): void =>
        setLeft(!battery.charging && battery.level <= LOW ? Math.round(battery.level * 100) : null)
      read()
      battery.addEventListener('levelchange', read)
      battery.addEventListener('chargingchange', read)
      end = () => {
        battery.removeEventListener('levelchange', read)
        battery.removeEventListener('chargingchange', read)
      }
    })
    return () => {
      over = true
      end()
    }
  }, [])
  return left
}
