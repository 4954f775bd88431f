import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/**
 * A push service in a process of its own that counts and reads nothing: `node push-counter.ts COUNT`. Says where it is and with which
 * certificate, and, whenever COUNT more notifications have arrived, when the first and the last did (epoch milliseconds), a line of JSON each.
 */
const count = Number(process.argv[2])
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
})
const folder = mkdtempSync(join(tmpdir(), 'games-push-'))
process.on('SIGTERM', () => {
  rmSync(folder, { recursive: true })
  process.exit(0)
})
const certificate = join(folder, 'certificate.pem')
writeFileSync(certificate, cert)
let arrived = 0
let first = 0
const server = createServer({ key, cert }, (request, response) => {
  request.resume().on('end', () => {
    response.writeHead(201).end()
    if (arrived % count === 0) first = Date.now()
    arrived += 1
    if (arrived % count === 0) say({ first, last: Date.now() })
  })
})
server.listen(0, '127.0.0.1', () =>
  say({ origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, certificate }),
)
