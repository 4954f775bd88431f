import type { ContentFile } from '@games/contract/content/shown-content'
import type { ReactNode } from 'react'
import { sizeName } from '../i18n/size-name.ts'
import { useLocale, useT } from '../i18n/use-t.ts'
import { Icon } from '../ui/Icon.tsx'
import { useDocument } from './use-document.ts'

/**
 * A document of the organiser's: what it is, its two ways, whether it is on the device, and what remains where a download failed.
 *
 * @param of The place it is in, which stays the same when the document is replaced.
 * @param isKept Whether what is downloaded is kept by the app too, for who has signed in.
 */
export function Document({
  of,
  file,
  name,
  facts = '',
  lead,
  isKept = false,
  children,
}: {
  of: string
  file: ContentFile
  name: string
  facts?: string
  lead?: ReactNode
  isKept?: boolean
  children?: ReactNode
}) {
  const t = useT()
  const locale = useLocale()
  const { href, state, remaining, onOpen, onDownload, openKept } = useDocument(of, file, isKept)
  const bytes = file.variants[0]?.bytes ?? 0
  const about = [
    t('content.pdf', { size: sizeName(bytes, locale) }),
    file.pages === null ? '' : t('content.pages', { count: file.pages }),
    facts,
  ]
  return (
    <div className="content-document">
      <div className="content-document-line">
        <p>
          <a href={href} target="_blank" rel="noopener" onClick={onOpen} className="content-document-name">
            {lead}
            <span className="ui-hidden">{t('content.open')} </span>
            {children ?? name}
          </a>
          <small>{about.filter(Boolean).join(', ')}</small>
        </p>
        {state === 'kept' ? (
          <span className="content-kept">
            <Icon name="check" />
            {t('content.kept')}
          </span>
        ) : (
          <a
            className="app-shell-icon-button"
            href={href}
            download={file.name}
            onClick={onDownload}
            aria-label={t('content.download', { name })}
            aria-busy={state === 'busy'}
          >
            <Icon name="download" />
          </a>
        )}
      </div>
      {state === 'failed' ? (
        <div className="content-note" role="alert">
          <b>{t('content.download-failed', { name })}</b>
          <p>
            {remaining ? (
              <>
                {t('content.remains', { moment: remaining })}{' '}
                <button type="button" onClick={openKept}>
                  {t('content.open-kept')}
                </button>
              </>
            ) : (
              t('app-shell.try-later')
            )}{' '}
            <a href={href} download={file.name} onClick={onDownload}>
              {t('app-shell.retry')}
            </a>
          </p>
        </div>
      ) : null}
    </div>
  )
}
