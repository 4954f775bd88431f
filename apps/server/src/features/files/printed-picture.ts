import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import type { OpenFiles } from './open-files.ts'
import { fileRows } from './files.queries.ts'

/** Enough for the width that a poster gives a picture. Pixels. */
const PRINT_WIDTH = 800

/** What PDFs take of a picture's forms. */
const PRINTABLE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/**
 * A stored picture by its address (`/files/{id}/{variant}`) as a data URL, PNG or JPEG; null for what is no picture of ours any more, and while
 * the store is away, which is told to `onError`.
 */
export async function printedPicture(
  { pool, store, onError }: Pick<OpenFiles, 'pool' | 'store' | 'onError'>,
  address: string,
): Promise<string | null> {
  const [, , id = ''] = address.split('/')
  const [row] = await fileRows(pool, [id])
  const byWidth = (row?.variants ?? [])
    .filter(({ type }) => PRINTABLE.has(type))
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
  const one = byWidth.find(({ width }) => (width ?? 0) >= PRINT_WIDTH) ?? byWidth.at(-1)
  if (!row || !one) return null
  try {
    const bytes = await buffer((await store.read(row.bytes_id, one.name, 0, one.bytes - 1)) as ReadableStream)
    return `data:${one.type};base64,${bytes.toString('base64')}`
  } catch (error) {
    onError(error)
    return null
  }
}
