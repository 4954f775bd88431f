import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { SettingsSection } from './SettingsSection.tsx'

/**
 * The ways to what the games give to other sites: the description of the public API, which only the server answers, and an app from a store
 * has no server under its address; on the web the maker of widgets' code, where a wide screen has no menu to lead there.
 */
export function OpenDataSection() {
  const t = useT()
  const { platform } = useSubject()
  if (platform === 'ios' || platform === 'android') return null
  return (
    <SettingsSection id="open-data" title={t('settings.open-data')}>
      <p>{t('settings.open-data-hint')}</p>
      <a className="ui-button" href="/api">
        {t('settings.open-data-link')}
      </a>
      {platform === 'web' ? (
        <a className="ui-button" href="/embed">
          {t('app-shell.embed')}
        </a>
      ) : null}
    </SettingsSection>
  )
}
