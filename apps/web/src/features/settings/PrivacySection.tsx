import { useHydrated } from '../../app-shell/use-hydrated.ts'
import { chooseConsent, isRefusedByBrowser, useConsent } from '../../analytics/consent.ts'
import { useT } from '../../i18n/use-t.ts'
import { Choice } from './Choice.tsx'
import { SettingsSection } from './SettingsSection.tsx'

const ANSWERS = ['rejected', 'accepted'] as const
/** What the site cannot do without: each is there for the one thing it says. */
const NECESSARY = ['locale', 'login', 'platform'] as const

/** Whether page views are counted, and what is kept in any case (R3.5). */
export function PrivacySection() {
  const t = useT()
  const consent = useConsent()
  const isRefused = useHydrated() && isRefusedByBrowser()
  return (
    <SettingsSection id="privacy" title={t('settings.privacy')}>
      <Choice
        legend={t('settings.analytics')}
        hint={t(isRefused ? 'settings.analytics-refused' : 'settings.analytics-hint')}
        options={ANSWERS.map((value) => ({ value, label: t(`settings.analytics-${value}`) }))}
        value={consent}
        disabled={isRefused}
        onChoose={chooseConsent}
      />
      <h3>{t('settings.necessary')}</h3>
      <p>{t('settings.necessary-hint')}</p>
      <dl className="settings-facts">
        {NECESSARY.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{t(`settings.cookie-${name}`)}</dd>
          </div>
        ))}
      </dl>
    </SettingsSection>
  )
}
