import { useLocation } from '@tanstack/react-router'
import { LOCALE_NAMES, LOCALE_SHORT, LOCALE_TAGS, LOCALES, localeAddress } from '../i18n/locale.ts'
import { useLocale, useT } from '../i18n/use-t.ts'

/** The three languages. Plain links: the server sets the cookie and comes back to this page. */
export function LanguageLinks() {
  const t = useT()
  const current = useLocale()
  // without the fragment: the server never hears of it, and both must draw the same link
  const back = useLocation({ select: (location) => location.pathname + location.searchStr })
  return (
    <nav className="frame-languages" aria-label={t('frame.languages')}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={localeAddress(locale, back)}
          lang={LOCALE_TAGS[locale]}
          hrefLang={LOCALE_TAGS[locale]}
          rel="nofollow"
          data-document=""
          aria-label={`${LOCALE_SHORT[locale]}, ${LOCALE_NAMES[locale]}`}
          aria-current={locale === current ? 'true' : undefined}
        >
          {LOCALE_SHORT[locale]}
        </a>
      ))}
    </nav>
  )
}
