import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { err, type Result } from '@games/domain'
import type { ReadWorkbook, WorkbookFault } from './read-workbook.ts'

/** From this file, and from the bundle in `dist`. */
const WORKERS = ['sheet.worker.ts', '../src/features/sheets/sheet.worker.ts'].map((path) =>
  join(import.meta.dirname, path),
)

const MOST_HEAP_MB = 768
const WITHIN_MS = 60_000

/**
 * What is in a file, read off the thread that answers visitors: one that needs more memory or time than a sheet of 100,000 rows is
 * `too-large`.
 */
export function readInThread(
  bytes: Uint8Array,
  fileName: string,
): Promise<Result<{ readonly kind: WorkbookFault }, ReadWorkbook>> {
  const path = WORKERS.find((file) => existsSync(file))
  if (path === undefined) throw new Error(`none of ${WORKERS.join(', ')} is there`)
  const worker = new Worker(path, {
    workerData: { bytes, fileName },
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  })
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(err({ kind: 'too-large' }))
      void worker.terminate()
    }, WITHIN_MS)
    worker.on('message', (read: Result<{ readonly kind: WorkbookFault }, ReadWorkbook>) => {
      clearTimeout(timer)
      resolve(read)
      void worker.terminate()
    })
    worker.on('error', (error: unknown) => {
      clearTimeout(timer)
      if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(err({ kind: 'too-large' }))
      else reject(error instanceof Error ? error : new Error(String(error)))
    })
  })
}
