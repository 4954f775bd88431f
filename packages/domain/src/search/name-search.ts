import type { Localized } from '../text/localized.ts'
import { searchable } from '../text/searchable.ts'
import { inOrderOf, type Standing } from './hit-order.ts'
import {
  calledSo,
  FEWEST_LETTERS,
  type Found,
  isContentSearchKind,
  type SearchDocument,
  type SearchKind,
  searchId,
  searchWords,
} from './search-words.ts'

/** What a hit says of itself by which it is found. */
export interface NamedHit {
  readonly kind: SearchKind
  readonly code: string
  readonly name: Localized
  readonly organisation: Named | null
  readonly disciplines: readonly Named[]
}
interface Named {
  readonly code: string
  readonly name: Localized | null
}

/** A hit, and words it is found by besides its name and code. */
export interface SearchEntry<Hit> {
  readonly hit: Hit
  readonly alias: string
}

/** A full-text index of `minisearch` made with SEARCH_OPTIONS: it finds what fits, `hit-order` says in which order. */
export interface TextIndex {
  add(document: SearchDocument): void
  replace(document: SearchDocument): void
  discard(id: string): void
  search(query: string, options: { readonly fields?: ('name' | 'belongs')[] }): readonly Found[]
}

/** Everything that can be searched for, by what it is called: the same on the server and on a device. */
export interface NameSearch<Hit> {
  readonly size: number
  /** Everything is going to be put in again. */
  begin(): void
  /** Takes in what is new and what has changed. */
  put(entries: readonly SearchEntry<Hit>[]): void
  /** Gives up everything that was not put in since `begin`. */
  forgetOthers(): void
  /** Hits, the best one first; `kind` asks for one kind alone. */
  find(text: string, kind?: SearchKind): Hit[]
}

interface Entry<Hit> extends Standing {
  readonly hit: Hit
  /** What it was indexed from, to see whether it has changed. */
  readonly print: string
  round: number
}

/** Fewer letters than these are looked for in names alone: almost everybody belongs to something that begins so. */
const LETTERS_THAT_NARROW = 4

/** In every language: a visitor may know a discipline by the name another one gives it. */
const inAllLanguages = (name: Localized | null | undefined): string =>
  name ? [name.por, name.eng, name.spa].join(' ') : ''

const documentOf = ({ hit, alias }: SearchEntry<NamedHit>): SearchDocument => ({
  id: searchId(hit.kind, hit.code),
  name: [inAllLanguages(hit.name), isContentSearchKind(hit.kind) ? '' : hit.code, alias].join(' '),
  belongs: [hit.organisation, ...hit.disciplines]
    .map((one) => (one ? `${one.code} ${inAllLanguages(one.name)}` : ''))
    .join(' '),
})

const standingOf = ({ kind, code, name }: NamedHit): Standing => ({
  kind,
  code,
  sortName: searchable(name.por),
  names: [name.por, name.eng, name.spa].flatMap((text) => (text ? [searchWords(text)] : [])),
})

export function createNameSearch<Hit extends NamedHit>(index: TextIndex): NameSearch<Hit> {
  const byId = new Map<string, Entry<Hit>>()
  let round = 0
  return {
    get size() {
      return byId.size
    },
    begin: () => void round++,
    put(entries) {
      for (const entry of entries) {
        const document = documentOf(entry)
        const [print, was] = [JSON.stringify([document, entry.hit]), byId.get(document.id)]
        if (was?.print === print) {
          was.round = round
          continue
        }
        if (was) index.replace(document)
        else index.add(document)
        byId.set(document.id, { ...standingOf(entry.hit), hit: entry.hit, print, round })
      }
    },
    forgetOthers() {
      for (const [id, { round: last }] of byId) {
        if (last === round) continue
        index.discard(id)
        byId.delete(id)
      }
    },
    find(text, kind) {
      const words = searchWords(text)
      const query = words.join(' ')
      if (query.length < FEWEST_LETTERS) return []
      const found = index
        .search(query, query.length < LETTERS_THAT_NARROW ? { fields: ['name'] } : {})
        .flatMap((one) => {
          const entry = byId.get(one.id)
          return entry && (kind === undefined || entry.kind === kind) ? [{ ...one, entry }] : []
        })
      return inOrderOf(words, calledSo(found)).map(({ entry }) => entry.hit)
    },
  }
}
