import { rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { ensureArial } from './arial.mjs'
import { ensureBuild } from './build.mjs'
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs'
import { ensureGenerated } from './generate.mjs'
import { ensureLibreOffice } from './libreoffice.mjs'
import { ensureOtherBrowsers } from './other-browsers.mjs'
import { ensurePoppler } from './poppler.mjs'
import { Refusal, root, runNode, runTool } from './process.mjs'
import { ensureSystemPostgres } from './system-postgres.mjs'
import { runTests } from './tests.mjs'

/** The outcome of a step that could not run on this system. The nightly suite fails on it. */
const LEFT_OUT = 'left out'

/** Steps that are programs of their own, the slowest first; each returns an exit code. */
const CHECKS = {
  lint: async (output) =>
    Math.max(
      // types too: its rules need them, so a run of tsc would work them out a second time
      // the route tree is generated and ignored by git, but import cycles can go through it
      await runTool('oxlint', ['.', 'apps/web/src/routeTree.gen.ts'], { ...output, env: collectRarely() }),
      await runTool('stylelint', ['apps/{web,office,desk}/{src,public}/**/*.css'], output),
    ),
  format: (output) => runTool('biome', ['format', '.'], output),
  texts: (output) => runNode(['apps/web/i18n-check.ts'], output),
  prose: (output) => runNode(['scripts/prose/main.ts'], output),
  commits: (output) => runNode(['scripts/prose/check-commits.ts'], output),
  boundaries: (output) => runTool('vitest', ['run', '--project', 'unit', 'scripts/boundaries.test.ts'], output),
}

/**
 * The environment of the Go program that checks types. With the default its garbage collector takes much of its processor time (110 core-seconds with GOGC=200, 69
 * with 400, 61 without it), so it only runs once half of the memory is used.
 */
const collectRarely = () => (totalmem() > 12e9 ? { GOGC: 'off', GOMEMLIMIT: String(Math.floor(totalmem() / 2)) } : {})

/** What a project's tests need of this system. Each returns variables for the tests' environment, or LEFT_OUT after printing what to install. */
const NEEDS = {
  async postgres() {
    if (await ensureSystemPostgres()) return {}
    console.log('No PostgreSQL server programs found (Debian: apt install postgresql).')
    return LEFT_OUT
  },
  async chromium() {
    const CHROMIUM = await ensureChromium()
    const HEADLESS_SHELL = await ensureHeadlessShell()
    return { CHROMIUM, ...(HEADLESS_SHELL && { HEADLESS_SHELL }) }
  },
  async libreOffice() {
    const SOFFICE = await ensureLibreOffice()
    if (SOFFICE) return { SOFFICE }
    console.log('No LibreOffice found (Debian: apt install libreoffice-calc).')
    return LEFT_OUT
  },
  async otherBrowsers() {
    if (await ensureOtherBrowsers()) return {}
    console.log('No Firefox and WebKitGTK found (Debian: apt install firefox-esr webkit2gtk-driver xvfb).')
    return LEFT_OUT
  },
  async arial() {
    if (await ensureArial()) return {}
    console.log('Neither Arial nor Liberation Sans found (Debian: apt install fonts-liberation).')
    return LEFT_OUT
  },
  async poppler() {
    const PDFTOPPM = await ensurePoppler()
    if (PDFTOPPM) return { PDFTOPPM }
    console.log('No Poppler found (Debian: apt install poppler-utils).')
    return LEFT_OUT
  },
}

/**
 * Steps that are projects of vitest.config.ts. `needs`: in both suites; `nightly`: what only the tests of the nightly suite need; `nightlyOnly`: it has
 * no tests in `npm test`; `journeys`: it runs the built server, after all other projects; `pages`: it runs in the browser, beside the others.
 */
const PROJECTS = {
  unit: {},
  web: {},
  server: { nightly: ['libreOffice'] },
  postgres: { needs: ['postgres'] },
  browser: { needs: ['chromium'], pages: true },
  e2e: { needs: ['chromium'], nightly: ['otherBrowsers', 'poppler', 'arial'], journeys: true },
  'e2e-postgres': { needs: ['postgres', 'chromium'], nightlyOnly: true, journeys: true },
}

const NAMES = ['format', 'lint', 'boundaries', 'texts', 'prose', 'commits', ...Object.keys(PROJECTS)]
const CHECK = NAMES.filter((name) => name in CHECKS)
/** `boundaries` is one of the unit tests. */
const TEST = NAMES.filter((name) => name !== 'boundaries')

export const check = (args) => runSteps(args, CHECK)
export const test = (args) =>
  runSteps(
    args,
    TEST.filter((name) => !PROJECTS[name]?.nightlyOnly),
  )
export const testNightly = (args) => runSteps(args, TEST, 'nightly')

/** Argument that stores the seconds of each file, which decide the order of the next runs. */
const RECORD = '--record'
const SECONDS = join(root, 'scripts', 'run', 'test-seconds.json')
/** Screenshots and server logs of failed journeys. */
const FAILURES = join(root, '.cache', 'failures')

/** Runs all of these steps even if one fails, and returns 1 if any failed. */
async function runSteps(args, all, suite = 'push') {
  const isRecorded = args.includes(RECORD)
  const given = args.filter((arg) => arg !== RECORD)
  const names = given.length ? given : all
  const unknown = names.filter((name) => !NAMES.includes(name))
  if (unknown.length) throw new Refusal(`There is no step ${unknown.join(', ')}: the steps are ${NAMES.join(', ')}.`)
  const begun = Date.now()
  const rows = new Map()
  rmSync(FAILURES, { recursive: true, force: true })
  await ensureGenerated()
  // installing packages waits for the network and the disk
  const [{ env, projects }] = await Promise.all([prepare(names, suite, rows), runChecks(names, rows)])
  const files = projects.length && !isStopped(rows) ? await runProjects(projects, env, rows) : []
  if (isRecorded) writeFileSync(SECONDS, `${JSON.stringify(secondsByFile(files), null, 2)}\n`)

  console.log()
  for (const { file, project, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file} (${project})`)
  console.log()
  const shown = [...names.filter((name) => rows.has(name)), ...[...rows.keys()].filter((name) => !names.includes(name))]
  for (const name of shown) {
    const { outcome, seconds } = rows.get(name)
    console.log(
      `${outcome === 0 ? '✓' : outcome === LEFT_OUT ? '–' : '✗'} ${name.padEnd(12)}${seconds.toFixed(1).padStart(8)} s${outcome === LEFT_OUT ? '  left out' : ''}`,
    )
  }
  const failed = shown.filter((name) => {
    const { outcome } = rows.get(name)
    return outcome !== 0 && (outcome !== LEFT_OUT || suite === 'nightly')
  })
  console.log(`${failed.length ? `failed: ${failed.join(', ')}` : 'all good'}, ${since(begun).toFixed(1)} s`)
  return failed.length ? 1 : 0
}

const SLOWEST = 10

/** Seconds of each file that takes longer than one, the longest first. */
const secondsByFile = (files) =>
  Object.fromEntries(
    files
      .filter(({ seconds }) => seconds >= 1)
      .toSorted((a, b) => b.seconds - a.seconds)
      .map(({ file, seconds }) => [file, Math.round(seconds)]),
  )

/** Installs what the projects among these steps need. Returns the tests' environment and the projects that can run. */
async function prepare(names, suite, rows) {
  const env = { SUITE: suite }
  const projects = []
  const met = new Map()
  for (const name of names.filter((one) => one in PROJECTS)) {
    const started = Date.now()
    const { needs = [], nightly = [] } = PROJECTS[name]
    let outcome = 0
    for (const need of suite === 'nightly' ? [...needs, ...nightly] : needs) {
      if (!met.has(need)) met.set(need, await NEEDS[need]().catch(refusal))
      const found = met.get(need)
      if (found === LEFT_OUT || found === 1) outcome = found
      else Object.assign(env, found)
    }
    if (outcome === 0) projects.push(name)
    else rows.set(name, { outcome, seconds: since(started) })
  }
  return { env, projects }
}

/** The checks and the build that tests need, as many at once as there are processors: each waits for its files much of the time. */
async function runChecks(names, rows) {
  const waiting = Object.keys(CHECKS).filter((name) => names.includes(name))
  if (names.some((name) => PROJECTS[name]?.journeys)) waiting.push('build')
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

/**
 * Pages open one file after another, which leaves a processor idle, so their tests run in a separate process beside the tests that open none.
 * Journeys start when the latter have ended: their servers would wait for processors beside all of them.
 */
async function runProjects(all, env, rows) {
  const projects = rows.has('build') ? all.filter((name) => !PROJECTS[name].journeys) : all
  const journeys = projects.filter((name) => PROJECTS[name].journeys)
  const pages = projects.filter((name) => PROJECTS[name].pages)
  const others = projects.filter((name) => !PROJECTS[name].pages && !PROJECTS[name].journeys)
  const output = [others, pages, journeys].filter(({ length }) => length > 0).length > 1 ? inTurn() : () => undefined
  const first = runTogether(others, env, output())
  const second = runTogether(pages, env, output())
  const last = output()
  const third = first.then((ended) => (ended.code > 128 ? NOTHING_RUN : runTogether(journeys, env, last)))
  const runs = await Promise.all([first, second, third])
  const files = runs.flatMap((one) => one.files)
  const code = Math.max(...runs.map((one) => one.code))
  if (runs.some(({ isWhole }) => !isWhole)) rows.set('vitest', { outcome: code || 1, seconds: 0 })
  for (const name of projects) {
    const own = files.filter(({ project }) => project === name)
    const seconds = own.length
      ? (Math.max(...own.map(({ end }) => end)) - Math.min(...own.map(({ start }) => start))) / 1000
      : 0
    rows.set(name, { outcome: own.length && own.every(({ passed }) => passed) ? 0 : 1, seconds })
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
