import { PasswordChange } from '@games/contract/accounts/credentials'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useT } from '../../i18n/use-t.ts'
import { privateApi } from '../../session/private-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useSending } from './use-sending.ts'

type Values = z.input<typeof PasswordChange>
const EMPTY: Values = { current: '', password: '', repeat: '' }
const isField = (name: string): name is keyof Values => Object.hasOwn(EMPTY, name)

/** The password before, the new one and its repetition. */
export function PasswordForm() {
  const t = useT()
  const wordsOf = useFaultWords()
  const { send, refusal } = useSending()
  const [isChanged, setChanged] = useState(false)
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: standardSchemaResolver(PasswordChange),
    // without values of its own: what was typed before the script was there is what counts
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setChanged(false)
    const faults = await send(async (options) => {
      await privateApi.changePassword({ body }, options)
      reset(EMPTY)
      setChanged(true)
    })
    for (const [name, message] of Object.entries(faults))
      if (isField(name)) setError(name, { message }, { shouldFocus: true })
  })
  const faultOf = (name: keyof Values) => errorOf(wordsOf(errors[name]?.message))
  return (
    <form className="accounts-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNote refusal={refusal} />
      <div role="status">
        {isChanged ? (
          <div className="accounts-note accounts-note-good">
            <b>{t('accounts.changed')}</b>
            <p>{t('accounts.changed-why')}</p>
          </div>
        ) : null}
      </div>
      <Field label={t('accounts.current')} {...faultOf('current')}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('current')} />}
      </Field>
      <Field label={t('accounts.new-password')} hint={t('login.password-hint')} {...faultOf('password')}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('password')} />}
      </Field>
      <Field label={t('accounts.repeat')} {...faultOf('repeat')}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register('repeat')} />}
      </Field>
      {isChanged ? null : (
        <div className="accounts-note">
          <b>{t('accounts.others-out')}</b>
          <p>{t('accounts.others-out-why')}</p>
        </div>
      )}
      <Button kind="main" type="submit" disabled={isSubmitting}>
        {t('accounts.change')}
      </Button>
      <a className="accounts-way" href="/auth?forgot=1">
        {t('login.forgot')}
      </a>
    </form>
  )
}
