import type { SearchHit, SearchIndex } from '@games/contract'
import { createNameSearch, type NameSearch, type SearchEntry } from '@games/domain/search/name-search'
import { groupHits, SEARCH_OPTIONS, type SearchDocument, searchId } from '@games/domain/search/search-words'
import MiniSearch from 'minisearch'
import { offlineViews } from '../../cache/offline-views.ts'
import { packNames } from '../../offline-pack/pack-views.ts'
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

/** Views that are a page of all there is of a kind. */
const WHOLE: Readonly<Partial<Record<string, SearchHit['kind']>>> = {
  places: 'place',
  'official-reports': 'report',
  ambassadors: 'ambassador',
  volunteers: 'volunteer',
  sponsors: 'sponsor',
  announcements: 'announcement',
}

let cached: { readonly here: Promise<NameSearch<HitHere>>; readonly at: number } | undefined

/** Reads every view that is stored: people and teams from whatever names them, the rest from the index that is stored for this. */
async function read(): Promise<NameSearch<HitHere>> {
  // of two that name the same the one with more detail counts, and what was seen is newer
  const views = [...(await packNames()), ...(await offlineViews())]
  const open = new Set<string>()
  const openKinds = new Set<SearchHit['kind']>()
  const awardDays = new Set<unknown>()
  const entries = new Map<string, SearchEntry<SearchHit>>()
  for (const { key, view } of views) {
    const [name, code] = key
    const page = typeof name === 'string' ? PAGES[name] : undefined
    if (page && typeof code === 'string') open.add(searchId(page, code))
    if (name === 'awards') awardDays.add(code)
    const whole = typeof name === 'string' ? WHOLE[name] : undefined
    if (whole) openKinds.add(whole)
    const named = name === 'search-index' ? (view as SearchIndex).hits.map((hit) => ({ hit, alias: '' })) : hitsIn(view)
    for (const entry of named) {
      const id = searchId(entry.hit.kind, entry.hit.code)
      const known = entries.get(id)
      if (!known || known.hit.disciplines.length <= entry.hit.disciplines.length) entries.set(id, entry)
    }
  }
  const names = createNameSearch<HitHere>(new MiniSearch<SearchDocument>(SEARCH_OPTIONS))
  names.put(
    [...entries].map(([id, { hit, alias }]) => ({
      hit:
        open.has(id) || openKinds.has(hit.kind) || (hit.kind === 'award' && awardDays.has(hit.day))
          ? hit
          : { ...hit, away: true },
      alias,
    })),
  )
  return names
}

/** Searches what was seen on this device. Never rejects: a device that keeps nothing finds nothing. */
export async function searchHere(q: string, now: number = Date.now()): Promise<Answer> {
  if (!cached || now - cached.at > GOOD_FOR) cached = { here: read(), at: now }
  const names = await cached.here
  return { groups: groupHits(names.find(q)), here: true }
}
