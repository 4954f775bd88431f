import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { MAX_MESSAGE_BYTES } from '@games/odf'

export interface FolderIntakeOptions {
  readonly folder: string
  /** Stores a message; resolves once it is committed. */
  readonly receive: (bytes: Uint8Array) => Promise<unknown>
  readonly log: (line: string, error?: unknown) => void
}

/** Where files go once their message is in the inbox, and where those go that cannot even be unpacked. */
type Place = 'stored' | 'unreadable'

/** A name of the folder as it was last looked at. */
interface Seen {
  /** Which file of which content it was; a file is taken once this stays the same from one look to the next. */
  readonly identity: string
  /** Its message is in the inbox, or never will be: all that is left is to move it there. */
  readonly goesTo?: Place
  /** What stood in the way, which is logged once. */
  readonly fault?: string
}

const unzip = promisify(gunzip)

/**
 * One look at a folder: every `.xml` or `.xml.gz` that lies still goes into the inbox and then to the subfolder `stored`. A name that is no
 * file, cannot be read or cannot be moved holds up no other, and a file that cannot be moved is not taken again. A crash between storing and
 * moving stores it again, which the inbox knows as a duplicate. Rejects where the folder cannot be read or messages cannot be stored: later
 * looks go on from there.
 */
export function createFolderIntake({ folder, receive, log }: FolderIntakeOptions) {
  let seen = new Map<string, Seen>()

  const take = async (name: string, identity: string): Promise<Place | null> => {
    const bytes = await contentOf(pathOf(folder, name), identity)
    if (bytes === null) return null
    const message = /\.gz$/i.test(name) && bytes !== 'too-large' ? await unpacked(bytes) : bytes
    if (typeof message === 'string') {
      log(`${shown(name)} is ${message === 'too-large' ? `larger than ${MAX_MESSAGE_BYTES} bytes` : 'no gzip'}`)
      return 'unreadable'
    }
    await receive(message).catch((error: unknown) => {
      throw new NotStored('messages from the watched folder cannot be stored', { cause: error })
    })
    return 'stored'
  }
  const move = async (name: string, place: Place): Promise<void> => {
    await mkdir(pathOf(folder, place), { recursive: true })
    await rename(pathOf(folder, name), pathOf(folder, `${place}/${name}`))
  }
  /** The name after this look; undefined when it is no longer in the folder. */
  const attend = async (name: string, before: Seen | undefined): Promise<Seen | undefined> => {
    const identity = await identityOf(pathOf(folder, name))
    if (identity !== before?.identity) return { identity }
    let goesTo = before.goesTo
    try {
      goesTo ??= (await take(name, identity)) ?? undefined
      if (goesTo === undefined) return { identity: CHANGED }
      await move(name, goesTo)
      return undefined
    } catch (error) {
      if (error instanceof NotStored) throw error
      return { identity, ...(goesTo && { goesTo }), fault: faultOf(error) }
    }
  }

  return async (isClosed: () => boolean): Promise<void> => {
    const names = await namesIn(folder)
    const before = seen
    // what this look does not reach is as it was
    seen = new Map(names.flatMap((name) => (before.has(name) ? [[name, before.get(name) as Seen]] : [])))
    for (const name of names) {
      if (isClosed()) return
      const was = before.get(name)
      const now = await attend(name, was).catch((error: unknown) => {
        if (error instanceof NotStored) throw error
        return { identity: '', fault: faultOf(error) }
      })
      if (now) seen.set(name, now)
      else seen.delete(name)
      if (now?.fault !== undefined && now.fault !== was?.fault)
        log(`${shown(name)} in the watched folder: ${now.fault}`)
    }
  }
}

/** The database does not take messages now, which stops a look: the next file would fare no better. */
class NotStored extends Error {
  override readonly name = 'NotStored'
}

/** The identity of a file that is being written: none has it. */
const CHANGED = 'changed'

// names as the system has them, one character a byte: in whatever encoding they are, they lead back to their file
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { encoding: 'latin1' })).filter((name) => /\.xml(\.gz)?$/i.test(name)).sort()
/** Where a name of the folder leads; names have a character a byte. */
export const pathOf = (folder: string, name: string): Buffer =>
  Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(name, 'latin1')])
/** A name as it stands in a line of the log. */
export const shown = (name: string): string => JSON.stringify(Buffer.from(name, 'latin1').toString())

/** Which file of which content lies there: it changes whenever the file is written. Throws for what is no file. */
export async function identityOf(path: Buffer): Promise<string> {
  return identity(await stat(path))
}

function identity(file: Awaited<ReturnType<typeof stat>>): string {
  if (!file.isFile()) throw new Error('is no file')
  return `${file.dev} ${file.ino} ${file.size} ${file.mtimeMs}`
}

/** The bytes of a file that is, before and after reading, the one that was looked at; null where it is another by now. */
export async function contentOf(path: Buffer, expected: string): Promise<Uint8Array | 'too-large' | null> {
  // what has become a pipe meanwhile must not be waited for
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const before = await file.stat()
    if (identity(before) !== expected) return null
    if (before.size > MAX_MESSAGE_BYTES) return 'too-large'
    const bytes = await file.readFile()
    return identity(await file.stat()) === expected ? bytes : null
  } finally {
    await file.close()
  }
}

async function unpacked(bytes: Uint8Array): Promise<Uint8Array | 'too-large' | 'no-gzip'> {
  try {
    return await unzip(bytes, { maxOutputLength: MAX_MESSAGE_BYTES })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'no-gzip'
  }
}

/** Without the path, whose name may be anything. */
export function faultOf(error: unknown): string {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  return code === undefined ? message : `${code} (${syscall})`
}
