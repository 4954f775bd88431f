import type { AthleteRow, Competitor, ListedTeam, SearchHit, TeamRow } from '@games/contract'

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

/** What can be searched for in one object of a view; null where it is nobody. Lists and results name people by these three shapes. */
function hitOf(one: Fields): SearchHit | null {
  if (isAthlete(one)) {
    const { id, name, organisation, disciplines } = one as unknown as AthleteRow
    return { kind: 'athlete', code: id, name: { por: name }, organisation, disciplines, gender: null, events: [] }
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
    return { kind: 'team', code, name: { por: name }, organisation, disciplines, gender, events: named }
  }
  if (isKnownCompetitor(one)) {
    const { code, name, organisation } = one as unknown as Competitor
    return { kind: 'athlete', code, name: { por: name }, organisation, disciplines: [], gender: null, events: [] }
  }
  return null
}

/** How much a hit says of whom it names. */
const saidOf = ({ disciplines, events }: SearchHit): number => disciplines.length + events.length

/** The people and teams a view names, whatever view it is; those told more of come after those told less, so that the last one is best. */
export function hitsIn(view: unknown): SearchHit[] {
  const hits: SearchHit[] = []
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if (!Array.isArray(part)) {
      const hit = hitOf(part as Fields)
      if (hit) return void hits.push(hit)
    }
    for (const inner of Object.values(part)) walk(inner)
  }
  walk(view)
  return hits.sort((a, b) => saidOf(a) - saidOf(b))
}
