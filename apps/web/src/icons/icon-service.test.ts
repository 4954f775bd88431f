import { afterEach, expect, test, vi } from 'vitest'
import { createIconService } from './icon-service.ts'

afterEach(() => vi.useRealTimers())

/** A service that has the icons of `names`, and a list of what it was asked. */
function aService(names: readonly string[]) {
  const requests: string[] = []
  const fetchJson = async (address: string) => {
    requests.push(address)
    const wanted = new URL(address, 'http://localhost').searchParams.get('icons')?.split(',') ?? []
    const icons = Object.fromEntries(
      wanted.filter((name) => names.includes(name)).map((name) => [name, { body: `<path d="${name}"/>` }]),
    )
    return Response.json({ prefix: 'mdi', icons, width: 24, height: 24 })
  }
  return { requests, fetchJson }
}

test('icons wanted at one moment are one call a set (R3.11)', async () => {
  const { requests, fetchJson } = aService(['bus', 'bed'])
  const drawingOf = createIconService(fetchJson)
  const drawings = await Promise.all(['mdi:bus', 'mdi:bed', 'games:jud', 'mdi:bus'].map(drawingOf))
  expect(requests).toEqual(['/api/icons/mdi.json?icons=bed,bus', '/api/icons/games.json?icons=jud'])
  expect(drawings[0]).toEqual({ body: '<path d="bus"/>', width: 24, height: 24 })
  expect(drawings[2]).toBeNull()
})

test('an icon is requested once (R3.11)', async () => {
  const { requests, fetchJson } = aService(['bus'])
  const drawingOf = createIconService(fetchJson)
  await drawingOf('mdi:bus')
  await drawingOf('mdi:bus')
  expect(requests).toHaveLength(1)
})

test('more than 100 names are more calls (R3.11)', async () => {
  const { requests, fetchJson } = aService([])
  const drawingOf = createIconService(fetchJson)
  await Promise.all(Array.from({ length: 150 }, (_, n) => drawingOf(`mdi:a${n}`)))
  expect(requests.map((address) => address.split(',').length)).toEqual([100, 50])
})

test('an alias is drawn as what it stands for (R3.11)', async () => {
  const drawingOf = createIconService(async () =>
    Response.json({ icons: { bus: { body: 'b' } }, aliases: { coach: { parent: 'bus' } }, width: 24 }),
  )
  expect(await drawingOf('mdi:coach')).toEqual({ body: 'b', width: 24, height: 24 })
})

test.each([
  ['does not answer in time', () => new Promise<never>(() => {})],
  ['answers an error', async () => new Response('', { status: 503 })],
  ['answers no JSON', async () => new Response('<html>')],
  ['is not there', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('a service that %s gives no icon, and is requested again the next time (R3.11)', async (_how, answer) => {
  let calls = 0
  const drawingOf = createIconService((_address, options) => {
    calls++
    const refused = new Promise<never>((_, reject) => {
      options.signal.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')))
    })
    return Promise.race([answer(), refused])
  }, 20)
  expect(await drawingOf('mdi:bus')).toBeNull()
  expect(await drawingOf('mdi:bus')).toBeNull()
  expect(calls).toBe(2)
})
