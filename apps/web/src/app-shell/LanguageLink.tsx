import { useLocation } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { LOCALE_TAGS, type Locale, localeAddress } from '../i18n/locale.ts'
import { useLocale } from '../i18n/use-t.ts'
import { isNative } from '../platform/is-native.ts'
import { useGames } from './games-context.ts'

/** One of the three languages as a plain link: the server sets the cookie and redirects back to this page. */
export function LanguageLink({ to, children, ...more }: { to: Locale } & Omit<ComponentProps<'a'>, 'href'>) {
  const games = useGames()
  const isCurrent = useLocale() === to
  // without the fragment: the server never receives it, and both must draw the same link
  const back = useLocation({ select: (location) => location.pathname + location.searchStr })
  // the pages of the native wrapper are not the server's: the device stores the choice itself, and starts with it
  const storeChoice = (event: MouseEvent) => {
    if (!isNative()) return
    event.preventDefault()
    void import('../cache/offline-views.ts')
      .then(({ storeChosenLocale }) => storeChosenLocale({ games, locale: to }))
      .then(() => location.reload())
  }
  return (
    <a
      {...more}
      href={localeAddress(to, back)}
      lang={LOCALE_TAGS[to]}
      hrefLang={LOCALE_TAGS[to]}
      rel="nofollow"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={storeChoice}
    >
      {children}
    </a>
  )
}
