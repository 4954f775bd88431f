import { useT } from '../../i18n/use-t.ts'

const MINUTE_S = 60
const HOUR_S = 3_600

/** How long ago an instant is, as it is drawn: seconds, minutes, hours. */
export function useAgo(): (instant: string) => string {
  const t = useT()
  return (instant) => {
    const seconds = Math.max(0, Math.round((Date.now() - Date.parse(instant)) / 1_000))
    if (seconds < 2 * MINUTE_S) return t('office-feed.seconds', { count: seconds })
    if (seconds < 2 * HOUR_S) return t('office-feed.minutes', { count: Math.floor(seconds / MINUTE_S) })
    return t('office-feed.hours', { count: Math.floor(seconds / HOUR_S) })
  }
}
