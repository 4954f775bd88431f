import { eventTypeOf } from '../rsc.ts'
import type { EventType } from './event-type.ts'

/** Event types of any sport, for an event that its sport's catalogue does not have: an organiser chooses them. */
export const PLAIN_EVENT_TYPES: readonly EventType[] = [
  {
    id: 'plain-score',
    codes: ['PLSCORE'],
    name: { por: 'Placar simples', spa: 'Marcador simple', eng: 'Plain score' },
    words: [],
    entrant: 'team',
    measure: 'score',
    form: 'match',
    ruleSet: 'plain-score',
  },
  {
    id: 'plain-ranking',
    codes: ['PLRANK'],
    name: { por: 'Classificação simples', spa: 'Clasificación simple', eng: 'Plain ranking' },
    words: [],
    entrant: 'athlete',
    measure: 'points',
    form: 'list',
    ruleSet: null,
  },
]

/** Whether an RSC is of a match that is scored by a plain score. */
export const isPlainScore = (rsc: string): boolean => eventTypeOf(rsc) === 'PLSCORE-'

/** Whether an RSC is of a plain event type: its results are not ranked by rules of its discipline. */
export const isPlainEvent = (rsc: string): boolean => isPlainScore(rsc) || eventTypeOf(rsc) === 'PLRANK--'
