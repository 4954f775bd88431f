import type { FeedbackMood, Sentiment } from '@games/contract'
import { shortDay } from '@games/web/i18n/format.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import { useT } from '../../i18n/use-t.ts'

/** The sign of a feeling, always beside its word. */
export function MoodSign({ sentiment }: { sentiment: Sentiment }) {
  return (
    <svg className={`opinion-sign opinion-${sentiment}`} viewBox="0 0 12 12" aria-hidden="true">
      {sentiment === 'happy' ? (
        <path d="M6 2l5 8H1z" />
      ) : sentiment === 'sad' ? (
        <path d="M6 10L1 2h10z" />
      ) : (
        <path d="M1 5h10v2H1z" />
      )}
    </svg>
  )
}

interface MoodProps {
  readonly mood: FeedbackMood
  readonly wanted: string | undefined
  readonly onChoose: (day: string | undefined) => void
}

/** How people felt day by day, each a bar as high as so many wrote; a day to come is empty. Chosen, it narrows the list. */
export function Mood({ mood: { days, today }, wanted, onChoose }: MoodProps) {
  const t = useT()
  const locale = useLocale()
  const totals = days.map(({ happy, neutral, sad }) => happy + neutral + sad)
  const most = Math.max(1, ...totals)
  return (
    <ol className="opinion-mood" aria-label={t('office-feedback.mood')}>
      {days.map((one, at) => {
        const { day, happy, neutral, sad } = one
        const total = totals[at] ?? 0
        const name = day === today ? t('office-feedback.today') : shortDay(day, locale)
        const share = total === 0 ? null : Math.round((happy / total) * 100)
        return (
          <li key={day} data-today={day === today || undefined}>
            <button
              type="button"
              disabled={total === 0}
              aria-pressed={wanted === day}
              onClick={() => onChoose(wanted === day ? undefined : day)}
            >
              <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                <Bar from={happy + neutral} size={sad} most={most} kind="sad" />
                <Bar from={happy} size={neutral} most={most} kind="neutral" />
                <Bar from={0} size={happy} most={most} kind="happy" />
              </svg>
              <b>{share === null ? '' : t('office-feedback.share', { share })}</b>
              <span>
                {name}
                {total > 0 ? `, ${total}` : ''}
              </span>
              {total > 0 ? (
                <span className="ui-hidden">{t('office-feedback.day', { happy, neutral, sad })}</span>
              ) : null}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

interface BarProps {
  readonly from: number
  readonly size: number
  readonly most: number
  readonly kind: Sentiment
}

const Bar = ({ from, size, most, kind }: BarProps) => (
  <rect
    className={`opinion-bar-${kind}`}
    x="0"
    width="10"
    y={100 - ((from + size) / most) * 100}
    height={(size / most) * 100}
  />
)
