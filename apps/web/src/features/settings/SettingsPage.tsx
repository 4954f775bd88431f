import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { AppSection } from './AppSection.tsx'
import { DeviceSection } from './DeviceSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { LoginSection } from './LoginSection.tsx'
import { OpenDataSection } from './OpenDataSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { SpoilersSection } from './SpoilersSection.tsx'
import { ThemeSection } from './ThemeSection.tsx'
import { TimeZoneSection } from './TimeZoneSection.tsx'

/** Everything a visitor can set, on one page. `at`: the instant zones' offsets are told for; `canDebug`: where previews are allowed. */
export function SettingsPage({ at, canDebug }: { at: number; canDebug: boolean }) {
  const t = useT()
  return (
    <>
      <PageTitle title={t('settings.title')} />
      <div className="settings">
        <LanguageSection />
        <TimeZoneSection at={at} />
        <ThemeSection />
        <SpoilersSection />
        <LoginSection />
        <AppSection canDebug={canDebug} />
        <PrivacySection />
        <DeviceSection />
        <OpenDataSection />
      </div>
    </>
  )
}
