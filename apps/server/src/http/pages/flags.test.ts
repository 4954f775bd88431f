import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import type { StaticFiles } from './static-files.ts'

const THEIRS = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
const requested: string[] = []
/** Sends until nobody reads any more, and notes how much. */
let sentWithoutEnd = 0
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(16_384))) sentWithoutEnd += 16_384
  }
  response.on('drain', more)
  more()
}
const service = createServer((request, response) => {
  requested.push(request.url ?? '')
  if (request.url === '/w80/de.png') response.end(THEIRS)
  else if (request.url === '/w80/fr.png') response.end('<html>')
  else if (request.url === '/w80/pt.png') endless(response)
  else response.writeHead(500).end()
})
beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
})
afterAll(() => service.close())

/** Our own pictures of three countries. */
const files: StaticFiles = (c, path) => (/^\/flags\/w80\/(de|fr|pt)\.png$/.test(path) ? c.text('ours') : undefined)
const withService = () =>
  testApp({ files, flagsBase: `http://127.0.0.1:${(service.address() as AddressInfo).port}/w80` })

test('without another service our own pictures answer (R3.13)', async () => {
  const answer = await testApp({ files }).get('/flags/w80/de.png')
  expect(await answer.text()).toBe('ours')
})

test('another service is requested by the server, once a flag (R3.13)', async () => {
  const { get } = withService()
  requested.length = 0
  const [one, again] = [await get('/flags/w80/de.png'), await get('/flags/w80/de.png')]
  expect(new Uint8Array(await one.arrayBuffer())).toEqual(THEIRS)
  expect(one.headers.get('content-type')).toBe('image/png')
  expect(again.status).toBe(200)
  expect(requested).toEqual(['/w80/de.png'])
  expect((await get('/flags/w80/de.png', { 'if-none-match': one.headers.get('etag') ?? '' })).status).toBe(304)
})

test.each([
  ['/flags/w80/pt.png', 'answers an error'],
  ['/flags/w80/fr.png', 'answers what is no picture'],
])('our own picture %s stands in where the service %s (R3.13)', async (path) => {
  const { get, logged } = withService()
  expect(await (await get(path)).text()).toBe('ours')
  expect(logged).toHaveLength(1)
})

test('nobody makes us request what is no country (R3.13)', async () => {
  const { get } = withService()
  requested.length = 0
  expect((await get('/flags/w80/qq.png')).status).toBe(404)
  expect((await get('/flags/w80/..%2Fde.png')).status).toBe(404)
  expect(requested).toEqual([])
})

test('a picture without end is read up to the limit, and ours is sent (R3.13)', async () => {
  const { get } = withService()
  expect(await (await get('/flags/w80/pt.png')).text()).toBe('ours')
  // what lies in the buffers of both ends, and no more
  expect(sentWithoutEnd).toBeLessThan(20_000_000)
})
