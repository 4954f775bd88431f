import { SquareCode } from '@games/web/ui/SquareCode.tsx'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { codesOf, fileOf, HAND_OVER, tapsIn } from '../store/hand-over.ts'
import type { KeptTap } from '../store/kept.ts'
import { useDesk } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** A file is saved by then. Milliseconds. */
const SAVED_MS = 60_000

/** What waits here, as codes for another phone's camera, one after the other, and as a file. What was handed over stays here too. */
export function HandOver({ onClose }: { onClose: () => void }) {
  const t = useT()
  const desk = useDesk()
  // as it was when the dialog opened: a camera cannot read a code that changes
  const [queue, setQueue] = useState<readonly KeptTap[]>([])
  const [codes, setCodes] = useState<readonly string[]>([])
  const [shown, show] = useState(0)
  useEffect(() => {
    let isOver = false
    const read = async (): Promise<void> => {
      await desk.written()
      const waiting = desk.handedOver()
      const made = await codesOf(waiting)
      if (isOver) return
      setQueue(waiting)
      setCodes(made)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [desk])
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([fileOf(queue)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'mesa.json'
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), SAVED_MS)
  }
  const code = codes[shown]
  const place = { n: shown + 1, of: codes.length }
  return (
    <Dialog title={t('desk.hand-over')} onClose={onClose}>
      <div className="desk-form">
        <p>{t('desk.hand-over-how')}</p>
        {code === undefined ? null : (
          <SquareCode
            className="desk-square"
            ecc="L"
            text={`${location.origin}/desk/#${HAND_OVER}${code}`}
            label={t('desk.code-of', place)}
          />
        )}
        {codes.length > 1 ? (
          <div className="desk-foot-row">
            <p aria-live="polite">{t('desk.code-of', place)}</p>
            <button
              type="button"
              className="desk-button desk-button-full"
              onClick={() => show((shown + 1) % codes.length)}
            >
              {t('desk.next-code')}
            </button>
          </div>
        ) : null}
        <button type="button" className="desk-button" onClick={save}>
          {t('desk.hand-over-file')}
        </button>
      </div>
    </Dialog>
  )
}

/** Takes a file of another phone's queue. */
export function TakeFile() {
  const t = useT()
  const [taps, setTaps] = useState<readonly KeptTap[] | null>(null)
  const [isBroken, setBroken] = useState(false)
  const read = async (file: Blob): Promise<void> => {
    const found = await tapsIn(await file.text())
    setTaps(found)
    setBroken(found === null)
  }
  return (
    <>
      <label className="desk-button desk-file">
        {t('desk.take-file')}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void read(file)
          }}
        />
      </label>
      {isBroken ? (
        <p className="desk-fault" role="alert">
          {t('desk.handed-broken')}
        </p>
      ) : null}
      {taps ? <Handed taps={taps} onClose={() => setTaps(null)} /> : null}
    </>
  )
}

/** Taps of another phone, which are this one's to send once somebody has said so: an address may come from anybody. */
export function Handed({ taps, onClose }: { taps: readonly KeptTap[]; onClose: () => void }) {
  const t = useT()
  const desk = useDesk()
  const units = new Set(taps.map(({ tap }) => tap.unit)).size
  return (
    <Dialog title={t('desk.handed')} onClose={onClose}>
      <div className="desk-form">
        <p>{t('desk.handed-ask', { count: taps.length, units })}</p>
        <button
          type="button"
          className="desk-button desk-button-full"
          onClick={() => void desk.adopt(taps).then(onClose)}
        >
          {t('desk.handed-take')}
        </button>
        <button type="button" className="desk-button" onClick={onClose}>
          {t('desk.handed-leave')}
        </button>
      </div>
    </Dialog>
  )
}
