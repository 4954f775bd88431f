import type { Localized } from '../../text/localized.ts'
import { decisionOf, isTeamEvent, isUnderWay } from '../decision.ts'
import type { Cell, Column, SportModule, SportRow, SportUnit, Statistic } from '../sport.ts'
import { cellOf, positionsOf, valueColumn, valueOf, valuesOf } from '../values.ts'
import { FENCING_ABBREVIATIONS, FENCING_EVENT_TYPES } from './event-types.ts'

/**
 * Fencing. A bout's result is its touches, P1 to P3 and OT (the extra minute) its periods; ER/YELLOW_CARD, ER/RED_CARD and ER/BLACK_CARD
 * count cards, ER/PRIORITY "Y" is whom a level extra minute would give the bout. A team match is relays, ER/LEG: Value the running
 * score, Value2 the touches of the leg. A pool is a list: ER/BOUT "V5" or "D3" against each in turn, ER/VM victories per bout, ER/TD
 * touches given, ER/TR received, ER/IND the indicator.
 */
const EXTRA_MINUTE: Localized = { por: 'no minuto extra', eng: 'in the extra minute', spa: 'en el minuto extra' }
const BY_PRIORITY: Localized = { por: 'por prioridade', eng: 'by priority', spa: 'por prioridad' }

const DECISIONS: Readonly<Record<string, Localized>> = {
  PRIORITY: BY_PRIORITY,
  'BLACK CARD': { por: 'por cartão preto', eng: 'by black card', spa: 'por tarjeta negra' },
}

const cards = (key: string, label: Localized, code: string): Statistic => ({
  key,
  label,
  value: (row: SportRow) => valueOf(row, code),
})

export const sport: SportModule = {
  eventTypes: FENCING_EVENT_TYPES,
  abbreviations: FENCING_ABBREVIATIONS,
  form: (unit) => (isPool(unit) ? 'list' : isTeamMatch(unit) ? 'team-match' : unit.headToHead ? 'bout' : 'list'),
  columns: (unit) => (isPool(unit) ? poolColumns(unit) : positionsOf(unit.rows, 'LEG').map(legColumn)),
  statistics: () => [
    cards('yellow', { por: 'Cartões amarelos', eng: 'Yellow cards', spa: 'Tarjetas amarillas' }, 'YELLOW_CARD'),
    cards('red', { por: 'Cartões vermelhos', eng: 'Red cards', spa: 'Tarjetas rojas' }, 'RED_CARD'),
    cards('black', { por: 'Cartões pretos', eng: 'Black cards', spa: 'Tarjetas negras' }, 'BLACK_CARD'),
    {
      key: 'priority',
      label: { por: 'Prioridade', eng: 'Priority', spa: 'Prioridad' },
      value: (row) => (hasPriority(row) ? 'P' : null),
    },
  ],
  line: (unit) => (isPool(unit) ? null : (decisionOf(unit, DECISIONS) ?? extraMinute(unit) ?? legsFenced(unit))),
}

const hasPriority = (row: SportRow): boolean => valueOf(row, 'PRIORITY') === 'Y'

const isPool = ({ headToHead, rows }: SportUnit): boolean =>
  !headToHead && rows.some((row) => ['BOUT', 'VM', 'IND', 'TD', 'TR'].some((code) => valueOf(row, code) !== null))

const isTeamMatch = (unit: SportUnit): boolean =>
  unit.headToHead && (isTeamEvent(unit) || positionsOf(unit.rows, 'LEG').length > 0)

function poolColumns({ rows }: SportUnit): Column[] {
  return [
    ...positionsOf(rows, 'BOUT').map(
      (pos): Column => ({
        key: `bout-${pos}`,
        label: { por: `Contra o nº ${pos}`, eng: `Against no. ${pos}`, spa: `Contra el n.º ${pos}` },
        short: pos,
        cell: (row) => cellOf(at(row, 'BOUT', pos)?.value ?? null),
      }),
    ),
    valueColumn(
      'victories',
      { por: 'Vitórias por assalto', eng: 'Victories per bout', spa: 'Victorias por asalto' },
      'VM',
      'V/M',
    ),
    valueColumn('given', { por: 'Toques dados', eng: 'Touches scored', spa: 'Tocados dados' }, 'TD', 'TD'),
    valueColumn('received', { por: 'Toques recebidos', eng: 'Touches received', spa: 'Tocados recibidos' }, 'TR', 'TR'),
    valueColumn('indicator', { por: 'Índice de toques', eng: 'Indicator', spa: 'Índice de tocados' }, 'IND', '±'),
  ]
}

const at = (row: SportRow, code: string, pos: string) => valuesOf(row, code).find((value) => value.pos === pos)

/** The running score after a leg, the leg's own touches below it. */
const legColumn = (pos: string): Column => ({
  key: `leg-${pos}`,
  label: { por: `Assalto ${pos}`, eng: `Leg ${pos}`, spa: `Relevo ${pos}` },
  short: pos,
  cell: (row): Cell | null => {
    const leg = at(row, 'LEG', pos)
    if (leg?.value === undefined) return null
    return { text: leg.value, ...(leg.value2 === undefined ? {} : { note: `+${leg.value2}` }) }
  },
})

/** Level after the extra minute: whoever had the priority has won. */
function extraMinute({ status, clock, rows }: SportUnit): Localized | null {
  if (clock?.period !== 'OT') return null
  const [one, other] = rows
  const level = one?.result !== null && one?.result === other?.result
  return !isUnderWay(status) && level && rows.some((row) => row.wlt === 'W' && hasPriority(row))
    ? BY_PRIORITY
    : EXTRA_MINUTE
}

function legsFenced({ status, rows }: SportUnit): Localized | null {
  const legs = positionsOf(rows, 'LEG').length
  if (!isUnderWay(status) || legs === 0) return null
  return legs === 1
    ? { por: 'após 1 assalto', eng: 'after 1 leg', spa: 'tras 1 relevo' }
    : { por: `após ${legs} assaltos`, eng: `after ${legs} legs`, spa: `tras ${legs} relevos` }
}
