import { createECDH, randomBytes } from 'node:crypto'
import type { PushSubscriber } from '@games/contract'
import type { Pool } from 'pg'
import type { Attempts } from '../http/session/attempts.ts'
import {
  type AppServices,
  createPushCalls,
  type PushCalls,
  type PushSender,
  pushKeysOf,
} from '../features/notifications/index.ts'

/** Takes every notification, as a push service that is well does. */
export const acceptingSender: PushSender = {
  send: (batch) => Promise.resolve(batch.map(({ id }) => ({ id, status: 201, retryAfter: null, fault: '' }))),
  close: () => Promise.resolve(),
}

/** As if a key of Apple's were set up, and nothing of Google's. */
const SOME_APPS: AppServices = {
  fcm: null,
  apns: {
    privateKey: '',
    keyId: 'ABC123DEFG',
    team: 'TEAM123456',
    bundle: 'org.example.games',
    url: 'https://apns.example',
  },
}

/** The calls of devices, of which none is really sent anything. */
export const quietPushCalls = (pool: Pool, attempts: Attempts): PushCalls =>
  createPushCalls({
    pool,
    attempts,
    pushServices: [],
    apps: SOME_APPS,
    sender: acceptingSender,
    keys: () => pushKeysOf(pool, 'https://games.example'),
  })

/** The keys of a device, with those that only the device has. */
export function deviceKeys() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    own,
    auth,
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}

/** A device that wants to be told everything, at any hour. */
export const someDevice = (endpoint: string, over: Partial<PushSubscriber> = {}): PushSubscriber => ({
  target: { endpoint, keys: deviceKeys().keys },
  locale: 'por',
  timeZone: 'America/Sao_Paulo',
  settings: { lead: 15, results: true, medals: true, messages: true, quiet: null, hidesResults: false },
  follows: [],
  ...over,
})
