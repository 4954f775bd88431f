import {
  LEAST_SUGGESTION,
  MOST_A_DAY,
  MOST_SUGGESTION,
  SentimentField,
  Suggestion,
} from '@games/contract/feedback/feedback'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toast.ts'
import {
  begunIds,
  type Draft,
  newDraft,
  storedDraft,
  storeDraft,
  subscribeDrafts,
  waitingDrafts,
  waitingIds,
} from './draft.ts'
import { Faces } from './Faces.tsx'
import { LimitNote } from './LimitNote.tsx'
import { type Sent, sendDraft, sendWaiting } from './send-draft.ts'
import { ThankYou } from './ThankYou.tsx'
import { useFaultWords } from './use-fault-words.ts'

type Outcome = Sent & { readonly draft: Draft }

/** Ids that are stored, as they are now; the server renders none. */
const useIds = (ids: () => string): readonly string[] =>
  useSyncExternalStore(subscribeDrafts, ids, () => '')
    .split(' ')
    .filter(Boolean)

/** Feedback in two steps (R7.4): how one feels, then what one suggests. What is written stays on the device until the server has it. */
export function FeedbackPage({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useT()
  const [draft, setDraft] = useState(newDraft)
  const [step, setStep] = useState<1 | 2>(1)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const waiting = useIds(waitingIds)
  const begun = useIds(begunIds)

  // what was thought to be on its way and is its writer's again was refused, by whichever round sent it
  if ((outcome?.kind === 'waiting' || outcome?.kind === 'sent') && begun.includes(outcome.draft.id)) {
    setDraft({ ...outcome.draft, waiting: false })
    setStep(2)
    setOutcome({ kind: 'failed', final: true, draft: outcome.draft })
  }

  const tell = ({ kind }: Sent) => {
    if (kind === 'signed-out') return onSignedOut()
    if (kind === 'sent') toast.success(t('feedback.thanks'), { id: 'feedback' })
    else if (kind === 'limit') toast.error(t('feedback.limit'), { id: 'feedback' })
    else if (kind === 'failed') toast.error(t('feedback.failed'), { id: 'feedback' })
    else toast.info(t('feedback.waits'), { id: 'feedback' })
  }
  /** Shows what was begun and not sent, else an empty form. */
  const showDraft = () => {
    const stored = storedDraft() ?? newDraft()
    setDraft(stored)
    setStep(stored.sentiment !== null && stored.suggestion !== '' ? 2 : 1)
  }
  /** Sends what waits. What is being written stays as it is; a feedback that is shown follows from what is stored of it. */
  const trySending = () => {
    if (waitingIds() === '') return
    void sendWaiting().then((sent) => {
      if (!sent || sent.kind === 'waiting') return
      tell(sent)
      if (sent.kind !== 'limit') return
      const ids = waitingIds().split(' ')
      setOutcome((shown) =>
        (shown?.kind === 'waiting' || shown?.kind === 'limit') && ids.includes(shown.draft.id)
          ? { ...sent, draft: shown.draft }
          : shown,
      )
    })
  }
  const showStored = () => {
    showDraft()
    const last = waitingDrafts().at(-1)
    if (!last) return
    if (!storedDraft()) setOutcome({ kind: 'waiting', draft: last })
    trySending()
  }
  const atFirst = useRef({ showStored, trySending })
  // the server renders nobody's draft: what lies on the device is read once the page is taken over
  useEffect(() => {
    atFirst.current.showStored()
    const again = () => atFirst.current.trySending()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  useEffect(() => {
    atFirst.current = { showStored, trySending }
  })

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part, waiting: false }
    setDraft(next)
    storeDraft(next)
  }
  const startAnew = () => {
    showDraft()
    setOutcome(null)
  }
  const send = async () => {
    if (draft.sentiment === null) return setStep(1)
    setBusy(true)
    toast.loading(t('feedback.sending'), { id: 'feedback' })
    const sent = await sendDraft({ ...draft, sentiment: draft.sentiment })
    setBusy(false)
    tell(sent)
    if (sent.kind === 'signed-out') return
    setOutcome({ ...sent, draft })
    // the server takes an id once
    if (sent.kind === 'sent') showDraft()
  }
  const isWaiting = outcome !== null && waiting.includes(outcome.draft.id)
  const hasGone = outcome !== null && !isWaiting && !begun.includes(outcome.draft.id)

  return (
    <>
      <PageTitle title={t('feedback.title')} />
      {outcome && (outcome.kind === 'sent' || outcome.kind === 'waiting' || hasGone) ? (
        <ThankYou
          kind={isWaiting ? 'waiting' : 'sent'}
          draft={outcome.draft}
          waiting={waiting.length}
          onMore={waiting.length < MOST_A_DAY ? startAnew : null}
        />
      ) : outcome?.kind === 'limit' ? (
        <LimitNote
          draft={outcome.draft}
          until={outcome.until}
          onAgain={waiting.includes(outcome.draft.id) ? trySending : startAnew}
        />
      ) : (
        <div className="feedback">
          {waiting.length > 0 ? (
            <p className="feedback-about" role="status">
              {t('feedback.waiting-count', { count: waiting.length })}
            </p>
          ) : null}
          <p className="feedback-steps">
            <i data-on="true" />
            <i data-on={step === 2} />
            <span>{t('feedback.step', { step })}</span>
          </p>
          {outcome?.kind === 'failed' ? (
            <div className="feedback-failed" role="alert">
              <b>{t('feedback.failed')}</b>
              <p>{t('feedback.failed-why')}</p>
            </div>
          ) : null}
          {step === 1 ? (
            <FirstStep draft={draft} onChange={change} onNext={() => setStep(2)} />
          ) : (
            <SecondStep
              draft={draft}
              busy={busy}
              onChange={change}
              onBack={() => setStep(1)}
              onSend={() => void send()}
            />
          )}
        </div>
      )}
    </>
  )
}

interface StepProps {
  readonly draft: Draft
  readonly onChange: (part: Partial<Draft>) => void
}

function FirstStep({ draft, onChange, onNext }: StepProps & { onNext: () => void }) {
  const t = useT()
  const wordsOf = useFaultWords()
  const [fault, setFault] = useState<string | null>(null)
  const next = () => {
    const checked = SentimentField.safeParse(draft.sentiment ?? '')
    if (checked.success) onNext()
    else setFault(wordsOf(checked.error.issues))
  }
  return (
    <form
      className="feedback-step"
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <Faces
        value={draft.sentiment}
        error={fault}
        onChoose={(sentiment) => {
          setFault(null)
          onChange({ sentiment })
        }}
      />
      <p className="feedback-about">{t('feedback.about')}</p>
      <div className="feedback-foot">
        <Button kind="main" type="submit">
          {t('feedback.continue')}
        </Button>
      </div>
    </form>
  )
}

function SecondStep({
  draft: { sentiment, suggestion },
  busy,
  onChange,
  onBack,
  onSend,
}: StepProps & { busy: boolean; onBack: () => void; onSend: () => void }) {
  const t = useT()
  const wordsOf = useFaultWords()
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const length = Array.from(suggestion.trim()).length
  const send = () => {
    const checked = Suggestion.safeParse(suggestion)
    if (checked.success) return onSend()
    setFault(wordsOf(checked.error.issues))
    field.current?.focus()
  }
  return (
    <form
      className="feedback-step"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {sentiment === null ? null : (
        <p className="feedback-chosen">
          <Icon name={sentiment} />
          <b>{t(`feedback.${sentiment}`)}</b>
          <Button kind="quiet" onClick={onBack} disabled={busy}>
            {t('feedback.change')}
          </Button>
        </p>
      )}
      <div className="ui-field">
        <label htmlFor="feedback-suggestion">{t('feedback.suggestion')}</label>
        <span id="feedback-hint" className="ui-field-hint">
          {t('feedback.hint')}
        </span>
        <textarea
          ref={field}
          id="feedback-suggestion"
          className="ui-input"
          rows={5}
          value={suggestion}
          readOnly={busy}
          aria-describedby="feedback-hint feedback-error"
          aria-invalid={fault !== null}
          onChange={({ target }) => {
            setFault(null)
            onChange({ suggestion: target.value })
          }}
        />
        <p className="feedback-count">
          <span id="feedback-error" role="status" className={fault === null ? undefined : 'ui-field-error'}>
            {fault ?? t('feedback.least', { least: LEAST_SUGGESTION })}
          </span>
          <span>{t('feedback.length', { length, most: MOST_SUGGESTION })}</span>
        </p>
      </div>
      <div className="feedback-foot">
        <Button onClick={onBack} disabled={busy}>
          {t('feedback.back')}
        </Button>
        <Button kind="main" type="submit" disabled={busy}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  )
}
