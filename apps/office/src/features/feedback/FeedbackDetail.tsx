import type { FeedbackState, OfficeFeedback } from '@games/contract'
import { Button } from '@games/web/ui/Button.tsx'
import { CloseButton } from '@games/web/ui/CloseButton.tsx'
import { Field } from '@games/web/ui/Field.tsx'
import { useState } from 'react'
import { useCall, useChange } from '../../calls/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useTime } from '../../time/use-time.ts'
import { CallFailed } from '../../ui/CallFailed.tsx'
import { useUndoToast } from '../../ui/use-undo-toast.ts'
import { MoodSign } from './Mood.tsx'
import { useWriterWords } from './use-writer-words.ts'

/** One feedback: what was written, what can be done about it, and those that say the like. */
export function FeedbackDetail({ feedback, onClose }: { feedback: OfficeFeedback; onClose: () => void }) {
  const t = useT()
  const { moment } = useTime()
  const writer = useWriterWords()
  const undoToast = useUndoToast()
  const handle = useChange('handleFeedback')
  const { data } = useCall('listSimilarFeedback', { params: { id: feedback.id } })
  const [to, setTo] = useState<string | null>(null)
  const [note, setNote] = useState(feedback.note ?? '')
  const [withSimilar, setWithSimilar] = useState(false)
  const similar = data?.similar ?? []
  const put = (state: FeedbackState, passedTo: string | null, more: { note?: string } = {}) => {
    const ids = [feedback.id, ...(withSimilar && more.note === undefined ? similar.map(({ id }) => id) : [])]
    handle.mutate(
      { body: { ids, state, passedTo, note: more.note ?? null } },
      {
        onSuccess: ({ action }) => {
          setTo(null)
          undoToast(
            more.note === undefined
              ? t(`office-feedback.done-${state}`, { count: ids.length })
              : t('office-feedback.noted'),
            action,
          )
        },
      },
    )
  }
  return (
    <section className="opinion-detail" aria-labelledby="opinion-detail">
      <div className="opinion-detail-head">
        <span className={`opinion-${feedback.sentiment}`}>
          <MoodSign sentiment={feedback.sentiment} /> {t(`office-feedback.feels-${feedback.sentiment}`)}
        </span>
        <span className="muted">{moment(feedback.sentAt)}</span>
        <CloseButton label={t('office.close')} onClick={onClose} />
      </div>
      <h2 id="opinion-detail" dir="auto">
        {feedback.suggestion}
      </h2>
      <p className="muted">
        {writer(feedback)}. {t('office-feedback.no-name')}
      </p>
      {feedback.state === 'passed' ? (
        <p>
          <b>{t('office-feedback.passed-to', { who: feedback.passedTo ?? '' })}</b>
        </p>
      ) : null}
      <div className="office-actions">
        {feedback.state === 'handled' ? (
          <Button disabled={handle.isPending} onClick={() => put('new', null)}>
            {t('office-feedback.do-new')}
          </Button>
        ) : (
          <Button kind="main" disabled={handle.isPending} onClick={() => put('handled', null)}>
            {t('office-feedback.do-handled')}
          </Button>
        )}
        <Button disabled={handle.isPending} aria-expanded={to !== null} onClick={() => setTo(to === null ? '' : null)}>
          {t('office-feedback.do-passed')}
        </Button>
      </div>
      {to === null ? null : (
        <form
          className="opinion-form"
          data-unsent={to.trim() !== ''}
          onSubmit={(event) => {
            event.preventDefault()
            if (to.trim().length >= 2) put('passed', to)
          }}
        >
          <Field label={t('office-feedback.to-whom')} hint={t('office-feedback.to-whom-hint')}>
            {(control) => (
              <input
                {...control}
                className="ui-input"
                maxLength={60}
                minLength={2}
                required
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            )}
          </Field>
          <Button type="submit" disabled={handle.isPending || to.trim().length < 2}>
            {t('office-feedback.do-passed-now')}
          </Button>
        </form>
      )}
      <form
        className="opinion-form"
        data-unsent={note !== (feedback.note ?? '')}
        onSubmit={(event) => {
          event.preventDefault()
          put(feedback.state, feedback.passedTo, { note })
        }}
      >
        <Field label={t('office-feedback.note')} hint={t('office-feedback.note-hint')}>
          {(control) => (
            <textarea
              {...control}
              className="ui-input"
              rows={2}
              maxLength={1_000}
              dir="auto"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {note === (feedback.note ?? '') ? null : (
          <Button type="submit" disabled={handle.isPending}>
            {t('office-feedback.do-note')}
          </Button>
        )}
      </form>
      {handle.error ? <CallFailed error={handle.error} /> : null}
      {similar.length > 0 ? (
        <>
          <h3 className="office-h2">
            {t('office-feedback.similar')}
            <span className="office-h2-more">{similar.length}</span>
          </h3>
          <ul className="opinion-similar">
            {similar.map((one) => (
              <li key={one.id}>
                <MoodSign sentiment={one.sentiment} />
                <span dir="auto">{one.suggestion}</span>
                <time dateTime={one.sentAt}>{moment(one.sentAt)}</time>
              </li>
            ))}
          </ul>
          <label className="opinion-together">
            <input type="checkbox" checked={withSimilar} onChange={({ target }) => setWithSimilar(target.checked)} />
            {t('office-feedback.together', { count: similar.length + 1 })}
          </label>
          <p className="muted">{t('office-feedback.similar-how')}</p>
        </>
      ) : null}
    </section>
  )
}
