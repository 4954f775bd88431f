import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { listen } from '../../http/server/listen.ts'
import { testApp } from '../../testing/test-app.ts'

const REPORT = { platform: 'web', views: { '/medals/{tabs}': 2 } }

function sender() {
  const countPageViews = vi.fn()
  const { app } = testApp({ countPageViews })
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (await app.request('/usage', { method: 'POST', body, headers })).status
  return { post, countPageViews }
}

test('a report of page views is counted and answered with nothing (R3.5)', async () => {
  const { post, countPageViews } = sender()
  expect(await post(JSON.stringify(REPORT), { 'sec-fetch-site': 'same-origin' })).toBe(204)
  expect(countPageViews.mock.calls).toEqual([[REPORT]])
})

test.each(['sec-gpc', 'dnt'])(
  'a report of a browser that refuses to be counted by %s is not counted (R3.5)',
  async (name) => {
    const { post, countPageViews } = sender()
    expect(await post(JSON.stringify(REPORT), { [name]: '1' })).toBe(204)
    expect(countPageViews).not.toHaveBeenCalled()
  },
)

test.each([
  ['no JSON', '{', {}, 400],
  ['nothing', '', {}, 400],
  ['something else', JSON.stringify({ platform: 'web', views: { '/x': 1 } }), {}, 400],
  ['more than a report can be', JSON.stringify({ ...REPORT, more: 'x'.repeat(5_000) }), {}, 413],
  ['another site', JSON.stringify(REPORT), { 'sec-fetch-site': 'cross-site' }, 403],
])('%s is not counted (R3.5)', async (_what, body, headers, status) => {
  const { post, countPageViews } = sender()
  expect(await post(body, headers)).toBe(status)
  expect(countPageViews).not.toHaveBeenCalled()
})

test('a report whose sender goes away in the middle is no fault of ours (R3.5)', async () => {
  const { app, fastPath, logged } = testApp()
  const answered = vi.spyOn(app, 'fetch')
  const server = await listen(app, fastPath, { hostname: '127.0.0.1', port: 0, isTrusted: () => false })
  const socket = connect(server.port, '127.0.0.1')
  socket.write('POST /usage HTTP/1.1\r\nhost: games\r\ncontent-length: 1000\r\n\r\n{"platform":')
  await expect.poll(() => answered).toHaveBeenCalled()
  socket.destroy()
  const response = await answered.mock.results[0]?.value
  expect((response as Response).status).toBe(400)
  expect(logged).toEqual([])
  await server.close()
})
