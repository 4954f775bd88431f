import type { PrivateHandlers } from '../http/session/private-handlers.ts'
import type { MailOutbox } from '../mail/mailer.ts'
import type { openAccounts } from './accounts/index.ts'
import { outboxCalls } from './outbox/index.ts'

/** Every call of the private contract: each feature answers its own. */
export const createPrivateHandlers = (
  accounts: ReturnType<typeof openAccounts>,
  outbox: MailOutbox | null,
): PrivateHandlers => ({ ...accounts.calls, ...outboxCalls(outbox) })
