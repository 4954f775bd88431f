import type { TriviaQuestion } from '@games/contract/trivia/trivia'
import type { TriviaAnswer } from '@games/domain/trivia/grading'
import { useT, useText } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { useAnswerWords } from './answer-words.ts'
import { wireAnswer } from './send-answers.ts'

interface ReviewProps {
  readonly questions: readonly TriviaQuestion[]
  readonly answers: Readonly<Record<number, TriviaAnswer>>
  readonly busy: boolean
  readonly onGo: (index: number) => void
  readonly onSend: () => void
}

/** All answers before they are sent; blank ones are named. */
export function Review({ questions, answers, busy, onGo, onSend }: ReviewProps) {
  const t = useT()
  const text = useText()
  const wordsOf = useAnswerWords()
  const blank = questions.filter(({ number }) => answers[number] === undefined).length
  return (
    <>
      <div className="trivia-section">
        <div className="trivia-head">
          <h2>{t('trivia.your-answers')}</h2>
          <span>{t('trivia.not-sent')}</span>
        </div>
        <ol className="trivia-rows">
          {questions.map((question, index) => {
            const answer = answers[question.number]
            return (
              <li key={question.number}>
                <b>{question.number}</b>
                <span>
                  <span className="trivia-asked">{text(question.text, String(question.number))}</span>
                  {answer === undefined ? (
                    <span className="trivia-blank">{t('trivia.blank')}</span>
                  ) : (
                    <span className="trivia-answer">{wordsOf(question, wireAnswer(answer))}</span>
                  )}
                </span>
                <Button
                  kind="quiet"
                  aria-label={t(answer === undefined ? 'trivia.answer-number' : 'trivia.change-number', {
                    number: question.number,
                  })}
                  onClick={() => onGo(index)}
                >
                  {t(answer === undefined ? 'trivia.answer' : 'trivia.change')}
                </Button>
              </li>
            )
          })}
        </ol>
        <p className="trivia-lead">{t('trivia.blanks', { count: blank })}</p>
      </div>
      <div className="trivia-foot trivia-foot-one">
        <Button kind="accent" disabled={busy} onClick={onSend}>
          {t('trivia.send')}
        </Button>
      </div>
    </>
  )
}
