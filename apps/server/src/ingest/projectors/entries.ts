import { insertRows, type Touched } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

export const entriesProjector: ReplacedProjector = {
  async clear(tx, keys, touched) {
    const { rows } = await tx.query<{ code: string; event: string }>(
      'delete from fact_entry where replacement_key = any($1) returning code, event',
      [keys],
    )
    for (const entry of rows) touchEntrant(touched, entry)
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
    for (const entry of entries) touchEntrant(touched, entry)
  },
}

/** An entry gives a bib number, stands on the page of whoever is entered, and counts for the medals of its event. */
function touchEntrant(touched: Touched, { code, event }: { readonly code: string; readonly event: string }): void {
  touched.events.add(event)
  touched.competitors.add(code)
  touched.pages.add(code)
}
