import { isMobilePlatform } from '@games/domain/access/platform'
import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { Button } from '../../ui/Button.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Whether one is logged in, and the way in or out. */
export function LoginSection() {
  const t = useT()
  const { platform, loginEnabled, loginType } = useSubject()
  // plain web has no way in but the one the organiser opens (R1.4)
  if (loginType === null && !loginEnabled && !isMobilePlatform(platform)) return null
  return (
    <SettingsSection id="login" title={t('settings.login')}>
      <p>{t(`settings.login-${loginType ?? 'none'}`)}</p>
      {loginType === null ? (
        <a href="/login" className="ui-button">
          {t('app-shell.menu-login')}
        </a>
      ) : (
        <Button onClick={() => void import('../../session/login.ts').then(({ signOut }) => signOut())}>
          {t('app-shell.log-out')}
        </Button>
      )}
    </SettingsSection>
  )
}
