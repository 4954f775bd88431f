import { DISCIPLINE, ORGANISATION, searchOf } from '../../page-search.ts'

/** What is being made a code for; what is absent is left to the widget. */
export interface EmbedSearch {
  /** Absent: the medal table. */
  readonly widget?: 'events'
  readonly discipline?: string
  readonly delegation?: string
  readonly gender?: 'W' | 'M' | 'X'
  readonly division?: 1 | 2 | 3
  /** `tomorrow`, or a day of the games. */
  readonly day?: string
  readonly show?: 'results'
  readonly rows?: number
  readonly theme?: 'light' | 'dark'
  /** The widget's language; the page's own is `lang`. */
  readonly language?: 'por' | 'spa' | 'eng'
}

const LOOKS = {
  widget: /^events$/,
  discipline: DISCIPLINE,
  delegation: ORGANISATION,
  gender: /^[WMX]$/,
  division: /^[123]$/,
  day: /^(tomorrow|\d{4}-\d{2}-\d{2})$/,
  show: /^results$/,
  rows: /^[1-9]\d?$/,
  theme: /^(light|dark)$/,
  language: /^(por|spa|eng)$/,
}

/** The search of `/embed` (searchOf). */
export function embedSearchOf(search: Readonly<Record<string, unknown>>): EmbedSearch {
  const { division, rows, ...rest } = searchOf<
    Record<'division' | 'rows', string> & Omit<EmbedSearch, 'division' | 'rows'>
  >(LOOKS, search)
  // numbers: the router writes a text of figures in quotes
  return { ...rest, ...(division && { division: Number(division) as 1 | 2 | 3 }), ...(rows && { rows: Number(rows) }) }
}
