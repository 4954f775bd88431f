import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PushSubscriber } from '@games/contract'
import { hasNews, type PushedNotification, type ShownRevisions, withShown } from '@games/domain/notifications/pushed'
import ece from 'http_ece'
import { generate } from 'selfsigned'
import { deviceKeys, someDevice } from '../apps/server/src/testing/some-device.ts'
import type { RunningServer } from './server.ts'

/** A device at a push service of ours: it reads what is pushed to it and shows it by the rule of the service worker. */
export interface PushDevice {
  readonly subscriber: PushSubscriber
  /** Everything that was pushed to it, in order. */
  readonly pushed: PushedNotification[]
  /** What of it was news, and so shown. */
  readonly shown: PushedNotification[]
}

/** A push service (RFC 8030) on loopback, with a certificate of its own. */
export interface PushService {
  /** What a server needs to send here. */
  readonly env: Readonly<Record<string, string>>
  /** How many notifications it has taken. */
  readonly taken: number
  /** A device that subscribes at the server. */
  device(wanted: Partial<PushSubscriber>): PushDevice
  /** What it answers from now on: a status, after a while. Absent: 201 at once. */
  answer(status?: number, afterMs?: number): void
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const folder = mkdtempSync(join(tmpdir(), 'games-push-'))
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, cert)
  const devices = new Map<string, (body: Buffer) => void>()
  let taken = 0
  let status = 201
  let afterMs = 0
  const server = createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const read = devices.get(request.url ?? '')
      const isSigned = /^vapid t=[\w.-]+, ?k=[\w-]+$/i.test(request.headers.authorization ?? '')
      const given = !isSigned ? 401 : read ? status : 410
      if (given === 201) {
        taken += 1
        read?.(Buffer.concat(parts))
      }
      setTimeout(() => response.writeHead(given).end(), afterMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `https://127.0.0.1:${port}`
  let made = 0
  return {
    env: { PUSH_SERVICES: origin, NODE_EXTRA_CA_CERTS: certificate },
    get taken() {
      return taken
    },
    device(wanted) {
      const path = `/push/${made++}`
      const { own, auth, keys } = deviceKeys()
      const device: PushDevice = {
        subscriber: { ...someDevice(origin + path, wanted), target: { endpoint: origin + path, keys } },
        pushed: [],
        shown: [],
      }
      let known: ShownRevisions = {}
      devices.set(path, (body) => {
        const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: auth }).toString()
        const push = JSON.parse(text) as PushedNotification
        device.pushed.push(push)
        if (hasNews(push, known)) device.shown.push(push)
        known = withShown(known, push)
      })
      return device
    },
    answer(given = 201, after = 0) {
      status = given
      afterMs = after
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

/** Has a server send notifications to a device. */
export async function subscribe({ url }: RunningServer, { subscriber }: PushDevice): Promise<void> {
  const { status } = await fetch(`${url}/api/push/subscription`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(subscriber),
  })
  if (status !== 200) throw new Error(`a device could not subscribe: ${status}`)
}
