import { createStore } from '@games/web/session/store.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDesk } from '../store/use-desk.ts'
import { Dialog } from '../ui/Dialog.tsx'

/** Seconds that rulebooks and referees give. */
const CALLS = [30, 60, 90, 120, 300] as const

/** The device's one spare timer: it goes on while its dialog is closed. `until`: of the clock that nobody sets; null: none was begun. */
const running = createStore<{ readonly until: number | null }>({ until: null })

/** What is left of it as `1:05`, below nought with a sign; null: none was begun. */
function useSpareTimer(): { readonly text: string; readonly isOver: boolean } | null {
  const { ticks } = useDesk()
  const { until } = useSyncExternalStore(running.subscribe, running.get)
  const [now, setNow] = useState(ticks)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setInterval(() => setNow(ticks()), 200)
    return () => clearInterval(timer)
  }, [ticks, until])
  if (until === null) return null
  const left = Math.ceil((until - now) / 1000)
  const text = `${left < 0 ? '−' : ''}${Math.floor(Math.abs(left) / 60)}:${String(Math.abs(left) % 60).padStart(2, '0')}`
  return { text, isOver: left <= 0 }
}

/** A clock that has nothing to do with the match: a call to the mat, an injury, blood. */
export function SpareTimer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { ticks } = useDesk()
  const left = useSpareTimer()
  return (
    <Dialog title={t('desk.timer')} onClose={onClose}>
      <div className="desk-form">
        <p className="desk-mute">{t('desk.timer-note')}</p>
        <b className="desk-time" role="timer" data-over={left?.isOver ?? false}>
          {left?.text ?? '0:00'}
        </b>
        <div className="desk-tabs desk-tabs-many">
          {CALLS.map((seconds) => (
            <button key={seconds} type="button" onClick={() => running.set({ until: ticks() + seconds * 1000 })}>
              {seconds} s
            </button>
          ))}
        </div>
        {left ? (
          <button type="button" className="desk-button" onClick={() => running.set({ until: null })}>
            {t('desk.timer-stop')}
          </button>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The call to the mat before the start: who is called, how long they have, and that the time is over. */
export function CallTimer() {
  const t = useT()
  const [isOpen, open] = useState(false)
  const left = useSpareTimer()
  return (
    <>
      <button type="button" className="desk-button" data-key="call" onClick={() => open(true)}>
        {t('desk.call')}
        {left ? <b className={left.isOver ? 'desk-bad' : ''}>{left.text}</b> : null}
      </button>
      {isOpen ? <SpareTimer onClose={() => open(false)} /> : null}
    </>
  )
}
