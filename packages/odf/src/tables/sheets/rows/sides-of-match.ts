import { padRsc } from '@games/domain'
import { roundOf } from '@games/domain/draw/phase-order'
import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { plain, type Side } from '../../values.ts'
import * as cells from '../cells.ts'
import { NOBODY_YET } from '../contests.ts'
import type { Competitor } from '../reading.ts'
import { eventWords } from '../row-words.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isTeamEvent } from '../team-event.ts'
import { unitWords } from '../word-codes.ts'
import { delegationOf, personOf, teamOfEvent } from './competitor-of-row.ts'
import { contestOfRow } from './contest-of-row.ts'
import { isOfPairs } from './pair-of-delegation.ts'
import {
  addAwaited,
  addEntrant,
  awaitedDelegation,
  enteredAs,
  entrantOf,
  entrantsCalled,
  entrantsOfDelegation,
} from './entrants.ts'

/** Sides of a match in the programme, home first: both, or only the known ones if the other words name no contest. */
export function sidesOfUnit(row: SheetRow, sides: readonly [string, string], event: string): Side[] {
  const met = sides.map((words, at): Side | null => {
    const place = poolPlaceOf(row, words)
    if (place === null && !cells.isNobodyYet(words)) return sideOf(row, words, event, at)
    const origin = place ?? cells.cameFrom(words)
    if (origin === null) return null
    const { phase, unit } = unitWords(origin.of)
    const code = padRsc(`${event.slice(0, 22)}${phase}${origin.place === null ? unit : ''}`)
    return { ...NOBODY_YET, from: { unit: code, value: origin.place, wlt: origin.wlt } }
  })
  // the position of a known side counts if the other comes from a contest
  return met.some((side) => side?.from) ? met.map((side) => side ?? NOBODY_YET) : met.filter((side) => side !== null)
}

/** A place of a pool in a knockout, unless a delegation, such as a class of a school, has these words; null: another side. */
function poolPlaceOf(row: SheetRow, words: string): NonNullable<ReturnType<typeof cells.cameFrom>> | null {
  const { index, resolver } = row.sheet
  const found = cells.placeOfPool(words)
  const isDelegation = index.organisation(words) !== null || resolver.hasMet('organisation', wordsKey(words))
  if (found === null || isDelegation || roundOf(unitWords(contestOfRow(row).phase, { isMatch: true }).phase) < 0)
    return null
  return { ...found, wlt: null }
}

/** The known competitors of a match, home first. */
export function competitorsOfMatch(row: SheetRow, sides: readonly [string, string], event: string): Competitor[] {
  const known = sides.map((words, at) => (cells.isNobodyYet(words) ? null : sideOf(row, words, event, at)))
  return known.filter((side) => side !== null)
}

/** A side of a match: a delegation, its team or pair, or a person (`Ana Silva (AL)`), also by fewer words than another row has. */
function sideOf(row: SheetRow, written: string, event: string, at: number): Competitor | null {
  const words = cells.withoutSeed(written)
  const named = namedSide(row, words, event, delegationsOfSides(row)[at])
  if (named !== undefined) {
    if (named !== null) addEntrant(row, event, named)
    return named
  }
  const { index } = row.sheet
  const organisation = index.organisation(words)
  if (organisation !== null) {
    const ofDelegation = entrantsOfDelegation(row, event, organisation)
    return ofDelegation.length === 0 || isOfPairs(row, event, organisation)
      ? teamOfEvent(row, null, organisation, event, at)
      : entrantOf(row, event, words, ofDelegation)
  }
  const owner = index.ownerOfTeam(words)
  if (owner !== null) return teamOfEvent(row, words, owner, event)
  const called = entrantsCalled(row, event, words)
  if (called.length > 0) return entrantOf(row, event, words, called)
  const awaited = awaitedDelegation(row, event, words)
  if (awaited !== null) {
    delegationOf(row, awaited, 'any')
    return null
  }
  if (isOfPeople(row, words, event))
    return index.people(words, null).length > 0 ? personOf(row, words, null) : entrantOf(row, event, words, called)
  const answered = delegationOf(row, words, 'any')
  return answered === null ? null : teamOfEvent(row, null, answered, event, at)
}

/** A side whose delegation is in its words or in a column; null: the organiser has a question; undefined: it has no delegation. */
function namedSide(
  row: SheetRow,
  words: string,
  event: string,
  delegation: string | undefined,
): Competitor | null | undefined {
  const { index } = row.sheet
  const ofDelegation = (name: string, code: string): Competitor | null =>
    isTeamEvent(index.typeCode(event)) || cells.isPair(name)
      ? teamOfEvent(row, name, code, event)
      : (enteredAs(row, event, code, name) ?? personOf(row, name, code))
  if (delegation !== undefined) {
    const code = delegationOf(row, delegation, 'any')
    if (code === null) addAwaited(row, event, { name: words, organisation: delegation })
    return code === null ? null : ofDelegation(words, code)
  }
  const { name, organisation } = cells.nameAndDelegation(words)
  if (organisation === null || index.organisation(words) !== null) return undefined
  const known = index.organisation(organisation)
  if (known !== null) return ofDelegation(name, known)
  if (!words.endsWith(')') || index.ownerOfTeam(words) !== null || !isOfPeople(row, name, event)) return undefined
  const code = delegationOf(row, organisation, 'any')
  if (code === null) addAwaited(row, event, { name, organisation })
  return code === null ? null : ofDelegation(name, code)
}

/** The heaviest weight class of one person. */
const MAX_KG = 200
const SINGLES = /(?:^|_)(?:individua(?:l|is|les)|singles?|singulares|simples|sencillos)(?:_|$)/

/** Whether the words of an event have a weight class. Those of a tug of war are the sum of a team. */
function isWeightOfPerson(words: string): boolean {
  const { kg } = readEventWords(words)
  return kg !== null && kg <= MAX_KG
}

/** Whether the sides of an event are people or pairs, who are no delegations. */
function isOfPeople({ sheet: { index }, values, titles }: SheetRow, words: string, event: string): boolean {
  const entrant = typedEventOf(index.typeCode(event))?.type.entrant
  if (entrant !== undefined) return entrant === 'athlete' || entrant === 'pair'
  const named = eventWords(values, titles)
  return (
    SINGLES.test(plain(named)) || isWeightOfPerson(named) || cells.isPair(words) || index.people(words, null).length > 0
  )
}

/** The words of the delegations of both sides, if they have columns. */
export const delegationsOfSides = ({ values }: SheetRow): readonly (string | undefined)[] => [
  values.organisation1,
  values.organisation2,
]
