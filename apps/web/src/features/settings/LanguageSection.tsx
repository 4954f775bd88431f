import { LanguageLink } from '../../app-shell/LanguageLink.tsx'
import { LOCALE_NAMES, LOCALES } from '../../i18n/locale.ts'
import { useT } from '../../i18n/use-t.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The interface's language, in whole words. The server keeps the choice for a year. */
export function LanguageSection() {
  const t = useT()
  return (
    <SettingsSection id="language" title={t('settings.language')}>
      <ul className="settings-languages">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <LanguageLink to={locale} className="ui-button">
              {LOCALE_NAMES[locale]}
            </LanguageLink>
          </li>
        ))}
      </ul>
      <p>{t('settings.language-hint')}</p>
    </SettingsSection>
  )
}
