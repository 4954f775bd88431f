import { phaseOf, trimRsc, unitOf } from '../../rsc.ts'
import type { Localized } from '../../text/localized.ts'
import { eventTypeFinder } from '../event-type.ts'
import { partColumns } from '../parts.ts'
import { lastPoint, sharedFirst, winningMargin } from '../race.ts'
import type { SportModule, SportUnit } from '../sport.ts'
import { MODERN_PENTATHLON_EVENT_TYPES } from './event-types.ts'

/**
 * Modern pentathlon. A list of the whole event has the points, ER/PART or result items the parts of each competitor. Each part has units, with
 * the letters of the part behind the number (`FNL-0001FE`), or in its phase.
 */
const PARTS: Readonly<Record<string, Localized>> = {
  FE: { por: 'Esgrima', eng: 'Fencing', spa: 'Esgrima' },
  OB: { por: 'Obstáculos', eng: 'Obstacles', spa: 'Obstáculos' },
  SW: { por: 'Natação', eng: 'Swimming', spa: 'Natación' },
  EQ: { por: 'Hipismo', eng: 'Riding', spa: 'Hípica' },
  LR: { por: 'Laser run', eng: 'Laser run', spa: 'Laser run' },
}

const typeOf = eventTypeFinder(MODERN_PENTATHLON_EVENT_TYPES)
const isRace = ({ typeCode }: Pick<SportUnit, 'typeCode'>): boolean => typeOf(typeCode)?.type.form === 'race'

/** Whether a unit is a part of an event of several. */
function isPartOfCombined({ typeCode }: Pick<SportUnit, 'typeCode'>): boolean {
  if (typeOf(typeCode)?.type.form !== 'combined') return false
  const [, letters = ''] = /^\d{4}([A-Z]{2})/.exec(unitOf(typeCode)) ?? []
  return Object.hasOwn(PARTS, letters) || Object.hasOwn(PARTS, trimRsc(phaseOf(typeCode)))
}

export const sport: SportModule = {
  eventTypes: MODERN_PENTATHLON_EVENT_TYPES,
  form: (unit) => (isPartOfCombined(unit) ? 'list' : (typeOf(unit.typeCode)?.type.form ?? 'list')),
  isPartOfCombined,
  columns: (unit) =>
    isRace(unit)
      ? []
      : partColumns(unit, (order, phase) => ({
          label: PARTS[phase ?? ''] ?? { por: `Prova ${order}`, eng: `Event ${order}`, spa: `Prueba ${order}` },
          short: String(order),
        })),
  facts: lastPoint,
  line: (unit) => sharedFirst(unit) ?? (isRace(unit) ? winningMargin(unit) : null),
}
