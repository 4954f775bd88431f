import { openPlatform } from './open-platform.ts'
import { pageMeta } from './page-meta.ts'

/** Less than the time after which the wrapper goes back to the bundle it was built with (`readyTimeout`). Milliseconds. */
const SLOW_MS = 5_000

/**
 * A bundle whose first page waits for the server works all the same: without this a network that answers nothing would have every newer
 * bundle taken back, and refused for ever (R3.10). Where a fault of ours was seen meanwhile nothing is said.
 */
export async function reportSlowStart(): Promise<void> {
  if (pageMeta('live-update-channel') === '') return
  let isFaulty = false
  const seen = new AbortController()
  const onFault = () => {
    isFaulty = true
  }
  for (const event of ['error', 'unhandledrejection']) addEventListener(event, onFault, { signal: seen.signal })
  const { liveUpdate } = await openPlatform()
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  seen.abort()
  if (!isFaulty) await liveUpdate?.ready()
}
