import type { SearchAnswer, SearchHit } from '@games/contract'

/** A hit on this device. */
export interface HitHere extends SearchHit {
  /** True when its page cannot be opened without a network. */
  readonly away?: boolean
}

/** What was found, by the server or, when it is not reached, by this device in what was seen on it. */
export interface Answer {
  readonly groups: readonly { readonly kind: SearchHit['kind']; readonly hits: readonly HitHere[] }[]
  /** True when only this device was searched. */
  readonly here: boolean
}

export const fromServer = ({ groups }: SearchAnswer): Answer => ({ groups, here: false })

/** Where a hit's page is. */
export function addressOf({ kind, code, day = '' }: Pick<SearchHit, 'kind' | 'code' | 'day'>): string {
  const part = encodeURIComponent(code)
  switch (kind) {
    case 'athlete':
      return `/participants/profile/${part}`
    case 'team':
      return `/participants/team/${part}`
    case 'delegation':
      return `/participants/delegation/${part}`
    case 'discipline':
      return `/discipline/${part}`
    case 'event':
      return `/discipline/${code.slice(0, 3)}/competitions?event=${part}`
    case 'venue':
      return `/venues/${part}`
    case 'place':
      return `/places/other#${part}`
    case 'report':
      return `/official-reports#${part}`
    case 'ambassador':
      return `/ambassadors#${part}`
    case 'volunteer':
      return `/volunteers#${part}`
    case 'sponsor':
      return `/sponsors#${part}`
    case 'announcement':
      return `/announcements#${part}`
    case 'award':
      return `/official-awards-schedule?day=${day}#${part}`
  }
}

export const searchAddress = (q: string): string => (q ? `/search?${new URLSearchParams({ q }).toString()}` : '/search')
