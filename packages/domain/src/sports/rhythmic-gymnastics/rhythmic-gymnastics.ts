import type { Localized } from '../../text/localized.ts'
import { apparatusParts } from '../combined-part.ts'
import { eventTypeFinder } from '../event-type.ts'
import { DIFFICULTY, EXECUTION, exerciseColumn, gymnasticsLine, type Part, partColumns } from '../exercise.ts'
import type { SportModule, SportUnit } from '../sport.ts'
import { RHYTHMIC_GYMNASTICS_EVENT_TYPES } from './event-types.ts'

/**
 * Rhythmic gymnastics. An individual's routines are ER/HOOP, ER/BALL, ER/CLUBS and ER/RIBBON, a group's two are ER/EX1 and ER/EX2; each
 * with DIFFICULTY (of it DB with the body, DA with the apparatus), ARTISTRY, EXECUTION and PENALTY.
 */
const APPARATUS: Readonly<Record<string, Localized>> = {
  HOOP: { por: 'Arco', eng: 'Hoop', spa: 'Aro' },
  BALL: { por: 'Bola', eng: 'Ball', spa: 'Pelota' },
  CLUBS: { por: 'Maças', eng: 'Clubs', spa: 'Mazas' },
  RIBBON: { por: 'Fita', eng: 'Ribbon', spa: 'Cinta' },
}
/** What a group has in its hands changes from one cycle to the next: its exercises are counted. */
const GROUP: Readonly<Record<string, Localized>> = {
  EX1: { por: '1ª série', eng: '1st exercise', spa: '1.er ejercicio' },
  EX2: { por: '2ª série', eng: '2nd exercise', spa: '2.º ejercicio' },
}

const PARTS: readonly Part[] = [
  {
    ...DIFFICULTY,
    of: [
      { code: 'DIFFICULTY_BODY', letters: 'DB' },
      { code: 'DIFFICULTY_APPARATUS', letters: 'DA' },
    ],
  },
  { code: 'ARTISTRY', label: { por: 'Artístico', eng: 'Artistry', spa: 'Artístico' }, letters: 'A' },
  EXECUTION,
]

const EXERCISES: Readonly<Record<string, string>> = { hoop: 'HOOP', ball: 'BALL', clubs: 'CLUBS', ribbon: 'RIBBON' }

const typeOf = eventTypeFinder(RHYTHMIC_GYMNASTICS_EVENT_TYPES)

const ROUTINES = Object.entries({ ...APPARATUS, ...GROUP }).map(([code, label]) => exerciseColumn(code, label, PARTS))

export const sport: SportModule = {
  eventTypes: RHYTHMIC_GYMNASTICS_EVENT_TYPES,
  form: () => 'routine',
  isPartOfCombined: apparatusParts(RHYTHMIC_GYMNASTICS_EVENT_TYPES),
  exercises: ({ typeCode }) => (typeOf(typeCode)?.type.id === 'all-around' ? EXERCISES : {}),
  columns: (unit) => {
    const only = onlyRoutine(unit)
    return only === null ? ROUTINES : partColumns(only, PARTS)
  },
  line: (unit) => gymnasticsLine(unit, onlyRoutine(unit), PARTS),
}

/** The apparatus a unit is about; null where the event is about several. */
function onlyRoutine({ typeCode }: SportUnit): string | null {
  return EXERCISES[typeOf(typeCode)?.type.id ?? ''] ?? null
}
