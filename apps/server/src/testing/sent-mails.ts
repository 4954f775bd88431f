import type { MailContent, Mailer } from '../mail/mailer.ts'

/** A mailer of tests that records whole e-mails, newest first. */
export function createSentMails(): Mailer & {
  readonly mails: () => readonly (MailContent & { readonly to: string })[]
} {
  let sent: readonly (MailContent & { readonly to: string })[] = []
  return {
    async send({ to, accounts, write }) {
      sent = [{ to, ...write(accounts) }, ...sent]
    },
    mails: () => sent,
  }
}
