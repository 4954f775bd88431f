import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import type { Render } from './pages.ts'

const FORM = `<html><body><div id="root"><form method="post"><input id="a" name="identifier"/><input name="password" type="password"/><input name="cpf"/><input name="token"/><input name="email"/></form></div></body></html>`
const OWN = {
  host: 'games.example',
  origin: 'https://games.example',
  'x-forwarded-proto': 'https',
  'content-type': 'application/x-www-form-urlencoded',
}
const render: Render = async (request) => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: new URL(request.url).pathname === '/login' ? FORM : '<html><div id="root"></div></html>',
  topics: [],
})
const send = (fields: Record<string, string>, { path = '/login?redirect=%2Fvenues', headers = {} } = {}) => {
  const { app } = testApp({ render })
  return app.request(path, { method: 'POST', headers: { ...OWN, ...headers }, body: new URLSearchParams(fields) })
}

test('a form that the browser sends by itself is answered with its page, a note, and what may be shown of what was typed (R4.6)', async () => {
  const response = await send({
    identifier: 'marola_27"><script>',
    password: 'um gato no telhado',
    cpf: '52998224725',
    token: 'the token',
    email: 'maria@escola.example',
  })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  const page = await response.text()
  expect(page).toContain('A página ainda não estava pronta')
  expect(page).toContain('<input value="marola_27&quot;&gt;&lt;script&gt;" id="a" name="identifier"/>')
  expect(page).toContain('<input value="maria@escola.example" name="email"/>')
  for (const secret of ['um gato', '52998224725', 'the token', '"><script>']) expect(page).not.toContain(secret)
})

test.each([
  ['eng', 'The page was not ready yet'],
  ['spa', 'La página todavía no estaba lista'],
])('in the visitor’s language: %s', async (locale, words) => {
  expect(await (await send({}, { headers: { cookie: `locale=${locale}` } })).text()).toContain(words)
})

test.each(['529.982.247-25', '52998224725', ' 529982247-25'])('a CPF is not shown again: %s', async (identifier) => {
  const page = await (await send({ identifier })).text()
  expect(page).toContain('A página ainda não estava pronta')
  expect(page).not.toContain('value=')
})

test('what another site sends leads to the page as it is', async () => {
  const response = await send({ identifier: 'marola_27' }, { headers: { origin: 'https://evil.example' } })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login?redirect=%2Fvenues'])
  expect(await response.text()).toBe('')
})

test('a body that is huge, broken or empty loses what was typed, not the page', async () => {
  const { app } = testApp({ render })
  for (const body of ['identifier='.padEnd(100_000, 'a'), '%%%=%ff&&&', ''])
    expect(await (await app.request('/login', { method: 'POST', headers: OWN, body })).text()).toMatch(
      /A página ainda não estava pronta.*<input id="a" name="identifier"\/>/s,
    )
})

test('the stored bytes of the page stay as they are for everybody else', async () => {
  const once = vi.fn(render)
  const { app, get } = testApp({ render: once })
  const headers = { host: 'games.example' }
  await get('/login', headers)
  await app.request('/login', { method: 'POST', headers: OWN, body: 'identifier=marola_27' })
  expect(await (await get('/login', headers)).text()).toBe(FORM)
})

test('a page without a form, and a body that is no form’s, are refused with what the address takes', async () => {
  const { app } = testApp({ render })
  for (const response of [
    await send({}, { path: '/venues' }),
    await app.request('/login', {
      method: 'POST',
      headers: { ...OWN, 'content-type': 'application/json' },
      body: '{}',
    }),
    await app.request('/login', { method: 'POST' }),
  ])
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
