/** Puts .br and .gz beside every text asset of the client build, as small as they get. Run by `npm run build`; `npm start` does without. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compressedOf } from './build/compressed.ts'

const CLIENT = join(import.meta.dirname, 'dist/client')
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html', '.wasm'])

const paths = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => COMPRESSIBLE.has(extname(path)) && !path.startsWith('.vite'),
)
await Promise.all(
  paths.map(async (path) => {
    const file = join(CLIENT, path)
    const { gzip, brotli } = await compressedOf(readFileSync(file), path)
    writeFileSync(`${file}.gz`, gzip)
    writeFileSync(`${file}.br`, brotli)
  }),
)
