import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from './listen.ts'

/** Node closes connections without a request after a minute: a stop does not wait for that. */
const AT_ONCE_MS = 2_000

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

interface Connection {
  readonly socket: Socket
  /** What has been answered on it so far. */
  readonly received: () => string
  readonly ended: () => boolean
}

async function connectTo({ port }: Listening): Promise<Connection> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  let ended = false
  socket
    .setEncoding('utf8')
    .on('data', (text) => {
      received += text
    })
    .on('close', () => {
      ended = true
    })
    .on('error', () => {})
  await new Promise((connected) => socket.once('connect', connected))
  return { socket, received: () => received, ended: () => ended }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: games\r\n\r\n`

/** A server whose `/late` is answered when `answer` is called, and whose `/proxy` returns what it knows of the way. */
async function listening(isTrusted = false) {
  const late = Promise.withResolvers<void>()
  const requested = vi.fn<(path: string) => void>()
  const app = new Hono().get('*', async (c) => {
    requested(c.req.path)
    if (c.req.path === '/late') await late.promise
    if (c.req.path === '/proxy')
      return c.json(Object.entries(c.req.header()).filter(([name]) => /forwarded|host/.test(name)))
    return c.text(`this is ${c.req.path}`)
  })
  return {
    server: await listen(app, () => false, { hostname: '127.0.0.1', port: 0, isTrusted: () => isTrusted }),
    requested,
    answer: () => late.resolve(),
  }
}

const isClosed = async (closing: Promise<void>): Promise<boolean> =>
  Promise.race([
    closing.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, AT_ONCE_MS, false)
    }),
  ])

test('a stop waits neither for a connection without a request, nor for half a request, nor for one kept alive', async () => {
  const { server } = await listening()
  const silent = await connectTo(server)
  const half = await connectTo(server)
  half.socket.write('GET / HTTP/1.1\r\nho')
  const idle = await connectTo(server)
  idle.socket.write(get('/first'))
  await expect.poll(() => idle.received()).toContain('this is /first')
  expect(await isClosed(server.close())).toBe(true)
  await expect.poll(() => [silent, half, idle].map(({ ended }) => ended())).toEqual([true, true, true])
})

test('what was requested before a stop is answered, and nothing later on that connection', async () => {
  const { server, requested, answer } = await listening()
  const { socket, received, ended } = await connectTo(server)
  socket.write(get('/late'))
  await expect.poll(() => requested).toHaveBeenCalledWith('/late')
  const closing = server.close()
  answer()
  await expect.poll(() => received()).toContain('this is /late')
  socket.write(get('/later'))
  expect(await isClosed(closing)).toBe(true)
  await expect.poll(() => ended()).toBe(true)
  expect(requested.mock.calls).toEqual([['/late']])
})

test('the last answer before a stop says that the connection ends with it', async () => {
  const { server, requested, answer } = await listening()
  const { socket, received } = await connectTo(server)
  socket.write(get('/late'))
  await expect.poll(() => requested).toHaveBeenCalledWith('/late')
  const closing = server.close()
  answer()
  await closing
  await expect.poll(() => received()).toContain('this is /late')
  expect(received()).toMatch(/^connection: close\r$/im)
})

/** The whole of what is answered to bytes as they are. */
async function exchange(server: Listening, bytes: string): Promise<string> {
  const { socket, received, ended } = await connectTo(server)
  socket.write(bytes)
  await expect.poll(() => ended()).toBe(true)
  return received()
}

test('HTTP/1.0 needs no Host', async () => {
  const { server } = await listening()
  const received = await exchange(server, 'GET /api/health HTTP/1.0\r\n\r\n')
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(received).toContain('this is /api/health')
  await server.close()
})

test.each([
  ['host: games\r\nHost: other\r\n', 'two Hosts'],
  ['host: games\r\nhost: games\r\n', 'one Host twice'],
  ['host: a b\r\n', 'a Host that is none'],
])('%j is refused with 400 and the headers of every refusal: %s (RFC 9112 §3.2)', async (hosts) => {
  const { server, requested } = await listening()
  const received = await exchange(server, `GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
  expect(received).toMatch(/^HTTP\/1\.1 400 /)
  expect(received).toMatch(/^content-security-policy: /im)
  expect(requested).not.toHaveBeenCalled()
  await server.close()
})

test.each([
  [false, [['host', 'games']]],
  [
    true,
    [
      ['host', 'games'],
      ['x-forwarded-for', '192.0.2.7'],
      ['x-forwarded-host', 'other'],
      ['x-forwarded-proto', 'https'],
    ],
  ],
])('what a header says of the way here is believed of a proxy of ours alone: %s', async (isTrusted, expected) => {
  const { server } = await listening(isTrusted)
  const forwarded = 'X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Host: other\r\nX-Forwarded-Proto: https\r\n'
  const received = await exchange(server, `GET /proxy HTTP/1.1\r\nhost: games\r\n${forwarded}connection: close\r\n\r\n`)
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual(expected)
  await server.close()
})

test('HEAD has the length that GET has, and no body', async () => {
  const { server } = await listening()
  const received = await exchange(server, 'HEAD /medals HTTP/1.1\r\nhost: games\r\nconnection: close\r\n\r\n')
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(received).toMatch(new RegExp(`^content-length: ${'this is /medals'.length}\\r$`, 'im'))
  expect(received).not.toContain('this is')
  await server.close()
})
