import type { Personal, StoredFile } from '@games/contract'
import type { Statements } from '../../facts/reading.ts'
import type { FoundVariant } from './check/found.ts'
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

/** A photo of a person is shown no larger than it stands on a page of two pixels a point. */
const PERSON_WIDTH = 640

/** The sizes of a picture that everybody may have where it is a person's photo: the smaller ones. */
export function personSizes(row: Pick<FileRow, 'variants'>): FoundVariant[] {
  const sized = row.variants.filter(({ width, height }) => width !== null && height !== null)
  const small = sized.filter(({ width }) => (width ?? 0) <= PERSON_WIDTH)
  return small.length > 0 ? small : sized
}

/** A photo of a person for everybody, in its smaller sizes; null where it is no picture or not there. */
export async function personPhoto(q: Statements, id: string): Promise<Personal['photo'] | null> {
  const [row] = await fileRows(q, [id])
  if (row?.kind !== 'image') return null
  return {
    variants: personSizes(row).map(({ name, type, width, height }) => ({
      type,
      width: width ?? 0,
      height: height ?? 0,
      address: `/files/${id}/${name}`,
    })),
  }
}

/** Small enough for a list, wide enough for a sharp flag. */
const LEAST_WIDTH = 160

/** Addresses of small pictures of these files, for everybody; what is no picture or not there is left out. */
export async function publicPictures(q: Statements, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = ids.length === 0 ? [] : await fileRows(q, ids)
  return new Map(
    rows.flatMap(({ id, kind, variants }) => {
      if (kind !== 'image') return []
      const byWidth = variants
        .filter(({ type }) => type === 'image/png' || type === 'image/webp' || type === 'image/jpeg')
        .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
      const one = byWidth.find(({ width }) => (width ?? 0) >= LEAST_WIDTH) ?? byWidth.at(-1)
      return one ? [[id, `/files/${id}/${one.name}`]] : []
    }),
  )
}
