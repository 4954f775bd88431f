/** Whether what a device has stored under `key` says that it waits for a network. */
function isWaiting(key: string): boolean {
  try {
    return localStorage.getItem(key)?.includes('"waiting":true') === true
  } catch {
    return false
  }
}

/** Has what was written without a network sent now and whenever there is one again, whichever page is open; gives the way to end it. */
export function sendWhenOnline(key: string, send: () => Promise<unknown>): () => void {
  const trySending = () => {
    // what fails now is tried with the next page
    if (isWaiting(key)) void send().catch(() => {})
  }
  trySending()
  addEventListener('online', trySending)
  return () => removeEventListener('online', trySending)
}
