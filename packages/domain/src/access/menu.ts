import type { Platform } from './platform.ts'

/** How somebody signed in (spec §3); null: not at all. */
export type LoginType = 'guest' | 'user' | null

/** Everything that access depends on. */
export interface AccessSubject {
  readonly platform: Platform
  /** The organiser's switch `login_enabled`. */
  readonly loginEnabled: boolean
  readonly loginType: LoginType
}

export interface MenuEntry {
  readonly key: string
  readonly address: string
  /** Where it exists (R1.4). */
  readonly platforms: readonly Platform[]
  /** Auth-required: for a login of type `user` alone (R1.6). */
  readonly needsUser: boolean
}

const STORES = ['ios', 'android'] as const
const MOBILE = ['pwa', ...STORES] as const
const EVERYWHERE = ['web', ...MOBILE] as const

const entry = <const K extends string>(
  key: K,
  address: string,
  platforms: readonly Platform[] = EVERYWHERE,
  needsUser = false,
) => ({ key, address, platforms, needsUser })

/** The menu, in its order (R1.3). */
export const MENU = [
  entry('home', '/', MOBILE),
  entry('grid', '/schedule/grid'),
  entry('athletes', '/participants'),
  entry('disciplines', '/schedule/disciplines'),
  entry('medals', '/medals'),
  entry('ranking', '/ranking', MOBILE),
  entry('results', '/schedule/days'),
  entry('reports', '/reports'),
  entry('venues', '/venues'),
  entry('login', '/login', MOBILE),
  entry('trivia', '/trivia', STORES, true),
  entry('transport', '/transport', EVERYWHERE, true),
  entry('hotels', '/places/hotel', EVERYWHERE, true),
  entry('hospitals', '/places/hospital', MOBILE, true),
  entry('ambassadors', '/ambassadors'),
  entry('courses', '/courses', MOBILE, true),
  entry('secure', '/secure', MOBILE),
  entry('videos', '/videos', MOBILE, true),
  entry('photos', '/official-photos', MOBILE, true),
  entry('awards', '/official-awards-schedule', MOBILE),
  entry('sponsors', '/sponsors', MOBILE),
  entry('qr-scan', '/qr-scan', MOBILE, true),
  entry('informativos', '/informativos', MOBILE, true),
  entry('feedback', '/feedback', MOBILE, true),
] as const satisfies readonly MenuEntry[]

export type MenuKey = (typeof MENU)[number]['key']
export type ShownEntry = (typeof MENU)[number]

/** A signed-in user, where signing in is on: who is shown and let into what is auth-required (R1.6). */
export const isUser = ({ loginEnabled, loginType }: AccessSubject): boolean => loginEnabled && loginType === 'user'

/** The entries somebody sees (R1.4–R1.6); login only until one is logged in, as a guest or as a user. */
export const menuFor = (subject: AccessSubject): ShownEntry[] =>
  MENU.filter(
    ({ key, platforms, needsUser }) =>
      platforms.includes(subject.platform) &&
      (!needsUser || isUser(subject)) &&
      (key !== 'login' || subject.loginType === null),
  )

/** The two halves of the mobile menu (R1.5): of an odd number the left one has one more. */
export function menuHalves<E>(entries: readonly E[]): readonly [left: readonly E[], right: readonly E[]] {
  const middle = Math.ceil(entries.length / 2)
  return [entries.slice(0, middle), entries.slice(middle)]
}
