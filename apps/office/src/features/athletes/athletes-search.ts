import { PHOTO_STATES } from '@games/contract/office/athlete-photos'

export interface AthletesSearch {
  readonly q?: string
  /** Absent: however their photos stand. */
  readonly state?: (typeof PHOTO_STATES)[number]
}

/** What of the address narrows the list; what cannot is as if it were not there. */
export function athletesSearch({ q, state }: Readonly<Record<string, unknown>>): AthletesSearch {
  const known = PHOTO_STATES.find((one) => one === state)
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 80) }),
    ...(known && { state: known }),
  }
}
