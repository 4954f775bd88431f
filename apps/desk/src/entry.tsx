import './styles/index.css'
import { LOCALE_TAGS } from '@games/web/i18n/locale.ts'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { startLocale } from '@games/web/i18n/start-locale.ts'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { chooseTheme, followTheme, storedTheme } from '@games/web/session/theme.ts'
import { createRoot } from 'react-dom/client'
import { createDeskApi } from './calls/desk-api.ts'
import type { Noun } from './i18n/messages.gen.d.ts'
import { App, OtherTab } from './screens/App.tsx'
import { Desk } from './store/desk.ts'
import { createIndexedStorage } from './store/indexed-storage.ts'
import { lead } from './store/lead.ts'
import { DeskContext } from './store/use-desk.ts'
import { registerWorker } from './sw/register.ts'
import { takeKey } from './ui/address.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page came without its root')

// light unless another look was chosen: a screen is read in the sun
chooseTheme(storedTheme() === 'system' ? 'light' : storedTheme())
followTheme()
const locale = startLocale(document.cookie, navigator.languages)
document.documentElement.lang = LOCALE_TAGS[locale]
const language = { locale, t: translatorOf(locale) }
const page = createRoot(root)
let key = takeKey()

const desk: Desk = new Desk({
  storage: createIndexedStorage(),
  api: createDeskApi(() => desk.store.get().device.key),
  now: Date.now,
  ticks: () => performance.now(),
  makeId: () => crypto.randomUUID(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
})
addEventListener('online', () => desk.nudge())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') desk.nudge()
})
let leads = false
registerWorker({ leads: () => leads, isFree: () => desk.isFree() })
void navigator.storage?.persist?.().catch(() => undefined)

void loadMessages<Noun | 'units'>(locale, ['desk', 'desk-words', 'desk-refusals', 'desk-limits', 'units']).then(() => {
  const leading = lead({
    onLead: () => {
      leads = true
      page.render(
        <LanguageProvider language={language}>
          <DeskContext value={desk}>
            <App />
          </DeskContext>
        </LanguageProvider>,
      )
      void desk.start(key)
      // taking over again, the device's last link stands
      key = null
    },
    onLost: () => {
      leads = false
      page.render(
        <LanguageProvider language={language}>
          <OtherTab onTakeOver={() => leading.takeOver()} />
        </LanguageProvider>,
      )
      return desk.stop()
    },
    onTaps: (taps) => void desk.adopt(taps),
  })
})
