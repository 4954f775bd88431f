import type { Pool } from 'pg'
import type { PrivateHandlers } from '../http/session/private-handlers.ts'
import type { MailOutbox } from '../mail/mailer.ts'
import type { openAccounts } from './accounts/index.ts'
import { feedbackCalls } from './feedback/index.ts'
import { outboxCalls } from './outbox/index.ts'
import { pointCalls } from './points/index.ts'
import { ownRankingCalls } from './ranking/index.ts'
import { type FilmWatch, safeSportCalls } from './safe-sport/index.ts'
import { triviaCalls } from './trivia/index.ts'

export interface PrivateHandlerOptions {
  readonly pool: Pool
  readonly accounts: ReturnType<typeof openAccounts>
  /** ACCOUNTS_KEY. */
  readonly accountsKey: string
  /** The games' day. */
  readonly today: () => string
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  /** The demo's e-mails; null: this server is no demo. */
  readonly outbox: MailOutbox | null
  /** The film about safe sport. */
  readonly film: Pick<FilmWatch, 'film' | 'points'>
  readonly onError: (error: unknown) => void
}

/** Every call of the private contract: each feature answers its own. */
export const createPrivateHandlers = ({
  pool,
  accounts,
  outbox,
  film,
  today,
  accountsKey,
  gamesNow,
  onError,
}: PrivateHandlerOptions): PrivateHandlers => ({
  ...accounts.calls,
  ...feedbackCalls(pool),
  ...outboxCalls(outbox),
  ...ownRankingCalls(pool, today),
  ...pointCalls(pool),
  ...safeSportCalls(pool, film),
  ...triviaCalls({ pool, accountsKey, attempts: accounts.attempts, gamesNow, onError }),
})
