import type { Pool } from 'pg'
import type { PrivateHandlers } from '../http/session/private-handlers.ts'
import type { MailOutbox } from '../mail/mailer.ts'
import type { openAccounts } from './accounts/index.ts'
import { feedbackCalls } from './feedback/index.ts'
import { outboxCalls } from './outbox/index.ts'
import { pointCalls } from './points/index.ts'
import { ownRankingCalls } from './ranking/index.ts'
import { type FilmWatch, safeSportCalls } from './safe-sport/index.ts'

export interface PrivateHandlerOptions {
  readonly pool: Pool
  readonly accounts: ReturnType<typeof openAccounts>
  /** The games' day. */
  readonly today: () => string
  /** The demo's e-mails; null: this server is no demo. */
  readonly outbox: MailOutbox | null
  /** The film about safe sport. */
  readonly film: Pick<FilmWatch, 'film' | 'points'>
}

/** Every call of the private contract: each feature answers its own. */
export const createPrivateHandlers = ({
  pool,
  accounts,
  outbox,
  film,
  today,
}: PrivateHandlerOptions): PrivateHandlers => ({
  ...accounts.calls,
  ...feedbackCalls(pool),
  ...outboxCalls(outbox),
  ...ownRankingCalls(pool, today),
  ...pointCalls(pool),
  ...safeSportCalls(pool, film),
})
