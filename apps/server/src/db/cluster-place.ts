import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { isAlive } from './cluster-lock.ts'
import { isCode, majorVersion, type PostgresBinaries, type ProcessOwner, ROOT_PLACE } from './postgres-binaries.ts'

/** The role that owns everything in an embedded cluster. */
export const CLUSTER_USER = 'games'

/** A unix socket's path holds 107 bytes, and PostgreSQL adds `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length

/**
 * The folder a cluster really lies in, made with `initdb` if there is none yet. Whole or not at all: a process killed
 * in the middle, or two that start at once, leave one good cluster. Where root's data folder is closed to `owner`,
 * `dataDir` becomes a link to a folder below ROOT_PLACE.
 */
export async function settleCluster(dataDir: string, binaries: PostgresBinaries, owner: ProcessOwner): Promise<string> {
  const wanted = resolve(dataDir)
  const there = existing(wanted)
  if (there !== undefined) return there
  mkdirSync(dirname(wanted), { recursive: true })
  removeUnfinished(wanted)
  const open = mayEnter(dirname(wanted), owner)
  const made = open ? `${wanted}.making-${process.pid}` : join(ROOT_PLACE, `pg-${randomBytes(6).toString('hex')}`)
  mkdirSync(dirname(made), { recursive: true })
  mkdirSync(made, { mode: 0o700 })
  give(made, owner)
  await initdb(made, binaries, owner)
  try {
    if (open) renameSync(made, wanted)
    else symlinkSync(made, wanted)
    syncFolder(dirname(wanted))
  } catch (error) {
    // Another process was quicker: its cluster is the one.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    rmSync(made, { recursive: true })
  }
  return realpathSync(wanted)
}

/** The folder for the cluster's socket: its own, or a short one where that path is too long. Only `owner` may enter. */
export function socketFolder(place: string, owner: ProcessOwner): string {
  if (Buffer.byteLength(place) <= LONGEST_SOCKET_FOLDER) return place
  const short = join(tmpdir(), `games-${createHash('sha256').update(place).digest('hex').slice(0, 12)}`)
  if (Buffer.byteLength(short) > LONGEST_SOCKET_FOLDER) throw new Error(`no path short enough for a socket: ${short}`)
  try {
    mkdirSync(short, { mode: 0o700 })
    give(short, owner)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const made = lstatSync(short)
    if (!made.isDirectory() || made.uid !== (owner.uid ?? process.getuid?.()))
      throw new Error(`${short} belongs to somebody else: remove it`, { cause: error })
  }
  return short
}

function existing(wanted: string): string | undefined {
  try {
    return realpathSync(wanted)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
  if (lstatSync(wanted, { throwIfNoEntry: false }) !== undefined)
    throw new Error(`${wanted} is a link to a database that is gone; remove the link to begin with an empty one`)
  return undefined
}

function removeUnfinished(wanted: string): void {
  const prefix = `${basename(wanted)}.making-`
  for (const name of readdirSync(dirname(wanted))) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid === process.pid || !isAlive(pid)) rmSync(join(dirname(wanted), name), { recursive: true, force: true })
  }
}

async function initdb(folder: string, binaries: PostgresBinaries, owner: ProcessOwner): Promise<void> {
  const locale =
    majorVersion(binaries) >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8']
  await promisify(execFile)(
    binaries.initdb,
    ['-D', folder, '-U', CLUSTER_USER, '-A', 'trust', '-E', 'UTF8', '--no-instructions', ...locale],
    { ...owner, cwd: '/', env: postgresEnvironment() },
  )
}

/** PostgreSQL's own surroundings: nothing of the caller's `PG…` variables or language gets in. */
export const postgresEnvironment = (): NodeJS.ProcessEnv => ({ PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

const mayEnter = (folder: string, owner: ProcessOwner): boolean =>
  owner.uid === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0

function give(folder: string, owner: ProcessOwner): void {
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
