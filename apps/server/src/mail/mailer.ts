import { createTransport } from 'nodemailer'

/** An account as an e-mail names it. */
export interface MailedAccount {
  readonly id: string
  readonly username: string
  /** Whether it has an office role. */
  readonly isStaff: boolean
  /** The secret in the account's link. */
  readonly token: string
}

export interface MailContent {
  readonly subject: string
  /** Plain text; nothing that a mail program would load. */
  readonly text: string
}

export interface Mail {
  readonly to: string
  /** The accounts that the e-mail is about. */
  readonly accounts: readonly MailedAccount[]
  /** Returns the e-mail about some of `accounts`. */
  readonly write: (accounts: readonly MailedAccount[]) => MailContent
}

/** Sends e-mails, or keeps them for the demo's outbox. */
export interface Mailer {
  /** Rejects if the e-mail could not be handed over. */
  readonly send: (mail: Mail) => Promise<void>
}

/** Timeout of each step of the SMTP connection. */
const SMTP_TIMEOUT_MS = 10_000

/** By SMTP: `url` as in nodemailer, `smtps://user:password@mail.example`; `from` is the sender. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: SMTP_TIMEOUT_MS,
      greetingTimeout: SMTP_TIMEOUT_MS,
      socketTimeout: SMTP_TIMEOUT_MS,
      // an e-mail must not contain local files or fetched addresses
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, accounts, write }) {
      await transport.sendMail({ to: { name: '', address: to }, ...write(accounts) })
    },
  }
}
