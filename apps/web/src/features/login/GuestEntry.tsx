import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Card } from '../../points/Card.tsx'
import { Button } from '../../ui/Button.tsx'

interface GuestEntryProps {
  /** What it gives in place of an account, where one can be had; null: it is the only way in. */
  readonly beside: string | null
  /** Goes on from here. */
  readonly onDone: () => void
}

/** The way in that asks for nothing (R4.2). */
export function GuestEntry({ beside, onDone }: GuestEntryProps) {
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
      {beside === null ? (
        <Card name={t('login.guest')} about={t('login.card-guest')} dashed />
      ) : (
        <p className="login-or">{t('login.or')}</p>
      )}
      <Button kind={beside === null ? 'main' : 'plain'} disabled={busy} onClick={() => void enter()}>
        {t('login.as-guest')}
      </Button>
      {beside === null ? null : <p className="login-small">{beside}</p>}
    </section>
  )
}
