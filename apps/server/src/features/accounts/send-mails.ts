import type { Locale, Localized } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { MailWords } from '../../http/pages/pages.ts'
import { newToken, tokenDigest } from '../../http/session/tokens.ts'
import type { Mailer } from '../../mail/mailer.ts'
import {
  accountsOf,
  deleteMailRequest,
  guarded,
  nextDueMail,
  postponeMail,
  requestReset as insertResetRequest,
} from './mail-requests.queries.ts'
import { insertTickets, type TicketPurpose } from './tickets.queries.ts'

/** Requests of other nodes, and those that failed, are looked for this often. */
const LOOK_EVERY_MS = 15_000
/** Seconds until the next attempt, unless somebody asks anew before; after the last the request is given up. */
const WAITS = [30, 60, 300, 900, 3_600, 3_600 * 4, 3_600 * 12] as const

export interface MailSender {
  /** Sends what was asked for as soon as it can. */
  readonly wake: () => void
  /** Sends an address one e-mail, by which each of its accounts gets a new password. Nobody waits to hear whether there is one. */
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
  /** Whether accounts with a role alone may sign in, and so choose a password. */
  readonly staffOnly: () => boolean
  readonly onError: (error: unknown) => void
}

/**
 * Sends the e-mails that were requested, each by one node. The token in a mail is made when it is sent and is nowhere else: a mail that has
 * to be sent a second time has another, and both are good until they are used.
 */
export function sendMails({ pool, mailer, words, siteUrl, gamesName, staffOnly, onError }: MailSenderDeps): MailSender {
  const sendNext = (): Promise<boolean> =>
    transaction(pool, async (tx) => {
      const due = await nextDueMail(tx)
      if (!due) return false
      try {
        if (due.account_id !== null) await sendToGuardian(tx, due.account_id)
        else if (due.email_key !== null) await sendReset(tx, due.email_key)
        await deleteMailRequest(tx, due.id)
      } catch (error) {
        onError(new Error(`an e-mail (${due.kind}) could not be sent, attempt ${due.attempts + 1}: ${reasonOf(error)}`))
        const wait = WAITS[due.attempts]
        if (wait === undefined) await deleteMailRequest(tx, due.id)
        else await postponeMail(tx, due.id, wait)
      }
      return true
    })
  /** A new token for each account; stored by itself, so that it is good before anybody can read the mail. */
  const withTokens = async <Account extends { readonly id: string }>(
    kind: TicketPurpose,
    accounts: readonly Account[],
  ) => {
    const named = accounts.map((account) => ({ ...account, token: newToken() }))
    await insertTickets(
      pool,
      kind,
      named.map(({ id, token }) => ({ id: tokenDigest(token), accountId: id })),
    )
    return named
  }
  const sendToGuardian = async (tx: ClientBase, accountId: string) => {
    const child = await guarded(tx, accountId)
    if (!child) return
    const say = await (await words())(child.locale)
    for (const account of await withTokens('guardian', [child]))
      await mailer.send({
        to: child.address,
        accounts: [account],
        write: () =>
          say.guardian(gamesName(), {
            username: account.username,
            address: `${siteUrl}/auth?guardian=${account.token}`,
          }),
      })
  }
  /** All accounts of the address in one mail: however many of them strangers have made, its owner's is there. */
  const sendReset = async (tx: ClientBase, emailKey: string) => {
    const named = await withTokens('password-reset', await accountsOf(tx, emailKey, staffOnly()))
    const [oldest] = named
    // blocked meanwhile, elsewhere by now, or signing in is for the staff since
    if (!oldest) return
    const say = await (await words())(oldest.locale)
    await mailer.send({
      to: oldest.address,
      accounts: named,
      write: (accounts) =>
        say.passwordReset(
          gamesName(),
          accounts.map(({ username, token }) => ({ username, address: `${siteUrl}/auth?reset=${token}` })),
        ),
    })
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
    const request = insertResetRequest(pool, emailKey, staffOnly())
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
