import { afterEach, expect, test, vi } from 'vitest'
import { isThrifty, prefetchAddresses, prefetchPages } from './prefetch-pages.ts'
import { preloadOnIntent } from './preload-intent.ts'
import { createViewCache } from './view-cache.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const bars = () => {
  document.body.innerHTML = `
    <nav class="app-shell-entries"><a hidden href="/hidden">not shown at this width</a></nav>
    <nav class="app-shell-bottom">
      <a href="/schedule/days?day=2027-09-14">Programação</a>
      <a href="/medals/all" aria-current="page">Medalhas</a>
      <a href="/participants">Atletas</a>
      <a href="/menu" aria-haspopup="dialog">Menu</a>
    </nav>
    <main><a id="row" href="/participants/profile/9">somebody</a><a id="file" href="/book.pdf" download>book</a></main>`
}

test.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('with a connection of %o nothing is fetched ahead: %s (R3.9)', (connection, thrifty) => {
  expect(isThrifty(connection)).toBe(thrifty)
})

test('the likely next pages are the places of the bar that is shown', () => {
  bars()
  expect(prefetchAddresses(document)).toEqual(['/schedule/days?day=2027-09-14', '/participants'])
})

test('their data comes into the cache the loaders read, and never over what is there (R3.9)', async () => {
  bars()
  const views = createViewCache({ onServer: false })
  views.put(['medals', 'all'], 'live')
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      Response.json({
        views: [
          { key: ['medals', 'all'], view: 'older' },
          { key: ['of', address], view: 'ahead' },
        ],
      }),
    ),
  )
  await prefetchPages(views)
  const addresses = ['/schedule/days/_payload.json?day=2027-09-14', '/participants/_payload.json']
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(addresses)
  expect(addresses.map((address) => views.peek(['of', address]))).toEqual(['ahead', 'ahead'])
  expect(views.peek(['medals', 'all'])).toBe('live')
})

test('without an answer it stops, and no listener is called', async () => {
  bars()
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no network'))
  await prefetchPages(createViewCache({ onServer: false }))
  expect(fetched).toHaveBeenCalledOnce()
})

test('a link of our own is preloaded when a finger, the focus or a resting pointer is on it, not twice in five seconds', async () => {
  bars()
  const preload = vi.fn<(address: string) => void>()
  const end = preloadOnIntent(preload)
  const touch = (id: string, type: string) =>
    document.getElementById(id)?.dispatchEvent(new Event(type, { bubbles: true }))
  touch('file', 'touchstart')
  touch('row', 'touchstart')
  touch('row', 'focusin')
  await expect.poll(() => preload.mock.calls).toEqual([['/participants/profile/9']])
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000)
  touch('row', 'mouseover')
  expect(preload).toHaveBeenCalledOnce()
  await expect.poll(() => preload.mock.calls.length).toBe(2)
  end()
})
