import { join } from 'node:path'
import type { Pool } from 'pg'
import { type CheckLimits, createCheckFile } from './check-files.ts'
import { createDiskStore } from './disk-store.ts'
import { createFileAddresses, type FileAddresses } from './file-address.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store, type S3Options } from './s3-store.ts'
import type { UploadDeps } from './store-upload.ts'
import { sweepFiles } from './sweep.ts'

export interface FileOptions {
  readonly pool: Pool
  /** Folder of this machine: for what is being received, and for the files themselves where there is no `s3`. */
  readonly dataDir: string
  readonly s3: S3Options | null
  /** ACCOUNTS_KEY: what addresses are signed with. */
  readonly accountsKey: string
  readonly now: () => number
  readonly onError: (error: unknown) => void
  readonly limits?: CheckLimits
  /** In place of the disk or S3. */
  readonly store?: FileStore
}

/** The files of one server. */
export interface OpenFiles extends UploadDeps {
  readonly addresses: FileAddresses
  close(): Promise<void>
}

const FIRST_SWEEP_MS = 60_000
const SWEEP_EVERY_MS = 60 * 60_000

/** The store, which is swept soon and then each hour. */
export function openFiles(options: FileOptions): OpenFiles {
  const { pool, dataDir, s3, accountsKey, now, onError, limits } = options
  const incoming = join(dataDir, 'incoming')
  const store = options.store ?? (s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'files')))
  let sweeping: Promise<void> = Promise.resolve()
  const sweep = () => {
    sweeping = sweeping.then(() => sweepFiles({ pool, store, incoming })).catch(onError)
  }
  const timers = [setTimeout(sweep, FIRST_SWEEP_MS), setInterval(sweep, SWEEP_EVERY_MS)]
  for (const timer of timers) timer.unref()
  return {
    pool,
    store,
    incoming,
    check: createCheckFile(limits),
    onError,
    addresses: createFileAddresses(accountsKey, now),
    async close() {
      timers.forEach(clearInterval)
      await sweeping
    },
  }
}
