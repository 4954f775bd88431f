import type { ContentItem } from '@games/contract'
import { LOCALE_NAMES, LOCALE_SHORT } from '@games/web/i18n/locale.ts'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** The visitors' own page of a draft (apps/web `preview`), in a frame that is told of each new version: nothing of it is loaded anew. */
export function PreviewPanel({ item: { id, version }, language }: { item: ContentItem; language: Language }) {
  const t = useT()
  const [chosen, setChosen] = useState<Language | null>(null)
  const [isWide, setWide] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const locale = chosen ?? language
  const address = `/preview/${id}?${new URLSearchParams({ lang: locale }).toString()}`
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ preview: version }, location.origin)
  }, [version])
  return (
    <>
      <div className="content-row">
        <span className="content-switch" role="group" aria-label={t('office-content.languages')}>
          {LANGUAGES.map((one) => (
            <button key={one} type="button" aria-pressed={one === locale} onClick={() => setChosen(one)}>
              {LOCALE_SHORT[one]}
            </button>
          ))}
        </span>
        <span className="content-switch" role="group" aria-label={t('office-content.preview-width')}>
          {([false, true] as const).map((wide) => (
            <button key={String(wide)} type="button" aria-pressed={wide === isWide} onClick={() => setWide(wide)}>
              {t(wide ? 'office-content.preview-wide' : 'office-content.preview-phone')}
            </button>
          ))}
        </span>
      </div>
      <div className="content-preview" data-wide={isWide ? '' : undefined}>
        <iframe
          ref={frame}
          key={locale}
          src={address}
          title={t('office-content.preview-of', { language: LOCALE_NAMES[locale] })}
        />
      </div>
      <p className="muted small">
        {t('office-content.preview-soon')}{' '}
        <a href={address} target="_blank" rel="noopener">
          {t('office-content.preview-open')}
        </a>
      </p>
    </>
  )
}
