import { ApiFailure } from '@games/contract'
import { comparableMailbox } from '@games/domain'
import type { Mailer } from '../../mail/mailer.ts'
import type { Attempts, Counted } from './attempts.ts'

/**
 * Sends what a mailbox gets in a day, and the site in an hour; more is rejected, and tried again by who sends. Counted when it is sent, not
 * when it is asked for: a stranger who asks for addresses that nobody has takes nothing from anybody.
 */
export const withinLimits = (mailer: Mailer, attempts: Attempts): Mailer => ({
  async send(mail) {
    const counted: readonly Counted[] = [['mailbox', comparableMailbox(mail.to)], ['mails-sent']]
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
