import { constants } from 'node:fs'
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isWrittenHere } from '@games/odf/venue-files/index'
import { contentOf, faultOf, identityOf, pathOf, shown } from './folder-intake.ts'
import { keepLooking, type WatchedFolder } from './keep-looking.ts'

export interface VenueFolderOptions {
  readonly folder: string
  /** Takes the content of a file; rejects where the database does not take it now. */
  readonly take: (name: string, content: Uint8Array) => Promise<void>
  /** Whatever has come of what earlier files waited for is brought in. */
  readonly tryWaiting: () => Promise<void>
  /** Files to be there, by name; null: as they were. */
  readonly changedFiles: () => Promise<Readonly<Record<string, Uint8Array>> | null>
  readonly log: (line: string, error?: unknown) => void
  readonly everyMs?: number
}

/**
 * The folder that a timing system writes its results to and reads its start lists from. Files stay where they are, since they are the venue's:
 * one is read once it lies still from one look to the next, and again whenever it is written anew. One that is locked or half written is tried at
 * the next look. Ours are put in their place whole, and only when they say something else than what lies there. A file of another program is never
 * overwritten: ours is put in its place once the other is gone.
 */
export function watchVenueFolder(options: VenueFolderOptions): WatchedFolder {
  const { folder, log, everyMs } = options
  return keepLooking({ folder, look: createVenueLook(options), log, ...(everyMs !== undefined && { everyMs }) })
}

interface Seen {
  readonly identity: string
  readonly isTaken: boolean
  /** What stood in the way, which is logged once. */
  readonly fault?: string
}

/** One look at the folder. Rejects where it cannot be read, or the database takes nothing. */
export function createVenueLook({ folder, take, tryWaiting, changedFiles, log }: VenueFolderOptions) {
  let seen = new Map<string, Seen>()
  // until they are all in place
  let toPut: Readonly<Record<string, Uint8Array>> = {}
  let foreign: readonly string[] = []

  const attend = async (name: string, was: Seen | undefined): Promise<Seen> => {
    let identity = ''
    try {
      identity = await identityOf(pathOf(folder, name))
      if (identity !== was?.identity) return { identity, isTaken: false }
      if (was.isTaken) return was
      const content = await contentOf(pathOf(folder, name), identity)
      if (content === null) return { identity: '', isTaken: false }
      if (content === 'too-large') throw new Error('is too large')
      await take(textOf(name), content).catch((error: unknown) => {
        throw new NotTaken('files of a timing system cannot be stored', { cause: error })
      })
      return { identity, isTaken: true }
    } catch (error) {
      if (error instanceof NotTaken) throw error
      return { identity, isTaken: false, fault: faultOf(error) }
    }
  }

  return async (isClosed: () => boolean): Promise<void> => {
    const names = (await readdir(folder, { encoding: 'latin1' }))
      .filter((name) => /\.(lif|lff|lef|lxf|sd3|cl2)$/i.test(name))
      .sort()
    const seenBefore = seen
    seen = new Map(names.flatMap((name) => (seenBefore.has(name) ? [[name, seenBefore.get(name) as Seen]] : [])))
    for (const name of names) {
      if (isClosed()) return
      const now = await attend(name, seenBefore.get(name))
      seen.set(name, now)
      if (now.fault !== undefined && now.fault !== seenBefore.get(name)?.fault)
        log(`${shown(name)} in the folder of the timing system: ${now.fault}`)
    }
    await tryWaiting()
    toPut = (await changedFiles()) ?? toPut
    const before = foreign
    foreign = await foreignFiles(folder, Object.keys(toPut))
    for (const name of foreign)
      if (!before.includes(name))
        log(`${name} in the folder of the timing system is of another program: not overwritten`)
    for (const [name, content] of Object.entries(toPut)) if (!foreign.includes(name)) await putInPlace(name, content)
    toPut = Object.fromEntries(Object.entries(toPut).filter(([name]) => foreign.includes(name)))
  }

  async function putInPlace(name: string, content: Uint8Array): Promise<void> {
    const path = `${folder}/${name}`
    const there = await readFile(path).catch(() => null)
    if (there?.equals(content)) return
    await writeFile(`${path}.new`, content)
    await rename(`${path}.new`, path)
  }
}

const HEAD_BYTES = 64

/**
 * Of the names of our files, those of which the folder has a file that this system did not write, in upper or lower case: file systems of Windows
 * know no difference. A file that cannot be read counts as one.
 */
export async function foreignFiles(folder: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const foreign = new Set<string>()
  for (const found of await readdir(folder)) {
    const name = names.find((ours) => ours === found.toLowerCase())
    if (name !== undefined && !(await isOurs(`${folder}/${found}`))) foreign.add(name)
  }
  return [...foreign]
}

async function isOurs(path: string): Promise<boolean> {
  try {
    // a pipe of that name would wait for its other end
    await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK)
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return isWrittenHere(buffer.subarray(0, bytesRead))
  } catch {
    return false
  }
}

/** The database takes nothing now, which stops a look. */
class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

/** Longest name that is kept, characters. */
const LONGEST = 200
// names come one character a byte
const textOf = (name: string): string => Buffer.from(name, 'latin1').toString().toWellFormed().slice(-LONGEST)
