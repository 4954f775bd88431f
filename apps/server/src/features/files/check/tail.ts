import type { FileHandle } from 'node:fs/promises'
import { Refused } from './found.ts'

/** The end of a ZIP's directory stands in the last bytes of a file (APPNOTE 4.3.16), with a comment of at most 65,535. */
const ZIP_TAIL = 65_557
const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')

/** The last bytes of a file, at most `most`. */
export async function tailOf(file: FileHandle, most: number): Promise<Buffer> {
  const { size } = await file.stat()
  const bytes = Buffer.alloc(Math.min(most, size))
  await file.read(bytes, 0, bytes.length, size - bytes.length)
  return bytes
}

/** Throws Refused for a file that is an archive as well: what is stored as it came is to be one thing to everybody. */
export async function refuseArchive(file: FileHandle): Promise<void> {
  if ((await tailOf(file, ZIP_TAIL)).includes(END_OF_ZIP)) throw new Refused('two-kinds', 'it is an archive as well')
}
