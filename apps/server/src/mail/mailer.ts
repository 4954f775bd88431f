import { createTransport } from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text; nothing that a mail program would load. */
  readonly text: string
}

/** Sends e-mails, or holds them where a demo shows them. */
export interface Mailer {
  /** Rejects where the mail could not be handed over. */
  readonly send: (mail: Mail) => Promise<void>
}

/** A server that takes no answer within this time is away. */
const PATIENCE_MS = 10_000

/** By SMTP: `url` as in nodemailer, `smtps://user:password@mail.example`; `from` is the sender. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    {
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // neither files nor addresses of ours may be read into a mail
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text })
    },
  }
}

export interface HeldMail extends Mail {
  readonly sentAt: number
}

/** A mailer of the demo: the newest mails in memory, newest first, until the server ends. */
export interface MailOutbox extends Mailer {
  readonly mails: () => readonly HeldMail[]
}

const MOST_HELD = 50

export function createOutbox(now: () => number): MailOutbox {
  let held: readonly HeldMail[] = []
  return {
    send(mail) {
      held = [{ ...mail, sentAt: now() }, ...held].slice(0, MOST_HELD)
      return Promise.resolve()
    },
    mails: () => held,
  }
}
