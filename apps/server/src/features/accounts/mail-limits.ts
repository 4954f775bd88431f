import { ApiFailure } from '@games/contract'
import type { Attempts, CountedAttempt } from '../../http/session/attempts.ts'
import { comparableEmail, comparableMailbox } from '@games/domain'
import type { Mailer } from '../../mail/mailer.ts'

/**
 * Sends what a mailbox gets in a day by other names than its own, and the site in an hour; more is rejected, and tried again by who sends. CountedAttempt when it is sent, not
 * when it is asked for: a stranger who asks for addresses that nobody has takes nothing from anybody.
 */
export const withinLimits = (mailer: Mailer, attempts: Attempts): Mailer => ({
  async send(mail) {
    // the mailbox's own name is not among its other ones: who asks for those puts off none of its mails
    const mailbox = comparableMailbox(mail.to)
    const isOtherName = mailbox !== comparableEmail(mail.to)
    const counted: readonly CountedAttempt[] = isOtherName ? [['mailbox', mailbox], ['mails-sent']] : [['mails-sent']]
    await attempts.count(...counted).catch((failure: unknown) => {
      if (!(failure instanceof ApiFailure)) throw failure
      throw Object.assign(new Error('too many e-mails', { cause: failure }), { code: 'TOO_MANY' })
    })
    try {
      await mailer.send(mail)
    } catch (failure) {
      await Promise.all(counted.map(attempts.takeBack))
      throw failure
    }
  },
})
