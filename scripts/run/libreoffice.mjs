import { existsSync } from 'node:fs'
import { installPackages, mayInstallPackages, onPath, Refusal } from './process.mjs'

const NAMES = ['soffice', 'libreoffice']

/**
 * A LibreOffice for the test that opens our tables in a spreadsheet: $SOFFICE, one on PATH, else Debian's package where we may install it;
 * undefined where there is none to be had.
 */
export async function ensureLibreOffice() {
  const given = process.env.SOFFICE
  if (given) {
    if (existsSync(given)) return given
    throw new Refusal(`SOFFICE is "${given}", and there is no such file.`)
  }
  if (onPath(...NAMES) || !mayInstallPackages()) return onPath(...NAMES)
  console.log('Installing LibreOffice Calc for the test that opens our tables in a spreadsheet')
  return (await installPackages('libreoffice-calc')) ? onPath(...NAMES) : undefined
}
