import type { TriviaQuestion } from '@games/contract/trivia/trivia'
import { useT, useText } from '../../i18n/use-t.ts'

export const letterOf = (index: number): string => String.fromCodePoint('A'.charCodeAt(0) + index)

type Answer = TriviaQuestion['answer']

/** Words of an answer: an option's text or drawing, true or false, the whole order. */
export function useAnswerWords(): (question: TriviaQuestion, answer: NonNullable<Answer>) => string {
  const t = useT()
  const text = useText()
  return ({ options }, answer) => {
    if (typeof answer === 'boolean') return t(answer ? 'trivia.true' : 'trivia.false')
    const wordsOf = (id: string) => {
      const index = options.findIndex((option) => option.id === id)
      const option = options[index]
      if (!option) return id
      return option.text ? text(option.text, id) : t('trivia.drawing', { letter: letterOf(index) })
    }
    return typeof answer === 'string' ? wordsOf(answer) : answer.map(wordsOf).join(', ')
  }
}
