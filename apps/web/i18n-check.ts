/**
 * Fails when a message is missing, extra, unused or left in another language, or takes other arguments than in Portuguese (R4.1), in the
 * web app, the office or the desk. Run by `npm run check`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  catalogProblems,
  type MessageFolder,
  messagesOf,
  nounsOf,
  readCatalog,
  unusedKeys,
  writeMessageTypes,
} from './build/catalogs.ts'
import { leftInAnotherLanguage } from './build/left-in-another-language.ts'

const APPS = { web: messagesOf('web'), office: messagesOf('office'), desk: messagesOf('desk') }

function textsOf(app: string): string[] {
  const folder = join(import.meta.dirname, '..', app)
  return globSync('src/**/*.{ts,tsx}', { cwd: folder, exclude: (path) => path.endsWith('.gen.d.ts') })
    .filter((path) => !path.endsWith('.gen.d.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}

function problemsOf(app: keyof typeof APPS, folder: MessageFolder): string[] {
  const catalogs = {
    por: readCatalog(folder, 'por'),
    spa: readCatalog(folder, 'spa'),
    eng: readCatalog(folder, 'eng'),
  }
  writeMessageTypes(folder)
  const keys = Object.keys(catalogs.por)
  /** Named as people name them, often as at home. */
  const cities = new Set(keys.filter((key) => key.startsWith('settings.zone-')))
  console.log(`i18n: ${keys.length} messages of ${app} in three languages`)
  return [
    ...catalogProblems(catalogs),
    ...leftInAnotherLanguage(catalogs, cities),
    ...unusedKeys(keys, textsOf(app)).map((key) => `unused "${key}"`),
  ]
}

/** The office and the desk draw with parts of the web app, whose messages they have beside their own. */
const foreign = (['office', 'desk'] as const).flatMap((app) =>
  nounsOf(APPS[app], 'por')
    .filter((noun) => noun !== app && !noun.startsWith(`${app}-`))
    .map((noun) => `apps/${app}/messages: "${noun}" is to begin with ${app}`),
)
const problems = [
  ...problemsOf('web', APPS.web),
  ...problemsOf('office', APPS.office),
  ...problemsOf('desk', APPS.desk),
  ...foreign,
]
for (const problem of problems) console.error(`i18n: ${problem}`)
if (problems.length > 0) process.exit(1)
