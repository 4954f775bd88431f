import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { GAMES, testApp } from '../../testing/test-app.ts'
import { createPageSecurity } from '../server/security.ts'

const ancestorsOf = (headers: { readonly get: (name: string) => string | null }): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]

test.each([
  ['/widget/events', [], '*'],
  ['/widget/medals', [], '*'],
  ['/widget/medals?limit=3', [], '*'],
  ['/medals/all', [], "'none'"],
  // says so where it was put
  ['/widget/other', [], '*'],
  ['/widgets', [], "'none'"],
  ['/medals/widget/medals', [], "'none'"],
  // a draft is framed by the office, and by no other site whatever the operator lets in
  ['/preview/8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11', ['https://news.example'], "'self'"],
  ['/medals/all', ['https://news.example', 'https://tv.example'], 'https://news.example https://tv.example'],
  ['/widget/medals', ['https://news.example'], '*'],
])('%s with the embedding sites %j may be framed by %s (R3.3)', async (address, embedOrigins, ancestors) => {
  expect(ancestorsOf((await testApp({ embedOrigins }).get(address)).headers)).toBe(ancestors)
})

test('a widget has the same strict policy otherwise: nothing inline, nothing of others (R3.3)', () => {
  const security = createPageSecurity([])
  const policyOf = (path: string) =>
    (security(path, false)['content-security-policy'] ?? '').replace(/frame-ancestors.*/, '')
  expect(policyOf('/widget/medals')).toBe(policyOf('/medals/all'))
  expect(security('/widget/medals', true)['strict-transport-security']).toBeDefined()
})

test('pictures of others are let in from the operator’s map alone, and nothing else of theirs (R3.3)', async () => {
  const policyOf = async (mapOrigin: string | null) =>
    (await testApp({ mapOrigin }).get('/venues/AMA')).headers.get('content-security-policy') ?? ''
  const [closed, open] = [await policyOf(null), await policyOf('https://tiles.example')]
  expect(closed).toContain("img-src 'self' data:;")
  expect(open).toContain("img-src 'self' data: https://tiles.example;")
  expect(open.replace(' https://tiles.example', '')).toBe(closed)
})

test('the organiser’s film is let in from its own sites alone, from the moment it is set, and nothing else of theirs (R4.5)', async () => {
  let origins = ''
  const { get, fastPath } = testApp({ filmOrigins: () => origins })
  const policyOf = async () => (await get('/medals/all')).headers.get('content-security-policy') ?? ''
  const closed = await policyOf()
  expect(closed).toContain("connect-src 'self';")
  expect(closed).toContain("media-src 'self' blob: data:;")
  origins = 'https://films.example'
  const open = await policyOf()
  expect(open).toContain("connect-src 'self' https://films.example;")
  expect(open).toContain("media-src 'self' blob: data: https://films.example;")
  expect(open.replaceAll(' https://films.example', '')).toBe(closed)
  let head: string[] = []
  const response = { writeHead: (_status: number, sent: string[]) => (head = sent), end: () => {} }
  fastPath(
    { method: 'GET', url: '/medals/all', headers: {} } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  expect(head).toContain(open)
  // what others frame shows no film
  expect((await get('/widget/medals')).headers.get('content-security-policy')).not.toContain('films.example')
})

test('a cached page goes to the socket with the policy of its own path (R3.3)', async () => {
  const { get, fastPath } = testApp({ embedOrigins: ['https://news.example'] })
  const cached = async (url: string, headers: Record<string, string> = {}) => {
    await get(url, headers)
    let head: string[] = []
    const response = { writeHead: (_status: number, sent: string[]) => (head = sent), end: () => {} }
    const answered = fastPath(
      { method: 'GET', url, headers } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    )
    expect(answered).toBe(true)
    const named = new Map(
      head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : [])) as [string, string][],
    )
    return { get: (name: string) => named.get(name) ?? null }
  }
  expect(ancestorsOf(await cached('/widget/medals?theme=dark'))).toBe('*')
  expect(ancestorsOf(await cached('/medals/all'))).toBe('https://news.example')
  const overTls = await cached('/widget/events', { 'x-forwarded-proto': 'https' })
  expect([ancestorsOf(overTls), overTls.get('strict-transport-security')]).toEqual(['*', 'max-age=31536000'])
})

test.each([
  ['/widget/medals?lang=es', '', 'spa'],
  ['/widget/medals?lang=en-GB', 'locale=por', 'eng'],
  ['/widget/medals?lang=spa', '', 'spa'],
  ['/widget/medals?lang=fr', 'locale=eng', 'eng'],
  ['/widget/medals', 'locale=eng', 'eng'],
  ['/medals/all?lang=es', '', 'por'],
])(
  '%s with the cookie "%s" is in %s: a widget speaks the language of its page (R3.3, R4.1)',
  async (address, cookie, locale) => {
    const body = await (await testApp().get(address, { cookie, 'accept-language': 'pt-BR' })).text()
    expect(body).toContain(`html ${locale} `)
  },
)

test('one language of a widget is never cached as another’s (R4.1)', async () => {
  const { get } = testApp({ games: () => GAMES })
  const textOf = async (address: string, language: string) =>
    (await get(address, { 'accept-language': language })).text()
  expect(await textOf('/widget/medals?lang=es', 'en')).toContain('spa')
  expect(await textOf('/widget/medals', 'en')).toContain('eng')
  expect(await textOf('/widget/medals', 'pt')).toContain('por')
  expect(await textOf('/widget/medals?lang=es', 'pt')).toContain('spa')
})
