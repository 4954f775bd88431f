import { createHash } from 'node:crypto'
import type { QueryConfig } from 'pg'
import type { Statements } from './reading.ts'

/**
 * A connection that plans each statement once, and not each time: for thousands of pages in one transaction, of which each asks the same dozen.
 * The plans stay with the connection until it ends.
 */
export function plannedOnce(tx: Statements): Statements {
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const known = names.get(text)
    if (known !== undefined) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  const query = (statement: string | QueryConfig, values?: unknown[]) => {
    const config = typeof statement === 'string' ? { text: statement } : statement
    return tx.query({ ...config, name: nameOf(config.text), ...(values && { values }) })
  }
  return { query: query as Statements['query'] }
}
