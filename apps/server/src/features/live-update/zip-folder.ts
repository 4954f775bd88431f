import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { zipSync } from 'fflate'

/** Every entry is of this moment, by the clock on the wall, as zips have it: the same files make the same bytes. */
const ALWAYS = new Date(2020, 0, 1)

/** The files under a folder as a zip, in the order of their names. Throws when there is no `index.html` at its top. */
export async function zipFolder(folder: string): Promise<Uint8Array> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const names = paths.map((path) => relative(folder, path).split(sep).join('/')).toSorted()
  if (!names.includes('index.html')) throw new Error(`there is no index.html in ${folder}`)
  const files: Record<string, Uint8Array> = {}
  for (const name of names) files[name] = await readFile(join(folder, name))
  return zipSync(files, { level: 9, mtime: ALWAYS })
}
