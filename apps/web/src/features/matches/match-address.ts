import { trimRsc } from '@games/domain'

/** What of a match is shown: everything, what moved the score, or penalties. */
export const SHOWN = ['all', 'score', 'card'] as const
export type Shown = (typeof SHOWN)[number]
export const ORDERS = ['newest', 'oldest'] as const
export type Order = (typeof ORDERS)[number]

/** The address of a match; what is as it always is does not stand in it. */
export function matchAddress(unit: string, show: Shown = 'all', order: Order = 'newest'): string {
  const search = new URLSearchParams({ unit: trimRsc(unit) })
  if (show !== 'all') search.set('show', show)
  if (order !== 'newest') search.set('order', order)
  return `/match-stats?${search.toString()}`
}

export const matchDayAddress = (day: string): string => `/match-stats?day=${day}`
