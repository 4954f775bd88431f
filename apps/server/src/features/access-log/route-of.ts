import { type AccessKind, exportEndpoints, paths, privatePaths } from '@games/contract'
import { otherCalls } from '@games/contract/other-calls'
import { pagePatternOf } from '@games/domain'
import { TrieRouter } from 'hono/router/trie-router'
import { looksLikeFile } from '../../http/pages/static-files.ts'

/** What was requested, without whom or what it was about. */
export interface AccessRoute {
  readonly kind: AccessKind
  readonly route: string
}

/** What is none of ours. */
export const OTHER: AccessRoute = { kind: 'other', route: '(other)' }
const PAYLOAD = '/_payload.json'
/** Nothing of ours is that long. */
const LONGEST_PATH = 500
/** Addresses of ours that are neither calls, pages nor files of the build. */
const SINGLE: ReadonlySet<string> = new Set([
  '/locale',
  '/usage',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
  '/favicon.ico',
])

/** As OpenAPI writes it: `/api/medals/{scope}`. */
const written = (path: string): string => path.replace(/:(\w+)/g, '{$1}')
/** As the router reads it; what follows a parameter in its segment is part of the segment. */
const routed = (path: string): string =>
  path.replace(/\{(\w+)\}(\.\w+)?/g, (_, name: string, ending?: string) => `:${name}${ending ? `{.+\\${ending}}` : ''}`)

/** The calls by their paths, those that name more before those that leave it open. */
function createCalls(): TrieRouter<AccessRoute> {
  const without = (path: string) => path.slice(path.indexOf(' ') + 1)
  const all: AccessRoute[] = [
    ...otherCalls.map(({ path }) => ({ kind: kindOfCall(path), route: path })),
    ...Object.values(exportEndpoints).map(({ path }) => ({ kind: 'api' as const, route: written(path) })),
    ...Object.values(paths).map((path) => ({ kind: 'api' as const, route: written(without(path)) })),
    ...Object.values(privatePaths).map((path) => ({ kind: 'private' as const, route: written(without(path)) })),
  ]
  const open = ({ route }: AccessRoute) => route.split('{').length
  const router = new TrieRouter<AccessRoute>()
  const once = new Map(all.map((one) => [one.route, one]))
  for (const one of [...once.values()].sort((a, b) => open(a) - open(b))) router.add('ALL', routed(one.route), one)
  return router
}

function kindOfCall(path: string): AccessKind {
  if (path === '/api/live') return 'stream'
  return path.startsWith('/ingest/') ? 'ingest' : 'api'
}

const calls = createCalls()

/** The pattern of a request's target (`/medals/all?lang=eng`); what is none of ours is one pattern. */
export function routeOf(target: string): AccessRoute {
  const path = pathOf(target)
  if (path === null) return OTHER
  if (path.startsWith('/api/') || path.startsWith('/ingest/')) {
    const [[found]] = calls.match('ALL', path)
    const one = found?.[0]
    if (one) return one
    return path.startsWith('/api/')
      ? { kind: 'api', route: '(unknown call)' }
      : { kind: 'ingest', route: '(unknown call)' }
  }
  if (path === '/api') return { kind: 'page', route: '/api' }
  if (SINGLE.has(path)) return { kind: path === '/locale' || path === '/usage' ? 'other' : 'asset', route: path }
  if (path.endsWith(PAYLOAD)) return { kind: 'payload', route: patternOf(path.slice(0, -PAYLOAD.length) || '/') }
  if (path === '/office' || path.startsWith('/office/'))
    return looksLikeFile(path.slice('/office'.length))
      ? { kind: 'asset', route: '/office/(file)' }
      : { kind: 'office', route: '/office' }
  if (path === '/desk' || path.startsWith('/desk/'))
    return looksLikeFile(path.slice('/desk'.length))
      ? { kind: 'asset', route: '/desk/(file)' }
      : { kind: 'office', route: '/desk' }
  if (path === '/family/sw.js') return { kind: 'asset', route: path }
  if (path.startsWith('/family/')) return { kind: 'page', route: '/family/{id}' }
  if (path.startsWith('/widget/')) return { kind: 'widget', route: '/widget/{name}' }
  if (path.startsWith('/preview/')) return { kind: 'page', route: '/preview/{id}' }
  if (path.startsWith('/assets/')) return { kind: 'asset', route: '/assets/(file)' }
  if (looksLikeFile(path)) return { kind: 'asset', route: '(file)' }
  const route = patternOf(path)
  return route === OTHER.route ? OTHER : { kind: 'page', route }
}

const patternOf = (path: string): string => pagePatternOf(path) ?? OTHER.route

/** A target without its query, and without the origin that a proxy's may have; null: it is none that has a path. */
function pathOf(target: string): string | null {
  const start = target.startsWith('/') ? 0 : /^https?:\/\//i.test(target) ? target.indexOf('/', 'https://'.length) : -1
  if (start < 0) return null
  const query = target.indexOf('?', start)
  const path = query < 0 ? target.slice(start) : target.slice(start, query)
  return path.length > LONGEST_PATH ? null : path
}
