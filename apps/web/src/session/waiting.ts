/** Whether what a device has stored under `key` says that it waits for a network. */
function isWaiting(key: string): boolean {
  try {
    return localStorage.getItem(key)?.includes('"waiting":true') === true
  } catch {
    return false
  }
}

/** A browser that has a signal calls itself online, also where nothing arrives: what waits is tried again after this long. */
const AGAIN_MS = 30_000

/** Has what was written without a network sent now and until it has arrived, whichever page is open; gives the way to end it. */
export function sendWhenOnline(key: string, send: () => Promise<unknown>): () => void {
  const trySending = () => {
    // what fails now is tried again
    if (isWaiting(key)) void send().catch(() => {})
  }
  trySending()
  addEventListener('online', trySending)
  const timer = setInterval(trySending, AGAIN_MS)
  return () => {
    removeEventListener('online', trySending)
    clearInterval(timer)
  }
}
