import { MEDALS, type PublishedTable } from '@games/domain'
import type { PublishedReading } from '@games/odf/tables/sheets/index'
import type { Reads } from '../../db/reads.ts'
import type { Change, Subject, TablePlan } from '../imports/index.ts'
import { shownTable } from './sheets.queries.ts'

/** The table that an import would publish (null: the one that is shown is the same), and how its rows differ from the one that is shown. */
export interface PublishedPlan extends Pick<TablePlan, 'added' | 'changed' | 'removed'> {
  readonly table: PublishedTable | null
}

export async function planPublished(tx: Reads, reading: PublishedReading): Promise<PublishedPlan> {
  const before = await shownTable(tx)
  const rowsBefore = new Map(before?.rows.map((row) => [row.organisation, row]))
  const subject = (organisation: string, row: number | null): Subject => ({
    what: 'published-row',
    within: 'ORGANISATION',
    key: organisation,
    row,
  })
  const added: Subject[] = []
  const changed: Change[] = []
  for (const { row, cells } of reading.rows) {
    const old = rowsBefore.get(cells.organisation)
    rowsBefore.delete(cells.organisation)
    if (old === undefined) added.push(subject(cells.organisation, row))
    else
      for (const medal of MEDALS)
        if (old[medal] !== cells[medal])
          changed.push({ ...subject(cells.organisation, row), field: medal, from: old[medal], to: cells[medal] })
  }
  const removed = [...rowsBefore.keys()].map((organisation) => subject(organisation, null))
  const { publisher, title, day } = reading
  const isSame =
    before !== null &&
    added.length + changed.length + removed.length === 0 &&
    before.publisher === publisher &&
    before.title === title &&
    before.day === day
  const table = { publisher, title, day, rows: reading.rows.map(({ cells }) => cells) }
  return { added, changed, removed, table: isSame || table.rows.length === 0 ? null : table }
}
