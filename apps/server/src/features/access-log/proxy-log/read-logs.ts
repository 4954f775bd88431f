import { NoLog } from './log-bytes.ts'
import type { ReadEvent, ReadLogs } from './log-reader.ts'
import { readLog } from './read-log.ts'

/** Reads logs one after the other, in this thread. */
export const readLogs: ReadLogs = async function* ({ paths, options }, onProgress): AsyncGenerator<ReadEvent> {
  for (const path of paths) {
    try {
      const parts = readLog(path, options, (progress) => onProgress(path, progress))
      let next = await parts.next()
      for (; next.done !== true; next = await parts.next()) yield { kind: 'part', path, part: next.value }
      yield { kind: 'end', path, report: next.value }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      yield { kind: 'refused', path, why: error instanceof NoLog ? why : `cannot be read (${why})` }
    }
  }
}
