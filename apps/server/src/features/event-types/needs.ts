import { trimRsc } from '@games/domain'
import type { NeedSource } from '../office-home/index.ts'
import { eventsToIdentify } from './open-types.ts'

/** Events whose type the organiser has to tell. */
export const eventTypeNeeds: NeedSource = async (tx) => {
  const open = (await eventsToIdentify(tx)).filter(({ isChosen }) => !isChosen)
  if (open.length === 0) return []
  return [
    {
      hurt: 'missing',
      need: {
        key: 'event-types:all',
        // another event is another state
        state: open.map(({ event }) => trimRsc(event)).join(' '),
        kind: 'event-types',
        name: null,
        values: { count: open.length },
        href: '/office/medals',
        since: null,
      },
    },
  ]
}
