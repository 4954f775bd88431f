import type { AppContract } from '@games/contract'
import { createClient } from '@games/contract/client'
import { paths } from '@games/contract/paths'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startAfterLoad } from './cache/after-load.ts'
import { type Payload, takeViews } from './cache/payload.ts'
import { createViewCache, PATIENCE, type ViewKey } from './cache/view-cache.ts'
import { translatorOf } from './i18n/translator.ts'
import { afterStart } from './platform/after-start.ts'
import { pageMeta } from './platform/page-meta.ts'
import { reloadOnLostChunk } from './pwa/lost-chunk.ts'
import { createAppRouter } from './router.tsx'
import { browserSubject } from './session/browser-subject.ts'

const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent
if (!root) throw new Error('the page came without its root')
/** Where calls go: empty for the page's own server. */
const apiBase = pageMeta('api-base')
const api = createClient<AppContract>(paths, apiBase)

reloadOnLostChunk()

/** Shown from what the device has stored, a page of the app's shell does not wait long for the server. Milliseconds. */
const SHELL_PATIENCE = 300
/** After this long the app runs like any other page. Milliseconds since it was opened. */
const STARTED = 10_000

const recall = (key: ViewKey) =>
  import('./cache/recall.ts').then(({ recallView }) => recallView(key)).catch(() => undefined)

/**
 * Takes the page over from the server, or draws it by itself where none was served. Not at the module's top level: route chunks import from the chunk this may be part of, and a
 * module that awaits them while they wait for it would wait forever.
 */
async function takeOver(element: HTMLElement, { games, locale, subject, views, failed }: Payload): Promise<void> {
  const patience = () => (state || performance.now() > STARTED ? PATIENCE : SHELL_PATIENCE)
  const cache = createViewCache({ recall, patience })
  takeViews(cache, views)
  const t = translatorOf(locale)
  const router = createAppRouter(
    {
      api,
      views: cache,
      games,
      locale,
      t,
      subject: browserSubject(subject, games.previews),
    },
    { ssr: Boolean(state) },
  )
  await router.load()
  const app = <RouterProvider router={router} />
  if (failed || !state) createRoot(element).render(app)
  // in slices, between which the browser answers a finger
  else startTransition(() => void hydrateRoot(element, app))
  // from here on React answers: what was pressed before is done now (first-paint.ts)
  dispatchEvent(new Event('taken-over'))
  // what the server wrote of its page for crawlers and shared cards is not true of the next one
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) for (const tag of document.querySelectorAll('[data-page]')) tag.remove()
  })
  afterStart(router.history, locale)
  // what could not be fetched ahead is fetched when it is opened
  const preload = (href: string) => void router.preloadRoute({ to: '/', href }).catch(() => {})
  startAfterLoad({ views: cache, games, locale, hasPayloads: apiBase === '', preload })
  // inside a page of an organiser's other site (R3.3)
  if (window.parent !== window)
    void import('./widget/post-height.ts').then(({ postHeight }) => router.subscribe('onRendered', postHeight()))
}

// the app's shell has no state: served by the service worker while the server is away, or inside the native wrapper
if (state) void takeOver(root, JSON.parse(state) as Payload)
else void import('./pwa/find-start.ts').then(({ findStart }) => findStart(api)).then((start) => takeOver(root, start))
