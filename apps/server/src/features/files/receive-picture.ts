import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RawUpload } from '@games/contract'
import { isDiskFault } from './check/disk-fault.ts'
import { StoreAway } from './file-store.ts'
import { receive, refused, storeAway } from './receive.ts'
import type { UploadDeps } from './store-upload.ts'

/**
 * The pixels of a photo that is on its way, as JPEG of at most 2,560 by 5,120: checked and written anew like any upload, so that nothing but
 * pixels comes through, and kept by whoever asks, not in the store of files. Throws ApiFailure.
 */
export async function receivePicture(
  raw: RawUpload,
  mostBytes: number,
  { incoming, check, onError }: Pick<UploadDeps, 'incoming' | 'check' | 'onError'>,
): Promise<Uint8Array> {
  const folder = join(incoming, randomUUID())
  const made = join(folder, 'made')
  const source = join(folder, 'source')
  try {
    await mkdir(made, { recursive: true })
    const limits = { image: mostBytes, pdf: 0, video: 0, captions: 0 }
    const { kind } = await receive(raw, { path: source, folder, limits })
    if (kind !== 'image') throw refused('unknown-kind', 'No picture')
    const { variants } = await check({ kind, source, folder: made })
    const largest = variants
      .filter(({ type }) => type === 'image/jpeg')
      .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]
    if (!largest) throw refused('unknown-kind', 'No photo: it is transparent')
    return await readFile(join(made, largest.name))
  } catch (error) {
    if (!(error instanceof StoreAway) && !isDiskFault(error)) throw error
    onError(error)
    throw storeAway()
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(onError)
  }
}
