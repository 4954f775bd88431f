import { useLocation } from '@tanstack/react-router'
import { LOCALE_NAMES, LOCALE_TAGS, LOCALES, localeAddress } from '../../i18n/locale.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The interface's language: plain links, as in the frame. The server keeps the choice for a year. */
export function LanguageSection() {
  const t = useT()
  const current = useLocale()
  const back = useLocation({ select: (location) => location.href })
  return (
    <SettingsSection id="language" title={t('settings.language')}>
      <ul className="settings-languages">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className="ui-button"
              href={localeAddress(locale, back)}
              lang={LOCALE_TAGS[locale]}
              hrefLang={LOCALE_TAGS[locale]}
              rel="nofollow"
              aria-current={locale === current ? 'true' : undefined}
            >
              {LOCALE_NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('settings.language-hint')}</p>
    </SettingsSection>
  )
}
