import { disciplineOf, padRsc } from '@games/domain'
import { ByCode, type OpenBody } from '../body.ts'
import type { OdfHeader, OdfTeam } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { child, children, integer, requiredRsc, requiredText, text, type XmlElement } from '../xml/element.ts'

/** DT_PARTIC_TEAMS and DT_PARTIC_TEAMS_UPDATE (ODF §7). */
export const openTeams: OpenBody = (header, warnings) => {
  const teams = new ByCode<OdfTeam>('Team', warnings)
  return {
    take(element) {
      if (element.name !== 'Team') return
      const team = readTeam(element, header, warnings)
      teams.set(team.code, team)
    },
    body: () => ({ kind: 'teams', teams: teams.list() }),
  }
}

function readTeam(team: XmlElement, header: OdfHeader, warnings: Warnings): OdfTeam {
  const code = requiredText(team, 'Code', 'the code of the team')
  const disciplines = children(team, 'Discipline')
  const [discipline] = disciplines
  if (disciplines.length > 1) warnings.add(`Team ${code} is in ${disciplines.length} disciplines: the first one counts`)
  return {
    code,
    status: requiredText(team, 'Status', 'the status of the team'),
    organisation: requiredText(team, 'Organisation', 'the code of an organisation'),
    name: text(team, 'Name'),
    shortName: text(team, 'ShortName'),
    tvName: text(team, 'TVTeamName'),
    gender: requiredText(team, 'Gender', 'the gender of the team'),
    teamType: text(team, 'TeamType'),
    // The message is about one discipline, so a team that does not say it is in that one.
    discipline: discipline ? requiredRsc(discipline, 'Code', warnings) : padRsc(disciplineOf(header.documentCode)),
    athletes: readAthletes(team, warnings),
    registeredEvents: children(discipline, 'RegisteredEvent').map((event) => requiredRsc(event, 'Event', warnings)),
  }
}

/** Codes by Order; athletes without one follow in the order of the message. */
const readAthletes = (team: XmlElement, warnings: Warnings): readonly string[] =>
  children(child(team, 'Composition'), 'Athlete')
    .map((athlete) => ({
      code: requiredText(athlete, 'Code', 'the code of an athlete'),
      order: integer(athlete, 'Order', warnings) ?? Number.MAX_SAFE_INTEGER,
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ code }) => code)
