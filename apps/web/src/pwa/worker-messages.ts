import type { ToWorker } from '../sw/messages.ts'

export const sendToWorker = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message)

/** A worker that does not answer is an old one, or was ended on the way. */
const ANSWER_MS = 60_000

/** What the worker answers, or undefined when it does not within a minute: loading messages over a bad network takes its time. */
export function requestFromWorker(worker: ServiceWorker, message: ToWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = (answer: unknown) => {
      clearTimeout(timer)
      port1.close()
      resolve(answer)
    }
    const timer = setTimeout(done, ANSWER_MS, undefined)
    port1.onmessage = ({ data }) => done(data)
    worker.postMessage(message, [port2])
  })
}
