import type { StoredFile } from '@games/contract'
import type { Statements } from '../../facts/reading.ts'
import type { FileAddresses, Reader } from './file-address.ts'
import { type FileRow, fileRows } from './files.queries.ts'

/** The only author of a file's wire shape. */
export const presentFile = (
  { id, kind, name, variants, pages, seconds }: FileRow,
  addresses: FileAddresses,
  reader: Reader,
): StoredFile => ({
  id,
  kind,
  name,
  variants: variants.map((variant) => ({ ...variant, address: addresses.address(id, variant.name, reader) })),
  pages,
  seconds,
})

/** Files by id, with addresses for a reader; what is not there is left out. */
export const describeFiles =
  (addresses: FileAddresses) =>
  async (q: Statements, ids: readonly string[], reader: Reader): Promise<ReadonlyMap<string, StoredFile>> => {
    const rows = ids.length === 0 ? [] : await fileRows(q, ids)
    return new Map(rows.map((row) => [row.id, presentFile(row, addresses, reader)]))
  }
