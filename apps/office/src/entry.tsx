import './styles/index.css'
import { LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { reloadOnLostChunk } from '@games/web/pwa/lost-chunk.ts'
import { watchUnsentInput } from '@games/web/pwa/unsent-input.ts'
import { chooseTheme, followTheme, storedTheme } from '@games/web/session/theme.ts'
import { nameToasts } from '@games/web/ui/toast.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { publicApi } from './calls/public-api.ts'
import { queries } from './calls/queries.ts'
import { Gate } from './frame/Gate.tsx'
import { Starting } from './frame/Starting.tsx'
import type { Noun } from './i18n/messages.gen.d.ts'
import { startLocale } from '@games/web/i18n/start-locale.ts'
import { officeTranslator } from './i18n/use-t.ts'
import { createOfficeRouter } from './router.ts'
import { officeSession } from './session/office-session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page came without its root')

reloadOnLostChunk()
watchUnsentInput()
chooseTheme(storedTheme())
followTheme()

const locale = startLocale(document.cookie, navigator.languages)
document.documentElement.lang = LOCALE_TAGS[locale]
const language = { locale, t: translatorOf(locale) }
const router = createOfficeRouter(locale)

/** Who works at venues has this page and no other. */
const VenueDesk = lazy(async () => {
  const [{ VenueDeskPage }] = await Promise.all([
    import('./features/venue-desk/VenueDeskPage.tsx'),
    loadMessages<string>(locale, ['office-venue', 'status']),
  ])
  return { default: VenueDeskPage }
})

void Promise.all([loadMessages<Noun>(locale, ['office']), officeSession.ask()]).then(() => {
  const t = officeTranslator(locale)
  nameToasts({ region: t('office.toasts'), close: t('office.close') })
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <LanguageProvider language={language}>
        <Gate
          api={publicApi}
          desk={
            <Suspense fallback={<Starting />}>
              <VenueDesk />
            </Suspense>
          }
        >
          <RouterProvider router={router} />
        </Gate>
      </LanguageProvider>
    </QueryClientProvider>,
  )
})
