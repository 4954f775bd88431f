import {
  disciplineOf,
  genderOf,
  type Medal,
  MEDALS,
  padRsc,
  type ResultStatus,
  type SheetField,
  type SheetKind,
} from '@games/domain'
import type { TableRow } from '../columns.ts'
import { mixesThousands, withoutThousands } from '../thousands.ts'
import { goesOn as goesOnOf, plain, type Side, text as textValue } from '../values.ts'
import * as cellsOf from './cells.ts'
import { hasIrm } from './cells.ts'
import { clashesIn } from './clashes.ts'
import { contradictingRanks, othersInForce } from './contradicting-ranks.ts'
import {
  asMetBefore,
  bronzeCode,
  heldOfSameWords,
  linked,
  metCode,
  NOBODY_YET,
  numbered,
  type ReadContest,
} from './contests.ts'
import { digestOf } from './digest.ts'
import { drawsOf, type Seeded } from './draws.ts'
import { columnsOf, type TableColumns } from './columns-by-values.ts'
import { isSetHeader, kindOf, type ResultColumns, resultColumnsIn } from './fields.ts'
import {
  finalsInHeats,
  type HeatOfFinal,
  heatsKey,
  isHeatOfFinal,
  isHeatOrWhole,
  phaseAbove,
  withHeatsToCome,
} from './heats-of-finals.ts'
import { withPool } from './pool-words.ts'
import { findTables, type FoundTable, isTotals, type PassedOver } from './find-tables.ts'
import { KnownIndex, type Suggestion } from './known.ts'
import { hasWalkover, isScoreHeader, wonByNote } from './match-notes.ts'
import type {
  Batch,
  Competitor,
  Contest,
  GamesClock,
  PublishedReading,
  ReadSheetOptions,
  RowText,
  Said,
  SheetProblem,
  SheetReading,
  Values,
} from './reading.ts'
import { aboutTable, checkedTable, type CountedRow, medalCountOf, wrongSums } from './published-medals.ts'
import { matchesOfRows } from './matches-of-rows.ts'
import { type NewName, type Resolved, WordResolver } from './resolve-words.ts'
import {
  eventWords,
  finalMedal,
  FROM_ABOVE,
  measureOf,
  minutesOf,
  OF_EVENTS,
  personGender,
  qualificationOf,
  rscIn,
  teamGender,
  textOf,
  UNFILLED,
  WANTED,
  withoutEvent,
} from './row-words.ts'
import { betterOf, contradictsParts, pairsAlone } from './score-details.ts'
import { leastFinal, resultStatusOf, statusInTitle } from './result-status.ts'
import { withoutThousandths } from '../precision.ts'
import { isErrorCell, NO_VALUE, type Sheet, wordsKey } from './sheet.ts'
import { clockOf, type DayStyle, dayOf, monthFirstIn } from './times.ts'
import { namedEvent, splitPhase, type UnitWords, unitWords } from './word-codes.ts'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { EventType } from '@games/domain/sports/event-type'
import { sportOf } from '@games/domain/sports/registry'
import { isTeamEvent } from './team-event.ts'
import { certainlyMet, type MatchOfSheet, metBefore } from './same-match.ts'
import { isGuestHeader, isMarked, nameOfGuest, noCompetitor } from './no-competitor.ts'
import { samePeople } from './same-person.ts'
import { unlikelyResults } from './unlikely-results.ts'
import { setsLine } from '@games/domain/sports/set-scores'
import { timeFault } from '@games/domain/sports/plausible-time'
import { readTime, timeOfDayFraction } from './written-times.ts'
import { type EventGender, genderOfCell } from '@games/domain/sports/recognise/event-words'

/**
 * A sheet as its author made it → typed rows with codes (decision 0100), by the words in it alone. The same sheet gives the same whatever
 * stands above, below or beside its tables, and in whichever of the three languages its columns are named.
 */
export function readSheet(sheet: Sheet, options: ReadSheetOptions): SheetReading {
  const remembered = options.columns ?? new Map<string, readonly (SheetField | null)[]>()
  const { tables: found, passedOver } = findTables(sheet, new Set(remembered.keys()))
  const index = new KnownIndex(options.known)
  const resolver = new WordResolver(index, options.answers ?? new Map())
  const tables = found.map((table) => {
    const answered = (header: string) => resolver.columnAnswer(header)
    return { ...table, ...columnsOf(table, remembered.get(table.key), answered, options.kind ?? null, index) }
  })
  const kinds = tables.map(({ fields }) => kindOf(fields))
  const kind = options.kind ?? kinds.find((one) => one !== null) ?? null
  const taken = tables.filter((_, at) => (kinds[at] ?? kind) === kind || options.kind || tables.length === 1)
  const of = taken.reduce((sum, { rows }) => sum + rows.length, 0)
  const onRows = (done: number) => options.onRows?.(done, of)
  const reader = new RowReader(sheet, kind, { ...options, onRows }, index, resolver)
  for (const table of taken) if (kind !== null || table.unknown.length > 0) reader.read(table)
  return {
    tables: tables.map((table, at) => ({
      headerRow: table.headerRow,
      header: table.header,
      headerKey: table.key,
      fields: table.fields,
      passed: table.passed,
      example: table.header.map((_, column) =>
        table.passed[column] === 'personal'
          ? ''
          : (table.rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? ''),
      ),
      rows: table.rows.length,
      kind: kinds[at] ?? null,
    })),
    kind,
    ...reader.reading(),
    passedOver: [...passedOver, ...reader.passedOver].toSorted((a, b) => a.row - b.row),
    found: tables.reduce((sum, { rows }) => sum + rows.length, 0),
  }
}

/** Marks of a match that a winner can have: the opponent did not come, or the winner was injured. */
const MARKS_OF_WINNERS: ReadonlySet<string> = new Set(['WO', 'W/O', 'INJ'])

/** Headers that only Spanish has. */
const SPANISH = /^(?:prueba|deporte|deportista|tiempo|fecha|delegaci[oó]n|puesto|nombre|equipo)s?$/i

/** The meaning of M in a column of genders: men, beside H women, and in a Spanish sheet without F or H either of them. */
function initialsIn({ header, rows }: FoundTable, at: number | undefined): 'usual' | 'spanish' | 'unknown' {
  if (at === undefined) return 'usual'
  const letters = new Set(rows.map(({ cells }) => (cells[at] ?? '').trim().toUpperCase()))
  if (letters.has('H')) return 'spanish'
  return header.some((words) => SPANISH.test(words.trim())) && !['F', 'V'].some((letter) => letters.has(letter))
    ? 'unknown'
    : 'usual'
}

/** Whether matches of an event are played in sets. */
const isOfSets = (event: string): boolean => sportOf(event).line === setsLine

/** Whether a unit (null: not known) has the results of its whole event, not of a part such as the 100 m of a decathlon. */
const isOfWholeEvent = (unit: string | null): boolean => unit === null || /^(?:FNL-|----)/.test(unit.slice(22))

/** Headers of schools, clubs and municipalities. */
const LOCAL = /munic[ií]pio|cidade|ciudad|\bcity|escola|escuela|school|col[eé]gio|\bclube?\b/i

/** Rows between two words of how far it is. */
const TOLD_EVERY = 1_000

/** Words of titles that name a list, and the number of an event. */
const LISTS =
  /^(?:resultados?|results?|resultados_(?:finais|finales)|final_results|start_lists?|lista_de_(?:largada|partida|salida))$/
const NUMBERED = /^(?:prova|prueba|event|evento)_\d+$/

/** Whether a part of a title can name an event: `50 m livre`, not `Resultados`, `09:00` or, if the title has a name already, `Prova 12`. */
function isEventName(words: string, isNamed: boolean): boolean {
  const name = plain(words)
  return /\p{L}/u.test(words) && !LISTS.test(name) && !(isNamed && NUMBERED.test(name))
}

/** What parts the words of a title: `Judô – Até 57 kg – Final`. */
const PARTS = /\s+[–—|/-]\s+|\s*[|;]\s*|,\s+(?=\D)/

class RowReader {
  readonly #sheet: Sheet
  readonly #kind: SheetKind | null
  readonly #index: KnownIndex
  readonly #resolver: WordResolver
  readonly #options: ReadSheetOptions
  readonly #problems: SheetProblem[] = []
  readonly passedOver: PassedOver[] = []
  readonly #texts = new Map<number, RowText>()
  readonly #skipped = new Set<number>()
  readonly #said = new Map<string, Said>()
  readonly #schedule: ReadContest[] = []
  readonly #participants: TableRow<'participants'>[] = []
  readonly #teams: TableRow<'teams'>[] = []
  readonly #newTeams = new Map<string, TableRow<'teams'>>()
  readonly #lists: TableRow<'results'>[] = []
  readonly #medals: TableRow<'medallists'>[] = []
  readonly #counted: CountedRow[] = []
  readonly #seeded: Seeded[] = []
  readonly #undrawn = new Set<string>()
  /** Units of which a row is not understood: their lists are not the whole result. */
  readonly #incomplete = new Set<string>()
  /** The meaning of the letter M in the column of genders. */
  #initials: ReturnType<typeof initialsIn> = 'usual'
  /** The day of each unit as the first of its rows has it. */
  readonly #dayOfUnit = new Map<string, string>()
  /** Heats of finals by unit, each with its first row. */
  readonly #heats = new Map<string, HeatOfFinal>()
  /** Units outside the programme whose words have no number: they may name several matches. */
  readonly #unnumbered = new Map<string, Pick<UnitWords, 'bronze' | 'isOther'>>()
  /** Matches by their row. */
  readonly #matches = new Map<number, MatchOfSheet>()
  /** Rows that name a member of a team. */
  readonly #members = new Set<number>()
  #days: DayStyle
  #births: DayStyle = { monthFirst: false, year: null }
  #done = 0
  // of the row that is read now
  #row = 0
  #places: ReadonlyMap<SheetField, number> = new Map()
  /** The columns of classes: `Sub-15` and `-45 kg` are one class of both. */
  #classes: readonly number[] = []
  /** Sports by the words of an event, and those that groups of rows can be of. */
  readonly #sportsOf = new Map<string, readonly Suggestion[]>()
  #sports: (readonly Suggestion[])[] = []
  /** The key of questions about all rows of the table: other sheets of the same header are other rows. */
  #rowsKey = ''
  /** Columns with the points of one set each. */
  #sets: readonly number[] = []
  #personal: ReadonlySet<number> = new Set()
  /** The row of the first header. */
  #headerRow: number | null = null
  /** The header of the column of units where it says heat, with a space behind it. */
  #heat = ''
  /** The header of the column of pools. */
  #poolHeader = ''
  /** Whether the table has a column of medals with a value in it. */
  #hasMedals = false
  /** Whether the column of delegations has schools, clubs or municipalities. */
  #isLocal = false
  /** The column that marks guests; -1: none. */
  #guestAt = -1
  #isGuest = false
  #sound = true
  #unreadMark: string | null = null
  /** Cells of columns that are not read, with their headers. */
  #unread: readonly { readonly header: string; readonly cell: string }[] = []
  #resultColumns: ResultColumns = resultColumnsIn([], [])
  /** The cells of these columns in the row. */
  #resultCells: { readonly points: string; readonly other: string } = { points: '', other: '' }
  /** Whether a number such as `3.210` can have a separator of thousands, by the other results of the table. */
  #mixesThousands = false
  /** The delegations of the two sides, if they have columns. */
  #delegations: readonly (string | undefined)[] = []

  constructor(
    sheet: Sheet,
    kind: SheetKind | null,
    options: ReadSheetOptions,
    index: KnownIndex,
    resolver: WordResolver,
  ) {
    this.#sheet = sheet
    this.#kind = kind
    this.#options = options
    this.#index = index
    this.#resolver = resolver
    this.#days = { monthFirst: false, year: options.year ?? null }
  }

  read(table: FoundTable & TableColumns): void {
    this.#headerRow ??= table.headerRow ?? 0
    const places = new Map<SheetField, number>()
    for (const [at, field] of table.fields.entries()) if (field !== null && !places.has(field)) places.set(field, at)
    this.#places = places
    this.#classes = table.fields.flatMap((field, at) => (field === 'category' ? [at] : []))
    this.#sets = table.header.flatMap((header, at) =>
      table.fields[at] === 'result' && isSetHeader(header) ? [at] : [],
    )
    this.#sports = []
    this.#rowsKey = digestOf(JSON.stringify([table.header, table.rows.slice(0, 5).map(({ cells }) => cells)]), 12)
    this.#personal = new Set(table.passed.flatMap((why, at) => (why === 'personal' ? [at] : [])))
    const heat = [places.get('unit'), places.get('unit_number')]
      .map((at) => table.header[at ?? -1]?.trim() ?? '')
      .find((header) => /^(?:s[ée]rie|bateria|heat)$/i.test(header))
    this.#heat = heat === undefined ? '' : `${heat} `
    this.#poolHeader = table.header[places.get('pool') ?? -1]?.trim() ?? ''
    this.#guestAt = table.header.findIndex(isGuestHeader)
    this.#isLocal = LOCAL.test(table.header[places.get('organisation') ?? -1] ?? '')
    const isMonthFirst = (at: number | undefined) =>
      at !== undefined && monthFirstIn(table.rows.slice(0, 2_000).map(({ cells }) => cells[at] ?? ''))
    this.#days = { ...this.#days, monthFirst: isMonthFirst(places.get('date')) }
    this.#births = { monthFirst: isMonthFirst(places.get('birth_date')), year: null }
    this.#said.clear()
    const outer = [this.#sheet.name, ...table.above].map((words) => this.#saidBy(words, false))
    // of a medal table it is the publisher
    if (this.#options.title && this.#kind !== 'medal-table')
      outer.push(this.#saidOfAll(this.#options.title, places.has('discipline') ? [{ discipline: '' }] : outer))
    if (!places.has('event')) outer.push(...this.#eventsAbove(table.above, outer))
    this.#resultColumns = resultColumnsIn(table.header, table.fields)
    this.#mixesThousands = mixesThousands(table.rows.map(({ cells }) => cells[places.get('result') ?? -1] ?? ''))
    this.#initials = initialsIn(table, places.get('gender'))
    const medalAt = places.get('medal')
    this.#hasMedals = medalAt !== undefined && table.rows.some(({ cells }) => (cells[medalAt] ?? '') !== '')
    let rowAbove: Values = {}
    for (const { row, cells, under } of table.rows) {
      if (this.#done % TOLD_EVERY === 0) this.#options.onRows?.(this.#done, 0)
      this.#done += 1
      this.#row = row
      this.#sound = true
      const values = this.#valuesOf(cells)
      if (Object.keys(values).length === 0) continue
      const above = [...outer, ...under.map((words) => this.#saidBy(words, true))]
      const said: Said = Object.assign({}, ...above)
      const phase = phaseAbove(above.flatMap((words) => words.phase ?? []))
      if (phase !== undefined) said.phase = phase
      // a day or a contest is often written once, for the rows below too
      for (const group of FROM_ABOVE[this.#kind ?? 'names'])
        if (group.every((field) => values[field] === undefined) && group.every((field) => !(field in said)))
          for (const field of group.includes('phase') ? [...group, 'pool' as const] : group)
            if (rowAbove[field] !== undefined) values[field] ??= rowAbove[field]
      rowAbove = values
      if (UNFILLED[this.#kind ?? 'names'] && Object.keys(values).every((field) => OF_EVENTS.has(field))) {
        this.passedOver.push({ row, why: 'unfilled' })
        continue
      }
      this.#texts.set(row, textOf(values, said, this.#kind))
      if (table.unknown.length > 0) {
        // an unknown column can change what the whole row means
        for (const column of table.unknown) this.#resolver.column(column, row)
        continue
      }
      this.#delegations = [values.organisation1, values.organisation2]
      const { points, other } = this.#resultColumns
      this.#resultCells = { points: cells[points ?? -1] ?? '', other: cells[other ?? -1] ?? '' }
      const read = new Set(places.values())
      this.#unread = cells.flatMap((cell, at) =>
        cell === '' || read.has(at) ? [] : [{ header: table.header[at] ?? '', cell }],
      )
      this.#unreadMark = this.#kind === 'results' ? this.#markOutside(cells) : null
      this.#take(values, said)
    }
  }

  reading(): Pick<
    SheetReading,
    'batches' | 'names' | 'words' | 'questions' | 'problems' | 'notes' | 'skipped' | 'texts' | 'placed' | 'published'
  > {
    const { questions, names, words } = this.#resolver
    const published = this.#published()
    const batches: Batch[] = []
    const met = this.#metAgain()
    const draws = drawsOf(this.#seeded, this.#undrawn, this.#index)
    for (const problem of draws.problems)
      this.#problems.push({ ...problem, column: this.#places.get(problem.field ?? 'seed') ?? null })
    for (const [row, { words }] of draws.placed) this.#texts.set(row, { words, when: null })
    const add = (batch: Batch) => void (batch.rows.length > 0 && batches.push(batch))
    add({ kind: 'participants', rows: this.#participants })
    add({ kind: 'teams', rows: [...this.#teams, ...this.#newTeams.values()] })
    add({
      kind: 'schedule',
      rows: this.#distinct(
        this.#takingPlace(linked(numbered(asMetBefore(this.#schedule, met), this.#index), this.#index)),
        ({ unit }) => unit,
        'unit',
      ),
    })
    add({ kind: 'schedule', rows: this.#takingPlace(draws.units) })
    const written = this.#lists.flatMap((row) => {
      const unit = met.has(row.row) ? met.get(row.row) : row.cells.unit
      return unit ? [{ ...row, cells: { ...row.cells, unit } }] : []
    })
    const unlikely = new Set(unlikelyResults(written, (unit) => this.#index.typeCode(unit)))
    for (const { row, cells } of unlikely) {
      this.#incomplete.add(cells.unit)
      const column = this.#places.get('result') ?? null
      this.#problems.push({ problem: 'unlikely-result', row, column, field: 'result', value: cells.result ?? null })
    }
    const single = this.#distinct(
      matchesOfRows(
        written.filter((row) => !unlikely.has(row)),
        this.#unnumbered,
        (unit) => this.#incomplete.has(unit) || this.#index.isPlayed(unit),
      ),
      ({ unit, competitor }) => `${unit} ${competitor}`,
      'athlete',
      ({ unit }) => this.#incomplete.add(unit),
    )
    const { rows: whole, units: heats } = this.#withHeats(this.#withSamePeople(single))
    add({ kind: 'schedule', rows: this.#takingPlace(heats) })
    const statusOf = new Map(
      [...Map.groupBy(whole, ({ cells }) => cells.unit)].map(([unit, list]) => [
        unit,
        this.#incomplete.has(unit) ? 'INTERMEDIATE' : leastFinal(list.map(({ cells }) => cells.status)),
      ]),
    )
    const lists = this.#withRanks(whole).map(({ row, cells }) => ({
      row,
      cells: { ...cells, status: statusOf.get(cells.unit) ?? cells.status },
    }))
    if (this.#kind === 'start-lists') add({ kind: 'start-lists', rows: lists })
    else add({ kind: 'results', rows: lists })
    add({
      kind: 'medallists',
      rows: this.#distinct(this.#medals, ({ event, competitor }) => `${event} ${competitor}`, 'athlete'),
    })
    return {
      batches,
      names: [...names.values()],
      words: [...words.values()],
      questions: [...questions].map(([key, question]) => ({ key, ...question, rows: [...new Set(question.rows)] })),
      problems: this.#problems,
      notes: clashesIn(batches.flatMap((batch) => (batch.kind === 'schedule' ? batch.rows : []))),
      skipped: [...this.#skipped],
      texts: this.#texts,
      placed: new Map([...draws.placed].map(([row, { unit }]) => [row, unit])),
      published,
    }
  }

  /** What was taken out of the programme and is in a sheet again takes place, but for what a draw does without and nobody is said to be in. */
  #takingPlace(rows: readonly TableRow<'schedule'>[]): TableRow<'schedule'>[] {
    return rows.map(({ row, cells }) =>
      cells.status === undefined &&
      !this.#index.hasUnit(cells.unit) &&
      (cells.sides !== undefined || !this.#index.isUndrawn(cells.unit))
        ? { row, cells: { ...cells, status: 'SCHEDULED' } }
        : { row, cells },
    )
  }

  /**
   * The units of matches whose list is in force under another code, by row: an earlier sheet had no day or no number. Of several that it may be
   * the organiser chooses one; null until then.
   */
  #metAgain(): ReadonlyMap<number, string | null> {
    const matches = [...this.#matches.values()]
    const dayOf = (unit: string) => this.#index.whenOf(unit)?.slice(0, 10) || null
    const before = metBefore(matches, this.#index.known.met ?? [], dayOf)
    const certain = certainlyMet(matches, before)
    return new Map(
      [...this.#matches].flatMap(([row, { unit }]) => {
        const lists = before.get(unit)
        if (lists === undefined) return []
        const [same, key] = [certain.get(unit), `again ${unit.slice(22)}`]
        if (same !== undefined) return [[row, same]]
        this.#row = row
        const { words = '', when = null } = this.#texts.get(row) ?? {}
        const written = [words, when].filter(Boolean).join(', ')
        const suggestions = lists.map(({ code, score }) => ({ code, name: score }))
        return [[row, this.#code(this.#resolver.unit(unit, unit, { written, met: key }, suggestions, row))]]
      }),
    )
  }

  /**
   * Lists with the heats of finals that the programme does not have. Those of a final with one known heat wait until the organiser says whether
   * others follow.
   */
  #withHeats(rows: readonly TableRow<'results'>[]): {
    readonly rows: readonly TableRow<'results'>[]
    readonly units: readonly TableRow<'schedule'>[]
  } {
    const { units, alone } = finalsInHeats(this.#heats, this.#index)
    if (this.#kind !== 'results' || alone.size === 0) return { rows, units }
    const written = [...new Set([...alone.values()].map(({ event, name }) => `${event}, ${name}`))].join(' · ')
    const key = heatsKey(alone.keys())
    const answers = rows.flatMap(({ row, cells }) => {
      if (!alone.has(cells.unit)) return []
      this.#row = row
      return this.#code(this.#resolver.heats(written, key, row))
    })
    if (answers.includes('more'))
      return { rows, units: [...units, ...[...alone].flatMap(([unit, heat]) => withHeatsToCome(unit, heat))] }
    return { rows: answers.includes('whole') ? rows : rows.filter(({ cells }) => !alone.has(cells.unit)), units }
  }

  /** Lists in which a competitor of the list in force may have another name or delegation: the organiser says whether it is the same person. */
  #withSamePeople(rows: readonly TableRow<'results'>[]): TableRow<'results'>[] {
    const { lists } = this.#options
    if (this.#kind !== 'results' || lists === undefined) return [...rows]
    return [...Map.groupBy(rows, ({ cells }) => cells.unit)].flatMap(([unit, list]) => {
      const same = samePeople(list, lists.get(unit) ?? [])
      return list.flatMap(({ row, cells }) => {
        const missing = same.get(row)
        if (missing === undefined) return [{ row, cells }]
        this.#row = row
        const written = `${cells.name} (${cells.organisation ?? '–'})`
        const code = this.#code(this.#resolver.samePerson(written, cells.competitor, unit, missing, row))
        if (code === null) this.#incomplete.add(unit)
        return code === null ? [] : [{ row, cells: { ...cells, competitor: code } }]
      })
    })
  }

  /** Lists whose ranks contradict their results: the organiser chooses which of them count, and until then the list stays out. */
  #withRanks(rows: readonly TableRow<'results'>[]): TableRow<'results'>[] {
    if (this.#kind !== 'results') return [...rows]
    return [...Map.groupBy(rows, ({ cells }) => cells.unit)].flatMap(([unit, list]) => {
      const isRanked = list.some(({ cells }) => cells.rank)
      const others = isRanked ? othersInForce(list, this.#options.lists?.get(unit) ?? []) : []
      const contradicting = contradictingRanks([...list, ...others], this.#index.typeCode(unit))
      if (contradicting.every((row) => others.includes(row))) return list
      const written = contradicting.map(({ cells }) => `${cells.rank}. ${cells.result}`).join(' · ')
      const competitors = contradicting.map(({ cells }) => cells.competitor).join(' ')
      const key = `${unit.replace(/-+$/, '')} ${digestOf(`${competitors} ${written}`, 8)}`
      const resolved = list.map(({ row }) => {
        this.#row = row
        return this.#code(this.#resolver.rank(written, key, row))
      })
      if (resolved[0] === 'ranks') return list
      if (resolved[0] === 'results')
        return list.map(({ row, cells }) => ({ row, cells: { ...cells, rank: undefined } }))
      return []
    })
  }

  /** The same row twice counts once; of two that contradict each other the second is for people to decide. */
  #distinct<C extends object>(
    rows: readonly { readonly row: number; readonly cells: C }[],
    keyOf: (cells: C) => string,
    field: SheetField,
    onContradiction: (cells: C) => void = () => undefined,
  ): { readonly row: number; readonly cells: C }[] {
    const first = new Map<string, string>()
    return rows.filter(({ row, cells }) => {
      const [key, whole] = [keyOf(cells), JSON.stringify(cells)]
      const before = first.get(key)
      if (before === undefined) {
        first.set(key, whole)
        return true
      }
      if (before === whole) this.passedOver.push({ row, why: this.#members.has(row) ? 'team-member' : 'repeated-row' })
      else {
        onContradiction(cells)
        this.#problems.push({
          problem: 'contradicting-row',
          row,
          column: null,
          field,
          value: this.#texts.get(row)?.words ?? null,
        })
      }
      return false
    })
  }

  // ——— cells

  #valuesOf(cells: readonly string[]): Values {
    const values: Values = {}
    for (const [field, at] of this.#places) {
      const cell = cells[at] ?? ''
      if (cell === '') continue
      if (cell === NO_VALUE || isErrorCell(cell)) {
        // what is not needed is passed over; what is, its row lacks
        if (WANTED[this.#kind ?? 'names'].includes(field))
          this.#problem(cell === NO_VALUE ? 'no-value' : 'error-cell', field, cell === NO_VALUE ? null : cell)
        continue
      }
      const clean = textValue(cell)
      if (clean.ok) values[field] = clean.value
      else this.#problem(clean.error, field, cell)
    }
    const sets = this.#sets.flatMap((at) => (/\d/.test(cells[at] ?? '') ? (cells[at] ?? '') : []))
    if (sets.length > 0) values.result = sets.join(', ')
    const classes = this.#classes.flatMap((at) => textValue(cells[at] ?? ''))
    if (values.category !== undefined && classes.length > 1)
      values.category = classes.flatMap((cell) => (cell.ok && cell.value !== '' ? cell.value : [])).join(' ')
    // `689 Silva, Ana`: the number that she wears, and her name
    const numbered = this.#places.has('bib') ? null : /^(\d{1,5})\s+(\p{L}.*)$/u.exec(values.athlete ?? '')
    if (numbered) Object.assign(values, { bib: numbered[1], athlete: numbered[2] })
    const guest = nameOfGuest(values.athlete ?? '')
    if (guest !== null) values.athlete = guest
    this.#isGuest = guest !== null || isMarked(cells[this.#guestAt] ?? '')
    return values
  }

  #problem(problem: SheetProblem['problem'], field: SheetField, value: string | null): void {
    this.#sound = false
    this.#problems.push({ problem, row: this.#row, column: this.#places.get(field) ?? null, field, value })
  }

  /** A value of a cell, or its problem. */
  #read<T>(
    values: Values,
    field: SheetField,
    problem: SheetProblem['problem'],
    parse: (cell: string) => T | undefined,
  ): T | null {
    const cell = values[field]
    if (cell === undefined) return null
    const value = parse(cell)
    if (value === undefined) this.#problem(problem, field, cell)
    return value ?? null
  }

  /** A code of words; null where it is asked, skipped or missing: then the row is not taken. */
  #code(resolved: Resolved): string | null {
    if ('code' in resolved) return resolved.code
    this.#sound = false
    if ('skipped' in resolved) this.#skipped.add(this.#row)
    return null
  }

  /** A mark such as DSQ in a column that is not read; null: none. */
  #markOutside(cells: readonly string[]): string | null {
    const read = new Set([...this.#places].flatMap(([field, at]) => (field === 'status' ? [] : [at])))
    return cells.find((cell, at) => !read.has(at) && !this.#personal.has(at) && hasIrm(cell)) ?? null
  }

  /** The mark in a column of statuses or remarks; null if it is missing or a problem. */
  #markBeside({ result }: Values): string | null {
    const irm = cellsOf.irmOf(this.#unreadMark ?? '')
    // a competitor who did not start has no result
    if (irm !== null && (irm !== 'DNS' || !/\d/.test(result ?? ''))) return irm
    this.#refuseUnreadMark()
    return null
  }

  /** The mark in a cell of results, also beside a figure; null if it is missing or a problem. */
  #markInResult(cell: string): string | null {
    const irm = cellsOf.irmOf(cell)
    if (irm !== null) return irm
    const beside = cellsOf.irmBesideFigure(cell)
    if (beside === 'DNS' || (beside === null && hasIrm(cell))) this.#problem('unknown-words', 'result', cell)
    return beside
  }

  /** The status of the result in a row, by its cell and by the titles above; undefined: neither names one. */
  #statusOf(values: Values, title: Said): ResultStatus | null | undefined {
    if (values.status === undefined || cellsOf.irmOf(values.status) !== null) return title.status
    return leastFinal([this.#read(values, 'status', 'unknown-words', resultStatusOf), title.status])
  }

  #refuseUnreadMark(): void {
    if (this.#unreadMark !== null) this.#problem('unknown-words', 'irm', this.#unreadMark)
  }

  /** What words that stand alone say. `all`: what nothing else is, is an event. */
  #saidBy(words: string, all: boolean): Said {
    const key = `${all} ${words}`
    const before = this.#said.get(key)
    if (before) return before
    const said: Said = {}
    for (const part of words.split(PARTS)) this.#sayPart(part.trim(), all, said)
    this.#said.set(key, said)
    return said
  }

  /** What a person has said of all rows; words that nobody knows are the discipline, where nothing else names one. */
  #saidOfAll(title: string, others: readonly Said[]): Said {
    const said = this.#saidBy(title, true)
    if (said.event === undefined || said.discipline !== undefined) return said
    if (others.some(({ discipline }) => discipline !== undefined)) return said
    const [first = '', ...rest] = title.split(PARTS)
    return { ...this.#saidBy(rest.join(' | '), true), discipline: first.trim() }
  }

  /** The event that the lines above a table name, by words that the discipline of the sheet knows for certain. */
  #eventsAbove(lines: readonly string[], outer: readonly Said[]): Said[] {
    const words = outer.find(({ discipline }) => discipline !== undefined)?.discipline
    const discipline = words === undefined ? null : this.#index.discipline(words)
    if (outer.some(({ event }) => event !== undefined)) return []
    // without a sport, words that an event of some sport has
    if (discipline === null && (words !== undefined || this.#places.has('discipline'))) return []
    const events = lines
      .flatMap((line) => line.split(PARTS))
      .map((part) => part.replace(/^[\p{L} ]+:\s*/u, ''))
      .filter((part) =>
        discipline === null
          ? this.#index.sportsOf(part).length > 0
          : namedEvent(discipline, part).certainty === 'certain',
      )
    return events.length === 1 ? [{ event: events[0] as string }] : []
  }

  #sayPart(part: string, all: boolean, said: Said): void {
    if (part === '') return
    const labelled = /^([\p{L} ]+):\s*(.+)$/u.exec(part)
    const { rest: words, status } = statusInTitle(labelled ? (labelled[2] as string) : part)
    if (status !== null) said.status = leastFinal([said.status, status]) ?? status
    if (words === '') return
    const day = /\d/.test(words) ? dayOf(words, this.#days) : null
    const gender = genderOfCell(words)
    const split = splitPhase(words)
    if (day !== null && !/\bkg\b|\bm\b/i.test(words)) said.date = day
    else if (this.#index.discipline(words) !== null) said.discipline = words
    else if (gender !== null && words.length > 1) said.gender = gender
    else if (this.#index.venue(words) !== null) said.venue = words
    else if (split && !/\p{L}{3}/u.test(split.rest))
      said.phase = said.phase === undefined ? words : `${said.phase} ${words}`
    else if (split && all) {
      said.phase = split.phase
      said.event = split.rest
    } else if (all && isEventName(words, said.event !== undefined)) {
      // `Judô feminino` is a discipline with a gender
      const last = /^(.+?)\s+(\p{L}+)$/u.exec(words)
      const genderAtEnd = last ? genderOfCell(last[2] as string) : null
      if (last && genderAtEnd !== null && this.#index.discipline(last[1] as string) !== null) {
        said.discipline = last[1] as string
        said.gender = genderAtEnd
      } else said.event = words
    }
  }

  // ——— what a row is of

  #discipline(values: Values, said: Said): string | null {
    const words = values.discipline ?? said.discipline ?? this.#index.disciplineIn(values.event ?? said.event ?? '')
    if (words) return this.#code(this.#resolver.discipline(words, this.#row))
    const event = [values.event ?? said.event, values.category].filter(Boolean).join(' ')
    if (event === '' || rscIn(event) !== null || this.#kind === 'schedule' || this.#kind === 'names') return null
    return this.#sport(splitPhase(event)?.rest || event)
  }

  /** The sport of an event by its words: one question for all rows that can be of one sport. */
  #sport(event: string): string | null {
    const sports = this.#sportsOf.get(event) ?? this.#index.sportsOf(event)
    this.#sportsOf.set(event, sports)
    if (sports.length === 0) return null
    const shared = this.#sports.map((group) => group.filter(({ code }) => sports.some((one) => one.code === code)))
    const found = shared.findIndex((group) => group.length > 0)
    const at = found < 0 ? this.#sports.length : found
    const group = shared[found] ?? sports
    this.#sports[at] = group
    return this.#code(this.#resolver.sport(event, `${this.#rowsKey} ${at + 1}`, group, this.#row))
  }

  /** Event in full, of what the row and the words above it say; null: none is named, or it is asked. */
  #event(values: Values, said: Said, discipline: string | null): string | null {
    const code = values.event === undefined ? null : rscIn(values.event)
    if (code !== null) return padRsc(code.slice(0, 22))
    if (discipline === null) return null
    const name = [values.event ?? (values.category === undefined ? said.event : undefined), values.category]
      .filter(Boolean)
      .join(' ')
    const gender = this.#gender(values) ?? said.gender ?? this.#classGender(values, name, discipline)
    const division = /([1-3])/.exec(values.division ?? '')?.[1]
    if (name === '' && gender === null && division === undefined) return null
    const isBlank = this.#places.has('gender') && values.gender === undefined
    if (isBlank && gender === null && this.#kind === 'results' && namedEvent(discipline, name).gender === null)
      this.#problem('missing-value', 'gender', null)
    if (this.#isOtherGender(values, namedEvent(discipline, name).gender))
      this.#problem('other-gender', 'gender', values.gender ?? null)
    return this.#code(
      this.#resolver.event(
        discipline,
        name,
        gender,
        division === undefined ? null : (Number(division) as 1),
        this.#row,
        this.#kind === 'schedule' || this.#kind === 'names',
      ),
    )
  }

  /** The gender of the classes of a list that states none, by an answer for all of them; null: the words have it, or it is open. */
  #classGender({ event, category }: Values, name: string, discipline: string): EventGender | null {
    const isList = this.#kind === 'results' || this.#kind === 'start-lists' || this.#kind === 'medallists'
    if (!isList || category === undefined || event !== undefined || this.#places.has('gender')) return null
    if (namedEvent(discipline, name).gender !== null) return null
    const code = this.#code(this.#resolver.gender(name, this.#rowsKey, this.#row))
    return code === 'W' || code === 'M' || code === 'X' ? code : null
  }

  /** Whether the words of an event and the column of the gender differ. Beside a mixed event the column has the sex of the athlete. */
  #isOtherGender(values: Values, named: EventGender | null): boolean {
    const column = values.gender === undefined ? null : genderOfCell(values.gender)
    return (named === 'M' || named === 'W') && (column === 'M' || column === 'W') && named !== column
  }

  #gender(values: Values): EventGender | null {
    return this.#read(values, 'gender', 'bad-choice', (cell) => {
      if (this.#initials === 'spanish' && /^[hm]$/i.test(cell)) return /h/i.test(cell) ? 'M' : 'W'
      if (this.#initials === 'unknown' && /^m$/i.test(cell)) return undefined
      return genderOfCell(cell) ?? undefined
    })
  }

  /** What a contest is called: phase, unit and number; what its event ends with where nothing else says it. */
  #contest(values: Values, said: Said): Contest {
    const inUnit = values.unit === undefined ? null : cellsOf.sidesOf(values.unit)
    const sides: readonly [string, string] | null =
      values.side1 !== undefined || values.side2 !== undefined ? [values.side1 ?? '', values.side2 ?? ''] : inUnit
    const phase = this.#withPool(withoutEvent(values.phase ?? said.phase, values.event), values.pool, sides !== null)
    const own = [inUnit ? undefined : values.unit, values.unit_number]
      .filter((part) => part !== undefined)
      // beside a phase the header tells a heat from a match
      .map((part) => (phase !== undefined && /^\d+$/.test(part) ? `${this.#heat}${part}` : part))
      .join(' ')
    const event = values.event
    if (phase !== undefined) return { phase, own, text: [phase, own].filter(Boolean).join(' '), event, sides }
    if (own === '' && event !== undefined && rscIn(event) === null) {
      const split = splitPhase(event)
      if (split && split.rest !== '')
        return { phase: split.phase, own, text: split.phase, event: split.rest.replace(/\s*[–—:|-]\s*$/, ''), sides }
    }
    return { phase: own, own: '', text: own, event, sides }
  }

  #withPool(words: string | undefined, pool: string | undefined, isMatch: boolean): string | undefined {
    if (pool === undefined) return words
    return withPool(words, { pool, header: this.#poolHeader, code: unitWords(words ?? '').phase, isMatch })
  }

  #organisation(values: Values): string | null {
    return values.organisation === undefined
      ? null
      : this.#code(this.#resolver.organisation(values.organisation, this.#row, true, this.#isLocal))
  }

  /** The words of a team of a delegation that has several, where they are those of the delegation: `AL B`. */
  #teamOf(values: Values): string | null {
    const { team, organisation } = values
    if (team !== undefined || organisation === undefined) return team ?? null
    return this.#index.ownerOfTeam(organisation) === null ? null : organisation
  }

  /** A unit of an event by its words, or the one the schedule has under that name or must be asked for. */
  #unit(
    event: string,
    { phase: words, own: ownWords, text: contest }: Contest,
    sides: readonly string[] | null,
    date: string | null = null,
  ): string | null {
    const named = unitWords(words, { own: ownWords, isMatch: sides !== null })
    const { phase, unit, unnumbered } = named
    const met = unnumbered && sides?.length === 2 ? sides : null
    const codeOf = (unitCode: string) => padRsc(`${event.slice(0, 22)}${phase}${unitCode}`)
    const single = named.bronze && !this.#isKnownFinal(codeOf(unit)) ? bronzeCode(unit) : unit
    const earlier = codeOf(met === null ? single : metCode(met))
    // earlier releases gave a match for bronze the code of any other
    const inProgramme = met === null || this.#index.hasUnit(earlier) ? earlier : codeOf(metCode(met, undefined, named))
    if (unnumbered && date !== null) {
      const onDay = heldOfSameWords(inProgramme, this.#index).filter((one) => this.#index.whenOf(one)?.startsWith(date))
      if (onDay.length === 1) return onDay[0] ?? null
    }
    if (this.#index.hasUnit(inProgramme) && !this.#isOfAnotherDay(inProgramme, date)) return inProgramme
    // two who meet on several days have as many matches, whatever else a sheet has
    const own = met === null ? null : metCode(met, date ?? undefined, named)
    const code = own === null ? inProgramme : codeOf(own)
    const units = this.#index.units(event)
    if (isHeatOfFinal({ phase: words, own: ownWords }) && units.every((one) => isHeatOrWhole(one, codeOf(''))))
      return code
    const called = units.filter(({ names }) => names.some((name) => wordsKey(name) === wordsKey(contest)))
    if (called.length === 1) return called[0]?.code ?? null
    const candidates = (called.length > 1 ? called : units.filter((one) => one.code.slice(22, 26) === phase)).map(
      (one) => ({
        code: one.code,
        name: one.names[0] ?? one.code,
      }),
    )
    return this.#code(
      this.#resolver.unit(event, code, { written: contest === '' ? '–' : contest, met: own }, candidates, this.#row),
    )
  }

  #isKnownFinal(code: string): boolean {
    return this.#index.hasUnit(code) || this.#index.heatsOutside(code.slice(0, 26)).includes(code)
  }

  /** A contest that has its result already, and is of another day; one without a result may have been moved. */
  #isOfAnotherDay(code: string, date: string | null): boolean {
    const when = this.#index.whenOf(code) ?? null
    return date !== null && when !== null && !when.startsWith(date) && this.#index.isPlayed(code)
  }

  /** Of two sides in the programme; whose result came first has the code of its day already. */
  #metInProgramme(phase: string, sides: readonly string[], date: string | null, named: UnitWords): string {
    const onDay = date === null ? null : metCode(sides, date, named)
    if (onDay !== null && this.#index.isPlayed(padRsc(`${phase}${onDay}`))) return onDay
    const earlier = metCode(sides)
    return this.#index.hasUnit(padRsc(`${phase}${earlier}`)) ? earlier : metCode(sides, undefined, named)
  }

  /** The unit code of a match for bronze, or of a final without a number, whose result came before the programme; null: none, or several. */
  #finalInResults(
    event: string,
    { phase, unit, unnumbered, bronze, isOther }: UnitWords,
    words: string,
  ): string | null {
    const ofPhase = `${event.slice(0, 22)}${phase}`
    if (phase !== 'FNL-' || this.#index.hasUnit(padRsc(`${ofPhase}${unit}`))) return null
    const inResults = padRsc(`${ofPhase}${bronzeCode(unit)}`)
    if (bronze && (this.#index.isPlayed(inResults) || this.#index.hasUnit(inResults))) return inResults.slice(26)
    if (!unnumbered || isOther) return null
    const inProgramme = this.#index.units(event).flatMap(({ code }) => (this.#index.isCalled(code, words) ? code : []))
    const [code, ...others] = [...this.#index.playedOutside(ofPhase), ...inProgramme].filter((one) =>
      one.startsWith(`${ofPhase}${bronze ? 'B' : 'P'}`),
    )
    return code === undefined || others.length > 0 ? null : code.slice(26)
  }

  /** Who stands in a row: a person by name, or the team of a delegation. Null: it is asked, or nobody stands there. */
  #competitor(values: Values, event: string, gender: EventGender | null): Competitor | null {
    const written =
      values.athlete ??
      ([values.given_name, values.family_name].filter((part) => part !== undefined).join(' ') || undefined)
    const inName =
      written !== undefined && values.organisation === undefined ? cellsOf.nameAndDelegation(written) : null
    const delegation = inName?.organisation ?? values.organisation
    const isKnownInName = inName?.organisation == null || this.#index.organisation(inName.organisation) !== null
    const organisation =
      delegation === undefined || delegation === null || !isKnownInName
        ? null
        : this.#code(this.#resolver.organisation(delegation, this.#row, true, this.#isLocal))
    if (!this.#sound) return null
    const name = inName && isKnownInName ? inName.name : written
    const pair = name !== undefined && /\S\s*(?:\/|&|\s\+\s)\s*\S/.test(name)
    if (name === undefined && values.team === undefined && this.#needsAthlete(event)) {
      this.#problem('missing-value', 'athlete', null)
      return null
    }
    if (name === undefined || pair)
      return this.#teamCompetitor(values.team ?? name ?? this.#teamOf(values), organisation, event)
    const whole = cellsOf.isNobodyYet(name) ? null : name
    if (whole === null) {
      this.#problem('missing-value', 'athlete', name)
      return null
    }
    // a delegation's own name where people stand is its team
    const asDelegation =
      values.organisation === undefined && organisation === null ? this.#index.organisation(whole) : null
    if (asDelegation !== null) return this.#teamCompetitor(null, asDelegation, event)
    const owner = values.organisation === undefined && organisation === null ? this.#index.ownerOfTeam(whole) : null
    if (owner !== null) return this.#teamCompetitor(whole, owner, event)
    if (gender === 'X' && organisation !== null && this.#index.organisation(whole) === organisation)
      return this.#teamCompetitor(null, organisation, event)
    const code =
      values.code !== undefined && /^[\w.-]{1,34}$/.test(values.code)
        ? values.code
        : this.#code(this.#resolver.person(whole, organisation, this.#row))
    return code === null ? null : { code, type: 'A', organisation, name: whole }
  }

  /** Whether a result or a place in a start list is of an athlete, so that a delegation alone does not name the competitor. */
  #needsAthlete(event: string): boolean {
    const isOfLists = this.#kind === 'results' || this.#kind === 'start-lists'
    return isOfLists && typedEventOf(this.#index.typeCode(event))?.type.entrant === 'athlete'
  }

  #teamCompetitor(words: string | null, organisation: string | null, event: string): Competitor | null {
    const named = words === null ? null : (this.#index.organisation(words) ?? this.#index.ownerOfTeam(words))
    const whose = organisation ?? named
    if (words === null && whose === null) {
      this.#problem('missing-value', 'athlete', null)
      return null
    }
    const own = words !== null && whose !== null && this.#index.organisation(words) === whose ? null : words
    const code = this.#resolver.team(event, whose, own)
    const name = own ?? (whose === null ? '' : this.#resolver.organisationName(whose))
    if (!this.#index.hasTeam(code) && !this.#newTeams.has(code) && whose !== null && this.#kind !== 'teams')
      this.#newTeams.set(code, {
        row: this.#row,
        cells: {
          code,
          name,
          short_name: undefined,
          organisation: whose,
          gender: teamGender(event),
          discipline: padRsc(disciplineOf(event)),
          event,
          athletes: undefined,
          status: undefined,
        },
      })
    return { code, type: 'T', organisation: whose, name }
  }

  // ——— rows by kind

  #take(values: Values, said: Said): void {
    switch (this.#kind) {
      case 'schedule':
        return this.#takeUnit(values, said)
      case 'participants':
        return this.#takePerson(values, said)
      case 'teams':
        return this.#takeTeam(values, said)
      case 'start-lists':
      case 'results':
        return values.side1 !== undefined ||
          values.side2 !== undefined ||
          (values.unit !== undefined && values.athlete === undefined && cellsOf.sidesOf(values.unit) !== null)
          ? this.#takeMatch(values, said)
          : this.#takeResult(values, said)
      case 'medallists':
        return this.#takeMedal(values, said)
      case 'draws':
        return this.#takeSeed(values, said)
      case 'names':
        return this.#takeName(values, said)
      case 'medal-table':
        return this.#takeCounts(values, said)
      case null:
        return
    }
  }

  #takeUnit(values: Values, said: Said): void {
    const { phase: phaseWords, own: ownWords, text, event: eventWordsHere, sides } = this.#contest(values, said)
    const occasion =
      values.type !== undefined && unitWords('', { occasion: values.type }).phaseType !== '3' ? values.type : null
    const isMatch = sides !== null
    const contest = unitWords(phaseWords, { own: ownWords, occasion, isMatch })
    const isOccasion =
      contest.phaseType !== '3' || (occasion === null && text === '' && unitWords(values.event ?? '').phaseType !== '3')
    const { phase, phaseType } = isOccasion && contest.phaseType === '3' ? unitWords(values.event ?? '') : contest
    // whatever surrounds the games as a whole is of no discipline
    const discipline = phaseType === '0' ? null : this.#discipline(values, said)
    if (discipline === null && this.#sound && phaseType === '3') this.#problem('missing-value', 'discipline', null)
    const of = discipline ?? 'CER'
    const ownEvent = isOccasion && occasion === null && contest.phaseType === '3' ? undefined : eventWordsHere
    const event = this.#event(
      { ...values, ...(ownEvent === undefined ? { event: undefined } : { event: ownEvent }) } as Values,
      said,
      discipline,
    )
    const day =
      this.#read(values, 'date', 'bad-date', (cell) => dayOf(cell, this.#days) ?? undefined) ?? said.date ?? null
    const begins = this.#clock(values, 'start', day) ?? this.#clockOfDate(values)
    const date = begins?.date ?? day
    const start = begins?.time ?? null
    const end = this.#clock(values, 'end', day)?.time ?? null
    if (start !== null && date === null && this.#sound) this.#problem('missing-value', 'date', null)
    const venueWords = values.venue ?? said.venue
    const venue = venueWords === undefined ? null : this.#code(this.#resolver.venue(venueWords, this.#row))
    const status = values.status === undefined ? undefined : (cellsOf.scheduleStatusOf(values.status) ?? undefined)
    const medal = this.#read(values, 'medal', 'bad-choice', cellsOf.unitMedalOf)
    const met = sides === null ? [] : this.#sidesOfUnit(sides, event ?? padRsc(of))
    if (!this.#sound) return
    const competitors = met.flatMap(({ code }) => code ?? [])
    const own =
      contest.unnumbered && !isOccasion && competitors.length === 2
        ? this.#metInProgramme(`${(event ?? of).slice(0, 22).padEnd(22, '-')}${phase}`, competitors, date, contest)
        : isOccasion && date !== null
          ? `${date.slice(5).replace('-', '')}01--`
          : ((isOccasion ? null : this.#finalInResults(event ?? padRsc(of), contest, text)) ?? contest.unit)
    const base = padRsc(`${(event ?? of).slice(0, 22).padEnd(22, '-')}${phase}${own}`)
    const named = rscIn(values.code ?? '')
    if (named === null && competitors.length === 2 && !this.#index.hasUnit(base))
      this.#matches.set(this.#row, { unit: base, sides: competitors, day: date })
    const name = [
      text,
      occasion !== null && text === '' ? (values.type as string) : '',
      isOccasion && text === '' && occasion === null ? (values.event ?? '') : '',
    ].find((one) => one !== '')
    this.#schedule.push({
      row: this.#row,
      base: named ?? base,
      // two who meet twice in a programme are told apart by when, as others of the same words are
      unnumbered:
        named === null &&
        contest.unnumbered &&
        (own === contest.unit || own === metCode(competitors) || own === metCode(competitors, undefined, contest)),
      occasion: isOccasion,
      cells: {
        unit: named ?? base,
        phase_type: this.#index.hasUnit(named ?? base) && phaseType === '3' ? undefined : phaseType,
        // two sides are its name on every page
        name:
          name === undefined
            ? competitors.length > 0
              ? undefined
              : null
            : this.#index.isCalled(named ?? base, name)
              ? undefined
              : name,
        name_eng: values.name_eng,
        name_spa: values.name_spa,
        date: date === null && start === null ? undefined : date,
        start_time: date === null ? undefined : start,
        end_time: this.#places.has('end') ? end : undefined,
        venue: this.#places.has('venue') || venue !== null ? venue : undefined,
        // a venue that is known keeps its name, however it is written here
        venue_name: venue === null || this.#resolver.isKnownVenue(venue) ? undefined : (venueWords ?? null),
        location: values.location === undefined ? undefined : `${venue ?? ''}${digestOf(wordsKey(values.location), 4)}`,
        location_name: values.location,
        status,
        // an empty cell denies a medal only in a column that has some, and not to a match for bronze
        medal: medal ?? (this.#hasMedals && !contest.bronze ? 0 : finalMedal(phase, contest)),
        order: undefined,
        sides: met.length === 0 ? undefined : met,
      },
    })
  }

  /** Both sides, or those that are known where the others say nothing. */
  #sidesOfUnit(sides: readonly [string, string], event: string): Side[] {
    const met = sides.map((words, at): Side | null => {
      if (!cellsOf.isNobodyYet(words)) return this.#side(words, event, at)
      const came = cellsOf.cameFrom(words)
      if (came === null) return null
      const { phase, unit } = unitWords(came.of)
      const code = padRsc(`${event.slice(0, 22)}${phase}${came.place === null ? unit : ''}`)
      return { ...NOBODY_YET, from: { unit: code, value: came.place, wlt: came.wlt } }
    })
    // the place of who is known counts where the other comes from somewhere
    return met.some((side) => side?.from) ? met.map((side) => side ?? NOBODY_YET) : met.filter((side) => side !== null)
  }

  #sides(sides: readonly [string, string], event: string): Competitor[] {
    const known = sides.map((words, at) => (cellsOf.isNobodyYet(words) ? null : this.#side(words, event, at)))
    return known.filter((one) => one !== null)
  }

  /** A side of a match: a delegation, its team, or a person (`Ana Silva (AL)`). */
  #side(words: string, event: string, at: number): Competitor | null {
    const delegation = this.#delegations[at]
    if (delegation !== undefined) {
      const code = this.#code(this.#resolver.organisation(delegation, this.#row))
      if (code === null) return null
      return isTeamEvent(this.#index.typeCode(event))
        ? this.#teamCompetitor(words, code, event)
        : this.#person(words, code)
    }
    const organisation = this.#index.organisation(words)
    if (organisation !== null) return this.#teamCompetitor(null, organisation, event)
    const { name, organisation: of } = cellsOf.nameAndDelegation(words)
    const whose = of === null ? null : this.#index.organisation(of)
    if (whose !== null) return this.#person(name, whose)
    const owner = this.#index.ownerOfTeam(words)
    if (owner !== null) return this.#teamCompetitor(words, owner, event)
    const asked = this.#code(this.#resolver.organisation(words, this.#row))
    return asked === null ? null : this.#teamCompetitor(null, asked, event)
  }

  #person(name: string, organisation: string): Competitor | null {
    const code = this.#code(this.#resolver.person(name, organisation, this.#row))
    return code === null ? null : { code, type: 'A', organisation, name }
  }

  #clock(values: Values, field: 'start' | 'end', date: string | null): GamesClock | null {
    const read = this.#read(values, field, 'bad-time', (cell) =>
      /^[-–—]$|^a definir$|^tbd$/i.test(cell) ? null : (clockOf(cell) ?? undefined),
    )
    if (read === null) return null
    if (read.offset === null || date === null) return { date, time: read.time }
    return this.#atGames(`${date}T${read.time}`, read.offset)
  }

  /** The time that stands behind the day in one cell. */
  #clockOfDate(values: Values): GamesClock | null {
    if (values.date === undefined || this.#places.has('start')) return null
    const found = clockOf(values.date)
    if (!found || /^\d{5}$/.test(values.date)) return null
    const date = dayOf(values.date, this.#days)
    return found.offset === null || date === null
      ? { date, time: found.time }
      : this.#atGames(`${date}T${found.time}`, found.offset)
  }

  /** Day and clock of the games at an instant with an offset of its own: the evening there may be the day before. */
  #atGames(local: string, offset: string): GamesClock {
    const ours = this.#options.offsetAt?.(local) ?? offset
    const shown = new Date(Date.parse(`${local}${offset}`) + minutesOf(ours) * 60_000).toISOString()
    return { date: shown.slice(0, 10), time: shown.slice(11, 19) }
  }

  #takePerson(values: Values, said: Said): void {
    const whole = values.athlete ?? ''
    const name =
      whole === '' ? [values.given_name, values.family_name].filter((part) => part !== undefined).join(' ') : whole
    const discipline = this.#discipline(values, said)
    const organisation = this.#organisation(values)
    const gender = this.#gender(values)
    const event =
      values.event === undefined && values.category === undefined && said.event === undefined
        ? null
        : this.#event(values, said, discipline)
    if (name === '') this.#problem('missing-value', 'athlete', null)
    if (values.organisation === undefined) this.#problem('missing-value', 'organisation', null)
    if (discipline === null && this.#sound && event === null) this.#problem('missing-value', 'discipline', null)
    const own = personGender(gender ?? said.gender ?? (event === null ? null : (genderOf(event) as EventGender)))
    if (own === null && this.#sound) this.#problem('missing-value', 'gender', null)
    const birth = this.#read(values, 'birth_date', 'bad-date', (cell) =>
      /^\d{4}$/.test(cell) ? null : (dayOf(cell, this.#births) ?? undefined),
    )
    const code =
      values.code ??
      (this.#sound ? this.#code(this.#resolver.person(name, organisation, this.#row, { birth, gender: own })) : null)
    const height = this.#read(values, 'height', 'bad-number', measureOf)
    const weight = this.#read(values, 'weight', 'bad-number', measureOf)
    if (!this.#sound || code === null || own === null || organisation === null) return
    const parts =
      values.family_name !== undefined
        ? { family: values.family_name, given: values.given_name ?? null }
        : cellsOf.nameParts(name)
    const has = (field: SheetField) => this.#places.has(field)
    this.#participants.push({
      row: this.#row,
      cells: {
        code,
        family_name: parts.family,
        given_name: parts.given,
        print_name: whole === '' ? [parts.given, parts.family].filter((part) => part !== null).join(' ') : whole,
        gender: own,
        organisation,
        birth_date: has('birth_date') ? birth : undefined,
        discipline: padRsc(discipline ?? disciplineOf(event ?? '')),
        event,
        bib: has('bib') ? (values.bib ?? null) : undefined,
        function: undefined,
        height: has('height') ? height : undefined,
        weight: has('weight') ? weight : undefined,
        status: undefined,
      },
    })
  }

  #takeTeam(values: Values, said: Said): void {
    const discipline = this.#discipline(values, said)
    const organisation =
      this.#organisation(values) ??
      (values.team === undefined
        ? null
        : (this.#index.organisation(values.team) ?? this.#index.ownerOfTeam(values.team)))
    const event = this.#event(values, said, discipline)
    if (discipline === null && this.#sound) this.#problem('missing-value', 'discipline', null)
    if (organisation === null && this.#sound) this.#problem('missing-value', 'organisation', null)
    if (!this.#sound || organisation === null || discipline === null) return
    const of = event ?? padRsc(discipline)
    const words = values.team ?? values.athlete ?? null
    const isOwn = words !== null && this.#index.organisation(words) === organisation
    const members = (values.members ?? '')
      .split(/[,;\n]|\s\/\s/)
      .map((one) => one.trim())
      .filter(Boolean)
      .map((name) => this.#code(this.#resolver.person(name, organisation, this.#row)))
    if (!this.#sound) return
    this.#teams.push({
      row: this.#row,
      cells: {
        code: values.code ?? this.#resolver.team(of, organisation, isOwn ? null : words),
        name: words ?? this.#resolver.organisationName(organisation),
        short_name: undefined,
        organisation,
        gender: teamGender(of),
        discipline: padRsc(discipline),
        event: event ?? null,
        athletes: this.#places.has('members') ? members.filter((one) => one !== null) : undefined,
        status: undefined,
      },
    })
  }

  #eventAndUnit(values: Values, said: Said): (Contest & { readonly event: string }) | null {
    const { contest, event } = this.#whatRowIsOf(values, said)
    return this.#sound && event !== null ? { ...contest, event } : null
  }

  /** Event and contest of a row, also of one that has another problem. */
  #whatRowIsOf(values: Values, said: Said) {
    const contest = this.#contest(values, said)
    const discipline = this.#discipline(values, said)
    const event = this.#event(
      { ...values, ...(contest.event === undefined ? {} : { event: contest.event }) },
      said,
      discipline,
    )
    if (this.#sound && discipline === null && event === null) this.#problem('missing-value', 'discipline', null)
    else if (this.#sound && event === null) this.#problem('missing-value', 'event', null)
    return { contest, discipline, event }
  }

  #takeResult(row: Values, said: Said): void {
    const why = noCompetitor(row)
    if (why !== null) return void this.passedOver.push({ row: this.#row, why })
    const of = this.#eventAndUnit(row, said)
    if (!of) return
    const values = this.#withResultColumn(row, of.event)
    const unit = this.#unit(of.event, of, null)
    if (unit !== null && !this.#heats.has(unit) && isHeatOfFinal(of))
      this.#heats.set(unit, { row: this.#row, event: eventWords(values, said), name: of.text })
    const words = unitWords(of.phase, { own: of.own })
    if (unit !== null && words.unnumbered && !this.#index.hasUnit(unit)) this.#unnumbered.set(unit, words)
    const competitor = this.#entrant(values, of.event)
    const outside = this.#markBeside(values)
    const inRank = values.rank === undefined ? null : cellsOf.irmOf(values.rank)
    const rank = inRank === null ? this.#read(values, 'rank', 'bad-number', cellsOf.rankOf) : null
    const inResult = values.result === undefined ? null : this.#markInResult(values.result)
    const wonOrLost = this.#wltInResult(values, of.event)
    const mark = this.#read(values, 'irm', 'unknown-words', cellsOf.irmOfColumn) ?? inResult ?? inRank ?? outside
    const irm = mark ?? (this.#isGuest ? cellsOf.GUEST : null)
    if (competitor !== null && /\((?:dsq|dq|dns|dnf|wo|desclass\w*|descalif\w*)\)/i.test(values.athlete ?? ''))
      this.#problem('unknown-words', 'athlete', values.athlete ?? null)
    if (this.#wltOf(values) === 'W' && irm !== null && !MARKS_OF_WINNERS.has(irm))
      this.#problem('unknown-words', 'irm', irm)
    if (irm !== null && cellsOf.isRecordLetter(irm)) this.#problem('unknown-words', 'irm', irm)
    const status = this.#statusOf(values, said)
    const startOrder = this.#read(values, 'start_order', 'bad-number', (cell) => {
      const number = /^(\d{1,4})(?:[.,]0+)?$/.exec(cell)
      return number && Number(number[1]) > 0 ? Number(number[1]) : undefined
    })
    const goesOn = this.#read(values, 'goes_on', 'bad-number', (cell) => {
      // `sim`, `Q`: whether this one goes on, not how many do
      if (!/\d/.test(cell)) return null
      const many = goesOnOf(cell)
      return many.ok ? many.value : undefined
    })
    const medal = this.#kind === 'results' ? this.#read(values, 'medal', 'bad-choice', cellsOf.medalOf) : null
    const isWord = inResult !== null || wonOrLost !== null
    const result =
      isWord || values.result === undefined ? null : this.#result(values.result, of.event, isOfWholeEvent(unit))
    const day = values.date ?? said.date ?? null
    const knownDay = unit === null ? null : (this.#dayOfUnit.get(unit) ?? day)
    if (unit !== null && day !== null) this.#dayOfUnit.set(unit, knownDay ?? day)
    if (day !== null && knownDay !== null && day !== knownDay) this.#problem('contradicting-row', 'date', day)
    if (!this.#sound || unit === null || competitor === null) {
      if (unit !== null && !this.#skipped.has(this.#row)) this.#incomplete.add(unit)
      return
    }
    if (medal !== null && irm !== cellsOf.GUEST) this.#putMedal(of.event, medal, competitor, null)
    const has = (...fields: SheetField[]) => fields.some((field) => this.#places.has(field))
    this.#lists.push({
      row: this.#row,
      cells: {
        ...this.#listed(unit, competitor),
        bib: has('bib') ? (values.bib ?? null) : values.bib,
        start_order: has('start_order') ? startOrder : undefined,
        rank: irm === cellsOf.GUEST ? null : has('rank') ? rank : undefined,
        result: has('result') ? result : undefined,
        result_type: undefined,
        irm: has('irm', 'result', 'rank') || irm !== null ? irm : undefined,
        qualification: has('qualification') ? qualificationOf(values.qualification) : undefined,
        goes_on: goesOn ?? undefined,
        wlt: has('wlt') ? this.#wltOf(values) : (wonOrLost ?? undefined),
        difference: has('difference') ? cellsOf.resultOf(values.difference ?? '') : undefined,
        status,
      },
    })
  }

  /** The row with the result of the column that suits its event: points are the result only of events that are measured in points. */
  #withResultColumn(values: Values, event: string): Values {
    const { points, other, isOfTimes, header } = this.#resultColumns
    const measure = typedEventOf(this.#index.typeCode(event))?.type.measure
    if (points === undefined || measure === undefined) return values
    const isOfPoints = measure === 'points' || measure === 'score'
    if (other !== undefined) {
      if (isOfPoints && !isOfTimes) return values
      const cell = this.#resultCells[isOfPoints ? 'points' : 'other']
      const { result: _first, ...others } = values
      return cell === '' ? others : { ...others, result: cell }
    }
    const cell = this.#resultCells.points
    if (isOfPoints || !/^\d{1,3}(?:[.,]0+)?$/.test(cell)) return values
    const key = `${event.replace(/-+$/, '')} points`
    const meanings = [{ code: 'result', name: `${cell} ${measure === 'time' ? 's' : 'm'}` }]
    this.#code(this.#resolver.result(`${header}: ${cell}`, key, meanings, this.#row))
    return values
  }

  /** A win or a loss that the result of a match states in a word; null: another result. */
  #wltInResult(values: Values, event: string): 'W' | 'L' | null {
    if (this.#places.has('wlt') || values.result === undefined) return null
    const form = typedEventOf(this.#index.typeCode(event))?.type.form ?? 'match'
    return form === 'match' || form === 'bout' || form === 'team-match' ? cellsOf.wltInWords(values.result) : null
  }

  /** A result in the form of its event; null: missing, or the organiser has a question to answer. */
  #result(cell: string, event: string, isWhole: boolean): string | null {
    const result = cellsOf.resultOf(cell)
    const typeCode = this.#index.typeCode(event)
    const typed = typedEventOf(typeCode)
    if (result === null) return null
    if (typed === null || typed.type.measure === 'points' || typed.type.measure === 'score')
      return isWhole ? this.#points(cell, result, event, typed?.type ?? null) : result
    const isMeasured = typed.type.form !== 'match'
    if (isMeasured && !/\d/.test(result)) {
      this.#problem('unknown-words', 'result', cell)
      return null
    }
    if (isMeasured && /^[0:.,]+$/.test(result)) {
      this.#problem('bad-number', 'result', cell)
      return null
    }
    if (typed.type.measure !== 'time') return result
    const discipline = disciplineOf(event)
    const { metres: length, legs = 1 } = typed.variant
    const metres = length === undefined ? null : length * legs
    const isPlausible = (time: string) => timeFault(time, { unit: typeCode, distance: null, start: null }) === null
    const read = readTime(cell, metres)
    const plausible = read !== null && 'either' in read ? read.either.filter(isPlausible) : []
    if (read !== null && 'either' in read && plausible.length !== 1) {
      // times of the discipline that are written so share an answer, if both of their meanings are plausible
      const key = plausible.length === 0 ? `${event.replace(/-+$/, '')} ${cell}` : `${discipline} nn:nn:nn`
      const meanings = read.either.map((time, at) => ({ code: at === 0 ? 'hundredths' : 'hours', name: time }))
      const meaning = this.#code(this.#resolver.result(cell, key, meanings, this.#row))
      return meaning === null ? null : meaning === 'hours' ? read.either[1] : read.either[0]
    }
    const fraction = timeOfDayFraction(cell)
    if (fraction !== null && isPlausible(fraction)) {
      const meanings = [{ code: 'fraction-of-day', name: fraction }]
      const meaning = this.#code(this.#resolver.result(cell, `${discipline} 0.nnnnn`, meanings, this.#row))
      return meaning === null ? null : fraction
    }
    const whole = plausible[0] ?? (read !== null && 'time' in read ? read.time : result)
    const time = withoutThousandths(whole, typeCode)
    if (isPlausible(time)) return time
    const key = `${event.replace(/-+$/, '')} ${time}`
    return this.#code(this.#resolver.result(cell, key, [{ code: time, name: time }], this.#row))
  }

  /** Points, without separators of thousands; null: the organiser has a question to answer. */
  #points(cell: string, result: string, event: string, type: EventType | null): string | null {
    const whole = withoutThousands(cell)
    const types = type === null ? sportOf(event).eventTypes : [type]
    if (types.length > 0 && types.every(({ wholePoints }) => wholePoints)) {
      const points = whole ?? result.replace(/\.0+$/, '')
      if (/^\d+\.\d+$/.test(points)) this.#problem('bad-number', 'result', cell)
      return points
    }
    const isOfJudges = type?.form === 'apparatus' || type?.form === 'routine'
    const isOfPoints = this.#resultColumns.points !== undefined
    if (whole === null || isOfJudges || !isOfPoints || !this.#mixesThousands) return result
    const meanings = [
      { code: 'thousands', name: whole },
      { code: 'decimals', name: result },
    ]
    const meaning = this.#code(this.#resolver.result(cell, `${disciplineOf(event)} n.nnn`, meanings, this.#row))
    return meaning === null ? null : meaning === 'decimals' ? result : whole
  }

  /** A match with both sides in one row, and its score. */
  #takeMatch(values: Values, said: Said): void {
    const of = this.#eventAndUnit(values, said)
    if (!of || of.sides === null) return
    const sides = this.#sides(of.sides, of.event)
    if (this.#sound && sides.length < 2) this.#problem('missing-value', sides.length === 0 ? 'side1' : 'side2', null)
    if (!this.#sound) return
    const { score1, score2 } = values
    const apart = score1 !== undefined || score2 !== undefined
    const written = apart ? `${score1 ?? ''} x ${score2 ?? ''}` : values.result
    const walkover = [values.status ?? '', ...this.#unread.map(({ cell }) => cell)].find(hasWalkover)
    if (walkover === undefined) this.#refuseUnreadMark()
    // a mark beside two sides does not show whose it is
    if (values.irm !== undefined && !/^[-–—]+$/.test(values.irm)) this.#problem('unknown-words', 'irm', values.irm)
    const winner = this.#winnerOf(values, of.sides, sides)
    const scores =
      cellsOf.irmOf(written ?? '') === 'WO' || (written === undefined && walkover !== undefined)
        ? winner === null
          ? this.#walkover(written ?? walkover ?? '', of.event, of.text, sides)
          : cellsOf.walkoverWonBy(winner.side)
        : written === undefined
          ? null
          : this.#sets.length > 0
            ? cellsOf.setScoresOf(written, this.#sets.length)
            : ((walkover === undefined ? null : cellsOf.scoresOf(`${written} WO`)) ??
              cellsOf.scoresOf(written) ??
              (isOfSets(of.event) ? cellsOf.setScoresOf(written) : null))
    if (this.#sound && written !== undefined && scores === null)
      this.#problem('unknown-words', apart ? (score2 === undefined ? 'score2' : 'score1') : 'result', written)
    if (scores !== null) this.#compareScores(scores, apart ? values.result : undefined)
    const outcome = this.#withWinner(scores, winner)
    const status = this.#statusOf(values, said)
    const date =
      this.#read(values, 'date', 'bad-date', (cell) => dayOf(cell, this.#days) ?? undefined) ?? said.date ?? null
    const unit = this.#unit(
      of.event,
      of,
      sides.map(({ code }) => code),
      date,
    )
    if (!this.#sound || unit === null) return
    this.#matches.set(this.#row, { unit, sides: sides.map(({ code }) => code), day: date })
    for (const [at, side] of sides.entries()) {
      const own = outcome?.scores[at]
      this.#lists.push({
        row: this.#row,
        cells: {
          ...this.#listed(unit, side),
          start_order: at + 1,
          rank: undefined,
          result: scores === null ? undefined : own,
          result_type: undefined,
          irm: outcome === null ? undefined : cellsOf.isWalkoverOf(outcome, at) ? 'WO' : null,
          qualification: undefined,
          goes_on: undefined,
          wlt: outcome === null ? undefined : cellsOf.wltOfSide(outcome, at),
          difference: undefined,
          status,
        },
      })
    }
  }

  /** Sets, or a second score, that give the match to the other side are a problem of the row. */
  #compareScores({ scores, wonBy }: cellsOf.MatchScore, second: string | undefined): void {
    const [home, away] = scores
    if (home === null || away === null || wonBy === null) return
    const score = [Number(home), Number(away)] as const
    const cells = this.#unread.filter(({ header }) => isScoreHeader(header)).map(({ cell }) => cell)
    const parts = cells.flatMap(pairsAlone)
    const other = second === undefined ? null : cellsOf.scoresOf(second)
    const isOther = other !== null && other.wonBy !== wonBy
    if (betterOf(score) !== null && (isOther || contradictsParts(score, parts)))
      this.#problem('unknown-words', 'result', [`${home} x ${away}`, second ?? cells.join(' ')].join(' · '))
  }

  /** The side that the sheet names as the winner, in a column or in a note; null: none. */
  #winnerOf(
    values: Values,
    written: readonly [string, string],
    sides: readonly Competitor[],
  ): { readonly side: 0 | 1; readonly words: string } | null {
    const sideOf = (words: string): 0 | 1 | null => {
      const organisation = this.#index.organisation(words)
      const named = ([0, 1] as const).filter((at) => {
        const names = [written[at], cellsOf.nameAndDelegation(written[at]).name, this.#delegations[at], sides[at]?.name]
        const isNamed = names.some((name) => name !== undefined && wordsKey(name) === wordsKey(words))
        return isNamed || (organisation !== null && sides[at]?.organisation === organisation)
      })
      return named.length === 1 ? (named[0] ?? null) : null
    }
    const cell = values.wlt ?? ''
    const side = sideOf(cell)
    if (side !== null) return { side, words: cell }
    if (plain(cell) !== '' && !/^(?:[vdwlte]|empate|draw|tie)$/.test(plain(cell)))
      this.#problem('unknown-words', 'wlt', cell)
    for (const { cell: note } of this.#unread) {
      const winner = wonByNote(note, sideOf)
      if (winner !== null) return { side: winner, words: note }
    }
    return null
  }

  /** The score with the winner whom the sheet names. A lower score of the winner is left to the rules of the sport. */
  #withWinner(
    scores: cellsOf.MatchScore | null,
    winner: { readonly side: 0 | 1; readonly words: string } | null,
  ): cellsOf.MatchScore | null {
    if (winner === null) return scores
    if (scores === null) return { scores: [null, null], wonBy: winner.side, walkoverOf: null }
    const isLevel = scores.scores[0] === scores.scores[1]
    if (scores.wonBy !== null && scores.wonBy !== winner.side && (isLevel || scores.walkoverOf !== null))
      this.#problem('unknown-words', 'wlt', winner.words)
    return { ...scores, wonBy: winner.side }
  }

  /** A walkover whose sheet does not show the absent side; null: the organiser has a question to answer. */
  #walkover(written: string, event: string, contest: string, sides: readonly Competitor[]): cellsOf.MatchScore | null {
    const named = sides.map(({ code, name }) => ({ code, name }))
    const key = [event.replace(/-+$/, ''), wordsKey(contest), ...sides.map(({ code }) => code)].join(' ')
    const absent = this.#code(this.#resolver.absent(written, key, named, this.#row))
    if (absent === null) return null
    return cellsOf.walkoverWonBy(sides[0]?.code === absent ? 1 : 0)
  }

  #listed(unit: string, { code, type, organisation, name }: Competitor) {
    return {
      unit,
      competitor: code,
      type,
      organisation: organisation ?? undefined,
      // whom the participants know is shown by their name there
      name: type === 'A' || name !== '' ? name : undefined,
      bib: undefined,
      start_order: undefined,
    } as const
  }

  #wltOf(values: Values): 'W' | 'L' | 'T' | null {
    return this.#read(values, 'wlt', 'bad-choice', cellsOf.wltOf)
  }

  #takeMedal(values: Values, said: Said): void {
    const of = this.#eventAndUnit(values, said)
    const medal = this.#read(values, 'medal', 'bad-choice', cellsOf.medalOf)
    const date =
      this.#read(values, 'date', 'bad-date', (cell) => dayOf(cell, this.#days) ?? undefined) ?? said.date ?? null
    // no medal is no row of a list of medals
    if (!of || medal === null) return
    const competitor = this.#entrant(values, of.event)
    if (competitor && competitor.organisation === null) this.#problem('missing-value', 'organisation', null)
    if (!competitor || competitor.organisation === null || !this.#sound) return
    this.#putMedal(of.event, medal, competitor, date)
  }

  /** The competitor of a row: in a team event the team of the delegation, of which the row may name a member. */
  #entrant(values: Values, event: string): Competitor | null {
    const gender = genderOf(event) as EventGender
    const competitor = this.#competitor(values, event, gender)
    if (
      competitor === null ||
      competitor.type === 'T' ||
      competitor.organisation === null ||
      !isTeamEvent(this.#index.typeCode(event))
    )
      return competitor
    const team = this.#teamCompetitor(this.#teamOf(values), competitor.organisation, event)
    if (team !== null) this.#addMember(team.code, competitor, event, personGender(this.#gender(values) ?? gender))
    return team
  }

  /** A member whom the row of a team names; entered if the participants do not have the name. */
  #addMember(team: string, { code, name, organisation }: Competitor, event: string, gender: 'M' | 'F' | null): void {
    this.#members.add(this.#row)
    const row = this.#newTeams.get(team)
    if (row) {
      const athletes = [...new Set([...(row.cells.athletes ?? []), code])]
      this.#newTeams.set(team, { ...row, cells: { ...row.cells, athletes } })
    }
    if (gender !== null && organisation !== null && this.#index.people(name, organisation).length === 0)
      this.#enter(code, name, organisation, gender, event)
  }

  #putMedal(event: string, medal: 'gold' | 'silver' | 'bronze', competitor: Competitor, date: string | null): void {
    const { code, type, organisation, name } = competitor
    if (organisation === null) return
    this.#medals.push({
      row: this.#row,
      cells: {
        event,
        medal,
        competitor: code,
        type,
        organisation,
        name,
        date: date ?? undefined,
        unit: undefined,
        status: undefined,
      },
    })
  }

  /** The medals of a delegation in a published table. */
  #takeCounts(values: Values, said: Said): void {
    const words = values.organisation ?? values.team
    const written = ([...MEDALS, 'total'] as const).filter((field) => values[field] !== undefined)
    if (words !== undefined && isTotals(words)) return void this.passedOver.push({ row: this.#row, why: 'totals' })
    if (this.#sound && written.length === 0 && (words === undefined || this.#index.organisation(words) === null))
      return void this.passedOver.push({ row: this.#row, why: 'note' })
    const part = values.discipline ?? said.discipline ?? values.gender ?? said.gender
    if (part !== undefined && this.#problems.every(({ problem }) => problem !== 'part-of-games'))
      this.#problem('part-of-games', 'discipline', part)
    if (words === undefined) return this.#problem('missing-value', 'organisation', null)
    const count = (field: Medal | 'total') => this.#read(values, field, 'bad-number', medalCountOf)
    const [gold, silver, bronze, total] = [count('gold'), count('silver'), count('bronze'), count('total')]
    const organisation = this.#code(this.#resolver.organisation(words, this.#row))
    if (!this.#sound || organisation === null) return
    const sum = (gold ?? 0) + (silver ?? 0) + (bronze ?? 0)
    // an empty cell is no medal where the total proves it
    const missing = MEDALS.find((medal) => values[medal] === undefined)
    if (missing !== undefined && total !== sum) return this.#problem('missing-value', missing, null)
    if (total !== null && total !== sum)
      return this.#problem('medals-do-not-add-up', 'total', `${gold} + ${silver} + ${bronze} ≠ ${total}`)
    const counts = { gold: gold ?? 0, silver: silver ?? 0, bronze: bronze ?? 0, total: sum }
    const rank = Number(values.rank === undefined ? null : cellsOf.rankOf(values.rank))
    this.#counted.push({ row: this.#row, organisation, words, counts, rank: rank > 0 ? rank : null })
  }

  /** The medal table of the sheet; its contradictions become problems. */
  #published(): PublishedReading | null {
    if (this.#kind !== 'medal-table') return null
    const headerRow = this.#headerRow ?? 0
    const { rows, problems, repeated } = checkedTable(this.#counted)
    const read = new Set(this.#texts.keys())
    for (const { row, why } of this.passedOver) if (why === 'note') read.delete(row)
    const lines = this.#sheet.rows
      .filter(({ row, cells }) => !read.has(row) && row !== headerRow && !cells.some(isTotals))
      .map(({ row, cells }) => ({ row, words: cells.filter((cell) => cell !== '').join(' ') }))
    const emptyRows = lines.filter(({ row, words }) => row > headerRow && this.#index.organisation(words) !== null)
    const faults = [
      ...problems,
      ...emptyRows.map(({ row, words }) => ({ problem: 'missing-value', row, field: 'gold', value: words }) as const),
    ]
    const isWhole = faults.length + this.#problems.length + this.#resolver.questions.size + this.#skipped.size === 0
    if (isWhole) faults.push(...wrongSums(this.#sheet, headerRow, this.#places, rows))
    for (const fault of faults)
      this.#problems.push({ ...fault, column: fault.field === null ? null : (this.#places.get(fault.field) ?? null) })
    this.passedOver.push(...repeated)
    const above = lines.filter(({ row }) => row < headerRow)
    const about = aboutTable(
      above.map(({ words }) => words),
      lines.map(({ words }) => words),
    )
    return { ...about, publisher: this.#options.title || about.publisher, rows }
  }

  /** Who is drawn, by a seed or by lot; somebody whom the participants do not know is entered with it. */
  #takeSeed(values: Values, said: Said): void {
    // what a cell that cannot be read is filled with from above is not what it says
    const unread = new Set(
      this.#sound ? [] : this.#problems.flatMap(({ row, field }) => (row === this.#row && field !== null ? field : [])),
    )
    const { discipline, event } = this.#whatRowIsOf(values, said)
    if (event === null || [...unread].some((field) => OF_EVENTS.has(field))) {
      if (!this.#skipped.has(this.#row)) this.#undrawn.add(unread.has('discipline') ? '' : (discipline ?? ''))
      return
    }
    const gender = genderOf(event) as EventGender
    const competitor = this.#competitor(values, event, gender)
    const seed = this.#read(values, 'seed', 'bad-number', (cell) =>
      /^[-–—]+$/.test(cell) ? null : Number(/^([1-9]\d{0,2})\s?[.ºª°]?$/.exec(cell)?.[1]) || undefined,
    )
    if (!competitor || !this.#sound) {
      if (!this.#skipped.has(this.#row)) this.#undrawn.add(event)
      return
    }
    this.#seeded.push({ row: this.#row, event, competitor, seed })
    const { code, type, organisation, name } = competitor
    const own = personGender(gender)
    if (type === 'T' || organisation === null || own === null) return
    if (this.#index.people(name, organisation).length > 0) return
    this.#enter(code, name, organisation, own, event)
  }

  /** Enters a person whom only a row of another kind names. */
  #enter(code: string, name: string, organisation: string, gender: 'M' | 'F', event: string): void {
    const parts = cellsOf.nameParts(name)
    this.#participants.push({
      row: this.#row,
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

  /** A name and what it is the name of: by its column (`Delegação`), or by what a column says (`local`). */
  #takeName(values: Values, said: Said): void {
    const what = plain(values.what ?? values.type ?? '')
    const name = values.name ?? values.athlete
    const discipline = values.discipline ?? said.discipline
    const organisation = (words: string) => this.#code(this.#resolver.organisation(words, this.#row, false))
    if (
      /deleg|organi|estado|state|country|pais/.test(what) ||
      (values.organisation !== undefined && values.event === undefined)
    ) {
      const written = name ?? values.organisation ?? ''
      // beside a name, a column of delegations has their codes
      const isCode = name !== undefined && /^[A-Z0-9]{2,6}$/.test(values.organisation ?? '')
      const code =
        values.code ?? (isCode ? values.organisation : undefined) ?? organisation(values.organisation ?? written)
      this.#newName('ORGANISATION', code, written, values)
    } else if (/local|venue|sede/.test(what) || values.venue !== undefined) {
      const written = name ?? values.venue ?? ''
      const code = values.code ?? this.#code(this.#resolver.venue(values.venue ?? written, this.#row))
      this.#newName('VENUE', code, written, values)
    } else if (/prova|event|prueba/.test(what) || values.event !== undefined || values.category !== undefined) {
      const of = discipline === undefined ? null : this.#discipline(values, said)
      if (of !== null) this.#event({ ...values, event: values.event ?? name } as Values, said, of)
      else if (this.#sound) this.#problem('missing-value', 'discipline', null)
    } else if (/modalid|discipl|sport|deporte/.test(what) || discipline !== undefined) {
      const written = name ?? discipline ?? ''
      const code = values.code ?? this.#code(this.#resolver.discipline(discipline ?? written, this.#row))
      this.#newName('DISCIPLINE', code, written, values)
    } else this.#problem('unknown-words', 'what', values.what ?? null)
  }

  #newName(set: NewName['set'], code: string | null, name: string, { name_eng: eng, name_spa: spa }: Values): void {
    if (code === null || name === '' || !this.#sound) return
    if (!/^[A-Za-z0-9.-]{1,34}$/.test(code)) {
      this.#problem('bad-code', 'code', code)
      return
    }
    this.#resolver.names.set(`${set}/${code}`, { set, code, name, eng, spa, row: this.#row })
  }
}
