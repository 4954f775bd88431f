import { topics } from '@games/contract/live'
import type { PublishedTable } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'

export interface PublishedTableRow {
  readonly content: PublishedTable
  readonly file_name: string | null
  /** The day of the import in the zone of the games. */
  readonly imported_on: string
}

/** The published medal table of the newest import that is not undone. */
export async function publishedTable(tx: Reading): Promise<PublishedTableRow | undefined> {
  const { rows } = await tx.from([topics.publishedMedals(), topics.everything()]).query<PublishedTableRow>(
    `select p.content, i.file_name, to_char(i.imported_at at time zone coalesce(
         (select value #>> '{}' from setting where key = 'time_zone'), 'America/Sao_Paulo'), 'YYYY-MM-DD') as imported_on
     from published_medal_table p join table_import i on i.id = p.import_id
     where i.undone_at is null order by i.id desc limit 1`,
  )
  return rows[0]
}
