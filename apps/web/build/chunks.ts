import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const ROOT = join(import.meta.dirname, '../../..')
const WEB = 'apps/web/src'
const DOMAIN = 'packages/domain/src'

/**
 * Modules that pages share, in files of their own: few files compress better than many. A module brings all that it imports, so that `app` is what the
 * entry imports, and besides what nearly every page has; the bundler divides the rest by the routes that use it. Paths from the
 * repository's root: one that is not there stops the build.
 */
export const SHARED = {
  app: [
    `${WEB}/entry.client.tsx`,
    `${WEB}/app-shell/Breadcrumb.tsx`,
    `${WEB}/app-shell/CorrectionLine.tsx`,
    `${WEB}/app-shell/FreshnessLine.tsx`,
    `${WEB}/app-shell/use-moment.ts`,
    `${WEB}/app-shell/use-shown-today.ts`,
    `${WEB}/cache/or-not-found.ts`,
    `${WEB}/i18n/use-names.ts`,
    `${WEB}/i18n/without-echoes.ts`,
    `${WEB}/ui/Empty.tsx`,
    `${WEB}/ui/Flag.tsx`,
    `${WEB}/ui/MedalDisc.tsx`,
    `${WEB}/ui/Score.tsx`,
    // an address alone: a page with a field or an error would load all that units are drawn with for it
    `${WEB}/ui/status/shapes.svg`,
    `${WEB}/ui/Tabs.tsx`,
    `${WEB}/units/unit-kinds.ts`,
    'packages/contract/src/live.ts',
    `${DOMAIN}/delegations/delegations.ts`,
    `${DOMAIN}/medals/medal-table.ts`,
    `${DOMAIN}/medals/shared.ts`,
    `${DOMAIN}/schedule/event-type.ts`,
    `${DOMAIN}/schedule/for-spectators.ts`,
    `${DOMAIN}/sports/plays/match-disciplines.ts`,
    `${DOMAIN}/text/capital.ts`,
    `${DOMAIN}/text/minus.ts`,
    `${DOMAIN}/text/searchable.ts`,
  ],
  // a unit's words, status and time stand on every page that names one
  units: [
    `${WEB}/units/board.ts`,
    `${WEB}/units/CompetitorName.tsx`,
    `${WEB}/units/UnitMore.tsx`,
    `${WEB}/units/UnitStatusMark.tsx`,
    `${WEB}/units/UnitTime.tsx`,
    `${WEB}/units/unit-title.ts`,
    `${WEB}/units/unit-words.ts`,
    `${WEB}/units/use-unit-words.ts`,
  ],
  // results that may be hidden: the routes that have any would each name three files
  spoilers: [
    `${WEB}/spoilers/ShowResult.tsx`,
    `${WEB}/spoilers/Spoiler.tsx`,
    `${WEB}/spoilers/spoilers.ts`,
    `${WEB}/units/is-told.ts`,
  ],
} as const

/** The feature of empty sections. */
const PAGES = `${WEB}/features/pages/index.ts`
/** How the router's plugin marks a route's lazily loaded part. */
const ROUTE_PART = '?tsr-split'

/** The files that a build divides the client into, but for those of single routes and later parts. Throws where a module is not there. */
export function chunkGroups(): Group[] {
  return [
    // a library named here is of every page; others come with the lazily loaded part that uses them
    {
      name: 'libraries',
      test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/|rolldown.runtime/,
    },
    // by itself, with a name: the service worker leaves it to those who need it
    { name: 'hls', test: /node_modules\/hls\.js\/dist\/hls\.light/ },
    { name: 'hls-whole', test: /node_modules\/hls\.js\// },
    { name: 'app', test: isOneOf(SHARED.app) },
    { name: sectionsOf(placeOf(PAGES), placeOf(WEB)), debugName: 'sections' },
    { name: 'units', test: isOneOf(SHARED.units) },
    { name: 'spoilers', test: isOneOf(SHARED.spoilers) },
  ]
}

/** Whether a module is one of these. */
export function isOneOf(paths: readonly string[]): (id: string) => boolean {
  const ids = new Set(paths.map(placeOf))
  return (id) => ids.has(id.replace('?no-inline', ''))
}

function placeOf(path: string): string {
  const place = join(ROOT, path)
  if (!existsSync(place)) throw new Error(`build/chunks.ts names ${path}, which is not there`)
  return place.replaceAll('\\', '/')
}

/** The routes of empty sections import nothing else of ours: each is two lines, and a file of their own for each would cost every page its name. */
const sectionsOf =
  (pages: string, web: string): Exclude<Group['name'], string> =>
  (id, context) => {
    if (!id.includes(ROUTE_PART)) return null
    const ours = (context.getModuleInfo(id)?.importedIds ?? []).filter((one) => one.startsWith(`${web}/`))
    return ours.length > 0 && ours.every((one) => one === pages) ? 'sections' : null
  }
