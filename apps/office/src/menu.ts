/** For whom a page is: an admin has what an operator has. */
export type PageAudience = 'operator' | 'admin'

/**
 * A place of the office. `key`: of its name (`office.menu-{key}`); `path`: below /office; `letter`: goes there after g; `icon`: of
 * ui/icons/icons.svg; `onPhone`: one of the four places at a phone's foot.
 */
interface Place {
  readonly key: string
  readonly path: string
  readonly group: 'top' | 'games' | 'content' | 'public' | 'house'
  readonly letter: string
  readonly icon: string
  readonly audience: PageAudience
  readonly onPhone?: true
}

/** Every place of the sidebar in its order; routes.tsx has the page of each. */
export const MENU = [
  { key: 'home', path: '/', group: 'top', letter: 'h', icon: 'home', audience: 'operator', onPhone: true },
  { key: 'feed', path: '/feed', group: 'games', letter: 'd', icon: 'feed', audience: 'operator', onPhone: true },
  { key: 'sheets', path: '/sheets', group: 'games', letter: 'l', icon: 'sheets', audience: 'operator' },
  {
    key: 'content',
    path: '/content',
    group: 'content',
    letter: 'c',
    icon: 'content',
    audience: 'operator',
    onPhone: true,
  },
  { key: 'timing', path: '/timing', group: 'games', letter: 'r', icon: 'results', audience: 'operator' },
  { key: 'desk', path: '/desk', group: 'games', letter: 'm', icon: 'link', audience: 'operator' },
  { key: 'medals', path: '/medals', group: 'games', letter: 'p', icon: 'medal', audience: 'operator' },
  { key: 'athletes', path: '/athletes', group: 'games', letter: 'f', icon: 'photos', audience: 'operator' },
  { key: 'settings', path: '/settings', group: 'house', letter: 's', icon: 'settings', audience: 'admin' },
  { key: 'trivia', path: '/trivia', group: 'public', letter: 't', icon: 'trivia', audience: 'operator' },
  { key: 'feedback', path: '/feedback', group: 'public', letter: 'o', icon: 'feedback', audience: 'operator' },
  { key: 'people', path: '/people', group: 'public', letter: 'u', icon: 'people', audience: 'operator' },
  { key: 'log', path: '/log', group: 'house', letter: 'a', icon: 'log', audience: 'operator', onPhone: true },
] as const satisfies readonly Place[]

export type MenuEntry = (typeof MENU)[number]
export const GROUPS = ['top', 'games', 'content', 'public', 'house'] as const
