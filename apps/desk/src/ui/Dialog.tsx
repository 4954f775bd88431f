import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Sign } from './Sign.tsx'

/** What is asked over everything else. Ends with Escape and with the key at its head. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="desk-dialog" aria-label={title} onClose={onClose}>
      <div className="desk-dialog-head">
        <h2>{title}</h2>
        <button type="button" className="desk-round" aria-label={t('desk.close')} onClick={onClose}>
          <Sign name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  )
}
