import { runningBuild } from './running-build.ts'

/**
 * When a lazily loaded part cannot be had, because the server has another build by now, the page is reloaded into that: once per build,
 * so that a part that is missing for good does not reload for ever (R3.8).
 */
export function reloadOnLostChunk(): void {
  addEventListener('vite:preloadError', () => void reloadOnce())
}

async function reloadOnce(): Promise<void> {
  const mark = `reloaded ${runningBuild()}`
  if (sessionStorage.getItem(mark)) return
  // while the server is away nothing is gone, and a reload would lose the page that is there
  const latest = await fetch(`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' }).catch(() => null)
  if (!latest?.ok) return
  sessionStorage.setItem(mark, 'yes')
  location.reload()
}
