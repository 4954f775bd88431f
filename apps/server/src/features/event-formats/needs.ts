import { trimRsc } from '@games/domain'
import type { FoundNeed, Hurt, NeedSource } from '../office-home/index.ts'
import { differencesIn } from './medal-differences.ts'
import { openMedals } from './open-medals.ts'

/** Events whose medals wait for a decision of the organiser. */
export const openMedalNeeds: NeedSource = async (tx) => {
  const events = await openMedals(tx)
  const waiting = events.filter(({ pending }) => pending.some(({ needsDecision }) => needsDecision))
  return needOf(
    'missing',
    'open-medals',
    waiting.map(({ event }) => event),
  )
}

/** Events whose medals in force are not those of their results. */
export const medalDifferenceNeeds: NeedSource = async (tx) => {
  const { events } = await differencesIn(tx.from([]))
  return needOf('wrong', 'medal-differences', [...events.keys()])
}

const needOf = (hurt: Hurt, kind: 'open-medals' | 'medal-differences', events: readonly string[]): FoundNeed[] =>
  events.length === 0
    ? []
    : [
        {
          hurt,
          need: {
            key: `${kind}:all`,
            // another event is another state
            state: events.map(trimRsc).join(' '),
            kind,
            name: null,
            values: { count: events.length },
            href: '/office/medals',
            since: null,
          },
        },
      ]
