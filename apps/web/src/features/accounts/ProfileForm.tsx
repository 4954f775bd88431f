import { ProfileChange } from '@games/contract/accounts/credentials'
import type { Account } from '@games/contract/accounts/account'
import type { Api } from '@games/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useViewState } from '../../cache/use-view.ts'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useNames } from '../../i18n/use-names.ts'
import { useT } from '../../i18n/use-t.ts'
import { takeAccount } from '../../session/login.ts'
import { privateApi } from '../../session/private-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { delegationsQuery } from './accounts.query.ts'
import { ownTime } from './own-time.ts'
import { useSending } from './use-sending.ts'

type Values = z.input<typeof ProfileChange>
const FIELDS = ['username', 'email', 'organisation', 'current'] as const
type FieldName = (typeof FIELDS)[number]
const isField = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name)

/** What is left empty is not changed. */
const unlessEmpty = { setValueAs: (text: string) => (text === '' ? undefined : text) }

interface ProfileFormProps {
  readonly api: Api
  readonly account: Account
  readonly onSaved: (account: Account) => void
}

/** Username, e-mail and delegation. The address is masked here too, so that a new one is typed into an empty field, with the password. */
export function ProfileForm({ api, account, onSaved }: ProfileFormProps) {
  const t = useT()
  const wordsOf = useFaultWords()
  const { send, refusal } = useSending()
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const { register, handleSubmit, setError, resetField, formState } = useForm<Values>({
    resolver: standardSchemaResolver(ProfileChange),
    defaultValues: { username: account.username, organisation: account.organisation },
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setSavedAt(null)
    if (body.email !== undefined && body.current === undefined)
      return setError('current', { message: 'password-required' }, { shouldFocus: true })
    const faults = await send(async (options) => {
      const changed = await privateApi.changeProfile({ body }, options)
      takeAccount(changed)
      onSaved(changed)
      setSavedAt(Date.now())
      resetField('email')
      resetField('current')
    })
    for (const [name, message] of Object.entries(faults))
      if (isField(name)) setError(name, { message }, { shouldFocus: true })
  })
  const faultOf = (name: FieldName) => errorOf(wordsOf(errors[name]?.message))
  return (
    <form className="accounts-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNote refusal={refusal} />
      <div role="status">
        {savedAt === null ? null : (
          <p className="accounts-note accounts-note-good">
            <b>{t('accounts.saved', { time: ownTime(savedAt) })}</b>
          </p>
        )}
      </div>
      <Field label={t('accounts.username')} hint={t('accounts.username-hint')} {...faultOf('username')}>
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
      <Field
        label={t('accounts.new-email')}
        hint={
          account.email === null
            ? t('accounts.new-email-hint-none')
            : t('accounts.new-email-hint', { email: account.email })
        }
        {...faultOf('email')}
      >
        {(control) => (
          <input
            className="ui-input"
            type="email"
            autoComplete="email"
            {...control}
            {...register('email', unlessEmpty)}
          />
        )}
      </Field>
      <Field label={t('accounts.confirm')} hint={t('accounts.confirm-hint')} {...faultOf('current')}>
        {(control) => (
          <PasswordInput autoComplete="current-password" {...control} {...register('current', unlessEmpty)} />
        )}
      </Field>
      <Field label={t('accounts.delegation')} {...faultOf('organisation')}>
        {(control) => (
          <select
            className="ui-select"
            {...control}
            {...register('organisation', { setValueAs: (code: string | null) => code || null })}
          >
            <option value="">{t('accounts.no-delegation')}</option>
            <DelegationOptions api={api} mine={account.organisation} />
          </select>
        )}
      </Field>
      <dl className="accounts-facts">
        <div>
          <dt>{t('accounts.cpf')}</dt>
          <dd>{account.cpf ?? t('accounts.no-cpf')}</dd>
        </div>
        <div>
          <dt>{t('accounts.not-stored')}</dt>
          <dd>{t('accounts.not-stored-why')}</dd>
        </div>
      </dl>
      <Button kind="main" type="submit" disabled={isSubmitting}>
        {t('accounts.save')}
      </Button>
    </form>
  )
}

/** Every delegation by name. Until they are there, and where they cannot be had, the one that was chosen stays. */
function DelegationOptions({ api, mine }: { api: Api; mine: string | null }) {
  const { view } = useViewState(delegationsQuery(api))
  const named = useNames().named((view?.delegations ?? []).map(({ organisation }) => organisation))
  const isMissing = mine !== null && !named.some(({ code }) => code === mine)
  return [...(isMissing ? [{ code: mine, name: mine }] : []), ...named].map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
