import { genderOf } from '../../rsc.ts'
import type { Localized } from '../../text/localized.ts'
import { apparatusParts } from '../combined-part.ts'
import { eventTypeFinder } from '../event-type.ts'
import type { Column, SportModule, SportUnit } from '../sport.ts'
import { DIFFICULTY, EXECUTION, exerciseColumn, exerciseOf, gymnasticsLine, partColumns } from '../exercise.ts'
import { ARTISTIC_GYMNASTICS_EVENT_TYPES } from './event-types.ts'

/**
 * Artistic gymnastics. An exercise is ER/FX, ER/VT … with DIFFICULTY, EXECUTION and PENALTY. All-around and team lists have a column for
 * each apparatus in the order of rotation; the final of one apparatus shows what its scores are made of. Of two vaults each is ER/VT1 and
 * ER/VT2, and ER/VT their average.
 */
const APPARATUS: Readonly<Record<string, Localized>> = {
  FX: { por: 'Solo', eng: 'Floor exercise', spa: 'Suelo' },
  PH: { por: 'Cavalo com alças', eng: 'Pommel horse', spa: 'Caballo con arcos' },
  SR: { por: 'Argolas', eng: 'Rings', spa: 'Anillas' },
  VT: { por: 'Salto sobre a mesa', eng: 'Vault', spa: 'Salto' },
  PB: { por: 'Barras paralelas', eng: 'Parallel bars', spa: 'Barras paralelas' },
  HB: { por: 'Barra fixa', eng: 'Horizontal bar', spa: 'Barra fija' },
  UB: { por: 'Barras assimétricas', eng: 'Uneven bars', spa: 'Barras asimétricas' },
  BB: { por: 'Trave de equilíbrio', eng: 'Balance beam', spa: 'Viga de equilibrio' },
}
const MEN = ['FX', 'PH', 'SR', 'VT', 'PB', 'HB']
const WOMEN = ['VT', 'UB', 'BB', 'FX']
const MIXED = ['FX', 'PH', 'SR', 'VT', 'PB', 'HB', 'UB', 'BB']

const VAULT_1: Localized = { por: '1º salto', eng: '1st vault', spa: '1.er salto' }
const VAULT_2: Localized = { por: '2º salto', eng: '2nd vault', spa: '2.º salto' }
const AVERAGE: Localized = { por: 'Média', eng: 'Average', spa: 'Promedio' }

const PARTS = [DIFFICULTY, EXECUTION]

const EXERCISES: Readonly<Record<string, string>> = {
  floor: 'FX',
  'pommel-horse': 'PH',
  rings: 'SR',
  vault: 'VT',
  'parallel-bars': 'PB',
  'horizontal-bar': 'HB',
  'uneven-bars': 'UB',
  'balance-beam': 'BB',
}
/** Women have no parallel bars: "paralelas" are their uneven bars. */
const EXERCISES_OF_WOMEN: Readonly<Record<string, string>> = { ...EXERCISES, 'parallel-bars': 'UB' }

const typeOf = eventTypeFinder(ARTISTIC_GYMNASTICS_EVENT_TYPES)

/** The exercises of an all-around or a team event. */
function exercises({ typeCode }: Pick<SportUnit, 'typeCode'>): Readonly<Record<string, string>> {
  if (typeOf(typeCode) === null || onlyApparatus({ typeCode }) !== null) return {}
  const shown = inRotation({ typeCode })
  const all = genderOf(typeCode) === 'W' ? EXERCISES_OF_WOMEN : EXERCISES
  return Object.fromEntries(Object.entries(all).filter(([, code]) => shown.includes(code)))
}

export const sport: SportModule = {
  eventTypes: ARTISTIC_GYMNASTICS_EVENT_TYPES,
  form: () => 'apparatus',
  isPartOfCombined: apparatusParts(ARTISTIC_GYMNASTICS_EVENT_TYPES),
  exercises,
  columns: (unit) => {
    const only = onlyApparatus(unit)
    if (only === null) return inRotation(unit).map(apparatusColumn)
    return only === 'VT' && hasTwoVaults(unit) ? TWO_VAULTS : partColumns(only, PARTS)
  },
  line: (unit) => gymnasticsLine(unit, onlyApparatus(unit), PARTS) ?? bothVaults(unit),
}

const apparatusColumn = (code: string): Column => exerciseColumn(code, APPARATUS[code] ?? { por: code }, PARTS, code)

const TWO_VAULTS: readonly Column[] = [
  exerciseColumn('VT1', VAULT_1, PARTS, '1'),
  exerciseColumn('VT2', VAULT_2, PARTS, '2'),
  { ...exerciseColumn('VT', AVERAGE, [], 'Ø'), key: 'average' },
]

const hasTwoVaults = ({ rows }: SportUnit): boolean =>
  rows.some((row) => exerciseOf(row, 'VT1') ?? exerciseOf(row, 'VT2'))

/** The leader's two vaults, beside their average. */
function bothVaults(unit: SportUnit): Localized | null {
  if (onlyApparatus(unit) !== 'VT') return null
  const [first] = unit.rows
  const one = first && exerciseOf(first, 'VT1')?.value
  const two = first && exerciseOf(first, 'VT2')?.value
  if (one === undefined || two === undefined) return null
  return { por: `saltos de ${one} e ${two}`, eng: `vaults of ${one} and ${two}`, spa: `saltos de ${one} y ${two}` }
}

const inRotation = ({ typeCode: code }: Pick<SportUnit, 'typeCode'>): readonly string[] => {
  const gender = genderOf(code)
  return gender === 'M' ? MEN : gender === 'W' ? WOMEN : MIXED
}

/** The apparatus a unit is about; null where the event is about several. */
function onlyApparatus({ typeCode }: Pick<SportUnit, 'typeCode'>): string | null {
  return EXERCISES[typeOf(typeCode)?.type.id ?? ''] ?? null
}
