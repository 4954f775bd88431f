import type { ClientBase } from 'pg'

/** What runs a statement: a client in a transaction, or a pool. */
export type Statements = Pick<ClientBase, 'query'>

/**
 * What an answer is made from. Nothing is read but `from` the live topics that announce its changes, so that what an answer depends on is
 * written where it is read, and nowhere else: a query that does not say it does not compile.
 */
export class Reading {
  readonly #tx: Statements
  readonly #topics = new Set<string>()

  constructor(tx: Statements) {
    this.#tx = tx
  }

  /** Statements whose rows stay the same until one of the topics is announced (packages/contract/src/live.ts says which announces what). */
  from(topics: string | readonly string[]): Statements {
    for (const topic of typeof topics === 'string' ? [topics] : topics) this.#topics.add(topic)
    return this.#tx
  }

  /** What has been read so far is good until one of these is announced. */
  get topics(): readonly string[] {
    return [...this.#topics]
  }
}
