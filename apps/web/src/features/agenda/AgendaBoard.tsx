import type { Agenda } from '@games/contract'
import type { ReactNode } from 'react'
import { AgendaDay } from './AgendaDay.tsx'
import { AgendaLanes } from './AgendaLanes.tsx'
import { AgendaTools } from './AgendaTools.tsx'
import type { AgendaLine } from './agenda-lines.ts'

/** A day of the agenda: as lanes on a wide screen, in order, and what can be done with it. */
export function AgendaBoard({
  lines,
  view: { followed, days },
  keys,
  now,
  isToday,
  nowLine,
}: {
  lines: readonly AgendaLine[]
  view: Pick<Agenda, 'followed' | 'days'>
  keys: readonly string[]
  now: number | null
  isToday: boolean
  nowLine: ReactNode
}) {
  return (
    <>
      <AgendaLanes lines={lines} followed={followed} now={isToday ? now : null} />
      <AgendaDay lines={lines} followed={followed} now={now} nowLine={isToday ? nowLine : null} />
      <AgendaTools keys={keys} hasUnits={days.some(({ units }) => units > 0)} />
    </>
  )
}
