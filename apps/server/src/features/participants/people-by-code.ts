import type { AthleteRow, TeamRow } from '@games/contract'
import type { Reading } from '../../facts/reading.ts'
import type { Names, WantedNames } from '../names/index.ts'
import * as queries from './participants.queries.ts'
import { presentAthlete, wantAthlete } from './profile.ts'
import { presentTeam, wantTeam } from './team.ts'

/** Athletes and teams by their codes, with the units each is listed in: read first, then named with whatever else an answer names. */
export interface PeopleByCode {
  readonly unitsOfAthletes: readonly { readonly athlete: string; readonly unit: string }[]
  readonly unitsOfTeams: readonly { readonly competitor: string; readonly unit: string }[]
  want(wanted: WantedNames): void
  /** Undefined: nobody has that code. */
  athlete(code: string, names: Names): AthleteRow | undefined
  team(code: string, names: Names): TeamRow | undefined
}

export async function peopleByCode(
  tx: Reading,
  athleteCodes: readonly string[],
  teamCodes: readonly string[],
): Promise<PeopleByCode> {
  const athletes = await queries.athletesByCode(tx, athleteCodes)
  const teams = await queries.teamsByCode(tx, teamCodes)
  return {
    unitsOfAthletes: await queries.unitsOf(tx, await queries.competesAs(tx, athleteCodes)),
    unitsOfTeams: await queries.unitsOfTeams(tx, teamCodes),
    want(wanted) {
      for (const athlete of athletes) wantAthlete(wanted, athlete)
      for (const team of teams) wantTeam(wanted, team)
    },
    athlete(wantedCode, names) {
      const row = athletes.find(({ code }) => code === wantedCode)
      return row && presentAthlete(row, names)
    },
    team(wantedCode, names) {
      const row = teams.find(({ code }) => code === wantedCode)
      return row && presentTeam(row, names)
    },
  }
}
