import { type AccountData, ApiFailure } from '@games/contract'
import { MOST_A_DAY } from '@games/contract/feedback/feedback'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import { DONE, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
export { FEEDBACK_KIND, feedbackNeeds, officeFeedbackCalls, undoFeedback } from './office-feedback.ts'
import { authorOf, feedbackRows, insertFeedback, lockAccount, oldestOfLastDay } from './feedback.queries.ts'

const DAY_MS = 86_400_000

export const feedbackCalls = (pool: Pool): PrivateCalls<'sendFeedback'> => ({
  /** What was sent already is answered like the first time, and counts once: its answer may have been lost on the way. */
  async sendFeedback({ body: { id, sentiment, suggestion } }, caller) {
    const { accountId } = viewerOf(caller)
    await transaction(pool, async (tx) => {
      await lockAccount(tx, accountId)
      if ((await authorOf(tx, id)) !== undefined) return
      const first = await oldestOfLastDay(tx, accountId, MOST_A_DAY)
      if (first) {
        const retryAfter = Math.max(1, Math.ceil((first.getTime() + DAY_MS - Date.now()) / 1_000))
        throw new ApiFailure(429, 'too-many-attempts', `${MOST_A_DAY} suggestions a day`, { retryAfter })
      }
      await insertFeedback(tx, { id, accountId, sentiment, suggestion: suggestion.trim(), locale: caller.locale })
    })
    return DONE
  },
})

/** Everything an account has said, newest first. */
export const ownFeedback = async (q: Statements, accountId: string): Promise<AccountData['feedback']> =>
  (await feedbackRows(q, accountId)).map(({ sent_at, ...said }) => ({ ...said, sentAt: sent_at.toISOString() }))
