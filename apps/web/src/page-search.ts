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

/** An RSC as an address may give it, in capitals; undefined for what is none. */
export const rscIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.-]{4,34}$/.test(value) ? value.toUpperCase() : undefined

/** A day as an address gives it, `YYYY-MM-DD`; undefined for what is none. */
export const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined

/** `?event=`: one event of a discipline's section. */
export interface EventSearch {
  readonly event?: string
}
export function eventSearchOf(search: Readonly<Record<string, unknown>>): EventSearch {
  const event = rscIn(search.event)
  return event ? { event } : {}
}
