import type { AppContract } from '@games/contract'
import { createClient } from '@games/contract/client'
import { paths } from '@games/contract/paths'
import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { type Payload, takeViews } from './cache/payload.ts'
import { createQueryClient } from './cache/query-client.ts'
import { translatorOf } from './i18n/translator.ts'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
const state = document.getElementById('state')?.textContent
if (!root || !state) throw new Error('the page came without its state')
const payload = JSON.parse(state) as Payload

// a chunk of a build that is gone: reload once, and only once per build, into the new one (R3.8)
addEventListener('vite:preloadError', (event) => {
  const mark = `reloaded ${import.meta.url}`
  if (sessionStorage.getItem(mark)) return
  sessionStorage.setItem(mark, 'yes')
  event.preventDefault()
  location.reload()
})

/**
 * Takes the page over from the server. Not at the module's top level: route chunks import from the chunk this may be part of, and a
 * module that awaits them while they wait for it would wait forever.
 */
async function takeOver(element: HTMLElement, { games, locale, views }: Payload): Promise<void> {
  const queryClient = createQueryClient()
  takeViews(queryClient, views)
  const t = translatorOf(locale)
  const router = createAppRouter(
    { api: createClient<AppContract>(paths), queryClient, games, locale, t },
    { ssr: true },
  )
  await router.load()
  hydrateRoot(element, <RouterProvider router={router} />)
}

void takeOver(root, payload)
