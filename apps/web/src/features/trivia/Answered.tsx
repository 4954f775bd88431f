import type { Trivia } from '@games/contract/trivia/trivia'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Pictogram } from '../../ui/Pictogram.tsx'
import { momentOf } from './device-time.ts'

interface AnsweredProps {
  readonly trivia: Trivia
  /** `already`: one comes once more. `late`: time ran out, and what was saved is graded. */
  readonly kind: 'already' | 'late'
  readonly onResult: () => void
}

/** A trivia that is over for somebody: that it is, and how it went. */
export function Answered({ trivia, kind, onResult }: AnsweredProps) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { result, answered, questionCount } = trivia
  if (!result) return null
  const time = momentOf(result.gradedAt, locale)
  return (
    <div className="trivia-body">
      {kind === 'already' ? <Pictogram code={trivia.discipline} size="l" /> : null}
      <h2>{t(kind === 'already' ? 'trivia.already' : 'trivia.time-over')}</h2>
      <p>
        {kind === 'already'
          ? t('trivia.already-why', { title: text(trivia.title, trivia.id), time })
          : t('trivia.time-over-why', { answered, blank: questionCount - answered })}
      </p>
      {kind === 'already' ? (
        <dl className="trivia-facts">
          <div>
            <dt>{t('trivia.right-ones')}</dt>
            <dd>{t('trivia.right-of', { right: result.right, of: questionCount })}</dd>
          </div>
          <div>
            <dt>{t('trivia.earned')}</dt>
            <dd>{t('trivia.points', { points: result.points })}</dd>
          </div>
          <div>
            <dt>{t(result.sent ? 'trivia.sent-at' : 'trivia.ran-out-at')}</dt>
            <dd>{time}</dd>
          </div>
        </dl>
      ) : (
        <div className="trivia-note trivia-note-ok">
          <b>{t('trivia.saved')}</b>
          <p>{t('trivia.saved-of', { answered, of: questionCount })}</p>
        </div>
      )}
      <Button kind="main" onClick={onResult}>
        {t('trivia.see-result')}
      </Button>
      <a className="ui-button ui-button-plain" href="/trivia">
        {t('trivia.others')}
      </a>
    </div>
  )
}
