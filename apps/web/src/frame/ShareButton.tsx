import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'

/** Shares the page's address with the device's own sheet, or copies it where there is none. */
export function ShareButton() {
  const t = useT()
  const [copied, setCopied] = useState(false)
  const share = async (): Promise<void> => {
    const url = location.href
    // closing the sheet rejects, and is no failure
    if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {})
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), 4_000)
  }
  return (
    <>
      <button type="button" className="frame-icon-button" aria-label={t('frame.share')} onClick={() => void share()}>
        <svg className="frame-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M8 11H5v9.5h14V11h-3" />
        </svg>
      </button>
      <span className="frame-copied" role="status">
        {copied ? t('frame.copied') : ''}
      </span>
    </>
  )
}
