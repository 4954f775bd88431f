/** What any page's address may have beside the page's own: the server reads it, and the router has to leave it where it is. */
export interface PageSearch {
  /** The language it is shown in (R4.1, decision 0013). */
  readonly lang?: string
  /** The platform it is previewed as (R1.2). */
  readonly platform?: string
  /** `installed`: the installed app begins here. */
  readonly start?: string
}

const NAMES = ['lang', 'platform', 'start'] as const

/** The common part of an address's search; whatever else a page does not read itself is taken out of its address. */
export const pageSearchOf = (search: Readonly<Record<string, unknown>>): PageSearch =>
  Object.fromEntries(NAMES.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])))

/** A page's own search: a call refuses what it does not know. */
export const ownSearch = <S extends object>({
  lang: _lang,
  platform: _platform,
  start: _start,
  ...own
}: S & PageSearch) => own

type Raw = Readonly<Record<string, unknown>>

/** What a page's parameters look like. One that is compared without regard to case (`i`) is a code, and read in capitals. */
export type SearchLooks<Search> = Readonly<Record<keyof Search & string, RegExp>>

/**
 * The parameters of an address that look as they should, in the order of `looks`. Tolerant: what it does not understand is not there.
 * Addresses are read before any page is shown, so what reads them is of every page's first load: a reader is its looks and no more.
 */
export function searchOf<Search>(looks: SearchLooks<Search>, search: Raw): Search {
  const read = Object.entries<RegExp>(looks).flatMap(([name, look]) => {
    const value = search[name]
    // the router gives what looks like a number or a truth value as one
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    const text = isText ? look.exec(String(value).trim())?.[0] : undefined
    return text ? [[name, look.ignoreCase ? text.toUpperCase() : text]] : []
  })
  return Object.fromEntries(read) as Search // each is what its look says
}

export const DISCIPLINE = /^[A-Z0-9]{3}$/i
export const ORGANISATION = /^[A-Z0-9]{1,10}$/i
/** An RSC with or without its trailing filler. */
export const RSC = /^[\w.-]{4,34}$/i
/** `YYYY-MM-DD`. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/
/** True for a day that there is, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** Words to look for, as many letters as a call takes. */
export const WORDS = /^.{1,80}/
/** Where a list begins, for readers without script. */
export const CURSOR = /^.{1,200}$/

/** `?event=`: one event of a discipline's section. */
export interface EventSearch {
  readonly event?: string
}
export const eventSearchOf = (search: Raw): EventSearch => searchOf<EventSearch>({ event: RSC }, search)

/** What a trivia’s QR holds, cut ones too: they are told to be. */
export const TRIVIA_CODE = /^[\w.-]{1,60}/
