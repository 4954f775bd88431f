import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { programFile } from '../../programs.ts'
import type { CheckAnswer, CheckJob, FoundFile } from './check/found.ts'
import { StoreAway } from './file-store.ts'
import { refused } from './receive.ts'

/** Finds out whether a file is what it begins like, and makes what is stored of it. Throws ApiFailure, and StoreAway where that cannot be written. */
export type CheckFile = (job: CheckJob) => Promise<FoundFile>

export interface CheckLimits {
  /** At the same time; the others wait their turn. */
  readonly most?: number
  readonly withinMs?: number
  /** Memory of one check; watched on Linux. */
  readonly mostBytes?: number
}

const LOOK_EVERY_MS = 100
const PAGE_BYTES = 4_096

/**
 * Each file is read by a process of its own, that knows nothing of ours, is ended when it takes too long or too much, and may as well
 * crash: what decodes pictures is a million lines of C, and what a file is made of is the sender's.
 */
export function createCheckFile({
  most = 2,
  withinMs = 120_000,
  mostBytes = 1_500_000_000,
}: CheckLimits = {}): CheckFile {
  let under = 0
  const waiting: (() => void)[] = []
  return async (job) => {
    if (under >= most) await new Promise<void>((turn) => waiting.push(turn))
    else under += 1
    try {
      return await checkAlone(job, withinMs, mostBytes)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else under -= 1
    }
  }
}

function checkAlone(job: CheckJob, withinMs: number, mostBytes: number): Promise<FoundFile> {
  return new Promise((found, failed) => {
    const child = fork(programFile('features/files/check/check.process.ts'), [], {
      // no secret of ours is in its environment
      env: {},
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const end = () => {
      clearTimeout(late)
      clearInterval(watch)
      child.kill('SIGKILL')
    }
    const costly = (why: string) => {
      failed(refused('too-costly', why))
      end()
    }
    const late = setTimeout(() => costly('The file takes too long to read'), withinMs)
    const watch = setInterval(() => {
      void memoryOf(child.pid).then((bytes) => {
        if (bytes > mostBytes) costly('The file takes too much memory to read')
      })
    }, LOOK_EVERY_MS)
    child.once('message', (answer: CheckAnswer) => {
      if ('found' in answer) found(answer.found)
      else if ('fault' in answer) failed(refused(answer.fault, answer.why))
      else if (answer.isDisk) failed(new StoreAway(answer.failure))
      else failed(refused('broken', `The file cannot be read: ${answer.failure}`))
      end()
    })
    child.once('error', (error) => {
      failed(error)
      end()
    })
    // a decoder has crashed, or had no memory left
    child.once('exit', () => {
      failed(refused('broken', 'The file cannot be read'))
      end()
    })
    child.send(job)
  })
}

/** Bytes of memory a process has; 0 where that cannot be asked. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES
}
