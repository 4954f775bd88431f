import { parentPort, workerData } from 'node:worker_threads'
import { readWorkbook } from './read-workbook.ts'

/** Reads one file in a thread of its own, whose memory is bounded, and ends. */
const { bytes, fileName } = workerData as { readonly bytes: Uint8Array; readonly fileName: string }
parentPort?.postMessage(await readWorkbook(bytes, fileName))
