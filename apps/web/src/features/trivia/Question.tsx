import type { TriviaQuestion } from '@games/contract/trivia/trivia'
import type { TriviaAnswer } from '@games/domain/trivia/grading'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'
import { letterOf } from './answer-words.ts'
import { Ordering } from './Ordering.tsx'

interface QuestionProps {
  readonly question: TriviaQuestion
  readonly answer: TriviaAnswer | undefined
  /** Whether somebody has just come here from another question: its text is read out then. */
  readonly hasMoved: boolean
  readonly onAnswer: (answer: TriviaAnswer) => void
}

/** One question with whatever it is answered by. */
export function Question({ question, answer, hasMoved, onAnswer }: QuestionProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved) heading.current?.focus()
  }, [hasMoved, question.number])
  const labelled = { 'aria-labelledby': 'trivia-question' }
  return (
    <>
      <h2 id="trivia-question" className="trivia-question" tabIndex={-1} ref={heading}>
        {text(question.text, String(question.number))}
      </h2>
      {question.kind === 'order' ? (
        <Ordering question={question} answer={Array.isArray(answer) ? answer : null} onAnswer={onAnswer} />
      ) : (
        <fieldset className={`trivia-options trivia-options-${question.kind}`} {...labelled}>
          {question.kind === 'true-false' ? (
            <TrueFalse number={question.number} answer={answer} onAnswer={onAnswer} />
          ) : (
            <Options question={question} answer={answer} onAnswer={onAnswer} />
          )}
        </fieldset>
      )}
    </>
  )
}

type Parts = Pick<QuestionProps, 'answer' | 'onAnswer'>

function TrueFalse({ number, answer, onAnswer }: Parts & { number: number }) {
  const t = useT()
  return [true, false].map((truth) => (
    <label key={String(truth)}>
      <input type="radio" name={`trivia-${number}`} checked={answer === truth} onChange={() => onAnswer(truth)} />
      <b>{t(truth ? 'trivia.true' : 'trivia.false')}</b>
    </label>
  ))
}

function Options({ question: { number, options }, answer, onAnswer }: Parts & { question: TriviaQuestion }) {
  const t = useT()
  const text = useText()
  return options.map(({ id, text: words, drawing }, index) => (
    <label key={id}>
      {drawing === null ? null : <Drawing svg={drawing} />}
      <span className="trivia-letter" aria-hidden={drawing === null}>
        {drawing === null ? null : <span className="ui-hidden">{t('trivia.drawing-of')} </span>}
        {letterOf(index)}
      </span>
      {words ? <span className="trivia-option">{text(words, id)}</span> : null}
      <input type="radio" name={`trivia-${number}`} checked={answer === id} onChange={() => onAnswer(id)} />
    </label>
  ))
}

/** A drawing in the colour of the text. */
function Drawing({ svg }: { svg: string }) {
  const style: CSSProperties & Record<'--drawing', string> = {
    '--drawing': `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
  }
  return <span className="trivia-drawing" aria-hidden="true" style={style} />
}
