import { SENTIMENTS, type Sentiment } from '@games/contract/feedback/feedback'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

interface FacesProps {
  readonly value: Sentiment | null
  readonly onChoose: (sentiment: Sentiment) => void
  /** What is wrong; announced when it appears. */
  readonly error: string | null
}

/** How one feels about the app: three faces with words, of which one is chosen. */
export function Faces({ value, onChoose, error }: FacesProps) {
  const t = useT()
  return (
    <fieldset className="feedback-faces" aria-describedby="feedback-sentiment-error" aria-invalid={error !== null}>
      <legend>{t('feedback.sentiment')}</legend>
      <div>
        {SENTIMENTS.map((sentiment) => (
          <label key={sentiment}>
            <input
              type="radio"
              name="sentiment"
              value={sentiment}
              checked={value === sentiment}
              onChange={() => onChoose(sentiment)}
            />
            <Icon name={sentiment} />
            <span>{t(`feedback.${sentiment}`)}</span>
          </label>
        ))}
      </div>
      <p id="feedback-sentiment-error" className="ui-field-error" role="status">
        {error}
      </p>
    </fieldset>
  )
}
