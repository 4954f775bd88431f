import type { ClientBase } from 'pg'
import { insertRows } from '../touched.ts'
import type { FamilyProjector } from './family.ts'

/** DT_SCHEDULE and DT_SCHEDULE_UPDATE (ODF §6): units, and the sessions beside them. */
export const scheduleProjector: FamilyProjector = {
  table: 'fact_unit',
  rows: ({ header, message, precedence, produced, id }, isBulk) =>
    message.body.kind === 'schedule'
      ? message.body.units.map((unit) => ({
          discipline: header.documentCode.slice(0, 3),
          code: unit.code,
          fact: unit,
          planned_start: isBulk ? unit.start : null,
          precedence,
          produced,
          message_id: id,
        }))
      : [],
  touch: (touched, codes) => {
    for (const code of codes) touched.units.add(code)
  },
  async besides(tx: ClientBase, { header, message, precedence, id }) {
    if (message.body.kind !== 'schedule') return
    const rows = message.body.sessions.map((session) => ({
      discipline: header.documentCode.slice(0, 3),
      code: session.code,
      fact: session,
      precedence,
      message_id: id,
    }))
    await insertRows(
      tx,
      'fact_session',
      rows,
      `on conflict (discipline, code) do update
         set fact = excluded.fact, precedence = excluded.precedence, message_id = excluded.message_id
       where fact_session.precedence < excluded.precedence`,
    )
  },
  async forget(tx, discipline) {
    await tx.query('delete from fact_session where discipline = $1', [discipline])
  },
}

/** Whether a unit of the discipline is in force by a message produced later than `produced`. */
export async function hasLaterUnits(tx: ClientBase, discipline: string, produced: string): Promise<boolean> {
  const { rows } = await tx.query<{ later: boolean }>(
    'select exists (select 1 from fact_unit where discipline = $1 and produced > $2) as later',
    [discipline, produced],
  )
  return rows[0]?.later === true
}
