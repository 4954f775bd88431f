import type { OdfCompetitor, OdfCompositionAthlete, OdfOpponent } from '../message.ts'
import { container, each, markup } from '../xml/markup.ts'
import { writeExtended, writeExtensions } from './write-extensions.ts'

export const writeCompetitor = (competitor: OdfCompetitor): string =>
  markup(
    'Competitor',
    {
      Code: competitor.code,
      Type: competitor.type,
      Bib: competitor.bib,
      Organisation: competitor.organisation,
    },
    writeTeamName(competitor.teamName) +
      writeExtensions('EventUnitEntry', competitor.entries) +
      writeComposition(competitor.athletes) +
      each(competitor.opponents, writeOpponent),
  )

const writeOpponent = (opponent: OdfOpponent): string =>
  markup('Opponent', {
    Code: opponent.code,
    Type: opponent.type,
    Organisation: opponent.organisation,
    Pos: opponent.pos,
    Unit: opponent.unit,
    Result: opponent.result,
    HomeAway: opponent.homeAway,
    Date: opponent.date,
    Time: opponent.time,
  })

export const writeTeamName = (name: string | null): string =>
  name === null ? '' : markup('Description', { TeamName: name })

export const writeComposition = (athletes: readonly OdfCompositionAthlete[]): string =>
  container(
    'Composition',
    each(athletes, (athlete) =>
      markup(
        'Athlete',
        {
          Code: athlete.code,
          Order: athlete.order,
          StartOrder: athlete.startOrder,
          Bib: athlete.bib,
          Role: athlete.role,
        },
        writeDescription(athlete) +
          container('ExtendedResults', writeExtended('ExtendedResult', athlete.extended)) +
          writeExtensions('EventUnitEntry', athlete.entries),
      ),
    ),
  )

function writeDescription({ givenName, familyName, gender, organisation }: OdfCompositionAthlete): string {
  if (givenName === null && familyName === null && gender === null && organisation === null) return ''
  return markup('Description', {
    GivenName: givenName,
    FamilyName: familyName,
    Gender: gender,
    Organisation: organisation,
  })
}
