import { ApiFailure, APP_SERVICES } from '@games/contract'
import { channelOf } from '@games/domain/notifications/pushed'
import { trialOf } from '@games/domain/notifications/words'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Attempts } from '../../http/session/attempts.ts'
import { DONE, type PrivateCalls } from '../../http/session/private-call-types.ts'
import type { PushSender, ToSend } from './push-sender.ts'
import { type AppServices, appServicesOf } from './app-services.ts'
import { isPushService } from './push-services.ts'
import { deleteSubscriptions } from './deliveries.queries.ts'
import { isGone, payloadOf } from './send.ts'
import { deleteSubscription, moveSubscription, putSubscription, subscriptionOf } from './subscriptions.queries.ts'

/** A notification to try a device is good for so long. */
const TRIAL_SECONDS = 60

export type PushCalls = PrivateCalls<
  'getPushKey' | 'putPushSubscription' | 'movePushSubscription' | 'endPushSubscription' | 'tryPushSubscription'
>

export interface PushCallOptions {
  readonly pool: Pool
  readonly attempts: Attempts
  /** Origins of push services beside those of the browsers. */
  readonly pushServices: readonly string[]
  /** Through whom the native app is reached. */
  readonly apps: AppServices
  readonly sender: PushSender
  readonly keys: () => Promise<ToSend['keys']>
}

export function createPushCalls({ pool, attempts, pushServices, apps, sender, keys }: PushCallOptions): PushCalls {
  const services = appServicesOf(apps)
  const checked = (endpoint: string): void => {
    const app = APP_SERVICES.find((one) => endpoint.startsWith(`${one}:`))
    if (app && !services.includes(app))
      throw new ApiFailure(400, 'unknown-push-service', 'Notifications of the native app are not set up on this server')
    if (!app && !isPushService(endpoint, pushServices))
      throw new ApiFailure(400, 'unknown-push-service', 'This is no push service of a browser we know')
  }
  const unknown = () => new ApiFailure(404, 'not-found', 'This device gets no notifications')
  return {
    getPushKey: async () => ({ view: { publicKey: (await keys()).publicKey, apps: services } }),
    async putPushSubscription({ body }, { viewer, network }) {
      checked(body.target.endpoint)
      await attempts.count(['push', network])
      await putSubscription(pool, body, viewer?.sessionId ?? null)
      return DONE
    },
    async movePushSubscription({ body: { endpoint, target } }, { network }) {
      checked(target.endpoint)
      await attempts.count(['push', network])
      if (!(await transaction(pool, (tx) => moveSubscription(tx, endpoint, target)))) throw unknown()
      return DONE
    },
    async endPushSubscription({ body: { endpoint } }) {
      await deleteSubscription(pool, endpoint)
      return DONE
    },
    async tryPushSubscription({ body: { endpoint } }, { network }) {
      const device = await subscriptionOf(pool, endpoint)
      if (!device) throw unknown()
      await attempts.count(['push-trial', endpoint], ['push', network])
      const { p256dh, auth, locale } = device
      const at = Date.now()
      const push = { tag: 'trial', tells: [{ about: 'trial', revision: at }], ...trialOf(locale), locale, at }
      const [sent] = await sender.send([
        {
          id: 0,
          endpoint,
          p256dh,
          auth,
          payload: payloadOf(push),
          channel: channelOf(push),
          ttl: TRIAL_SECONDS,
          urgency: 'high',
          isAgain: false,
          keys: await keys(),
        },
      ])
      if (sent && isGone(sent.status)) {
        await deleteSubscriptions(pool, [{ id: device.id, endpoint, since: sent.goneAt ?? null }])
        throw unknown()
      }
      if (!sent || sent.status < 200 || sent.status > 299)
        throw new ApiFailure(503, 'unavailable', 'The push service does not take it: try again later')
      return DONE
    },
  }
}
