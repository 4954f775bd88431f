import type { ContentKind } from '@games/domain'
import type { ClientBase } from 'pg'
import { type FileAccess, setFileUses } from '../files/index.ts'
import { namedFiles } from './content.queries.ts'

/** Who sees the files of what is published of a kind; of those without files nobody has to say. */
const ACCESS: Partial<Readonly<Record<ContentKind, FileAccess>>> = {
  ambassador: 'public',
  sponsor: 'public',
  report: 'public',
  informativo: 'private',
  course: 'private',
  transport: 'private',
  album: 'private',
  video: 'private',
}

/**
 * Says which files a piece of content uses, in any of its versions, so that none of them is removed: those of the published one are seen
 * by its visitors, all others by the staff alone. In the transaction that changes it.
 */
export async function keepFiles(tx: ClientBase, id: string, kind: ContentKind): Promise<void> {
  const access = ACCESS[kind]
  if (access === undefined) return
  const named = await namedFiles(tx, id)
  await setFileUses(
    tx,
    id,
    named.map(({ file, published }) => ({ fileId: file, access: published ? access : 'staff' })),
  )
}
