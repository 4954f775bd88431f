import type { QueryResultRow } from 'pg'

/** What can be asked of the database, and by a thread that has no connection of its own: a statement with its values, rows in return. */
export interface Reads {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}
