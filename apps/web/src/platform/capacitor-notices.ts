import { Capacitor, registerPlugin } from '@capacitor/core'
import { type PermissionStatus, PushNotifications } from '@capacitor/push-notifications'
import type { NoticesPort, ShownNotice } from './port.ts'

/** Our own plugin of the Android project: NoticesPlugin.java. */
const own = registerPlugin<{
  /** Whether the app was built with what Firebase Cloud Messaging needs. Asked for a token without it, the app would end. */
  isSetUp(): Promise<{ readonly isSetUp: boolean }>
  forget(): Promise<void>
}>('Notices')

/** A phone whose service is out of reach may try for long. */
const TOKEN_MS = 30_000

const permissionOf = ({ receive }: PermissionStatus): NotificationPermission =>
  receive === 'granted' || receive === 'denied' ? receive : 'default'

/** The system's own notifications; null where the wrapper is older than they are. */
export function nativeNotices(): NoticesPort | null {
  if (!Capacitor.isPluginAvailable('PushNotifications')) return null
  const isIos = Capacitor.getPlatform() === 'ios'
  let token: string | null = null
  const waiting = new Set<{ readonly done: (token: string) => void; readonly failed: (error: Error) => void }>()
  const listeners = new Set<() => void>()
  void PushNotifications.addListener('registration', ({ value }) => {
    // Apple's is bytes: written one way
    const given = isIos ? value.toLowerCase() : value
    const isOther = token !== null && token !== given
    token = given
    for (const one of waiting) one.done(given)
    if (isOther) for (const listener of listeners) listener()
  })
  void PushNotifications.addListener('registrationError', ({ error }) => {
    for (const one of waiting) one.failed(new Error(error))
  })
  return {
    service: isIos ? 'apns' : 'fcm',
    isSetUp: async () => isIos || (Capacitor.isPluginAvailable('Notices') && (await own.isSetUp()).isSetUp),
    permission: async () => permissionOf(await PushNotifications.checkPermissions()),
    ask: async () => permissionOf(await PushNotifications.requestPermissions()),
    async register() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const asked = new Promise<string>((done, failed) => {
        const one = { done, failed }
        waiting.add(one)
        timer = setTimeout(() => failed(new Error(`no token in ${TOKEN_MS} ms`)), TOKEN_MS)
        PushNotifications.register().catch(failed)
      })
      return asked.finally(() => {
        clearTimeout(timer)
        waiting.clear()
      })
    },
    async unregister() {
      token = null
      await PushNotifications.unregister()
    },
    onToken: (listener) => void listeners.add(listener),
    onOpen(listener) {
      void PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
        listener((notification.data as { readonly path?: unknown } | undefined)?.path)
      })
    },
    onShown(listener) {
      // Android's half takes from the screen what is void by itself, while no page runs too
      if (isIos) void PushNotifications.addListener('pushNotificationReceived', listener)
    },
    async shown() {
      if (!isIos) return []
      const { notifications } = await PushNotifications.getDeliveredNotifications()
      return notifications.map(({ id, data }): ShownNotice => ({ id, data }))
    },
    async takeBack(ids) {
      await PushNotifications.removeDeliveredNotifications({ notifications: ids.map((id) => ({ id, data: {} })) })
    },
    takeAllBack: () => PushNotifications.removeAllDeliveredNotifications(),
    async forget() {
      // iPhones show what comes by themselves, and remember nothing
      if (!isIos) await own.forget()
    },
  }
}
