import { useT } from '../../i18n/use-t.ts'
import { OwnPage } from './OwnPage.tsx'
import { PasswordPart } from './parts.ts'

/** Changes the password: everybody else who knew the one before is out. */
export function PasswordPage() {
  const t = useT()
  return (
    <OwnPage title={t('accounts.password')} path="/account/password">
      <PasswordPart.Part />
    </OwnPage>
  )
}
