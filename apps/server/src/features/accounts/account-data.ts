import type { AccountData } from '@games/contract'
import { maskedEmail } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'
import { ownFeedback } from '../feedback/index.ts'
import { ownFollows } from '../follows/index.ts'
import { wholeLedger } from '../points/index.ts'
import { ownFilmWatched } from '../safe-sport/index.ts'
import { ownTrivia } from '../trivia/index.ts'
import { accountRow } from './accounts.queries.ts'
import { passkeyRows } from './passkeys.queries.ts'
import { account, devices, passkey } from './present.ts'
import { deviceRows } from './sessions.queries.ts'

/** Everything that is stored about an account (LGPD art. 18): each feature gives its own. Undefined where there is no such account. */
export async function accountData(
  q: Statements,
  accountId: string,
  sessionId: Buffer,
): Promise<AccountData | undefined> {
  const row = await accountRow(q, accountId)
  return (
    row && {
      account: account(row),
      locale: row.locale,
      birthYear: row.birth_year,
      guardianEmail: row.guardian_email === null ? null : maskedEmail(row.guardian_email),
      guardianConfirmedAt: row.guardian_confirmed_at?.toISOString() ?? null,
      roleUntil: row.role_until?.toISOString() ?? null,
      roleVenues: [...row.role_venues],
      videoWatchedAt: row.video_watched_at?.toISOString() ?? null,
      ...devices(await deviceRows(q, accountId, sessionId)),
      passkeys: (await passkeyRows(q, accountId)).map(passkey),
      points: await wholeLedger(q, accountId),
      feedback: await ownFeedback(q, accountId),
      filmWatched: await ownFilmWatched(q, accountId),
      follows: await ownFollows(q, accountId),
      trivia: await ownTrivia(q, accountId),
    }
  )
}
