import type { OdfCompetitor, OdfExtended } from '../message.ts'
import type { FieldForm } from './field-trials.ts'
import type { LenexAgeGroup, LenexSwimStyle } from './lenex/lenex.ts'

/** One heat as a file of a timing system says it, whatever the system: to be matched with a unit of the programme. */
export interface FileHeat {
  /** What it is recognised by: the same in every export of the heat. */
  readonly key: string
  readonly event: string
  readonly round: string
  readonly heat: string
  /** What the file calls it; null: nothing. */
  readonly name: string | null
  /** Metres as the file has them; null: none. */
  readonly distance: string | null
  /** Time of the day of the start, by the clock of the timing system; null: not known. */
  readonly start: string | null
  /** Of what sport it is, and how to guess which unit it is; null: nothing but its number is known. */
  readonly swim: {
    readonly gender: 'M' | 'F' | 'X' | null
    readonly style: LenexSwimStyle
    /** Years of the swimmers, null at an open end; null: not limited, or several groups. */
    readonly ages: Pick<LenexAgeGroup, 'min' | 'max'> | null
  } | null
  /** The timed final that it is a heat of: all its heats are one list; null: it is another round, or the file has no rounds. */
  readonly timedFinal: TimedFinal | null
  /** The unit in the programme of the file; null: the heat has to be matched with a unit. */
  readonly unit: string | null
  readonly says: 'results' | 'start-list'
  readonly form: 'race' | FieldForm
  /** Whether the timing system itself calls it official. */
  readonly isOfficial: boolean
  /** Metres per second; null: not measured. */
  readonly wind: string | null
  /** Timing points up to the finish; null: not known. */
  readonly points: number | null
  readonly rows: readonly FileRow[]
}

/** An event of LENEX that is decided by the times of all its heats (`TIM`, with its fastest heats `FHT`). */
export interface TimedFinal {
  /** The same for all its heats. */
  readonly key: string
  /** Number of its heats in the file, with those that have entries and no results yet. */
  readonly heats: number
}

/** A row of a heat. What is null the file does not say: it takes nothing away. */
export interface FileRow {
  /** What an assignment by hand is remembered by: `bib:392`, `lane:4`, `code:…`. */
  readonly key: string
  readonly line: number | null
  readonly bib: string | null
  readonly lane: string | null
  /** The license or code by which the person was entered. */
  readonly code: string | null
  /** The competitor in the programme of the file; null: the row has to be matched. */
  readonly competitor: OdfCompetitor | null
  /** As the file has it; its letters may be damaged. */
  readonly name: string | null
  readonly affiliation: string | null
  readonly rank: string | null
  /** As it is shown: `11.29`. */
  readonly result: string | null
  /** Whether the file states a result, or that there is none (`NT`); false: it may be read later. */
  readonly isStated: boolean
  /** The file's own word why there is no result, in capitals. */
  readonly mark: string | null
  /** What that word is here; null: nobody has said yet, or there is no mark. */
  readonly irm: string | null
  readonly rule: string | null
  readonly reaction: string | null
  /** Times since the start, by timing point from 1; `lap`: since the point before. */
  readonly splits: readonly { readonly pos: number; readonly time: string; readonly lap: string | null }[]
  /** Trials of a field event, as ODF has them. */
  readonly trials: readonly OdfExtended[]
  /** Take-overs of a relay: seconds, by place in the team from 1. */
  readonly takeOvers: readonly { readonly order: number; readonly reaction: string }[]
}

/** A row of which nothing but its key is known. */
export const NO_ROW = {
  line: null,
  bib: null,
  lane: null,
  code: null,
  competitor: null,
  name: null,
  affiliation: null,
  rank: null,
  result: null,
  isStated: false,
  mark: null,
  irm: null,
  rule: null,
  reaction: null,
  splits: [],
  trials: [],
  takeOvers: [],
} as const satisfies Omit<FileRow, 'key'>

/** The first row of each key, and the keys that come again. */
export function eachOnce(rows: readonly FileRow[]): { rows: FileRow[]; again: FileRow[] } {
  const first = new Map<string, FileRow>()
  const again: FileRow[] = []
  for (const row of rows)
    if (first.has(row.key)) again.push(row)
    else first.set(row.key, row)
  return { rows: [...first.values()], again }
}
