import { useEffect, useState } from 'react'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { LOCALE_TAGS } from '../../i18n/locale.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import type { Draft } from './draft.ts'

interface LimitNoteProps {
  readonly draft: Draft
  /** When the next may be sent, epoch milliseconds. */
  readonly until: number
  readonly onAgain: () => void
}

/** The day's suggestions are used up: from when on there are others, and the text, which stays on the device. */
export function LimitNote({ draft: { suggestion }, until, onAgain }: LimitNoteProps) {
  const t = useT()
  const locale = useLocale()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  // the device's own clock: it is the real one, not the games'
  const at = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(until)
  const copy = () =>
    navigator.clipboard.writeText(suggestion).then(
      () => void toast.success(t('feedback.copied')),
      () => void toast.error(t('feedback.copy-failed')),
    )
  return (
    <div className="feedback">
      <p className="feedback-count">{t('feedback.limit-count')}</p>
      <h2>{t('feedback.limit')}</h2>
      <p className="feedback-about">{t('feedback.limit-until', { time: at })}</p>
      <blockquote>{suggestion}</blockquote>
      <Button kind="main" disabled={!isOver} onClick={onAgain}>
        {isOver ? t('feedback.send') : t('feedback.send-at', { time: at })}
      </Button>
      <Button onClick={() => void copy()}>{t('feedback.copy')}</Button>
      <p className="feedback-about">{t('feedback.urgent')}</p>
    </div>
  )
}
