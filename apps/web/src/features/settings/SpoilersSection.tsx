import { useT } from '../../i18n/use-t.ts'
import { SpoilerSwitch } from '../../spoilers/SpoilerSwitch.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Results hidden until they are asked for. */
export function SpoilersSection() {
  const t = useT()
  return (
    <SettingsSection id="spoilers" title={t('settings.results')}>
      <SpoilerSwitch label={t('settings.spoilers')} hint={t('settings.spoilers-hint')} />
    </SettingsSection>
  )
}
