import { disciplineOf, eventTypeOf, phaseOf } from '../../rsc.ts'
import type { Localized } from '../../text/localized.ts'
import type { SportUnit, UnitForm } from '../sport.ts'
import { positionsOf } from '../values.ts'

/**
 * Event codes are written short ("LJ") and long ("LONGJUMP", "TRPLJUMP"); the parts of a combined event are phases ("LJ--"). Codes of an
 * organiser's own words begin as those do (decision 0100): `Salto em distância` "JUMPLONG", `Lançamento de dardo` "LANCAMEN".
 */
const HEIGHT = /^(HJ|PV|HIGH|PO?LEVA|VARA|GARROCH|PERTIGA|JUMP(HIGH|VARA|PERT|GARR|EN(HI|VA|PE|GA)|CON[VPG]))/
const ATTEMPTS =
  /^(LJ|TJ|SP(?!R)|DT|HT|JT|LONG[J-]|TRPLJ|TRIPL|JUMP(LONG|TRI|EN(LO|TR))|SHOT|PESO|DISCUS|HAMMER|MARTE|MARTI|JAVELIN|PELOTA|BALL|ARREM|LANCAM|LANZAM|IMPULS|THROW)/
const COMBINED = /^(DECAT|HEPTAT|OCTAT|PENTAT)/
/** What races begin with: metres or kilometres, or their words. */
const RACE =
  /^(\d|MAR(?!T[EI])|HMAR|HALFM|MEIAM|MEDI[AO]M|MIL[EH]|WALK|MARCH|RELAY|REVEZ|STEEP|OBST|HURD|BARR|VALLA|CROSS|XC|ROAD|RUA|STREET|RUN|RACE|CORRI|CARRER|SPRINT|VELOC|MEDLEY)/

/** The unit of the event's own places: no qualification, and no part of a combined event, where ties are left as they are. */
export const isDeciding = ({ code }: Pick<SportUnit, 'code'>): boolean => /^(FNL-|-{4})$/.test(phaseOf(code))

/** The forms of athletics: walks, relays and road races are races too. */
type AthleticsForm = Extract<UnitForm, 'race' | 'attempts' | 'height' | 'combined'>

/** What a unit of athletics is: by its event, or its part of a combined one; an event we do not know by what was sent. */
export function formOf(unit: SportUnit): AthleticsForm {
  const { code, rows } = unit
  const type = eventTypeOf(code)
  if (COMBINED.test(type)) return isDeciding(unit) ? 'combined' : (fieldForm(phaseOf(code)) ?? 'race')
  const known = fieldForm(type)
  if (known) return known
  if (/^\d/.test(type)) return 'race'
  if (positionsOf(rows, 'HEIGHT').length > 0) return 'height'
  return positionsOf(rows, 'ATTEMPT').length > 0 ? 'attempts' : 'race'
}

/** A part of a combined event: its marks count by their points alone, and its list decides nothing, also where it is the last one. */
export const isPartOfCombined = (unit: Pick<SportUnit, 'code'>): boolean =>
  disciplineOf(unit.code) === 'ATH' && COMBINED.test(eventTypeOf(unit.code)) && !isDeciding(unit)

/** Whether its code or what was sent says what it is: of anything else `formOf` shows a race, which nobody may be ranked by. */
export function isKnownForm(unit: SportUnit): boolean {
  const type = eventTypeOf(unit.code)
  if (COMBINED.test(type))
    return isDeciding(unit) || fieldForm(phaseOf(unit.code)) !== null || RACE.test(phaseOf(unit.code))
  return formOf(unit) !== 'race' || RACE.test(type)
}

const fieldForm = (type: string): AthleticsForm | null =>
  HEIGHT.test(type) ? 'height' : ATTEMPTS.test(type) ? 'attempts' : null

/** The parts of a decathlon and a heptathlon in order, for feeds that send their order only. */
export const PARTS_IN_ORDER: Readonly<Record<'DECATH' | 'HEPTATH', readonly string[]>> = {
  DECATH: ['100', 'LJ', 'SP', 'HJ', '400', '110H', 'DT', 'PV', 'JT', '1500'],
  HEPTATH: ['100H', 'HJ', 'SP', '200', 'LJ', 'JT', '800'],
}

const FIELD_EVENTS: Readonly<Record<string, Localized>> = {
  HJ: { por: 'Salto em altura', eng: 'High jump', spa: 'Salto de altura' },
  PV: { por: 'Salto com vara', eng: 'Pole vault', spa: 'Salto con pértiga' },
  LJ: { por: 'Salto em distância', eng: 'Long jump', spa: 'Salto de longitud' },
  SP: { por: 'Arremesso do peso', eng: 'Shot put', spa: 'Lanzamiento de peso' },
  DT: { por: 'Lançamento do disco', eng: 'Discus throw', spa: 'Lanzamiento de disco' },
  JT: { por: 'Lançamento do dardo', eng: 'Javelin throw', spa: 'Lanzamiento de jabalina' },
}

/** A part by its code: "LJ", "1500", "110H". An unknown one is called by its code. */
export function partName(code: string): Localized {
  const [, metres, hurdles] = /^(\d+)(H?)$/.exec(code) ?? []
  if (metres === undefined) return FIELD_EVENTS[code] ?? { por: code }
  if (!hurdles) return { por: `${metres} m` }
  return { por: `${metres} m com barreiras`, eng: `${metres} m hurdles`, spa: `${metres} m vallas` }
}
