import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'
import { ZoneSwitch } from '../../time/ZoneSwitch.tsx'

/** Of when a past table is: in place of how fresh it is, since nothing there is live. `now` is the address of the table as it stands. */
export function PastLine({ at, finished, total, now }: { at: string; finished: number; total: number; now: string }) {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  // a day alone is the games' own
  const [day = '', time] = (at.includes('T') ? shown.at(at).slice(0, 16) : at).split('T')
  const when =
    time === undefined
      ? t('medals.end-of-day', { day: shortDay(day, locale) })
      : t('app-shell.on-day-at', { day: shortDay(day, locale), time })
  return (
    <p className="medals-past" data-keep-scroll="">
      <b>{t('medals.as-of', { when, finished, total })}</b>
      <a className="link" href={now}>
        {t('medals.to-now')}
      </a>
      {time === undefined ? null : <ZoneSwitch />}
    </p>
  )
}
