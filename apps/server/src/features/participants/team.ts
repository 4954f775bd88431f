import type { ListedTeam, TeamPage, TeamRow } from '@games/contract'
import { padRsc } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { medallists } from '../medals/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { courseOf } from './course.ts'
import * as queries from './participants.queries.ts'
import { presentAthlete, wantAthlete } from './profile.ts'

/** A team's page, or null where there is no such team. */
export async function teamPage(tx: Reading, seq: number, code: string): Promise<TeamPage | null> {
  const [team] = await queries.teamsByCode(tx, [code])
  if (!team) return null
  const members = await queries.membersOf(tx, code)
  const pairs = await queries.unitsOfTeams(tx, [code])
  const course = await courseOf(tx, [code], pairs, await queries.eventsOfTeam(tx, code))
  const wanted = new WantedNames()
  wantTeam(wanted, team)
  for (const member of members) wantAthlete(wanted, member)
  course.want(wanted)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    team: presentTeam(team, names),
    events: course.events(names),
    members: members.map((member) => presentAthlete(member, names)),
    medals: (await medallists(tx, seq, { competitors: [code] })).medals,
    appearances: course.appearances(names),
  }
}

export function wantTeam(wanted: WantedNames, { organisation, disciplines }: queries.TeamRow): void {
  wanted.organisation(organisation)
  for (const discipline of disciplines) wanted.discipline(discipline)
}

export const presentTeam = (
  { code, name, gender, organisation, disciplines }: queries.TeamRow,
  names: Names,
): TeamRow => ({
  code,
  name,
  gender,
  organisation: names.organisation(organisation),
  disciplines: disciplines.map((discipline) => names.discipline(discipline)),
})

/** What presents the teams of a list, with what they are entered in, once the names it asks `wanted` for are there. */
export async function presentTeams(
  tx: Reading,
  teams: readonly queries.TeamRow[],
  wanted: WantedNames,
): Promise<(names: Names) => ListedTeam[]> {
  const entries = await queries.entriesOfTeams(
    tx,
    teams.map(({ code }) => code),
  )
  const eventsOf = ({ code }: queries.TeamRow) => (entries.get(code) ?? []).map(padRsc)
  for (const team of teams) for (const event of eventsOf(team)) wanted.event(event)
  return (names) =>
    teams.map((team) => ({
      ...presentTeam(team, names),
      events: eventsOf(team).map((event) => names.event(event)),
    }))
}
