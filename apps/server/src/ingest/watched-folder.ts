import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { MAX_MESSAGE_BYTES } from '@games/odf'

export interface WatchedFolder {
  close(): Promise<void>
}

export interface WatchedFolderOptions {
  readonly folder: string
  /** Stores a message; resolves once it is committed. */
  readonly receive: (bytes: Uint8Array) => Promise<unknown>
  readonly log: (line: string, error?: unknown) => void
  readonly everyMs?: number
}

/** Where files go once their message is in the inbox, and where those go that cannot even be unpacked. */
const STORED = 'stored'
const UNREADABLE = 'unreadable'
/** A file is taken when nobody has written to it for so long. */
const SETTLED_MS = 500

/**
 * Takes ODF messages from a folder: every `.xml` or `.xml.gz` that lies still goes into the inbox and then to the subfolder `stored`.
 * A crash in between stores it again, which the inbox knows as a duplicate. Other files are left alone.
 */
export function watchFolder({ folder, receive, log, everyMs = 1_000 }: WatchedFolderOptions): WatchedFolder {
  let scanning = Promise.resolve()
  let closed = false
  const scan = async () => {
    const names = (await readdir(folder)).filter((n) => /\.xml(\.gz)?$/i.test(n)).sort()
    for (const name of names) {
      if (closed) return
      const path = join(folder, name)
      const { mtimeMs, size } = await stat(path)
      if (Date.now() - mtimeMs < SETTLED_MS) continue
      const bytes = size > MAX_MESSAGE_BYTES ? null : unpacked(name, await readFile(path))
      if (bytes) await receive(bytes)
      else log(`${name} is no gzip or larger than ${MAX_MESSAGE_BYTES} bytes: moved to ${UNREADABLE}/`)
      await rename(path, join(folder, bytes ? STORED : UNREADABLE, name))
    }
  }
  const tick = () => {
    scanning = scanning.then(scan).catch((error: unknown) => log('the watched folder could not be read', error))
  }
  const ready = Promise.all([STORED, UNREADABLE].map((sub) => mkdir(join(folder, sub), { recursive: true }))).then(tick)
  ready.catch((error: unknown) => log('the watched folder could not be prepared', error))
  const timer = setInterval(tick, everyMs)
  timer.unref()
  return {
    async close() {
      closed = true
      clearInterval(timer)
      await scanning
    },
  }
}

function unpacked(name: string, bytes: Uint8Array): Uint8Array | null {
  if (!/\.gz$/i.test(name)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_MESSAGE_BYTES })
  } catch {
    return null
  }
}
