import { existsSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { type OpenGames, openFullestDay, openFullGames } from './full-games.ts'
import { type Figure, type Measurement, median, notMeasured } from './report.ts'

const RUNS = 5
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
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

/** A machine under load loses traces, and Lighthouse then asks to be run again. */
async function run(url: string, triesLeft = 2): Promise<Run> {
  const browser = await launch({
    chromePath: CHROMIUM,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
    ],
    // a visitor in the venue's time
    envVars: { ...process.env, TZ: 'America/Sao_Paulo' },
  })
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { categories, audits, runtimeError } = result.lhr
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
  } finally {
    browser.kill()
  }
}

/** Lighthouse mobile, the median of five, on the pages most visitors come to. */
export const lighthouseScores: Measurement = {
  name: `Lighthouse mobile, median of ${RUNS} (performance / accessibility / best practices / SEO)`,
  async measure() {
    if (!existsSync(CHROMIUM)) return [notMeasured('Lighthouse', `there is no ${CHROMIUM}`)]
    return [
      ...(await scoresOf(openFullestDay, REACH_LIVE, ' live, 349 units')),
      ...(await scoresOf(openFullGames, REACH)),
    ]
  },
}

async function scoresOf(open: () => Promise<OpenGames>, reach: string, about = ''): Promise<Figure[]> {
  const games = await open()
  try {
    const figures: Figure[] = []
    for (const path of games.pages) {
      const runs: Run[] = []
      for (let i = 0; i < RUNS; i += 1) runs.push(await run(`${games.url}${path}`))
      figures.push(figureOf(`${path.replace(/results\/.*/, 'results/…')}${about}`, runs, reach))
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
