import { PasswordReset, PasswordResetRequest } from '@games/contract/accounts/credentials'
import { loginPage } from '@games/domain/access/guard'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useGames } from '../../app-shell/games-context.ts'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useT } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { useSubject } from '../../session/subject.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

/** Asks for an e-mail with which a new password can be chosen. The answer is the same whether the address is an account's. */
function Forgot() {
  const t = useT()
  const { loginEnabled } = useSubject()
  const wordsOf = useFaultWords()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [sent, setSent] = useState(false)
  const { register, handleSubmit, formState } = useForm<z.input<typeof PasswordResetRequest>>({
    resolver: standardSchemaResolver(PasswordResetRequest),
    // without values of its own: what was typed before the script was there is what counts
  })
  const submit = handleSubmit(async (body) => {
    setRefusal(null)
    try {
      await privateApi.requestPasswordReset({ body })
      setSent(true)
    } catch (error) {
      const { refusal: why } = refusalOf(error)
      // without a mail server nobody can be written to
      setRefusal(why?.kind === 'failed' ? { kind: 'unsent' } : why)
    }
  })
  return (
    <div className="login-body login-mail">
      {sent ? (
        <>
          <p className="login-notice" role="status">
            {t('login.mail-sent')}
          </p>
          <DemoMails />
        </>
      ) : (
        <form className="login-part" method="post" noValidate onSubmit={(event) => void submit(event)}>
          <RefusalNote refusal={refusal} />
          <Field
            label={t('login.email')}
            hint={t('login.forgot-hint')}
            {...errorOf(wordsOf(formState.errors.email?.message))}
          >
            {(control) => (
              <input className="ui-input" type="email" autoComplete="email" {...control} {...register('email')} />
            )}
          </Field>
          <Button kind="main" type="submit" disabled={formState.isSubmitting}>
            {t('login.send-mail')}
          </Button>
        </form>
      )}
      <a className="login-back" href={loginPage(loginEnabled)}>
        {t('login.have-account')}
      </a>
    </div>
  )
}

/** Chooses a new password by the token of an e-mail. */
function Reset({ token }: { token: string }) {
  const t = useT()
  const { loginEnabled } = useSubject()
  const wordsOf = useFaultWords()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof PasswordReset>>({
    resolver: standardSchemaResolver(PasswordReset),
    defaultValues: { token },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setRefusal(null)
    try {
      await privateApi.resetPassword({ body })
      setDone(true)
    } catch (error) {
      const { fields, refusal: why } = refusalOf(error)
      const message = fields['password']
      if (message !== undefined) setError('password', { message })
      setRefusal(why)
    }
  })
  return (
    <div className="login-body login-mail">
      {done ? (
        <p className="login-notice" role="status">
          {t('login.password-chosen')}
        </p>
      ) : (
        <form className="login-part" method="post" noValidate onSubmit={(event) => void submit(event)}>
          <RefusalNote refusal={refusal} />
          <Field
            label={t('login.password')}
            hint={t('login.password-hint')}
            {...errorOf(wordsOf(errors.password?.message))}
          >
            {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('password')} />}
          </Field>
          <Field label={t('login.repeat')} {...errorOf(wordsOf(errors.repeat?.message))}>
            {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('repeat')} />}
          </Field>
          <Button kind="main" type="submit" disabled={isSubmitting}>
            {t('login.choose')}
          </Button>
        </form>
      )}
      <a className="login-back" href={loginPage(loginEnabled)}>
        {t('login.title')}
      </a>
    </div>
  )
}

/** A guardian's consent to a child's account: by a press, so that no mail program that looks at addresses gives it. */
function Guardian({ token }: { token: string }) {
  const t = useT()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [done, setDone] = useState(false)
  const agree = async () => {
    setRefusal(null)
    try {
      await privateApi.confirmGuardian({ body: { token } })
      setDone(true)
    } catch (error) {
      setRefusal(refusalOf(error).refusal)
    }
  }
  return (
    <div className="login-body login-mail">
      {done ? (
        <p className="login-notice" role="status">
          {t('login.guardian-done')}
        </p>
      ) : (
        <section className="login-part">
          <RefusalNote refusal={refusal} />
          {/* an address that has expired agrees to nothing any more */}
          {refusal?.kind === 'expired' ? null : (
            <>
              <p>{t('login.guardian-about')}</p>
              <Button kind="main" onClick={() => void agree()}>
                {t('login.guardian-agree')}
              </Button>
            </>
          )}
        </section>
      )}
    </div>
  )
}

/** In the demo, which sends nothing, the way to what it would have sent. */
export function DemoMails() {
  const t = useT()
  const { demo } = useGames()
  return demo ? (
    <a className="login-back" href="/auth/outbox">
      {t('login.demo-mails')}
    </a>
  ) : null
}

export type MailKind = 'forgot' | 'reset' | 'guardian'

/** What an e-mail is about: to be asked for, or by its token to choose a new password or to agree to a child's account. */
export function MailForms({ kind, token }: { kind: MailKind; token: string }) {
  if (kind === 'guardian') return <Guardian token={token} />
  return kind === 'reset' ? <Reset token={token} /> : <Forgot />
}
