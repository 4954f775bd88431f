import type { UnitStatus } from '@games/domain'
import type { ReactNode } from 'react'

export type StatusTone = 'quiet' | 'plain' | 'soon' | 'live' | 'warn' | 'bad' | 'ok'

interface StatusLook {
  readonly tone: StatusTone
  readonly shape: ReactNode
}

const circle = (r: number) => <circle cx="12" cy="12" r={r} />

/** One shape and one tone for each of the 16 statuses (spec R5.2: colour is never the only signal). Drawn on a 24 px grid. */
export const STATUS_LOOK: Readonly<Record<UnitStatus, StatusLook>> = {
  UNSCHEDULED: { tone: 'quiet', shape: <circle cx="12" cy="12" r="8" strokeDasharray="3.5 4.9" /> },
  SCHEDULED: { tone: 'quiet', shape: circle(8) },
  START_LIST: { tone: 'plain', shape: <path d="M5 6h14M5 12h14M5 18h8" /> },
  GETTING_READY: {
    tone: 'soon',
    shape: (
      <>
        {circle(8)}
        <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" stroke="none" />
      </>
    ),
  },
  RUNNING: { tone: 'live', shape: <circle cx="12" cy="12" r="6" fill="currentColor" stroke="none" /> },
  SCHEDULED_BREAK: { tone: 'live', shape: <path d="M8 5v14M16 5v14" strokeWidth="4" /> },
  PROGRAMED_PAUSE: {
    tone: 'live',
    shape: (
      <>
        {circle(9)}
        <path d="M9.5 9v6M14.5 9v6" />
      </>
    ),
  },
  INTERRUPTED: {
    tone: 'bad',
    shape: (
      <>
        <path d="M8 3h8l5 5v8l-5 5H8l-5-5V8Z" />
        <path d="M12 7.5v5.5M12 16.5h.01" />
      </>
    ),
  },
  DELAYED: {
    tone: 'warn',
    shape: (
      <>
        {circle(9)}
        <path d="M12 6.5V12l4 2.5" />
      </>
    ),
  },
  POSTPONED: { tone: 'warn', shape: <path d="M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 5v14" /> },
  RESCHEDULED: { tone: 'warn', shape: <path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5" /> },
  CANCELLED: { tone: 'bad', shape: <path d="m5 5 14 14M19 5 5 19" /> },
  FINISHED: { tone: 'plain', shape: <path d="m4 13 5 5L20 6" /> },
  UNOFFICIAL: { tone: 'plain', shape: <path d="m4 13 5 5L20 6" strokeDasharray="4 4" /> },
  OFFICIAL: { tone: 'ok', shape: <path d="m2 13 4.5 5L15 7M11.5 16.5l1.5 1.5L22 7" /> },
  PROTESTED: { tone: 'bad', shape: <path d="M6 21V4h12l-3 4 3 4H6" /> },
}
