import { afterEach, expect, test, vi } from 'vitest'
import { PATIENCE_MS, page } from './page.ts'

const SHELL = 'the shell'
const shell = () => Promise.resolve(new Response(SHELL))
const never = new Promise<Response>(() => {})
const textOf = async (answer: Promise<Response>) => (await answer).text()
afterEach(() => vi.useRealTimers())

test('the server’s page comes before the shell, an error page of its own too', async () => {
  expect(await textOf(page(Promise.resolve(new Response('medals')), shell))).toBe('medals')
  expect(await textOf(page(Promise.resolve(new Response('gone', { status: 404 })), shell))).toBe('gone')
  expect(await textOf(page(Promise.resolve(new Response('broken', { status: 500 })), shell))).toBe('broken')
})

test('without network the app starts from its shell (R3.7)', async () => {
  expect(await textOf(page(Promise.reject(new TypeError('Failed to fetch')), shell))).toBe(SHELL)
})

test.each([502, 503, 504])('a %s means that the server is away', async (status) => {
  expect(await textOf(page(Promise.resolve(new Response('', { status })), shell))).toBe(SHELL)
})

test('a server that takes more than 4 seconds is not waited for (R3.7)', async () => {
  vi.useFakeTimers()
  const shown = vi.fn()
  const answer = textOf(page(never, shell)).then(shown)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await answer
  expect(shown).toHaveBeenCalledWith(SHELL)
})

test('without a shell the server’s answer is what there is', async () => {
  const none = () => Promise.resolve(undefined)
  expect((await page(Promise.resolve(new Response('', { status: 503 })), none)).status).toBe(503)
  await expect(page(Promise.reject(new TypeError('Failed to fetch')), none)).rejects.toThrow('Failed to fetch')
  vi.useFakeTimers()
  const late = Promise.withResolvers<Response>()
  const answer = textOf(page(late.promise, none))
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  late.resolve(new Response('late'))
  expect(await answer).toBe('late')
})
