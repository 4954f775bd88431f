import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Draft } from './draft.ts'

interface ThankYouProps {
  /** Whether the server has it, or it waits for a network. */
  readonly kind: 'sent' | 'waiting'
  readonly draft: Draft
  /** How many wait in all. */
  readonly waiting: number
  /** Null: no more fit in a day. */
  readonly onMore: (() => void) | null
}

/** After a feedback: that it has arrived or waits on the device, what was said, and the ways on. */
export function ThankYou({ kind, draft: { sentiment, suggestion }, waiting, onMore }: ThankYouProps) {
  const t = useT()
  return (
    <div className="feedback feedback-done" role="status">
      <Icon name="done" />
      <h2>{t(kind === 'sent' ? 'feedback.thanks' : 'feedback.waiting')}</h2>
      <p className="feedback-about">{t(kind === 'sent' ? 'feedback.read' : 'feedback.waits')}</p>
      {waiting > (kind === 'waiting' ? 1 : 0) ? (
        <p className="feedback-about">{t('feedback.waiting-count', { count: waiting })}</p>
      ) : null}
      <dl>
        {sentiment === null ? null : (
          <div>
            <dt>{t('feedback.you-said')}</dt>
            <dd>{t(`feedback.${sentiment}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('feedback.your-suggestion')}</dt>
          <dd>{t('feedback.characters', { length: Array.from(suggestion.trim()).length })}</dd>
        </div>
      </dl>
      <a className="ui-button ui-button-main" href="/">
        {t('feedback.home')}
      </a>
      {onMore ? <Button onClick={onMore}>{t('feedback.more')}</Button> : null}
    </div>
  )
}
