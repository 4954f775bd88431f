import type { ReactNode } from 'react'

/** An entry of the main navigation. */
export interface Place {
  readonly key: 'schedule' | 'athletes' | 'medals'
  readonly address: string
  /** Addresses that begin so belong to the place. */
  readonly beginnings: readonly string[]
  readonly icon: ReactNode
}

/** The entries of the menu (spec R1.3) whose pages exist, in its order. */
export const PLACES: readonly Place[] = [
  {
    key: 'schedule',
    address: '/schedule/days',
    beginnings: ['/schedule', '/discipline'],
    icon: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3v4M15.5 3v4" />,
  },
  {
    key: 'athletes',
    address: '/participants/athletes',
    beginnings: ['/participants'],
    icon: <path d="M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-4.4 3.6-7 8-7s8 2.6 8 7" />,
  },
  {
    key: 'medals',
    address: '/medals/all',
    beginnings: ['/medals'],
    icon: <path d="M12 21a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM7 3l3 7M12 3v6.5M17 3l-3 7" />,
  },
]

export const isAt = (place: Place, pathname: string): boolean =>
  place.beginnings.some((beginning) => pathname === beginning || pathname.startsWith(`${beginning}/`))
