import { ApiFailure } from '@games/contract/failure'
import { sendFile } from '@games/contract/files/send-file'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { credentials } from '@games/web/session/private-api.ts'
import { useEffect, useId, useRef, useState } from 'react'
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
  // what the list holds once the picture is there, which may be another one than when it was chosen
  const sent = useRef(onChange)
  useEffect(() => {
    sent.current = onChange
  })
  const send = async (file: File) => {
    setState('sending')
    try {
      const stored = await sendFile(file, { id: crypto.randomUUID(), credentials, baseUrl: serverOrigin() })
      if (stored.kind !== 'image') return setState('refused')
      sent.current({ file: stored.id })
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
      <span role="status" className={state === 'refused' || state === 'away' ? 'settings-fault' : 'settings-note'}>
        {state === 'refused'
          ? t('office-settings.picture-refused')
          : state === 'away'
            ? t('office.away')
            : state === 'store'
              ? t('office.store-away')
              : state === 'ready' && value && !value.address
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
