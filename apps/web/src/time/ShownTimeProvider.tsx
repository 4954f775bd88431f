import type { Games } from '@games/contract'
import { type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react'
import { LanguageContext } from '../i18n/provider.tsx'
import { usePreferences } from '../session/preferences.ts'
import { ShownTimeContext, venueTime } from './shown-time.ts'
import type { VisitorZone } from './visitor-zone.ts'
import { type ZoneChoice, ZoneChoiceContext } from './zone-choice.ts'

/** Whether this device's clock is ever another than the venue's in the year of the games: most visitors live in the venue's time. */
function browserDiffers({ today, utcOffset }: Games): boolean {
  const year = Number(today.slice(0, 4))
  return [0, 6].some((month) => new Date(year, month, 1).getTimezoneOffset() !== -utcOffset)
}

/**
 * In whose time pages are written (R5.10): the venue's as the server sends them, and the visitor's after hydration where it is another.
 * What that takes is loaded by those alone who need it; where it cannot be loaded the venue's time stays.
 */
export function ShownTimeProvider({ games, children }: { games: Games; children: ReactNode }) {
  const { preferredTimezone } = usePreferences()
  const zone = useVisitorZone(games, preferredTimezone)
  // another preference is a new beginning
  const [tapped, setTapped] = useState({ preference: '', shown: 'mine' as 'mine' | 'venue' })
  const usual = preferredTimezone === 'venue' ? 'venue' : 'mine'
  const shown = tapped.preference === preferredTimezone ? tapped.shown : usual

  const venue = useMemo(() => venueTime(games.utcOffset), [games.utcOffset])
  const choice = useMemo<ZoneChoice | null>(() => {
    const swap = () => setTapped({ preference: preferredTimezone, shown: shown === 'mine' ? 'venue' : 'mine' })
    return zone && { ...zone.words[shown], swap }
  }, [zone, shown, preferredTimezone])
  return (
    <ShownTimeContext value={zone && shown === 'mine' ? zone.time : venue}>
      <ZoneChoiceContext value={choice}>{children}</ZoneChoiceContext>
    </ShownTimeContext>
  )
}

/** The zone of the preferences beside the venue's; null until it is there, and where it is the same. */
function useVisitorZone(games: Games, preference: string): VisitorZone | null {
  const language = use(LanguageContext)
  const [found, setFound] = useState<{ readonly preference: string; readonly zone: VisitorZone | null } | null>(null)
  useEffect(() => {
    const named = preference === 'local' || preference === 'venue' ? null : preference
    if (!language || (named === null && !browserDiffers(games))) return
    let left = false
    const settle = (zone: VisitorZone | null) => {
      if (left) return
      // the venue's own time: no switch comes, and its line needs no room for it (first-paint.ts)
      if (zone === null) delete document.documentElement.dataset['abroad']
      startTransition(() => setFound({ preference, zone }))
    }
    import('./visitor-zone.ts')
      .then(({ visitorZone }) => visitorZone(named, games, language))
      .then(settle, () => settle(null))
    return () => {
      left = true
    }
  }, [preference, games, language])
  return found?.preference === preference ? found.zone : null
}
