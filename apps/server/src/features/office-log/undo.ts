import { ApiFailure } from '@games/contract'
import { belongsTo, type Role } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { APPLY_LOCK } from '../../ingest/apply-lock.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { viewerOf } from '../../http/session/private-call-types.ts'
import { actionById, insertAction, lockUndone, type RecordedState } from './office-log.queries.ts'
import type { ClientBase } from 'pg'

/** A line of the record that is to be taken back. */
export interface Undoing {
  readonly id: string
  readonly action: string
  readonly before: RecordedState | null
  readonly after: RecordedState | null
}

/**
 * Takes back what was done to a subject of one kind: puts `before` into force in the transaction, where the subject is still as `after` says,
 * and gives how it is then (null: it is not there). Throws `changedMeanwhile()` where it is otherwise by now, `notUndoable()` where this
 * action cannot be taken back. What is to follow the commit is given as `committed`.
 */
export type Undoer = (
  tx: ClientBase,
  undoing: Undoing,
  caller: Caller,
) => Promise<{ readonly now: RecordedState | null; readonly committed?: () => void }>

/** Whether what was done to a kind of subject can be taken back at all: a key that was shown stays shown. */
export type CanUndo = (done: Pick<Undoing, 'action' | 'before' | 'after'>) => boolean

/** How the actions of a kind of subject are undone, and who may: nobody who may not do them. */
export interface UndoableKind {
  readonly audience: Role
  readonly undo: Undoer
  /** Absent: all of it can be. */
  readonly can?: CanUndo
  /** Whether undoing it applies messages, or makes what is derived anew; absent: nothing of it does. */
  readonly applies?: CanUndo
}

/** By kind of subject; one that is not in it cannot be undone. */
export type Undoers = Readonly<Record<string, UndoableKind>>

/** `newer`: what the newer change is called. */
export const changedMeanwhile = (newer?: string) =>
  new ApiFailure(409, 'changed-meanwhile', 'It has been changed since; undo the newer change first', { newer })
export const notUndoable = () => new ApiFailure(409, 'not-undoable', 'This cannot be undone')

/** What it was about may be in use by something long, a rebuild say: then the answer is 503. */
const AT_MOST = { limitMs: 10_000 }

/** Undoes a line once, whoever of its audience asks and however often; gives the line that says so. */
export async function undoAction(pool: Pool, undoers: Undoers, id: number, caller: Caller): Promise<number> {
  const { accountId, role } = viewerOf(caller)
  const line = await actionById(pool, id)
  if (!line) throw new ApiFailure(404, 'not-found', 'There is no such line')
  const kindOfLine = undoers[line.subject_kind]
  if (!kindOfLine) throw notUndoable()
  if (!belongsTo(kindOfLine.audience, role)) throw new ApiFailure(403, 'forbidden', 'This account may not undo this')
  if (kindOfLine.can?.(line) === false) throw notUndoable()
  const { action, subject_kind: kind, subject_id: subject, before, after } = line
  const done = await transaction(
    pool,
    async (tx) => {
      if (await lockUndone(tx, id)) throw changedMeanwhile()
      const { now, committed } = await kindOfLine.undo(tx, { id: subject, action, before, after }, caller)
      return {
        undone: await insertAction(tx, { accountId, action, kind, subject, before: after, after: now, undoes: id }),
        committed,
      }
    },
    kindOfLine.applies?.(line) === true ? { ...AT_MOST, lock: APPLY_LOCK } : AT_MOST,
  )
  done.committed?.()
  return done.undone
}
