import { ensureBuild } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureLibreOffice } from './libreoffice.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { Refusal, runNode, runTool } from './process.mjs'
import { ensureSystemPostgres } from './system-postgres.mjs'

const vitest = (project, env = {}, ...files) => runTool('vitest', ['run', '--project', project, ...files], { env })

/** What a step gives when it could not be run and need not be. */
const LEFT_OUT = 'left out'

/** What the pages look like does not depend on whose PostgreSQL it is. */
const WHERE_THE_DATABASE_MATTERS = ['crash', 'gold', 'pages', 'privacy'].map((name) => `e2e/${name}.e2e.ts`)

/** A step gives an exit code, or LEFT_OUT after saying why. */
const STEPS = {
  format: () => runTool('biome', ['format', '.']),
  lint: () => runTool('oxlint', []),
  boundaries: () => vitest('unit', {}, 'scripts/boundaries.test.ts'),
  types: async () => (await runNode(['apps/web/generate.ts'])) || runTool('tsc', ['-p', '.']),
  texts: () => runNode(['apps/web/i18n-check.ts']),
  unit: () => vitest('unit'),
  web: () => vitest('web'),
  server: async () => {
    const SOFFICE = await ensureLibreOffice()
    if (SOFFICE) return vitest('server', { SOFFICE })
    console.log('No LibreOffice here (Debian: apt install libreoffice-calc): our tables are opened in no spreadsheet.')
    return vitest('server')
  },
  postgres: async () => {
    if (await ensureSystemPostgres()) return vitest('server', { TEST_DATABASE: 'postgres' })
    console.log(
      'No PostgreSQL server programs here (Debian: apt install postgresql): the tests have run on the embedded one only.',
    )
    return LEFT_OUT
  },
  browser: async () => vitest('browser', { CHROMIUM: await ensureChromium() }),
  e2e: async () => {
    const CHROMIUM = await ensureChromium()
    if (!(await ensureOtherBrowsers()))
      console.log('No Firefox and WebKitGTK here (Debian: firefox-esr, webkit2gtk-driver, xvfb): Chromium only.')
    await ensureBuild()
    return vitest('e2e', { CHROMIUM })
  },
  'e2e-postgres': async () => {
    if (!(await ensureSystemPostgres())) return LEFT_OUT
    const CHROMIUM = await ensureChromium()
    await ensureBuild()
    return vitest('e2e', { CHROMIUM, TEST_DATABASE: 'postgres' }, ...WHERE_THE_DATABASE_MATTERS)
  },
}

const CHECK = ['format', 'lint', 'boundaries', 'types', 'texts']
/** The canary of the boundaries is one of the unit tests. */
const TEST = Object.keys(STEPS).filter((name) => name !== 'boundaries')

export const check = (names) => runSteps(names.length ? names : CHECK)
export const test = (names) => runSteps(names.length ? names : TEST)

/** Runs them all, whatever fails, so that one run tells everything; gives 1 if any failed. */
async function runSteps(names) {
  const unknown = names.filter((name) => !(name in STEPS))
  if (unknown.length)
    throw new Refusal(`There is no step ${unknown.join(', ')}: the steps are ${Object.keys(STEPS).join(', ')}.`)
  const begun = Date.now()
  const rows = []
  for (const name of names) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    const outcome = await STEPS[name]().catch((error) => {
      if (!(error instanceof Refusal)) throw error
      console.error(error.message)
      return 1
    })
    rows.push({ name, outcome, seconds: seconds(started) })
    if (outcome > 128) break // stopped by a signal: so are we
  }
  console.log()
  for (const { name, outcome, seconds } of rows)
    console.log(
      `${outcome === 0 ? '✓' : outcome === LEFT_OUT ? '–' : '✗'} ${name.padEnd(12)}${seconds.padStart(8)} s${outcome === LEFT_OUT ? '  left out' : ''}`,
    )
  const failed = rows.filter(({ outcome }) => outcome !== 0 && outcome !== LEFT_OUT)
  console.log(
    `${failed.length ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'all good'}, ${seconds(begun)} s`,
  )
  return failed.length ? 1 : 0
}

const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1)
