import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICK_SECONDS = 0.01

/** Seconds of processor time that processes have used so far, in the program and in the kernel; NaN where there is no /proc. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    try {
      // the second field is the name, in brackets, and may hold anything
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return Number(fields[11]) + Number(fields[12])
    } catch {
      return Number.NaN
    }
  })
  return ticks.reduce((sum, n) => sum + n, 0) * TICK_SECONDS
}

/** A process and its children. */
export function familyOf(pid: number): number[] {
  try {
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    return [pid, ...children.split('\n').filter(Boolean).map(Number)]
  } catch {
    return [pid] // pgrep's way to say that there are none
  }
}

/** Megabytes that processes need: what they share counts by share (Linux's Pss). */
export function megabytes(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, n) => sum + n, 0) / 1_024
}
