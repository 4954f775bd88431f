import { useT } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** Below the menu's entries: settings, the account and the way out for who is logged in, languages. */
export function MenuTools() {
  const t = useT()
  const isLoggedIn = useSubject().loginType !== null
  return (
    <div className="menu-tools">
      <a href="/settings">
        <Icon name="settings" />
        <span>{t('frame.settings')}</span>
      </a>
      {isLoggedIn ? (
        <>
          <a href="/account">
            <Icon name="account" />
            <span>{t('frame.account')}</span>
          </a>
          <SignOutButton />
        </>
      ) : null}
      <LanguageLinks />
    </div>
  )
}
