import type { Localized, ResultStatus, ScheduleStatus } from '@games/domain'

/**
 * ODF messages as the rest of the product sees them: our words, typed, with absent for empty. Nothing past this package knows an
 * XML attribute. All RSCs are full 34-character codes. Instants are ISO strings with the offset they were written with
 * (`2027-09-14T14:02:00-03:00`).
 */

export const UPDATE_TYPES = ['DT_SCHEDULE_UPDATE', 'DT_PARTIC_UPDATE', 'DT_PARTIC_TEAMS_UPDATE'] as const
/** Types that are understood; every other one is stored and counted (`other`). */
export const UNDERSTOOD_TYPES = [
  'DT_SCHEDULE',
  'DT_SCHEDULE_UPDATE',
  'DT_PARTIC',
  'DT_PARTIC_UPDATE',
  'DT_PARTIC_TEAMS',
  'DT_PARTIC_TEAMS_UPDATE',
  'DT_ENTRIES',
  'DT_RESULT',
  'DT_CURRENT',
  'DT_PHASE_RESULT',
  'DT_CUMULATIVE_RESULT',
  'DT_POOL_STANDING',
  'DT_RANKING',
  'DT_BRACKETS',
  'DT_PLAY_BY_PLAY',
  'DT_STATS',
  'DT_RECORD',
  'DT_MEDALLISTS',
  'DT_MEDALLISTS_DISCIPLINE',
  'DT_MEDALS',
  'DT_COMMUNICATION',
  'DT_CONFIG',
  'DT_CODES',
  'DT_PDF',
  'DT_KA',
] as const
export type UnderstoodType = (typeof UNDERSTOOD_TYPES)[number]

/** The attributes of OdfBody (ODF §1). */
export interface OdfHeader {
  readonly competitionCode: string
  /** Full RSC the message is about, at the level of its type. */
  readonly documentCode: string
  readonly documentSubcode: string | null
  readonly documentType: string
  readonly documentSubtype: string | null
  readonly version: number
  readonly resultStatus: ResultStatus | null
  readonly language: string | null
  readonly feedFlag: 'P' | 'T'
  /** Produced at, local to the games: `YYYY-MM-DD` and `hhmmssfff`. Sortable as `${date}${time}`. */
  readonly date: string
  readonly time: string
  readonly logicalDate: string
  readonly source: string
}

export interface OdfMessage {
  readonly header: OdfHeader
  /** Cumulative explanations of corrections, oldest first. */
  readonly notes: readonly string[]
  readonly body: OdfBody
  /** Oddities that were survived, for the inbox's log: a duplicate code in one message, a 33-character RSC, SortOrder 0, … */
  readonly warnings: readonly string[]
}

export type OdfBody =
  | { readonly kind: 'schedule'; readonly sessions: readonly OdfSession[]; readonly units: readonly OdfUnit[] }
  | { readonly kind: 'participants'; readonly participants: readonly OdfParticipant[] }
  | { readonly kind: 'teams'; readonly teams: readonly OdfTeam[] }
  | { readonly kind: 'entries'; readonly entries: readonly OdfEntry[] }
  | ({ readonly kind: 'results' } & OdfResults)
  | { readonly kind: 'medallists'; readonly medals: readonly OdfMedal[] }
  | { readonly kind: 'discipline-medallists'; readonly disciplines: readonly OdfDisciplineMedallists[] }
  | ({ readonly kind: 'medal-standings' } & OdfMedalStandings)
  | ({ readonly kind: 'brackets' } & OdfBrackets)
  | ({ readonly kind: 'play-by-play' } & OdfPlayByPlay)
  | ({ readonly kind: 'stats' } & OdfStats)
  | { readonly kind: 'records'; readonly records: readonly OdfRecord[] }
  | ({ readonly kind: 'communication' } & OdfCommunication)
  | ({ readonly kind: 'config' } & OdfConfig)
  | ({ readonly kind: 'report' } & OdfReport)
  | { readonly kind: 'codes'; readonly codes: readonly OdfCode[] }
  /** Keep-alive. `clock` is our simulator's extension: the games' time runs at `speed` times real time from the header's instant. */
  | { readonly kind: 'keep-alive'; readonly clock: { readonly at: string; readonly speed: number } | null }
  /** No Competition element: the message of the same key and Version is void; for DT_PARTIC_TEAMS perhaps an empty bulk (ODF §2.5). */
  | { readonly kind: 'bare' }
  /** A type that is stored and counted but not read. */
  | { readonly kind: 'other' }

export interface OdfSession {
  readonly code: string
  readonly start: string
  readonly end: string
  readonly venue: string
  readonly venueName: string | null
  readonly status: string | null
  readonly name: Localized | null
}

export interface OdfUnit {
  readonly code: string
  readonly phaseType: string
  readonly scheduleStatus: ScheduleStatus
  readonly unitNum: string | null
  readonly start: string | null
  readonly end: string | null
  readonly actualStart: string | null
  readonly actualEnd: string | null
  readonly hideStart: boolean
  readonly hideEnd: boolean
  readonly order: number | null
  /** 0 none, 1 gold, 3 bronze (2 is allowed by the schema). */
  readonly medal: 0 | 1 | 2 | 3
  readonly venue: string | null
  readonly venueName: string | null
  readonly location: string | null
  readonly locationName: string | null
  readonly sessionCode: string | null
  readonly startText: Localized | null
  readonly name: Localized | null
  /** Known sides or starters, head to head only; order 1 = home, 2 = away. */
  readonly startList: readonly OdfStart[]
}

export interface OdfStart {
  readonly sortOrder: number
  readonly startOrder: string | null
  readonly competitor: {
    readonly code: string
    readonly type: OdfCompetitorType
    readonly organisation: string | null
  } | null
  readonly previousUnit: OdfPreviousUnit | null
}

/** Where an unknown competitor comes from: `wlt` of a unit, or the place of a pool or match in `value`. */
export interface OdfPreviousUnit {
  readonly unit: string | null
  readonly value: string | null
  readonly wlt: string | null
}

export interface OdfParticipant {
  readonly code: string
  readonly parent: string | null
  readonly status: string
  readonly familyName: string
  readonly givenName: string | null
  readonly printName: string
  readonly printInitialName: string | null
  readonly tvName: string | null
  readonly gender: 'M' | 'F' | 'X'
  readonly organisation: string
  readonly birthDate: string | null
  readonly height: string | null
  readonly weight: string | null
  readonly placeOfBirth: string | null
  readonly countryOfBirth: string | null
  readonly placeOfResidence: string | null
  readonly nationality: string | null
  /** `AA01` is an athlete. */
  readonly mainFunction: string | null
  readonly disciplines: readonly {
    readonly code: string
    readonly entries: readonly OdfExtension[]
    /** ≤ Paris 2024: events with bib; later ones come by DT_ENTRIES. */
    readonly registeredEvents: readonly {
      readonly event: string
      readonly bib: string | null
      readonly substitute: boolean
      readonly entries: readonly OdfExtension[]
    }[]
  }[]
}

export interface OdfTeam {
  readonly code: string
  readonly status: string
  readonly organisation: string
  readonly name: string | null
  readonly shortName: string | null
  readonly tvName: string | null
  readonly gender: string
  readonly teamType: string | null
  readonly discipline: string
  /** Codes of its athletes, in order. */
  readonly athletes: readonly string[]
  readonly registeredEvents: readonly string[]
}

export interface OdfEntry {
  readonly code: string
  readonly type: OdfCompetitorType
  readonly organisation: string | null
  readonly sortOrder: number | null
  readonly bib: string | null
  readonly status: string | null
  readonly substitute: boolean
  readonly extended: readonly OdfExtended[]
  readonly athletes: readonly { readonly code: string; readonly order: number | null; readonly bib: string | null }[]
}

export type OdfCompetitorType = 'A' | 'T' | 'H'

export interface OdfResults {
  /** Actual start and end of the unit, from ExtendedInfos/UnitDateTime. */
  readonly start: string | null
  readonly end: string | null
  /** ExtendedInfos/ExtendedInfo, e.g. UI/WIND_SPEED. */
  readonly extendedInfos: readonly OdfExtension[]
  readonly sportDescription: {
    readonly disciplineName: string | null
    readonly eventName: string | null
    readonly subEventName: string | null
  } | null
  readonly venueName: string | null
  readonly locationName: string | null
  readonly clock: { readonly period: string | null; readonly running: boolean; readonly time: string | null } | null
  readonly periods: readonly OdfPeriod[]
  readonly officials: readonly {
    readonly code: string
    readonly function: string | null
    readonly name: string | null
    readonly organisation: string | null
  }[]
  readonly progress: OdfProgress | null
  readonly results: readonly OdfResult[]
}

/** How far an event, phase or unit has come. */
export interface OdfProgress {
  readonly unitsTotal: number | null
  readonly unitsComplete: number | null
  readonly lastUnit: string | null
}

export interface OdfPeriod {
  readonly code: string
  /** Running totals. */
  readonly homeScore: string | null
  readonly awayScore: string | null
  /** Scored in this period alone. */
  readonly homePeriodScore: string | null
  readonly awayPeriodScore: string | null
}

export interface OdfResult {
  readonly rank: string | null
  readonly rankEqual: boolean
  readonly resultType: string | null
  readonly result: string | null
  readonly irm: string | null
  /** Case matters: `Q` by place, `q` by time. */
  readonly qualificationMark: string | null
  readonly wlt: string | null
  /** List position; the only order of a list (ODF §8). */
  readonly sortOrder: number
  readonly startOrder: string | null
  readonly startSortOrder: number | null
  readonly diff: string | null
  readonly pty: string | null
  readonly photoFinish: string | null
  readonly won: string | null
  readonly lost: string | null
  readonly tied: string | null
  readonly played: string | null
  readonly for: string | null
  readonly against: string | null
  readonly ratio: string | null
  readonly extended: readonly OdfExtended[]
  readonly recordIndicators: readonly {
    readonly order: number
    readonly code: string
    readonly recordType: string
    readonly equalled: boolean
  }[]
  /** Partial results in other units (parts of combined events, rounds). */
  readonly items: readonly {
    readonly unit: string
    readonly order: number | null
    readonly rank: string | null
    readonly result: string | null
    readonly irm: string | null
    readonly resultType: string | null
  }[]
  readonly competitor: OdfCompetitor
}

export interface OdfCompetitor {
  readonly code: string
  readonly type: OdfCompetitorType
  readonly bib: string | null
  readonly organisation: string | null
  /** Description/@TeamName, the name in case the participants do not know the code. */
  readonly teamName: string | null
  /** EventUnitEntry: PB, SB, seed, lane, … */
  readonly entries: readonly OdfExtension[]
  readonly athletes: readonly OdfCompositionAthlete[]
  /** A row of the matrix of a pool: what became of the match against each other competitor (ODF §9). */
  readonly opponents: readonly OdfOpponent[]
}

export interface OdfOpponent {
  readonly code: string
  readonly type: OdfCompetitorType
  readonly organisation: string | null
  /** Column of the matrix, from 1. */
  readonly pos: number | null
  readonly unit: string | null
  readonly result: string | null
  readonly homeAway: string | null
  readonly date: string | null
  /** As sent, `HH:MM`, at the venue. */
  readonly time: string | null
}

export interface OdfCompositionAthlete {
  readonly code: string
  readonly order: number | null
  readonly bib: string | null
  readonly startOrder: string | null
  readonly role: string | null
  readonly familyName: string | null
  readonly givenName: string | null
  readonly gender: string | null
  readonly organisation: string | null
  readonly extended: readonly OdfExtended[]
  readonly entries: readonly OdfExtension[]
}

/** A typed, coded value; absent ones are omitted so that stored rows stay small. */
export interface OdfExtension {
  readonly type?: string
  readonly code: string
  readonly pos?: string
  readonly value?: string
}

export interface OdfExtended extends OdfExtension {
  readonly value2?: string
  readonly valueType?: string
  readonly irm?: string
  readonly rank?: string
  readonly rankEqual?: true
  readonly sortOrder?: number
  readonly diff?: string
  readonly extensions?: readonly OdfExtension[]
}

export interface OdfMedal {
  readonly medal: 'gold' | 'silver' | 'bronze'
  /** The rules of the sport gave it, beside medals of an organiser's list. Only our own messages have this mark. */
  readonly isByRule?: true
  readonly date: string | null
  readonly unit: string | null
  readonly competitors: readonly {
    readonly code: string
    readonly type: OdfCompetitorType
    readonly organisation: string
    readonly order: number
    readonly bib: string | null
    readonly teamName: string | null
    readonly athletes: readonly OdfCompositionAthlete[]
  }[]
}

export interface OdfMedalStandings {
  readonly totalEvents: number | null
  readonly finishedEvents: number | null
  /** The table as the source published it; kept beside ours, never mixed with it. */
  readonly lines: readonly {
    readonly organisation: string
    readonly rank: string | null
    readonly gold: number
    readonly silver: number
    readonly bronze: number
    readonly total: number
  }[]
}

/** The medals of a discipline's events so far (DT_MEDALLISTS_DISCIPLINE). */
export interface OdfDisciplineMedallists {
  /** Full RSC of the discipline. */
  readonly code: string
  readonly totalEvents: number | null
  readonly finishedEvents: number | null
  readonly events: readonly {
    readonly code: string
    readonly name: string | null
    readonly date: string | null
    readonly medals: readonly OdfMedal[]
  }[]
}

/** The brackets of an event (DT_BRACKETS): brackets, their phases, and the matches of each phase. */
export interface OdfBrackets {
  readonly progress: OdfProgress | null
  readonly brackets: readonly {
    /** `FNL` is the usual one; bronze, repechage and classification may have their own. */
    readonly code: string
    readonly phases: readonly { readonly code: string; readonly items: readonly OdfBracketItem[] }[]
  }[]
}

/** One match of a bracket. */
export interface OdfBracketItem {
  /** Drawing position from the top of the phase, from 1; a position may be empty. */
  readonly position: number
  /** Sequence in the phase, from 1. */
  readonly order: number
  /** Number of the match. */
  readonly code: string | null
  readonly unit: string | null
  readonly date: string | null
  /** As sent, `HH:MM`, at the venue. */
  readonly time: string | null
  readonly result: string | null
  readonly places: readonly OdfBracketPlace[]
}

/** One side of a match of a bracket: a competitor, where one will come from, or neither. */
export interface OdfBracketPlace {
  readonly pos: number
  /** `TBD` or `BYE` where there is no competitor. */
  readonly code: string | null
  readonly rank: string | null
  readonly wlt: string | null
  readonly result: string | null
  readonly resultType: string | null
  readonly irm: string | null
  readonly diff: string | null
  readonly qualificationMark: string | null
  readonly strikeOut: boolean
  readonly previousUnit: OdfPreviousUnit | null
  readonly competitor: {
    readonly code: string
    readonly type: OdfCompetitorType
    readonly seed: string | null
    readonly bib: string | null
    readonly organisation: string | null
  } | null
}

/** The actions of a unit (DT_PLAY_BY_PLAY). DocumentSubcode names a period when it holds that period alone. */
export interface OdfPlayByPlay {
  readonly home: string | null
  readonly away: string | null
  readonly extendedInfos: readonly OdfExtension[]
  readonly actions: readonly OdfAction[]
}

export interface OdfAction {
  /** Keeps naming the same action in later messages of the unit. */
  readonly id: string
  /** The action it belongs to: an assist to its goal. */
  readonly parent: string | null
  readonly period: string | null
  /** Action@Order: the order of a list of actions. */
  readonly sortOrder: number
  /** Time in the period as sent, `m:ss`. */
  readonly when: string | null
  readonly action: string | null
  /** Which list of codes `action` is of, or free text: differs by sport. */
  readonly actionAdd: string | null
  readonly description: string | null
  readonly comment: string | null
  readonly result: string | null
  readonly scoreH: string | null
  readonly scoreA: string | null
  readonly extended: readonly OdfExtension[]
  readonly competitors: readonly OdfActor[]
}

/** Who acts, without names: those are the participants', and a match has hundreds of actions. */
export interface OdfActor {
  readonly code: string
  readonly type: OdfCompetitorType
  readonly organisation: string | null
  readonly athletes: readonly { readonly code: string; readonly bib: string | null; readonly role: string | null }[]
}

/** One table of statistics (DT_STATS); DocumentSubtype and DocumentSubcode say which. */
export interface OdfStats {
  readonly code: string | null
  readonly progress: OdfProgress | null
  readonly competitors: readonly {
    readonly code: string
    readonly type: OdfCompetitorType
    readonly organisation: string | null
    readonly order: number | null
    readonly teamName: string | null
    readonly stats: readonly OdfStat[]
    readonly athletes: readonly {
      readonly code: string
      readonly order: number | null
      readonly bib: string | null
      readonly familyName: string | null
      readonly givenName: string | null
      readonly stats: readonly OdfStat[]
    }[]
  }[]
}

/** A statistic of a competitor or athlete; a table of ranks has no values. Absent ones are omitted. */
export interface OdfStat extends OdfExtension {
  readonly attempt?: string
  readonly percent?: string
  readonly avg?: string
  readonly rank?: string
  readonly rankEqual?: true
  readonly sortOrder?: number
}

/** The records of an event (DT_RECORD), by kind of record: world, games, national, … */
export interface OdfRecord {
  /** Full RSC of the event, or the code of the record where an event has several. */
  readonly code: string
  readonly order: number | null
  readonly name: string | null
  readonly types: readonly {
    readonly recordType: string
    readonly order: number | null
    /** More than one where a record is shared. */
    readonly marks: readonly OdfRecordMark[]
  }[]
}

export interface OdfRecordMark {
  readonly order: number | null
  readonly result: string | null
  readonly resultType: string | null
  readonly equalled: boolean
  readonly unit: string | null
  readonly date: string | null
  readonly place: string | null
  readonly country: string | null
  readonly extended: readonly OdfExtension[]
  readonly competitor: OdfCompetitor | null
}

/** Official communications (DT_COMMUNICATION). Texts may have several lines. */
export interface OdfCommunication {
  readonly publishedAt: string | null
  readonly decisions: readonly {
    readonly number: string | null
    readonly issuedAt: string | null
    readonly affectsSchedule: boolean
    readonly affectsResults: boolean
    readonly affectsOther: boolean
    readonly unit: string | null
    readonly subtitle: string | null
    readonly summary: string | null
    readonly details: string | null
    readonly issuedBy: string | null
    readonly signedBy: string | null
  }[]
  readonly protests: readonly {
    readonly status: string
    readonly rule: string | null
    readonly interpreter: string | null
    readonly procedure: string | null
    readonly hearingAt: string | null
    readonly decidedAt: string | null
    readonly unit: string | null
    readonly details: string | null
    readonly decisionShort: string | null
    readonly decisionLong: string | null
    readonly jury: string | null
  }[]
}

/** How an event, phase or unit is played (DT_CONFIG). A value that is not known yet is absent. */
export interface OdfConfig {
  readonly extendedInfos: readonly OdfExtension[]
  readonly configs: readonly { readonly unit: string; readonly values: readonly OdfExtension[] }[]
}

/** A report (DT_PDF). DocumentSubtype is its ORIS code. */
export interface OdfReport {
  readonly title: string | null
  readonly status: string | null
  /** The file: begins with `%PDF-`, at most MAX_REPORT_BYTES. */
  readonly bytes: Uint8Array
}

/** One code of a code set (DT_CODES), with its names. `set` is the header's DocumentSubtype: EVENT, VENUE, LOCATION, ORGANISATION, … */
export interface OdfCode {
  readonly code: string
  readonly name: Localized
}
