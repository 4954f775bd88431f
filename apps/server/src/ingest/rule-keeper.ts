import type { Pool } from 'pg'
import type { IngestPolicy } from './apply-message.ts'
import type { Log } from './apply-safely.ts'
import { derivedBy, waitedFor } from './derivation.queries.ts'
import { deriveAgain, type ReplayProgress } from './rebuild.ts'

/** After so long with a message that nobody applies, no node of the other release is there any more. */
const LEFT_ALONE_MS = 60_000
/** Messages between two lines in the log. */
const LOG_EVERY = 5_000

export interface RuleKeeper {
  /**
   * Whether messages may be applied: everything derived is by this release's rules. It is made so at the start, and later when the release
   * that has derived everything since is gone; while that one runs, messages are left to it.
   */
  mayApply(): Promise<boolean>
  deriving(): ReplayProgress | null
  /** Aborts what is being derived again; it stays as it was, and the next start begins anew. */
  close(): void
}

export interface RuleKeeperOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  readonly log: Log
}

/** Keeps what is derived by this release's rules (docs/decisions/0053). */
export function startRuleKeeper({ pool, policy, log }: RuleKeeperOptions): RuleKeeper {
  const { rules } = policy
  const stop = new AbortController()
  let progress: ReplayProgress | null = null
  let started = false
  let standsAside = false

  const onProgress = (now: ReplayProgress) => {
    if (now.done === 0)
      log(
        `derived by the rules of another release: ${now.total} messages are read again, pages stay as they are meanwhile`,
      )
    else if (now.done % LOG_EVERY === 0) log(`read again: ${now.done} of ${now.total} messages`)
    progress = now
  }
  const takeOver = async (by: string) => {
    const begun = performance.now()
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
