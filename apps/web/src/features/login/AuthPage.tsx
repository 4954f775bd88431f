import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { MailPart } from './forms.ts'
import type { MailKind } from './MailForms.tsx'

const TITLES = {
  forgot: 'login.forgot',
  reset: 'login.new-password',
  guardian: 'login.guardian-title',
} as const satisfies Record<MailKind, string>

/** Where e-mails lead, and where one is asked for. */
export function AuthPage({ kind, token }: { kind: MailKind; token: string }) {
  const t = useT()
  return (
    <>
      <PageTitle title={t(TITLES[kind])} />
      <MailPart.Part kind={kind} token={token} />
    </>
  )
}
