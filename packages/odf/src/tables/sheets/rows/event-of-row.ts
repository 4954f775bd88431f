import { padRsc } from '@games/domain'
import {
  type EventGender,
  genderOfCell,
  isAgeClassWord,
  readEventWords,
} from '@games/domain/sports/recognise/event-words'
import { sportOf } from '@games/domain/sports/registry'
import { plain } from '../../values.ts'
import { isParaClass, withoutParaClasses } from '../para-classes.ts'
import { rscIn } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { hasIndividuals, isTeamClassification } from '../team-classification.ts'
import { dayOf } from '../times.ts'
import { namedEvent, splitPhase } from '../word-codes.ts'

/** The discipline of a row, or null: it is missing, or the organiser has a question to answer. */
export function disciplineOfRow(row: SheetRow): string | null {
  const { sheet, values, titles } = row
  const event = values.event ?? titles.event
  const words = values.discipline ?? titles.discipline ?? sheet.index.disciplineIn(event ?? '')
  if (words) return row.code(sheet.resolver.discipline(words, row.number))
  const name = [event, values.category].filter(Boolean).join(' ')
  if (name === '' || rscIn(name) !== null || isOfNewEvents(row)) return null
  return sportOfEvent(row, splitPhase(name)?.rest || name)
}

/** Whether rows of the sheet decide medals. */
const isOfMedals = ({ sheet: { kind } }: SheetRow): boolean => kind === 'results' || kind === 'medallists'

/** Whether the sheet may contain events that the programme does not have. */
const isOfNewEvents = ({ sheet: { kind } }: SheetRow): boolean => kind === 'schedule' || kind === 'names'

/** The sport of an event by its words: one question for all rows that can be of one sport. */
function sportOfEvent(row: SheetRow, event: string): string | null {
  const { sheet, table } = row
  const group = sheet.sports.join(event, table)
  if (group === null) return null
  const [only, another] = group.sports
  // the games have this event, and no other sport that can have it
  if (only !== undefined && another === undefined && sheet.index.hasEventNamed(only.code, event)) return only.code
  return row.code(sheet.resolver.sport(event, `${table.rowsKey} ${group.number}`, group.sports, row.number))
}

/**
 * The code of the event in full, by the row and the titles above it, or null: it is missing, or the organiser has a question to answer. `event`:
 * the words of the event in the row.
 */
export function eventOfRow(row: SheetRow, event: string | undefined, discipline: string | null): string | null {
  const { sheet, titles } = row
  const { category, division: divisionCell, gender: genderCell } = row.values
  const code = event === undefined ? null : rscIn(event)
  if (code !== null) return padRsc(code.slice(0, 22))
  if (discipline === null) return null
  const division = divisionIn(divisionCell ?? '')
  // a title that is only a phase names no event
  const isOfTeams = isTeamClassification(titles.event ?? '') && hasIndividuals(discipline) === false
  const above = isOfTeams || splitPhase(titles.event ?? '')?.rest === '' ? undefined : titles.event
  const isOfTitle = category === undefined || (above !== undefined && isClassOf(discipline, above, category))
  // the title can have the classes of all rows: `100 m T11-T12-T13`
  const title = category !== undefined && isParaClass(category) ? withoutParaClasses(above ?? '') : above
  const parts = [event ?? (isOfTitle ? title : undefined), category, division.words]
  const hasClass = readEventWords(...parts).ageClass !== null
  const name = [...parts, hasClass ? undefined : titles.category].filter(Boolean).join(' ')
  const named = namedEvent(discipline, name)
  // beside a mixed event, or an open one whose women are marked, the column has the sex of the person
  const isOpen = (titles.gender ?? named.gender) === 'O' || named.isOpen
  const ofPeople = titles.gender === 'X' ? 'X' : isOpen && row.table.isSexOfPeople ? 'O' : null
  const ofTitle = titles.gender ?? (event === undefined ? readEventWords(above).gender : null)
  const gender = ofPeople ?? genderOfRow(row) ?? ofTitle ?? genderOfClasses(row, event, name, discipline)
  if (name === '' && gender === null && division.number === null) return eventOfProgramme(row, discipline)
  if (name === '' && !isWholeSport(row, discipline)) return null
  const isBlank = row.hasColumn('gender') && genderCell === undefined
  if (isBlank && gender === null && sheet.kind === 'results' && named.gender === null && !named.isOpen)
    row.problem('missing-value', 'gender', null)
  if (isOtherGender(genderCell, named.gender)) row.problem('other-gender', 'gender', genderCell ?? null)
  if (isOfMedals(row) && isTeamClassification(name) && hasIndividuals(discipline) !== false)
    return row.code(sheet.resolver.classification(discipline, name, gender, row.number))
  return row.code(sheet.resolver.event(discipline, name, gender, division.number, row.number, isOfNewEvents(row)))
}

/**
 * The event of a row of results without the words of an event: the only one of the sport in the programme, of several that of the two sides or of
 * the day. Null: no event is possible, or the organiser has a question to answer.
 */
function eventOfProgramme(row: SheetRow, discipline: string): string | null {
  const { sheet, table, values } = row
  const { index, resolver } = sheet
  if (sheet.kind !== 'results' && sheet.kind !== 'start-lists') return null
  const all = index.eventsLike(discipline, null)
  const sides = [values.side1, values.side2].flatMap((words) =>
    words === undefined ? [] : (index.organisation(words) ?? []),
  )
  const ofSides = all.filter(({ code }) => sides.every((side) => index.team(code, side, null) !== null))
  const some = sides.length === 2 && ofSides.length > 0 ? ofSides : all
  const date = values.date === undefined ? (row.titles.date ?? null) : dayOf(values.date, table.days)
  const onDay =
    date === null
      ? []
      : some.filter(({ code }) => index.units(code).some((unit) => index.whenOf(unit.code)?.startsWith(date)))
  const found = onDay.length > 0 ? onDay : some
  return found.length === 0 ? null : row.code(resolver.eventOfProgramme(discipline, found, table.rowsKey, row.number))
}

/** Whether words of a row name the classification of delegations by all events of a sport of individuals. */
export function isOfClassification(row: SheetRow, words: string): boolean {
  if (!isOfMedals(row) || !isTeamClassification(words)) return false
  const { values, titles, sheet } = row
  const sport = values.discipline ?? titles.discipline ?? sheet.index.disciplineIn(values.event ?? titles.event ?? '')
  const discipline = sport === null ? null : sheet.index.discipline(sport)
  return (discipline === null ? null : hasIndividuals(discipline)) ?? row.hasColumn('athlete')
}

/** Whether a row has such a classification in the column of athletes, teams, ranks, medals or phases, where no event can be. */
export const isRowOfClassification = (row: SheetRow): boolean =>
  (['athlete', 'team', 'medal', 'rank', 'phase'] as const).some((field) => {
    const cell = row.values[field]
    return cell !== undefined && isOfClassification(row, cell)
  })

/**
 * Whether the words of a category only complete those of an event in a title: `100 m rasos feminino` and `Sub-16`, `Greco-romana masculino` and
 * `até 60 kg`.
 */
function isClassOf(discipline: string, title: string, category: string): boolean {
  if (isParaClass(category)) return true
  const [named, own] = [readEventWords(title), readEventWords(category)]
  const isMeasured = own.kg !== null || own.metres !== null || own.legs !== null
  const hasMeasure = named.kg !== null || named.metres !== null || named.legs !== null
  if ((isMeasured && hasMeasure) || own.numbers.length > 0 || !own.words.every(isAgeClassWord)) return false
  return namedEvent(discipline, title, category).certainty === 'certain'
}

/** Whether a gender without other words names the event of a row, as in handball. The table of the teams of a whole sport, as of swimming, has no event. */
function isWholeSport({ sheet: { kind }, values }: SheetRow, discipline: string): boolean {
  const isOfPeople = [values.athlete, values.family_name, values.given_name].some((name) => name !== undefined)
  const isOfTeams = (kind === 'results' || kind === 'start-lists') && !isOfPeople
  return !isOfTeams || sportOf(discipline).eventTypes.length === 0 || namedEvent(discipline, '').certainty !== 'unknown'
}

/** The gender in its column, or null: the cell is empty or a problem. */
export function genderOfRow(row: SheetRow): EventGender | null {
  const { initials } = row.table
  return row.read('gender', 'bad-choice', (cell) => {
    if (initials === 'spanish' && /^[hm]$/i.test(cell)) return /h/i.test(cell) ? 'M' : 'W'
    if (initials === 'unknown' && /^m$/i.test(cell)) return undefined
    return genderOfCell(cell) ?? undefined
  })
}

/** The gender of the classes of a list that states none, by an answer for all of them; null: the words have it, or it is open. */
function genderOfClasses(
  row: SheetRow,
  event: string | undefined,
  name: string,
  discipline: string,
): EventGender | null {
  const { kind, resolver } = row.sheet
  const isList = kind === 'results' || kind === 'start-lists' || kind === 'medallists'
  if (!isList || row.values.category === undefined || event !== undefined || row.hasColumn('gender')) return null
  const named = namedEvent(discipline, name)
  if (named.gender !== null || named.isOpen) return null
  const code = row.code(resolver.gender(name, row.table.rowsKey, row.number))
  return code === 'W' || code === 'M' || code === 'X' ? code : null
}

/** Whether the words of an event and the column of the gender differ. Beside a mixed event the column has the sex of the athlete. */
function isOtherGender(cell: string | undefined, named: EventGender | null): boolean {
  const column = cell === undefined ? null : genderOfCell(cell)
  return (named === 'M' || named === 'W') && (column === 'M' || column === 'W') && named !== column
}

/** Words and numerals of the divisions 1 to 3: `Segunda`, `Divisão II`, `Liga 2`. */
const DIVISIONS = ['1|i|primeir[ao]|primera|first', '2|ii|segund[ao]|second', '3|iii|terceir[ao]|tercera|third'].map(
  (words) =>
    new RegExp(`^(?:(?:divis(?:ao|ion)|div|liga|serie)_)?(?:${words})(?:_(?:divis(?:ao|ion)|div|liga|serie))?$`),
)
const ONLY_DIVISION = /^(?:unic[ao]|single|only|geral|general|-*)$/

/** The number of a division, or its words, which are a part of the event: `Ouro`, `Sub-14`. */
function divisionIn(cell: string): { readonly number: 1 | 2 | 3 | null; readonly words: string } {
  const words = plain(cell.replace(/(\d)\s?(?:[ºª°]|st|nd|rd)/g, '$1'))
  const at = DIVISIONS.findIndex((pattern) => pattern.test(words))
  const number = at < 0 ? readEventWords(cell).division : ([1, 2, 3] as const)[at]
  return { number: number ?? null, words: number || ONLY_DIVISION.test(words) ? '' : cell }
}
