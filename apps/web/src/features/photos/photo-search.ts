/** What the address of the official photos says: which album, which of its photos (from 1), and how the albums are narrowed. */
export interface PhotoSearch {
  readonly album?: string
  readonly photo?: number
  readonly show?: 'today' | 'ceremonies'
  readonly discipline?: string
}

/** The fields of a query that say something; whatever else stands there is left out. */
export function photoSearchOf({ album, photo, show, discipline }: Readonly<Record<string, unknown>>): PhotoSearch {
  const number = Number(photo)
  return {
    ...(typeof album === 'string' && /^[\w-]{1,64}$/.test(album) ? { album } : {}),
    ...(Number.isInteger(number) && number >= 1 && number <= 10_000 ? { photo: number } : {}),
    ...(show === 'today' || show === 'ceremonies' ? { show } : {}),
    ...(typeof discipline === 'string' && /^[A-Z0-9]{3}$/.test(discipline) ? { discipline } : {}),
  }
}
