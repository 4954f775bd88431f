import type { Locale, Localized } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { MailWords } from '../../http/pages/pages.ts'
import { newToken, tokenDigest } from '../../http/session/tokens.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { type DueMail, deleteMailRequest, nextDueMail, postponeMail, requestMailTo } from './mail-requests.queries.ts'
import { insertTicket } from './tickets.queries.ts'

/** Requests of other nodes, and those that failed, are looked for this often. */
const LOOK_EVERY_MS = 15_000
/** Seconds until the next attempt; after the last the request is given up: its reader has asked anew long ago. */
const WAITS = [30, 60, 300, 900, 3_600, 3_600 * 4, 3_600 * 12] as const

export interface MailSender {
  /** Sends what was asked for as soon as it can. */
  readonly wake: () => void
  /** Sends an e-mail for a new password to every account of an address. Nobody waits to hear whether there is one. */
  readonly requestReset: (emailKey: string) => void
  readonly close: () => Promise<void>
}

export interface MailSenderDeps {
  readonly pool: Pool
  readonly mailer: Mailer
  readonly words: () => Promise<(locale: Locale) => Promise<MailWords>>
  /** The site's address in e-mails. */
  readonly siteUrl: string
  readonly gamesName: () => Localized
  readonly onError: (error: unknown) => void
}

/**
 * Sends the e-mails that were requested, each by one node. The token in a mail is made when it is sent and is nowhere else: a mail that has
 * to be sent a second time has another, and both are good until they are used.
 */
export function sendMails({ pool, mailer, words, siteUrl, gamesName, onError }: MailSenderDeps): MailSender {
  const sendNext = (): Promise<boolean> =>
    transaction(pool, async (tx) => {
      const due = await nextDueMail(tx)
      if (!due) return false
      const token = newToken()
      // by itself, so that it is good before anybody can read the mail
      await insertTicket(pool, { id: tokenDigest(token), accountId: due.account_id, purpose: due.kind })
      try {
        await mailer.send(await mailOf(due, token))
        await deleteMailRequest(tx, due.id)
      } catch (error) {
        onError(new Error(`an e-mail (${due.kind}) could not be sent, attempt ${due.attempts + 1}: ${reasonOf(error)}`))
        const wait = WAITS[due.attempts]
        if (wait === undefined) await deleteMailRequest(tx, due.id)
        else await postponeMail(tx, due.id, wait)
      }
      return true
    })
  const mailOf = async (due: DueMail, token: string) => {
    const say = await (await words())(due.locale)
    const about = { username: due.username, games: gamesName() }
    if (due.kind === 'guardian')
      return {
        to: due.guardian_email ?? due.email,
        ...say.guardian({ ...about, address: `${siteUrl}/auth?guardian=${token}` }),
      }
    return { to: due.email, ...say.passwordReset({ ...about, address: `${siteUrl}/auth?reset=${token}` }) }
  }
  let working: Promise<void> | null = null
  let again = false
  let closed = false
  const work = async () => {
    do {
      again = false
      while (!closed && (await sendNext())) {
        // one after the other: a mail server dislikes haste
      }
    } while (again && !closed)
  }
  const wake = (): void => {
    again = true
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = null
      })
  }
  const requesting = new Set<Promise<void>>()
  const requestReset = (emailKey: string): void => {
    const request = requestMailTo(pool, emailKey, 'password-reset')
      .then(wake, onError)
      .finally(() => requesting.delete(request))
    requesting.add(request)
  }
  const timer = setInterval(wake, LOOK_EVERY_MS)
  timer.unref()
  return {
    wake,
    requestReset,
    async close() {
      closed = true
      clearInterval(timer)
      await Promise.all(requesting)
      await working
    },
  }
}

/** What a mail server answered, without the address it was about. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : error instanceof Error ? error.name : 'unknown'
