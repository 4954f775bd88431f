import { availableParallelism } from 'node:os'
import { ensureBuild } from './build.mjs'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { ensureLibreOffice } from './libreoffice.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { ensurePoppler } from './poppler.mjs'
import { Refusal, runNode, runTool } from './process.mjs'
import { ensureSystemPostgres } from './system-postgres.mjs'
import { runTests } from './tests.mjs'

/** What a step gives when it could not be run and need not be. */
const LEFT_OUT = 'left out'

/**
 * Each of tsc's four checkers works out for itself the types that several files have in common, which are most of ours: four take nearly three
 * times the processor seconds of one (0061), and of two processors the linter has one.
 */
const ONE_CHECKER = ['--checkers', '1']

/** Steps that are programs of their own, the types, which take longest and whose sources are made first, at the head; each gives an exit code. */
const CHECKS = {
  // the office and the desk are programs of their own: their routes and words are others than the web's
  types: async (output) =>
    Math.max(
      await runTool('tsc', ['-p', '.', ...ONE_CHECKER], output),
      await runTool('tsc', ['-p', 'apps/office', ...ONE_CHECKER], output),
      await runTool('tsc', ['-p', 'apps/desk', ...ONE_CHECKER], output),
    ),
  lint: async (output) =>
    Math.max(
      await runTool('oxlint', [], output),
      await runTool('stylelint', ['apps/{web,office,desk}/{src,public}/**/*.css'], output),
    ),
  format: (output) => runTool('biome', ['format', '.'], output),
  texts: (output) => runNode(['apps/web/i18n-check.ts'], output),
  boundaries: (output) => runTool('vitest', ['run', '--project', 'unit', 'scripts/boundaries.test.ts'], output),
}

const needsPostgres = async () => {
  if (await ensureSystemPostgres()) return {}
  console.log(
    'No PostgreSQL server programs here (Debian: apt install postgresql): the tests have run on the embedded one only.',
  )
  return LEFT_OUT
}
let chromium
const needsChromium = () => {
  chromium ??= (async () => {
    const CHROMIUM = await ensureChromium()
    const HEADLESS_SHELL = await ensureHeadlessShell()
    return { CHROMIUM, ...(HEADLESS_SHELL && { HEADLESS_SHELL }) }
  })()
  return chromium
}

/**
 * Steps that are projects of vitest.config.ts: what each needs of this system. It gives the environment of the tests, or LEFT_OUT after
 * saying why.
 */
const PROJECTS = {
  unit: { needs: async () => ({}) },
  web: { needs: async () => ({}) },
  server: {
    needs: async () => {
      const SOFFICE = await ensureLibreOffice()
      if (SOFFICE) return { SOFFICE }
      console.log(
        'No LibreOffice here (Debian: apt install libreoffice-calc): our tables are opened in no spreadsheet.',
      )
      return {}
    },
  },
  postgres: { needs: needsPostgres },
  browser: { needs: needsChromium, waitsForPages: true },
  e2e: {
    needs: async () => {
      if (!(await ensureOtherBrowsers()))
        console.log('No Firefox and WebKitGTK here (Debian: firefox-esr, webkit2gtk-driver, xvfb): Chromium only.')
      const PDFTOPPM = await ensurePoppler()
      if (!PDFTOPPM) console.log('No Poppler here (Debian: apt install poppler-utils): no printed poster is scanned.')
      return { ...(await needsChromium()), ...(PDFTOPPM && { PDFTOPPM }) }
    },
    ofTheBuild: true,
    waitsForPages: true,
  },
  'e2e-postgres': {
    needs: needsPostgres,
    ofTheBuild: true,
    waitsForPages: true,
  },
}

const NAMES = ['format', 'lint', 'boundaries', 'types', 'texts', ...Object.keys(PROJECTS)]
const CHECK = NAMES.filter((name) => name in CHECKS)
/** The canary of the boundaries is one of the unit tests. */
const TEST = NAMES.filter((name) => name !== 'boundaries')

export const check = (names) => runSteps(names.length ? names : CHECK)
export const test = (names) => runSteps(names.length ? names : TEST)

/** Runs them all, whatever fails, so that one run tells everything; gives 1 if any failed. */
async function runSteps(names) {
  const unknown = names.filter((name) => !NAMES.includes(name))
  if (unknown.length) throw new Refusal(`There is no step ${unknown.join(', ')}: the steps are ${NAMES.join(', ')}.`)
  const begun = Date.now()
  const rows = new Map()
  // what has to be installed waits for the network and the disk
  const [{ env, projects }] = await Promise.all([prepare(names, rows), runChecks(names, rows)])
  const files = projects.length && !isStopped(rows) ? await runProjects(projects, env, rows) : []

  console.log()
  for (const { file, project, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file} (${project})`)
  console.log()
  const shown = [...names.filter((name) => rows.has(name)), ...[...rows.keys()].filter((name) => !names.includes(name))]
  for (const name of shown) {
    const { outcome, seconds, unsteady = [] } = rows.get(name)
    console.log(
      `${outcome === 0 ? '✓' : outcome === LEFT_OUT ? '–' : '✗'} ${name.padEnd(12)}${seconds.toFixed(1).padStart(8)} s${outcome === LEFT_OUT ? '  left out' : ''}`,
    )
    for (const file of unsteady) console.log(`  unsteady: ${file} failed, and passed when it was run by itself`)
  }
  const failed = shown.filter((name) => rows.get(name).outcome !== 0 && rows.get(name).outcome !== LEFT_OUT)
  console.log(`${failed.length ? `failed: ${failed.join(', ')}` : 'all good'}, ${since(begun).toFixed(1)} s`)
  return failed.length ? 1 : 0
}

const SLOWEST = 10

/** What the projects among these steps need of this system, and those of them that can be run. */
async function prepare(names, rows) {
  const env = {}
  const projects = []
  for (const name of names.filter((one) => one in PROJECTS)) {
    const started = Date.now()
    const needed = await PROJECTS[name].needs().catch(refusal)
    if (needed === LEFT_OUT || needed === 1) rows.set(name, { outcome: needed, seconds: since(started) })
    else {
      projects.push(name)
      Object.assign(env, needed)
    }
  }
  return { env, projects }
}

/** The checks and the build that tests need, as many at once as there are processors: each waits for its files much of the time. */
async function runChecks(names, rows) {
  const waiting = Object.keys(CHECKS).filter((name) => names.includes(name))
  if (waiting.includes('types')) {
    const outcome = await runNode(['apps/web/generate.ts'])
    if (outcome !== 0) rows.set(waiting.shift(), { outcome, seconds: 0 })
  }
  if (names.some((name) => PROJECTS[name]?.ofTheBuild)) waiting.push('build')
  const alone = waiting.length === 1
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = Date.now()
      const lines = []
      const output = alone ? {} : { onOutput: (text) => lines.push(text) }
      const outcome = await (name === 'build' ? ensureBuild(output).then(() => 0) : CHECKS[name](output)).catch(refusal)
      console.log(`\n── ${name}\n${lines.join('')}`.trimEnd())
      if (name === 'build' && outcome === 0) continue
      rows.set(name, { outcome, seconds: since(started) })
      if (outcome > 128) return
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** So many files of a project whose tests wait for pages are run once more by themselves when they fail. */
const RUN_AGAIN = 6

/**
 * Pages are opened one file after another, which leaves processors idle: their tests are a process of their own beside those that open none. Journeys
 * come after both: they start servers, and beside the others' servers each would wait for processors, some for longer than a test has.
 */
async function runProjects(all, env, rows) {
  const projects = rows.has('build') ? all.filter((name) => !PROJECTS[name].ofTheBuild) : all
  const journeys = projects.filter((name) => PROJECTS[name].ofTheBuild)
  const pages = projects.filter((name) => PROJECTS[name].waitsForPages && !PROJECTS[name].ofTheBuild)
  const others = projects.filter((name) => !PROJECTS[name].waitsForPages)
  const output = [others, pages, journeys].filter(({ length }) => length > 0).length > 1 ? inTurn() : () => undefined
  const first = [runTogether(others, env, output()), runTogether(pages, env, output())]
  const last = output()
  const before = await Promise.all(first)
  const isEnded = before.some(({ code }) => code > 128)
  const runs = [...before, isEnded ? NOTHING_RUN : await runTogether(journeys, env, last)]
  const files = runs.flatMap((one) => one.files)
  const code = Math.max(...runs.map((one) => one.code))
  if (runs.some(({ isWhole }) => !isWhole)) rows.set('vitest', { outcome: code || 1, seconds: 0 })
  for (const name of projects) {
    const own = files.filter(({ project }) => project === name)
    const failed = own.filter(({ passed }) => !passed)
    const seconds = own.length
      ? (Math.max(...own.map(({ end }) => end)) - Math.min(...own.map(({ start }) => start))) / 1000
      : 0
    rows.set(name, { outcome: own.length && failed.length === 0 ? 0 : 1, seconds })
    if (code > 128 || !PROJECTS[name].waitsForPages || failed.length === 0 || failed.length > RUN_AGAIN) continue
    // truth from pace: with nothing beside it, what is wrong fails again
    const again = failed.map(({ file }) => file)
    console.log(`\n── ${name}, once more: ${again.join(', ')}`)
    const second = await runTests([name], { env, files: again, oneByOne: true })
    if (second.code === 0) rows.set(name, { outcome: 0, seconds, unsteady: again })
  }
  return files
}

const NOTHING_RUN = { code: 0, files: [], isWhole: true }

/** One process of Vitest, whose output is the terminal's, or one of several. */
async function runTogether(projects, env, output) {
  if (projects.length > 0) output?.say(`\n── ${projects.join(', ')}\n`)
  const outcome = projects.length > 0 ? await runTests(projects, { env, onOutput: output?.say }) : NOTHING_RUN
  output?.end()
  return outcome
}

/** Outputs of what runs at the same time, one after the other: the first that has not ended is written as it is said, those behind it wait. */
function inTurn() {
  const waiting = []
  const write = () => {
    while (waiting.length > 0) {
      process.stdout.write(waiting[0].lines.splice(0).join(''))
      if (!waiting[0].hasEnded) return
      waiting.shift()
    }
  }
  return () => {
    const own = { lines: [], hasEnded: false }
    waiting.push(own)
    return {
      say: (text) => {
        own.lines.push(text)
        write()
      },
      end: () => {
        own.hasEnded = true
        write()
      },
    }
  }
}

const isStopped = (rows) => [...rows.values()].some(({ outcome }) => outcome > 128)
const since = (started) => (Date.now() - started) / 1000

function refusal(error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  return 1
}
