import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'

const ACCEPTED =
  '.xlsx,.xlsm,.xls,.ods,.fods,.csv,.tsv,.txt,.pdf,.docx,.docm,.lef,.lxf,.sd3,.cl2,.hy3,.zip,.trf,.trfx,.shi'

/** Where a sheet is dropped or chosen. `sending`: the name of the one that is on its way. */
export function DropSheet({ sending, onFile }: { sending: string | null; onFile: (file: File) => void }) {
  const t = useT()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && sending === null) onFile(file)
  }
  const place = useRef<HTMLLabelElement>(null)
  const dragged = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') take(event.dataTransfer?.files ?? null)
  })
  // a drag is never the only way: the label has a field of its own
  useEffect(() => {
    const label = place.current
    const kinds = ['dragover', 'dragleave', 'drop'] as const
    for (const kind of kinds) label?.addEventListener(kind, dragged)
    return () => {
      for (const kind of kinds) label?.removeEventListener(kind, dragged)
    }
  }, [])
  return (
    <label ref={place} className="sheets-drop" data-over={over ? '' : undefined}>
      <OfficeIcon name="sheets" />
      <b>{t('office-sheets.drop')}</b>
      <span>{t('office-sheets.drop-why')}</span>
      <span className="ui-button ui-button-main">
        {sending === null ? t('office-sheets.choose') : t('office-sheets.reading', { name: sending })}
      </span>
      <input
        className="ui-hidden"
        type="file"
        accept={ACCEPTED}
        disabled={sending !== null}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
    </label>
  )
}
