import { notFound, redirect } from '@tanstack/react-router'

export const MEDAL_GENDERS = ['W', 'M', 'X'] as const
export type MedalGender = (typeof MEDAL_GENDERS)[number]
export const MEDAL_DIVISIONS = ['1', '2', '3'] as const
export type MedalDivision = (typeof MEDAL_DIVISIONS)[number]

/** What the medals can be parted by, with the parts. */
export const MEDAL_PARTS = { gender: MEDAL_GENDERS, division: MEDAL_DIVISIONS } as const

/** One of what a tab chooses by, in any case; the first where the address names none. Leads elsewhere like `leadToDiscipline` otherwise. */
export function chosen<T extends string>(options: readonly [T, ...T[]], key: string | undefined): T {
  if (key === undefined) return options[0]
  return options.find((option) => option === key.toUpperCase()) ?? leadToDiscipline(key)
}

/** `/medals/{tab}/{discipline}` (R2.1) is the discipline's own table, whichever the tab. Throws a redirect, or a 404 for no discipline. */
export function leadToDiscipline(key: string): never {
  if (!/^[A-Za-z][A-Za-z0-9]{2}$/.test(key)) throw notFound()
  throw redirect({ to: '/medals/discipline/{-$key}', params: { key: key.toUpperCase() } })
}
