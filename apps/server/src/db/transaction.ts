import type pg from 'pg'

export interface TransactionOptions {
  /** PostgreSQL's default is read committed; repeatable read gives every statement the same snapshot. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly readOnly?: boolean
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws, with what it threw. A lost
 * connection rejects too, and then whether the commit arrived is not known: what is asked again must be idempotent.
 */
export async function transaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { isolation, readOnly = false }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query(`begin${isolation ? ` isolation level ${isolation}` : ''}${readOnly ? ' read only' : ''}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true // the connection itself is gone; the first error is the one to tell
    })
    throw error
  } finally {
    client.release(broken)
  }
}
