import { type SearchAnswer, type SearchHit, type SearchIndex, topics } from '@games/contract'
import { groupHits, padRsc, type SearchEntry } from '@games/domain'
import { eventTypeName } from '@games/domain/sports/stored-event-type'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { typeCodes } from '../../facts/event-types.queries.ts'
import type { Reading } from '../../facts/reading.ts'
import { searchedContent } from '../content/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { entriesOfTeams } from '../participants/index.ts'
import { venueList } from '../venues/index.ts'
import { competitorsAfter, type SearchedCompetitor, searchedCodes } from './search.queries.ts'

/** People and teams read at a time: no piece keeps a server busy for more than some milliseconds. */
const PIECE = 250

/** What stands in a hit that is no person and no team. */
const NOBODY: Pick<SearchHit, 'organisation' | 'disciplines' | 'gender' | 'events'> = {
  organisation: null,
  disciplines: [],
  gender: null,
  events: [],
}

/** Everything but people and teams: disciplines, delegations, events, venues and official content. */
export async function searchIndex(tx: Reading, seq: number): Promise<SearchIndex> {
  const codes = await searchedCodes(tx)
  const wanted = new WantedNames()
  for (const code of codes.disciplines) wanted.discipline(code)
  for (const code of codes.organisations) wanted.organisation(code)
  for (const code of codes.events) wanted.event(padRsc(code))
  const content = await searchedContent(tx)
  for (const { discipline } of content) if (discipline !== null) wanted.discipline(discipline)
  const names = await wanted.lookUp(tx)
  const hits: SearchHit[] = []
  for (const code of codes.disciplines) {
    const discipline = names.discipline(code)
    const name = discipline.name ?? { por: code }
    hits.push({ ...NOBODY, kind: 'discipline', code, name, disciplines: [discipline] })
  }
  for (const code of codes.organisations) {
    const organisation = names.organisation(code)
    hits.push({ ...NOBODY, kind: 'delegation', code, name: organisation.name ?? { por: code }, organisation })
  }
  for (const rsc of codes.events) {
    const { code, name } = names.event(padRsc(rsc))
    hits.push({ ...NOBODY, kind: 'event', code, name: name ?? { por: code }, disciplines: [names.discipline(code)] })
  }
  // the feed's word for a place that is still to be found
  for (const { code, name, disciplines } of await venueList(tx))
    if (code !== 'TBD') hits.push({ ...NOBODY, kind: 'venue', code, name: name ?? { por: code }, disciplines })
  for (const { kind, id, name, discipline, day } of content)
    hits.push({
      ...NOBODY,
      kind,
      code: id,
      name,
      disciplines: discipline === null ? [] : [names.discipline(discipline)],
      ...(day === undefined ? {} : { day }),
    })
  return { seq, hits }
}

/** The names of an event in the catalogue of its sport, in all languages: most events have a name in one. */
function catalogueWords(typeCode: string): string {
  const typed = typedEventOf(typeCode)
  const name = typed && eventTypeName(typed)
  return name ? [...new Set(Object.values(name))].join(' ') : ''
}

/** Everything that can be searched for, in pieces. */
export async function* searchEntries(tx: Reading): AsyncGenerator<SearchEntry<SearchHit>[]> {
  const { hits } = await searchIndex(tx, 0)
  const events = hits.flatMap(({ kind, code }) => (kind === 'event' ? [padRsc(code)] : []))
  const typeCode = await typeCodes(tx.from(topics.everything()), events)
  yield hits.map((hit) => ({ hit, alias: hit.kind === 'event' ? catalogueWords(typeCode(padRsc(hit.code))) : '' }))
  for (let after = ''; ; ) {
    const rows = await competitorsAfter(tx, after, PIECE)
    const last = rows.at(-1)
    if (!last) return
    const wanted = new WantedNames()
    for (const { organisation, disciplines } of rows) {
      wanted.organisation(organisation)
      for (const code of disciplines) wanted.discipline(code)
    }
    const teams = rows.filter(({ kind }) => kind === 'team').map(({ code }) => code)
    const entries = teams.length > 0 ? await entriesOfTeams(tx, teams) : new Map<string, string[]>()
    for (const events of entries.values()) for (const event of events) wanted.event(padRsc(event))
    const names = await wanted.lookUp(tx)
    yield rows.map((row) => ({ hit: presentCompetitor(row, entries.get(row.code) ?? [], names), alias: row.search }))
    after = last.code
  }
}

/** Field by field: nothing else of a participant, who is a minor, may be sent (R5.4). */
const presentCompetitor = (row: SearchedCompetitor, events: readonly string[], names: Names): SearchHit => ({
  kind: row.kind,
  code: row.code,
  name: { por: row.name },
  organisation: names.organisation(row.organisation),
  disciplines: row.disciplines.map((code) => names.discipline(code)),
  gender: row.kind === 'team' ? row.gender : null,
  events: events.flatMap((event) => names.event(padRsc(event)).name ?? []),
})

export const searchAnswer = (seq: number, hits: readonly SearchHit[]): SearchAnswer => ({
  seq,
  groups: groupHits(hits).map(({ kind, hits: shown }) => ({ kind, hits: [...shown] })),
})
