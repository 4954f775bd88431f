import { pageLocale } from '../i18n/page-locale.ts'
import { preferences } from '../session/preferences.ts'
import { privateApi } from '../session/private-api.ts'
import { writeEndpoint } from '../sw/kept-notices.ts'
import { isNative } from '../platform/is-native.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { ownPermission } from './device.ts'
import {
  askNativePermission,
  clearScreen,
  keepScreenTrue,
  lookAtNativePermission,
  nativeRoad,
  onNativeToken,
} from './native-road.ts'
import { readNotices, setNotices } from './notices.ts'
import { type NoticeKeeper, openNotices } from './open-notices.ts'
import { browserRoad, pushManagerHere } from './subscription.ts'

/** By the device's own calendar, `2027-09-12`. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format()

let opened: NoticeKeeper | undefined
let endClearing = (): void => {}

/** What the browser, or the system, lets us do, looked at now. */
export const lookAtPermission = async (): Promise<NotificationPermission> =>
  isNative() ? lookAtNativePermission() : ownPermission()

/** Whose account is signed in; null: nobody's. */
const account = (): string | null => {
  const { loginType, userData } = preferences.get()
  return loginType === 'user' ? (userData?.id ?? null) : null
}

/** What was told to an account that is signed in no longer goes from the system's screen. */
function clearScreenAfterAccount(): () => void {
  let before = account()
  return preferences.subscribe(() => {
    const now = account()
    if (before !== null && now !== before) void clearScreen()
    before = now
  })
}

/** What keeps this device's notifications and the server's knowledge of them the same; from the first call on, once a page. */
export function noticeKeeper(): NoticeKeeper {
  if (opened) return opened
  const keeper = openNotices({
    api: privateApi,
    preferences,
    road: isNative() ? nativeRoad : browserRoad(pushManagerHere),
    permission: lookAtPermission,
    locale: pageLocale,
    now: Date.now,
    noteEndpoint: async (endpoint) => {
      if (!isNative()) await writeEndpoint(caches, endpoint)
    },
  })
  opened = keeper
  if (isNative()) {
    // a wrapper from before there were any gives no token and shows nothing
    void Promise.all([onNativeToken(() => void keeper.run()), keepScreenTrue()]).catch(() => undefined)
    endClearing = clearScreenAfterAccount()
  }
  return keeper
}

/** At the start of the app, where there is something to keep. */
export const keepNotices = (): Promise<void> => noticeKeeper().run()

/** Whether the native app can be reached at all; where not, the keeper's fault says why. Nobody is asked for what is of no use. */
export async function canReachApp(): Promise<boolean> {
  const notices = (await openPlatform()).device?.notices
  if (notices && (await notices.isSetUp())) return noticeKeeper().canReach(notices.service)
  noticeKeeper().setFault('not-set-up')
  return false
}

/**
 * Switches them on. To be called by the press itself, and nothing before it: a browser asks nobody who has not just pressed. Gives what the
 * visitor has answered the browser, or the system.
 */
export async function switchOn(): Promise<NotificationPermission> {
  if (isNative() && !(await canReachApp())) return 'default'
  const permission = await (isNative() ? askNativePermission() : Notification.requestPermission())
  if (permission === 'denied') setNotices({ refusedOn: today() })
  if (permission !== 'granted') return permission
  setNotices({ isOn: true, refusedOn: null })
  await keepNotices()
  return permission
}

/** Switches them off, here at once, at the server as soon as it can be reached. */
export async function switchOff(): Promise<void> {
  setNotices({ isOn: false })
  await keepNotices()
}

/** Before everything on this device is forgotten: a last try to have the server forget it too. */
export async function forgetNotices(): Promise<void> {
  if (readNotices().isOn || readNotices().sent !== null) await switchOff()
  opened?.close()
  opened = undefined
  endClearing()
}
