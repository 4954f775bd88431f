import { MENU, type MenuKey } from '@games/domain/access/menu'

/** Addresses that belong to an entry without lying below it. */
const BELONGING: readonly (readonly [pattern: RegExp, key: MenuKey])[] = [
  [/^\/discipline\/[^/]+\/results\//, 'results'],
  [/^\/discipline\//, 'disciplines'],
  [/^\/schedule\/blocks$/, 'disciplines'],
  [/^\/hotels$/, 'hotels'],
  [/^\/hospitals$/, 'hospitals'],
  [/^\/secure-sport$/, 'secure'],
  [/^\/signup$/, 'login'],
]

/** The entry of the menu that a page is part of; null where it is part of none. Other tabs of the schedule belong to its grid. */
export function currentEntry(pathname: string): MenuKey | null {
  const belonging = BELONGING.find(([pattern]) => pattern.test(pathname))
  if (belonging) return belonging[1]
  const own = MENU.find(
    ({ address }) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)),
  )
  return own?.key ?? (pathname.startsWith('/schedule/') ? 'grid' : null)
}
