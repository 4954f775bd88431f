import { useT } from '../../i18n/use-t.ts'
import { OwnPage } from './OwnPage.tsx'
import { PasskeysPart } from './parts.ts'

/** The account's passkeys: made here with the password once more, and taken away. */
export function PasskeysPage() {
  const t = useT()
  return (
    <OwnPage title={t('accounts.passkeys')} path="/account/passkeys">
      <PasskeysPart.Part />
    </OwnPage>
  )
}
