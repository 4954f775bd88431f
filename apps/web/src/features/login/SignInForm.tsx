import { SignIn } from '@games/contract/accounts/credentials'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useT } from '../../i18n/use-t.ts'
import { signIn } from '../../session/login.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** Login by username, e-mail or CPF (R4.6). `onDone` goes on from here. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const wordsOf = useFaultWords()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { register, handleSubmit, formState, control } = useForm<z.input<typeof SignIn>>({
    resolver: standardSchemaResolver(SignIn),
    // without values of its own: what was typed before the script was there is what counts
  })
  const { errors, isSubmitting } = formState
  const [refused, setRefused] = useState('')
  // nothing where it was typed, or filled in by the browser, before the script was there, and not changed since
  const identifier = useWatch({ control, name: 'identifier' }) ?? refused
  // the pause is of one name: whoever shares the phone signs in meanwhile
  const left = useTimeLeft(refusal?.kind === 'pause' && identifier === refused ? refusal.until : null)
  const submit = handleSubmit(async (credentials) => {
    setRefusal(null)
    try {
      await signIn(credentials)
      onDone()
    } catch (error) {
      setRefused(credentials.identifier)
      setRefusal(refusalOf(error).refusal)
    }
  })
  return (
    <form className="login-part login-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNote refusal={refusal} />
      <Field label={t('login.identifier')} {...errorOf(wordsOf(errors.identifier?.message))}>
        {(control) => (
          <input
            className="ui-input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...register('identifier')}
          />
        )}
      </Field>
      <Field label={t('login.password')} {...errorOf(wordsOf(errors.password?.message))}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
      </Field>
      <Button kind="main" type="submit" disabled={isSubmitting || left !== null}>
        {left === null ? t('login.title') : t('login.in', { left })}
      </Button>
    </form>
  )
}
