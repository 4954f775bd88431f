import { parentPort } from 'node:worker_threads'
import type { Numbered } from '../../limited-thread.ts'
import { readVenueFile } from './read-venue-file.ts'
import type { FileRequest, FileReply } from './venue-file-reader.ts'

/** Reads files of timing systems in a thread with bounded memory. */
const port = parentPort
if (port === null) throw new Error('read.worker.ts is a thread of venue-file-reader.ts')

port.on('message', ({ kind, bytes, question }: Numbered<FileRequest>) => {
  const answer = (reply: FileReply) => port.postMessage({ ...reply, question } satisfies Numbered<FileReply>)
  try {
    answer({ read: readVenueFile(kind, bytes) })
  } catch (error) {
    answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
