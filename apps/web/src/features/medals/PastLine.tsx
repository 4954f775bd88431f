import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'

/** Of when a past table is: in place of how fresh it is, since nothing there is live. `now` is the address of the table as it stands. */
export function PastLine({ at, finished, total, now }: { at: string; finished: number; total: number; now: string }) {
  const t = useT()
  const locale = useLocale()
  const [day = '', time] = at.split('T')
  const when =
    time === undefined
      ? t('medals.end-of-day', { day: shortDay(day, locale) })
      : t('frame.on-day-at', { day: shortDay(day, locale), time })
  return (
    <p className="medals-past" data-keep-scroll="">
      <b>{t('medals.as-of', { when, finished, total })}</b>
      <a className="link" href={now}>
        {t('medals.to-now')}
      </a>
    </p>
  )
}
