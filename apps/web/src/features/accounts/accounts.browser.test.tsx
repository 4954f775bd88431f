import type { Api } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Locale } from '../../i18n/locale.ts'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { aGames, horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const USER = { platform: 'web', loginEnabled: true, loginType: 'user' } as const
const ACCOUNT = {
  id: '7',
  username: 'marola_27',
  type: 'guest',
  role: null,
  email: 'm•••@escola.example',
  cpf: '•••.•••.•••-25',
  organisation: null,
  points: 24_500,
  videoViewed: true,
  passwordChangedAt: '2027-09-08T12:00:00Z',
  createdAt: '2027-09-01T12:00:00Z',
}
const device = (id: string, over: object = {}) => ({
  id,
  current: false,
  browser: 'Chrome',
  system: 'Windows',
  createdAt: '2027-09-08T12:00:00Z',
  seenAt: '2027-09-13T12:00:00Z',
  ...over,
})
const DEVICES = {
  devices: [
    device('a', { current: true, browser: 'Firefox', system: 'Android' }),
    device('b'),
    device('c', { browser: null, system: null }),
  ],
}
const DELEGATIONS: Api['listDelegations'] = () =>
  Promise.resolve({
    delegations: [
      { organisation: { code: 'AL', name: { por: 'Alagoas', eng: 'Alagoas', spa: 'Alagoas' }, flag: null } },
      { organisation: { code: 'BA', name: { por: 'Bahia', eng: 'Bahia', spa: 'Bahia' }, flag: null } },
    ],
  } as Awaited<ReturnType<Api['listDelegations']>>)

type Answer = () => Promise<Response>
let calls: { readonly what: string; readonly body: unknown }[] = []
let answers: Record<string, Answer[]> = {}
const json =
  (status: number, body: object): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status }))
const away: Answer = () => Promise.reject(new TypeError('no network'))
const failed = (id: string, more: object = {}) => ({ id, message: '', ...more })

const userData = {
  id: '7',
  username: 'marola_27',
  name: 'marola_27',
  points: 24_500,
  tipo: 'guest',
  type: 'guest',
  email: 'm•••@escola.example',
  cpf: '•••.•••.•••-25',
  active: true,
  photoUrl: '',
  videoViewed: true,
}
beforeEach(() => {
  calls = []
  answers = {
    'GET /api/account': [json(200, ACCOUNT)],
    'GET /api/account/devices': [json(200, DEVICES)],
    'GET /api/session': [json(200, { account: ACCOUNT, csrf: 'a token', token: null })],
  }
  setCsrf('a token')
  preferences.set({ isLoggedIn: true, isAuthenticated: true, loginType: 'user', userData })
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (typeof address !== 'string' || !/^\/api\/(session|account|demo)/.test(address)) return real(...request)
    const what = `${init?.method} ${address}`
    calls.push({ what, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined })
    const mine = answers[what] ?? []
    // one after the other, the last for all that follow
    return ((mine.length > 1 ? mine.shift() : mine[0]) ?? away)()
  })
})
afterEach(async () => {
  // a page that is left open would ask again for whoever comes next
  await cleanup()
  vi.unstubAllGlobals()
  setCsrf(null)
  preferences.set({ isLoggedIn: false, isAuthenticated: false, loginType: null, userData: null })
})

const open = (address: string, options: { locale?: Locale; width?: number; subject?: object } = {}) =>
  openPage(address, { subject: USER, api: { listDelegations: DELEGATIONS }, ...options })
type Screen = Awaited<ReturnType<typeof open>>['screen']
const button = (screen: Screen, name: string | RegExp) => screen.getByRole('button', { name, exact: true })
const sent = (what: string) => calls.filter((call) => call.what === what)

describe.each(['/account', '/profile', '/account/password', '/account/devices', '/account/data', '/account/deletion'])(
  '%s',
  (path) => {
    test(
      'has no accessibility faults and no sideways scroll at 320 px, and asks nothing for others than users (R2.3)',
      NIGHTLY,
      async () => {
        const { screen } = await open(path, { width: 320 })
        await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/profile') await expect.element(screen.getByLabelText('Usuário')).toHaveValue('marola_27')
        await expect.poll(() => document.querySelector('.ui-skeleton')).toBeNull()
        expect(horizontalScroll()).toBe(0)
        const { violations } = await axe.run(screen.container)
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      },
    )

    test('shows whoever has no account the way in, which leads back, and asks the server for nothing (R4.3)', async () => {
      const { screen } = await open(path, { subject: { ...USER, loginType: 'guest' } })
      await expect
        .element(screen.getByRole('link', { name: 'Entrar', exact: true }))
        .toHaveAttribute('href', `/login?redirect=${encodeURIComponent(path)}`)
      expect(calls).toEqual([])
    })

    test('says that accounts are closed where they are (R4.4)', async () => {
      const { screen } = await open(path, { subject: { ...USER, loginEnabled: false } })
      await expect.element(screen.getByText(/Contas com senha estão fechadas/)).toBeVisible()
      expect(screen.container.querySelector('form')).toBeNull()
      expect(calls).toEqual([])
    })
  },
)

describe('my account', () => {
  test('shows who one is, level, what is masked, and leads to everything about it (R2.3, R3.1, R4.6)', async () => {
    answers['GET /api/account'] = [json(200, { ...ACCOUNT, organisation: 'AL' })]
    const { screen } = await open('/account')
    await expect.element(screen.getByText('•••.•••.•••-25')).toBeVisible()
    await expect.element(screen.getByText('m•••@escola.example')).toBeVisible()
    await expect.element(screen.getByText('trocada em 8 de setembro')).toBeVisible()
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '4500')
    await expect.element(screen.getByText('Público, Alagoas')).toBeVisible()
    await expect.element(screen.getByText(`${DEVICES.devices.length} conectados`)).toBeVisible()
    await expect.poll(() => document.querySelector('.points-card .ui-flag')).not.toBeNull()
    for (const [name, address] of [
      ['Pontos', '/account/points'],
      ['Perfil', '/profile'],
      ['Senha', '/account/password'],
      ['Aparelhos', '/account/devices'],
      ['Meus dados', '/account/data'],
    ] as const)
      await expect.element(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', address)
  })

  test.each(
    sampled(
      [
        ['por', 'Sair', 'Você saiu'],
        ['eng', 'Log out', 'Logout successful'],
        ['spa', 'Salir', 'Sesión cerrada'],
      ] as const,
      3,
    ),
  )('logs out, and clears what section 4 says, in %s (R4.2, R10)', async (locale, name, words) => {
    document.documentElement.lang = { por: 'pt-PT', eng: 'en-US', spa: 'es-ES' }[locale]
    answers['DELETE /api/session'] = [json(200, { done: true })]
    preferences.set({ hasWatchedSecureSport: true, preferredTimezone: 'Europe/Lisbon', language: 'es' })
    const { screen } = await open('/account', { locale })
    await button(screen, name).click()
    await expect.element(screen.getByText(words)).toBeVisible()
    expect(preferences.get()).toMatchObject({
      isLoggedIn: false,
      isAuthenticated: false,
      loginType: null,
      userData: null,
      hasWatchedSecureSport: false,
      preferredTimezone: 'Europe/Lisbon',
      language: 'es',
    })
    preferences.set({ preferredTimezone: 'local', language: 'pt' })
    document.documentElement.lang = 'pt-PT'
  })

  test('stays logged in where the server cannot be reached, and says so (R4.2, R10)', NIGHTLY, async () => {
    document.documentElement.lang = 'en-US'
    const { screen } = await open('/account', { locale: 'eng' })
    await button(screen, 'Log out').click()
    await expect.element(screen.getByText('Error logging out')).toBeVisible()
    expect(preferences.get()).toMatchObject({ loginType: 'user', userData: { username: 'marola_27' } })
    document.documentElement.lang = 'pt-PT'
  })

  test('without a network shows what the device has stored, says so, and asks again when there is one', async () => {
    answers['GET /api/account'] = [away, json(200, { ...ACCOUNT, email: 'n•••@casa.example' })]
    const { screen } = await open('/account')
    await expect.element(screen.getByText('Seus dados não chegaram')).toBeVisible()
    await expect.element(screen.getByText('m•••@escola.example')).toBeVisible()
    dispatchEvent(new Event('online'))
    await expect.element(screen.getByText('n•••@casa.example')).toBeVisible()
    expect(screen.getByText('Seus dados não chegaram').query()).toBeNull()
  })

  test('whose session has ended elsewhere is nobody here, and led to the login (R4.3)', async () => {
    answers['GET /api/account'] = [json(401, failed('unauthorized'))]
    const { router } = await open('/account')
    await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Faccount')
    expect(preferences.get()).toMatchObject({ loginType: null, userData: null })
  })
})

describe('the password', () => {
  const fill = async (screen: Screen, current: string, password: string, repeat = password) => {
    await userEvent.fill(screen.getByLabelText('Senha atual'), current)
    await userEvent.fill(screen.getByLabelText('Nova senha', { exact: true }), password)
    await userEvent.fill(screen.getByLabelText('Repita a nova senha'), repeat)
  }
  const change = (screen: Screen) => button(screen, 'Trocar a senha')

  test('faults stand at their fields before anything is sent (R9)', NIGHTLY, async () => {
    const { screen } = await open('/account/password')
    await fill(screen, '', 'curta', 'outra')
    await change(screen).click()
    for (const fault of ['A senha é obrigatória', 'A senha deve ter 8 caracteres', 'As senhas não são iguais'])
      await expect.element(screen.getByText(fault)).toBeVisible()
    expect(sent('PUT /api/account/password')).toEqual([])
  })

  test('is changed once however often the button is pressed; who was away, wrong or too quick loses nothing typed (R4.6, R10)', async () => {
    const done = Promise.withResolvers<Response>()
    answers['PUT /api/account/password'] = [
      away,
      json(400, failed('invalid-input', { fields: { current: 'password-wrong' } })),
      json(429, failed('too-many-attempts', { retryAfter: 900 })),
      () => done.promise,
    ]
    const { screen } = await open('/account/password')
    await fill(screen, 'um gato no telhado', 'três tigres tristes')
    await change(screen).click()
    await expect.element(screen.getByText('O servidor não respondeu. O que você escreveu continua aqui.')).toBeVisible()
    await change(screen).click()
    await expect.element(screen.getByText('Senha incorreta')).toBeVisible()
    expect(document.activeElement).toBe(screen.getByLabelText('Senha atual').element())
    await change(screen).click()
    await expect.element(screen.getByText(/^Tente de novo às \d\d:\d\d$/)).toBeVisible()
    await expect.element(screen.getByLabelText('Senha atual')).toHaveValue('um gato no telhado')
    await expect.element(screen.getByLabelText('Repita a nova senha')).toHaveValue('três tigres tristes')
    const form = document.querySelector('form')
    form?.requestSubmit()
    form?.requestSubmit()
    await expect.poll(() => sent('PUT /api/account/password').length).toBe(4)
    done.resolve(Response.json({ done: true }))
    await expect.element(screen.getByText('A senha mudou')).toBeVisible()
    expect(sent('PUT /api/account/password').map(({ body }) => body)).toEqual(
      Array(4).fill({ current: 'um gato no telhado', password: 'três tigres tristes', repeat: 'três tigres tristes' }),
    )
    await expect.element(screen.getByLabelText('Senha atual')).toHaveValue('')
  })

  test('a session that has ended meanwhile leads to the login and back (R4.3)', NIGHTLY, async () => {
    answers['PUT /api/account/password'] = [json(401, failed('unauthorized'))]
    const { screen, router } = await open('/account/password')
    await fill(screen, 'um gato no telhado', 'três tigres tristes')
    await change(screen).click()
    await expect.poll(() => router.state.location.href).toBe('/login?redirect=%2Faccount%2Fpassword')
  })
})

describe('the profile', () => {
  test('is saved with what was changed alone; the e-mail with the password (R4.6)', async () => {
    answers['PATCH /api/account'] = [
      json(400, failed('invalid-input', { fields: { username: 'username-taken' } })),
      json(200, { ...ACCOUNT, username: 'onda', organisation: 'BA', email: 'n•••@casa.example' }),
    ]
    const { screen } = await open('/profile')
    await userEvent.fill(screen.getByLabelText('Usuário'), 'onda')
    await userEvent.selectOptions(screen.getByLabelText('Delegação que acompanho'), 'Bahia')
    await button(screen, 'Salvar').click()
    await expect.element(screen.getByText('Este usuário já existe: escolha outro')).toBeVisible()
    expect(sent('PATCH /api/account').at(-1)?.body).toEqual({ username: 'onda', organisation: 'BA' })

    await userEvent.fill(screen.getByLabelText('Novo e-mail'), 'nova@casa.example')
    await button(screen, 'Salvar').click()
    await expect.element(screen.getByText('A senha é obrigatória')).toBeVisible()
    expect(sent('PATCH /api/account')).toHaveLength(1)
    await userEvent.fill(screen.getByLabelText('Senha', { exact: true }), 'um gato no telhado')
    await button(screen, 'Salvar').click()
    await expect.element(screen.getByText(/^Perfil salvo às \d\d:\d\d$/)).toBeVisible()
    expect(sent('PATCH /api/account').at(-1)?.body).toEqual({
      username: 'onda',
      organisation: 'BA',
      email: 'nova@casa.example',
      current: 'um gato no telhado',
    })
    await expect.element(screen.getByText(/Hoje é n•••@casa.example/)).toBeVisible()
    await expect.element(screen.getByLabelText('Novo e-mail')).toHaveValue('')
    await expect.element(screen.getByLabelText('Senha', { exact: true })).toHaveValue('')
    expect(preferences.get().userData).toMatchObject({ username: 'onda', email: 'n•••@casa.example' })
  })

  test('the delegation that was chosen stays while the list of them cannot be had', NIGHTLY, async () => {
    answers['GET /api/account'] = [json(200, { ...ACCOUNT, organisation: 'AL' })]
    answers['PATCH /api/account'] = [json(200, { ...ACCOUNT, organisation: 'AL' })]
    const { screen } = await openPage('/profile', { subject: USER })
    await expect.element(screen.getByLabelText('Delegação que acompanho')).toHaveValue('AL')
    await button(screen, 'Salvar').click()
    await expect.poll(() => sent('PATCH /api/account')).toHaveLength(1)
    expect(sent('PATCH /api/account')[0]?.body).toEqual({ username: 'marola_27', organisation: 'AL' })
  })

  test('what is typed stays when the account is asked for again, and where the server is away', async () => {
    const { screen } = await open('/profile')
    await userEvent.fill(screen.getByLabelText('Usuário'), 'onda')
    dispatchEvent(new Event('online'))
    await expect.poll(() => sent('GET /api/account').length).toBeGreaterThan(1)
    await button(screen, 'Salvar').click()
    await expect.element(screen.getByText('O servidor não respondeu. O que você escreveu continua aqui.')).toBeVisible()
    await expect.element(screen.getByLabelText('Usuário')).toHaveValue('onda')
  })
})

describe('devices', () => {
  test('are listed, this one marked, and signed out one at a time; one that is out already is out (R4.6)', async () => {
    answers['GET /api/account/devices'] = [json(200, DEVICES), json(200, { devices: DEVICES.devices.slice(0, 2) })]
    answers['DELETE /api/account/devices/c'] = [away, json(404, failed('not-found'))]
    const { screen } = await open('/account/devices')
    await expect.element(screen.getByText(/^Firefox no Android/)).toBeVisible()
    await expect.element(screen.getByText('este', { exact: true })).toBeVisible()
    expect(screen.getByRole('button', { name: /Firefox/ }).query()).toBeNull()
    const out = button(screen, 'Sair em Aparelho desconhecido')
    await out.click()
    await expect.element(screen.getByText('Não foi possível tirar o aparelho. Tente de novo.')).toBeVisible()
    await expect.element(out).toBeVisible()
    await out.click()
    await expect.element(screen.getByText('O aparelho saiu da conta')).toBeVisible()
    await expect.poll(() => out.query()).toBeNull()
  })

  test('are signed out all but this one, once however often it is pressed (R4.6)', async () => {
    answers['GET /api/account/devices'] = [json(200, DEVICES), json(200, { devices: DEVICES.devices.slice(0, 1) })]
    answers['DELETE /api/account/devices'] = [json(200, { done: true })]
    const { screen } = await open('/account/devices', { locale: 'eng' })
    const all = button(screen, 'Log out everywhere else')
    await expect.element(all).toBeVisible()
    const element = all.element() as HTMLButtonElement
    element.click()
    element.click()
    await expect.element(screen.getByText('Your other devices are logged out')).toBeVisible()
    await expect.poll(() => all.query()).toBeNull()
    expect(sent('DELETE /api/account/devices')).toHaveLength(1)
  })

  test('a list that does not arrive says so and can be asked for again', NIGHTLY, async () => {
    answers['GET /api/account/devices'] = [away, json(200, DEVICES)]
    const { screen } = await open('/account/devices')
    await expect.element(screen.getByText('Seus dados não chegaram')).toBeVisible()
    await button(screen, 'Tentar de novo').click()
    await expect.element(screen.getByText('Chrome no Windows')).toBeVisible()
  })
})

describe('my data', () => {
  test('is one file, with the name of the account and the day (LGPD)', async () => {
    const data = { account: ACCOUNT, devices: [], points: [], feedback: [] }
    answers['GET /api/account/data'] = [away, json(200, data)]
    const saved: { name: string; text: Promise<string> }[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) })
    })
    const { screen } = await open('/account/data')
    await button(screen, 'Baixar').click()
    await expect.element(screen.getByText('Algo deu errado. Tente de novo.')).toBeVisible()
    expect(saved).toEqual([])
    await button(screen, 'Baixar').click()
    await expect.poll(() => saved).toHaveLength(1)
    expect(saved[0]?.name).toMatch(/^marola_27-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(data)
    vi.restoreAllMocks()
  })
})

describe('deletion', () => {
  test('says what goes and what stays, needs the username and the password, and the safe way stands out (LGPD)', async () => {
    answers['POST /api/account/deletion'] = [
      away,
      json(400, failed('invalid-input', { fields: { password: 'password-wrong' } })),
      json(200, { done: true }),
    ]
    const { screen, router } = await open('/account/deletion')
    await expect.element(screen.getByRole('heading', { name: 'Excluir a conta marola_27?' })).toBeVisible()
    await expect.element(screen.getByText(/Você tem 24.?500 pontos/)).toBeVisible()
    await expect.element(screen.getByText('Suas opiniões sobre o aplicativo')).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Manter a conta' })).toHaveClass(/ui-button-main/)
    const remove = button(screen, 'Excluir a conta')
    await userEvent.fill(screen.getByLabelText('Escreva marola_27 para confirmar'), 'marola_2')
    await expect.element(remove).toBeDisabled()
    await userEvent.fill(screen.getByLabelText('Escreva marola_27 para confirmar'), 'Marola_27')
    await userEvent.fill(screen.getByLabelText('Senha', { exact: true }), 'um gato no telhado')
    await remove.click()
    await expect.element(screen.getByText('O servidor não respondeu. O que você escreveu continua aqui.')).toBeVisible()
    await remove.click()
    await expect.element(screen.getByText('Senha incorreta')).toBeVisible()
    expect(preferences.get().loginType).toBe('user')
    await remove.click()
    await expect.element(screen.getByText('A conta foi excluída')).toBeVisible()
    expect(preferences.get()).toMatchObject({ loginType: null, userData: null, isLoggedIn: false })
    await expect.poll(() => router.state.location.pathname).not.toBe('/account/deletion')
    expect(sent('POST /api/account/deletion').at(-1)?.body).toEqual({
      username: 'Marola_27',
      password: 'um gato no telhado',
    })
  })
})

describe('the demo’s e-mails', () => {
  const mail = (over: object) => ({
    to: 'maria@escola.example',
    subject: 'Nova senha',
    text: '',
    sentAt: '2027-09-13T12:00:00Z',
    ...over,
  })

  test('appear on the page with links that can be followed, and an empty page says where they are', async () => {
    preferences.set({ loginType: null, userData: null })
    answers['GET /api/demo/outbox'] = [
      json(200, { mails: [] }),
      json(200, { mails: [mail({ text: 'Olá,\n\n/auth?reset=abc\n\nJogos' }), mail({ subject: 'Outro' })] }),
    ]
    const demo = { ...aGames(), demo: true }
    const { screen } = await openPage('/auth/outbox', { width: 320, games: demo })
    await expect.element(screen.getByText('Nenhum e-mail aqui')).toBeVisible()
    await expect.element(screen.getByText(/somente no console do servidor/)).toBeVisible()
    await button(screen, 'Atualizar').click()
    await expect
      .element(screen.getByRole('link', { name: '/auth?reset=abc' }))
      .toHaveAttribute('href', '/auth?reset=abc')
    await expect.element(screen.getByRole('heading', { name: 'Outro' })).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    const { violations } = await axe.run(screen.container)
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  test('are no page of games that are no demo', async () => {
    const { screen } = await openPage('/auth/outbox')
    await expect.element(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    expect(calls).toEqual([])
  })
})
