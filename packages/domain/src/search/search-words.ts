import { searchable } from '../text/searchable.ts'

/** What can be searched for, in the order groups stand in when none fits better (spec R2.7). */
export const SEARCH_KINDS = [
  'discipline',
  'delegation',
  'event',
  'athlete',
  'team',
  'venue',
  'place',
  'report',
  'ambassador',
  'volunteer',
  'sponsor',
  'announcement',
  'award',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Official content, public kinds alone (R4.4). Nobody knows it by its code, an id. */
export const CONTENT_SEARCH_KINDS = [
  'place',
  'report',
  'ambassador',
  'volunteer',
  'sponsor',
  'announcement',
  'award',
] as const
export type ContentSearchKind = (typeof CONTENT_SEARCH_KINDS)[number]
export const isContentSearchKind = (kind: SearchKind): kind is ContentSearchKind =>
  (CONTENT_SEARCH_KINDS as readonly SearchKind[]).includes(kind)

/** A shorter text finds nothing: almost every name has it. Letters. */
export const FEWEST_LETTERS = 2

/** The words of a text as they are searched: lower case, without accents, none of them twice. */
export const searchWords = (text: string): string[] => [...new Set(searchable(text).match(/[\p{L}\p{N}]+/gu) ?? [])]

/**
 * How many letters of a typed word may be wrong, missing or too many. None in short words, which would be like too many others, and
 * none in codes and BIB numbers, where every figure means somebody else.
 */
export const mistakesAllowed = (word: string): 0 | 1 | 2 => {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 7 ? 1 : 2
}

/** How long a list of one kind is where all kinds are shown. */
export const MOST_IN_GROUP = 6

export interface SearchGroup<Hit> {
  readonly kind: SearchKind
  readonly hits: readonly Hit[]
}

/** Hits, the best one first, by kind: the kind of the best hit first, each cut to `most`. */
export function groupHits<Hit extends { readonly kind: SearchKind }>(
  hits: readonly Hit[],
  most = MOST_IN_GROUP,
): SearchGroup<Hit>[] {
  const groups = new Map<SearchKind, Hit[]>()
  for (const hit of hits) {
    const group = groups.get(hit.kind)
    if (!group) groups.set(hit.kind, [hit])
    else if (group.length < most) group.push(hit)
  }
  return [...groups].map(([kind, best]) => ({ kind, hits: best }))
}

/** What of a thing is searched: what it is called, and what it belongs to (delegation, disciplines). */
export interface SearchDocument {
  /** By `searchId`. */
  readonly id: string
  readonly name: string
  readonly belongs: string
}

/** How `minisearch` takes texts apart and finds them, on a device and on the server; the order is our own (hit-order.ts). */
export const SEARCH_OPTIONS = {
  fields: ['name', 'belongs'] satisfies (keyof SearchDocument)[],
  tokenize: searchWords,
  processTerm: (word: string): string => word,
  searchOptions: {
    combineWith: 'AND' as const,
    prefix: true,
    fuzzy: mistakesAllowed,
  },
}

/** A hit as `minisearch` gives it: which fields each word was found in, and the words that were looked for. */
export interface Found {
  readonly id: string
  readonly match: Readonly<Record<string, readonly string[]>>
  readonly queryTerms: readonly string[]
}

/** What a thing is indexed under in an index of all kinds. */
export const searchId = (kind: SearchKind, code: string): string => `${kind} ${code}`

const isPeople = (id: string): boolean => /^(athlete|team) /.test(id)

/**
 * Somebody is called by a word of the name, whole or begun; by a number (BIB, code) only as a whole: of "50" the BIB 501 is no beginning,
 * it is somebody else.
 */
const isCalledSo = ({ match, queryTerms }: Found): boolean =>
  Object.entries(match).some(
    ([word, fields]) => fields.includes('name') && (!/^\p{N}/u.test(word) || queryTerms.includes(word)),
  )

/**
 * Of what was found, who is called so, and what belongs to something called so: a discipline's events and venues. People who only belong
 * ("everybody of Alagoas", or "jud 50": everybody in judo whose BIB begins so) are left where there is nothing else. The order stays.
 */
export function calledSo<F extends Found>(found: readonly F[]): readonly F[] {
  const named = found.filter((one) => !isPeople(one.id) || isCalledSo(one))
  return named.length > 0 ? named : found
}
