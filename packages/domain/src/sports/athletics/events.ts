import { padRsc, phaseOf, rscPrefix } from '../../rsc.ts'
import type { Localized } from '../../text/localized.ts'
import type { SportUnit } from '../sport.ts'
import type { UnitForm } from '../unit-form.ts'
import { positionsOf } from '../values.ts'
import { athleticsEventOf } from './event-types.ts'

/** The unit of the event's own places: no qualification, and no part of a combined event, where ties are left as they are. */
export const isDeciding = ({ code }: Pick<SportUnit, 'code'>): boolean => /^(FNL-|-{4})$/.test(phaseOf(code))

/** The forms of athletics: walks, relays and road races are races too. */
type AthleticsForm = Extract<UnitForm, 'race' | 'attempts' | 'height' | 'combined'>

/** What a unit of athletics is: by its event, or its part of a combined one; an event that is in no catalogue by what was sent. */
export function formOf(unit: SportUnit): AthleticsForm {
  const known = knownForm(unit)
  if (known !== null) return known
  if (positionsOf(unit.rows, 'HEIGHT').length > 0) return 'height'
  return positionsOf(unit.rows, 'ATTEMPT').length > 0 ? 'attempts' : 'race'
}

export const isPartOfCombined = ({ typeCode }: Pick<SportUnit, 'typeCode'>): boolean =>
  athleticsEventOf(typeCode)?.type.form === 'combined' && !isDeciding({ code: typeCode })

export const isKnownForm = (unit: SportUnit): boolean => knownForm(unit) !== null || formOf(unit) !== 'race'

function knownForm({ typeCode: code }: Pick<SportUnit, 'typeCode'>): AthleticsForm | null {
  const event = athleticsEventOf(code)
  if (event === null) return null
  const isPart = event.type.form === 'combined' && !isDeciding({ code })
  const type = isPart ? athleticsEventOf(padRsc(`${rscPrefix(code, 'gender')}${phaseOf(code)}`))?.type : event.type
  return type === undefined ? null : (type.form as AthleticsForm)
}

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
