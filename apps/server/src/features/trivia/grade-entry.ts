import { rightQuestions } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { awardPoints } from '../points/index.ts'
import {
  answersOf,
  closeEntry,
  holdTrivia,
  lockAccount,
  lockEntry,
  overdueEntries,
  type QuestionRow,
  questionRows,
  triviaRows,
} from './trivia.queries.ts'
import { type Repeated, repeat } from '../repeat.ts'

/** What a question's answers are checked by. */
export const gradedQuestion = ({ number, kind, options, answer }: QuestionRow) => ({
  number,
  kind,
  options: options.map(({ id }) => id),
  right: answer,
})

/** Grades what is saved of a locked entry and adds the points, in the caller's transaction. `submissionId` null: time ran out. */
export async function gradeEntry(
  tx: ClientBase,
  accountId: string,
  id: string,
  submissionId: string | null,
): Promise<void> {
  const [trivia] = await triviaRows(tx, id)
  const questions = await questionRows(tx, id)
  const right = rightQuestions(questions.map(gradedQuestion), await answersOf(tx, accountId, id))
  let points = 0
  for (const number of right) {
    const award = { reason: 'trivia', ref: `${id}/${number}`, points: trivia?.points ?? 0 } as const
    if ((await awardPoints(tx, accountId, award)) !== null) points += award.points
  }
  await closeEntry(tx, accountId, id, { submissionId, right: right.length, points })
}

/** Entries graded at once by a sweep. */
const MOST = 200

/** Grades entries whose time is over, an account's or (null) everybody's, each in a transaction of its own. */
export async function gradeOverdue(
  pool: Pool,
  accountId: string | null,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const { account_id, trivia_id } of await overdueEntries(pool, accountId, MOST))
    await transaction(pool, async (tx) => {
      await holdTrivia(tx, trivia_id)
      await lockAccount(tx, account_id)
      const entry = await lockEntry(tx, account_id, trivia_id)
      // another node, or who sent it, was first
      if (entry && entry.graded_at === null) await gradeEntry(tx, account_id, trivia_id, null)
    }).catch(onError)
}

const EVERY_MS = 5_000

/** Grades whatever time has run out of, for a server's whole life. */
export const watchTrivia = (pool: Pool, onError: (error: unknown) => void): Repeated =>
  repeat(EVERY_MS, () => gradeOverdue(pool, null, onError), onError)
