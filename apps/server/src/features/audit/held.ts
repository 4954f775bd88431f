import type { ResultRow } from '@games/contract'
import type { Held, HeldRow, HeldUnit } from '@games/odf/adapters/audit'
import type { ClientBase } from 'pg'
import { unitPage } from '../units/index.ts'
import { displayedSchedule, heldMedals, heldMedalTable, unitsWithResults } from './audit.queries.ts'

/** What this database shows of the games, as the pages show it: every list goes through its page's own presenter. */
export async function heldOf(tx: ClientBase): Promise<Held> {
  const units: HeldUnit[] = []
  for (const code of await unitsWithResults(tx)) {
    const page = await unitPage(tx, 0, code)
    if (page) units.push({ code, rows: page.results.map(heldRow) })
  }
  return {
    units,
    schedule: await displayedSchedule(tx),
    medals: await heldMedals(tx),
    medalTable: await heldMedalTable(tx),
  }
}

const heldRow = (row: ResultRow): HeldRow => ({
  competitor: row.competitor.code,
  // a competitor nobody names is shown by its code
  name: row.competitor.name === row.competitor.code ? null : row.competitor.name,
  sortOrder: row.position,
  rank: row.rank,
  rankEqual: row.rankEqual,
  result: row.result,
  irm: row.irm,
  qualificationMark: row.qualificationMark,
  wlt: row.wlt,
  diff: row.difference,
  bib: row.bib,
  startOrder: row.startOrder,
})
