import { insertRows, type Touched } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

export const entriesProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string }>(
      'delete from fact_entry where replacement_key = any($1) returning code',
      [keys],
    )
    for (const { code } of rows) touchEntrant(touched, code)
  },
  async write(tx, messages, touched) {
    const entries = messages.flatMap(({ id, key, header, message: { body } }) =>
      body.kind === 'entries'
        ? body.entries.map((entry) => ({
            replacement_key: key,
            event: header.documentCode.slice(0, 22),
            code: entry.code,
            fact: entry,
            message_id: id,
          }))
        : [],
    )
    await insertRows(tx, 'fact_entry', entries)
    for (const { code } of entries) touchEntrant(touched, code)
  },
}

/** An entry gives a bib number, and stands on the page of whoever is entered. */
function touchEntrant(touched: Touched, code: string): void {
  touched.competitors.add(code)
  touched.pages.add(code)
}
