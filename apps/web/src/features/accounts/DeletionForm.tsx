import { AccountDeletion } from '@games/contract/accounts/credentials'
import { comparableUsername } from '@games/domain/accounts/username'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRouter } from '@tanstack/react-router'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useT } from '../../i18n/use-t.ts'
import { clearSession } from '../../session/login.ts'
import { usePreferences } from '../../session/preferences.ts'
import { privateApi } from '../../session/private-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useSending } from './use-sending.ts'

type Values = z.input<typeof AccountDeletion>

/** The username typed and the password: nobody deletes an account by a slip. The safe way is the one that stands out. */
export function DeletionForm() {
  const t = useT()
  const router = useRouter()
  const wordsOf = useFaultWords()
  const { send, refusal } = useSending()
  const username = usePreferences().userData?.username
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    resolver: standardSchemaResolver(AccountDeletion),
    // without values of its own: what was typed before the script was there is what counts
  })
  const { errors, isSubmitting } = formState
  const typed = comparableUsername(useWatch({ control, name: 'username', defaultValue: '' }))
  const isMeant = username === undefined ? typed !== '' : typed === comparableUsername(username)
  const submit = handleSubmit(async (body) => {
    const faults = await send(async (options) => {
      await privateApi.deleteAccount({ body }, options)
      clearSession()
      toast.success(t('accounts.deleted'))
      await router.navigate({ href: '/', replace: true })
    })
    for (const [name, message] of Object.entries(faults))
      if (name === 'username' || name === 'password') setError(name, { message }, { shouldFocus: true })
  })
  return (
    <form className="accounts-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNote refusal={refusal} />
      <Field
        label={username === undefined ? t('accounts.delete-type-own') : t('accounts.delete-type', { username })}
        {...errorOf(wordsOf(errors.username?.message))}
      >
        {(attributes) => (
          <input
            className="ui-input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...attributes}
            {...register('username')}
          />
        )}
      </Field>
      <Field label={t('login.password')} {...errorOf(wordsOf(errors.password?.message))}>
        {(attributes) => <PasswordInput autoComplete="current-password" {...attributes} {...register('password')} />}
      </Field>
      <Button kind="bad" type="submit" disabled={!isMeant || isSubmitting}>
        {t('accounts.delete')}
      </Button>
      <a className="ui-button ui-button-main" href="/account/data">
        {t('accounts.keep')}
      </a>
    </form>
  )
}
