import type { Localized } from '../text/localized.ts'
import type { UnitStatus } from '../units/status.ts'
import type { EventType } from './event-type.ts'
import type { UnitForm } from './unit-form.ts'

/** A coded value of a result (ODF §8: ExtendedResult, ExtendedInfo, EventUnitEntry). Texts as the source wrote them. */
export interface SportValue {
  readonly type?: string
  readonly code: string
  /** Which one of several: a split's, an attempt's, an apparatus' place in order. */
  readonly pos?: string
  readonly value?: string
  readonly value2?: string
  readonly rank?: string
  readonly diff?: string
  readonly irm?: string
  readonly extensions?: readonly { readonly code: string; readonly pos?: string; readonly value?: string }[]
}

/** What a sport reads of one competitor's result (ODF §8). */
export interface SportRow {
  readonly rank: string | null
  readonly rankEqual: boolean
  readonly resultType: string | null
  readonly result: string | null
  readonly irm: string | null
  readonly qualificationMark: string | null
  readonly wlt: string | null
  readonly diff: string | null
  readonly extended: readonly SportValue[]
  /** Partial results in other units: the parts of a combined event, the races of a round (ODF §8 ResultItem). */
  readonly items: readonly {
    readonly unit: string
    readonly order: number | null
    readonly rank: string | null
    readonly result: string | null
    readonly irm: string | null
    readonly resultType: string | null
  }[]
  readonly competitor: {
    readonly code: string
    readonly entries: readonly SportValue[]
    /** The members of a team, in order; the athlete alone where one competes for themselves. */
    readonly athletes: readonly {
      readonly code: string
      readonly order: number | null
      readonly bib: string | null
      readonly extended: readonly SportValue[]
      readonly entries: readonly SportValue[]
    }[]
  }
}

/** A period's score: running totals, and what was scored in it alone. */
export interface SportPeriod {
  readonly code: string
  readonly homeScore: string | null
  readonly awayScore: string | null
  readonly homePeriodScore: string | null
  readonly awayPeriodScore: string | null
}

/** What a sport reads of a unit: how it stands, and the rows of its result in the order sent. */
export interface SportUnit {
  /** Full RSC. */
  readonly code: string
  /** The RSC by which rules read the event type (`typeCodeOf`): `code`, unless the stored type of the event has another code. */
  readonly typeCode: string
  readonly status: UnitStatus
  /** True between start and end, and after: the rows are a result and no start list. */
  readonly started: boolean
  /** Rows 0 and 1 are home and away. */
  readonly headToHead: boolean
  readonly clock: { readonly period: string | null; readonly running: boolean; readonly time: string | null } | null
  readonly periods: readonly SportPeriod[]
  readonly extendedInfos: readonly SportValue[]
  readonly rows: readonly SportRow[]
}

/** What a column says of one row: the figure, a second line below it ("+0.41", "D 5.4 E 8.2"), and what it was. */
export interface Cell {
  readonly text: string
  readonly note?: string
  /** The row's best or what counts; what failed; what was left out. Drawn in more than colour. */
  readonly mark?: 'best' | 'failed' | 'passed'
}

/** A column of a result list, between who it was and the result. */
export interface Column {
  readonly key: string
  readonly label: Localized
  /** Where there is little room; a figure or letters that need no language. The label says it whole. */
  readonly short?: string
  readonly cell: (row: SportRow, unit: SportUnit) => Cell | null
}

/** One statistic of a match: what each side has. */
export interface Statistic {
  readonly key: string
  readonly label: Localized
  readonly value: (row: SportRow, unit: SportUnit) => string | null
}

/** A thing to know about the unit as a whole: the wind, the height of the bar. */
export interface Fact {
  readonly label: Localized
  readonly value: string
}

/**
 * How a sport reads its results. What is said in words is said in three languages here, so that a sport is one folder and a page needs
 * nothing of it but what the server sends. Nothing is ranked or reckoned: order, ranks and results are the source's (ODF §8).
 */
export interface Sport {
  /** What can be competed in. */
  readonly eventTypes: readonly EventType[]
  /** Abbreviations of whole events in lower case, with their words: `dm` for `duplas masculino`. */
  readonly abbreviations: Readonly<Record<string, string>>
  readonly form: (unit: SportUnit) => UnitForm
  /** False for a unit whose form neither its code nor its results tell: it is shown, but not ranked. */
  readonly isKnownForm: (unit: SportUnit) => boolean
  /** A part of a combined event: its marks count by their points, and its list decides nothing, also where it is the last one. */
  readonly isPartOfCombined: (unit: Pick<SportUnit, 'typeCode'>) => boolean
  /** The exercises whose scores make the result of a list, by the ids of the event types that name them: `{ floor: 'FX' }`. Empty: no such list. */
  readonly exercises: (unit: Pick<SportUnit, 'typeCode'>) => Readonly<Record<string, string>>
  /** Times count to the hundredth of a second. */
  readonly hasTimesInHundredths: boolean
  /** Wind above the limit prevents a record. */
  readonly isWindMeasured: (unit: Pick<SportUnit, 'typeCode'>) => boolean
  /** The columns that this unit may have; those that no row fills are not drawn. */
  readonly columns: (unit: SportUnit) => readonly Column[]
  readonly statistics: (unit: SportUnit) => readonly Statistic[]
  readonly facts: (unit: SportUnit) => readonly Fact[]
  /** How it stands or ended, in one line beside the names: "28–26 ao intervalo", "ippon aos 2:41". Null where the score says it all. */
  readonly line: (unit: SportUnit) => Localized | null
}

/** What is left out of a sport's module is as any sport has it (default/default.ts). */
export type SportModule = Partial<Sport>
