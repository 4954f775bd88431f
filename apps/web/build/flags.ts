import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Sharp } from 'sharp'

const WEB = join(import.meta.dirname, '..')
const CACHE = join(WEB, '../../.cache/flags')
const require = createRequire(import.meta.url)

/** Pixels: the width flag services call w80 (R3.13), sharp at the largest flag we show on a dense screen. */
const WIDTH = 80

/** One picture: where it is served, below the site's root, and the drawing it is made from. */
interface Picture {
  readonly path: string
  readonly source: string
}

/** Countries by ISO's lower-case two letters, Brazilian states by theirs, and the delegations with a picture of their own (R3.13). */
function pictures(): Picture[] {
  const countries = join(dirname(require.resolve('flag-icons/package.json')), 'flags/4x3')
  const from = (folder: string, place: string, names: RegExp): Picture[] =>
    readdirSync(folder)
      .filter((file) => names.test(file))
      .map((file) => ({ source: join(folder, file), path: `${place}/${basename(file, '.svg')}.png` }))
  return [
    ...from(countries, 'flags/w80', /^[a-z]{2}\.svg$/),
    ...from(join(WEB, 'flags/states'), 'brasil_flags', /\.svg$/),
    ...from(join(WEB, 'flags/delegations'), 'configurations/discipline_images', /\.svg$/),
  ]
}

/** A PNG of few colours: flags have few, and it has half the bytes. */
const asPng = (drawing: Sharp): Promise<Buffer> =>
  drawing.resize({ width: WIDTH }).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer()

/**
 * The folder with all pictures as they are served, drawn when a drawing or the way of drawing has changed (about two seconds), else as
 * kept in .cache. Throws when a drawing cannot be read.
 */
export async function flagsFolder(): Promise<string> {
  const all = pictures().map(({ path, source }) => ({ path, drawing: readFileSync(source) }))
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const { path, drawing } of all) hash.update(path).update(drawing)
  const folder = join(CACHE, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) return folder
  // loading it takes 0.2 s, which most builds and test runs can do without
  const { default: sharp } = await import('sharp')
  // drawn beside it and then renamed: a folder that is there is whole
  const draft = `${folder}.${process.pid}`
  await Promise.all(
    all.map(async ({ path, drawing }) => {
      const picture = await asPng(sharp(drawing, { density: 144 }))
      mkdirSync(dirname(join(draft, path)), { recursive: true })
      writeFileSync(join(draft, path), picture)
    }),
  )
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}
