import type { PushedNotification } from '@games/domain/notifications/pushed'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNotices } from '../pwa/follow-notices.ts'
import { NOTICES_CACHE, readEndpoint, writeEndpoint } from './kept-notices.ts'
import { type MoveDeps, moveSubscription } from './move-subscription.ts'
import { createNotices } from './notices.ts'
import { openNotice, ownPath } from './open-notice.ts'
import type { MessageLocale } from './precache-manifest.ts'
import type { WindowClient } from './worker-scope.ts'

/** What a browser has on its screen. */
interface OnScreen extends NotificationOptions {
  readonly title: string
  readonly renotify?: boolean
  close(): void
}

let screen: OnScreen[]
/** All that was ever shown, in its order. */
let shown: OnScreen[]
let locale: MessageLocale | undefined

const registration = {
  async showNotification(title: string, options: NotificationOptions = {}) {
    const notification: OnScreen = {
      title,
      ...options,
      close: () => void (screen = screen.filter((one) => one !== notification)),
    }
    screen = [...screen.filter(({ tag }) => tag !== options.tag), notification]
    shown.push(notification)
  },
  getNotifications: async ({ tag }: GetNotificationOptions = {}) =>
    screen.filter((one) => tag === undefined || one.tag === tag) as unknown as Notification[],
}

/** A worker that the browser has just started. */
const worker = () => createNotices({ caches, registration, locale: async () => locale })

const pushed = (over: Partial<PushedNotification> = {}): PushedNotification => ({
  tag: 'result.A',
  tells: [{ about: 'result.A', revision: 1 }],
  title: 'INVENTADA Ana: venceu',
  body: 'Judô, final',
  path: '/discipline/JUD/results/JUDW57KG',
  locale: 'por',
  at: 1_000,
  ...over,
})
const revision = (of: number, over: Partial<PushedNotification> = {}) =>
  JSON.stringify(pushed({ tells: [{ about: 'result.A', revision: of }], title: `revision ${of}`, ...over }))
const titles = () => screen.map(({ title }) => title)
const loud = () => shown.filter(({ silent }) => silent !== true).map(({ title }) => title)

beforeEach(() => {
  screen = []
  shown = []
  locale = 'spa'
})
afterEach(() => caches.delete(NOTICES_CACHE))

test('what is pushed is shown in its own language, with where it leads (0095)', async () => {
  await worker()(JSON.stringify(pushed()))
  expect(screen).toMatchObject([
    {
      title: 'INVENTADA Ana: venceu',
      body: 'Judô, final',
      tag: 'result.A',
      lang: 'pt-PT',
      data: { path: '/discipline/JUD/results/JUDW57KG' },
      timestamp: 1_000,
      renotify: false,
    },
  ])
})

test('a correction takes the place of what is on the screen, and says so (0095)', async () => {
  const notify = worker()
  await notify(revision(1))
  await notify(revision(2))
  expect(titles()).toEqual(['revision 2'])
  expect(screen[0]?.renotify).toBe(true)
})

test('what is sent twice alarms once, though the worker was ended in between (0095)', async () => {
  await worker()(revision(1))
  await worker()(revision(1))
  expect(loud()).toEqual(['revision 1'])
  expect(titles()).toEqual(['revision 1'])
})

test('what comes late takes no place of what is newer, and says nothing of what was (0095)', async () => {
  await worker()(revision(2))
  await worker()(revision(1))
  expect(titles()).toEqual(['revision 2'])
  screen[0]?.close()
  await worker()(revision(1))
  expect(titles()).toEqual([])
  expect(loud()).toEqual(['revision 2'])
  expect(shown.map(({ title }) => title)).not.toContain('revision 1')
})

test('a summary goes when one of its lines is corrected, and one that comes later says none that was (0095)', async () => {
  const notify = worker()
  const summary = (of: number) =>
    JSON.stringify(
      pushed({
        tag: 'summary',
        title: '4 novidades',
        tells: [
          { about: 'result.A', revision: 1 },
          { about: 'result.B', revision: of },
        ],
      }),
    )
  await notify(summary(1))
  await notify(revision(2))
  expect(titles()).toEqual(['revision 2'])
  await notify(summary(2))
  expect(screen.map(({ title, body }) => [title, body])).toEqual([
    ['revision 2', 'Judô, final'],
    ['4 novidades', ''],
  ])
})

test('two that come at once are shown one after the other (0095)', async () => {
  const notify = worker()
  await Promise.all([notify(revision(2)), notify(revision(1)), notify(revision(2)), notify(revision(3))])
  expect(loud()).toEqual(['revision 2', 'revision 3'])
  expect(titles()).toEqual(['revision 3'])
})

test.each([null, '', '{', '7', '"text"', '{"tag":"x"}', JSON.stringify({ ...pushed(), locale: 'fra' })])(
  'of a push that cannot be read something is said that is true of every one: %s (0095)',
  async (text) => {
    await worker()(text)
    expect(screen).toMatchObject([{ title: 'Novedad en los Juegos', lang: 'es-ES', data: { path: '/agenda' } }])
  },
)

test('one that cannot be shown stops no other, and is news again when it is sent again (0095)', async () => {
  const notify = worker()
  const show = vi.spyOn(registration, 'showNotification').mockRejectedValueOnce(new TypeError('no permission'))
  await expect(notify(revision(1))).rejects.toThrow('no permission')
  await notify(revision(1))
  expect(titles()).toEqual(['revision 1'])
  show.mockRestore()
})

test('on a device that is full what was shown is remembered as long as the worker (0095)', async () => {
  const full = { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) } as unknown as CacheStorage
  const notify = createNotices({ caches: full, registration, locale: async () => locale })
  await notify(revision(1))
  await notify(revision(1))
  expect(loud()).toEqual(['revision 1'])
})

const ORIGIN = 'https://jogos.example'

test.each([
  [{ path: '/agenda?list=notifications#top' }, '/agenda?list=notifications#top'],
  [{ path: 'https://elsewhere.example/x' }, '/agenda'],
  [{ path: '//elsewhere.example/x' }, '/agenda'],
  [{ path: 'javascript:alert(1)' }, '/agenda'],
  [{ path: 7 }, '/agenda'],
  [null, '/agenda'],
])('a notification leads to a page of ours alone: %j (0095)', (notice, path) => {
  expect(ownPath(notice, ORIGIN)).toBe(path)
})

/** A page that is open, and what it answers; undefined: nothing. */
const open = (url: string, answer?: boolean, over: { readonly focused?: boolean } = {}) => ({
  id: url,
  url: ORIGIN + url,
  focused: false,
  visibilityState: 'visible' as const,
  focus: vi.fn(() => Promise.resolve()),
  postMessage: vi.fn((_: unknown, [port]: readonly MessagePort[]) => {
    if (answer !== undefined) port?.postMessage(answer)
  }),
  ...over,
})
async function press(...pages: WindowClient[]) {
  const openWindow = vi.fn<(address: string) => Promise<void>>(() => Promise.resolve())
  const clients = { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(pages), openWindow }
  await openNotice({ path: '/medals/all' }, { clients, origin: ORIGIN, patience: 50 })
  return openWindow.mock.calls.map(([address]) => address)
}

test('a press brings an open page of the app to the front, the one in use before others (0095)', async () => {
  const [behind, used, office] = [open('/', true), open('/agenda', true, { focused: true }), open('/office/', true)]
  expect(await press(office, behind, used)).toEqual([])
  expect(used.postMessage).toHaveBeenCalledWith({ say: 'open', path: '/medals/all' }, expect.anything())
  expect([used, behind, office].map(({ focus }) => focus.mock.calls.length)).toEqual([1, 0, 0])
})

test('where no page is open, or it keeps what is typed in it, or does not answer, another is opened (0095)', async () => {
  const address = [`${ORIGIN}/medals/all`]
  expect(await press()).toEqual(address)
  expect(await press(open('/office/people', true))).toEqual(address)
  expect(await press(open('/feedback', false))).toEqual(address)
  expect(await press(open('/'))).toEqual(address)
})

test('a page goes where it is told, but for one in which something is written and not sent (0095)', async () => {
  const container = new EventTarget()
  const went: string[] = []
  followNotices(container, { push: (address) => void went.push(address) })
  const say = (data: unknown) => {
    const { port1, port2 } = new MessageChannel()
    const answered = new Promise((resolve) => {
      port1.onmessage = (event) => resolve(event.data)
    })
    container.dispatchEvent(new MessageEvent('message', { data, ports: [port2] }))
    return answered
  }
  void say({ say: 'build' })
  expect(await say({ say: 'open', path: '/medals/all' })).toBe(true)
  const form = document.createElement('form')
  form.dataset['unsent'] = 'true'
  document.body.append(form)
  expect(await say({ say: 'open', path: '/agenda' })).toBe(false)
  form.remove()
  expect(went).toEqual(['/medals/all'])
})

const sentIn = (init: RequestInit | undefined): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : '')
const KEY = new Uint8Array([4, 1, 2]).buffer
const subscription = (endpoint: string) =>
  ({
    endpoint,
    options: { applicationServerKey: KEY, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys: { p256dh: `p ${endpoint}`, auth: `a ${endpoint}` } }),
  }) as unknown as PushSubscription

test('a subscription that the browser gives up is made anew with the same key, and the server is told (0095)', async () => {
  const subscribe = vi.fn<PushManager['subscribe']>(async () => subscription('new'))
  const fetch = vi.fn<MoveDeps['fetch']>(async () => Response.json({ done: true }))
  await moveSubscription({ oldSubscription: subscription('old') }, { caches, pushManager: { subscribe }, fetch })
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]])
  const [address, sent] = fetch.mock.calls[0] ?? []
  expect([address, sent?.method, sent?.credentials]).toEqual(['/api/push/subscription/move', 'POST', 'omit'])
  expect(sentIn(sent)).toEqual({
    endpoint: 'old',
    target: { endpoint: 'new', keys: { p256dh: 'p new', auth: 'a new' } },
  })
  expect(await readEndpoint(caches)).toBe('new')
})

test('a browser that does not say what it gave up is known by what the page noted (0095)', async () => {
  await writeEndpoint(caches, 'noted')
  const fetch = vi.fn<MoveDeps['fetch']>(async (address) =>
    Response.json(address === '/api/push/key' ? { publicKey: 'BKey' } : { done: true }),
  )
  const subscribe = vi.fn<PushManager['subscribe']>(async () => subscription('new'))
  await moveSubscription({}, { caches, pushManager: { subscribe }, fetch })
  expect(subscribe.mock.calls[0]?.[0]?.applicationServerKey).toBe('BKey')
  expect(sentIn(fetch.mock.calls[1]?.[1])).toMatchObject({ endpoint: 'noted' })
})
