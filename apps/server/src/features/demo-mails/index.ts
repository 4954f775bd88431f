import { ApiFailure } from '@games/contract'
import type { Pool } from 'pg'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import { tokenDigest } from '../../http/session/tokens.ts'
import type { DemoOutbox } from '../../mail/demo-outbox.ts'
import { visitorAccounts } from './demo-mails.queries.ts'

/**
 * The demo's e-mails, for the browser that created the account they are about. Accounts that were deleted or got an office role since the
 * e-mail was sent are left out. `outbox` is null on a server that sends e-mails or is no demo.
 */
export const outboxCalls = (pool: Pool, outbox: DemoOutbox | null): PrivateCalls<'getOutbox'> => ({
  async getOutbox(_input, { device, viewer }) {
    if (!outbox) throw new ApiFailure(404, 'not-found', 'There is no such call')
    const kept = outbox.mailsOf([
      ...(device === null ? [] : [tokenDigest(device)]),
      // the native app has no cookies
      ...(viewer === null ? [] : [viewer.sessionId]),
    ])
    const visitors = await visitorAccounts(
      pool,
      kept.map(({ accountId }) => accountId),
    )
    const mails = kept
      .filter(({ accountId }) => visitors.has(accountId))
      .map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt: new Date(sentAt).toISOString() }))
    return { view: { mails } }
  },
})
