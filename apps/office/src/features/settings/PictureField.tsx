import { ApiFailure } from '@games/contract/failure'
import { sendFile } from '@games/contract/files/send-file'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { credentials } from '@games/web/session/private-api.ts'
import { useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'

export interface Uploaded {
  readonly file: string
  readonly address?: string
}

interface PictureFieldProps {
  readonly label: string
  readonly value: Uploaded | null
  readonly onChange: (value: Uploaded | null) => void
}

/** A picture of one's own: uploaded at once, shown to nobody before the list is saved. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const t = useT()
  const id = useId()
  const [state, setState] = useState<'ready' | 'sending' | 'refused' | 'away' | 'store'>('ready')
  const send = async (file: File) => {
    setState('sending')
    try {
      const stored = await sendFile(file, { id: crypto.randomUUID(), credentials, baseUrl: serverOrigin() })
      if (stored.kind !== 'image') return setState('refused')
      onChange({ file: stored.id })
      setState('ready')
    } catch (error) {
      setState(whyNot(error))
    }
  }
  return (
    <span className="settings-picture">
      {value?.address ? <img src={value.address} alt="" width={40} height={30} /> : null}
      <label htmlFor={id} className="office-button-small">
        {state === 'sending' ? t('office-settings.sending') : label}
      </label>
      <input
        id={id}
        className="settings-file"
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        disabled={state === 'sending'}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      {value ? (
        <button type="button" className="settings-link" onClick={() => onChange(null)}>
          {t('office-settings.picture-remove')}
        </button>
      ) : null}
      <span role="status" className="settings-fault">
        {state === 'refused'
          ? t('office-settings.picture-refused')
          : state === 'away'
            ? t('office.away')
            : state === 'store'
              ? t('office.store-away')
              : value && !value.address
                ? t('office-settings.picture-new')
                : ''}
      </span>
    </span>
  )
}

function whyNot(error: unknown): 'refused' | 'away' | 'store' {
  if (!(error instanceof ApiFailure)) return 'away'
  if (error.id === 'store-unavailable') return 'store'
  return error.details.file === undefined ? 'away' : 'refused'
}
