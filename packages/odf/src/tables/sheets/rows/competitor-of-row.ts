import { disciplineOf, genderOf, padRsc } from '@games/domain'
import type { EventGender } from '@games/domain/sports/recognise/event-words'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import type { Competitor } from '../reading.ts'
import type { NamesakeMarks } from '../resolve-words.ts'
import { personGender, teamGender } from '../row-words.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isTeamEvent } from '../team-event.ts'
import { dayOf } from '../times.ts'
import { participantOf } from './entrants.ts'
import { genderOfRow } from './event-of-row.ts'
import { pairOfDelegation } from './pair-of-delegation.ts'

/** The delegation in its column, or null: it is missing, or the organiser has a question to answer. */
export function organisationOfRow(row: SheetRow): string | null {
  const { organisation } = row.values
  return organisation === undefined ? null : delegationOf(row, organisation)
}

/** The delegation that words name; null: the organiser has a question to answer, or the words are a figure, which is a problem. */
export function delegationOf(row: SheetRow, words: string, column = row.table.delegations): string | null {
  const { index, resolver } = row.sheet
  if (/\p{L}/u.test(words) || index.organisation(words) !== null)
    return row.code(resolver.organisation(words, row.number, true, column))
  row.problem('unknown-words', 'organisation', words)
  return null
}

/** The competitor of a row: in a team event the team of the delegation, of which the row may name a member, or all in a column of members. */
export function entrantOfRow(row: SheetRow, event: string): Competitor | null {
  const gender = genderOf(event) as EventGender
  const entrant = personOrTeamOfRow(row, event, gender)
  if (entrant?.type !== 'T' || entrant.organisation === null) return entrant
  const inName = memberNames(WITH_MEMBERS.exec(row.values.athlete ?? '')?.[2])
  for (const name of [...memberNames(row.values.members), ...inName]) {
    // a given name alone is of no person
    if (!/\S\s+\S/.test(name)) continue
    const member = personOf(row, name, entrant.organisation)
    if (member !== null) addMember(row, entrant.code, member, event, personGender(gender))
  }
  return entrant
}

function personOrTeamOfRow(row: SheetRow, event: string, gender: EventGender): Competitor | null {
  const competitor = teamWithMembers(row, event) ?? competitorOfRow(row, event, gender)
  if (
    competitor === null ||
    competitor.type === 'T' ||
    competitor.organisation === null ||
    !isTeamEvent(row.sheet.index.typeCode(event))
  )
    return competitor
  const ownName = nameOfTeam(row)
  if (ownName !== null) return teamOfEvent(row, ownName, competitor.organisation, event)
  const team = teamOfEvent(row, teamWords(row), competitor.organisation, event)
  if (team === null) return null
  row.sheet.members.add(row.number)
  addMember(row, team.code, competitor, event, personGender(genderOfRow(row) ?? gender))
  return team
}

/** `OBJETIVA (Ana, Bia, Eva, Ida)`: the name of a team and of three members or more. */
const WITH_MEMBERS = /^([^()]+?)\s*\(([^()]+(?:[,;]|\s\/\s)[^()]+(?:[,;]|\s\/\s)[^()]+)\)$/u

/** The team in a column of athletes with its members in parentheses; null: another competitor, or the organiser has a question to answer. */
function teamWithMembers(row: SheetRow, event: string): Competitor | null {
  const { athlete = '', organisation } = row.values
  const { index, resolver } = row.sheet
  const [, words] = WITH_MEMBERS.exec(athlete) ?? []
  if (words === undefined || organisation !== undefined || !isTeamEvent(index.typeCode(event))) return null
  const known = index.organisation(words) ?? index.ownerOfTeam(words)
  const owner = known ?? row.code(resolver.organisation(withoutLetter(words), row.number, true, row.table.delegations))
  return owner === null ? null : teamOfEvent(row, words, owner, event)
}

/** The names in a cell of members: `Ana Um / Bia Dois`, `Um, Ana; Dois, Bia`, `12 Ana Um, Bia Dois (DSQ)`. */
export function memberNames(members: string | undefined): string[] {
  const separator = /[;\n]|\s\/\s/.test(members ?? '') ? /[;\n]|\s\/\s/ : ','
  return (members ?? '')
    .split(separator)
    .map((name) =>
      name
        .replace(/\([^()]*\)/g, '')
        .replace(/^\s*\d+\s*[-–.)]?\s*/, '')
        .trim(),
    )
    .filter((name) => /\p{L}{2}/u.test(name) && !cells.isNobodyYet(name))
}

/** The name of a team in the column of athletes: that of its delegation, also with a letter, `Colégio Sul B`. Null: another name. */
function nameOfTeam({ values: { athlete = '', organisation = '' } }: SheetRow): string | null {
  const [name, owner] = [plain(athlete), plain(organisation)]
  const isOwn = owner !== '' && name.startsWith(owner) && /^(?:_[a-d])?$/.test(name.slice(owner.length))
  return isOwn ? athlete : null
}

/**
 * A person by name, or the team of a delegation. Null: the row names no competitor, which is a problem, or the organiser has a question to
 * answer.
 */
export function competitorOfRow(row: SheetRow, event: string, gender: EventGender | null): Competitor | null {
  const { values } = row
  const { index } = row.sheet
  const written =
    values.athlete ??
    ([values.given_name, values.family_name].filter((part) => part !== undefined).join(' ') || undefined)
  const pair = written === undefined && values.team !== undefined && cells.isPair(values.team) ? values.team : undefined
  const withDelegation = written ?? pair
  const inName =
    withDelegation !== undefined && values.organisation === undefined ? cells.nameAndDelegation(withDelegation) : null
  const delegation = inName?.organisation ?? values.organisation
  const isKnownInName =
    inName?.organisation == null ||
    index.organisation(inName.organisation) !== null ||
    index.delegationsOfJointTeam(inName.organisation).length > 0
  const organisation = delegation === undefined || !isKnownInName ? null : delegationOf(row, delegation)
  if (!row.isSound) return null
  const name = inName && isKnownInName ? inName.name : written
  const isPair = name !== undefined && cells.isPair(name)
  if (name === undefined && values.team === undefined && isOfAthletes(row, event)) {
    row.problem('missing-value', 'athlete', null)
    return null
  }
  if (name === undefined || isPair) {
    const owner = organisation ?? (values.team === undefined ? null : ownerOfTeam(row, values.team, event))
    const team = pair === undefined ? values.team : name
    return row.isSound ? teamOfEvent(row, team ?? name ?? teamWords(row), owner, event) : null
  }
  if (cells.isNobodyYet(name) || cells.irmOf(name) !== null || cells.irmWithReason(name) !== null) {
    row.problem('missing-value', 'athlete', name)
    return null
  }
  const hasDelegation = values.organisation !== undefined || organisation !== null
  // the name of a delegation in a column of people is its team
  const isMet = () => isTeamEvent(index.typeCode(event)) && row.sheet.resolver.hasMet('organisation', wordsKey(name))
  const asDelegation = hasDelegation ? null : (index.organisation(name) ?? (isMet() ? delegationOf(row, name) : null))
  if (asDelegation !== null) return teamOfEvent(row, null, asDelegation, event)
  const owner = hasDelegation ? null : index.ownerOfTeam(name)
  if (owner !== null) return teamOfEvent(row, name, owner, event)
  if (gender === 'X' && organisation !== null && index.organisation(name) === organisation)
    return teamOfEvent(row, null, organisation, event)
  if (values.code !== undefined && /^[\w.-]{1,34}$/.test(values.code))
    return { code: values.code, type: 'A', organisation, name }
  const marks = namesakeMarks(row)
  const isNamedInFull = hasDelegation || index.people(name, null).length > 0
  const participant = isNamedInFull ? undefined : participantOf(row, event, name, marks)
  return participant === undefined ? personOf(row, name, organisation, marks) : participant
}

/** The letter of a team behind the name of its delegation: `Colégio Sol "B"`. Without quotes or brackets it can be a part of the name. */
const TEAM_LETTER = /\s+["“”'‘’«([][A-D]["“”'‘’»)\]]$/u

const withoutLetter = (team: string): string => team.replace(TEAM_LETTER, '')

/**
 * The delegation of a team in a table without a column of delegations: of the team with this name, else a delegation with this name. Null: the name is
 * of known delegations or of people, or the organiser has a question to answer.
 */
function ownerOfTeam(row: SheetRow, words: string, event: string): string | null {
  const { index, resolver, kind } = row.sheet
  if (row.hasColumn('organisation') || (kind !== 'results' && kind !== 'medallists') || cells.isPair(words)) return null
  if (index.organisation(words) !== null || index.ownerOfTeam(words) !== null) return null
  return (
    index.organisationOfTeam(event, words) ??
    row.code(resolver.organisation(withoutLetter(words), row.number, true, row.table.delegations))
  )
}

/** The number and the day of birth in a row. */
export const namesakeMarks = ({ values: { bib, birth_date: birth }, table }: SheetRow): NamesakeMarks => ({
  bib,
  birth: birth === undefined ? null : (dayOf(birth, table.births) ?? birth),
})

/** A person by name; null: the organiser has a question to answer. */
export function personOf(
  row: SheetRow,
  name: string,
  organisation: string | null,
  marks: NamesakeMarks | null = null,
): Competitor | null {
  const code = row.code(row.sheet.resolver.person(name, organisation, row.number, null, marks))
  return code === null
    ? null
    : { code, type: 'A', organisation: organisation ?? row.sheet.index.delegationOf(code), name }
}

/** Whether a result or a place in a start list is of an athlete, so that a delegation alone does not name the competitor. */
function isOfAthletes({ sheet }: SheetRow, event: string): boolean {
  const isOfLists = sheet.kind === 'results' || sheet.kind === 'start-lists'
  return isOfLists && typedEventOf(sheet.index.typeCode(event))?.type.entrant === 'athlete'
}

/** The words of a team of a delegation that has several, if they are in the column of the delegation: `AL B`. */
function teamWords({ sheet, values }: SheetRow): string | null {
  const { team, organisation } = values
  if (team !== undefined || organisation === undefined) return team ?? null
  return sheet.index.ownerOfTeam(organisation) === null ? null : organisation
}

/** The team of an event, which is new if the programme does not have it. `words`: of the team; null: it has the name of its delegation. */
export function teamOfEvent(
  row: SheetRow,
  words: string | null,
  organisation: string | null,
  event: string,
  side = 0,
): Competitor | null {
  const { index, resolver, newTeams, kind } = row.sheet
  const named = words === null ? null : (index.organisation(words) ?? index.ownerOfTeam(words))
  const owner = organisation ?? named
  if (words === null && owner === null) {
    row.problem('missing-value', 'athlete', null)
    return null
  }
  const teamName = words !== null && owner !== null && index.organisation(words) === owner ? null : words
  const pair = teamName === null && owner !== null ? pairOfDelegation(row, event, owner, side) : undefined
  if (pair === null || typeof pair === 'object') return pair
  const code = pair ?? resolver.team(event, owner, teamName)
  const name = teamName ?? (owner === null ? '' : resolver.organisationName(owner))
  if (!index.hasTeam(code) && !newTeams.has(code) && owner !== null && kind !== 'teams')
    newTeams.set(code, {
      row: row.number,
      cells: {
        code,
        name,
        short_name: undefined,
        organisation: owner,
        gender: teamGender(event),
        discipline: padRsc(disciplineOf(event)),
        event,
        athletes: undefined,
        status: undefined,
      },
    })
  return { code, type: 'T', organisation: owner, name }
}

/** Adds the member whom the row of a team names. The member is entered if the participants do not have the name. */
function addMember(row: SheetRow, team: string, member: Competitor, event: string, gender: 'M' | 'F' | null): void {
  const { newTeams } = row.sheet
  const entered = newTeams.get(team)
  if (entered) {
    const athletes = [...new Set([...(entered.cells.athletes ?? []), member.code])]
    newTeams.set(team, { ...entered, cells: { ...entered.cells, athletes } })
  }
  enterPerson(row, member, event, gender)
}

/** Enters a person whom only a row of another kind names, unless the participants have the name or the gender is open. */
export function enterPerson(
  { sheet, number }: SheetRow,
  { code, name, organisation }: Competitor,
  event: string,
  gender: 'M' | 'F' | null,
): void {
  if (gender === null || organisation === null || sheet.index.people(name, organisation).length > 0) return
  const parts = cells.nameParts(name)
  sheet.participants.push({
    row: number,
    cells: {
      code,
      family_name: parts.family,
      given_name: parts.given,
      print_name: name,
      gender,
      organisation,
      birth_date: undefined,
      discipline: padRsc(disciplineOf(event)),
      event,
      bib: undefined,
      function: undefined,
      height: undefined,
      weight: undefined,
      status: undefined,
    },
  })
}
