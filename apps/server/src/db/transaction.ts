import type pg from 'pg'

export interface TransactionOptions {
  /** PostgreSQL's default is read committed; repeatable read gives every statement the same snapshot. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  readonly readOnly?: boolean
  /**
   * Milliseconds. PostgreSQL cancels a statement that takes longer; and where PostgreSQL does not answer at all, the connection is ended
   * a second after the whole transaction should have been done. Absent: it may take as long as it takes.
   */
  readonly limitMs?: number
  /** Number of the advisory lock that the transaction waits for first and holds until its end. */
  readonly lock?: number
}

/** PostgreSQL's own word about a limit comes first where it comes at all. */
const GRACE_MS = 1_000

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws, with what it threw. A lost
 * connection rejects too, and then whether the commit arrived is not known: what is repeated must be idempotent.
 */
export async function transaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
  { isolation, readOnly = false, limitMs, lock }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect()
  let released = false
  const release = (broken: boolean) => {
    if (!released) client.release(broken)
    released = true
  }
  const late = limitMs === undefined ? undefined : setTimeout(() => release(true), limitMs + GRACE_MS)
  let broken = false
  try {
    const begin = `begin${isolation ? ` isolation level ${isolation}` : ''}${readOnly ? ' read only' : ''}`
    const limit = limitMs === undefined ? [] : [`set local statement_timeout = ${limitMs}`]
    const locked = lock === undefined ? [] : [`select pg_advisory_xact_lock(${lock})`]
    await client.query([begin, ...limit, ...locked].join('; '))
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true // the connection itself is gone; the first error is the one to report
    })
    throw error
  } finally {
    clearTimeout(late)
    release(broken)
  }
}
