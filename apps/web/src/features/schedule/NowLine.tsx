import { timeOfDayAt } from '../../i18n/format.ts'
import { useT } from '../../i18n/use-t.ts'

/** "14:02 agora", between what is on and what is to come. Its place is kept on the server; the time comes with the clock. */
export function NowLine({ now, utcOffset }: { now: number | null; utcOffset: number }) {
  const t = useT()
  return (
    <p className="schedule-now">
      {now === null ? null : <b>{timeOfDayAt(now, utcOffset)}</b>}
      <span>{t('schedule.now')}</span>
    </p>
  )
}
