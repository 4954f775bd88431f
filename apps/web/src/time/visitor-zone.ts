import type { Locale } from '../i18n/locale.ts'
import { loadMessages, type Translate } from '../i18n/translator.ts'
import type { ShownTime } from './shown-time.ts'
import { offsetsOf, zonedTime } from './zoned-time.ts'

/** What the switch says: what is shown, and what a tap shows instead. */
export interface ZoneWords {
  readonly shown: string
  readonly other: string
}

/** The visitor's zone, and the texts while its time is shown and while the venue's is. */
export interface VisitorZone {
  readonly time: ShownTime
  readonly words: Readonly<Record<'mine' | 'venue', ZoneWords>>
}

/** The zone of a preference, or the browser's for `null` and where nobody knows the name: what lies on a device may be old or broken. */
function knownZone(zone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone ?? undefined }).resolvedOptions().timeZone
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return knownZone(null)
  }
}

/**
 * The visitor's zone (`null`: the browser's) in a year of games; null itself where it has the venue's time all year. Rejects when the words
 * cannot be loaded.
 */
export async function visitorZone(
  preferred: string | null,
  { today, utcOffset }: { readonly today: string; readonly utcOffset: number },
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): Promise<VisitorZone | null> {
  const zone = knownZone(preferred)
  const offsetAt = offsetsOf(zone)
  const year = Number(today.slice(0, 4))
  if ([0, 6].every((month) => offsetAt(Date.UTC(year, month)) === utcOffset)) return null
  await loadMessages(locale, ['time'])
  return {
    time: zonedTime(zone, utcOffset),
    words: {
      mine: { shown: t('time.shown-mine'), other: t('time.see-venue') },
      venue: { shown: t('time.shown-venue'), other: t('time.see-mine') },
    },
  }
}
