/** How a question of a trivia is asked (R7.1). */
export const QUESTION_KINDS = ['choice', 'true-false', 'order', 'picture'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** An option's id; whether a sentence is true; ids of all options in an order. */
export type TriviaAnswer = string | boolean | readonly string[]

/** What of a question its answers are checked by. */
export interface AnswerableQuestion {
  readonly number: number
  readonly kind: QuestionKind
  /** Ids of the options; none where a sentence is true or false. */
  readonly options: readonly string[]
}
export interface GradedQuestion extends AnswerableQuestion {
  readonly right: TriviaAnswer
}

/** Whether an answer is one that the question could have, right or wrong. */
export function fitsQuestion({ kind, options }: AnswerableQuestion, answer: TriviaAnswer): boolean {
  switch (kind) {
    case 'true-false':
      return typeof answer === 'boolean'
    case 'choice':
    case 'picture':
      return typeof answer === 'string' && options.includes(answer)
    case 'order':
      return (
        Array.isArray(answer) && answer.length === options.length && options.every((option) => answer.includes(option))
      )
  }
}

/** Whether an answer is the right one: of an ordering the whole order, since half of one is none. */
export function isRightAnswer({ right }: GradedQuestion, answer: TriviaAnswer | undefined): boolean {
  if (Array.isArray(right))
    return Array.isArray(answer) && answer.length === right.length && right.every((id, at) => id === answer[at])
  return answer === right
}

/** Numbers of the questions that are answered right; what is blank is wrong. */
export const rightQuestions = (
  questions: readonly GradedQuestion[],
  answers: ReadonlyMap<number, TriviaAnswer>,
): number[] =>
  questions.filter((question) => isRightAnswer(question, answers.get(question.number))).map(({ number }) => number)
