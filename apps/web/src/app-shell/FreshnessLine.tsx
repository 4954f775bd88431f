import { calendarDay, shortDay, timeOfDay } from '../i18n/format.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { useFreshness, useGamesNow } from '../live/live-context.ts'
import { useShownTime } from '../time/shown-time.ts'
import { ZoneSwitch } from '../time/ZoneSwitch.tsx'
import { Freshness } from '../ui/Freshness.tsx'

/**
 * How fresh the page is, in the same place on every page: "● ao vivo  atualizado às 14:02". `text` is the view's own about its age;
 * offline it gives way to the time up to which the view is known to be true, with its day when that is not today.
 */
export function FreshnessLine({ text }: { text: string }) {
  const t = useT()
  const locale = useLocale()
  const shown = useShownTime()
  const now = useGamesNow()
  const { state, at } = useFreshness()
  // A page that has just loaded leaves the place of "ao vivo" free, so that nothing shifts when it is.
  const justCame = state === 'connecting' && at === null
  const dataFrom = (instant: string) => {
    const written = shown.at(instant)
    const [day, time] = [calendarDay(written), timeOfDay(written)]
    const isToday = now === null || day === calendarDay(shown.at(now))
    return isToday
      ? t('app-shell.data-from', { time })
      : t('app-shell.data-from-day', { day: shortDay(day, locale), time })
  }
  return (
    <Freshness state={justCame ? 'first' : state} word={t(`app-shell.fresh-${justCame ? 'live' : state}`)}>
      <span>{state === 'offline' && at !== null ? dataFrom(at) : text}</span>
      <ZoneSwitch />
      <span className="vh" role="status">
        {state === 'offline' ? t('app-shell.offline-notice') : ''}
      </span>
    </Freshness>
  )
}
