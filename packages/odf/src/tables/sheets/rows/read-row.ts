import type { SheetKind } from '@games/domain'
import type { SheetRow } from '../sheet-row.ts'
import { hasPlace } from './clock-of-row.ts'
import { contestOfRow } from './contest-of-row.ts'
import { hasBareSide } from './entrants.ts'
import { readEntry } from './entry-row.ts'
import { isRowOfClassification } from './event-of-row.ts'
import { isMatchRow, isOpenMatch, isToCome, readMatch } from './match-row.ts'
import { readMedal } from './medal-row.ts'
import { readCounts } from './medal-table-row.ts'
import { readName } from './name-row.ts'
import { readResult } from './result-row.ts'
import { readUnit } from './schedule-row.ts'
import { readSeed } from './seed-row.ts'
import { readTeam } from './team-row.ts'

/** Reads a row by the kind of its sheet. Its rows, problems and questions are added to the sheet. */
export function readRow(row: SheetRow): void {
  const sides = OF_MATCHES.has(row.sheet.kind) ? contestOfRow(row).sides : null
  // a side without its delegation may be a competitor whom another row names in full
  if (sides !== null && hasBareSide(row, sides)) row.sheet.deferred.push(() => readNow(row))
  else readNow(row)
}

const OF_MATCHES: ReadonlySet<SheetKind | null> = new Set(['schedule', 'start-lists', 'results'])

function readNow(row: SheetRow): void {
  switch (row.sheet.kind) {
    case 'schedule':
      return readUnit(row)
    case 'participants':
      return readEntry(row)
    case 'teams':
      return readTeam(row)
    case 'start-lists':
      return isMatchRow(row) ? readMatch(row) : readResult(row)
    case 'results':
    case 'medallists':
      if (isRowOfClassification(row))
        return void row.sheet.passedOver.push({ row: row.number, why: 'team-classification' })
      if (row.sheet.kind === 'medallists') return readMedal(row)
      // a match of a programme that is to come
      if (hasPlace(row) && isToCome(row)) return readUnit(row)
      if (isOpenMatch(row)) return void row.sheet.passedOver.push({ row: row.number, why: 'unfilled' })
      return isMatchRow(row) ? readMatch(row) : readResult(row)
    case 'draws':
      return readSeed(row)
    case 'names':
      return readName(row)
    case 'medal-table':
      return readCounts(row)
    case null:
      return
  }
}
