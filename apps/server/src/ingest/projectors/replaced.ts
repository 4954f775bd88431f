import type { ClientBase } from 'pg'
import type { InForce, Touched } from '../touched.ts'

/** Facts of a type whose newer message replaces the older one whole (ODF §2.2). */
export interface ReplacedProjector {
  /** Takes away all facts of replacement keys. */
  clear(tx: ClientBase, keys: readonly string[], touched: Touched): Promise<void>
  /** Writes the facts of messages in force, one a key; their keys were cleared before. */
  write(tx: ClientBase, messages: readonly InForce[], touched: Touched): Promise<void>
}
