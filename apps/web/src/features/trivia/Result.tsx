import type { Trivia, TriviaQuestion } from '@games/contract/trivia/trivia'
import { levelOf } from '@games/domain/points/level'
import { useT, useText } from '../../i18n/use-t.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { useAnswerWords } from './answer-words.ts'

/** A graded trivia: how many are right, the points, and each question with mine struck above the right one. */
export function Result({ trivia }: { trivia: Trivia }) {
  const t = useT()
  const text = useText()
  const { userData } = usePreferences()
  const { result, questions } = trivia
  if (!result) return null
  const seconds = Math.round(result.tookMs / 1_000)
  const took = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const { level, toNext } = levelOf(userData?.points ?? 0)
  return (
    <div className="trivia-section">
      <p className="trivia-of">
        <Pictogram code={trivia.discipline} size="s" />
        <b>{text(trivia.title, trivia.id)}</b>
      </p>
      <div className="trivia-score">
        <span
          className="trivia-right"
          role="img"
          aria-label={t('trivia.right-of', { right: result.right, of: questions.length })}
        >
          {result.right}
          <small>/{questions.length}</small>
        </span>
        <span className="trivia-earned">
          <b>{t('trivia.plus', { points: result.points })}</b>
          <span>{t('trivia.points-in', { took })}</span>
          <span>{t('trivia.level', { level, points: toNext })}</span>
        </span>
      </div>
      <ol className="trivia-rows">
        {questions.map((question) => (
          <ResultRow key={question.number} question={question} />
        ))}
      </ol>
      <p className="trivia-ways">
        <a className="ui-button ui-button-main" href="/trivia">
          {t('trivia.others')}
        </a>
        <a className="ui-button ui-button-plain" href="/ranking">
          {t('trivia.ranking')}
        </a>
      </p>
    </div>
  )
}

function ResultRow({ question }: { question: TriviaQuestion }) {
  const t = useT()
  const text = useText()
  const wordsOf = useAnswerWords()
  const { number, answer, review } = question
  if (!review) return null
  return (
    <li>
      <b>{number}</b>
      <span>
        <span className="trivia-asked">{text(question.text, String(number))}</span>
        {review.isRight ? null : answer === null ? (
          <span className="trivia-blank">{t('trivia.blank')}</span>
        ) : (
          <del className="trivia-wrong">{wordsOf(question, answer)}</del>
        )}
        <span className="trivia-answer">{wordsOf(question, review.right)}</span>
        {review.explanation ? <span className="trivia-why">{text(review.explanation, '')}</span> : null}
      </span>
      <Mark isRight={review.isRight} />
    </li>
  )
}

function Mark({ isRight }: { isRight: boolean }) {
  const t = useT()
  return (
    <svg
      className={isRight ? 'trivia-mark trivia-mark-right' : 'trivia-mark'}
      viewBox="0 0 24 24"
      role="img"
      aria-label={t(isRight ? 'trivia.right' : 'trivia.wrong')}
    >
      <circle cx="12" cy="12" r="8.5" />
      <path d={isRight ? 'm8 12.5 3 3 5.5-6' : 'm9 9 6 6M15 9l-6 6'} />
    </svg>
  )
}
