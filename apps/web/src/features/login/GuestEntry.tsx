import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'

/** The way in that asks for nothing (R4.2). `onDone` goes on from here. */
export function GuestEntry({ onDone }: { onDone: () => void }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    setBusy(true)
    try {
      const { signInAsGuest } = await import('../../session/login.ts')
      await signInAsGuest()
      onDone()
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="login-part">
      <h2>{t('login.guest-title')}</h2>
      <p>{t('login.guest-why')}</p>
      <div className="login-actions">
        <Button kind="main" disabled={busy} onClick={() => void enter()}>
          {t('login.as-guest')}
        </Button>
      </div>
    </section>
  )
}
