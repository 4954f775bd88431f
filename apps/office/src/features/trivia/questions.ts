import type { TriviaDraft } from '@games/contract'
import type { QuestionKind } from '@games/domain/trivia/grading'

export type DraftQuestion = TriviaDraft['questions'][number]
type Option = DraftQuestion['options'][number]

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
const optionOf = (id: string): Option => ({ id, text: { por: '' }, pictogram: null })

export function newQuestion(kind: QuestionKind): DraftQuestion {
  const empty = { kind, text: { por: '' }, options: [], right: null, explanation: null } satisfies DraftQuestion
  return kind === 'true-false' ? empty : withOption(withOption(empty))
}

/** With one more option, which of an ordering comes last. */
export function withOption(question: DraftQuestion): DraftQuestion {
  const id = IDS.find((one) => question.options.every((option) => option.id !== one))
  if (id === undefined) return question
  const right = question.kind === 'order' ? [...rightOrder(question), id] : question.right
  return shownOtherwise({ ...question, options: [...question.options, optionOf(id)], right })
}

export function withoutOption(question: DraftQuestion, id: string): DraftQuestion {
  const right = Array.isArray(question.right)
    ? question.right.filter((one) => one !== id)
    : question.right === id
      ? null
      : question.right
  return shownOtherwise({ ...question, options: question.options.filter((option) => option.id !== id), right })
}

/** The ids of an ordering as they are right; those that have no place yet come last. */
export function rightOrder({ options, right }: DraftQuestion): string[] {
  const placed = Array.isArray(right) ? right : []
  return [...placed, ...options.map(({ id }) => id).filter((id) => !placed.includes(id))]
}

/** An ordering is never shown as it is right: the last one is shown first. */
export function shownOtherwise(question: DraftQuestion): DraftQuestion {
  const { kind, options, right } = question
  const last = options.at(-1)
  const isAsRight = Array.isArray(right) && options.every(({ id }, at) => id === right[at])
  return kind === 'order' && last && options.length > 1 && isAsRight
    ? { ...question, options: [last, ...options.slice(0, -1)] }
    : question
}

/** With two of its elements in each other's place. */
export function swapped<T>(all: readonly T[], one: number, other: number): T[] {
  const next = [...all]
  const [a, b] = [next[one], next[other]]
  if (a !== undefined && b !== undefined) {
    next[one] = b
    next[other] = a
  }
  return next
}
