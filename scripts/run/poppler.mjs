import { existsSync } from 'node:fs'
import { installPackages, mayInstallPackages, onPath, Refusal } from './process.mjs'

/**
 * Poppler's pdftoppm for the test that scans a printed poster: $PDFTOPPM, one on PATH, else Debian's package where we may install it; undefined
 * where there is none to be had.
 */
export async function ensurePoppler() {
  const given = process.env.PDFTOPPM
  if (given) {
    if (existsSync(given)) return given
    throw new Refusal(`PDFTOPPM is "${given}", and there is no such file.`)
  }
  if (onPath('pdftoppm') || !mayInstallPackages()) return onPath('pdftoppm')
  console.log('Installing Poppler for the test that scans a printed poster')
  return (await installPackages('poppler-utils')) ? onPath('pdftoppm') : undefined
}
