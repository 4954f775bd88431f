import { connect } from 'node:net'
import type { RawRequest } from './hostile-requests.ts'

/** The answer to bytes written to a socket as they are: its head, and what has come of its body. */
export function rawExchange(port: number, bytes: string, isEnough: (received: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      received += part
      if (isEnough(received)) socket.destroy()
    })
    socket.on('close', () => resolve(received))
    // a refusal may come before the whole request was written: what was received until then is the answer
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
  })
}

/** The status that a request is answered with; 0 when the connection is ended without a word. */
export async function statusOf(port: number, { method, target, headers, body }: RawRequest): Promise<number> {
  const head = [...headers, ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const received = await rawExchange(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n${body}`, (text) =>
    text.includes('\r\n'),
  )
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)
}
