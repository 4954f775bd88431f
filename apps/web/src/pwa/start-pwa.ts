import type { Locale } from '../i18n/locale.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { onUse } from '../lazy/lazy.tsx'
import { toast } from '../ui/toast.ts'
import { areNoticesWanted } from '../notifications/notices.ts'
import { watchBuild } from './build-check.ts'
import { followNotices, type PageHistory } from './follow-notices.ts'
import { showUpdatePrompt } from './prompt.tsx'
import { pwaState } from './pwa-state.ts'
import { registerWorker } from './registration.ts'
import { runningBuild } from './running-build.ts'
import { watchUnsentInput } from './unsent-input.ts'
import { followUpdates } from './update.ts'

const IDLE_WITHIN_MS = 5_000

/** Resolves when the page has nothing to do; at once where the browser cannot tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS })
    else resolve()
  })

/** Resolves with the visitor's first scroll, press or key: an unrequested notice must not be the largest thing that a page paints as it loads. */
const used = (): Promise<void> => new Promise((resolve) => onUse(() => resolve(), { once: true, passive: true }))

/**
 * What makes the pages an app (R3.7, R3.8): registers the service worker, watches for newer builds, and shows the prompt when one waits.
 * Loaded after the page is live; once per page.
 */
export async function startPwa(locale: Locale, history: PageHistory): Promise<void> {
  const build = runningBuild()
  const inUse = used()
  // the prompt and its messages are loaded while their build is still served: the next one's server has them no more
  await loadMessages(locale, ['pwa'])
  const t = translatorOf(locale)
  await idle()
  watchUnsentInput()
  followUpdates(build)
  const unprompt = pwaState.subscribe(() => {
    if (!pwaState.get().waiting) return
    unprompt()
    showUpdatePrompt(t)
  })
  const onFirstOfflineReady = () =>
    void inUse.then(() => toast.info(t('pwa.offline-ready'), { description: t('pwa.offline-ready-more') }))
  const { serviceWorker: container } = navigator
  if (container) followNotices(container, history)
  const registration = container && (await registerWorker({ container, build, locale, onFirstOfflineReady }))
  if (areNoticesWanted())
    void keepNotices().catch(() => addEventListener('online', () => void keepNotices(), { once: true }))
  watchBuild({
    running: build,
    fetch: (address, init) => fetch(address, init),
    now: Date.now,
    document,
    onOther: () => void findUpdate(registration),
  })
}

/** The server is to know where this device gets its notifications, and about what. */
const keepNotices = () => import('../notifications/keep-notices.ts').then(({ keepNotices: keep }) => void keep())

/** Installs the newer build's worker, whose waiting prompts; where there is no worker to wait for, prompts itself. */
async function findUpdate(registration: ServiceWorkerRegistration | null | undefined): Promise<void> {
  try {
    await registration?.update()
  } catch {
    // between the two requests the network or the server went away: the next check tries again
    return
  }
  if (!registration?.installing && !registration?.waiting) pwaState.set({ waiting: true })
}
