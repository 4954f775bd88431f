import { useEffect, useState } from 'react'

/** R3.6: navigation waits this long before it shows a pending state. */
const PENDING_MS = 100

/**
 * A line along the top of the window while a page is on its way. Draw it for as long as that lasts: it shows itself after 100 ms, so
 * quick pages show none. `label` is announced to screen readers ("Carregando").
 */
export function ProgressBar({ label }: { label: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PENDING_MS)
    return () => clearTimeout(timer)
  }, [])
  return late ? <div className="ui-progress" role="progressbar" aria-label={label} /> : null
}
