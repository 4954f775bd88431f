import type { AppService, PushKey, PushTarget } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import type { FollowKey } from '@games/domain/follow/follow'
import { MOST_FOLLOWED } from '@games/domain/follow/follow'
import type { Locale } from '@games/domain/text/localized'
import { readFollowed, subscribeMarks } from '../follow/follows.ts'
import type { preferences } from '../session/preferences.ts'
import type { privateApi } from '../session/private-api.ts'
import { createStore } from '../session/store.ts'
import { areSpoilersHidden, subscribeSpoilers } from '../spoilers/spoilers.ts'
import type { Fault } from './notice-state.ts'
import { readNotices, setNotices, subscribeNotices } from './notices.ts'
import { NoAppService, NoPushService, NotSetUp, NoWorker, type Road } from './subscription.ts'

/**
 * Keeps what the server knows of this device's notifications as it is here: where they go, what about, in which language and by which clock. What fails is tried
 * again at the next occasion: with the network, when the page is seen, with the next change, with the next start.
 */

/** Several changes made one after the other are one request. */
const SETTLE_MS = 1_000
/** What was answered longer ago is sent once more: the server may have lost it. */
const STALE_MS = 24 * 60 * 60_000
/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 10_000
const LOCK = 'games.notifications'

export interface NoticesOptions {
  readonly api: Pick<
    typeof privateApi,
    'getPushKey' | 'putPushSubscription' | 'movePushSubscription' | 'endPushSubscription' | 'tryPushSubscription'
  >
  readonly preferences: Pick<typeof preferences, 'get' | 'subscribe'>
  readonly road: Road
  readonly permission: () => Promise<NotificationPermission>
  readonly locale: () => Locale
  readonly now: () => number
  /** The worker is to know the endpoint that the server knows. */
  readonly noteEndpoint: (endpoint: string) => Promise<void>
}

export type Tried = 'sent' | 'busy' | 'failed'

const isNumber = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiFailure && statuses.includes(error.status)

function faultOf(error: unknown): Fault {
  if (error instanceof NoWorker) return 'worker'
  if (error instanceof NoPushService) return 'push-service'
  if (error instanceof NoAppService) return 'app-service'
  if (error instanceof NotSetUp) return 'not-set-up'
  if (!(error instanceof ApiFailure)) return 'away'
  if (error.id === 'unknown-push-service') return 'unknown-service'
  if (error.status === 429) return 'busy'
  return error.status >= 500 ? 'away' : 'refused'
}

/** Only one tab at a time asks; the next sees what it was answered. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

export type NoticeKeeper = ReturnType<typeof openNotices>

export function openNotices({
  api,
  preferences: visitor,
  road,
  permission,
  locale,
  now,
  noteEndpoint,
}: NoticesOptions) {
  const status = createStore<{ readonly fault: Fault | null }>({ fault: null })
  /** What the server says of itself, asked once a page. */
  let key: PushKey | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const within = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) })

  const askKey = async (): Promise<PushKey> => (key ??= await api.getPushKey({}, within()))

  const leave = (endpoint: string): void => {
    const { leaving } = readNotices()
    if (!leaving.includes(endpoint)) setNotices({ leaving: [...leaving, endpoint] })
  }

  const wanted = () => {
    const { loginType, userData, timezone } = visitor.get()
    // two lists that have become one may be too many: the newest count
    const follows: readonly FollowKey[] = readFollowed().slice(-MOST_FOLLOWED)
    const account = loginType === 'user' ? (userData?.id ?? null) : null
    return {
      about: {
        locale: locale(),
        timeZone: timezone,
        settings: { ...readNotices().settings, hidesResults: areSpoilersHidden() },
        follows: [...follows],
      },
      account,
    }
  }

  /** A browser's worker moves what it was told itself, as soon as there is another endpoint; the native app has none. */
  async function move(endpoint: string, target: PushTarget): Promise<void> {
    if ('keys' in target) return leave(endpoint)
    try {
      await api.movePushSubscription({ body: { endpoint, target } }, within())
    } catch (error) {
      // the server has forgotten it: nothing was told there
      if (!isNumber(error, 404)) throw error
    }
  }

  async function put(): Promise<void> {
    const { target, replaced } = await road.open(askKey)
    if (replaced !== null) leave(replaced)
    const { about, account } = wanted()
    const text = JSON.stringify([target, about, account])
    const { sent } = readNotices()
    if (sent?.text === text && now() - sent.at < STALE_MS) return
    if (sent && sent.endpoint !== target.endpoint) await move(sent.endpoint, target)
    await api.putPushSubscription({ body: { target, ...about } }, within())
    // switched off meanwhile, here or in another tab: the server has it all the same
    setNotices({
      sent: { endpoint: target.endpoint, text, at: now() },
      // it was to be ended before
      leaving: readNotices().leaving.filter((one) => one !== target.endpoint),
    })
    await noteEndpoint(target.endpoint).catch(() => undefined)
  }

  /** Gives the subscription up, whichever can be had. Gives the endpoint of what the browser does not let go. */
  async function end(): Promise<string | null> {
    const { sent } = readNotices()
    if (sent) {
      leave(sent.endpoint)
      setNotices({ sent: null })
    }
    const closed = await road.close()
    if (closed === null) return null
    leave(closed.endpoint)
    return closed.isHeld ? closed.endpoint : null
  }

  /** `held` is given up once more at the next occasion. */
  async function sendLeaving(held: string | null): Promise<void> {
    for (const endpoint of readNotices().leaving) {
      try {
        await api.endPushSubscription({ body: { endpoint } }, within())
      } catch (error) {
        // an endpoint that the server does not know is as ended as can be
        if (!isNumber(error, 400, 404, 422)) throw error
      }
      if (endpoint !== held) setNotices({ leaving: readNotices().leaving.filter((one) => one !== endpoint) })
    }
  }

  async function work(): Promise<void> {
    let held: string | null = null
    try {
      if (!readNotices().isOn) held = await end()
      else if ((await permission()) === 'granted') await put()
      status.set({ fault: null })
    } catch (error) {
      const fault = faultOf(error)
      status.set({ fault })
      if (fault !== 'unknown-service') return
      setNotices({ isOn: false })
      held = await end()
    }
    // what is left of before is tried again by itself
    await sendLeaving(held).catch(() => undefined)
  }

  let running: Promise<void> = Promise.resolve()
  let queued: Promise<void> | null = null
  /** Once, after what is under way; settles when it has been tried. */
  const run = (): Promise<void> => {
    clearTimeout(timer)
    queued ??= running = running.then(() => {
      queued = null
      return alone(work)
    })
    return running
  }

  const stateText = (): string => {
    const { isOn } = readNotices()
    return JSON.stringify([isOn, isOn && wanted()])
  }
  let seen = stateText()
  const onChange = (): void => {
    const state = stateText()
    if (state === seen) return
    seen = state
    clearTimeout(timer)
    timer = setTimeout(() => void run(), SETTLE_MS)
  }
  const isDue = (): boolean => {
    const { isOn, leaving, sent } = readNotices()
    return status.get().fault !== null || leaving.length > 0 || isOn !== (sent !== null)
  }
  const onOccasion = (): void => {
    if (!document.hidden && isDue()) void run()
  }

  const unfollow = [subscribeMarks, subscribeNotices, subscribeSpoilers, visitor.subscribe].map((subscribe) =>
    subscribe(onChange),
  )
  addEventListener('online', onOccasion)
  document.addEventListener('visibilitychange', onOccasion)

  /** A notification to see whether they come. Where the server has lost this device it is told of it once more. */
  async function tryOne(): Promise<Tried> {
    const ask = async () => {
      const { sent } = readNotices()
      if (!sent) throw new ApiFailure(404, 'not-found', 'not subscribed')
      await api.tryPushSubscription({ body: { endpoint: sent.endpoint } }, within())
    }
    try {
      await ask().catch(async (error: unknown) => {
        if (!isNumber(error, 404)) throw error
        const { sent } = readNotices()
        setNotices({ sent: sent && { ...sent, text: '' } })
        await run()
        await ask()
      })
      return 'sent'
    } catch (error) {
      return isNumber(error, 429) ? 'busy' : 'failed'
    }
  }

  return {
    /** Everything as it is wanted now, at the server too, as far as can be. */
    run,
    status,
    tryOne,
    /** Whether the server can reach the native app through `service`, and where not, or where it cannot be asked, says why. */
    async canReach(service: AppService): Promise<boolean> {
      try {
        if (!(await askKey()).apps.includes(service)) throw new NotSetUp(service)
        return true
      } catch (error) {
        status.set({ fault: faultOf(error) })
        return false
      }
    },
    /** Says what stands in the way. */
    setFault: (fault: Fault): void => status.set({ fault }),
    close(): void {
      clearTimeout(timer)
      for (const one of unfollow) one()
      removeEventListener('online', onOccasion)
      document.removeEventListener('visibilitychange', onOccasion)
    },
  }
}
