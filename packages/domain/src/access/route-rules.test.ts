import { expect, test } from 'vitest'
import { followRouteRules, type RouteRule } from './route-rules.ts'

const RULES: readonly RouteRule[] = [
  { from: '/news', to: '/informativos', status: 301 },
  { from: '/old/**', to: '/schedule/**', status: 302 },
  { from: '/tickets/**', to: 'https://tickets.example/buy', status: 307 },
  { from: '/map', to: '/venues?view=map', status: 302 },
  { from: '/root/**', to: '/**', status: 302 },
]

test.each([
  ['/news', '/informativos'],
  ['/news/', '/informativos'],
  ['/News', '/informativos'],
  ['/news?page=2', '/informativos?page=2'],
  ['/news/12', undefined],
  ['/newspaper', undefined],
  ['/old', '/schedule'],
  ['/old/days?day=2027-07-16', '/schedule/days?day=2027-07-16'],
  ['/older', undefined],
  ['/tickets', 'https://tickets.example/buy'],
  ['/tickets/a/b', 'https://tickets.example/buy'],
  ['/map?zoom=3', '/venues?view=map'],
  ['/root', '/'],
  ['/root/medals/all', '/medals/all'],
  ['/', undefined],
])('route rules lead %s to %s (R3.12)', (address, to) => {
  expect(followRouteRules(address, RULES)?.to).toBe(to)
})

test('a rule keeps its status and says when it leaves the site (R3.12)', () => {
  expect(followRouteRules('/news', RULES)).toEqual({ to: '/informativos', status: 301, external: false })
  expect(followRouteRules('/tickets', RULES)).toMatchObject({ status: 307, external: true })
})

test('the first of several rules for an address is followed (R3.12)', () => {
  expect(
    followRouteRules('/a', [...RULES, { from: '/a', to: '/b', status: 302 }, { from: '/a', to: '/c', status: 302 }])
      ?.to,
  ).toBe('/b')
})
