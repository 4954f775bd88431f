import type { UnitSummary } from '@games/contract'
import { trimRsc, UNIT_KIND } from '@games/domain'
import { followKey } from '@games/domain/follow/follow'
import { shareAddress } from '../app-shell/share-address.ts'
import { useFollowing } from '../follow/FollowButton.tsx'
import { useLocale, useT, useText } from '../i18n/use-t.ts'
import { isNative } from '../platform/is-native.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { pageMeta } from '../platform/page-meta.ts'
import { Menu, type MenuLine } from '../ui/Menu.tsx'
import { calendarAddress, unitAddress, venueAddress } from './unit-address.ts'
import { useUnitWords } from './use-unit-words.ts'

/** What can be done with a unit besides looking at it (R2.5): the visitor's calendar, sharing, the way to the venue, its lists. Opens as it is loaded. */
export function UnitMenu({ unit }: { unit: UnitSummary }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const words = useUnitWords()
  const title = words.title(unit)
  const address = unitAddress(unit.code)
  const kind = UNIT_KIND[unit.status]
  const hasBegun = kind === 'live' || kind === 'final'

  const addToCalendar = async (): Promise<void> => {
    const file = `${pageMeta('api-base') || location.origin}${calendarAddress(unit.code, locale)}`
    // a browser stays on the page: the file goes to the calendar or to the downloads
    if (isNative()) await (await openPlatform()).openExternal(file)
    else location.assign(file)
  }
  const [isFollowed, toggle] = useFollowing(followKey('unit', trimRsc(unit.code)), title)
  const share = () => void shareAddress(t, title, address)

  const lines: MenuLine[] = [
    ...(unit.day === null || kind === 'final' || kind === 'called-off'
      ? []
      : [{ key: 'calendar', label: t('units.menu.calendar'), onSelect: () => void addToCalendar() }]),
    { key: 'follow', label: t(isFollowed ? 'app-shell.unfollow' : 'app-shell.follow'), onSelect: toggle },
    { key: 'share', label: t('app-shell.share'), onSelect: share },
    ...(unit.venue
      ? [
          {
            key: 'venue',
            label: t('units.menu.venue', { name: text(unit.venue.name, unit.venue.code) }),
            href: venueAddress(unit.venue.code),
          },
        ]
      : []),
    hasBegun
      ? { key: 'results', label: t('units.menu.results'), href: address }
      : { key: 'startlist', label: t('units.menu.startlist'), href: unitAddress(unit.code, 'startlist') },
  ]
  return (
    <Menu
      opened
      label={t('units.menu.of', { title: words.named(unit) })}
      button={<span />}
      buttonClass="units-more-button"
      lines={lines}
    />
  )
}
