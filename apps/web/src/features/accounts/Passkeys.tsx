import type { Passkey } from '@games/contract/accounts/passkeys'
import { ApiFailure } from '@games/contract/failure'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorOf } from '../../forms/error-of.ts'
import { PasswordInput } from '../../forms/PasswordInput.tsx'
import { RefusalNote } from '../../forms/RefusalNote.tsx'
import { useFaultWords } from '../../forms/use-fault-words.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { useCanUsePasskeys } from '../../session/can-use-passkeys.ts'
import { isSignedOut } from '../../session/is-signed-out.ts'
import type { VisitorApi } from '../../session/private-api.ts'
import { privateApi } from '../../session/private-api.ts'
import { useLogInAgain } from '../../session/use-log-in-again.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { toast } from '../../ui/toast.ts'
import { NotArrived } from './NotArrived.tsx'
import { ownDate } from './own-time.ts'
import { PATIENCE_MS, useOwn } from './use-own.ts'
import { useSending } from './use-sending.ts'

const listPasskeys = (api: VisitorApi, options: { signal: AbortSignal }) => api.listPasskeys({}, options)

/** The list, and the form that makes another one where this browser can. */
export function Passkeys() {
  const t = useT()
  const canUse = useCanUsePasskeys()
  const own = useOwn(listPasskeys)
  const { isBusy, remove } = useRemoving(own.retry)
  const passkeys = own.view?.passkeys
  return (
    <div className="accounts-form accounts-passkeys">
      <p>{t('accounts.passkeys-why')}</p>
      {passkeys === undefined ? (
        <NotArrived own={own} rows={1} />
      ) : passkeys.length === 0 ? (
        <p className="accounts-small">{t('accounts.passkeys-none')}</p>
      ) : (
        <List label={t('accounts.passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isBusy={isBusy} onRemove={() => remove(passkey.id)} />
          ))}
        </List>
      )}
      {canUse ? (
        <NewPasskey onDone={own.retry} />
      ) : // the page as the server drew it does not know yet
      passkeys === undefined ? null : (
        <p className="accounts-small">{t('accounts.passkey-cannot')}</p>
      )}
    </div>
  )
}

function PasskeyRow({ passkey, isBusy, onRemove }: { passkey: Passkey; isBusy: boolean; onRemove: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { browser, system, createdAt, usedAt } = passkey
  const name =
    browser !== null && system !== null
      ? t('accounts.device', { browser, system })
      : (browser ?? system ?? t('accounts.device-unknown'))
  const created = ownDate(createdAt, locale)
  return (
    <ListRow
      lead={<Icon name="lock" />}
      title={name}
      second={
        usedAt === null
          ? t('accounts.passkey-unused', { created })
          : t('accounts.passkey-used', { created, used: ownDate(usedAt, locale) })
      }
      trail={
        <Button disabled={isBusy} aria-label={t('accounts.passkey-remove-of', { device: name })} onClick={onRemove}>
          {t('accounts.passkey-remove')}
        </Button>
      }
    />
  )
}

/** Takes keys away, one call at a time, and looks again afterwards. One that is gone already is what was wanted. */
function useRemoving(onDone: () => void) {
  const t = useT()
  const logInAgain = useLogInAgain()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const run = async (id: string) => {
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      await privateApi.removePasskey({ params: { id } }, { signal }).catch((error: unknown) => {
        if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      })
      toast.success(t('accounts.passkey-removed'))
      onDone()
    } catch (error) {
      if (isSignedOut(error)) logInAgain()
      else toast.error(t('accounts.passkey-failed'))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, remove: (id: string) => void run(id) }
}

/** The password once more, then whatever the device asks its owner. */
function NewPasskey({ onDone }: { onDone: () => void }) {
  const t = useT()
  const wordsOf = useFaultWords()
  const { send, refusal } = useSending()
  const [isCancelled, setCancelled] = useState(false)
  const { register, handleSubmit, setError, reset, formState } = useForm<{ password: string }>()
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async (body) => {
    setCancelled(false)
    const faults = await send(async (options) => {
      const [{ makePasskey }, begun] = await Promise.all([
        import('./make-passkey.ts'),
        privateApi.beginPasskey({ body }, options),
      ])
      const response = await makePasskey(begun)
      if (response === null) return setCancelled(true)
      // the device has taken its owner's time, not the server
      await privateApi.addPasskey({ body: { response } }, { signal: AbortSignal.timeout(PATIENCE_MS) })
      reset({ password: '' })
      toast.success(t('accounts.passkey-made'))
      onDone()
    })
    const message = faults['password']
    if (message !== undefined) setError('password', { message }, { shouldFocus: true })
  })
  return (
    <form className="accounts-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <RefusalNote refusal={refusal} />
      <div role="alert">
        {isCancelled ? (
          <div className="forms-refusal">
            <b>{t('accounts.passkey-not-made')}</b>
            <p>{t('accounts.passkey-not-made-why')}</p>
          </div>
        ) : null}
      </div>
      <Field label={t('accounts.current')} {...errorOf(wordsOf(errors.password?.message))}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register('password')} />}
      </Field>
      <Button kind="main" type="submit" disabled={isSubmitting}>
        {t('accounts.passkey-make')}
      </Button>
    </form>
  )
}
