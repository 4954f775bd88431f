import { timeOfDay } from '../../i18n/format.ts'
import { useT } from '../../i18n/use-t.ts'
import { useShownTime } from '../../time/shown-time.ts'

/** "14:02 agora", between what is on and what is to come. Its place is kept on the server; the time comes with the clock. */
export function NowLine({ now }: { now: number | null }) {
  const t = useT()
  return (
    <p className="schedule-now" id="now">
      <Clock now={now} />
      <span>{t('schedule.now')}</span>
    </p>
  )
}

/** Games time, "14:02". */
export function Clock({ now }: { now: number | null }) {
  const { at } = useShownTime()
  if (now !== null) return <b>{timeOfDay(at(now))}</b>
  return (
    <b className="schedule-now-later" aria-hidden="true">
      00:00
    </b>
  )
}
