import { pageLocale } from '../i18n/page-locale.ts'
import { preferences } from '../session/preferences.ts'
import { privateApi } from '../session/private-api.ts'
import { writeEndpoint } from '../sw/kept-notices.ts'
import { ownPermission } from './device.ts'
import { readNotices, setNotices } from './notices.ts'
import { type NoticeKeeper, openNotices } from './open-notices.ts'
import { pushManagerHere } from './subscription.ts'

/** By the device's own calendar, `2027-09-12`. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format()

let opened: NoticeKeeper | undefined

/** What keeps this device's notifications and the server's knowledge of them the same; from the first call on, once a page. */
export function noticeKeeper(): NoticeKeeper {
  opened ??= openNotices({
    api: privateApi,
    preferences,
    pushManager: pushManagerHere,
    permission: ownPermission,
    locale: pageLocale,
    now: Date.now,
    noteEndpoint: (endpoint) => writeEndpoint(caches, endpoint),
  })
  return opened
}

/** At the start of the app, where there is something to keep. */
export const keepNotices = (): Promise<void> => noticeKeeper().run()

/**
 * Switches them on. To be called by the press itself, and nothing before it: a browser asks nobody who has not just pressed. Gives what the
 * browser was answered.
 */
export async function switchOn(): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission()
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
}
