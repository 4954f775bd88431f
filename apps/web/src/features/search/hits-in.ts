import type { AthleteRow, Competitor, ListedTeam, SearchHit, TeamRow } from '@games/contract'
import type { SearchEntry } from '@games/domain/search/name-search'

type Fields = Readonly<Record<string, unknown>>

const isAthlete = (one: Fields): boolean =>
  typeof one['id'] === 'string' && typeof one['name'] === 'string' && 'bib' in one && Array.isArray(one['disciplines'])

const isTeam = (one: Fields): boolean =>
  typeof one['code'] === 'string' &&
  typeof one['name'] === 'string' &&
  typeof one['gender'] === 'string' &&
  Array.isArray(one['disciplines'])

const isKnownCompetitor = (one: Fields): boolean =>
  one['type'] === 'A' && one['known'] === true && typeof one['code'] === 'string' && typeof one['name'] === 'string'

const NO_DETAIL: Pick<SearchHit, 'disciplines' | 'gender' | 'events'> = { disciplines: [], gender: null, events: [] }

type Entry = SearchEntry<SearchHit>

/** With the words that the server's search finds people and teams by besides their names: delegation and BIB. */
const entryOf = (hit: SearchHit, bib: string | null = null): Entry => ({
  hit,
  alias: [hit.organisation?.code, bib].filter(Boolean).join(' '),
})

/** What can be searched for in one object of a view; null where it is nobody. Lists and results name people by these three shapes. */
function entryIn(one: Fields): Entry | null {
  if (isAthlete(one)) {
    const { id, name, organisation, disciplines, bib } = one as unknown as AthleteRow
    const hit: SearchHit = { ...NO_DETAIL, kind: 'athlete', code: id, name: { por: name }, organisation, disciplines }
    return entryOf(hit, bib)
  }
  if (isTeam(one)) {
    // a team as its own page has it comes without them
    const {
      code,
      name,
      organisation,
      disciplines,
      gender,
      events = [],
    } = one as unknown as TeamRow & Partial<ListedTeam>
    const named = events.flatMap((event) => event.name ?? [])
    return entryOf({ kind: 'team', code, name: { por: name }, organisation, disciplines, gender, events: named })
  }
  if (isKnownCompetitor(one)) {
    const { code, name, organisation } = one as unknown as Competitor
    return entryOf({ ...NO_DETAIL, kind: 'athlete', code, name: { por: name }, organisation })
  }
  return null
}

/** How much a hit says of whom it names. */
const detailOf = ({ hit: { disciplines, events } }: Entry): number => disciplines.length + events.length

/** The people and teams a view names, whatever view it is; those told more of come after those told less, so that the last one is best. */
export function hitsIn(view: unknown): Entry[] {
  const entries: Entry[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (!Array.isArray(part)) {
      const entry = entryIn(part as Fields)
      if (entry) return void entries.push(entry)
    }
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(view)
  return entries.sort((a, b) => detailOf(a) - detailOf(b))
}
