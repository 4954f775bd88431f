import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { OfficeIcon } from '../../ui/OfficeIcon.tsx'

const ACCEPTED = '.xlsx,.xlsm,.ods,.csv,.tsv,.txt'

/** Where a sheet is dropped or chosen. `sending`: the name of the one that is on its way. */
export function DropSheet({ sending, onFile }: { sending: string | null; onFile: (file: File) => void }) {
  const t = useT()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && sending === null) onFile(file)
  }
  return (
    <label
      className="sheets-drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
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
