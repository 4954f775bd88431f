import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/Button.tsx'
import { TOAST_MS } from '../../ui/toast-options.ts'

/** A piece of code to take along: by the button, and without it by marking the text. */
export function CodeBox({ label, code }: { label: string; code: string }) {
  const t = useT()
  const area = useRef<HTMLTextAreaElement>(null)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (announced === '') return
    const silence = setTimeout(() => setAnnounced(''), TOAST_MS)
    return () => clearTimeout(silence)
  }, [announced])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code)
      setAnnounced(t('embed.copied'))
    } catch {
      // refused, or no clipboard on this device: the visitor takes it by hand
      area.current?.select()
      setAnnounced(t('embed.copy-by-hand'))
    }
  }
  return (
    <div className="embed-code">
      <textarea
        ref={area}
        aria-label={label}
        readOnly
        rows={code.length > 200 ? 5 : 4}
        value={code}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <p>
        <Button onClick={() => void copy()}>{t('embed.copy')}</Button>
        <span role="status">{announced}</span>
      </p>
    </div>
  )
}
