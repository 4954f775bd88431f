import { useEffect, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Dialog } from '../ui/Dialog.tsx'

const CALLS = [30, 60, 90, 120, 300] as const

/** A clock that has nothing to do with the match: a call to the mat, an injury, blood. */
export function SpareTimer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [until, setUntil] = useState<number | null>(null)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 200)
    return () => clearInterval(timer)
  }, [])
  const left = until === null ? null : Math.ceil((until - now) / 1000)
  return (
    <Dialog title={t('desk.timer')} onClose={onClose}>
      <div className="desk-form">
        <p className="desk-mute">{t('desk.timer-note')}</p>
        <b className="desk-time" role="timer" data-over={left !== null && left <= 0}>
          {left === null
            ? '0:00'
            : `${left < 0 ? '−' : ''}${Math.floor(Math.abs(left) / 60)}:${String(Math.abs(left) % 60).padStart(2, '0')}`}
        </b>
        <div className="desk-tabs desk-tabs-many">
          {CALLS.map((seconds) => (
            <button key={seconds} type="button" onClick={() => setUntil(Date.now() + seconds * 1000)}>
              {seconds} s
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
