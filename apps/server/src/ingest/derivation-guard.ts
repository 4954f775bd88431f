import type { Pool } from 'pg'
import type { Log } from './apply-batch.ts'
import type { IngestPolicy } from './apply-message.ts'
import { derivedBy, waitedFor } from './derivation.queries.ts'
import { type Progress, progressInWords } from './progress.ts'
import { deriveAgain } from './rebuild.ts'

/** After so long with a message that nobody applies, no node of the other release is there any more. */
const LEFT_ALONE_MS = 60_000
/** Between two lines in the log. */
const LOG_EVERY_MS = 10_000

export interface DerivationGuard {
  /**
   * Whether messages may be applied: everything derived is by this release's rules. It is made so at the start, and later when the release
   * that has derived everything since is gone; while that one runs, messages are left to it.
   */
  mayApply(): Promise<boolean>
  deriving(): Progress | null
  /** Aborts what is being derived again; it stays as it was, and the next start begins anew. */
  close(): void
}

export interface DerivationGuardOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  readonly log: Log
}

/** Derives by this release's rules (docs/decisions/0053). */
export function startDerivationGuard({ pool, policy, log }: DerivationGuardOptions): DerivationGuard {
  const { rules } = policy
  const stop = new AbortController()
  let progress: Progress | null = null
  let started = false
  let standsAside = false

  const takeOver = async (by: string) => {
    const begun = performance.now()
    const inWords = progressInWords((line) => log(`read again: ${line}`), LOG_EVERY_MS)
    const onProgress = (now: Progress) => {
      if (now.done === 0)
        log(
          `derived by the rules of another release: ${now.total} messages are read again, pages stay as they are meanwhile`,
        )
      inWords(now)
      progress = now
    }
    try {
      const replayed = await deriveAgain(pool, { ...policy, rules: by }, { onProgress, log, signal: stop.signal })
      if (replayed !== null)
        log(`derived again from ${replayed} messages in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    } finally {
      progress = null
    }
    started = true
    standsAside = false
  }
  return {
    async mayApply() {
      if (rules === undefined || (await derivedBy(pool)) === rules) {
        started = true
        standsAside = false
        return true
      }
      if (!started || (await waitedFor(pool)) > LEFT_ALONE_MS) {
        await takeOver(rules)
        return true
      }
      if (!standsAside) log('another release has derived everything by its rules: messages are left to it')
      standsAside = true
      return false
    },
    deriving: () => progress,
    close: () => stop.abort(),
  }
}
