import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isCode } from './postgres-binaries.ts'

/** What PostgreSQL writes into `postmaster.pid`: who runs the cluster, and how far it is (`ready`, `starting`, `stopping`). */
export interface ClusterLock {
  readonly pid: number
  readonly status: string
}

/** A starting PostgreSQL makes the file and writes it in one go. */
const EMPTY_FOR_MS = 2_000

const file = (place: string) => join(place, 'postmaster.pid')

/** The lock of the cluster in `place`; undefined when nobody holds it. A lock may outlive its process (`kill -9`). */
export function readClusterLock(place: string): ClusterLock | undefined {
  try {
    const lines = readFileSync(file(place), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Whether the lock's process runs this very cluster. */
export const isInUse = (place: string, lock: ClusterLock): boolean => isAlive(lock.pid) && !isStranger(place, lock)

/**
 * Removes a lock that would keep PostgreSQL from starting for ever, though nobody runs this cluster: one whose number
 * now belongs to another program (PostgreSQL asks only whether that number lives; after a container's restart numbers
 * are small and come again), or an empty one (power lost while it was written). PostgreSQL's second guard, the shared
 * memory of this folder, still stands between two servers on one cluster.
 */
export function dropAbandonedLock(place: string): void {
  const lock = readClusterLock(place)
  const written = statSync(file(place), { throwIfNoEntry: false })?.mtimeMs
  if (written === undefined) return
  const abandoned =
    lock === undefined ? Date.now() - written > EMPTY_FOR_MS : isAlive(lock.pid) && isStranger(place, lock)
  if (abandoned) rmSync(file(place), { force: true })
}

/** Whether a process of this number exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** True only where /proc shows that the process was not started on `place` (it has ended, or is another program). */
function isStranger(place: string, lock: ClusterLock): boolean {
  try {
    return !readFileSync(`/proc/${lock.pid}/cmdline`, 'utf8').split('\0').includes(place)
  } catch {
    return false // no /proc, or hidden from us: believe the lock
  }
}
