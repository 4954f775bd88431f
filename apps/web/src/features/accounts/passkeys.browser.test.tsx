import { NIGHTLY } from '@games/testing/suite'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, server } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { preferences } from '../../session/preferences.ts'
import { setCsrf } from '../../session/private-api.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'

const ACCOUNT = {
  id: '7',
  username: 'marola_27',
  type: 'guest',
  role: null,
  email: null,
  cpf: null,
  organisation: null,
  points: 0,
  videoViewed: false,
  passwordChangedAt: '2027-09-01T12:00:00Z',
  createdAt: '2027-09-01T12:00:00Z',
}
const userData = { ...ACCOUNT, name: 'marola_27', tipo: 'guest', email: '', cpf: '', active: true, photoUrl: '' }
const PASSKEY = {
  id: '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11',
  browser: 'Chrome',
  system: 'Android',
  synced: true,
  createdAt: '2027-09-08T12:00:00Z',
  usedAt: null,
}
const CHALLENGE = 'Y'.repeat(43)
const NEW = {
  options: {
    challenge: CHALLENGE,
    rp: { id: 'localhost', name: 'Jogos' },
    user: { id: 'AAAAAAAAAAAAAAAAAAAAAA', name: 'marola_27', displayName: 'marola_27' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  },
}
const ENTRY = { options: { challenge: CHALLENGE, rpId: 'localhost', userVerification: 'required', timeout: 5_000 } }

let calls: { readonly what: string; readonly body: Record<string, unknown> }[] = []
/** Answers by call; what has none is fetched as ever. */
function serve(answers: Readonly<Record<string, readonly [status: number, body: object]>>) {
  const real = window.fetch.bind(window)
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    const [address, init] = request
    const what = `${init?.method ?? 'GET'} ${typeof address === 'string' ? address : ''}`
    const answer = answers[what]
    if (!answer) return real(...request)
    calls.push({ what, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {} })
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }))
  })
}

beforeEach(() => {
  calls = []
  setCsrf('a token')
})
afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
  setCsrf(null)
  preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
})

const user = () => {
  preferences.set({ loginType: 'user', isLoggedIn: true, isAuthenticated: true, userData })
  return openPage('/account/passkeys', {
    subject: { platform: 'web', loginEnabled: true, loginType: 'user' },
    width: 320,
  })
}
const visitor = () => openPage('/login', { subject: { platform: 'web', loginEnabled: true, loginType: null } })

/** Runs with an authenticator whose owner has just shown his finger, as Chromium has it for tests. */
async function withAuthenticator(work: () => Promise<void>): Promise<void> {
  const session = cdp() as unknown as { send: (method: string, params?: object) => Promise<Record<string, string>> }
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  try {
    await work()
  } finally {
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await session.send('WebAuthn.disable')
  }
}
const challengeOf = (body: Record<string, unknown> | undefined): unknown => {
  const { response } = (body?.['response'] ?? {}) as { response?: { clientDataJSON?: string } }
  const text = atob((response?.clientDataJSON ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  return (JSON.parse(text) as { challenge: unknown }).challenge
}

test.runIf(server.browser === 'chromium')(
  'a passkey is made for the password once more, and logs in without a name (0076)',
  () =>
    withAuthenticator(async () => {
      serve({
        'GET /api/account/passkeys': [200, { passkeys: [] }],
        'POST /api/account/passkey-options': [200, NEW],
        'POST /api/account/passkeys': [200, { passkeys: [PASSKEY] }],
        'POST /api/session/passkey-options': [200, ENTRY],
        'POST /api/session/passkey': [200, { account: ACCOUNT, csrf: 'a token', token: null }],
      })
      const { screen } = await user()
      await expect.element(screen.getByText('Nenhuma ainda')).toBeVisible()
      await screen.getByLabelText('Senha atual').fill('três tigres tristes')
      await screen.getByRole('button', { name: 'Criar uma chave de acesso' }).click()
      await expect.element(screen.getByText('A chave de acesso foi criada')).toBeVisible()
      const [, begun, made] = calls
      expect(begun).toEqual({ what: 'POST /api/account/passkey-options', body: { password: 'três tigres tristes' } })
      expect([made?.what, challengeOf(made?.body)]).toEqual(['POST /api/account/passkeys', CHALLENGE])
      await cleanup()
      preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
      const login = await visitor()
      await login.screen.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
      await expect.poll(() => preferences.get().loginType).toBe('user')
      const entered = calls.find(({ what }) => what === 'POST /api/session/passkey')
      expect(challengeOf(entered?.body)).toBe(CHALLENGE)
    }),
)

test.runIf(server.browser === 'chromium')(
  'a passkey that the server does not know says so, and nobody is logged in',
  NIGHTLY,
  () =>
    withAuthenticator(async () => {
      serve({
        'GET /api/account/passkeys': [200, { passkeys: [] }],
        'POST /api/account/passkey-options': [200, NEW],
        'POST /api/account/passkeys': [200, { passkeys: [] }],
        'POST /api/session/passkey-options': [200, ENTRY],
        'POST /api/session/passkey': [401, { id: 'wrong-credentials', message: '' }],
      })
      const { screen } = await user()
      await screen.getByLabelText('Senha atual').fill('três tigres tristes')
      await screen.getByRole('button', { name: 'Criar uma chave de acesso' }).click()
      await expect.element(screen.getByText('A chave de acesso foi criada')).toBeVisible()
      await cleanup()
      preferences.set({ loginType: null, isLoggedIn: false, isAuthenticated: false, userData: null })
      const login = await visitor()
      await login.screen.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
      await expect.element(login.screen.getByText('Esta chave de acesso não abre nenhuma conta aqui')).toBeVisible()
      expect(preferences.get().loginType).toBe(null)
    }),
)

test(
  'passkeys are listed and taken away; a wrong password is said at its field; nothing for axe to find',
  NIGHTLY,
  async () => {
    serve({
      'GET /api/account/passkeys': [200, { passkeys: [PASSKEY] }],
      'POST /api/account/passkey-options': [
        400,
        { id: 'invalid-input', message: '', fields: { password: 'password-wrong' } },
      ],
      [`DELETE /api/account/passkeys/${PASSKEY.id}`]: [200, { done: true }],
    })
    const { screen } = await user()
    await expect.element(screen.getByText('Chrome no Android')).toBeVisible()
    expect(horizontalScroll()).toBe(0)
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([])
    await screen.getByLabelText('Senha atual').fill('errada errada')
    await screen.getByRole('button', { name: 'Criar uma chave de acesso' }).click()
    await expect.element(screen.getByText('Senha incorreta')).toBeVisible()
    await screen.getByRole('button', { name: 'Remover a chave de Chrome no Android' }).click()
    await expect.element(screen.getByText('A chave de acesso foi removida')).toBeVisible()
    await expect.poll(() => calls.at(-1)?.what).toBe('GET /api/account/passkeys')
  },
)
