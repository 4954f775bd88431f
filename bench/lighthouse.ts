import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenGames, openFullestDay, openFullGames } from './full-games.ts'
import { failedFigure, type Figure, type Measurement, median, notMeasured } from './report.ts'

const RUNS = 5
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const TOOL = join(import.meta.dirname, 'lighthouse')
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What the product promises of each page, as a phone on a slow network sees it (Lighthouse's own mobile settings). */
const REACH = '98 / 100 / 100 / 100, shift 0'
/** Of the fullest day, live; search engines are kept out of the demonstration, which costs it the last score. */
const REACH_LIVE = '97 / 100 / 100 / any, shift 0, 2,500 elements'

interface Run {
  readonly scores: readonly number[]
  readonly lcp: number
  readonly shift: number
  readonly blocking: number
  readonly elements: number
  readonly failing: readonly string[]
}

/** What Lighthouse writes, as far as it is read here. */
interface Report {
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >
  readonly audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>
  readonly runtimeError?: { readonly message: string }
}

/** A machine under load loses traces, and Lighthouse then asks to be run again. */
async function run(url: string, triesLeft = 2): Promise<Run> {
  const { categories, audits, runtimeError } = await reportOn(url)
  if (runtimeError) {
    if (triesLeft > 0) return run(url, triesLeft - 1)
    throw new Error(`${url}: ${runtimeError.message}`)
  }
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
    elements: figure('dom-size-insight'),
    failing: CATEGORIES.slice(1).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  }
}

/** Lighthouse writes its report to a file: through a pipe, half a megabyte of JSON arrived truncated. */
async function reportOn(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'games-lighthouse-'))
  const file = join(folder, 'report.json')
  const args = [
    join(TOOL, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--no-enable-error-reporting',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
  ]
  // a visitor in the venue's time
  const env = { ...process.env, CHROME_PATH: CHROMIUM, TZ: 'America/Sao_Paulo' }
  try {
    // a run that has to be repeated exits with an error too, and its report has the reason
    const failure = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { env }, (error, _, stderr) =>
        resolve(error ? `${error.message}\n${stderr}` : stderr),
      )
    })
    if (!existsSync(file)) throw new Error(`Lighthouse wrote no report on ${url}: ${failure}`)
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** With what it brings along it is a third of all files of the dependencies: it has a lock of its own, and is installed for who measures. */
function install(): void {
  if (existsSync(join(TOOL, 'node_modules/lighthouse'))) return
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: TOOL, stdio: 'inherit' })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}

/** Lighthouse mobile, the median of five, on the pages most visitors come to. */
export const lighthouseScores: Measurement = {
  name: `Lighthouse mobile, median of ${RUNS} (performance / accessibility / best practices / SEO)`,
  async measure() {
    if (!existsSync(CHROMIUM)) return [notMeasured('Lighthouse', `there is no ${CHROMIUM}`)]
    install()
    return [
      ...(await scoresOf(openFullestDay, REACH_LIVE, ' live, 349 units')),
      ...(await scoresOf(openFullGames, REACH)),
    ]
  },
}

async function scoresOf(open: () => Promise<OpenGames>, reach: string, about = ''): Promise<Figure[]> {
  let games: OpenGames
  try {
    games = await open()
  } catch (error) {
    return [failedFigure(`pages${about}`, error)]
  }
  try {
    const figures: Figure[] = []
    for (const path of games.pages) {
      const what = `${path.replace(/results\/.*/, 'results/…')}${about}`
      try {
        const runs: Run[] = []
        for (let i = 0; i < RUNS; i += 1) runs.push(await run(`${games.url}${path}`))
        figures.push(figureOf(what, runs, reach))
      } catch (error) {
        figures.push(failedFigure(what, error))
      }
    }
    return figures
  } finally {
    await games.close()
  }
}

function figureOf(what: string, runs: readonly Run[], reach: string): Figure {
  const of = (pick: (run: Run) => number) => median(runs.map(pick))
  const scores = CATEGORIES.map((_, i) => of(({ scores: all }) => all[i] ?? 0)).join(' / ')
  const failing = [...new Set(runs.flatMap(({ failing: names }) => names))]
  const parts = [
    scores,
    `LCP ${(of(({ lcp }) => lcp) / 1_000).toFixed(2)} s`,
    `blocking ${Math.round(of(({ blocking }) => blocking))} ms`,
    `shift ${of(({ shift }) => shift).toFixed(3)}`,
    `${of(({ elements }) => elements)} elements`,
  ]
  return {
    what,
    value: `${parts.join(', ')}${failing.length > 0 ? `; not whole: ${failing.join(', ')}` : ''}`,
    reach,
  }
}
