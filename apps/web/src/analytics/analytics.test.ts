import { isPagePattern, PAGE_PATTERNS, pagePatternOf } from '@games/domain'
import { expect, test } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'

/** Widgets are other sites' pages, galleries the builders' own, and what only leads on is counted where it leads. */
const UNCOUNTED = [
  /^\/(widget|preview)\//,
  /^\/(medal-test|test-results-card|more-dev|sports-gallery)$/,
  /^\/(medals|schedule|participants|places)$/,
  /^\/discipline\/[^/]+\/schedule$/,
]

interface AnyRoute {
  readonly options: { readonly path?: string; readonly id?: string }
  readonly children?: Readonly<Record<string, AnyRoute>> | readonly AnyRoute[]
}

/** The addresses of a route and those below it, with an `x` in every open place; without those that may be left out, and with them. */
function addresses({ options, children }: AnyRoute, above = ''): string[] {
  const own = (options.path ?? '').replace(/\/$/, '')
  const optional = /\/?\{-\$\w+\}$/.exec(own)
  const whole = own.replace(/\{-\$\w+\}|\$\w+/g, 'x')
  const path = [above, whole.replace(/^\//, '')].filter((part, i) => i === 0 || part !== '').join('/')
  const here = [path, ...(optional ? [path.replace(/\/x$/, '')] : [])]
  const below = Object.values(children ?? {}) as AnyRoute[]
  return below.length === 0 ? here : here.slice(0, 1).flatMap((at) => below.flatMap((route) => addresses(route, at)))
}

test('views of every page can be counted, by a pattern that says nothing of who was looked at (R3.5)', () => {
  const pages = [...new Set(addresses(routeTree as unknown as AnyRoute).map((path) => path || '/'))]
  const counted = pages.filter((path) => !UNCOUNTED.some((pattern) => pattern.test(path)))
  expect(counted.length).toBeGreaterThan(30)
  expect(counted.filter((path) => pagePatternOf(path) === null)).toEqual([])
  expect(PAGE_PATTERNS.every(isPagePattern)).toBe(true)
})
