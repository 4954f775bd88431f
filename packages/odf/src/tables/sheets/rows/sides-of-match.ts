import { padRsc } from '@games/domain'
import type { Side } from '../../values.ts'
import * as cells from '../cells.ts'
import { NOBODY_YET } from '../contests.ts'
import type { Competitor } from '../reading.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isTeamEvent } from '../team-event.ts'
import { unitWords } from '../word-codes.ts'
import { personOf, teamOfEvent } from './competitor-of-row.ts'

/** Sides of a match in the programme, home first: both, or only the known ones if the other words name no contest. */
export function sidesOfUnit(row: SheetRow, sides: readonly [string, string], event: string): Side[] {
  const met = sides.map((words, at): Side | null => {
    if (!cells.isNobodyYet(words)) return sideOf(row, words, event, at)
    const origin = cells.cameFrom(words)
    if (origin === null) return null
    const { phase, unit } = unitWords(origin.of)
    const code = padRsc(`${event.slice(0, 22)}${phase}${origin.place === null ? unit : ''}`)
    return { ...NOBODY_YET, from: { unit: code, value: origin.place, wlt: origin.wlt } }
  })
  // the position of a known side counts if the other comes from a contest
  return met.some((side) => side?.from) ? met.map((side) => side ?? NOBODY_YET) : met.filter((side) => side !== null)
}

/** The known competitors of a match, home first. */
export function competitorsOfMatch(row: SheetRow, sides: readonly [string, string], event: string): Competitor[] {
  const known = sides.map((words, at) => (cells.isNobodyYet(words) ? null : sideOf(row, words, event, at)))
  return known.filter((side) => side !== null)
}

/** A side of a match: a delegation, its team, or a person (`Ana Silva (AL)`). */
function sideOf(row: SheetRow, words: string, event: string, at: number): Competitor | null {
  const { index, resolver } = row.sheet
  const delegation = delegationsOfSides(row)[at]
  if (delegation !== undefined) {
    const code = row.code(resolver.organisation(delegation, row.number))
    if (code === null) return null
    return isTeamEvent(index.typeCode(event)) ? teamOfEvent(row, words, code, event) : personOf(row, words, code)
  }
  const organisation = index.organisation(words)
  if (organisation !== null) return teamOfEvent(row, null, organisation, event)
  const written = cells.nameAndDelegation(words)
  const ofPerson = written.organisation === null ? null : index.organisation(written.organisation)
  if (ofPerson !== null) return personOf(row, written.name, ofPerson)
  const owner = index.ownerOfTeam(words)
  if (owner !== null) return teamOfEvent(row, words, owner, event)
  const answered = row.code(resolver.organisation(words, row.number))
  return answered === null ? null : teamOfEvent(row, null, answered, event)
}

/** The words of the delegations of both sides, if they have columns. */
export const delegationsOfSides = ({ values }: SheetRow): readonly (string | undefined)[] => [
  values.organisation1,
  values.organisation2,
]
