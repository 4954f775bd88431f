import type { ResolvedCode, Trivia } from '@games/contract/trivia/trivia'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import { PointsStrip } from '../../points/PointsStrip.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { Answered } from './Answered.tsx'
import { CodeRefused } from './CodeRefused.tsx'
import { holdAnswers } from './held-answers.ts'
import { dropQuestions, heldQuestions, holdQuestions } from './held-questions.ts'
import { Intro } from './Intro.tsx'
import { outcomeOf } from './outcome.ts'
import type { Sent } from './send-answers.ts'

const loadPlay = () => import('./Play.tsx').then(({ Play }) => ({ default: Play }))
const loadResult = () => import('./Result.tsx').then(({ Result }) => ({ default: Result }))
const Play = lazy(loadPlay)
const Result = lazy(loadResult)

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'away' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly refused: Extract<ResolvedCode, { kind: 'refused' }> }
  | { readonly kind: 'wait'; readonly seconds: number }
  /** `note`: what is said before the result is shown. */
  | { readonly kind: 'trivia'; readonly trivia: Trivia; readonly note: 'already' | 'late' | null }

interface TriviaPageProps {
  readonly id: string
  /** Of the QR that led here; it leaves the address at once. */
  readonly code: string | undefined
  readonly onCodeRead: () => void
  /** The session has ended: whoever logs in again comes back, with the code that was not used yet. */
  readonly onSignedOut: (unusedCode: string | undefined) => void
}

/** The account's points as they are now, for the strip above the page. */
async function refreshPoints(): Promise<void> {
  const account = await outcomeOf((api, signal) => api.getAccount({}, { signal }))
  if (account.kind !== 'ok') return
  const { takeAccount } = await import('../../session/login.ts')
  takeAccount(account.value)
}

/** One trivia (R7.1): its code, the start, the questions against the server's clock, the result. */
export function TriviaPage({ id, code, onCodeRead, onSignedOut }: TriviaPageProps) {
  const t = useT()
  const text = useText()
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const [starting, setStarting] = useState(false)
  const unused = useRef(code)

  const show = (trivia: Trivia, note: 'already' | 'late' | null) => {
    if (trivia.state === 'graded') holdAnswers(id, null)
    if (trivia.state === 'running') holdQuestions(trivia)
    else dropQuestions(id)
    setShown({ kind: 'trivia', trivia, note })
  }
  /** `again`: whether it is looked up how the trivia stands, where what was refused says nothing of that. */
  const refuse = (outcome: Exclude<Awaited<ReturnType<typeof outcomeOf>>, { kind: 'ok' }>, again: boolean) => {
    if (outcome.kind === 'signed-out') return onSignedOut(unused.current)
    if (outcome.kind === 'away') {
      const held = heldQuestions(id)
      // what is on the screen stays there
      return setShown((now) =>
        now.kind === 'trivia' ? now : held ? { kind: 'trivia', trivia: held, note: null } : { kind: 'away' },
      )
    }
    if (outcome.id === 'not-found') return setShown({ kind: 'missing' })
    if (outcome.id === 'too-many-attempts') return setShown({ kind: 'wait', seconds: outcome.retryAfter ?? 60 })
    return again ? load(null) : setShown({ kind: 'away' })
  }
  /** Asks how the trivia stands. */
  const load = async (note: 'already' | 'late' | null): Promise<void> => {
    const wasRunning = shown.kind === 'trivia' && shown.trivia.state === 'running'
    const outcome = await outcomeOf((api, signal) => api.getTrivia({ params: { id } }, { signal }))
    if (outcome.kind !== 'ok') return refuse(outcome, false)
    const { state, result } = outcome.value
    const ranOut = wasRunning && state === 'graded' && result?.sent === false
    show(outcome.value, note ?? (ranOut ? 'late' : null))
    if (wasRunning && state === 'graded') await refreshPoints()
  }
  const open = async (): Promise<void> => {
    setShown({ kind: 'loading' })
    const written = unused.current
    if (written === undefined) return load(null)
    const address = `/trivia/${id}?code=${encodeURIComponent(written)}`
    const outcome = await outcomeOf((api, signal) => api.resolveTriviaCode({ body: { code: address } }, { signal }))
    if (outcome.kind !== 'ok') return refuse(outcome, true)
    unused.current = undefined
    if (outcome.value.kind === 'refused') return setShown({ kind: 'refused', refused: outcome.value })
    return load(outcome.value.trivia.state === 'graded' ? 'already' : null)
  }
  const start = async (): Promise<void> => {
    setStarting(true)
    const outcome = await outcomeOf((api, signal) => api.startTrivia({ params: { id } }, { signal }))
    setStarting(false)
    if (outcome.kind === 'ok') return show(outcome.value, null)
    if (outcome.kind === 'away') toast.error(t('trivia.start-failed'), { id: 'trivia' })
    await refuse(outcome, true)
  }
  const takeSent = async (sent: Exclude<Sent, { kind: 'waiting' | 'failed' }>): Promise<void> => {
    if (sent.kind === 'signed-out') return onSignedOut(undefined)
    if (sent.kind === 'sent') {
      toast.success(t('trivia.saved'), { id: 'trivia' })
      show(sent.trivia, null)
      return refreshPoints()
    }
    toast.error(t(sent.kind === 'late' ? 'trivia.late' : 'trivia.already'), { id: 'trivia' })
    return load(sent.kind)
  }

  const opening = useRef(open)
  useEffect(() => {
    opening.current = open
  })
  const read = useRef(onCodeRead)
  useEffect(() => {
    if (code !== undefined) {
      unused.current = code
      read.current()
    } else if (unused.current !== undefined) return
    void loadPlay()
    void opening.current()
  }, [id, code])

  const title = shown.kind === 'trivia' ? text(shown.trivia.title, id) : t('trivia.title')
  return (
    <>
      <PageTitle title={title} />
      {shown.kind === 'trivia' && shown.trivia.state === 'running' ? null : <PointsStrip />}
      {shown.kind === 'loading' ? (
        <Skeleton label={t('trivia.loading')} />
      ) : shown.kind === 'away' ? (
        <ErrorNote
          title={t('trivia.away')}
          why={t('trivia.away-why')}
          retry={{ label: t('trivia.try-now'), onRetry: () => void open() }}
        />
      ) : shown.kind === 'missing' ? (
        <Empty title={t('trivia.missing')} why={t('trivia.missing-why')}>
          <a className="ui-button ui-button-main" href="/trivia">
            {t('trivia.others')}
          </a>
        </Empty>
      ) : shown.kind === 'wait' ? (
        <Empty title={t('trivia.wait')} why={t('trivia.wait-why', { minutes: Math.ceil(shown.seconds / 60) })} />
      ) : shown.kind === 'refused' ? (
        <CodeRefused refused={shown.refused} />
      ) : shown.trivia.state === 'graded' && shown.note !== null ? (
        <Answered trivia={shown.trivia} kind={shown.note} onResult={() => show(shown.trivia, null)} />
      ) : shown.trivia.state === 'locked' || shown.trivia.state === 'ready' ? (
        <Intro trivia={shown.trivia} busy={starting} onStart={() => void start()} />
      ) : (
        <Suspense fallback={<Skeleton label={t('trivia.loading')} />}>
          {shown.trivia.state === 'graded' ? (
            <Result trivia={shown.trivia} />
          ) : (
            <Play trivia={shown.trivia} onGraded={(sent) => void takeSent(sent)} onAsk={() => void load(null)} />
          )}
        </Suspense>
      )}
    </>
  )
}
