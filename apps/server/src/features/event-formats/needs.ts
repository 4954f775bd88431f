import { trimRsc } from '@games/domain'
import type { NeedSource } from '../office-home/index.ts'
import { openMedals } from './open-medals.ts'

/** Events whose medals wait for a decision of the organiser. */
export const openMedalNeeds: NeedSource = async (tx) => {
  const events = await openMedals(tx)
  const waiting = events.filter(({ pending }) => pending.some(({ needsDecision }) => needsDecision))
  if (waiting.length === 0) return []
  return [
    {
      hurt: 'missing',
      need: {
        key: 'open-medals:all',
        // another event is another state
        state: waiting.map(({ event }) => trimRsc(event)).join(' '),
        kind: 'open-medals',
        name: null,
        values: { count: waiting.length },
        href: '/office/medals',
        since: null,
      },
    },
  ]
}
