import type { OdfCompetitor, OdfCompositionAthlete, OdfOpponent } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import {
  child,
  children,
  competitorType,
  contained,
  day,
  integer,
  requiredText,
  rsc,
  text,
  type XmlElement,
} from '../xml/element.ts'
import { readExtended, readExtensions } from './read-extensions.ts'

/** A competitor of a result (ODF §8). Placeholders such as `TBD`, `BYE` or `NOCOMP` come through as the code they are. */
export function readCompetitor(competitor: XmlElement, warnings: Warnings): OdfCompetitor {
  const description = child(competitor, 'Description')
  return {
    code: requiredText(competitor, 'Code', 'the code of a competitor'),
    type: competitorType(competitor, warnings),
    bib: text(competitor, 'Bib'),
    organisation: text(competitor, 'Organisation'),
    teamName: description ? text(description, 'TeamName') : null,
    entries: readExtensions(children(competitor, 'EventUnitEntry'), warnings),
    athletes: readAthletes(competitor, warnings),
    opponents: children(competitor, 'Opponent').map((opponent) => readOpponent(opponent, warnings)),
  }
}

/** A cell of the matrix of a pool (ODF §9). */
const readOpponent = (opponent: XmlElement, warnings: Warnings): OdfOpponent => ({
  code: requiredText(opponent, 'Code', 'the code of a competitor'),
  type: competitorType(opponent, warnings),
  organisation: text(opponent, 'Organisation'),
  pos: integer(opponent, 'Pos', warnings),
  unit: rsc(opponent, 'Unit', warnings),
  result: text(opponent, 'Result'),
  homeAway: text(opponent, 'HomeAway'),
  date: day(opponent, 'Date', warnings),
  time: text(opponent, 'Time'),
})

/** Composition/Athlete; an individual is in its own composition. */
export const readAthletes = (competitor: XmlElement, warnings: Warnings): OdfCompositionAthlete[] =>
  children(child(competitor, 'Composition'), 'Athlete').map((athlete) => {
    const description = child(athlete, 'Description')
    const described = (attribute: string) => (description ? text(description, attribute) : null)
    return {
      code: requiredText(athlete, 'Code', 'the code of an athlete'),
      order: integer(athlete, 'Order', warnings),
      bib: text(athlete, 'Bib'),
      startOrder: text(athlete, 'StartOrder'),
      role: text(athlete, 'Role'),
      familyName: described('FamilyName'),
      givenName: described('GivenName'),
      gender: described('Gender'),
      organisation: described('Organisation'),
      extended: readExtended(contained(athlete, 'ExtendedResults', 'ExtendedResult'), warnings),
      entries: readExtensions(children(athlete, 'EventUnitEntry'), warnings),
    }
  })
