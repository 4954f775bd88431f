/**
 * The pages that views are counted for, as the specification writes their addresses (§2). What stands in braces is never counted: who
 * or what was looked at stays with the visitor.
 */
export const PAGE_PATTERNS = [
  '/',
  '/403',
  '/auth',
  '/auth/outbox',
  '/login',
  '/signup',
  '/account',
  '/account/data',
  '/account/deletion',
  '/account/devices',
  '/account/passkeys',
  '/account/password',
  '/account/points',
  '/profile',
  '/settings',
  '/menu',
  '/search',
  '/live',
  '/access-log',
  '/match-stats',
  '/hotels',
  '/hospitals',
  '/places/{types}',
  '/medals/{tabs}',
  '/medals/{tabs}/{disciplineKey}',
  '/participants/{tab}',
  '/participants/profile/{id}',
  '/participants/team/{code}',
  '/participants/delegation/{code}',
  '/schedule/{tab}',
  '/discipline/{disciplineKey}',
  '/discipline/{disciplineKey}/finalrank',
  '/discipline/{disciplineKey}/participants',
  '/discipline/{disciplineKey}/reports',
  '/discipline/{disciplineKey}/competitions',
  '/discipline/{disciplineKey}/medals',
  '/discipline/{disciplineKey}/medals/{tabs}',
  '/discipline/{disciplineKey}/results/{unit}',
  '/discipline/{disciplineKey}/results/{unit}/{tab}',
  '/discipline/{disciplineKey}/schedule/{tab}',
  '/discipline/{disciplineKey}/schedule/{tab}/{day}',
  '/reports',
  '/reports/{disciplineKey}',
  '/venues',
  '/venues/{code}',
  '/agenda',
  '/changes',
  '/embed',
  '/board/{venue}',
  '/transport',
  '/ambassadors',
  '/volunteers',
  '/sponsors',
  '/courses',
  '/secure',
  '/secure-sport',
  '/videos',
  '/official-photos',
  '/official-reports',
  '/official-awards-schedule',
  '/informativos',
  '/announcements',
  '/trivia',
  '/trivia/{id}',
  '/qr-scan',
  '/ranking',
  '/feedback',
] as const

export type PagePattern = (typeof PAGE_PATTERNS)[number]

export const isPagePattern = (text: unknown): text is PagePattern =>
  (PAGE_PATTERNS as readonly unknown[]).includes(text)

const isOpen = (segment: string): boolean => segment.startsWith('{')
const PATTERNS = PAGE_PATTERNS.map((pattern) => ({ pattern, segments: pattern.split('/') }))

/** The pattern a path belongs to, one that names more of it before one that leaves it open; null for what is no page of ours. */
export function pagePatternOf(pathname: string): PagePattern | null {
  const path = pathname.replace(/(.)\/+$/, '$1').split('/')
  const fitting = PATTERNS.filter(
    ({ segments }) =>
      segments.length === path.length && segments.every((segment, i) => isOpen(segment) || segment === path[i]),
  )
  const openIn = ({ segments }: { readonly segments: readonly string[] }) => segments.filter(isOpen).length
  return fitting.sort((a, b) => openIn(a) - openIn(b))[0]?.pattern ?? null
}
