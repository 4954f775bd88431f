import { dateLabel, timeOfDay } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'

/** An instant as this device's own clock has it: what happens to an account happens in real time, not in the games'. */
function onDevice(instant: string | number): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString()
}

/** `14 de setembro`. */
export const ownDate = (instant: string | number, locale: Locale): string =>
  dateLabel(onDevice(instant).slice(0, 10), locale)

/** `14:02`. */
export const ownTime = (instant: string | number): string => timeOfDay(onDevice(instant))
