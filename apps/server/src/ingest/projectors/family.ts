import type { ClientBase } from 'pg'
import { type InForce, insertRows, type Touched } from '../facts.ts'

/**
 * Facts of a family that has a bulk and updates (ODF §2.3): elements by code, each the newest whole one.
 * `rows` gives the elements of a message as table rows with their code.
 */
export interface FamilyProjector {
  readonly table: 'fact_unit' | 'fact_participant' | 'fact_team'
  readonly columns: readonly string[]
  rows(from: InForce, isBulk: boolean): readonly ({ readonly code: string } & object)[]
  touch(touched: Touched, codes: Iterable<string>): void
  /** Facts that come with a message but are no elements (sessions). */
  besides?(tx: ClientBase, from: InForce, isBulk: boolean): Promise<void>
  forget?(tx: ClientBase, discipline: string): Promise<void>
}

/** Everything of a discipline anew: the bulk in force, if any, then the updates that came after it, in order. */
export async function replaceFamily(
  tx: ClientBase,
  projector: FamilyProjector,
  discipline: string,
  bulk: InForce | null,
  updates: Iterable<InForce>,
  touched: Touched,
): Promise<void> {
  const { rows: gone } = await tx.query<{ code: string }>(
    `delete from ${projector.table} where discipline = $1 returning code`,
    [discipline],
  )
  projector.touch(
    touched,
    gone.map((r) => r.code),
  )
  await projector.forget?.(tx, discipline)
  if (bulk) {
    const rows = projector.rows(bulk, true)
    await insertRows(tx, projector.table, projector.columns, rows)
    await projector.besides?.(tx, bulk, true)
    projector.touch(
      touched,
      rows.map((r) => r.code),
    )
  }
  for (const update of updates) await applyUpdate(tx, projector, update, touched)
}

/** One update: each element replaces the one of the same code unless a later update already did. */
export async function applyUpdate(
  tx: ClientBase,
  projector: FamilyProjector,
  update: InForce,
  touched: Touched,
): Promise<void> {
  const rows = projector.rows(update, false)
  const replaced = projector.columns.filter((c) => c !== 'code' && c !== 'discipline' && c !== 'planned_start')
  await insertRows(
    tx,
    projector.table,
    projector.columns,
    rows,
    `on conflict (code, discipline) do update set ${replaced.map((c) => `${c} = excluded.${c}`).join(', ')}
     where ${projector.table}.precedence < excluded.precedence`,
  )
  await projector.besides?.(tx, update, false)
  projector.touch(
    touched,
    rows.map((r) => r.code),
  )
}
