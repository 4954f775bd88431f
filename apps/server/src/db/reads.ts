import type { QueryResultRow } from 'pg'

/** What can be asked of the database, and by a thread that has no connection of its own: a statement with its values, rows in return. */
export interface Reads {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** The rows of a statement that another thread has asked for. */
export const rowsOf = async (
  tx: Reads,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<readonly object[]> => (await tx.query(text, [...values])).rows

/** Says something in a transaction whose work is done elsewhere: PostgreSQL ends one that is silent (`db/pool.ts`). */
export const keepAlive = async (tx: Reads): Promise<void> => {
  await tx.query('select 1')
}
