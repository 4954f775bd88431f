import { LOCALE_NAMES, LOCALE_SHORT, LOCALES } from '../i18n/locale.ts'
import { useT } from '../i18n/use-t.ts'
import { LanguageLink } from './LanguageLink.tsx'

/** The three languages, in short. */
export function LanguageLinks() {
  const t = useT()
  return (
    <nav className="app-shell-languages" aria-label={t('app-shell.languages')}>
      {LOCALES.map((locale) => (
        <LanguageLink key={locale} to={locale} aria-label={`${LOCALE_SHORT[locale]}, ${LOCALE_NAMES[locale]}`}>
          {LOCALE_SHORT[locale]}
        </LanguageLink>
      ))}
    </nav>
  )
}
