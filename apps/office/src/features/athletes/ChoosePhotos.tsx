import type { ReactNode } from 'react'

interface ChoosePhotosProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly children: ReactNode
  /** What it is called where the words on it do not say whose photo it is. */
  readonly label?: string
  readonly multiple?: boolean
  readonly busy?: boolean
}

/** A button that opens the device's own choice of pictures. */
export function ChoosePhotos({ onFiles, children, label, multiple = false, busy = false }: ChoosePhotosProps) {
  return (
    <label className="office-button-small athletes-choose" data-busy={busy ? '' : undefined}>
      <span>{children}</span>
      <input
        className="ui-hidden"
        type="file"
        accept="image/*,.heic"
        multiple={multiple}
        disabled={busy}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
