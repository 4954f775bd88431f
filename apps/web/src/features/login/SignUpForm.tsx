import { SignUp } from '@games/contract/accounts/credentials'
import { hasCheckDigits } from '@games/domain/accounts/cpf'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { type FieldErrors, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useGames } from '../../app-shell/games-context.ts'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { type Refusal, refusalOf } from '../../forms/refusal.ts'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useT } from '../../i18n/use-t.ts'
import { Card } from '../../points/Card.tsx'
import { Username } from '../../points/Username.tsx'
import { signUp } from '../../session/login.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'

type Values = z.input<typeof SignUp>
const FIELDS = ['username', 'email', 'cpf', 'password', 'repeat', 'birthYear', 'guardianEmail'] as const
type FieldName = (typeof FIELDS)[number]
const isField = (name: string): name is FieldName => (FIELDS as readonly string[]).includes(name)

/** Sign-up (R4.6). `onDone` goes on from here: signed in, or with false where the account waits for a guardian. */
export function SignUpForm({ onDone }: { onDone: (signedIn: boolean) => void }) {
  const t = useT()
  const wordsOf = useFaultWords()
  const { asksBirthYear } = useGames()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { register, handleSubmit, setError, setFocus, getValues, control, formState } = useForm<Values>({
    resolver: standardSchemaResolver(SignUp),
    // without values of its own: what was typed before the script was there is what counts
  })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (account) => {
    setRefusal(null)
    try {
      onDone(await signUp(account))
    } catch (error) {
      const { fields, refusal: why } = refusalOf(error)
      for (const [name, message] of Object.entries(fields)) if (isField(name)) setError(name, { message })
      setRefusal(why)
    }
  })
  const faultOf = (name: FieldName) => errorOf(wordsOf(errors[name]?.message))
  const [watched, cpf] = useWatch({ control, name: ['username', 'cpf'], defaultValue: { username: '', cpf: '' } })
  // what was typed before the script was there is not watched
  const username = watched === '' ? (getValues('username') ?? '') : watched
  return (
    <form className="login-part login-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Card
        letter={t('points.letter-guest')}
        name={username.trim() === '' ? t('login.card-new') : <Username name={username.trim()} />}
        about={t(isSubmitting ? 'login.card-making' : 'points.type-guest')}
        dashed={isSubmitting}
      />
      <RefusalNote refusal={refusal} />
      <FaultSummary errors={errors} onGoTo={setFocus} />
      <Field label={t('login.username')} hint={t('login.username-hint')} {...faultOf('username')}>
        {(attributes) => (
          <input
            className="ui-input"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...attributes}
            {...register('username')}
          />
        )}
      </Field>
      <Field label={t('login.email')} hint={t('login.email-hint')} {...faultOf('email')}>
        {(attributes) => (
          <input className="ui-input" type="email" autoComplete="email" {...attributes} {...register('email')} />
        )}
      </Field>
      <Field
        label="CPF"
        hint={cpf.length === 11 && !hasCheckDigits(cpf) ? t('login.cpf-doubt') : t('login.cpf-hint')}
        {...faultOf('cpf')}
      >
        {(attributes) => (
          <input className="ui-input" autoComplete="off" spellCheck={false} {...attributes} {...register('cpf')} />
        )}
      </Field>
      {asksBirthYear ? (
        <>
          <Field label={t('login.birth-year')} hint={t('login.birth-year-hint')} {...faultOf('birthYear')}>
            {(attributes) => (
              <input
                className="ui-input"
                inputMode="numeric"
                autoComplete="bday-year"
                {...attributes}
                {...register('birthYear', { setValueAs: yearOf })}
              />
            )}
          </Field>
          <Field label={t('login.guardian-email')} hint={t('login.guardian-hint')} {...faultOf('guardianEmail')}>
            {(attributes) => (
              <input
                className="ui-input"
                type="email"
                autoComplete="off"
                {...attributes}
                {...register('guardianEmail', { setValueAs: (text: string) => text.trim() || undefined })}
              />
            )}
          </Field>
        </>
      ) : null}
      <Field label={t('login.password')} hint={t('login.password-hint')} {...faultOf('password')}>
        {(attributes) => <PasswordInput autoComplete="new-password" {...attributes} {...register('password')} />}
      </Field>
      <Field label={t('login.repeat')} {...faultOf('repeat')}>
        {(attributes) => <PasswordInput autoComplete="new-password" {...attributes} {...register('repeat')} />}
      </Field>
      <Button kind="main" type="submit" disabled={isSubmitting}>
        {t(isSubmitting ? 'login.registering' : 'login.sign-up')}
      </Button>
    </form>
  )
}

/** A year as typed; what is no number is told as one that cannot be. */
const yearOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text))

/** How many fields have faults, and the way to each; announced when it appears. */
function FaultSummary({ errors, onGoTo }: { errors: FieldErrors<Values>; onGoTo: (name: FieldName) => void }) {
  const t = useT()
  const faulty = FIELDS.filter((name) => errors[name])
  return (
    <div role="alert">
      {faulty.length > 1 ? (
        <div className="forms-refusal">
          <b>{t('login.faults', { count: faulty.length })}</b>
          <p>
            {faulty.map((name) => (
              <Button key={name} kind="quiet" onClick={() => onGoTo(name)}>
                {t(`login.field-${name}`)}
              </Button>
            ))}
          </p>
          <p>{t('login.faults-kept')}</p>
        </div>
      ) : null}
    </div>
  )
}
