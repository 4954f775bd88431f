import { fitsQuestion, type Localized, type QuestionKind, type TriviaAnswer } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { putQuestion, putTrivia, removeQuestionsFrom } from './store-trivia.queries.ts'

export interface TriviaContent {
  /** Part of its address. */
  readonly id: string
  /** Code of a discipline. */
  readonly discipline: string
  readonly title: Localized
  readonly author: string
  /** Where its QR hangs. */
  readonly place: Localized | null
  readonly minutes: number
  /** The games' time; absent: always open. */
  readonly opensAt?: Date
  readonly closesAt?: Date
  readonly questions: readonly QuestionContent[]
}

export interface QuestionContent {
  readonly kind: QuestionKind
  readonly text: Localized
  /** In the order in which they are shown. */
  readonly options: readonly { readonly id: string; readonly text?: Localized; readonly pictogram?: string }[]
  readonly right: TriviaAnswer
  /** Shown with the right answer. */
  readonly explanation: Localized | null
}

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
