import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from './listen.ts'

/** Node closes connections on which nothing was asked after a minute: a stop does not wait for that. */
const AT_ONCE_MS = 2_000

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

interface Connection {
  readonly socket: Socket
  /** What has been answered on it so far. */
  readonly said: () => string
  readonly ended: () => boolean
}

async function connectTo({ port }: Listening): Promise<Connection> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let said = ''
  let ended = false
  socket
    .setEncoding('utf8')
    .on('data', (text) => {
      said += text
    })
    .on('close', () => {
      ended = true
    })
    .on('error', () => {})
  await new Promise((connected) => socket.once('connect', connected))
  return { socket, said: () => said, ended: () => ended }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: games\r\n\r\n`

/** A server whose `/late` is answered when `answer` is called. */
async function listening() {
  const late = Promise.withResolvers<void>()
  const asked = vi.fn<(path: string) => void>()
  const app = new Hono().get('*', async (c) => {
    asked(c.req.path)
    if (c.req.path === '/late') await late.promise
    return c.text(`this is ${c.req.path}`)
  })
  return { server: await listen(app, () => false, '127.0.0.1', 0), asked, answer: () => late.resolve() }
}

const isClosed = async (closing: Promise<void>): Promise<boolean> =>
  Promise.race([
    closing.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, AT_ONCE_MS, false)
    }),
  ])

test('a stop waits neither for a connection on which nothing was asked, nor for half a request, nor for one kept alive', async () => {
  const { server } = await listening()
  const silent = await connectTo(server)
  const half = await connectTo(server)
  half.socket.write('GET / HTTP/1.1\r\nho')
  const kept = await connectTo(server)
  kept.socket.write(get('/first'))
  await vi.waitFor(() => expect(kept.said()).toContain('this is /first'))
  expect(await isClosed(server.close())).toBe(true)
  await vi.waitFor(() => expect([silent, half, kept].map(({ ended }) => ended())).toEqual([true, true, true]))
})

test('what was asked before a stop is answered, and nothing later on that connection', async () => {
  const { server, asked, answer } = await listening()
  const { socket, said, ended } = await connectTo(server)
  socket.write(get('/late'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/late'))
  const closing = server.close()
  answer()
  await vi.waitFor(() => expect(said()).toContain('this is /late'))
  socket.write(get('/later'))
  expect(await isClosed(closing)).toBe(true)
  await vi.waitFor(() => expect(ended()).toBe(true))
  expect(asked.mock.calls).toEqual([['/late']])
})
