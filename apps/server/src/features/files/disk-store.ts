import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type FileStore, orAway } from './file-store.ts'

/** Read at a time: a transfer holds no more, however large the file and slow the phone. */
const PART_BYTES = 256 * 1024

/** Files under a folder of this machine. Servers on other machines see them where the folder is on a shared disk. */
export function createDiskStore(root: string): FileStore {
  const place = (id: string) => join(root, id)
  return {
    put: (id, folder, variants) =>
      orAway(async () => {
        await mkdir(root, { recursive: true })
        for (const { name } of variants) await synced(join(folder, name))
        await synced(folder)
        await rename(folder, place(id))
        await synced(root)
      }),
    read: (id, variant, first, last) =>
      orAway(async () => {
        const file = await open(join(place(id), variant))
        const stream = file.createReadStream({ start: first, end: last, highWaterMark: PART_BYTES })
        return Readable.toWeb(stream, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>
      }),
    remove: (id) => orAway(() => rm(place(id), { recursive: true, force: true })),
  }
}

/** A file or folder whose content is on the disk. */
async function synced(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
