import type { Agenda, Api, PushSubscriber, UnitPage } from '@games/contract'
import { type FollowKey, type FollowMark, followKey } from '@games/domain/follow/follow'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAthlete, aProfile } from '../features/participants/athlete.factory.ts'
import { follow, readFollowed, storeMarks } from '../follow/follows.ts'
import { LOCALES } from '../i18n/locale.ts'
import { removeWorkerAndCaches } from '../pwa/clear-device-data.ts'
import { preferences, type UserData } from '../session/preferences.ts'
import { setCsrf } from '../session/private-api.ts'
import { hideSpoilers } from '../spoilers/spoilers.ts'
import { NOTICES_CACHE } from '../sw/kept-notices.ts'
import { horizontalScroll, openPage } from '../ui/testing/open-page.tsx'
import { runAxe } from '../ui/testing/run-axe.ts'
import { toast } from '../ui/toast.ts'
import { aUnit } from '../units/unit.factory.ts'
import { forgetNotices, keepNotices } from './keep-notices.ts'
import { readNotices, setNotices } from './notices.ts'
import { offered } from './offered.ts'

const DAY = '2027-09-14'
const START = `${DAY}T14:14:00-03:00`
const ANA: FollowKey = 'athlete.101'
const UNIT = 'JUDW57KG--------------SFNL000100--'
const TAB = '/agenda?list=notifications'

/** What the visitor answers the browser's question. */
let answer: NotificationPermission
class FakeNotification {
  static permission: NotificationPermission = 'default'
  static asked = 0
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked += 1
    FakeNotification.permission = answer
    return Promise.resolve(answer)
  }
}

/** The browser's subscription; null: none. */
let subscription: { endpoint: string; key: string } | null
let made: number
/** What the browser's push service does with a request; null: it answers. */
let pushFault: (() => Promise<never>) | null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const bytesOf = (key: string) => Uint8Array.from(atob(key), (sign) => sign.charCodeAt(0)).buffer

/** What the server is asked, and what it answers, by path. */
let asked: { readonly path: string; readonly body: Partial<PushSubscriber> & { readonly endpoint?: string } }[]
let answers: Record<string, () => Response | Promise<Response>>
let key: string
const puts = () => asked.filter(({ path }) => path === '/api/push/subscription').map(({ body }) => body)
const ends = () => asked.filter(({ path }) => path.endsWith('/end')).map(({ body }) => body.endpoint)
const failure = (status: number, id: string) => () => Response.json({ id, message: id }, { status })
const away = () => Promise.reject(new TypeError('no network'))
const PUT = '/api/push/subscription'

const agenda = (): Agenda => ({
  seq: 1,
  day: DAY,
  days: [{ day: DAY, units: 1 }],
  units: [],
  followed: [
    {
      key: ANA,
      kind: 'athlete',
      athlete: {
        id: '101',
        name: 'INVENTADA Ana',
        gender: 'W',
        organisation: { code: 'AL', name: { por: 'Alagoas' }, flag: null },
        disciplines: [{ code: 'JUD', name: { por: 'Judô' } }],
        bib: '1247',
      },
      next: {
        code: UNIT,
        discipline: { code: 'JUD', name: { por: 'Judô' } },
        day: DAY,
        start: START,
        status: 'SCHEDULED',
      },
      left: 1,
    },
  ],
  places: [],
  ways: [],
  kmPerHour: 15,
})
const unit = () =>
  aUnit(UNIT, {
    status: 'SCHEDULED',
    day: DAY,
    start: START,
    plannedStart: START,
    venue: { code: 'A', name: { por: 'Ginásio A' } },
  })

const api: Partial<Api> = {
  getAgenda: async ({ query }) => ({
    ...agenda(),
    followed: agenda().followed.filter(({ key: one }) => query?.follows?.split(',').includes(one)),
  }),
  // no more of it is looked at
  getUnit: async () => ({ seq: 1, unit: unit() }) as UnitPage,
  getAthlete: async () => aProfile({ athlete: anAthlete({ id: '101', name: 'INVENTADA Ana' }) }),
}
const open = (more: Parameters<typeof openPage>[1] = {}, address = TAB) => openPage(address, { ...more, api })
const PROFILE = '/participants/profile/101'
const follows = (...keys: FollowKey[]) =>
  storeMarks(keys.map((one, at): FollowMark => ({ key: one, followed: true, at: at + 1 })))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const isOn = async () => {
  await expect.element(page.getByRole('heading', { name: 'O que avisar' })).toBeVisible()
}
const switchOn = async () => {
  await button('Ligar os avisos').click()
  await isOn()
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

beforeEach(() => {
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  storeMarks([])
  setCsrf(null)
  answer = 'granted'
  FakeNotification.permission = 'default'
  FakeNotification.asked = 0
  subscription = null
  made = 0
  pushFault = null
  asked = []
  answers = {}
  key = btoa('the key of this server')
  vi.stubGlobal('Notification', FakeNotification)
  const held = () =>
    subscription &&
    ({
      endpoint: subscription.endpoint,
      options: { applicationServerKey: bytesOf(subscription.key), userVisibleOnly: true },
      toJSON: () => ({ endpoint: subscription?.endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        subscription = null
        return true
      },
    } as unknown as PushSubscription)
  vi.spyOn(PushManager.prototype, 'getSubscription').mockImplementation(async () => held() || null)
  vi.spyOn(PushManager.prototype, 'subscribe').mockImplementation(async (options) => {
    if (pushFault) return pushFault()
    subscription = { endpoint: `https://push.example/${++made}`, key: textOf(options?.applicationServerKey) }
    return held() as PushSubscription
  })
  const registration = { pushManager: Object.create(PushManager.prototype) as PushManager }
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    Promise.resolve(registration as ServiceWorkerRegistration),
  )
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', async (...[address, init]: Parameters<typeof fetch>) => {
    if (typeof address !== 'string' || !address.startsWith('/api/')) return real(address, init)
    if (!address.startsWith('/api/push/')) return failure(404, 'not-found')()
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Partial<PushSubscriber>
    asked.push({ path: address, body })
    const other = answers[address]
    if (other) return other()
    return Response.json(address === '/api/push/key' ? { publicKey: key } : { done: true })
  })
})
afterEach(async () => {
  answers = {}
  await forgetNotices()
  offered.set({ question: null })
  toast.dismiss('follow')
  preferences.set({ loginType: null, isLoggedIn: false, userData: null })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  storeMarks([])
  localStorage.clear()
  await caches.delete(NOTICES_CACHE)
})

test('the browser asks after a press alone, and then the server knows what this device wants (0095)', async () => {
  follows(ANA, 'delegation.AL')
  await open()
  await expect.element(page.getByText('INVENTADA Ana: em 15 min')).toBeVisible()
  expect([FakeNotification.asked, made, asked]).toEqual([0, 0, []])
  await switchOn()
  expect(FakeNotification.asked).toBe(1)
  expect(puts()).toEqual([
    {
      target: { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
      locale: 'por',
      timeZone: 'America/Sao_Paulo',
      settings: {
        lead: 15,
        results: true,
        medals: true,
        messages: true,
        quiet: { from: 1_320, until: 420 },
        hidesResults: false,
      },
      follows: [ANA, 'delegation.AL'],
    },
  ])
})

test('whoever hides results on the device is told none by notifications either (0095, 0096)', NIGHTLY, async () => {
  follows(ANA)
  await open()
  await switchOn()
  hideSpoilers(true)
  await expect.poll(() => puts().at(-1)?.settings?.hidesResults).toBe(true)
  hideSpoilers(false)
  await expect.poll(() => puts().at(-1)?.settings?.hidesResults).toBe(false)
  expect(puts()).toHaveLength(3)
})

test(
  'what is set is stored and sent, several changes as one request, and what is set back is not (0095)',
  NIGHTLY,
  async () => {
    follows(ANA)
    await open()
    await switchOn()
    await page.getByRole('switch', { name: 'Resultado' }).click()
    await page.getByRole('radio', { name: '30' }).click()
    await expect.element(page.getByText('O que começa às 14:14 avisa às 13:44.')).toBeVisible()
    await page.getByLabelText('das').fill('23:30')
    await expect.poll(() => puts().length).toBe(2)
    expect(puts()[1]?.settings).toMatchObject({ lead: 30, results: false, quiet: { from: 1_410, until: 420 } })
    await page.getByRole('switch', { name: 'Vai começar' }).click()
    await page.getByRole('switch', { name: 'Não avisar à noite' }).click()
    await expect.poll(() => puts()[2]?.settings).toMatchObject({ lead: null, quiet: null })
    expect(document.querySelector('.notices-leads, .notices-preview')).toBeNull()
    await keepNotices()
    expect(puts()).toHaveLength(3)
  },
)

test('whoever is followed later, another account and its end are told to the server (0095)', NIGHTLY, async () => {
  follows(ANA)
  await open()
  await switchOn()
  follow(followKey('team', 'T-1'), true)
  await expect.poll(() => puts().at(-1)?.follows).toEqual([ANA, 'team.T-1'])
  preferences.set({ loginType: 'user', isLoggedIn: true, userData: { id: '7' } as UserData })
  setCsrf('a token', '7')
  await expect.poll(() => puts().length).toBe(3)
  preferences.set({ loginType: null, isLoggedIn: false, userData: null })
  storeMarks([])
  await expect.poll(() => puts().at(-1)?.follows).toEqual([])
  expect(puts()).toHaveLength(4)
})

test('where the server is away what is set is sent later, by itself, and the tab says so (0095)', NIGHTLY, async () => {
  follows(ANA)
  await open()
  await switchOn()
  answers[PUT] = away
  await page.getByRole('switch', { name: 'Medalha' }).click()
  await expect.element(page.getByText(/As últimas mudanças ainda não chegaram/)).toBeVisible()
  answers[PUT] = failure(503, 'unavailable')
  dispatchEvent(new Event('online'))
  await expect.poll(() => puts().length).toBe(3)
  answers = {}
  comeBack()
  await expect.element(page.getByText(/As últimas mudanças ainda não chegaram/)).not.toBeInTheDocument()
  expect(puts().at(-1)?.settings?.medals).toBe(false)
})

test.each(
  sampled(
    [
      [
        'the push service is out of reach',
        () => (pushFault = () => Promise.reject(new DOMException('', 'AbortError'))),
        'O serviço de avisos não respondeu',
      ],
      ['the server is away', () => (answers[PUT] = away), 'Sem resposta do servidor'],
      ['the key cannot be had', () => (answers['/api/push/key'] = away), 'Sem resposta do servidor'],
      ['too many ask', () => (answers[PUT] = failure(429, 'too-many-attempts')), 'Muitos pedidos ao mesmo tempo'],
      [
        'the server refuses',
        () => (answers[PUT] = failure(400, 'invalid-input')),
        'O servidor não aceitou este aparelho',
      ],
    ] as const,
    5,
  ),
)('where %s it is said, and tried again by a press (0095)', async (_, breakIt, words) => {
  breakIt()
  await open()
  await button('Ligar os avisos').click()
  await expect.element(page.getByRole('heading', { name: words })).toBeVisible()
  pushFault = null
  answers = {}
  await button('Tentar de novo').click()
  await isOn()
})

test('a push service that the server does not use is said, and nothing of it is left (0095)', NIGHTLY, async () => {
  answers[PUT] = failure(400, 'unknown-push-service')
  await open()
  await button('Ligar os avisos').click()
  await expect.element(page.getByText(/não é um dos que podemos usar/)).toBeVisible()
  expect([subscription, readNotices().isOn]).toEqual([null, false])
})

test('who refuses is shown how to allow it, and what else reminds them (0095)', async () => {
  follows(ANA)
  answer = 'denied'
  await open()
  await button('Ligar os avisos').click()
  await expect.element(page.getByRole('heading', { name: 'Os avisos estão bloqueados' })).toBeVisible()
  await expect.element(page.getByText(/O aparelho recusou em \d+ de .* continua seguindo 1/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Pôr no calendário' }))
    .toHaveAttribute('href', expect.stringContaining(`/api/agenda.ics?follows=${ANA}`))
  await button('Já liberei, conferir').click()
  await expect.element(page.getByText('Ainda estão bloqueados.')).toBeVisible()
  answer = 'granted'
  await button('Já liberei, conferir').click()
  await isOn()
})

test('a question that is put away is asked again (0095)', NIGHTLY, async () => {
  answer = 'default'
  await open()
  await button('Ligar os avisos').click()
  await expect.element(page.getByText(/O aparelho ainda não recebeu resposta/)).toBeVisible()
  expect([asked, readNotices().isOn]).toEqual([[], false])
})

test('switched off nothing is left here, and the server is told, later where it is away (0095)', async () => {
  await open()
  await switchOn()
  answers['/api/push/subscription/end'] = away
  await button('Desligar todos os avisos').click()
  await expect.element(button('Ligar os avisos')).toBeVisible()
  await expect.poll(() => subscription).toBeNull()
  expect(readNotices().leaving).toEqual(['https://push.example/1'])
  answers = {}
  dispatchEvent(new Event('online'))
  await expect.poll(() => readNotices().leaving).toEqual([])
  expect(ends()).toEqual(['https://push.example/1', 'https://push.example/1'])
})

test('a browser that has lost its subscription, or has one of another key, gets a new one at the start (0095)', async () => {
  await open()
  await switchOn()
  subscription = null
  await keepNotices()
  expect(puts().map((put) => put.target?.endpoint)).toEqual(['https://push.example/1', 'https://push.example/2'])
  expect(ends()).toEqual(['https://push.example/1'])
  subscription = { endpoint: 'https://push.example/2', key: btoa('the key of another server') }
  await keepNotices()
  expect(puts().at(-1)?.target?.endpoint).toBe('https://push.example/3')
})

test('what was answered a day ago is sent once more (0095)', NIGHTLY, async () => {
  await open()
  await switchOn()
  const { sent } = readNotices()
  setNotices({ sent: sent && { ...sent, at: sent.at - 24 * 60 * 60_000 } })
  await keepNotices()
  expect(puts()).toHaveLength(2)
})

test(
  'a notification is tried, and where the server has lost the device it is told of it first (0095)',
  NIGHTLY,
  async () => {
    const TRIAL = '/api/push/subscription/trial'
    await open()
    await switchOn()
    answers[TRIAL] = failure(404, 'not-found')
    answers[PUT] = () => {
      delete answers[TRIAL]
      return Response.json({ done: true })
    }
    await button('Mandar um aviso de teste').click()
    await expect.element(page.getByText('Mandado. Chega em alguns segundos.')).toBeVisible()
    expect(puts()).toHaveLength(2)
    answers[TRIAL] = failure(429, 'too-many-attempts')
    await button('Mandar um aviso de teste').click()
    await expect.element(page.getByText(/Já mandamos vários/)).toBeVisible()
  },
)

test('who has everything forgotten is told of nothing any more (R3.5, 0095)', async () => {
  await open()
  await switchOn()
  await removeWorkerAndCaches()
  expect([subscription, ends()]).toEqual([null, ['https://push.example/1']])
})

test('what is stored and is none of ours is as usual (0095)', async () => {
  for (const text of [
    '{',
    '7',
    'null',
    '{"settings":{"lead":7,"quiet":{"from":-1}},"leaving":[7],"sent":{"at":"x"}}',
  ]) {
    localStorage.setItem('games.notifications', text)
    expect(readNotices()).toMatchObject({
      isOn: false,
      sent: null,
      leaving: [],
      settings: { lead: 15, quiet: { from: 1_320, until: 420 } },
    })
  }
})

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

test('an iPhone says that it has to be installed first, and how (0095)', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  await open()
  await expect
    .element(page.getByText(/No iPhone, os avisos só existem depois de pôr os Jogos na tela de início/))
    .toBeVisible()
  expect(document.querySelectorAll('.notices-steps li')).toHaveLength(3)
})

test('a native app from before there were any says that it has to be updated (0111)', async () => {
  follows(ANA)
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', isPluginAvailable: () => false })
  await open()
  await expect.element(page.getByText('Atualize o aplicativo na loja e volte aqui', { exact: false })).toBeVisible()
  expect([FakeNotification.asked, asked]).toEqual([0, []])
})

test('after a follow they are offered, with the very notification that will come; the browser asks once that is wanted (0095)', async () => {
  await open({}, PROFILE)
  await button('Seguir INVENTADA Ana').click()
  const offer = page.getByRole('dialog', { name: 'Avisar 15 minutos antes de cada disputa de INVENTADA Ana?' })
  await expect.element(offer.getByText('INVENTADA Ana: em 15 min')).toBeVisible()
  await expect.element(offer.getByText(/De 22:00 a 07:00 ficamos em silêncio/)).toBeVisible()
  expect(FakeNotification.asked).toBe(0)
  await offer.getByRole('button', { name: 'Avisar', exact: true }).click()
  await expect.element(page.getByText('Os avisos estão ligados')).toBeVisible()
  expect(offer.query()).toBeNull()
  expect([FakeNotification.asked, puts().map((put) => put.follows)]).toEqual([1, [[ANA]]])
})

test('who wants to follow only is not asked again on this device (0095)', NIGHTLY, async () => {
  await open({}, PROFILE)
  await button('Seguir INVENTADA Ana').click()
  await button('Só seguir').click()
  await expect.element(page.getByText('INVENTADA Ana está na sua agenda')).toBeVisible()
  expect(readFollowed()).toEqual([ANA])
  await button('Seguindo INVENTADA Ana').click()
  await button('Seguir INVENTADA Ana').click()
  await expect.poll(() => readFollowed()).toEqual([ANA])
  expect([document.querySelector('dialog[open]'), FakeNotification.asked, asked]).toEqual([null, 0, []])
})

test('a question is put away with a key, and the focus is where it was (0095)', NIGHTLY, async () => {
  await open({}, PROFILE)
  await expect.element(button('Seguir INVENTADA Ana')).toBeVisible()
  document.querySelector<HTMLElement>('.follow-button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByText('INVENTADA Ana: em 15 min')).toBeVisible()
  // nothing is half there any more
  await expect.poll(() => getComputedStyle(document.querySelector('dialog[open]') ?? document.body).opacity).toBe('1')
  await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull()
  expect((await runAxe()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 120))])).toEqual(
    [],
  )
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  expect(document.activeElement?.className).toBe('follow-button')
})

test('where the browser refuses after all it is said where that can be changed (0095)', NIGHTLY, async () => {
  answer = 'denied'
  await open({}, PROFILE)
  await button('Seguir INVENTADA Ana').click()
  await button('Avisar').click()
  await expect.element(page.getByText('Em Minha agenda, Avisos, está como liberar.')).toBeVisible()
})

test.each(LOCALES)(
  'every state fits a small phone, has its words and no fault that axe finds: %s (0095)',
  NIGHTLY,
  async (locale) => {
    follows(ANA)
    const check = async () => {
      expect(horizontalScroll()).toBe(0)
      expect(document.body.textContent).not.toMatch(/notifications\./)
      expect((await runAxe()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    }
    const { screen } = await open({ locale, width: 320 })
    await expect.poll(() => document.querySelector('.notices-preview')).not.toBeNull()
    await check()
    document.querySelector<HTMLElement>('.notices .ui-button-main')?.click()
    await expect.poll(() => document.querySelector('.notices-on')).not.toBeNull()
    await check()
    await screen.unmount()
    FakeNotification.permission = 'denied'
    await open({ locale, width: 320 })
    await expect.poll(() => document.querySelectorAll('.notices-steps li').length).toBe(3)
    await check()
  },
)
