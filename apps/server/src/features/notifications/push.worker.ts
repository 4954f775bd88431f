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

function sendBy(one: ToSend): Promise<Sent> {
  if (one.endpoint.startsWith('fcm:')) return (sendFcm ?? notSetUp)(one)
  if (one.endpoint.startsWith('apns:')) return (sendApns ?? notSetUp)(one)
  return sendWebPush(one)
}

/** A fault of our own is one device's: what became of the others is noted. */
async function send(one: ToSend): Promise<Sent> {
  try {
    return await sendBy(one)
  } catch (error) {
    return { id: one.id, status: 0, retryAfter: null, fault: String(error), mayHaveArrived: true }
  }
}

parentPort?.on('message', (batch: readonly ToSend[]) => {
  void Promise.all(batch.map(send)).then((sent) => parentPort?.postMessage(sent))
})
