import type { Pool } from 'pg'
import type { IngestPolicy } from '../ingest/apply-message.ts'
import { progressInWords } from '../ingest/progress.ts'
import { deriveAgain } from '../ingest/rebuild.ts'

/** A command adds to what is derived, and so derives everything again first where another release has made it. */
export async function deriveByOwnRules(pool: Pool, policy: IngestPolicy & { readonly rules: string }): Promise<void> {
  await deriveAgain(pool, policy, {
    onProgress: progressInWords((line) => console.log(`derived by another release, read again: ${line}`), 2_000),
    log: (line, error) => console.error(line, error),
  })
}
