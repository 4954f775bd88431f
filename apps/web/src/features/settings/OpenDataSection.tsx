import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The way to the description of the public API. Only the server answers it, and an app from a store has no server under its address. */
export function OpenDataSection() {
  const t = useT()
  const { platform } = useSubject()
  if (platform === 'ios' || platform === 'android') return null
  return (
    <SettingsSection id="open-data" title={t('settings.open-data')}>
      <p>{t('settings.open-data-hint')}</p>
      <a className="ui-button" href="/api" data-document>
        {t('settings.open-data-link')}
      </a>
    </SettingsSection>
  )
}
