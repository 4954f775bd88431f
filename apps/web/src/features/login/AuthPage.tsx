import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { CodePart, MailPart } from './forms.ts'
import type { MailKind } from './MailForms.tsx'

const TITLES = {
  forgot: 'login.forgot',
  reset: 'login.new-password',
  guardian: 'login.guardian-title',
  code: 'login.code-title',
} as const satisfies Record<MailKind | 'code', string>

/** Where e-mails lead, where one is asked for, and where a code makes an account; `token`: of the e-mail, or the code of the address. */
export function AuthPage({ kind, token, onDone }: { kind: MailKind | 'code'; token: string; onDone: () => void }) {
  const t = useT()
  return (
    <>
      <PageTitle title={t(TITLES[kind])} />
      {kind === 'code' ? <CodePart.Part code={token} onDone={onDone} /> : <MailPart.Part kind={kind} token={token} />}
    </>
  )
}
