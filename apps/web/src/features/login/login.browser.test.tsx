import { NIGHTLY, sampled } from '@games/testing/suite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locale } from '../../i18n/locale.ts'
import { LanguageProvider } from '../../i18n/provider.tsx'
import { translatorOf } from '../../i18n/translator.ts'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { SignInForm } from './SignInForm.tsx'

const SUBJECT = { platform: 'web', loginEnabled: true, loginType: null } as const
const ACCOUNT = {
  id: '7',
  username: 'marola_27',
  type: 'guest',
  role: null,
  email: 'm•••@escola.example',
  cpf: '•••.•••.•••-25',
  organisation: null,
  points: 0,
  videoViewed: false,
  passwordChangedAt: '2027-09-01T12:00:00Z',
  createdAt: '2027-09-01T12:00:00Z',
}
const SIGNED_IN = { account: ACCOUNT, csrf: 'a token', token: null }

let calls: { readonly what: string; readonly body: Record<string, unknown> }[] = []
/** Answers for private calls, one after the other, the last for all that follow; everything else is fetched as ever. */
function serve(...answers: (() => Promise<Response>)[]) {
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    if (
      typeof address !== 'string' ||
      !/^\/api\/(session|accounts|password-resets|guardian-consents|invitations)/.test(address)
    )
      return real(...request)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {}
    calls.push({ what: `${init?.method} ${address}`, body })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Promise.reject(new TypeError('no network'))
  })
}
const json = (status: number, body: object) => () => Promise.resolve(Response.json(body, { status }))

const forget = () => {
  setCsrf(null)
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
}
beforeEach(() => {
  calls = []
  forget()
})
afterEach(() => {
  vi.unstubAllGlobals()
  forget()
})

const open = (address: string, options: { locale?: Locale; width?: number } = {}) =>
  openPage(address, { subject: SUBJECT, ...options })
type Screen = Awaited<ReturnType<typeof open>>['screen']
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true })

test('a user logs in, and goes on to where he was going (R4.3, R4.6)', async () => {
  serve(json(200, SIGNED_IN))
  const { screen, router } = await open('/login?redirect=%2Fvenues', { width: 320 })
  expect(horizontalScroll()).toBe(0)
  await userEvent.fill(screen.getByLabelText('Usuário, e-mail ou CPF'), 'marola_27')
  await userEvent.fill(screen.getByLabelText('Senha'), 'um gato no telhado')
  await button(screen, 'Entrar').click()
  await expect.poll(() => router.state.location.href).toBe('/venues')
  expect(calls).toEqual([
    { what: 'POST /api/session', body: { identifier: 'marola_27', password: 'um gato no telhado' } },
  ])
  expect(preferences.get()).toMatchObject({
    isLoggedIn: true,
    isAuthenticated: true,
    loginType: 'user',
    userData: { username: 'marola_27', cpf: '•••.•••.•••-25' },
  })
})

test('while accounts are closed nobody is offered a login, but who comes from the office is (R4.4, R4.7)', async () => {
  serve(json(401, { id: 'wrong-credentials', message: '', remaining: 4 }))
  const closed = { subject: { ...SUBJECT, loginEnabled: false } }
  const visitor = await openPage('/login', closed)
  await expect.element(visitor.screen.getByRole('button', { name: 'Entrar como convidado' })).toBeVisible()
  expect(visitor.screen.getByLabelText('Senha').query()).toBeNull()
  const { screen } = await openPage('/login?redirect=%2Foffice%2Flog', closed)
  await expect.element(screen.getByText(/só quem trabalha na organização/)).toBeVisible()
  expect([...document.querySelectorAll('.login-ways a')].map((way) => way.getAttribute('href'))).toEqual([
    '/auth?forgot=1',
  ])
  await userEvent.fill(screen.getByLabelText('Usuário, e-mail ou CPF'), 'marola_27')
  await userEvent.fill(screen.getByLabelText('Senha'), 'um gato no telhado')
  await button(screen, 'Entrar').click()
  await expect.element(screen.getByText('Usuário ou senha inválidos')).toBeVisible()
  const mail = await openPage('/auth?forgot=1', closed)
  await expect
    .element(mail.screen.getByRole('link', { name: 'Já tenho conta: entrar' }))
    .toHaveAttribute('href', '/login?redirect=%2Foffice%2F')
})

test.each(
  sampled(
    [
      ['por', 'Entrar', 'Escreva usuário, e-mail ou CPF', 'A senha é obrigatória'],
      ['spa', 'Iniciar sesión', 'Escribe usuario, correo o CPF', 'La contraseña es obligatoria'],
      ['eng', 'Log in', 'Enter username, e-mail or CPF', 'Password is required'],
    ] as const,
    3,
  ),
)('what is missing is said at its field, in %s (R9)', async (locale, name, ...faults) => {
  serve()
  const { screen } = await open('/login', { locale })
  await button(screen, name).click()
  for (const fault of faults) await expect.element(screen.getByText(fault)).toBeVisible()
  expect(calls).toEqual([])
})

test('a wrong password says how many attempts are left, then until when there is a pause; what was typed stays (R7.5, R10)', async () => {
  serve(
    json(401, { id: 'wrong-credentials', message: '', remaining: 3 }),
    json(429, { id: 'too-many-attempts', message: '', retryAfter: 900 }),
    () => Promise.reject(new TypeError('no network')),
  )
  const { screen } = await open('/login', { locale: 'eng' })
  const [name, password] = [screen.getByLabelText('Username, e-mail or CPF'), screen.getByLabelText('Password')]
  await userEvent.fill(name, 'marola_27')
  await userEvent.fill(password, 'um gato')
  await button(screen, 'Log in').click()
  await expect.element(screen.getByText('Invalid username or password')).toBeVisible()
  await expect.element(screen.getByText(/3 attempts are left/)).toBeVisible()
  await button(screen, 'Log in').click()
  await expect.element(screen.getByText(/^Try again at \d\d:\d\d$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Log in in 1[45]:\d\d$/ })).toBeDisabled()
  // the pause is of that name alone
  await userEvent.fill(name, 'Marola_27')
  await button(screen, 'Log in').click()
  await expect.element(screen.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect.element(name).toHaveValue('Marola_27')
  await expect.element(password).toHaveValue('um gato')
})

test(
  'the pause is of the name that the browser had filled in before the script was there, too (R7.5)',
  NIGHTLY,
  async () => {
    serve(json(429, { id: 'too-many-attempts', message: '', retryAfter: 900 }))
    const form = (
      <LanguageProvider language={{ locale: 'eng', t: translatorOf('eng') }}>
        <SignInForm onDone={vi.fn<() => void>()} />
      </LanguageProvider>
    )
    const served = document.body.appendChild(document.createElement('div'))
    served.innerHTML = renderToString(form)
    for (const [at, text] of ['marola_27', 'um gato'].entries()) {
      const field = served.querySelectorAll('input')[at]
      if (field) field.value = text
    }
    // what is pressed before it answers is not sent by the browser itself
    served.addEventListener('submit', (event) => event.preventDefault())
    const root = hydrateRoot(served, form)
    try {
      const enter = page.getByRole('button', { name: /^Log in/ })
      // the form is the script's once it answers
      await vi.waitFor(async () => {
        await enter.click()
        expect(calls).not.toEqual([])
      })
      await expect.element(page.getByRole('button', { name: /^Log in in 1[45]:\d\d$/ })).toBeDisabled()
      await userEvent.fill(page.getByLabelText('Username, e-mail or CPF'), 'onda_27')
      await expect.element(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
    } finally {
      root.unmount()
      served.remove()
    }
  },
)

test('whoever is new sees what a guest and what an account sees (R1.6)', NIGHTLY, async () => {
  const { screen } = await open('/login', { width: 320 })
  await screen.getByText('O que cada um vê').click()
  await expect.element(screen.getByRole('table')).toBeVisible()
  const rows = [...document.querySelectorAll('.login-compare tbody tr')].map((row) => row.textContent)
  expect(rows).toContain('Rankingsimsim')
  expect(rows).toContain('Trívia, QR e pontos×nãosim')
  expect(horizontalScroll()).toBe(0)
})

test('a password is shown on demand', NIGHTLY, async () => {
  const { screen } = await open('/login')
  const field = screen.getByLabelText('Senha')
  await expect.element(field).toHaveAttribute('type', 'password')
  await button(screen, 'Mostrar a senha').click()
  await expect.element(field).toHaveAttribute('type', 'text')
})

test(
  'sign-up tells every fault at its field, and how to get there; the exact words of the specification (R9)',
  NIGHTLY,
  async () => {
    serve()
    const { screen } = await open('/signup', { locale: 'eng', width: 320 })
    await userEvent.fill(screen.getByLabelText('Username'), 'ma')
    await userEvent.fill(screen.getByLabelText('E-mail'), 'marola@')
    await userEvent.fill(screen.getByLabelText('CPF'), '123.456.78')
    await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'curta')
    await userEvent.fill(screen.getByLabelText('Repeat password'), 'outra')
    await button(screen, 'Create an account').click()
    for (const fault of [
      'Username must have 3 characters',
      'Invalid email',
      'CPF must contain only numbers and letters',
      'Password must have 8 characters',
      'The passwords do not match',
      '5 fields need correction',
    ])
      await expect.element(screen.getByText(fault)).toBeVisible()
    await button(screen, 'CPF').click()
    expect(document.activeElement).toBe(screen.getByLabelText('CPF').element())
    expect([horizontalScroll(), calls]).toEqual([0, []])
  },
)

test('a new account is in at once; a name that is taken is said at its field, and nothing typed is lost (R4.6)', async () => {
  serve(
    json(400, {
      id: 'invalid-input',
      message: '',
      fields: { username: 'username-taken', password: 'password-common' },
    }),
    () => Promise.reject(new TypeError('no network')),
    json(200, SIGNED_IN),
  )
  const { screen, router } = await open('/signup?redirect=%2Fvenues')
  await userEvent.fill(screen.getByLabelText('Usuário'), 'marola_27')
  await userEvent.fill(screen.getByLabelText('E-mail'), 'maria@escola.example')
  await userEvent.fill(screen.getByLabelText('CPF'), '52998224724')
  await expect.element(screen.getByText(/os dois últimos dígitos não combinam/)).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Senha', { exact: true }), 'password1')
  await userEvent.fill(screen.getByLabelText('Repita a senha'), 'password1')
  await button(screen, 'Criar conta').click()
  await expect.element(screen.getByText('Este usuário já existe: escolha outro')).toBeVisible()
  await expect.element(screen.getByText('Esta senha é conhecida demais: escolha outra')).toBeVisible()
  await button(screen, 'Criar conta').click()
  await expect.element(screen.getByText('O servidor não respondeu. O que você escreveu continua aqui.')).toBeVisible()
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('maria@escola.example')
  await button(screen, 'Criar conta').click()
  await expect.poll(() => router.state.location.href).toBe('/venues')
  expect(calls.at(-1)?.body).toEqual({
    username: 'marola_27',
    email: 'maria@escola.example',
    cpf: '52998224724',
    password: 'password1',
    repeat: 'password1',
  })
})

test('an e-mail for a new password is asked for, and answered the same whoever asks (R4.6)', async () => {
  serve(json(503, { id: 'unavailable', message: '' }), json(200, { done: true }))
  const { screen } = await open('/auth?forgot=1')
  await userEvent.fill(screen.getByLabelText('E-mail'), 'maria@escola.example')
  await button(screen, 'Enviar e-mail').click()
  await expect.element(screen.getByText('O e-mail não pôde ser enviado')).toBeVisible()
  await button(screen, 'Enviar e-mail').click()
  await expect.element(screen.getByText(/Se houver uma conta com esse endereço/)).toBeVisible()
})

test('a new password is chosen by the token, which leaves the address; a used one says so', async () => {
  serve(json(410, { id: 'expired', message: '' }), json(200, { done: true }))
  const { screen } = await open(`/auth?reset=${'t'.repeat(43)}`)
  await userEvent.fill(screen.getByLabelText('Senha', { exact: true }), 'três tigres tristes')
  await userEvent.fill(screen.getByLabelText('Repita a senha'), 'três tigres tristes')
  expect(location.href).not.toContain('ttt')
  await button(screen, 'Escolher esta senha').click()
  await expect.element(screen.getByText('Este endereço já não vale')).toBeVisible()
  await button(screen, 'Escolher esta senha').click()
  await expect.element(screen.getByText(/A senha mudou/)).toBeVisible()
  expect(calls[0]?.body).toMatchObject({ token: 't'.repeat(43) })
})

test('a guardian agrees by a press, not by opening the address', async () => {
  serve(json(200, { done: true }))
  const { screen } = await open(`/auth?guardian=${'g'.repeat(43)}`)
  await expect.element(button(screen, 'Autorizar')).toBeVisible()
  expect(calls).toEqual([])
  await button(screen, 'Autorizar').click()
  await expect.element(screen.getByText('Obrigado. A conta está aberta.')).toBeVisible()
})

test('an address of a guardian that has expired offers nothing to agree to any more', async () => {
  serve(json(410, { id: 'expired', message: '' }))
  const { screen } = await open(`/auth?guardian=${'g'.repeat(43)}`)
  await button(screen, 'Autorizar').click()
  await expect.element(screen.getByText('Este endereço já não vale')).toBeVisible()
  await expect.element(button(screen, 'Autorizar')).not.toBeInTheDocument()
})

const INVITATION = { type: 'athlete', organisation: 'AL', role: null, username: 'ana_al', hasEmail: false }

test('a code of the address leaves it, and makes the account of one’s own name and password (0076)', async () => {
  serve(json(200, INVITATION), json(200, SIGNED_IN))
  const { screen, router } = await open('/auth?code=K7QM-4XWD-9TRA-2NHP', { width: 320 })
  await expect.element(screen.getByLabelText('Código')).toHaveValue('K7QM-4XWD-9TRA-2NHP')
  await expect.poll(() => location.search).toBe('?code=')
  await button(screen, 'Continuar').click()
  await expect.element(screen.getByText('Conta da delegação Alagoas.', { exact: false })).toBeVisible()
  await expect.element(screen.getByLabelText('Usuário')).toHaveValue('ana_al')
  await screen.getByLabelText('Senha', { exact: true }).fill('três tigres tristes')
  await screen.getByLabelText('Repita a senha').fill('três tigres tristes')
  expect(horizontalScroll()).toBe(0)
  await button(screen, 'Criar conta').click()
  await expect.poll(() => router.state.location.pathname).not.toBe('/auth')
  expect(calls).toEqual([
    { what: 'POST /api/invitations', body: { code: 'K7QM-4XWD-9TRA-2NHP' } },
    {
      what: 'PUT /api/invitations',
      body: {
        code: 'K7QM-4XWD-9TRA-2NHP',
        username: 'ana_al',
        password: 'três tigres tristes',
        repeat: 'três tigres tristes',
      },
    },
  ])
  expect(preferences.get()).toMatchObject({ loginType: 'user' })
})

test(
  'a code that is cut, unknown, or used by somebody else meanwhile says so at its field, and stays there (R9)',
  NIGHTLY,
  async () => {
    const unknown = json(400, { id: 'invalid-input', message: '', fields: { code: 'code-unknown' } })
    const used = json(400, { id: 'invalid-input', message: '', fields: { code: 'code-used' } })
    serve(unknown, json(200, INVITATION), used)
    const { screen } = await open('/auth?code=')
    const fault = async (words: string) => {
      await expect.element(screen.getByText(words)).toBeVisible()
    }
    await button(screen, 'Continuar').click()
    await fault('Escreva o código')
    await screen.getByLabelText('Código').fill('k7qm 4xwd')
    await button(screen, 'Continuar').click()
    await fault('O código tem 16 letras e números')
    await screen.getByLabelText('Código').fill('k7qm 4xwd 9tra 2nhp')
    await button(screen, 'Continuar').click()
    await fault('Este código não existe, já foi usado ou venceu')
    await button(screen, 'Continuar').click()
    await screen.getByLabelText('Senha', { exact: true }).fill('três tigres tristes')
    await screen.getByLabelText('Repita a senha').fill('três tigres tristes')
    await button(screen, 'Criar conta').click()
    await fault('Este código já foi usado: cada um faz uma conta só')
    await expect.element(screen.getByLabelText('Código')).toHaveValue('k7qm 4xwd 9tra 2nhp')
  },
)

/** Somebody whom the app's guard lets go on: the subject of tests follows no login. */
const GUEST = { ...SUBJECT, loginType: 'guest' } as const

test.each(
  sampled(
    [
      ['/login?redirect=%2Fvenues', '/secure-sport?redirect=%2Fvenues'],
      ['/login', '/secure-sport'],
    ],
    2,
  ),
)('in the app a user who has not watched the safe-sport video is led to it: %s (R4.5)', async (address, led) => {
  serve(json(200, SIGNED_IN))
  const { screen, router } = await openPage(address, { subject: { ...GUEST, platform: 'android' } })
  await userEvent.fill(screen.getByLabelText('Usuário, e-mail ou CPF'), 'marola_27')
  await userEvent.fill(screen.getByLabelText('Senha'), 'um gato no telhado')
  await button(screen, 'Entrar').click()
  await expect.poll(() => router.state.location.href).toBe(led)
})

test('who has watched it goes on at once (R4.5)', NIGHTLY, async () => {
  serve(json(200, { ...SIGNED_IN, account: { ...ACCOUNT, videoViewed: true } }))
  const { screen, router } = await openPage('/login?redirect=%2Fvenues', { subject: { ...GUEST, platform: 'ios' } })
  await userEvent.fill(screen.getByLabelText('Usuário, e-mail ou CPF'), 'marola_27')
  await userEvent.fill(screen.getByLabelText('Senha'), 'um gato no telhado')
  await button(screen, 'Entrar').click()
  await expect.poll(() => router.state.location.href).toBe('/venues')
})
