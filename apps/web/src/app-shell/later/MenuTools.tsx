import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/**
 * Below the menu's entries: settings, the account and the way out for who is logged in; on the web what the games give to other sites, which
 * is nothing for an app; languages.
 */
export function MenuTools() {
  const t = useT()
  const { platform, loginType } = useSubject()
  return (
    <div className="menu-tools">
      <a href="/agenda">
        <Icon name="agenda" />
        <span>{t('app-shell.agenda')}</span>
      </a>
      <a href="/settings">
        <Icon name="settings" />
        <span>{t('app-shell.settings')}</span>
      </a>
      {loginType === null ? null : (
        <>
          <a href="/account">
            <Icon name="account" />
            <span>{t('app-shell.account')}</span>
          </a>
          <SignOutButton />
        </>
      )}
      {platform === 'web' ? (
        <>
          <a href="/embed">
            <Icon name="embed" />
            <span>{t('app-shell.embed')}</span>
          </a>
          <a href="/api">
            <Icon name="api" />
            <span>{t('app-shell.api')}</span>
          </a>
        </>
      ) : null}
      <LanguageLinks />
    </div>
  )
}
