import type { SheetKind } from '@games/domain'
import type { TableRow } from '../columns.ts'
import type { ReadContest } from './contests.ts'
import type { Seeded } from './draws.ts'
import type { PassedOver } from './found-table.ts'
import type { HeatOfFinal } from './heats-of-finals.ts'
import type { KnownIndex } from './known.ts'
import type { MedalNoteOfRow } from './medal-notes.ts'
import type { CountedRow } from './published-medals.ts'
import type { AwaitedEntrant, Competitor, MatchOfPool, ReadSheetOptions, RowText, SheetProblem } from './reading.ts'
import type { Resolved, WordResolver } from './resolve-words.ts'
import type { MatchOfSheet } from './same-match.ts'
import type { Sheet } from './sheet.ts'
import { SportGroups } from './sport-groups.ts'
import type { UnitWords } from './word-codes.ts'

/** The titles of a file. */
export interface WorkbookTitles {
  /** For each sheet, its name and the lines above its first table. */
  readonly sheets: readonly (readonly string[])[]
  /** In words, without its ending; null: not known. */
  readonly fileName: string | null
}

/** A sheet while it is read: its options, and the rows, problems and questions that its tables have so far. */
export class SheetContext {
  /** The first of several. A medal table is in one. */
  readonly sheet: Sheet
  readonly kind: SheetKind | null
  readonly options: ReadSheetOptions
  readonly index: KnownIndex
  readonly resolver: WordResolver
  readonly sports: SportGroups
  readonly workbook: WorkbookTitles

  readonly problems: SheetProblem[] = []
  readonly passedOver: PassedOver[] = []
  readonly texts = new Map<number, RowText>()
  readonly skipped = new Set<number>()

  readonly schedule: ReadContest[] = []
  readonly participants: TableRow<'participants'>[] = []
  readonly teams: TableRow<'teams'>[] = []
  /** Teams by their code that only rows of another kind name. */
  readonly newTeams = new Map<string, TableRow<'teams'>>()
  /** Rows of results and start lists. */
  readonly lists: TableRow<'results'>[] = []
  /** Results of those who are first in a list, by unit. */
  readonly winners = new Map<string, string>()
  readonly medals: TableRow<'medallists'>[] = []
  readonly counted: CountedRow[] = []
  readonly seeded: Seeded[] = []
  /** Events with an unread row of seeds, and disciplines with an unread event. The empty code: any discipline. */
  readonly undrawn = new Set<string>()
  /** Units of which a row is not understood: their lists are not the whole result. */
  readonly incomplete = new Set<string>()
  /** The day of each unit by the first of its rows: as ISO writes it, or as written. */
  readonly dayOfUnit = new Map<string, string>()
  /** Heats of finals by unit, each with its first row. */
  readonly heats = new Map<string, HeatOfFinal>()
  /** Units outside the programme, or of pools, whose words have no number: they may name several matches. */
  readonly unnumbered = new Map<string, Pick<UnitWords, 'bronze' | 'isOther'>>()
  /** Competitors by their event and code, as rows have named them. */
  readonly entrants = new Map<string, Map<string, Competitor>>()
  /** Competitors by their event whose delegation is an open question. */
  readonly awaited = new Map<string, readonly AwaitedEntrant[]>()
  /** Readers of rows that need the competitors of all other rows. */
  readonly deferred: (() => void)[] = []
  /** Matches by their row. */
  readonly matches = new Map<number, MatchOfSheet>()
  readonly poolMatches: MatchOfPool[] = []
  /** Days of birth in results by row: as ISO writes a day, or as written. */
  readonly births = new Map<number, string>()
  /** The codes of namesakes in results by row; null: the organiser is asked. */
  readonly namesakes = new Map<number, string | null>()
  /** Notes by which the event of a row may give no medals, by row. */
  readonly medalNotes = new Map<number, MedalNoteOfRow>()
  /** The row with the note of each event (22 characters) whose medals are withheld; null: the organiser is asked. */
  readonly withheld = new Map<string, number | null>()
  /** Rows that name a member of a team. */
  readonly members = new Set<number>()

  constructor(
    sheet: Sheet,
    kind: SheetKind | null,
    options: ReadSheetOptions,
    index: KnownIndex,
    resolver: WordResolver,
    workbook: WorkbookTitles,
  ) {
    this.sheet = sheet
    this.kind = kind
    this.options = options
    this.index = index
    this.resolver = resolver
    this.sports = new SportGroups(index)
    this.workbook = workbook
  }

  /** The code of words in a row, or null if they are open or skipped. */
  code(resolved: Resolved, row: number): string | null {
    if ('code' in resolved) return resolved.code
    if ('skipped' in resolved) this.skipped.add(row)
    return null
  }
}
