import { afterEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

const sheet = (text: string) => URL.createObjectURL(new Blob([text], { type: 'text/css' }))
/** As the build names files: from the root. A blob's address after a slash is none, so the address is cut out of the link. */
const links = () => [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')]
const lost = vi.fn()
addEventListener('vite:preloadError', lost)
afterEach(() => lost.mockClear())

test('a part comes after its style sheet, which is requested once', async () => {
  const before = links().length
  const file = 'assets/none.css?there'
  vi.spyOn(document.head, 'append').mockImplementationOnce((link) => {
    const it = link as HTMLLinkElement
    it.href = sheet('b { color: red }')
    document.head.appendChild(it)
  })
  expect(await Promise.all([loadPart(async () => links().length, [file]), loadPart(async () => 2, [file])])).toEqual([
    before + 1,
    2,
  ])
  expect(await loadPart(async () => links().length, [file])).toBe(before + 1)
  expect(lost).not.toHaveBeenCalled()
})

test('a lost part is reported, with what was lost, and thrown as nothing that the router would reload the page for (R3.8)', async () => {
  const error = new Error('Failed to fetch dynamically imported module: http://localhost/assets/menu.js')
  const thrown = await loadPart(() => Promise.reject(error)).catch((caught: unknown) => caught)
  expect(thrown).toMatchObject({ cause: error })
  expect(String(thrown)).toBe('Error: lost')
  expect(lost).toHaveBeenCalledWith(expect.objectContaining({ payload: error }))
})

test('a lost style sheet is reported too, and requested again the next time', async () => {
  const load = vi.fn()
  for (const _ of [1, 2]) await expect(loadPart(load, ['nowhere://lost.css'])).rejects.toThrow('lost')
  expect(load).not.toHaveBeenCalled()
  expect(lost).toHaveBeenCalledTimes(2)
})
