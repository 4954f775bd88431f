import { parentPort, workerData } from 'node:worker_threads'
import type { AppServices } from './app-services.ts'
import type { Sent, ToSend } from './push-sender.ts'
import { createApns } from './send-apns.ts'
import { createFcm } from './send-fcm.ts'
import { sendWebPush } from './send-web-push.ts'

/** Encrypts and signs notifications and hands them to the push services, off the thread that answers visitors. */

const { fcm, apns } = workerData as AppServices
const sendFcm = fcm && createFcm(fcm)
const sendApns = apns && createApns(apns)

/** A device of a service that is no longer set up is tried again, as if that did not answer. */
const notSetUp = ({ id }: ToSend): Promise<Sent> =>
  Promise.resolve({ id, status: 0, retryAfter: null, fault: 'is not set up on this server' })

function send(one: ToSend): Promise<Sent> {
  if (one.endpoint.startsWith('fcm:')) return (sendFcm ?? notSetUp)(one)
  if (one.endpoint.startsWith('apns:')) return (sendApns ?? notSetUp)(one)
  return sendWebPush(one)
}

/** One that cannot be sent, for whatever reason, keeps none of the others from it. */
const sendSafely = (one: ToSend): Promise<Sent> =>
  send(one).catch((error: unknown) => ({ id: one.id, status: 0, retryAfter: null, fault: String(error) }))

parentPort?.on('message', (batch: readonly ToSend[]) => {
  Promise.all(batch.map(sendSafely)).then(
    (sent) => parentPort?.postMessage(sent),
    (error: unknown) => {
      throw error
    },
  )
})
