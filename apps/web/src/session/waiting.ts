import { afterLoad } from '../lazy/lazy.tsx'

/** Nothing is sent before the page has loaded and is at rest. Milliseconds. */
const SETTLE = 1_500

/** Whether what a device has stored under `key` says that it waits for a network. */
function isWaiting(key: string): boolean {
  try {
    return localStorage.getItem(key)?.includes('"waiting":true') === true
  } catch {
    return false
  }
}

/** Has what was written without a network sent as soon as there is one, whichever page is open; `send` is loaded only then. */
export function sendWhenOnline(key: string, send: () => Promise<unknown>): void {
  const trySending = () => {
    // what fails now is tried with the next page
    if (isWaiting(key)) void send().catch(() => {})
  }
  afterLoad(SETTLE, trySending)
  addEventListener('online', trySending)
}
