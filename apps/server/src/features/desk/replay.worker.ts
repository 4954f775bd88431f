import { parentPort } from 'node:worker_threads'
import { replayed, type ToReplay } from './replayed.ts'

/** Plays one unit after the other again, each as it is asked for. */
parentPort?.on('message', (unit: ToReplay) => {
  try {
    parentPort?.postMessage({ replayed: replayed(unit) })
  } catch (error) {
    parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) })
  }
})
