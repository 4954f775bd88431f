import { disciplineOf, eventTypeOf, phaseOf } from '../../rsc.ts'
import type { Localized } from '../../text/localized.ts'
import { eventTypeFinder } from '../event-type.ts'
import { partColumns } from '../parts.ts'
import { isOver, lastPoint, sharedFirst, winningMargin } from '../race.ts'
import { splitColumns, timingOf } from '../splits.ts'
import type { SportModule, SportUnit } from '../sport.ts'
import type { UnitForm } from '../unit-form.ts'
import { CYCLING_EVENT_TYPES } from './event-types.ts'

/**
 * Cycling: road (CRD), track (CTR), mountain bike (MTB), BMX racing (BMX) and freestyle (BMF), or all of them under CYC. Points passed
 * come as ER/INTERMEDIATE, the races of an omnium or a BMX round as result items. LAP, OVL and REL are IRMs, at times with a rank.
 */
export const sport: SportModule = {
  eventTypes: CYCLING_EVENT_TYPES,
  form,
  isPartOfCombined: ({ typeCode }) => isOmnium(typeCode) && !isDeciding(typeCode),
  columns: (unit) => [
    ...splitColumns(timingOf(unit), (pos) => pointOf(unit, pos)),
    ...partColumns(unit, (order, phase) => RACES[phase ?? ''] ?? roundOf(unit, order)),
  ],
  // the riders of a time trial are all over the course: where its leader was last tells nothing
  facts: (unit) => (form(unit) === 'time-trial' ? [] : lastPoint(unit)),
  line: (unit) => sharedFirst(unit) ?? (form(unit) === 'race' ? (bunchFinish(unit) ?? winningMargin(unit)) : null),
}

/** The races of an omnium. */
const RACES: Readonly<Record<string, { readonly label: Localized }>> = {
  SCR: { label: { por: 'Scratch', eng: 'Scratch', spa: 'Scratch' } },
  TEMP: { label: { por: 'Tempo', eng: 'Tempo race', spa: 'Tempo' } },
  ELIM: { label: { por: 'Eliminação', eng: 'Elimination', spa: 'Eliminación' } },
  PTS: { label: { por: 'Pontos', eng: 'Points race', spa: 'Puntuación' } },
}

const typeOf = eventTypeFinder(CYCLING_EVENT_TYPES)
const isOmnium = (code: string): boolean => eventTypeOf(code).startsWith('OMNIUM')
const isDeciding = (code: string): boolean => /^(FNL-|-{4})$/.test(phaseOf(code))

function form({ typeCode: code, headToHead }: SportUnit): UnitForm {
  const type = eventTypeOf(code)
  if (disciplineOf(code) === 'BMF' || /FRST|FREE/.test(type)) return 'routine'
  if (headToHead) return 'match'
  if (isOmnium(code) && isDeciding(code)) return 'combined'
  if (typeOf(code)?.type.form === 'time-trial') return 'time-trial'
  return type.startsWith('SPRINT') && phaseOf(code) === 'QUAL' ? 'time-trial' : 'race'
}

const isRoad = ({ typeCode: code }: SportUnit): boolean => /^(ROAD|RR)(?![A-Z])/.test(eventTypeOf(code))
const isLaps = ({ typeCode: code }: SportUnit): boolean =>
  disciplineOf(code) === 'MTB' || /^(CRIT|XC)/.test(eventTypeOf(code))

/** A time trial has checkpoints, a circuit laps, a road race points on its way. */
function pointOf(unit: SportUnit, pos: string): { readonly label: Localized; readonly short: string } {
  if (form(unit) === 'time-trial')
    return { label: { por: `Controle ${pos}`, eng: `Checkpoint ${pos}`, spa: `Control ${pos}` }, short: pos }
  if (isLaps(unit)) return { label: { por: `Volta ${pos}`, eng: `Lap ${pos}`, spa: `Vuelta ${pos}` }, short: pos }
  return { label: { por: `Passagem ${pos}`, eng: `Point ${pos}`, spa: `Paso ${pos}` }, short: pos }
}

const roundOf = (unit: SportUnit, order: number): { readonly label: Localized; readonly short: string } => ({
  label:
    form(unit) === 'routine'
      ? { por: `Apresentação ${order}`, eng: `Run ${order}`, spa: `Ronda ${order}` }
      : { por: `Corrida ${order}`, eng: `Race ${order}`, spa: `Carrera ${order}` },
  short: String(order),
})

const BUNCH: Localized = { por: 'chegada em pelotão', eng: 'bunch finish', spa: 'llegada en pelotón' }
const BUNCH_FROM = 3

/** Riders of one bunch are given one time: a road race that three or more end with the winner's. */
function bunchFinish(unit: SportUnit): Localized | null {
  const time = unit.rows[0]?.result
  if (!isOver(unit) || !isRoad(unit) || !time) return null
  return unit.rows.filter(({ result, irm }) => result === time && irm === null).length >= BUNCH_FROM ? BUNCH : null
}
