import type { EventType } from './event-type.ts'

/** What people come to see, apart from what accompanies it: weigh-ins, meetings, training, broadcasts, the handing over of medals. */
export const SPECTATOR_EVENT_TYPES = [
  'competition',
  'competition-medal',
  'opening-ceremony',
  'closing-ceremony',
] as const satisfies readonly EventType[]

export const isForSpectators = (eventType: EventType): boolean =>
  (SPECTATOR_EVENT_TYPES as readonly EventType[]).includes(eventType)
