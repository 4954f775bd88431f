import type { Invitation } from '@games/contract/accounts/account'
import { InvitationAcceptance, InvitationCode } from '@games/contract/accounts/credentials'
import { knownOrganisationName } from '@games/domain/delegations/delegations'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { acceptInvitation } from '../../session/login.ts'
import { privateApi } from '../../session/private-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

/** What is known once a code was read: its account is still to be made. */
interface Opened {
  readonly code: string
  readonly invitation: Invitation
}

/** The account somebody was given a code for: the code, of the address or typed, then a username and a password of one's own (0076). */
export function CodeForm({ code, onDone }: { code: string; onDone: () => void }) {
  const t = useT()
  const [opened, setOpened] = useState<Opened | null>(null)
  /** A code that was good a moment ago, and why it is no more. */
  const [lost, setLost] = useState<Lost | null>(null)
  return (
    <div className="login-body login-code">
      {opened ? (
        <NewAccount
          {...opened}
          onDone={onDone}
          onLost={(fault) => {
            setLost({ code: opened.code, errors: { code: { type: 'server', message: fault } } })
            setOpened(null)
          }}
        />
      ) : (
        <CodeEntry code={lost?.code ?? code} lost={lost} onOpened={setOpened} />
      )}
      <a className="login-back" href="/login">
        {t('login.have-account')}
      </a>
    </div>
  )
}

/** `errors`: one object for good, another one at each rendering would be another fault. */
interface Lost {
  readonly code: string
  readonly errors: { readonly code: { readonly type: 'server'; readonly message: string } }
}

function CodeEntry({ code, lost, onOpened }: { code: string; lost: Lost | null; onOpened: (opened: Opened) => void }) {
  const t = useT()
  const wordsOf = useFaultWords()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<z.input<typeof InvitationCode>>({
    resolver: standardSchemaResolver(InvitationCode),
    // without a value of its own where the address had none: what was typed before the script was there is what counts
    ...(code === '' ? {} : { defaultValues: { code } }),
    ...(lost ? { errors: lost.errors } : {}),
  })
  const submit = handleSubmit(async (body) => {
    setRefusal(null)
    try {
      onOpened({ code: body.code, invitation: await privateApi.openInvitation({ body }) })
    } catch (error) {
      const { fields, refusal: why } = refusalOf(error)
      const message = fields['code']
      if (message !== undefined) setError('code', { message })
      setRefusal(why)
    }
  })
  return (
    <form className="login-part" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNote refusal={refusal} />
      <Field label={t('login.code')} hint={t('login.code-hint')} {...errorOf(wordsOf(formState.errors.code?.message))}>
        {(control) => (
          <input
            className="ui-input"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            {...control}
            {...register('code')}
          />
        )}
      </Field>
      <Button kind="main" type="submit" disabled={formState.isSubmitting}>
        {t('login.continue')}
      </Button>
    </form>
  )
}

type Values = z.input<typeof InvitationAcceptance>
const FIELDS = ['username', 'email', 'password', 'repeat'] as const

function NewAccount({
  code,
  invitation,
  onDone,
  onLost,
}: Opened & { readonly onDone: () => void; readonly onLost: (fault: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const wordsOf = useFaultWords()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: standardSchemaResolver(InvitationAcceptance),
    defaultValues: { code, username: invitation.username ?? '' },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (account) => {
    setRefusal(null)
    try {
      await acceptInvitation(account)
      // the office is a bundle of its own
      if (invitation.role === null) onDone()
      else location.assign('/office/')
    } catch (error) {
      const { fields, refusal: why } = refusalOf(error)
      if (fields['code'] !== undefined) return onLost(fields['code'])
      for (const name of FIELDS) if (fields[name] !== undefined) setError(name, { message: fields[name] })
      setRefusal(why)
    }
  })
  const faultOf = (name: (typeof FIELDS)[number]) => errorOf(wordsOf(errors[name]?.message))
  const { organisation, role } = invitation
  const names = organisation === null ? null : knownOrganisationName(organisation)
  const delegation = names?.[locale] ?? names?.por ?? organisation ?? ''
  return (
    <form className="login-part" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="login-notice">
        {role === null
          ? t('login.code-for', { delegation })
          : t('login.code-for-staff', { role: t(`login.role-${role}`) })}
      </p>
      <RefusalNote refusal={refusal} />
      <Field label={t('login.username')} hint={t('login.username-hint')} {...faultOf('username')}>
        {(control) => (
          <input
            className="ui-input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...register('username')}
          />
        )}
      </Field>
      {invitation.hasEmail ? null : (
        <Field label={t('login.email-optional')} hint={t('login.email-hint')} {...faultOf('email')}>
          {(control) => (
            <input
              className="ui-input"
              type="email"
              autoComplete="email"
              {...control}
              {...register('email', { setValueAs: (text: string) => text.trim() || undefined })}
            />
          )}
        </Field>
      )}
      <Field label={t('login.password')} hint={t('login.password-hint')} {...faultOf('password')}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('password')} />}
      </Field>
      <Field label={t('login.repeat')} {...faultOf('repeat')}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('repeat')} />}
      </Field>
      <Button kind="main" type="submit" disabled={isSubmitting}>
        {t(isSubmitting ? 'login.registering' : 'login.sign-up')}
      </Button>
    </form>
  )
}
