import { loginAddress } from '@games/domain/access/guard'
import { type FormEvent, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDesk } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** A link pasted, or read by the phone's camera; or one's own account. */
export function UseLink({ onClose }: { onClose: () => void }) {
  const t = useT()
  const desk = useDesk()
  const [written, write] = useState('')
  const [fault, setFault] = useState<'shape' | 'refused' | null>(null)
  const goOn = async (key: string | null): Promise<void> => {
    try {
      await desk.use(key)
      onClose()
    } catch {
      setFault('refused')
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const key = /^[\w.-]{16,200}$/.exec(written.trim().split('#').at(-1) ?? '')?.[0]
    if (key === undefined) return setFault('shape')
    void goOn(key)
  }
  return (
    <Dialog title={t('desk.use-link')} onClose={onClose}>
      <form className="desk-form" onSubmit={submit}>
        <p>{t('desk.use-link-why')}</p>
        <label className="desk-field">
          <span>{t('desk.link')}</span>
          <input autoComplete="off" value={written} onChange={({ target }) => write(target.value)} />
        </label>
        {fault ? <p className="desk-fault">{t(`desk.link-${fault}`)}</p> : null}
        <button type="submit" className="desk-button desk-button-full">
          {t('desk.take')}
        </button>
        <button type="button" className="desk-button" onClick={() => void goOn(null)}>
          {t('desk.use-account')}
        </button>
        <a className="desk-button" href={loginAddress('/desk/')}>
          {t('desk.sign-in')}
        </a>
      </form>
    </Dialog>
  )
}
