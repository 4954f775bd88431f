import { disciplineOf } from '../rsc.ts'
import { SPORT } from './by-discipline/sport.gen.ts'
import { anySport } from './default/default.ts'
import { isPlainEvent, PLAIN_EVENT_TYPES } from './plain-event-types.ts'
import type { Sport, SportModule } from './sport.ts'

const SPORTS: Readonly<Record<string, SportModule>> = SPORT

/** How the discipline of an RSC reads its results; any discipline has a way, which plain event types have in every discipline. */
export const sportOf = (code: string): Sport =>
  isPlainEvent(code) ? plainEvents : { ...anySport, ...SPORTS[disciplineOf(code)] }

const plainEvents: Sport = { ...anySport, eventTypes: PLAIN_EVENT_TYPES }
