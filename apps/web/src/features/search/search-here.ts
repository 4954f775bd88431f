import type { SearchHit, SearchIndex } from '@games/contract'
import {
  calledSo,
  groupHits,
  SEARCH_OPTIONS,
  type SearchDocument,
  searchId,
  searchWords,
} from '@games/domain/search/search-words'
import MiniSearch from 'minisearch'
import { keptViews } from '../../cache/kept-views.ts'
import type { Answer, HitHere } from './answer.ts'
import { hitsIn } from './hits-in.ts'

/** What was read of the device is good for this long. Milliseconds. */
const GOOD_FOR = 20_000

/** Views whose being here means that the page of a hit opens: `["athlete","3103956"]` and the like. */
const PAGES: Readonly<Partial<Record<string, SearchHit['kind']>>> = {
  athlete: 'athlete',
  team: 'team',
  delegation: 'delegation',
  discipline: 'discipline',
  event: 'event',
  venue: 'venue',
}

interface Here {
  readonly index: MiniSearch<SearchDocument>
  readonly hits: ReadonlyMap<string, HitHere>
}

let held: { readonly here: Promise<Here>; readonly at: number } | undefined

const inAllLanguages = (name: SearchHit['name'] | null | undefined): string =>
  name ? [name.por, name.eng, name.spa].join(' ') : ''

const documentOf = (id: string, { code, name, organisation, disciplines }: SearchHit): SearchDocument => ({
  id,
  name: `${inAllLanguages(name)} ${code}`,
  belongs: [organisation, ...disciplines]
    .map((one) => (one ? `${one.code} ${inAllLanguages(one.name)}` : ''))
    .join(' '),
})

/** Reads every view that is kept: people and teams from whatever names them, the rest from the index that is kept for this. */
async function read(): Promise<Here> {
  const views = await keptViews()
  const open = new Set<string>()
  const hits = new Map<string, HitHere>()
  for (const { key, view } of views) {
    const [name, code] = key
    const page = typeof name === 'string' ? PAGES[name] : undefined
    if (page && typeof code === 'string') open.add(searchId(page, code))
    const named = name === 'search-index' ? (view as SearchIndex).hits : hitsIn(view)
    for (const hit of named) {
      const id = searchId(hit.kind, hit.code)
      const known = hits.get(id)
      if (!known || known.disciplines.length <= hit.disciplines.length) hits.set(id, hit)
    }
  }
  for (const [id, hit] of hits) if (!open.has(id)) hits.set(id, { ...hit, away: true })
  const index = new MiniSearch<SearchDocument>(SEARCH_OPTIONS)
  index.addAll([...hits].map(([id, hit]) => documentOf(id, hit)))
  return { index, hits }
}

/** Searches what was seen on this device. Never rejects: a device that keeps nothing finds nothing. */
export async function searchHere(q: string, now: number = Date.now()): Promise<Answer> {
  if (!held || now - held.at > GOOD_FOR) held = { here: read(), at: now }
  const { index, hits } = await held.here
  const found = index.search(searchWords(q).join(' ')) as unknown as Parameters<typeof calledSo>[0]
  const named = calledSo(found).flatMap(({ id }) => hits.get(id) ?? [])
  return { groups: groupHits(named), here: true }
}
