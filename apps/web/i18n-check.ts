/**
 * Fails when a message is missing, extra, unused or left in another language, or takes other arguments than in Portuguese (R4.1). Run
 * by `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogProblems, readCatalog, unusedKeys, writeMessageTypes } from './build/catalogs.ts'
import { leftInAnotherLanguage } from './build/left-in-another-language.ts'

const catalogs = { por: readCatalog('por'), spa: readCatalog('spa'), eng: readCatalog('eng') }
writeMessageTypes()
const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => path.endsWith('.gen.d.ts'),
})
const texts = sources
  .filter((path) => !path.endsWith('.gen.d.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
/** Named as people name them, often as at home. */
const cities = new Set(Object.keys(catalogs.por).filter((key) => key.startsWith('settings.zone-')))
const problems = [
  ...catalogProblems(catalogs),
  ...leftInAnotherLanguage(catalogs, cities),
  ...unusedKeys(Object.keys(catalogs.por), texts).map((key) => `unused "${key}"`),
]
for (const problem of problems) console.error(`i18n: ${problem}`)
if (problems.length > 0) process.exit(1)
console.log(`i18n: ${Object.keys(catalogs.por).length} messages in three languages agree`)
