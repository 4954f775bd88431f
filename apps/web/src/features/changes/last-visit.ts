import { useEffect, useState, useSyncExternalStore } from 'react'

/** When this device last looked at what changed: games time at the venue, to the minute. Kept on the device, told to nobody. */
const KEY = 'games.changes-seen'
/** Rounded down to so many minutes, so that visitors share the answers they ask for. */
const STEP = 15

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
 * The visit before this one, `2027-09-14T08:15`, rounded down to a quarter of an hour; null on the first, on the server and until hydrated.
 * `now` is this one's venue time as ISO, null while there is no clock: it becomes the last visit for the next.
 */
export function useLastVisit(now: string | null): string | null {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [before] = useState(() => (typeof localStorage === 'undefined' ? null : read()))
  const minute = now?.slice(0, 16)
  useEffect(() => {
    if (minute === undefined) return
    try {
      localStorage.setItem(KEY, rounded(minute))
    } catch {
      // as above
    }
  }, [minute])
  return hydrated && before !== null && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(before) ? before : null
}

/** `2027-09-14T08:22` → `2027-09-14T08:15`. */
export function rounded(minute: string): string {
  const minutes = Math.floor(Number(minute.slice(14, 16)) / STEP) * STEP
  return `${minute.slice(0, 14)}${String(minutes).padStart(2, '0')}`
}
