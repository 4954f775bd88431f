import type { Localized } from '../text/localized.ts'
import { fitsQuestion, type QuestionKind, type TriviaAnswer } from './grading.ts'

/** A question as it is written: what is not decided yet is null. */
export interface DraftQuestion {
  readonly kind: QuestionKind
  readonly text: Localized
  /** In the order in which they are shown. */
  readonly options: readonly {
    readonly id: string
    readonly text: Localized | null
    /** Code of a discipline, whose drawing the option is. */
    readonly pictogram: string | null
  }[]
  readonly right: TriviaAnswer | null
  readonly explanation: Localized | null
}

/** Options of a question. */
export const LEAST_OPTIONS = 2
export const MOST_OPTIONS = 8
/** Questions of a trivia. */
export const MOST_QUESTIONS = 100

/** What is missing before a question can be asked. */
export const DRAFT_FAULTS = ['text', 'options', 'option', 'right', 'order'] as const
export type DraftFault = (typeof DRAFT_FAULTS)[number]

const isBlank = (text: Localized | null): boolean => (text?.por ?? '').trim() === ''

/** The first thing that a question lacks; null: it can be asked. */
export function draftFault({ kind, text, options, right }: DraftQuestion): DraftFault | null {
  if (isBlank(text)) return 'text'
  const ids = options.map(({ id }) => id)
  if (kind !== 'true-false') {
    if (ids.length < LEAST_OPTIONS) return 'options'
    if (options.some((option) => (kind === 'picture' ? option.pictogram === null : isBlank(option.text))))
      return 'option'
    if (kind === 'picture' && new Set(options.map(({ pictogram }) => pictogram)).size < ids.length) return 'option'
  }
  if (right === null || !fitsQuestion({ number: 1, kind, options: ids }, right)) return 'right'
  // shown as it is right, it asks nothing
  if (kind === 'order' && Array.isArray(right) && ids.every((id, at) => id === right[at])) return 'order'
  return null
}

/** Whether two versions ask the same: those who have answered one have answered the other, whatever its words are. */
export const asksTheSame = (one: readonly DraftQuestion[], other: readonly DraftQuestion[]): boolean =>
  one.length === other.length &&
  one.every(({ kind, options }, at) => {
    const question = other[at]
    return (
      question?.kind === kind &&
      question.options.length === options.length &&
      options.every(({ id }, place) => question.options[place]?.id === id)
    )
  })
