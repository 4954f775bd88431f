// The one door to everything: `npm start`, `npm test` and the other scripts of package.json come here. Needs Node 20 or
// newer and nothing installed; what it runs, runs on the Node that comes with the dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed, and this is ${process.version}.`)
  process.exit(1)
}
const { Refusal, root, runNode, runTool } = await import('./run/process.mjs')
const { ensureDependencies } = await import('./run/install.mjs')
const { ensureBuild, ensureRelease, SERVER } = await import('./run/build.mjs')
const { ensureGenerated } = await import('./run/generate.mjs')
const { check, test, testNightly } = await import('./run/steps.mjs')

/** On two processors, from a clean clone: installing the dependencies and the build included. */
const TEST_BUDGET_SECONDS = 480

const commandOf = (name) => (args) => runNode([join('apps', 'server', 'src', 'commands', `${name}.ts`), ...args])

const COMMANDS = {
  async start(args) {
    // what cannot be used is said before a build, by the rules that the server has
    const code = await runNode([join('apps', 'server', 'src', 'check-variables.ts')])
    if (code !== 0) return code
    await ensureBuild()
    return runNode([SERVER, ...args])
  },
  async dev(args) {
    await ensureGenerated()
    return runTool('vite', ['dev', '--config', 'apps/web/vite.config.ts', ...args])
  },
  async build() {
    await ensureRelease()
    return 0
  },
  test,
  'test:nightly': testNightly,
  async 'test:budget'() {
    const code = await test([])
    const seconds = process.uptime()
    console.log(`npm test took ${seconds.toFixed(0)} s of the ${TEST_BUDGET_SECONDS} s it may take`)
    return seconds > TEST_BUDGET_SECONDS ? 1 : code
  },
  check,
  prose: (args) => runNode([join('scripts', 'prose', 'main.ts'), ...args]),
  async stories(args) {
    await ensureGenerated()
    const options = ['--port', '6006', '--ci', '--disable-telemetry', '--no-version-updates']
    return runTool('storybook', ['dev', '--config-dir', 'apps/web/.storybook', ...options, ...args])
  },
  async bench(args) {
    await ensureRelease()
    return runNode([join('bench', 'main.ts'), ...args])
  },
  simulate: (args) => runNode([join('apps', 'simulator', 'src', 'main.ts'), ...args], { env: serversIngest() }),
  import: commandOf('import'),
  tables: commandOf('tables'),
  audit: commandOf('audit'),
  rebuild: commandOf('rebuild'),
  settings: commandOf('settings'),
  accounts: commandOf('accounts'),
  'wipe-demo': commandOf('wipe-demo'),
  'access-log': commandOf('access-log'),
  async 'release:pages'(args) {
    // other subcommands work on published bundles and need no build
    if (args[0]?.startsWith('-')) await ensureBuild()
    return runNode([join('scripts', 'release-pages.ts'), ...args])
  },
  'release:version': (args) => runNode([join('scripts', 'release-version.ts'), ...args]),
}

/** The demo server's key, for a simulator started by hand beside it. */
function serversIngest() {
  const file = resolve(root, process.env.DATA_DIR || '.data', 'ingest-key')
  return process.env.INGEST_KEY || !existsSync(file) ? {} : { INGEST_KEY: readFileSync(file, 'utf8').trim() }
}

const [name, ...args] = process.argv.slice(2)
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined
try {
  if (command === undefined)
    throw new Refusal(`node scripts/run.mjs ${Object.keys(COMMANDS).join('|')}${name ? `; there is no ${name}` : ''}`)
  await ensureDependencies()
  process.exitCode = await command(args)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
