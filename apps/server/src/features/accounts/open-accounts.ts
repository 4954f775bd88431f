import type { Games } from '@games/contract'
import { gamesTimeAt } from '@games/contract'
import type { Pool } from 'pg'
import { loadMailWords } from '../../http/pages/pages.ts'
import type { Viewer } from '../../http/session/private-call-types.ts'
import { tokenDigest } from '../../http/session/tokens.ts'
import type { DemoOutbox } from '../../mail/demo-outbox.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { AccountEdge } from './account-edge.ts'
import { createAccountKey } from './account-key.ts'
import { deleteUnconfirmed } from './accounts.queries.ts'
import { createAttempts } from './attempts.ts'
import { deleteOldInvitations } from './invitations.queries.ts'
import { invitedCalls } from './invited.ts'
import { ownAccountCalls } from './own-account.ts'
import { passkeyCalls } from './passkeys.ts'
import { deleteOldChallenges } from './passkeys.queries.ts'
import { passwordCalls } from './password-reset.ts'
import { createPasswords, type PasswordCost } from './passwords.ts'
import { withinLimits } from './mail-limits.ts'
import { sendMails } from './send-mails.ts'
import { deleteEndedSessions, deleteOldDevices, SESSION_SECONDS, sessionRow, touchSession } from './sessions.queries.ts'
import { signInCalls } from './sign-in.ts'
import { signUpCalls } from './sign-up.ts'
import { deleteExpiredTickets } from './tickets.queries.ts'

export interface AccountOptions {
  /** For the calls: anyone may sign in or up. */
  readonly pool: Pool
  /** For what the office and the result desk need of each of their calls: the session, and the count of taps; absent: `pool`. */
  readonly staffPool?: Pool
  /** ACCOUNTS_KEY. */
  readonly accountsKey: string
  /** null: this server sends no e-mail. */
  readonly mailer: Mailer | null
  /** The demo's outbox, to which each new account's browser is reported; absent: there is none. */
  readonly outbox?: Pick<DemoOutbox, 'noteBrowser'> | null
  readonly games: () => Games
  /** The site's own address, before the paths in e-mails; empty in a demo without one, whose mails are read on the site itself. */
  readonly siteUrl: string
  readonly now: () => number
  readonly onError: (error: unknown) => void
  /** What a password's hash costs; absent, as on every server: what it has to. */
  readonly passwordCost?: PasswordCost
}

/** What has ended is removed this often. */
const TIDY_EVERY_MS = 3_600_000

/** Accounts for a server's whole life: their calls, whose session a token is, and what is done in the background. */
export function openAccounts(options: AccountOptions) {
  const { pool, staffPool = pool, accountsKey, mailer, outbox, games, siteUrl, now, onError, passwordCost } = options
  const key = createAccountKey(accountsKey)
  const staffOnly = () => !games().loginEnabled
  const attempts = createAttempts(pool, key)
  const mails =
    mailer &&
    sendMails({
      pool,
      mailer: withinLimits(mailer, attempts),
      words: loadMailWords,
      siteUrl,
      gamesName: () => games().name,
      staffOnly,
      onError,
    })
  const edge: AccountEdge = {
    pool,
    key,
    attempts,
    passwords: createPasswords(passwordCost),
    mails,
    noteBrowser: outbox?.noteBrowser ?? null,
    staffOnly,
    asksBirthYear: () => games().asksBirthYear,
    year: () => new Date(gamesTimeAt(games().clock, now())).getUTCFullYear(),
  }
  const tidy = async () => {
    await deleteEndedSessions(pool)
    await deleteOldDevices(pool)
    await deleteExpiredTickets(pool)
    await deleteOldInvitations(pool)
    await deleteOldChallenges(pool)
    await deleteUnconfirmed(pool)
  }
  const tidying = setInterval(() => {
    tidy().catch(onError)
  }, TIDY_EVERY_MS)
  tidying.unref()
  return {
    attempts,
    /** Counts for the result desk, in the same table. */
    deskAttempts: createAttempts(staffPool, key),
    calls: {
      ...signInCalls(edge),
      ...signUpCalls(edge),
      ...invitedCalls(edge),
      ...passwordCalls(edge),
      ...ownAccountCalls(edge),
      ...passkeyCalls(edge, () => games().name),
    },

    /** Whose session a token is, asked of the database each time: who was signed out is out at once, on every node. */
    async sessionOf(token: string): Promise<Viewer | null> {
      const sessionId = tokenDigest(token)
      const row = await sessionRow(staffPool, sessionId)
      if (!row) return null
      if (row.stale) await touchSession(staffPool, sessionId)
      return {
        accountId: row.account_id,
        role: row.role,
        sessionId,
        ...(row.stale && { prolonged: SESSION_SECONDS }),
      }
    },

    /** Removes what has ended. */
    tidy,

    async close() {
      clearInterval(tidying)
      await mails?.close()
    },
  }
}
