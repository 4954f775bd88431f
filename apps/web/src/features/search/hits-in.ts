import type { AthleteRow, Competitor, ListedTeam, SearchHit } from '@games/contract'
import type { SearchEntry } from '@games/domain/search/name-search'

type Fields = Readonly<Record<string, unknown>>

/** A delegation's page names its own people without it. */
type Delegation = Partial<Pick<SearchHit, 'organisation'>>
type Athlete = Pick<AthleteRow, 'id' | 'name' | 'disciplines' | 'bib'> & Delegation
/** A team as its own page has it comes without its events. */
type Team = Pick<ListedTeam, 'code' | 'name' | 'gender' | 'disciplines'> &
  Partial<Pick<ListedTeam, 'events'>> &
  Delegation
type KnownCompetitor = Pick<Competitor, 'code' | 'name'> & Delegation

const isText = (value: unknown): value is string => typeof value === 'string'
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const hasDelegation = ({ organisation }: Fields): boolean =>
  organisation === undefined || organisation === null || (isFields(organisation) && isText(organisation['code']))

const isAthlete = (one: Fields): one is Athlete =>
  isText(one['id']) &&
  isText(one['name']) &&
  (one['bib'] === null || isText(one['bib'])) &&
  Array.isArray(one['disciplines']) &&
  hasDelegation(one)

const isTeam = (one: Fields): one is Team =>
  isText(one['code']) &&
  isText(one['name']) &&
  isText(one['gender']) &&
  Array.isArray(one['disciplines']) &&
  (one['events'] === undefined || Array.isArray(one['events'])) &&
  hasDelegation(one)

const isKnownCompetitor = (one: Fields): one is KnownCompetitor =>
  one['type'] === 'A' && one['known'] === true && isText(one['code']) && isText(one['name']) && hasDelegation(one)

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
    const { id, name, organisation = null, disciplines, bib } = one
    const hit: SearchHit = { ...NO_DETAIL, kind: 'athlete', code: id, name: { por: name }, organisation, disciplines }
    return entryOf(hit, bib)
  }
  if (isTeam(one)) {
    const { code, name, organisation = null, disciplines, gender, events = [] } = one
    const named = events.flatMap((event) => event.name ?? [])
    return entryOf({ kind: 'team', code, name: { por: name }, organisation, disciplines, gender, events: named })
  }
  if (isKnownCompetitor(one)) {
    const { code, name, organisation = null } = one
    return entryOf({ ...NO_DETAIL, kind: 'athlete', code, name: { por: name }, organisation })
  }
  return null
}

/** How much a hit says of whom it names. */
const detailOf = ({ hit: { disciplines, events } }: Entry): number => disciplines.length + events.length

/** The people and teams a view names, whatever view it is; those with more detail come after those with less, so that the last one is best. */
export function hitsIn(view: unknown): Entry[] {
  const entries: Entry[] = []
  const walk = (part: unknown): void => {
    if (!isFields(part)) return
    if (!Array.isArray(part)) {
      const entry = entryIn(part)
      if (entry) return void entries.push(entry)
    }
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(view)
  return entries.sort((a, b) => detailOf(a) - detailOf(b))
}
