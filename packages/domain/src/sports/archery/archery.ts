import type { Localized } from '../../text/localized.ts'
import { decisionOf, isTeamEvent, isUnderWay } from '../decision.ts'
import { joinLocalized } from '../localized-line.ts'
import type { Cell, Column, SportModule, SportRow, SportUnit, SportValue } from '../sport.ts'
import { positionsOf, valueColumn, valueOf, valuesOf } from '../values.ts'
import { ARCHERY_EVENT_TYPES } from './event-types.ts'

/**
 * Archery. A ranking round is ends, ER/END: Value the points, Value2 the arrows ("X 10 9 9 8 8"), with ER/TENS and ER/XS, by which equal
 * totals are distinguished. A match is by set points (ResultType SETS): the points of each set are its periods, the arrows ER/SET in the same
 * form; ER/SO is the shoot-off, ER/CLOSEST "Y" who won it by the arrow nearer to the centre.
 */
const CLOSEST = { por: 'mais perto do centro', eng: 'closest to the centre', spa: 'más cerca del centro' }

export const sport: SportModule = {
  eventTypes: ARCHERY_EVENT_TYPES,
  form: (unit) => (!unit.headToHead ? 'ranking-round' : isTeamEvent(unit) ? 'team-match' : 'match'),
  columns: (unit) => (unit.headToHead ? matchColumns(unit) : rankingColumns(unit)),
  line: (unit) => (unit.headToHead ? matchLine(unit) : endsShot(unit)),
}

const rankingColumns = ({ rows }: SportUnit): Column[] => [
  ...positionsOf(rows, 'END').map(
    (pos): Column => ({
      key: `end-${pos}`,
      label: { por: `Série ${pos}`, eng: `End ${pos}`, spa: `Serie ${pos}` },
      short: pos,
      cell: (row) => pointsCell(valuesOf(row, 'END').find((end) => end.pos === pos)),
    }),
  ),
  valueColumn('tens', { por: 'Dez e X', eng: 'Tens and Xs', spa: 'Dieces y X' }, 'TENS', '10+X'),
  valueColumn('xs', { por: 'X (centro)', eng: 'Xs (inner ten)', spa: 'X (centro)' }, 'XS', 'X'),
]

/** The points of an end, its arrows below. */
function pointsCell(end: SportValue | undefined): Cell | null {
  if (end?.value === undefined) return null
  return { text: end.value, ...(end.value2 === undefined ? {} : { note: end.value2 }) }
}

/** The sets' points stand above as periods: here are the arrows they were made of. */
const matchColumns = ({ rows }: SportUnit): Column[] => [
  ...positionsOf(rows, 'SET').map(
    (pos): Column => ({
      key: `set-${pos}`,
      label: { por: `Set ${pos}`, eng: `Set ${pos}`, spa: `Set ${pos}` },
      short: `S${pos}`,
      cell: (row) => arrowsCell(valuesOf(row, 'SET').find((set) => set.pos === pos)),
    }),
  ),
  {
    key: 'shoot-off',
    label: { por: 'Flecha de desempate', eng: 'Shoot-off arrow', spa: 'Flecha de desempate' },
    short: 'SO',
    cell: (row) => {
      const arrow = arrowsCell(valuesOf(row, 'SO')[0])
      return arrow && isClosest(row) ? { ...arrow, mark: 'best' } : arrow
    },
  },
]

const arrowsCell = (set: SportValue | undefined): Cell | null => {
  const arrows = set?.value2 ?? set?.value
  return arrows === undefined ? null : { text: arrows }
}

const isClosest = (row: SportRow): boolean => valueOf(row, 'CLOSEST') === 'Y'

function matchLine(unit: SportUnit): Localized | null {
  const [home, away] = unit.rows.map((row) => valueOf(row, 'SO'))
  if (home && away) {
    const arrows = `${home}–${away}`
    const shootOff = { por: `desempate ${arrows}`, eng: `shoot-off ${arrows}`, spa: `desempate ${arrows}` }
    return joinLocalized(unit.rows.some(isClosest) ? [shootOff, CLOSEST] : [shootOff])
  }
  if (!isUnderWay(unit.status)) return decisionOf(unit, {})
  const sets = unit.periods.length
  if (sets === 0) return null
  return sets === 1
    ? { por: 'após 1 set', eng: 'after 1 set', spa: 'tras 1 set' }
    : { por: `após ${sets} sets`, eng: `after ${sets} sets`, spa: `tras ${sets} sets` }
}

/** How many ends the leader has shot; the others may be one behind. */
function endsShot({ status, rows: [leader] }: SportUnit): Localized | null {
  const ends = leader ? valuesOf(leader, 'END').length : 0
  if (!isUnderWay(status) || ends === 0) return null
  return ends === 1
    ? { por: 'após 1 série', eng: 'after 1 end', spa: 'tras 1 serie' }
    : { por: `após ${ends} séries`, eng: `after ${ends} ends`, spa: `tras ${ends} series` }
}
