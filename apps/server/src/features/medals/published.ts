import type { PublishedMedals } from '@games/contract'
import { byText, MEDALS, ranked } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import { publishedTable } from './published.queries.ts'

/** The published medal table that is shown beside our own, ranked by gold; `table` null: none was imported. */
export async function publishedMedals(tx: Reading, seq: number): Promise<PublishedMedals> {
  const found = await publishedTable(tx)
  if (!found) return { seq, table: null }
  const { publisher, title, day, rows } = found.content
  const ranks = ranked(rows, (row) => MEDALS.map((medal) => row[medal]))
  const wanted = new WantedNames()
  for (const { organisation } of rows) wanted.organisation(organisation)
  const names = await wanted.lookUp(tx)
  const shown = rows.map(({ organisation, gold, silver, bronze, total }) => {
    const { rank = 0, equal = false } = ranks.get(organisation) ?? {}
    return { organisation: names.organisation(organisation), rank, rankEqual: equal, gold, silver, bronze, total }
  })
  return {
    seq,
    table: {
      publisher,
      title,
      fileName: found.file_name,
      day: day ?? found.imported_on,
      rows: shown.toSorted((a, b) => a.rank - b.rank || byText(a.organisation.code, b.organisation.code)),
    },
  }
}
