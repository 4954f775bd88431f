import { afterEach, expect, test } from 'vitest'
import { createDeskCache, SHELL } from './desk-cache.ts'

const ORIGIN = 'https://jogos.example'
afterEach(async () => {
  for (const name of await caches.keys()) if (name !== 'games-files') await caches.delete(name)
})

/** A build of the desk and a server that has it, or another one. */
function aBuild(id: string, { served = id, isThere = true } = {}) {
  const asked: string[] = []
  const cache = createDeskCache(
    { id, files: [`/desk/assets/app-${id}.js`, '/desk/assets/same.css'] },
    {
      caches,
      origin: ORIGIN,
      fetch: (request) => {
        const { pathname } = new URL(typeof request === 'string' ? request : request.url)
        asked.push(pathname)
        if (!isThere) return Promise.reject(new TypeError('no network'))
        return Promise.resolve(new Response(pathname === SHELL ? `<meta content="${served}">` : pathname))
      },
    },
  )
  return { cache, asked }
}
const navigation = (path: string): Request => {
  const request = new Request(ORIGIN + path)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return request
}
const said = async (answer: Promise<Response> | null): Promise<string | null> => (answer ? (await answer).text() : null)

test('every address of the desk is answered from the device, without the network (R12.6)', async () => {
  await aBuild('one').cache.install()
  const { cache } = aBuild('one', { isThere: false })
  expect(await said(cache.answer(navigation('/desk/unit/JUDW57KG')))).toBe('<meta content="one">')
  expect(await said(cache.answer(new Request(`${ORIGIN}/desk/assets/app-one.js`)))).toBe('/desk/assets/app-one.js')
  expect(cache.answer(new Request(`${ORIGIN}/api/desk/units`))).toBeNull()
  expect(cache.answer(new Request(`${ORIGIN}/desk/assets/app-one.js`, { method: 'POST' }))).toBeNull()
})

test('a newer build takes what is the same from the older one, which stays until it has taken over (R12.6)', async () => {
  const one = aBuild('one')
  await one.cache.install()
  const two = aBuild('two')
  await two.cache.install()
  expect(two.asked).toEqual(['/desk/assets/app-two.js', SHELL])
  expect(await said(one.cache.answer(navigation('/desk/')))).toBe('<meta content="one">')
  const others = await caches.open('games-something-else')
  await others.put(`${ORIGIN}/kept`, new Response('kept'))
  await two.cache.removeOthers()
  expect((await caches.keys()).filter((name) => name !== 'games-files').toSorted()).toEqual([
    'desk-two',
    'games-something-else',
  ])
})

test('a page that is already the next build’s is not kept with this one’s files (R12.6)', async () => {
  await expect(aBuild('one', { served: 'two' }).cache.install()).rejects.toThrow('not of build one')
})
