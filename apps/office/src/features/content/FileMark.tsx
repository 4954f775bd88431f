import { Picture } from '@games/web/ui/Picture.tsx'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'
import { useKnownFiles } from './known-files.ts'

/** What a file is: its picture or sign, its name, how long it is, and what was taken out of it. */
export function FileMark({ id, isLarge = false }: { id: string; isLarge?: boolean }) {
  const t = useT()
  const known = useKnownFiles()
  const file = known.get(id)
  if (!file)
    return (
      <span className="content-file">
        {known.isWhole ? <span className="ui-field-error">{t('office-content.file-gone')}</span> : '…'}
      </span>
    )
  const { kind, name, variants, pages, seconds } = file
  const original = variants[0]?.address
  return (
    <span className="content-file">
      {kind === 'image' ? (
        <Picture
          className={isLarge ? 'content-thumb content-thumb-large' : 'content-thumb'}
          variants={variants}
          alt=""
          sizes={isLarge ? '160px' : '56px'}
        />
      ) : (
        <OfficeIcon name={kind === 'video' ? 'photos' : 'sheets'} />
      )}
      <span>
        {original && kind !== 'image' ? (
          <a href={original} target="_blank" rel="noopener">
            {name}
          </a>
        ) : (
          name
        )}{' '}
        <span className="muted small">
          {pages === null ? null : t('office-content.pages', { count: pages })}
          {seconds === null ? null : t('office-content.seconds', { count: Math.round(seconds) })}
          {known.placeRemoved(id) ? t('office-content.place-removed') : null}
        </span>
      </span>
    </span>
  )
}
