import { useState } from 'react'
import { useT } from '../../i18n/use-t.ts'

/** Where files are dropped, or chosen by the device's own choice. */
export function DropFiles({ busy, onFiles }: { busy: boolean; onFiles: (files: readonly File[]) => void }) {
  const t = useT()
  const [over, setOver] = useState(false)
  return (
    // whoever has no mouse chooses files by the button in it
    <div
      className="timing-drop"
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0 && !busy) onFiles(files)
      }}
    >
      <p>{t(busy ? 'office-timing.sending' : 'office-timing.drop')}</p>
      <label className="office-button-small timing-choose" data-busy={busy ? '' : undefined}>
        <span>{t('office-timing.choose')}</span>
        <input
          className="ui-hidden"
          type="file"
          multiple
          accept=".lif,.lff,.evt,.ppl,.sch,.lef,.lxf,.sd3,.cl2,.hy3,.hyv,.zip"
          disabled={busy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </label>
    </div>
  )
}
