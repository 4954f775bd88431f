import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PushSubscriber } from '@games/contract'
import { hasNews, type PushedNotification, type ShownRevisions, withShown } from '@games/domain/notifications/pushed'
import ece from 'http_ece'
import { generate } from 'selfsigned'
import { type ApnsNotification, type FakeApns, openFakeApns } from '../apps/server/src/testing/fake-apns.ts'
import { type FakeFcm, openFakeFcm } from '../apps/server/src/testing/fake-fcm.ts'
import { deviceKeys, someDevice } from '../apps/server/src/testing/some-device.ts'
import type { RunningServer } from './server.ts'

/** What a device is reached through: a browser's push service, or the native app's on Android or iPhones. */
export const ROADS = ['web', 'fcm', 'apns'] as const
export type RoadKind = (typeof ROADS)[number]

/**
 * A device at a push service of ours. A browser and Android read what is pushed to them and show it by the rule of the service worker; an iPhone
 * shows whatever comes, in the place of what has the same collapse id, and is heard where there is a sound.
 */
export interface PushDevice {
  readonly road: RoadKind
  readonly subscriber: PushSubscriber
  /** Everything that was pushed to it, in order. */
  readonly pushed: PushedNotification[]
  /** What of it was news, and so shown; on an iPhone what was heard. */
  readonly shown: PushedNotification[]
}

/** A push service (RFC 8030) on loopback, with a certificate of its own. */
export interface PushService {
  /** What a server needs to send here. */
  readonly env: Readonly<Record<string, string>>
  /** How many notifications it has taken. */
  readonly taken: number
  /** Of Firebase Cloud Messaging's and of Apple's own, for what goes wrong with them. */
  readonly fcm: FakeFcm
  readonly apns: FakeApns
  /** A device that subscribes at the server. */
  device(wanted: Partial<PushSubscriber>, road?: RoadKind): PushDevice
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
  const [fcm, apns] = await Promise.all([openFakeFcm({ key, cert }), openFakeApns({ key, cert })])
  const account = join(folder, 'account.json')
  writeFileSync(account, JSON.stringify(fcm.account))
  const apnsKey = join(folder, `AuthKey_${apns.keyId}.p8`)
  writeFileSync(apnsKey, apns.key)
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
    env: {
      PUSH_SERVICES: origin,
      NODE_EXTRA_CA_CERTS: certificate,
      FCM_ACCOUNT_FILE: account,
      FCM_URL: fcm.url,
      APNS_KEY_FILE: apnsKey,
      APNS_KEY_ID: apns.keyId,
      APNS_URL: apns.url,
      IOS_APP: `${apns.team}.${apns.bundle}`,
    },
    fcm,
    apns,
    get taken() {
      return taken + fcm.taken + apns.taken
    },
    device(wanted, road = 'web') {
      const path = `/push/${made++}`
      const { own, auth, keys } = deviceKeys()
      let known: ShownRevisions = {}
      const pushed: PushedNotification[] = []
      const shown: PushedNotification[] = []
      const show = (text: string) => {
        const push = JSON.parse(text) as PushedNotification
        pushed.push(push)
        if (hasNews(push, known)) shown.push(push)
        known = withShown(known, push)
      }
      const showOnIphone = ({ payload: { aps, tag, tells, path: leads } }: ApnsNotification) => {
        const push = { tag, tells, ...aps.alert, path: leads, locale: wanted.locale ?? 'por', at: 0 } as const
        pushed.push(push)
        if (aps.sound !== undefined) shown.push(push)
      }
      const target: PushSubscriber['target'] =
        road === 'web'
          ? { endpoint: origin + path, keys }
          : road === 'fcm'
            ? { endpoint: `fcm:${fcm.device(({ push = '' }) => show(push))}` }
            : { endpoint: `apns:${apns.device(showOnIphone)}` }
      devices.set(path, (body) =>
        show(ece.decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: auth }).toString()),
      )
      return { road, subscriber: { ...someDevice(target.endpoint, wanted), target }, pushed, shown }
    },
    answer(given = 201, after = 0) {
      status = given
      afterMs = after
    },
    async close() {
      await Promise.all([fcm.close(), apns.close()])
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
