import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** From this folder, and from what is built of it in `dist/programs`. */
const FOLDERS = ['fonts', '../../src/features/books/fonts'].map((path) => join(import.meta.dirname, path))

/** The folder of the typefaces, absolute. */
export const FONTS = FOLDERS.find((folder) => existsSync(folder)) ?? ''
