/** Draws the pictures of the native projects from apps/web/public/icon.svg. Run after changing it: `node scripts/native-resources.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawNativePictures } from '../apps/web/build/app-icons.ts'

for (const { path, bytes } of await drawNativePictures()) {
  const file = join(import.meta.dirname, '../apps/mobile', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`apps/mobile/${path} ${bytes.length} bytes`)
}
