import { parentPort, workerData } from 'node:worker_threads'
import type { FromReader, ToRead } from './log-reader.ts'
import { readLogs } from './read-logs.ts'

/*
 * The thread that reads logs, while the main one stores what was read before.
 */

const PROGRESS_MS = 500

const say = (message: FromReader, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer)

let told = performance.now()
const events = readLogs(workerData as ToRead, (path, progress) => {
  if (performance.now() - told < PROGRESS_MS) return
  told = performance.now()
  say({ kind: 'progress', path, progress })
})
parentPort?.on('message', () => {
  void events.next().then(({ value, done }) => {
    if (done === true) return say({ kind: 'done' })
    say(value, value.kind === 'part' ? value.part.quarters.map(({ words }) => words.buffer) : [])
  })
})
