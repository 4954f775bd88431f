import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const { app } = testApp()

/** Something that a parameter's pattern lets through. */
const SAMPLES: Readonly<Record<string, string>> = {
  ':file{.+\\.json}': 'mdi.json',
  ':file{[a-z]{2}\\.png}': 'br.png',
  ':file{sitemap-[1-9][0-9]?\\.xml}': 'sitemap-1.xml',
}
const sampleOf = (path: string) =>
  path
    .split('/')
    .map((part) => SAMPLES[part] ?? part.replace(/:\w+/, 'all'))
    .join('/')

const taken = Map.groupBy(
  app.routes.filter(({ method }) => method !== 'OPTIONS'),
  ({ path }) => sampleOf(path),
)
// a table of any kind can be sent there, and `imports` is none: that is refused like every other kind there is not
taken.get('/ingest/tables/imports')?.push(...(taken.get('/ingest/tables/all') ?? []))
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

test.each([...taken].map(([path, routes]) => [path, new Set(routes.map(({ method }) => method))] as const))(
  '%s requested by another method than it takes: 405 that names those it takes',
  async (path, methods) => {
    for (const method of METHODS.filter((one) => !methods.has(one))) {
      const response = await app.request(path, { method })
      const allowed = response.headers.get('allow')?.split(', ') ?? []
      expect([method, response.status]).toEqual([method, 405])
      expect(allowed).toEqual(expect.arrayContaining([...methods]))
      expect(allowed).not.toContain(method)
      if (path.startsWith('/api/') || path.startsWith('/ingest/'))
        expect(await response.json()).toMatchObject({ id: 'method-not-allowed' })
    }
  },
)

test('the refusal of another method may be read from another site, as every answer under /api', async () => {
  const response = await app.request('/api/medals/all/table.csv', { method: 'DELETE' })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-expose-headers')).toContain('Allow')
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
})

test('the stream has no HEAD, and what only takes messages no GET', async () => {
  const allowed = async (path: string, method: string) => (await app.request(path, { method })).headers.get('allow')
  expect(await allowed('/api/live?topics=days', 'POST')).toBe('GET, OPTIONS')
  expect(await allowed('/ingest/tables/athletes', 'GET')).toBe('POST')
  expect(await allowed('/ingest/tables/athletes', 'HEAD')).toBe('POST')
})

test('what no route takes is not found by any method', async () => {
  for (const method of METHODS) expect((await app.request('/api/no-such-call', { method })).status).toBe(404)
})
