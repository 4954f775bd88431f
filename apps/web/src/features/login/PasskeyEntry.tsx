import { ApiFailure } from '@games/contract/failure'
import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useCanUsePasskeys } from '../../session/can-use-passkeys.ts'
import { Button } from '../../ui/Button.tsx'

type Fault = 'passkey-none' | 'passkey-unknown' | 'failed'

/** The way in without a name and a password, where the browser has it (0076); its script comes when it is pressed. `onDone` goes on from here. */
export function PasskeyEntry({ onDone }: { onDone: () => void }) {
  const t = useT()
  const canUse = useCanUsePasskeys()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault | null>(null)
  if (!canUse) return null
  const enter = async () => {
    setBusy(true)
    setFault(null)
    try {
      const { signInByPasskey } = await import('./sign-in-by-passkey.ts')
      if (await signInByPasskey()) onDone()
      else setFault('passkey-none')
    } catch (error) {
      setFault(error instanceof ApiFailure && error.id === 'wrong-credentials' ? 'passkey-unknown' : 'failed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="login-part">
      <div role="alert">
        {fault ? (
          <div className="forms-refusal">
            <b>{t(`login.${fault}`)}</b>
            <p>{t(`login.${fault}-why`)}</p>
          </div>
        ) : null}
      </div>
      <Button disabled={busy} onClick={() => void enter()}>
        {t('login.passkey')}
      </Button>
    </section>
  )
}
