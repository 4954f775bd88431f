import type { Mail, MailContent, Mailer } from './mailer.ts'

/** An e-mail about one account, kept for the browser that created the account. */
export interface OutboxMail extends MailContent {
  readonly accountId: string
  readonly to: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

/**
 * The mailer of a demo without SMTP_URL. It prints each e-mail on the server's console and keeps a copy in memory for the browser that
 * created the account. A link in an e-mail opens the account, so one e-mail about several accounts is split, and no e-mail of a staff
 * account is printed or kept.
 */
export interface DemoOutbox extends Mailer {
  /** Notes which browser created an account. `browser` is the digest of a secret that only this browser has. */
  readonly noteBrowser: (accountId: string, browser: Buffer) => void
  /** The e-mails kept for any of these browsers, newest first. */
  readonly mailsOf: (browsers: readonly Buffer[]) => readonly OutboxMail[]
}

export interface DemoOutboxOptions {
  readonly now: () => number
  /** False once the demo was wiped: e-mails then wait for a start with SMTP_URL. */
  readonly isDemo: () => boolean
  /** Writes to the server's console. */
  readonly print: (text: string) => void
}

const MAX_MAILS = 200
const MAX_BROWSERS = 10_000

export function createDemoOutbox({ now, isDemo, print }: DemoOutboxOptions): DemoOutbox {
  /** The browser that created an account, by account id, oldest account first. */
  const browsers = new Map<string, string>()
  let stored: readonly (OutboxMail & { readonly browser: string })[] = []
  return {
    noteBrowser(accountId, browser) {
      browsers.set(accountId, keyOf(browser))
      const [oldest] = browsers.keys()
      if (browsers.size > MAX_BROWSERS && oldest !== undefined) browsers.delete(oldest)
    },

    async send(mail) {
      if (!isDemo()) throw Object.assign(new Error('SMTP_URL is not set'), { code: 'NO_MAIL_SERVER' })
      const visitors = mail.accounts.filter(({ isStaff }) => !isStaff)
      const staff = mail.accounts.filter(({ isStaff }) => isStaff)
      for (const line of consoleLines(mail, visitors, staff)) print(line)
      const mails = visitors.flatMap((account) => {
        const browser = browsers.get(account.id)
        if (browser === undefined) return []
        return [{ browser, accountId: account.id, to: mail.to, sentAt: now(), ...mail.write([account]) }]
      })
      stored = [...mails, ...stored].slice(0, MAX_MAILS)
    },

    mailsOf(of) {
      const wanted = new Set(of.map(keyOf))
      return stored.filter(({ browser }) => wanted.has(browser))
    },
  }
}

const keyOf = (browser: Buffer): string => browser.toString('hex')

function consoleLines({ to, write }: Mail, visitors: Mail['accounts'], staff: Mail['accounts']): string[] {
  const lines = staff.map(
    ({ username }) =>
      `the demo shows no e-mail of a staff account; its link for a new password: npm run accounts -- link ${username}`,
  )
  if (visitors.length === 0) return lines
  const { subject, text } = write(visitors)
  return [...lines, `e-mail of the demo to ${to}: ${subject}\n${text}`]
}
