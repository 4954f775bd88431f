import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/Icon.tsx'

/** Ends the login of a guest or a user. Its code is fetched when it is needed. */
export function SignOutButton() {
  const t = useT()
  const signOut = async () => (await import('../../session/login.ts')).signOut()
  return (
    <button type="button" onClick={() => void signOut()}>
      <Icon name="logout" />
      <span>{t('app-shell.log-out')}</span>
    </button>
  )
}
