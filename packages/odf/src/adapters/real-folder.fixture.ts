import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = process.env.GAMES_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data')

/**
 * The folder of a set of real records beside the repository (or in `GAMES_DATA`); null, reported on the console, where it is absent:
 * the tests that need it are then skipped.
 */
export function realFolder(name: string): string | null {
  const folder = join(ROOT, name)
  if (existsSync(folder)) return folder
  console.info(`skipped: there are no real records in ${folder}; set GAMES_DATA to the folder that holds ${name}`)
  return null
}
