import type { Stored } from '@games/odf/adapters/audit'
import type { AuditedList } from '@games/odf/adapters/audit/audited-list'
import type { ClientBase } from 'pg'
import { plannedOnce } from '../../facts/planned-once.ts'
import { Reading } from '../../facts/reading.ts'
import { unitPage } from '../units/index.ts'
import { displayedSchedule, storedMedals, storedMedalTable, unitsWithResults } from './audit.queries.ts'
import { listOfPage } from './list-of-page.ts'

/** What this database shows of the games, as the pages show it: every list goes through its page's own presenter. */
export async function readStored(tx: ClientBase): Promise<Stored> {
  const reading = new Reading(plannedOnce(tx))
  const lists: AuditedList[] = []
  for (const code of await unitsWithResults(tx)) {
    const page = await unitPage(reading, 0, code)
    if (page) lists.push(listOfPage(page))
  }
  return {
    lists,
    schedule: await displayedSchedule(tx),
    medals: await storedMedals(tx),
    medalTable: await storedMedalTable(tx),
  }
}
