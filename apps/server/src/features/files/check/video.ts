import { type FileHandle, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type CheckJob, type FoundFile, Refused } from './found.ts'
import { checkMp4 } from './mp4.ts'
import { refuseArchive } from './tail.ts'

/** A video is stored as it came, but for where and with what it was taken. Its codings are those that every browser plays. */
export async function checkVideo({ source, folder }: CheckJob): Promise<FoundFile> {
  const file = await open(source, 'r+')
  try {
    await refuseArchive(file)
    const isMp4 = await beginsWithBox(file)
    const { seconds, width, height } = isMp4
      ? await checkMp4(file)
      : await (await import('./webm.ts')).checkWebm(file, source)
    const { size } = await file.stat()
    const name = isMp4 ? 'original.mp4' : 'original.webm'
    await rename(source, join(folder, name))
    const variant = { name, type: isMp4 ? 'video/mp4' : 'video/webm', bytes: size, width, height }
    return { variants: [variant], pages: null, seconds }
  } finally {
    await file.close()
  }
}

async function beginsWithBox(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
  if (bytesRead < 8) throw new Refused('broken', 'it ends where it begins')
  return buffer.toString('latin1', 4, 8) === 'ftyp'
}
