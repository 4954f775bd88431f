import { bulkFamilyOf } from '@games/odf'
import type { Batch } from './batch.ts'
import type { Scope } from './inbox.queries.ts'
import { replaceFamily } from './projectors/family.ts'
import { familyProjectors } from './projectors/registry.ts'

/** Leaves nothing in force of a key or a family. */
export async function clearScope(batch: Batch, { documentType, discipline, key }: Scope): Promise<void> {
  const family = bulkFamilyOf(documentType)
  if (family === null) await batch.replace(documentType, key, null, true)
  else
    await batch.changeFamily(family, null, (touched) =>
      replaceFamily(batch.tx, familyProjectors[family], discipline, null, [], touched),
    )
}
