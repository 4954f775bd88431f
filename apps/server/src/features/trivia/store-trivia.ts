import { fitsQuestion } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { putQuestion, putTrivia, removeQuestionsFrom, type TriviaContent } from './store-trivia.queries.ts'

/** Puts a trivia in, or in the place of the one of its id; answers stay where its questions do. */
export async function storeTrivia(pool: Pool, trivia: TriviaContent): Promise<void> {
  for (const [at, { kind, options, right }] of trivia.questions.entries())
    if (!fitsQuestion({ number: at + 1, kind, options: options.map(({ id }) => id) }, right))
      throw new Error(`${trivia.id}: question ${at + 1} cannot have its right answer`)
  await transaction(pool, async (tx) => {
    await putTrivia(tx, trivia)
    for (const [at, question] of trivia.questions.entries()) await putQuestion(tx, trivia.id, at + 1, question)
    await removeQuestionsFrom(tx, trivia.id, trivia.questions.length + 1)
  })
}
