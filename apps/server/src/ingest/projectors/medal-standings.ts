import { insertRows } from '../touched.ts'
import type { ReplacedProjector } from './replaced.ts'

export const medalStandingsProjector: ReplacedProjector = {
  async clear(tx, keys) {
    await tx.query('delete from fact_standing where replacement_key = any($1)', [keys])
  },
  async write(tx, messages) {
    await insertRows(
      tx,
      'fact_standing',
      messages.flatMap(({ id, key, message: { body } }) =>
        body.kind === 'medal-standings'
          ? body.lines.map((line) => ({
              replacement_key: key,
              organisation: line.organisation,
              fact: line,
              message_id: id,
            }))
          : [],
      ),
    )
  },
}
