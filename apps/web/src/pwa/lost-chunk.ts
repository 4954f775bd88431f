import { runningBuild } from './running-build.ts'

/**
 * When a lazily loaded part is gone, because the server has another build by now, the page is reloaded into that: once per build, so that
 * a part that is missing for good does not reload for ever (R3.8).
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', (event) => void reloadOnce(event))
}

/** Names the build that is served. */
const NEWEST = `${import.meta.env.BASE_URL}builds/`

/** Several parts of one page are lost at once. */
let asking = false

async function reloadOnce(event: Event): Promise<void> {
  const mark = `reloaded ${runningBuild()}`
  if (asking || sessionStorage.getItem(mark)) return
  asking = true
  const isGone = await failsAgain(addressOf(event))
  asking = false
  if (!isGone) return
  sessionStorage.setItem(mark, 'yes')
  location.reload()
}

/** What could not be had: the part that the browser names in its error, else whatever names the build that is served. */
function addressOf(event: Event): string {
  const { payload } = event as Event & { readonly payload?: Error }
  return /https?:\S+/.exec(payload?.message ?? '')?.[0] ?? `${NEWEST}latest.json?t=${Date.now()}`
}

/** Whether the server is there and refuses. While it is away nothing is gone, and a reload would lose the page that is there. */
async function failsAgain(address: string): Promise<boolean> {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null)
  return answer !== null && (!answer.ok || address.startsWith(NEWEST))
}
