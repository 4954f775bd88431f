import { ApiFailure, type OfficeAction } from '@games/contract'
import { addDays, beginningOf, belongsTo, type Role, type VenueClock } from '@games/domain'
import type { Pool } from 'pg'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { inSnapshot } from '../snapshot.ts'
import { type ActionRow, actionRows, recordedKinds, recordedPeople } from './office-log.queries.ts'
import { type UndoableKind, undoAction, type Undoers } from './undo.ts'

/** Lines a page, unless requested otherwise. */
const PAGE = 50

interface OfficeLogDeps {
  readonly pool: Pool
  /** By kind of subject. */
  readonly undoers: Undoers
  /** By whose clock a day begins and ends. */
  readonly games: () => VenueClock
}

export const officeLogCalls = ({
  pool,
  undoers,
  games,
}: OfficeLogDeps): PrivateCalls<'listOfficeActions' | 'undoOfficeAction'> => ({
  async listOfficeActions({ query: { limit = PAGE, cursor, person, kind, subject, day } }, caller) {
    const { role } = viewerOf(caller)
    const instant = (of: string) => new Date(beginningOf(of, games())).toISOString()
    const wanted = {
      person: person ?? null,
      kind: kind ?? null,
      subject: subject ?? null,
      from: day === undefined ? null : instant(day),
      until: day === undefined ? null : instant(addDays(day, 1)),
      before: cursor === undefined ? null : lineIn(cursor),
    }
    return inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const rows = await actionRows(q, wanted, limit + 1)
      const shown = rows.slice(0, limit)
      return {
        view: {
          actions: shown.map((row) => presentAction(row, undoers[row.subject_kind], role)),
          people: await recordedPeople(q),
          kinds: await recordedKinds(q),
          next: rows.length > limit ? String(shown.at(-1)?.id) : null,
        },
      }
    })
  },
  async undoOfficeAction({ params: { id } }, caller) {
    return { view: { action: await undoAction(pool, undoers, Number(id), caller) } }
  },
})

const presentAction = (
  { at, subject_kind, subject_id, undone_by, ...row }: ActionRow,
  kind: UndoableKind | undefined,
  role: Role | null,
): OfficeAction => ({
  ...row,
  at: at.toISOString(),
  subject: { kind: subject_kind, id: subject_id },
  undoneBy: undone_by,
  undoable: undone_by === null && kind !== undefined && belongsTo(kind.audience, role) && kind.can?.(row) !== false,
})

function lineIn(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return Number(cursor)
}
