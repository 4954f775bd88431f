import { ApiFailure } from '@games/contract'
import type { PrivateCalls } from '../../http/session/private-call-types.ts'
import type { MailOutbox } from '../../mail/mailer.ts'

/** The demo's e-mails, which are shown instead of sent. `outbox` null: this server is no demo. */
export const outboxCalls = (outbox: MailOutbox | null): PrivateCalls<'getOutbox'> => ({
  getOutbox: () => {
    if (!outbox) throw new ApiFailure(404, 'not-found', 'There is no such call')
    const mails = outbox.mails().map(({ sentAt, ...mail }) => ({ ...mail, sentAt: new Date(sentAt).toISOString() }))
    return Promise.resolve({ view: { mails } })
  },
})
