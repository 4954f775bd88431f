/** Puts .br and .gz beside every text asset of the client's, the office's and the desk's build, as small as they get. Run by `npm run build`; `npm start` does without. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compressedOf } from './build/compressed.ts'

const BUILDS = ['dist/client', '../office/dist', '../desk/dist'].map((build) => join(import.meta.dirname, build))
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.html', '.wasm'])

const files = BUILDS.flatMap((build) =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((path) => COMPRESSIBLE.has(extname(path)) && !path.startsWith('.vite'))
    .map((path) => join(build, path)),
)
await Promise.all(
  files.map(async (file) => {
    const { gzip, brotli } = await compressedOf(readFileSync(file), file)
    writeFileSync(`${file}.gz`, gzip)
    writeFileSync(`${file}.br`, brotli)
  }),
)
