import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { Uploads } from './use-uploads.ts'

/** What a field takes. `types`: beginnings of media types; `endings`: of names, for what the browser has no type of. */
const ACCEPTS = {
  image: { types: ['image/'], endings: ['.heic'] },
  pdf: { types: ['application/pdf'], endings: ['.pdf'] },
  video: { types: ['video/'], endings: ['.mp4', '.webm'] },
  captions: { types: ['text/vtt'], endings: ['.vtt'] },
} as const
export type Accepted = keyof typeof ACCEPTS

const acceptOf = (accepts: readonly Accepted[]): string =>
  accepts
    .flatMap((one) => [
      ...ACCEPTS[one].types.map((type) => (type.endsWith('/') ? `${type}*` : type)),
      ...ACCEPTS[one].endings,
    ])
    .join(',')

const fits = ({ type, name }: File, accepts: readonly Accepted[]): boolean =>
  accepts.some(
    (one) =>
      ACCEPTS[one].types.some((begun) => type.startsWith(begun)) ||
      ACCEPTS[one].endings.some((end) => name.toLowerCase().endsWith(end)),
  )

interface ChooseFilesProps {
  readonly accepts: readonly Accepted[]
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
}

/** Files are chosen, or dropped anywhere on the page: the first field that takes them has them. */
export function ChooseFiles({ accepts, multiple = false, onFiles, children }: ChooseFilesProps) {
  const take = useRef<(event: DragEvent) => void>(() => {})
  useEffect(() => {
    take.current = (event) => {
      const dropped = [...(event.dataTransfer?.files ?? [])]
      const fitting = dropped.filter((file) => fits(file, accepts))
      // a field of many says of each file why it is not taken
      const taken = multiple ? dropped : fitting.slice(0, 1)
      if (taken.length === 0) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onFiles(taken)
    }
  })
  useEffect(() => {
    const onDrop = (event: DragEvent) => take.current(event)
    addEventListener('drop', onDrop)
    return () => removeEventListener('drop', onDrop)
  }, [])
  return (
    <label className="office-button-small content-choose-file">
      <span>{children}</span>
      <input
        className="ui-hidden"
        type="file"
        accept={acceptOf(accepts)}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </label>
  )
}

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10

/** Files on their way: how far each is, and why one was not taken. */
export function SendingRows({ sending, again, forget }: Pick<Uploads, 'sending' | 'again' | 'forget'>) {
  const t = useT()
  return sending.map((one) => {
    const { id, file, part, isWaiting, fault } = one
    const all = megabytes(file.size)
    return (
      <div key={id} className="content-sending">
        <b>{file.name}</b>
        {fault === null ? (
          <>
            <progress value={part} aria-label={file.name} />
            <span className="muted small">
              {isWaiting
                ? t('office-content.waiting')
                : part < 1
                  ? t('office-content.sent', { part: megabytes(file.size * part), all })
                  : t('office-content.checking')}
            </span>
          </>
        ) : (
          <span className="ui-field-error" role="alert">
            {t(fault === 'store' ? 'office.store-away' : `office-content.file-${fault}`)}
          </span>
        )}
        {fault === 'away' || fault === 'store' ? (
          <button type="button" className="office-button-small" onClick={() => again(one)}>
            {t('office.retry')}
          </button>
        ) : null}
        <button type="button" className="office-button-small" onClick={() => forget(id)}>
          {t(fault === null ? 'office-content.stop' : 'office-content.remove')}
        </button>
      </div>
    )
  })
}
