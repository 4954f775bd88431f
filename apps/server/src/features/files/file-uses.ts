import type { ClientBase } from 'pg'
import { deleteUses, type FileAccess, insertUse, lockFiles } from './files.queries.ts'

/** A file that something uses, and who sees it by that. */
export interface FileUse {
  readonly fileId: string
  readonly access: FileAccess
}

const WIDEST_FIRST: readonly FileAccess[] = ['public', 'private', 'athlete', 'staff']

/**
 * Of ids those there is a file of; none of them is removed until the transaction ends. A photo of an athlete is known to its own `owner` alone:
 * whatever else showed it would open it, whether or not the field is open.
 */
export const knownFiles = async (
  tx: ClientBase,
  ids: readonly string[],
  owner: string | null = null,
): Promise<ReadonlySet<string>> => new Set(await lockFiles(tx, ids, owner))

/**
 * Says which files `owner` (the uuid of a content item, say) uses, in all its versions; what it used before it does no more. Of a file that is
 * named several times the widest access holds. Gives the ids there is no file of, or that of an athlete: they are left out. In the transaction that stores the owner.
 */
export async function setFileUses(tx: ClientBase, owner: string, uses: readonly FileUse[]): Promise<string[]> {
  const widest = new Map<string, FileAccess>()
  for (const access of WIDEST_FIRST)
    for (const use of uses) if (use.access === access && !widest.has(use.fileId)) widest.set(use.fileId, access)
  const there = await knownFiles(tx, [...widest.keys()], owner)
  await deleteUses(tx, owner)
  for (const [fileId, access] of widest) if (there.has(fileId)) await insertUse(tx, owner, fileId, access)
  return [...widest.keys()].filter((id) => !there.has(id))
}
