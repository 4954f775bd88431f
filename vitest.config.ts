import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { webPlugins } from './apps/web/vite.plugins.ts'

/** Only what hangs takes this long: no test depends on the pace of its machine. */
const HANGING_MS = 60_000

const IGNORED = ['**/node_modules/**', '**/dist/**']
const BROWSER_TESTS = 'apps/web/**/*.browser.test.tsx'

const executablePath = [process.env['CHROMIUM'], '/usr/bin/chromium'].find((path) => path && existsSync(path))

/** A browser that runs as root too, in a container without a display or a sandbox, and asks nobody for updates. */
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Each takes more than a minute, the longest first: begun last, one would run alone while the other processors wait. */
const LONGEST = [
  'e2e/every-route.e2e.ts',
  'e2e/paris.e2e.ts',
  'e2e/updates.e2e.ts',
  'e2e/crash.e2e.ts',
  'e2e/routes.e2e.ts',
  'e2e/newcomer.e2e.ts',
  'e2e/offline-data.e2e.ts',
  'apps/server/src/ingest/past-games.real.test.ts',
]

/** The tests of the database once more, on the system's own PostgreSQL. */
const ON_POSTGRES = { TEST_DATABASE: 'postgres' }

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = LONGEST.findIndex((path) => moduleId.endsWith(path))
      return index === -1 ? LONGEST.length : index
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

const server = {
  environment: 'node',
  exclude: IGNORED,
  globalSetup: 'packages/testing/src/test-cluster.ts',
  testTimeout: HANGING_MS,
  hookTimeout: HANGING_MS,
} as const

const e2e = {
  environment: 'node',
  exclude: IGNORED,
  globalSetup: 'packages/testing/src/test-cluster.ts',
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // each has a server and browsers of its own: while one waits another works; more only wait for each other
  maxWorkers: 2,
  // after the browser tests
  sequence: { groupOrder: 2 },
} as const

/** What the pages look like does not depend on whose PostgreSQL it is. */
const WHERE_THE_DATABASE_MATTERS = ['crash', 'gold', 'pages', 'privacy'].map((name) => `e2e/${name}.e2e.ts`)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/simulator/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: IGNORED,
          testTimeout: HANGING_MS,
        },
      },
      {
        plugins: [webPlugins()],
        test: { ...server, name: 'server', include: ['apps/server/**/*.test.ts'] },
      },
      {
        plugins: [webPlugins()],
        test: { ...server, name: 'postgres', include: ['apps/server/**/*.test.ts'], env: ON_POSTGRES },
      },
      {
        plugins: [webPlugins()],
        test: {
          name: 'web',
          environment: 'node',
          include: ['apps/web/**/*.test.ts', 'apps/web/**/*.test.tsx'],
          exclude: [...IGNORED, BROWSER_TESTS],
          testTimeout: HANGING_MS,
        },
      },
      {
        plugins: [webPlugins({ codeSplitting: false })],
        // only found once a test has loaded a lazy part: finding them then would reload the tests that run
        optimizeDeps: {
          include: [
            '@capacitor/app',
            '@capacitor/browser',
            '@capacitor/core',
            '@capawesome/capacitor-live-update',
            '@storybook/react-vite',
            'axe-core',
            'idb-keyval',
            'minisearch',
            'storybook/test',
          ],
        },
        test: {
          name: 'browser',
          include: [BROWSER_TESTS],
          exclude: IGNORED,
          setupFiles: ['apps/web/src/ui/testing/empty-device.ts'],
          // the device's storage is one for all files
          fileParallelism: false,
          // nothing beside what is drawn and timed
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGUMENTS },
              // where the games of the tests are
              contextOptions: { timezoneId: 'America/Sao_Paulo' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      { test: { ...e2e, name: 'e2e', include: ['e2e/**/*.e2e.ts'] } },
      { test: { ...e2e, name: 'e2e-postgres', include: WHERE_THE_DATABASE_MATTERS, env: ON_POSTGRES } },
    ],
    maxWorkers: Math.max(1, Math.min(4, availableParallelism())),
  },
})
