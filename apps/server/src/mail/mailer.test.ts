import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSmtpMailer } from './mailer.ts'

let server: Server
let received = ''

/** A mail server that accepts everything. */
beforeAll(async () => {
  server = createServer((socket) => {
    let isData = false
    const answer = (line: string): string => {
      isData = isData ? line !== '.' : /^DATA/i.test(line)
      if (isData) return /^DATA/i.test(line) ? '354 go on\r\n' : ''
      return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n'
    }
    socket.write('220 ready\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      received += text
      for (const line of text.split('\r\n').slice(0, -1)) socket.write(answer(line))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a mail server gets one e-mail about all accounts, staff included', async () => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  await createSmtpMailer(`smtp://127.0.0.1:${address.port}`, 'Games <games@mail.example>').send({
    to: 'ana@games.example',
    accounts: [
      { id: '1', username: 'ana', isStaff: true, token: 'first' },
      { id: '2', username: 'irma', isStaff: false, token: 'second' },
    ],
    write: (accounts) => ({
      subject: 'New password',
      text: accounts.map(({ username, token }) => `${username} ${token}`).join('; '),
    }),
  })
  expect(received).toContain('RCPT TO:<ana@games.example>')
  expect(received).toContain('Subject: New password')
  expect(received).toContain('ana first; irma second')
  expect(received.match(/^DATA\r$/gm)).toHaveLength(1)
})
