import type { DeskUnit } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'
import { useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useDesk, useDeskState } from '../store/use-desk.ts'
import { minuteOf } from '../ui/times.ts'

/** Who else has the unit open, said loudly and never silently; both may score, and one leads. */
export function OtherDevices({ unit }: { unit: DeskUnit }) {
  const t = useT()
  const desk = useDesk()
  const { device } = useDeskState()
  const [why, setWhy] = useState<Why | null>(null)
  const others = unit.open.filter((one) => one.device !== device.device)
  if (others.length === 0) return null
  const leader = others.find(({ leads }) => leads)
  return (
    <div className="desk-others-open" role="alert">
      {others.map((one) => (
        <p key={one.device}>
          <b>
            {t('desk.also-open', { who: one.who ?? one.name ?? t('desk.another-phone'), time: minuteOf(one.openedAt) })}
          </b>{' '}
          {one.leads ? t('desk.leads') : ''}
          {one.tookOverAt ? ` ${t('desk.took-over', { time: minuteOf(one.tookOverAt) })}` : ''}
        </p>
      ))}
      {leader ? (
        <button
          type="button"
          className="desk-button"
          onClick={() => {
            setWhy(null)
            desk.takeOver(unit.code).catch((error: unknown) => setWhy(whyOf(error)))
          }}
        >
          {t('desk.take-over')}
        </button>
      ) : (
        <p>{t('desk.you-lead')}</p>
      )}
      {leader && why ? <p className="desk-fault">{t('desk.take-over-failed', { why: t(`desk.why-${why}`) })}</p> : null}
    </div>
  )
}

type Why = 'no-network' | 'ended' | 'not-yours' | 'server'

const whyOf = (error: unknown): Why => {
  if (!(error instanceof ApiFailure)) return 'no-network'
  return error.status === 401 ? 'ended' : error.status === 403 || error.status === 404 ? 'not-yours' : 'server'
}
