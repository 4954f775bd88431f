import { buffer } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenFiles } from './open-files.ts'
import { fileRows } from './files.queries.ts'

/** Enough for the width that a poster gives a picture. Pixels. */
const PRINT_WIDTH = 640
/** A picture is written into each page, and a run of posters is made in a thread of little memory: 150 with one of this size take some seconds. */
const MOST_BYTES = 400_000
/** A store that says nothing for so long is away. */
const WITHIN_MS = 10_000

/** What PDFs take of a picture's forms. */
const PRINTABLE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg'])

/**
 * A stored picture by its address (`/files/{id}/{variant}`) as a data URL, PNG or JPEG; null for what is no picture of ours any more, for one
 * that is too heavy to be printed, and while the store is away, which is told to `onError`.
 */
export async function printedPicture(
  { pool, store, onError }: Pick<OpenFiles, 'pool' | 'store' | 'onError'>,
  address: string,
): Promise<string | null> {
  const [, , id = ''] = address.split('/')
  const [row] = await fileRows(pool, [id])
  const byWidth = (row?.variants ?? [])
    .filter(({ type, bytes }) => PRINTABLE.has(type) && bytes <= MOST_BYTES)
    .toSorted((a, b) => (a.width ?? 0) - (b.width ?? 0))
  const one = byWidth.find(({ width }) => (width ?? 0) >= PRINT_WIDTH) ?? byWidth.at(-1)
  if (!row || !one) return null
  try {
    const stream = (await store.read(row.bytes_id, one.name, 0, one.bytes - 1)) as ReadableStream
    const late = sleep(WITHIN_MS, null, { ref: false })
    const bytes = await Promise.race([buffer(stream), late])
    if (bytes === null) throw new Error(`the picture ${address} did not come whole in ${WITHIN_MS} ms`)
    return `data:${one.type};base64,${bytes.toString('base64')}`
  } catch (error) {
    onError(error)
    return null
  }
}
