import type { Locale } from '../i18n/locale.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { areNoticesWanted } from '../notifications/notices.ts'
import { hasUnsentInput, watchUnsentInput } from '../pwa/unsent-input.ts'
import { toast } from '../ui/toast.ts'
import { TOAST_MS } from '../ui/toast-options.ts'
import { backAction } from './back-button.ts'
import { pageOfAddress, pageOfNotice } from './deep-link.ts'
import { updateLive } from './live-update.ts'
import { openPlatform } from './open-platform.ts'
import { pageMeta } from './page-meta.ts'
import type { PlatformPort } from './port.ts'
import { rememberPage } from './reopen.ts'

/** What the wrapper needs of the router: its history. */
export interface NativeHistory {
  readonly location: { readonly pathname: string }
  push(address: string): void
  back(): void
}

/** Joins the pages to the native wrapper: back button (R3.2), addresses opened from elsewhere, live update (R3.10). Once, after the page is shown. */
export async function startNative(history: NativeHistory, locale: Locale): Promise<void> {
  const port = await openPlatform()
  watchUnsentInput()
  followTheme(port)
  port.onBack((canGoBack) => {
    const action = backAction(history.location.pathname, canGoBack)
    // what lies over the page goes first
    if (action !== 'nothing' && closeTopmost()) return
    switch (action) {
      case 'nothing':
        return
      case 'exit':
        return void port.exitApp()
      case 'previous':
        return history.back()
      case 'home':
        return history.push('/')
    }
  })
  port.onOpenAddress((address) => {
    const page = pageOfAddress(address, pageMeta('api-base'))
    if (page !== null) history.push(page)
  })
  port.device?.notices?.onOpen((path) => history.push(pageOfNotice(path, location.origin)))
  if (areNoticesWanted())
    void keepNotices().catch(() => addEventListener('online', () => void keepNotices(), { once: true }))
  const announce = async () => {
    await loadMessages(locale, ['pwa'])
    const t = translatorOf(locale)
    toast.info(t('pwa.live-update'), { description: t('pwa.live-update-more') })
    await new Promise((resolve) => setTimeout(resolve, TOAST_MS))
    rememberPage()
  }
  try {
    await updateLive(port.liveUpdate, { channel: pageMeta('live-update-channel') || null, announce, hasUnsentInput })
  } catch (error) {
    // the running bundle goes on; the next start tries again
    console.error('live update failed:', error)
  }
}

/** The server is to know by which token this app is reached, and about what; the system may have given it another while it was closed. */
const keepNotices = () => import('../notifications/keep-notices.ts').then(({ keepNotices: keep }) => void keep())

/** Closes the dialog that is on top; false: there is none. */
function closeTopmost(): boolean {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)
  if (!dialog) return false
  // as Escape does, which a dialog may refuse; older ones know no request
  if ('requestClose' in dialog) dialog.requestClose()
  else if ((dialog as HTMLDialogElement).dispatchEvent(new Event('cancel', { cancelable: true })))
    (dialog as HTMLDialogElement).close()
  return true
}

/** Signs in the system's bars are dark on the light theme and light on the dark one, whichever the device's own is. */
function followTheme(port: PlatformPort): void {
  const { documentElement: page } = document
  const show = () => {
    const { theme } = page.dataset
    void port.device?.showBars(theme === 'light' || theme === 'dark' ? theme : 'system')
  }
  if (page.dataset.theme !== undefined) show()
  new MutationObserver(show).observe(page, { attributeFilter: ['data-theme'] })
}
