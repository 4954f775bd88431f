/** Draws the app's icons from public/icon.svg into public/. Run after changing it: `node apps/web/icons.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawAppIcons } from './build/app-icons.ts'

for (const { path, bytes } of await drawAppIcons()) {
  const file = join(import.meta.dirname, 'public', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`public/${path} ${bytes.length} bytes`)
}
