import type { ContentItem, ContentRow } from '@games/contract'
import type { call } from '../../calls/call.ts'

/** An action on one row, and the action that undoes it. */
export interface BulkAction {
  readonly does: (row: ContentRow) => Promise<ContentItem>
  readonly undoes: (row: ContentRow) => Promise<ContentItem>
}

const paramsOf = ({ id }: ContentRow) => ({ params: { id } })

export const bulkActions = (send: typeof call): Readonly<Record<'publish' | 'archive', BulkAction>> => ({
  publish: {
    does: (row) => send('publishContent', { ...paramsOf(row), body: { version: row.version } }),
    undoes: (row) => send('withdrawContent', paramsOf(row)),
  },
  archive: {
    does: (row) => send('archiveContent', paramsOf(row)),
    async undoes(row) {
      const item = await send('takeFromArchive', paramsOf(row))
      // visitors see again what they saw, unless a newer version was saved meanwhile
      return row.published?.version === item.version
        ? send('publishContent', { ...paramsOf(row), body: { version: item.version } })
        : item
    },
  },
})

/** The selected rows that each action applies to: those that its undo restores exactly. */
export const bulkChoices = (rows: readonly ContentRow[]) => ({
  toPublish: rows.filter(({ state }) => state === 'draft'),
  toArchive: rows.filter(
    ({ state, version, published, scheduled }) =>
      state === 'draft' || (state === 'published' && published?.version === version && scheduled === null),
  ),
})

/** Runs a call for one row after the other; returns the rows for which it succeeded. */
export async function runEach(
  work: (row: ContentRow) => Promise<unknown>,
  rows: readonly ContentRow[],
): Promise<readonly ContentRow[]> {
  const done: ContentRow[] = []
  for (const row of rows)
    try {
      await work(row)
      done.push(row)
    } catch {
      // the caller reports how many are missing
    }
  return done
}
