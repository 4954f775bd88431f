import type { Localized, QuestionKind, TriviaAnswer } from '@games/domain'
import type { ClientBase } from 'pg'

export interface TriviaContent {
  /** Part of the page's address. */
  readonly id: string
  /** Code of a discipline. */
  readonly discipline: string
  readonly title: Localized
  readonly author: string
  /** Where its QR code is posted. */
  readonly place: Localized | null
  readonly minutes: number
  /** Games time; absent if the trivia is always open. */
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

export async function putTrivia(tx: ClientBase, trivia: Omit<TriviaContent, 'questions'>): Promise<void> {
  await tx.query(
    `insert into trivia (id, discipline, title, author, place, minutes, opens_at, closes_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set discipline = excluded.discipline, title = excluded.title, author = excluded.author,
       place = excluded.place, minutes = excluded.minutes, opens_at = excluded.opens_at, closes_at = excluded.closes_at,
       version = trivia.version + 1`,
    [
      trivia.id,
      trivia.discipline,
      trivia.title,
      trivia.author,
      trivia.place,
      trivia.minutes,
      trivia.opensAt ?? null,
      trivia.closesAt ?? null,
    ],
  )
}

export async function putQuestion(
  tx: ClientBase,
  id: string,
  number: number,
  { kind, text, options, right, explanation }: Omit<QuestionContent, 'right'> & { readonly right: TriviaAnswer | null },
): Promise<void> {
  await tx.query(
    `insert into trivia_question (trivia_id, number, kind, text, options, answer, explanation)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (trivia_id, number) do update set kind = excluded.kind, text = excluded.text, options = excluded.options,
       answer = excluded.answer, explanation = excluded.explanation`,
    [id, number, kind, text, JSON.stringify(options), JSON.stringify(right), explanation],
  )
}

export async function removeQuestionsFrom(tx: ClientBase, id: string, number: number): Promise<void> {
  await tx.query('delete from trivia_question where trivia_id = $1 and number >= $2', [id, number])
}
