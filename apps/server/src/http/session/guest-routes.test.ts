import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const OWN = { host: 'games.example', origin: 'https://games.example', 'x-forwarded-proto': 'https' }
const post = (path: string, headers: Record<string, string>) => testApp().app.request(path, { method: 'POST', headers })

test('guest login sets a cookie that no script and no other site gets at (R4.2)', async () => {
  const response = await post('/session/guest', OWN)
  expect(response.status).toBe(204)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('set-cookie')?.split('; ').sort()).toEqual(
    ['HttpOnly', 'Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure', 'login=guest'].sort(),
  )
})

test('logout removes it (R4.2)', async () => {
  const response = await post('/session/end', OWN)
  expect([response.status, response.headers.get('set-cookie')]).toEqual([
    204,
    expect.stringMatching(/^login=; Max-Age=0; Path=\/;/),
  ])
})

test('over plain http the cookie is set too, without Secure (R4.2)', async () => {
  const response = await post('/session/guest', { host: 'localhost:3000', origin: 'http://localhost:3000' })
  expect(response.headers.get('set-cookie')).not.toContain('Secure')
})

test('behind a proxy the visitor’s own host counts (R4.2)', async () => {
  const headers = { host: '10.0.0.7:3000', 'x-forwarded-host': 'games.example', origin: 'https://games.example' }
  expect((await post('/session/guest', headers)).status).toBe(204)
})

test.each([
  ['another site', { host: 'games.example', origin: 'https://elsewhere.example' }],
  ['another port', { host: 'games.example', origin: 'https://games.example:8443' }],
  ['a page without an origin', { host: 'games.example', origin: 'null' }],
  ['nobody', { host: 'games.example' }],
] as const)('%s cannot log anybody in or out (R4.2)', async (_who, headers) => {
  for (const path of ['/session/guest', '/session/end']) {
    const response = await post(path, headers)
    expect([response.status, response.headers.has('set-cookie')]).toEqual([403, false])
  }
})
