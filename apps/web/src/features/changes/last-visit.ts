import { useEffect, useState, useSyncExternalStore } from 'react'
import { minuteOf } from './changes-address.ts'

/** When this device last looked at what changed: games time to the minute. Stored on the device, sent to nobody. */
const KEY = 'games.changes-seen'
/** Rounded down to a quarter of an hour, so that visitors share the answers they ask for. */
const STEP_MS = 15 * 60_000

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // storage is closed to us (a browser's strictest privacy setting): every visit is the first
    return null
  }
}

const never = () => () => {}

/**
 * The visit before this one as an instant of an address, `2027-09-14T11:15Z`, rounded down to a quarter of an hour; null on the first, on
 * the server and until hydrated. `now` is games time, null while there is no clock: it becomes the last visit for the next.
 */
export function useLastVisit(now: number | null): string | null {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [before] = useState(() => (typeof localStorage === 'undefined' ? null : read()))
  const visit = now === null ? undefined : rounded(now)
  useEffect(() => {
    if (visit === undefined) return
    try {
      localStorage.setItem(KEY, visit)
    } catch {
      // as above
    }
  }, [visit])
  return hydrated && before !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(before) ? before : null
}

/** 11:22 → `…T11:15Z`. */
export const rounded = (now: number): string => minuteOf(Math.floor(now / STEP_MS) * STEP_MS)
