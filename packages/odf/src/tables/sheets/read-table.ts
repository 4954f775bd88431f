import type { SheetKind } from '@games/domain'
import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { sportOf } from '@games/domain/sports/registry'
import { withoutRemarks } from './cell-remarks.ts'
import { classCaptions } from './class-captions.ts'
import type { TableColumns } from './columns-by-values.ts'
import { notesOfSheet } from './footnotes.ts'
import type { FoundRow, FoundTable } from './found-table.ts'
import { FINAL_RANKING, phaseAbove } from './heats-of-finals.ts'
import { withMergedCells } from './merged-cells.ts'
import { POOL_WORDS } from './pool-words.ts'
import type { TitleFacts, Values } from './reading.ts'
import { fillFromAbove, readValues } from './row-values.ts'
import { eventWords, OF_EVENTS, textOf, UNFILLED } from './row-words.ts'
import { readRow } from './rows/read-row.ts'
import { withSharedRanks } from './shared-ranks.ts'
import { type Sheet, wordsKey } from './sheet.ts'
import type { SheetContext, WorkbookTitles } from './sheet-context.ts'
import { SheetRow } from './sheet-row.ts'
import { type SheetTable, sheetTableOf } from './sheet-table.ts'
import type { StandingsUse } from './standings.ts'
import { genderWith, isFinalStandings, TitleReader, withBoards } from './title-facts.ts'
import { partsOf } from './title-parts.ts'
import { disciplineCodeOf } from './word-codes.ts'
import { plain } from '../values.ts'

/** Kinds whose rows name their event. Rows of a programme without an event are occasions. */
const MERGES: ReadonlySet<SheetKind | null> = new Set<SheetKind>(['results', 'start-lists', 'medallists', 'draws'])

/** A table with its sheet. */
export type TableOfSheet = FoundTable &
  TableColumns & {
    readonly sheet: Sheet
    /** Of `classesOfSheets`. */
    readonly sheetNames: string | null
    /** Whether the organiser decides if the rows are the final places of their event; null: they are no standings. */
    readonly standings: StandingsUse | null
    /** Of `medalNotesOf`. */
    readonly medalNotes: ReadonlyMap<number, string>
  }

/**
 * Reads the rows of a table into the sheet and returns the meaning of its columns. A column with an open question leaves all rows out. `onRow`:
 * called before each row.
 */
export function readTable(sheet: SheetContext, found: TableOfSheet, onRow: () => void): SheetTable {
  const { kind, resolver } = sheet
  const table = sheetTableOf(found, sheet.options.year ?? null, sheet.index)
  const titles = new TitleReader(sheet.index, table.days)
  const heading = headingOf(found, table, titles)
  if (heading !== null) resolver.addHeading(heading)
  const outer = factsAbove(sheet, [found.sheet.name, ...found.above], table, titles, heading)
  const captions = isOfMedals(kind) ? classCaptions(found, titles) : null
  const captionField = captions === null ? null : resolver.columnAnswer(captions.header)
  const notes = notesOfSheet(found.sheet)
  let valuesAbove: Values = {}
  let underAbove: string | null = null
  let hasRounds = false
  /** Whether the round of the last line above the table has ended, by the lines above a row. */
  const ended = new Map<string, boolean>()
  const rows = MERGES.has(kind) ? withSharedRanks(withMergedCells(found.rows, found.fields), found.fields) : found.rows
  for (const foundRow of rows) {
    onRow()
    const decided = withAnswers(sheet, foundRow)
    const lines = foundRow.under.join('\n')
    const isEnded = ended.get(lines) ?? (hasRounds && namesAnotherClass(found.above, foundRow.under))
    ended.set(lines, isEnded)
    const { row: bare, remarks } = withoutRemarks(decided ?? foundRow, table, notes)
    const row = new SheetRow(
      sheet,
      table,
      bare,
      titles.withOwnSport(merged(titlesOfRow(outer, found.above.at(-1) ?? '', foundRow.under, titles, isEnded))),
      foundRow.isGuest ? [...remarks, GUEST_LINE] : remarks,
    )
    hasRounds ||= foundRow.under.some((words) => titles.factsOf(words, true).phase !== undefined)
    readValues(row)
    const { number, values } = row
    if (Object.keys(values).length === 0) continue
    if (found.delegation && kind === 'participants' && !table.places.has('team'))
      values.organisation ??= found.delegation.words
    fillFromAbove(row, valuesAbove, foundRow.under.join('\n') === underAbove)
    underAbove = foundRow.under.join('\n')
    valuesAbove = { ...values }
    if (captions !== null && captionField === 'category')
      values.category = [values.category, captions.captionOf(foundRow)].filter(Boolean).join(' ')
    if (UNFILLED[kind ?? 'names'] && Object.keys(values).every((field) => OF_EVENTS.has(field))) {
      sheet.passedOver.push({ row: number, why: 'unfilled' })
      continue
    }
    sheet.texts.set(number, textOf(values, row.titles, kind))
    const note = found.medalNotes.get(Math.floor(number))
    if (note !== undefined && kind === 'results')
      sheet.medalNotes.set(number, { words: note, event: eventWords(values, row.titles) })
    // an unknown column can change what the whole row means
    for (const column of found.unknown) resolver.column(column, number)
    const isOpen = captions !== null && captionField === undefined
    if (isOpen) resolver.column({ header: captions.header, fields: ['category'] }, number)
    if (found.unknown.length > 0 || decided === null || isOpen) continue
    const stage = kind === 'results' ? stageIn(found.rows, foundRow) : null
    if (stage !== null && !areFinalPlacesOfStage(sheet, row, stage)) continue
    if (found.standings === 'asked' || (found.standings === 'asked-of-matches' && isOfMatches(row))) {
      if (!areFinalPlaces(sheet, found, row)) continue
      // a title such as `Classificação` would be a round
      values.phase = FINAL_RANKING
    }
    readRow(row)
  }
  return table
}

/**
 * The facts of the titles of a row. The mode of a class (`todas contra todas`, `Grupo A`) ends with the title of the next class; the event
 * and the class of a title with several parts end with the next such title. `isEnded`: the round of the last line above the table (`Heat 1`) has ended
 * with the first event behind other rounds.
 */
function titlesOfRow(
  outer: readonly TitleFacts[],
  caption: string,
  under: readonly string[],
  titles: TitleReader,
  isEnded: boolean,
): readonly TitleFacts[] {
  const ofCaption = titles.factsOf(caption, false, true)
  const before = (words: string, facts: TitleFacts, later: readonly string[]): TitleFacts =>
    later.some((other) => isAnotherEvent(words, other))
      ? sportAndGender(facts)
      : later.some((other) => isAnotherClass(words, other))
        ? withoutMode(facts)
        : facts
  const { phase: _ended, ...others } = ofCaption
  return [
    ...outer.map((facts) => (facts === ofCaption ? before(caption, isEnded ? others : facts, under) : facts)),
    ...under.map((words, at) => before(words, titles.factsOf(words, true), under.slice(at + 1))),
  ]
}

/** Whether a line above a row is of another class than a line above the table. */
const namesAnotherClass = (above: readonly string[], under: readonly string[]): boolean =>
  under.some((words) => above.some((line) => isAnotherClass(line, words)))

/** The facts that the next event of a list of events keeps. */
function sportAndGender({ discipline, gender }: TitleFacts): TitleFacts {
  return { ...(discipline !== undefined && { discipline }), ...(gender !== undefined && { gender }) }
}

function withoutMode({ phase, ...facts }: TitleFacts): TitleFacts {
  return phase === undefined || POOL_WORDS.test(plain(phase)) ? facts : { phase, ...facts }
}

/** Whether two titles are of classes of one kind: both have a weight, a distance or a gender. */
function isAnotherClass(words: string, other: string): boolean {
  const [one, two] = [readEventWords(words), readEventWords(other)]
  return (['kg', 'metres', 'legs', 'gender'] as const).some((fact) => one[fact] !== null && two[fact] !== null)
}

/** Whether two titles have as many parts, and each names a distance or a weight: `40 m – Infantis A – Feminino`, `1000 m – Iniciados – Masculino`. */
function isAnotherEvent(words: string, other: string): boolean {
  const [one, two] = [words, other].map((title) => ({ parts: partsOf(title).length, ...readEventWords(title) }))
  if (one === undefined || two === undefined || one.parts < 2 || one.parts !== two.parts) return false
  return (['kg', 'metres', 'legs'] as const).some((fact) => one[fact] !== null && two[fact] !== null)
}

/** Whether the sport of a row is played in matches only, or is not known. */
function isOfMatches({ sheet: { index }, values, titles }: SheetRow): boolean {
  const words = values.discipline ?? titles.discipline
  if (words === undefined) return true
  const { eventTypes } = sportOf(index.discipline(words) ?? disciplineCodeOf(words))
  return eventTypes.every(({ form }) => form === 'match' || form === 'team-match')
}

const STAGE = /^(?:etapa|stage)_\d/
const OVERALL = /(?:^|_)(?:general|geral|overall)(?:_|$)/

/** The line of a stage above a row, in a table that has the overall ranking too, from which the medals can follow; null: other rows. */
function stageIn(rows: readonly FoundRow[], { under }: FoundRow): string | null {
  const stage = under.findLast((words) => STAGE.test(plain(words)))
  const hasOverall = rows.some((row) => row.under.some((words) => OVERALL.test(plain(words))))
  return stage !== undefined && hasOverall ? stage : null
}

/** Whether the places of a stage are those of a separate event by an answer of the organiser. */
function areFinalPlacesOfStage(sheet: SheetContext, { table, number }: SheetRow, stage: string): boolean {
  const answer = sheet.code(sheet.resolver.standings(stage, `${table.rowsKey} ${plain(stage)}`, number), number)
  if (answer === 'group') sheet.passedOver.push({ row: number, why: 'standings' })
  return answer === 'final'
}

/** Whether standings are the final places of their event by an answer of the organiser. Those below `Grupo A` are of a group. */
function areFinalPlaces(
  sheet: SheetContext,
  { header, above }: TableOfSheet,
  { table, number, titles }: SheetRow,
): boolean {
  if (POOL_WORDS.test(plain(titles.phase ?? ''))) {
    sheet.passedOver.push({ row: number, why: 'standings' })
    return false
  }
  const written = above.at(-1) ?? header.filter((words) => words !== '').join(' · ')
  const answer = sheet.code(sheet.resolver.standings(written, table.rowsKey, number), number)
  if (answer === 'group') sheet.passedOver.push({ row: number, why: 'standings' })
  return answer === 'final'
}

/** The remark about a competitor below a line of guests. */
const GUEST_LINE = 'hors concours'

/** A row in the meaning that the organiser has chosen; null: a question is open, or the row is left out. */
function withAnswers(sheet: SheetContext, { doubts = [], ...row }: FoundRow): FoundRow | null {
  const codes = doubts.map(({ key, written, meanings }) => {
    const suggestions = meanings.map(({ code, name }) => ({ code, name }))
    return sheet.code(sheet.resolver.result(written, key, suggestions, row.row), row.row)
  })
  if (codes.includes(null)) return null
  const chosen = doubts.map(({ meanings }, at) => meanings.find(({ code }) => code === codes[at])?.cells)
  return { ...row, cells: chosen.findLast((cells) => cells !== undefined) ?? row.cells }
}

const isOfMedals = (kind: SheetContext['kind']): boolean => kind === 'results' || kind === 'medallists'

/** Days, parts of a day and numbers: `Domingo`, `Quadra 2`. */
const NO_SPORT =
  /\d|^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|(?:mon|tues|wednes|thurs|fri|satur|sun)day|manha|tarde|noite|manana|noche|morning|afternoon|evening)(?:_|$)/

/** The line above all rows of a table with a column of events whose words have no meaning: it can name a sport. Null: no line is above all rows. */
function headingOf({ rows }: FoundTable, { places }: SheetTable, titles: TitleReader): string | null {
  const [heading, another] = new Set(rows.map(({ under }) => under.join(' | ')))
  if (!places.has('event') || !heading || another !== undefined) return null
  const { event, ...others } = titles.factsOf(heading, true)
  return event === heading && Object.keys(others).length === 0 && !NO_SPORT.test(plain(heading)) ? heading : null
}

/** Facts of the organiser's title and of the lines above a table: the first is the name of the sheet. */
function factsAbove(
  { kind, options, workbook }: SheetContext,
  lines: readonly string[],
  { places }: SheetTable,
  titles: TitleReader,
  heading: string | null,
): readonly TitleFacts[] {
  const hasDisciplines = places.has('discipline')
  const isOneOfSeveral = workbook.sheets.length > 1
  const next = lines.findLastIndex((words) => !titles.isOnlyRound(words))
  const ofLines = lines.map((words, at) =>
    // the name of one of several sheets can be the class of its rows
    titles.factsOf(words, false, at === 0 ? isOneOfSeveral : at === lines.length - 1 || at === next),
  )
  const facts = withBoards(ofLines)
  // the title of a medal table is its publisher
  if (options.title && kind !== 'medal-table')
    facts.push(titles.factsOfOrganiser(options.title, hasDisciplines ? [{ discipline: '' }] : facts))
  if (kind !== 'medal-table' && !hasDisciplines && facts.every(({ discipline }) => discipline === undefined)) {
    const discipline = titles.disciplineWithin(lines)
    if (discipline !== null) facts.unshift({ discipline })
    else {
      const others = inherited(workbook, titles, facts, lines)
      // below a heading that is not known the rows can be of another sport than those of the other tables
      facts.unshift(...(heading !== null && others !== null ? [{ discipline: heading }] : (others ?? [])))
    }
  }
  if (!places.has('event')) facts.push(...titles.eventsAbove(lines.slice(1), facts, hasDisciplines))
  return facts
}

/**
 * The sport of a sheet that names none: the only sport in the titles of the other sheets, else in the name of the file. With it comes the gender
 * and the class beside it, unless the sheet has its own. The final ranking of a workbook with one event is of that event. Empty: the titles name
 * several sports; null: neither they nor the name of the file name any.
 */
function inherited(
  { sheets, fileName }: WorkbookTitles,
  titles: TitleReader,
  own: readonly TitleFacts[],
  lines: readonly string[],
): TitleFacts[] | null {
  const named = sheets.flatMap((lines): TitleFacts[] => {
    const facts = lines.map((words, at) => titles.factsOf(words, false, at > 0 && at === lines.length - 1))
    const discipline = facts.find((one) => one.discipline !== undefined)?.discipline ?? titles.disciplineWithin(lines)
    if (discipline === null) return []
    const [event] = titles.eventsAbove(lines.slice(1), [{ discipline }], false)
    return [{ ...merged(facts), ...event, discipline }]
  })
  const sports = new Set(named.map(({ discipline = '' }) => titles.keyOfDiscipline(discipline)))
  const [first] = named
  if (first === undefined) {
    const discipline = fileName === null ? null : titles.disciplineWithin([fileName])
    // the file can have tables of several sports
    const isOfOther = discipline !== null && lines.some((line) => titles.namesOtherSport(line, discipline))
    return discipline === null || isOfOther ? null : [{ discipline }]
  }
  if (sports.size > 1) return []
  const { discipline = '', gender, category } = first
  const isSame = named.every((one) => one.gender === gender && one.category === category)
  const hasOwn = own.some((one) => one.gender !== undefined || one.category !== undefined || one.event !== undefined)
  if (!isSame || hasOwn) return [{ discipline }]
  const [event, another] = new Set(named.flatMap((one) => one.event ?? []))
  if (lines.some(isFinalStandings) && event !== undefined && another === undefined)
    return [{ discipline, event, phase: FINAL_RANKING }]
  return [{ discipline, ...(gender !== undefined && { gender }), ...(category !== undefined && { category }) }]
}

/** Facts of several titles, the nearest last. */
function merged(titles: readonly TitleFacts[]): TitleFacts {
  const facts: TitleFacts = {}
  for (const title of titles) {
    // an event has its gender and its class in its words
    const event = title.event === undefined ? null : readEventWords(title.event)
    if (event?.gender != null) delete facts.gender
    if (event?.ageClass != null) delete facts.category
    const isOther = title.discipline !== undefined && facts.discipline !== undefined
    if (isOther && wordsKey(title.discipline ?? '') !== wordsKey(facts.discipline ?? '')) delete facts.event
    const gender = title.gender === undefined ? facts.gender : genderWith(facts.gender, title.gender)
    Object.assign(facts, title, gender !== undefined && { gender })
  }
  const phase = phaseAbove(titles.flatMap((title) => title.phase ?? []))
  if (phase === undefined) delete facts.phase
  else facts.phase = phase
  return facts
}
