import type { Trivia } from '@games/contract/trivia/trivia'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { Clock } from './Clock.tsx'
import { hourOf } from './device-time.ts'
import { Question } from './Question.tsx'
import { Review } from './Review.tsx'
import { type Sent, sendAnswers } from './send-answers.ts'
import { useCountdown } from './use-countdown.ts'
import { type Saving, useSavedAnswers } from './use-saved-answers.ts'

interface PlayProps {
  readonly trivia: Trivia
  /** The server has graded: what it said, or that it is to be asked. */
  readonly onGraded: (sent: Exclude<Sent, { kind: 'waiting' | 'failed' }>) => void
  /** Time is over, or something else has changed: the server is to be asked how the trivia stands. */
  readonly onAsk: () => void
}

const AGAIN_MS = 30_000
/** The server's clock is asked after it has stopped, not a moment before. */
const AFTER_END_MS = 400

/** A trivia while its clock runs: question by question, a look at all answers, and then they are sent. */
export function Play({ trivia, onGraded, onAsk }: PlayProps) {
  const t = useT()
  const { questions } = trivia
  const [left, tell] = useCountdown(trivia)
  const isOver = left === 0
  const { held, saving, hold, answer } = useSavedAnswers(trivia, {
    onEnded: onAsk,
    onLeft: tell,
  })
  const [at, setAt] = useState(() => firstBlank(trivia, held.answers))
  const [hasMoved, setMoved] = useState(false)
  const [sending, setSending] = useState<'busy' | 'waiting' | 'failed' | null>(held.waiting ? 'waiting' : null)

  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  })
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => ask.current(), AFTER_END_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  // a phone that slept has not counted
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') ask.current()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])

  const send = async () => {
    setSending('busy')
    const sent = await sendAnswers(trivia.id, held)
    if (sent.kind !== 'waiting' && sent.kind !== 'failed') return onGraded(sent)
    hold({ ...held, waiting: sent.kind === 'waiting' })
    if (sent.kind === 'failed') toast.error(t('trivia.save-failed'), { id: 'trivia' })
    setSending(sent.kind)
  }
  const sendAgain = useRef(send)
  useEffect(() => {
    sendAgain.current = send
  })
  useEffect(() => {
    if (sending !== 'waiting' || isOver) return undefined
    const again = () => void sendAgain.current()
    addEventListener('online', again)
    const timer = setInterval(again, AGAIN_MS)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [sending, isOver])

  const goTo = (next: number) => {
    setMoved(true)
    setSending(null)
    setAt(next)
  }
  const isReview = at === questions.length
  const question = questions[at]
  const answered = questions.filter(({ number }) => held.answers[number] !== undefined).length
  const place = t('trivia.place', { place: Math.min(at + 1, questions.length), of: questions.length })

  return (
    <div className="trivia-play">
      <Clock left={left} endsAt={trivia.endsAt} place={place} />
      <Lanes trivia={trivia} at={at} answers={held.answers} onGo={goTo} />
      {isOver ? (
        <div className="trivia-body">
          <h2>{t('trivia.time-over')}</h2>
          <p>{t('trivia.time-asking')}</p>
          <Button kind="main" onClick={onAsk}>
            {t('trivia.try-now')}
          </Button>
        </div>
      ) : sending === 'waiting' || sending === 'failed' ? (
        <Unsent
          kind={sending}
          answered={answered}
          endsAt={trivia.endsAt}
          onAgain={() => void send()}
          onBack={() => {
            hold({ ...held, waiting: false })
            goTo(questions.length)
          }}
        />
      ) : isReview || !question ? (
        <Review
          questions={questions}
          answers={held.answers}
          busy={sending === 'busy'}
          onGo={goTo}
          onSend={() => void send()}
        />
      ) : (
        <>
          <Question
            key={question.number}
            question={question}
            answer={held.answers[question.number]}
            hasMoved={hasMoved}
            onAnswer={(given) => answer(question.number, given)}
          />
          {/* of this question alone: nothing is saved of one that is blank */}
          <SavedLine saving={held.answers[question.number] === undefined ? null : saving} />
          <div className="trivia-foot">
            <Button disabled={at === 0} onClick={() => goTo(at - 1)}>
              {t('trivia.back')}
            </Button>
            <Button kind="main" onClick={() => goTo(at + 1)}>
              {t(at + 1 === questions.length ? 'trivia.review' : 'trivia.next')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

/** Where one goes on: the first question without an answer, or the look at all of them. */
function firstBlank({ questions }: Trivia, answers: Readonly<Record<number, unknown>>): number {
  const blank = questions.findIndex(({ number }) => answers[number] === undefined)
  return blank === -1 ? questions.length : blank
}

interface LanesProps {
  readonly trivia: Trivia
  readonly at: number
  readonly answers: Readonly<Record<number, unknown>>
  readonly onGo: (index: number) => void
}

/** The questions as lanes: black is answered, blue is where one is. */
function Lanes({ trivia: { questions }, at, answers, onGo }: LanesProps) {
  const t = useT()
  return (
    <nav className="trivia-lanes" aria-label={t('trivia.questions')}>
      {questions.map(({ number }, index) => (
        <button
          key={number}
          type="button"
          data-answered={answers[number] !== undefined}
          aria-current={index === at ? 'step' : undefined}
          aria-label={t(answers[number] === undefined ? 'trivia.lane-blank' : 'trivia.lane-answered', { number })}
          onClick={() => onGo(index)}
        >
          {number}
        </button>
      ))}
    </nav>
  )
}

function SavedLine({ saving }: { saving: Saving | null }) {
  const t = useT()
  return (
    <p className="trivia-saved" role="status">
      {saving === null || saving === 'saving' ? '' : t(`trivia.answer-${saving}`)}
    </p>
  )
}

interface UnsentProps {
  readonly kind: 'waiting' | 'failed'
  readonly answered: number
  readonly endsAt: string | null
  readonly onAgain: () => void
  readonly onBack: () => void
}

/** The answers are on the device, and the server does not have them yet. */
function Unsent({ kind, answered, endsAt, onAgain, onBack }: UnsentProps) {
  const t = useT()
  const locale = useLocale()
  const time = endsAt === null ? '' : hourOf(endsAt, locale)
  return (
    <div className="trivia-body">
      {kind === 'waiting' ? (
        <>
          <h2>{t('trivia.waiting')}</h2>
          <p>{t('trivia.waiting-why', { count: answered })}</p>
          <div className="trivia-note trivia-note-warn">
            <b>{t('trivia.clock-runs')}</b>
            <p>{t('trivia.clock-runs-why', { time })}</p>
          </div>
        </>
      ) : (
        <div className="trivia-note trivia-note-bad" role="alert">
          <b>{t('trivia.save-failed')}</b>
          <p>{t('trivia.save-failed-why', { count: answered })}</p>
        </div>
      )}
      <Button kind={kind === 'failed' ? 'accent' : 'main'} onClick={onAgain}>
        {t(kind === 'failed' ? 'trivia.send-again' : 'trivia.try-now')}
      </Button>
      <Button onClick={onBack}>{t('trivia.look-again')}</Button>
    </div>
  )
}
