import type { Revision } from '@games/domain/notifications/pushed'
import { isVoidedBy } from '@games/domain/notifications/pushed'
import { openPlatform } from '../platform/open-platform.ts'
import type { NoticesPort, ShownNotice } from '../platform/port.ts'
import { noteNativePermission } from './device.ts'
import { NoAppService, NotSetUp, type Road } from './subscription.ts'

const system = async (): Promise<NoticesPort> => {
  const notices = (await openPlatform()).device?.notices
  if (!notices) throw new NotSetUp('the app has no notifications')
  return notices
}

/** The native app's: the token that the system gives it. */
export const nativeRoad: Road = {
  async open(key) {
    const notices = await system()
    if (!(await notices.isSetUp()) || !(await key()).apps.includes(notices.service)) throw new NotSetUp(notices.service)
    try {
      return { target: { endpoint: `${notices.service}:${await notices.register()}` }, replaced: null }
    } catch (error) {
      throw new NoAppService('the system gives no token', { cause: error })
    }
  },
  async close() {
    // what the app was built without was never opened
    const notices = await system().catch(() => null)
    if (!notices || !(await notices.isSetUp())) return null
    await notices.unregister().catch(() => undefined)
    // whoever uses the phone next reads nothing of who was followed on it
    await Promise.allSettled([notices.takeAllBack(), notices.forget()])
    return null
  },
}

/** Takes everything from the system's screen, whether anybody still wants notifications or not. */
export async function clearScreen(): Promise<void> {
  const notices = await system().catch(() => null)
  await notices?.takeAllBack().catch(() => undefined)
}

/** What the system lets the app do, looked at now. */
export async function lookAtNativePermission(): Promise<NotificationPermission> {
  const permission = await system().then(
    (notices) => notices.permission(),
    () => 'denied' as const,
  )
  noteNativePermission(permission)
  return permission
}

/** Asks the visitor, whom the system shows its own question. */
export async function askNativePermission(): Promise<NotificationPermission> {
  const permission = await (await system()).ask()
  noteNativePermission(permission)
  return permission
}

/** Calls back whenever the system gives the app another token. */
export async function onNativeToken(listener: () => void): Promise<void> {
  ;(await system()).onToken(listener)
}

const tellsOf = ({ data }: ShownNotice): readonly Revision[] => {
  const { tells } = (data ?? {}) as { readonly tells?: unknown }
  return Array.isArray(tells) ? (tells as readonly Revision[]) : []
}

/** Which of the notifications on the screen are void by others there: iOS shows what comes without asking anybody. */
export const voidAmong = (shown: readonly ShownNotice[]): string[] =>
  shown
    .filter((one) => shown.some((other) => other.id !== one.id && isVoidedBy(tellsOf(one), { tells: tellsOf(other) })))
    .map(({ id }) => id)

/** Takes what is void from the screen: now, whenever one comes while the app is open, and when the app is seen again. */
export async function keepScreenTrue(): Promise<void> {
  const notices = await system()
  const look = async () => {
    const ids = voidAmong(await notices.shown())
    if (ids.length > 0) await notices.takeBack(ids)
  }
  // a system that does not say what is on its screen leaves it as it is
  const lookQuietly = () => void look().catch(() => undefined)
  notices.onShown(lookQuietly)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookQuietly()
  })
  lookQuietly()
}
