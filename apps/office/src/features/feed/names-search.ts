import { CODE_SETS } from '@games/contract/feed-desk/code-names'

export interface NamesSearch {
  readonly set?: (typeof CODE_SETS)[number]
  readonly q?: string
  /** Those alone that the organiser has written. */
  readonly own?: 1
}

/** What of the address narrows the names; what cannot is as if it were not there. */
export function namesSearch({ set, q, own }: Readonly<Record<string, unknown>>): NamesSearch {
  const known = CODE_SETS.find((one) => one === set)
  return {
    ...(known && { set: known }),
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 80) }),
    ...(String(own) === '1' && { own: 1 as const }),
  }
}
