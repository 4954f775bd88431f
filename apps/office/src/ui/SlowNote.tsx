import { Button } from '@games/web/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'

/** The page shows after this that the server has not answered. Milliseconds. */
const SLOW_MS = 4_000

/** While a call is pending: nothing at first, then that the server has not answered, with a button that stops waiting. */
export function SlowNote({ onStop }: { onStop: () => void }) {
  const t = useT()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="office-slow" role="status">
      {isSlow ? (
        <>
          <p>{t('office.slow')}</p>
          <Button onClick={onStop}>{t('office.slow-stop')}</Button>
        </>
      ) : null}
    </div>
  )
}
