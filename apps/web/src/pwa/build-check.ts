/** R3.8. */
export const CHECK_EVERY_MS = 5 * 60_000
/** Switching between tabs, and whoever asks, checks no more often than this. */
const NOT_SOONER_MS = 10_000

export interface BuildCheckDeps {
  /** The id of the build that runs here. */
  readonly running: string
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>
  readonly now: () => number
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Another build is the newest. Called at every check that finds it so. */
  readonly onOther: () => void
}

export interface BuildWatch {
  /** Checks now, unless it was checked just before: for whoever has reason to think that there is another. */
  check(): void
  stop(): void
}

/** Checks every five minutes, and when the tab is shown again, which build is the newest (R3.8). */
export function watchBuild({ running, fetch, now, document, onOther }: BuildCheckDeps): BuildWatch {
  let checkedAt = now()
  const check = async () => {
    checkedAt = now()
    try {
      const response = await fetch(`${import.meta.env.BASE_URL}builds/latest.json?t=${checkedAt}`, {
        cache: 'no-store',
      })
      const { id } = (await response.json()) as { id?: unknown }
      if (response.ok && typeof id === 'string' && id !== running) onOther()
    } catch {
      // no network, or a proxy's page: the next check decides
    }
  }
  const checkNow = () => {
    if (now() - checkedAt >= NOT_SOONER_MS) void check()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') checkNow()
  }
  const timer = setInterval(() => void check(), CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', onVisible)
  return {
    check: checkNow,
    stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}
