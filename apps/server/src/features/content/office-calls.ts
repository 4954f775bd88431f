import { ORDERED_KINDS, searchable } from '@games/domain'
import type { Pool } from 'pg'
import { decodeCursor, PAGE_SIZE, pageOf } from '../../http/api/cursor.ts'
import { type Caller, DONE, type PrivateCalls } from '../../http/session/private-call-types.ts'
import type { DescribeFiles } from '../edge.ts'
import { inSnapshot } from '../snapshot.ts'
import { countsOfKind, itemRows, versionRows } from './content.queries.ts'
import * as edit from './edit-content.ts'
import { previewOf } from './preview.ts'

type OfficeCalls =
  | 'listContent'
  | 'createContent'
  | 'getContent'
  | 'saveContent'
  | 'publishContent'
  | 'withdrawContent'
  | 'unscheduleContent'
  | 'archiveContent'
  | 'takeFromArchive'
  | 'listContentVersions'
  | 'getContentVersion'
  | 'restoreContentVersion'
  | 'previewContent'
  | 'orderContent'

export interface OfficeContentOptions {
  readonly pool: Pool
  readonly files: DescribeFiles
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  readonly onCommitted: (seq: number) => void
}

/** Official content as the staff works on it (decision 0077). */
export function officeContentCalls({
  pool,
  files,
  gamesNow,
  onCommitted,
}: OfficeContentOptions): PrivateCalls<OfficeCalls> {
  const editing = (caller: Caller): edit.Editing => ({
    pool,
    caller,
    at: new Date(gamesNow()),
    onCommitted,
  })
  return {
    async listContent({ params: { kind }, query: { state, translation, search = '', limit = PAGE_SIZE, cursor } }) {
      const [skipped] = decodeCursor(cursor, 1) ?? ['0']
      const skip = Math.min(1_000_000, Math.max(0, Number.parseInt(skipped ?? '0', 10) || 0))
      return {
        view: await inSnapshot(pool, async (tx) => {
          const q = tx.from([])
          const rows = await itemRows(q, {
            kind,
            state: state ?? null,
            todo: translation === 'todo',
            words: searchable(search).split(/\s+/).filter(Boolean),
            inOrder: ORDERED_KINDS.includes(kind),
            skip,
            limit: limit + 1,
          })
          const { shown, next } = pageOf(rows, limit, () => [String(skip + limit)])
          return { rows: shown.map(edit.contentRow), counts: await countsOfKind(q, kind), next }
        }),
      }
    },
    createContent: async ({ body: { id, body } }, caller) => ({
      view: await edit.createContent(editing(caller), id, body),
    }),
    getContent: async ({ params: { id } }) => ({
      view: await inSnapshot(pool, (tx) => edit.contentItem(tx.from([]), id)),
    }),
    saveContent: async ({ params: { id }, body }, caller) => ({
      view: await edit.saveContent(editing(caller), id, body),
    }),
    publishContent: async ({ params: { id }, body }, caller) => ({
      view: await edit.publishContent(editing(caller), id, body),
    }),
    withdrawContent: async ({ params: { id } }, caller) => ({
      view: await edit.withdrawContent(editing(caller), id),
    }),
    unscheduleContent: async ({ params: { id } }, caller) => ({
      view: await edit.unscheduleContent(editing(caller), id),
    }),
    archiveContent: async ({ params: { id } }, caller) => ({
      view: await edit.archiveContent(editing(caller), id, true),
    }),
    takeFromArchive: async ({ params: { id } }, caller) => ({
      view: await edit.archiveContent(editing(caller), id, false),
    }),
    async listContentVersions({ params: { id }, query: { limit = PAGE_SIZE, cursor } }) {
      const [below] = decodeCursor(cursor, 1) ?? ['2147483647']
      return {
        view: await inSnapshot(pool, async (tx) => {
          const q = tx.from([])
          await edit.contentItem(q, id)
          const rows = await versionRows(q, id, Number.parseInt(below ?? '', 10) || 1, limit + 1)
          const { shown, next } = pageOf(rows, limit, ({ version }) => [String(version)])
          return { versions: shown.map(edit.contentVersionRow), next }
        }),
      }
    },
    getContentVersion: async ({ params: { id, version } }) => ({
      view: await edit.contentVersion(pool, id, version),
    }),
    restoreContentVersion: async ({ params: { id, version }, body: { base } }, caller) => ({
      view: await edit.restoreVersion(editing(caller), id, version, base),
    }),
    previewContent: async ({ params: { id }, query: { version } }) => ({
      view: await inSnapshot(pool, (tx) => previewOf(tx, files, id, version, new Date(gamesNow()))),
    }),
    async orderContent({ params: { kind }, body: { ids } }, caller) {
      await edit.orderContent(editing(caller), kind, ids)
      return DONE
    },
  }
}
