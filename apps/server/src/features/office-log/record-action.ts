import type { ClientBase } from 'pg'
import type { Caller } from '../../http/session/private-call-types.ts'
import { insertAction, type RecordedState } from './office-log.queries.ts'

export interface Subject {
  /** What it is, by its feature's name: `feedback`. */
  readonly kind: string
  readonly id: string
}

export interface Action {
  /** What is done, a verb: `publish`. The office has words for it: `office-log.action-{kind}-{action}`. */
  readonly action: string
  readonly subject: Subject
  /** How it was and how it is now, null where it was or is not there. Nothing of a person but what every operator may see. */
  readonly before: RecordedState | null
  readonly after: RecordedState | null
}

/**
 * Puts what a caller does into the office's record, in the transaction that does it. Gives the number of the line, which the call answers as
 * `action` (OfficeChange), so that the office can offer to undo it. `caller` null: the server's own machine does it.
 */
export const recordAction = (
  tx: ClientBase,
  caller: Pick<Caller, 'viewer'> | null,
  { action, subject, before, after }: Action,
): Promise<number> =>
  insertAction(tx, {
    accountId: caller?.viewer?.accountId ?? null,
    action,
    kind: subject.kind,
    subject: subject.id,
    before,
    after,
    undoes: null,
  })
