import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { webPlugins } from './apps/web/vite.plugins.ts'
import { headlessChromium } from './packages/testing/src/chromium.ts'
import testSeconds from './scripts/run/test-seconds.json' with { type: 'json' }

const SECONDS: Readonly<Record<string, number>> = testSeconds

/** Only what hangs takes this long: no test depends on the pace of its machine. */
const HANGING_MS = 120_000
const PATIENT = {
  testTimeout: HANGING_MS,
  hookTimeout: HANGING_MS,
  // looked at often, since a test does nothing meanwhile, and for long; Vitest's own second is a matter of pace
  expect: { poll: { interval: 10, timeout: HANGING_MS / 4 } },
}

/** `npm test`, or the nightly suite, which adds the files named `*.nightly.*` and the tests tagged `nightly` (docs/testing.md). */
const SUITE = process.env['SUITE'] === 'push' ? 'push' : 'nightly'
const IGNORED = ['**/node_modules/**', '**/dist/**', ...(SUITE === 'push' ? ['**/*.nightly.*'] : [])]
const OFFICE_TESTS = 'apps/office/**/*.browser.test.tsx'
const DESK_TESTS = 'apps/desk/**/*.browser.test.tsx'
const BROWSER_TESTS = 'apps/{web,office,desk}/**/*.browser.test.tsx'

/**
 * A worker keeps the modules it has loaded for its next file, as a server does for its next request: loading them anew for each file is a third of
 * what these tests cost (0061). Nothing of ours is a module's state that a test could leave behind; no test replaces a module.
 */
const SHARES_MODULES = {
  isolate: false,
  setupFiles: ['packages/testing/src/as-found.ts', 'packages/testing/src/fixed-seed.ts'],
}

/** What is decided once for a page and cannot be taken back: each of these files has a frame of its own. */
const DECIDED_ONCE = {
  'nothing more is stored until the page is loaded anew': 'cache/offline-views',
  'Capacitor looks for its bridge when it is imported': 'platform/native',
  'Capacitor looks for its bridge when it is imported, and the system is asked what it allows':
    'notifications/native-notices',
  'modules are loaded once more, beside those that are there, and Capacitor with its bridge': 'session/bearer',
  'the account that the page was opened for; a module is replaced': 'session/preferences',
  'fonts that text has loaded stay loaded': 'styles/fonts',
  'a module is replaced': 'features/safe-sport/safe-sport',
}
const OWN_FRAME = Object.values(DECIDED_ONCE).map((name) => existing(`apps/web/src/${name}.browser.test.tsx`))

/** On the system's own PostgreSQL. */
const ON_POSTGRES = { TEST_DATABASE: 'postgres' }

/** What PostgreSQL itself does: on the system's PostgreSQL in both suites. */
const WHAT_POSTGRES_DOES = [
  'db/unavailable',
  'db/database',
  'db/hanging',
  'db/migrate',
  'live/event-log',
  'live/index',
  'live/event-dispatcher',
  'http/live/live',
]

/** The files that run a second time there in the nightly suite: together they run each of our statements. */
const EVERY_STATEMENT = {
  'large objects': ['ingest/projectors/documents', 'features/reports/routes'],
  'every statement that writes: histories, locks of the one who applies, what is taken back': [
    'features/access-log/access-log',
    'features/access-log/access-log.property',
    'features/access-log/count-accesses',
    'features/access-log/proxy-log/import-logs',
    'features/access-log/proxy-log/lines-once.property',
    'features/accounts/accounts',
    'features/accounts/invitations',
    'features/accounts/passkeys',
    'features/athlete-photos/athlete-photos',
    'features/content/content',
    'features/desk/course',
    'features/desk/desk',
    'features/desk/weigh-in',
    'features/feed-desk/code-names',
    'features/feed-desk/differences',
    'features/feed-desk/messages',
    'features/feed-desk/rebuilds',
    'features/feed-desk/sources',
    'features/feedback/feedback',
    'features/files/stored-files',
    'features/follows/follows',
    'features/imports/imports',
    'features/notifications/notifications',
    'features/office-home/office-home',
    'features/office-log/office-log',
    'features/office-presence/presence',
    'features/people/people',
    'features/points/award',
    'features/points/ledger',
    'features/ranking/ranking',
    'features/safe-sport/safe-sport',
    'features/sheets/sheets',
    'features/settings/office-settings',
    'demo/wipe',
    'features/trivia/trivia',
    'features/venue-files/venue-files',
    'features/units/simulated-formats.nightly',
    'ingest/derivation',
    'ingest/folder-imports',
    'ingest/histories.property',
    'ingest/ingest',
  ],
  'every statement that reads, the order of texts among them': [
    'features/changes/changes',
    'features/disciplines/disciplines',
    'features/events/events',
    'features/exports/exports',
    'features/home/home',
    'features/response-cache.property',
    'features/matches/matches',
    'features/medals/medals',
    'features/participants/participants',
    'features/reports/reports',
    'features/schedule/schedule',
    'features/search/search',
    'features/settings/settings',
    'features/sitemap/sitemap',
    'features/analytics/analytics',
    'features/venues/venues',
    'http/api/verdicts',
  ],
}
const ON_BOTH = [...WHAT_POSTGRES_DOES, ...(SUITE === 'nightly' ? Object.values(EVERY_STATEMENT).flat() : [])].map(
  (name) => existing(`apps/server/src/${name}.test.ts`),
)

/** The file itself. Throws if it is gone: it was renamed, and what is said of it here would no longer hold. */
function existing(file: string): string {
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`${file} is named in vitest.config.ts, and is gone`)
  return file
}

/** Sources stand still while tests run once: a page takes the modules that one before it has loaded from the browser's cache. */
const modulesFromCache: Plugin = {
  name: 'modules-from-cache',
  configResolved({ server: { watch, headers } }) {
    if (watch === null) headers['Cache-Control'] = 'max-age=3600'
  },
}

/**
 * A worker keeps its modules for the next file of its project and ends before a file of another one. The projects therefore follow each other, and in
 * each the files that take longest come first (`npm test -- --record` writes the table): a long file that starts last would run while the other
 * processor waits.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const secondsOf = (file?: TestSpecification) => (file && SECONDS[relative(import.meta.dirname, file.moduleId)]) ?? 0
    const longestFirst = (a?: TestSpecification, b?: TestSpecification) => secondsOf(b) - secondsOf(a)
    return [...Map.groupBy(await super.sort(files), ({ project }) => project).values()]
      .map((ofProject) => ofProject.toSorted(longestFirst))
      .toSorted(([a], [b]) => longestFirst(a, b))
      .flat()
  }
}

const server = {
  environment: 'node',
  exclude: IGNORED,
  globalSetup: 'packages/testing/src/test-cluster.ts',
  ...PATIENT,
  ...SHARES_MODULES,
}

const e2e = {
  environment: 'node',
  exclude: IGNORED,
  globalSetup: 'packages/testing/src/test-cluster.ts',
  isolate: false,
  setupFiles: [...SHARES_MODULES.setupFiles, 'e2e/keep-failures.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // one second otherwise, which a page of a busy machine takes
  expect: { poll: { timeout: HANGING_MS } },
  // each has a server and browsers of its own, and waits more than half of its time: three leave two processors idle (0061)
  maxWorkers: 4,
  // after the browser tests
  sequence: { groupOrder: 2 },
}

/** Where it matters whose PostgreSQL it is: it dies and comes back. What it answers is asked by the server's tests. */
const WHERE_THE_DATABASE_MATTERS = ['e2e/crash.e2e.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'nightly', description: 'runs in npm run test:nightly only' }],
    projects: [
      {
        test: {
          name: 'unit',
          experimental: { viteModuleRunner: false },
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/simulator/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: IGNORED,
          ...PATIENT,
          ...SHARES_MODULES,
        },
      },
      {
        plugins: [webPlugins()],
        test: { ...server, name: 'server', include: ['apps/server/**/*.test.ts'] },
      },
      {
        plugins: [webPlugins()],
        test: { ...server, name: 'postgres', include: ON_BOTH, env: ON_POSTGRES },
      },
      {
        plugins: [webPlugins()],
        test: {
          name: 'web',
          environment: 'node',
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx', 'apps/{office,desk}/src/**/*.test.ts'],
          exclude: [...IGNORED, BROWSER_TESTS],
          ...PATIENT,
          ...SHARES_MODULES,
        },
      },
      {
        plugins: [webPlugins({ codeSplitting: false, messages: ['web', 'office', 'desk'] }), modulesFromCache],
        // only found once a test has loaded a lazy part: finding them then would reload the tests that run
        optimizeDeps: {
          include: [
            '@aparajita/capacitor-secure-storage',
            '@capacitor/app',
            '@capacitor/browser',
            '@capacitor/core',
            '@capacitor/file-viewer',
            '@capacitor/filesystem',
            '@capacitor/share',
            '@capawesome/capacitor-live-update',
            '@simplewebauthn/browser',
            '@storybook/react-vite',
            '@tanstack/react-query',
            '@tanstack/react-table',
            '@tanstack/react-virtual',
            'axe-core',
            '@hookform/resolvers/standard-schema',
            'hls.js',
            'hls.js/light',
            'idb-keyval',
            'minisearch',
            'react-hook-form',
            'storybook/test',
            'uqr',
            'zod/mini',
            'zxing-wasm/reader',
          ],
        },
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          exclude: IGNORED,
          setupFiles: ['apps/web/src/ui/testing/shared-frame.ts'],
          env: { SUITE },
          ...PATIENT,
          // the device's storage is one for all files
          fileParallelism: false,
          // npm test runs it in a process of its own, beside what opens no page
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: headlessChromium(),
              // where the games of the tests are; motion is drawn all the time that a test waits
              contextOptions: { timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
            }),
            // files share a frame and what is loaded in it, but those whose subject is what a page decides once
            instances: [
              { browser: 'chromium', isolate: false, exclude: [...IGNORED, ...OWN_FRAME, OFFICE_TESTS, DESK_TESTS] },
              // their styles and sessions are neither the web's nor each other's
              { browser: 'chromium', name: 'browser (office)', isolate: false, include: [OFFICE_TESTS] },
              { browser: 'chromium', name: 'browser (desk)', isolate: false, include: [DESK_TESTS] },
              { browser: 'chromium', name: 'browser (own frame)', include: OWN_FRAME },
            ],
          },
        },
      },
      { test: { ...e2e, name: 'e2e', include: ['e2e/**/*.e2e.ts'] } },
      { test: { ...e2e, name: 'e2e-postgres', include: WHERE_THE_DATABASE_MATTERS, env: ON_POSTGRES } },
    ],
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
  },
})
