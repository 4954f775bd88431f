import { rscPrefix } from '@games/domain'
import {
  NO_ATHLETE,
  NO_COMPETITOR,
  type OdfCompetitor,
  type OdfParticipant,
  type OdfResults,
  type OdfTeam,
} from '@games/odf'
import { Reading, type Statements } from '../../facts/reading.ts'
import { codeNames } from '../names/index.ts'
import type { Candidate } from './match-rows.ts'
import { participantsOf, teamsOf } from './venue-files.queries.ts'

/** Athletes and teams of a discipline, by code. */
export interface People {
  readonly athletes: ReadonlyMap<string, OdfParticipant>
  readonly teams: ReadonlyMap<string, OdfTeam>
  /** Names of delegations by code, in each language. */
  readonly delegations: ReadonlyMap<string, readonly string[]>
}

export async function peopleOf(q: Statements, discipline: string): Promise<People> {
  // one client: one query after the other
  const athletes = await participantsOf(q, discipline)
  const teams = await teamsOf(q, discipline)
  const codes = new Set([...athletes, ...teams].flatMap(({ fact }) => fact.organisation ?? []))
  const names = await codeNames(
    new Reading(q),
    [...codes].map((code) => ({ set: 'ORGANISATION', code })),
  )
  return {
    delegations: new Map(
      [...codes].map((code) => [code, [...new Set(Object.values(names.get(`ORGANISATION/${code}`)?.name ?? {}))]]),
    ),
    athletes: new Map(athletes.map(({ fact }) => [fact.code, fact])),
    teams: new Map(teams.map(({ fact }) => [fact.code, fact])),
  }
}

/** The number of an athlete in an event, where they are registered with one. */
const bibOf = (athlete: OdfParticipant | undefined, event: string): string | null =>
  athlete?.disciplines
    .flatMap(({ registeredEvents }) => registeredEvents)
    .find((registered) => rscPrefix(registered.event, 'event') === event && registered.bib !== null)?.bib ?? null

/** A competitor’s name as it is shown, else as the list itself has it, else the code. */
export function nameOf({ athletes, teams }: People, competitor: OdfCompetitor): string {
  const own = competitor.athletes.find(({ code }) => code === competitor.code)
  const inList = [own?.familyName, own?.givenName].filter(Boolean).join(' ')
  return (
    athletes.get(competitor.code)?.printName ??
    teams.get(competitor.code)?.name ??
    competitor.teamName ??
    (inList || competitor.code)
  )
}

/** Who may be in a unit: those of its list, and where it has none those who are registered for its event. */
export function candidatesOf(unit: string, list: OdfResults | null, people: People): Candidate[] {
  const event = rscPrefix(unit, 'event')
  if (list && list.results.length > 0)
    return list.results.map(({ competitor, startOrder }) => ({
      competitor,
      name: nameOf(people, competitor),
      bib: competitor.bib ?? bibOf(people.athletes.get(competitor.code), event),
      lane: startOrder,
      teams: delegationOf(people, competitor),
    }))
  const athletes = [...people.athletes.values()].filter(({ disciplines }) =>
    disciplines.some(({ registeredEvents }) =>
      registeredEvents.some((registered) => rscPrefix(registered.event, 'event') === event),
    ),
  )
  const teams = [...people.teams.values()].filter(({ registeredEvents }) =>
    registeredEvents.some((registered) => rscPrefix(registered, 'event') === event),
  )
  return [
    ...athletes.map(({ code, organisation }) =>
      aCandidate(people, {
        code,
        type: 'A',
        organisation,
        members: [code],
        bib: bibOf(people.athletes.get(code), event),
      }),
    ),
    ...teams.map(({ code, organisation, athletes: members }) =>
      aCandidate(people, { code, type: 'T', organisation, members, bib: null }),
    ),
  ]
}

function aCandidate(
  people: People,
  {
    code,
    type,
    organisation,
    members,
    bib,
  }: Pick<OdfCompetitor, 'code' | 'type' | 'organisation' | 'bib'> & { readonly members: readonly string[] },
): Candidate {
  const athletes = members.map((member, at) => ({ ...NO_ATHLETE, code: member, order: at + 1 }))
  const competitor: OdfCompetitor = { ...NO_COMPETITOR, code, type, organisation, bib, athletes }
  return { competitor, name: nameOf(people, competitor), bib, lane: null, teams: delegationOf(people, competitor) }
}

const delegationOf = ({ delegations }: People, { organisation }: OdfCompetitor): readonly string[] =>
  delegations.get(organisation ?? '') ?? []
