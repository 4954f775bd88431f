import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const CACHE = join(import.meta.dirname, '../../../.cache/compressed')

const brotliOf = promisify(brotliCompress)
const plainGzip = promisify(gzip)

/** Zopfli takes 2 s for the libraries where gzip takes 10 ms, and makes them 3 % smaller: in WebAssembly, so off no thread. */
const zopfliOf = async (bytes: Buffer): Promise<Uint8Array> => {
  const { gzipAsync } = await import('@gfx/zopfli')
  return gzipAsync(bytes, { numiterations: 15 })
}

/** Cached by content in .cache: most of a build is what the last one had. A file that is there is whole. */
async function cached(bytes: Buffer, ending: string, compress: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = join(CACHE, `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}${ending}`)
  if (existsSync(file)) return readFileSync(file)
  const compressed = await compress()
  mkdirSync(CACHE, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, compressed)
  renameSync(draft, file)
  return compressed
}

/** A script or style as a release has it beside itself with gzip. */
export const gzipOfRelease = (bytes: Buffer): Promise<Uint8Array> => cached(bytes, '.zopfli.gz', () => zopfliOf(bytes))

/** As small as the two codings get. Scripts and styles, which every visitor downloads, are worth zopfli's time. */
export async function compressedOf(bytes: Buffer, path: string): Promise<{ gzip: Uint8Array; brotli: Uint8Array }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const brotli = cached(bytes, '.br', () => brotliOf(bytes, { params }))
  const gzip = /\.(?:js|css)$/.test(path)
    ? gzipOfRelease(bytes)
    : plainGzip(bytes, { level: constants.Z_BEST_COMPRESSION })
  return { gzip: await gzip, brotli: await brotli }
}
