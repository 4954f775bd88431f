import type { SearchHit } from '@games/contract'
import { calledSo, FEWEST_LETTERS, SEARCH_OPTIONS, type SearchDocument, searchId, searchWords } from '@games/domain'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchEntry } from './present.ts'

/** Everything that can be searched for, by what it is called. */
export interface Matcher {
  readonly size: number
  /** Everything is going to be put in again. */
  begin(): void
  /** Takes in what is new and what has changed. */
  put(entries: readonly SearchEntry[]): void
  /** Gives up everything that was not put in since `begin`. */
  forgetOthers(): void
  /** Hits, the best one first; `kind` asks for one kind alone. */
  find(text: string, kind?: SearchHit['kind']): SearchHit[]
}

interface Kept {
  readonly hit: SearchHit
  /** What it was indexed from, to see whether it has changed. */
  readonly print: string
  round: number
}

/** Fewer letters than these are looked for in names alone: almost everybody belongs to something that begins so. */
const LETTERS_THAT_NARROW = 4

/** In every language: a visitor may know a discipline by the name another one gives it. */
const inAllLanguages = (name: SearchHit['name'] | null | undefined): string =>
  name ? [name.por, name.eng, name.spa].join(' ') : ''

const documentOf = ({ hit, alias }: SearchEntry): SearchDocument => ({
  id: searchId(hit.kind, hit.code),
  name: [inAllLanguages(hit.name), hit.code, alias].join(' '),
  belongs: [
    hit.organisation?.code,
    inAllLanguages(hit.organisation?.name),
    ...hit.disciplines.map(({ code, name }) => `${code} ${inAllLanguages(name)}`),
  ].join(' '),
})

export function createMatcher(): Matcher {
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
  const kept = new Map<string, Kept>()
  let round = 0
  return {
    get size() {
      return kept.size
    },
    begin: () => void round++,
    put(entries) {
      for (const entry of entries) {
        const document = documentOf(entry)
        const [print, was] = [JSON.stringify([document, entry.hit]), kept.get(document.id)]
        if (was?.print === print) {
          was.round = round
          continue
        }
        if (was) index.replace(document)
        else index.add(document)
        kept.set(document.id, { hit: entry.hit, print, round })
      }
    },
    forgetOthers() {
      for (const [id, { round: last }] of kept) {
        if (last === round) continue
        index.discard(id)
        kept.delete(id)
      }
    },
    find(text, kind) {
      const query = searchWords(text).join(' ')
      if (query.length < FEWEST_LETTERS) return []
      const found = index.search(query, {
        ...(query.length < LETTERS_THAT_NARROW ? { fields: ['name'] } : {}),
        ...(kind ? { filter: ({ id }) => kept.get(String(id))?.hit.kind === kind } : {}),
      })
      return calledSo(found as Found[]).flatMap(({ id }) => kept.get(id)?.hit ?? [])
    },
  }
}

/** Ids are texts here. */
type Found = SearchResult & { readonly id: string }
