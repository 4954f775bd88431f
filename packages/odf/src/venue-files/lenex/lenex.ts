/** LENEX 3.0 as the rest of the product sees it: one meet with its programme, and clubs with entries and results. Absent is null. */

export interface LenexMeet {
  readonly name: string
  readonly city: string | null
  readonly nation: string | null
  /** `LCM`, `SCM`, …; of a session where the meet has none. */
  readonly course: string | null
  readonly lanes: { readonly min: number; readonly max: number } | null
  /** What ages are counted by: `YEAR`, `DATE`, … and the day, `YYYY-MM-DD`; null: the meet does not say it. */
  readonly ageDate: { readonly type: string; readonly day: string | null } | null
  readonly sessions: readonly LenexSession[]
  readonly clubs: readonly LenexClub[]
}

export interface LenexSession {
  readonly number: number
  /** `YYYY-MM-DD`. */
  readonly date: string | null
  /** `HH:MM`, by the clock of the place: there is no zone. */
  readonly start: string | null
  readonly name: string | null
  readonly events: readonly LenexEvent[]
}

export interface LenexEvent {
  /** Unique in the meet, and another in the next export. */
  readonly id: string
  /** Shared by the rounds of one event. */
  readonly number: string
  /** `TIM`, `PRE`, `SEM`, `FIN`, …, as written. */
  readonly round: string
  readonly gender: 'M' | 'F' | 'X' | null
  /** The event it goes on from, or whose fastest heats it is; null: none. */
  readonly previous: string | null
  readonly start: string | null
  readonly swimStyle: LenexSwimStyle
  readonly ageGroups: readonly LenexAgeGroup[]
  readonly heats: readonly LenexHeat[]
}

export interface LenexSwimStyle {
  /** Metres of one swimmer. */
  readonly distance: number
  /** Swimmers of a team; 1: no relay. */
  readonly relayCount: number
  /** `FREE`, `BACK`, `BREAST`, `FLY`, `MEDLEY`, `UNKNOWN`, … */
  readonly stroke: string
  /** `KICK`, `PULL`, …: what children swim. */
  readonly technique: string | null
  readonly name: string | null
}

export interface LenexAgeGroup {
  readonly id: string | null
  /** Years; null: open at that end. */
  readonly min: number | null
  readonly max: number | null
  readonly name: string | null
  /** Of its swimmers, in an event of several genders; absent: all of the event. */
  readonly gender?: 'M' | 'F' | 'X' | undefined
  /** Sport class of its swimmers, or class of points of a relay: `9`, `14`, `34`; absent: any. */
  readonly handicap?: string | undefined
  /** Levels of its swimmers; absent: any. */
  readonly level?: string | undefined
  /** `place` null: not ranked. */
  readonly rankings: readonly { readonly result: string; readonly place: number | null }[]
}

export interface LenexHeat {
  readonly id: string
  readonly number: number
  readonly start: string | null
  /** `A`, `B`, …; null: no final. */
  readonly final: string | null
  /** Id of the only age group that swims in it; absent: not in the file. */
  readonly group?: string | undefined
  /** `SEEDED`, `INOFFICIAL`, `OFFICIAL`, … */
  readonly status: string | null
}

export interface LenexClub {
  readonly code: string | null
  readonly name: string
  readonly nation: string | null
  readonly athletes: readonly LenexAthlete[]
  readonly relays: readonly LenexRelay[]
}

export interface LenexAthlete {
  readonly id: string
  readonly license: string | null
  readonly familyName: string | null
  readonly givenName: string | null
  readonly gender: 'M' | 'F' | null
  /** `YYYY-MM-DD`; the first of January where only the year is known. */
  readonly birthDate: string | null
  readonly nation: string | null
  /** Sport classes for freestyle, backstroke and butterfly, for breaststroke, and for medley; absent: none. */
  readonly classes?: Readonly<Record<'free' | 'breast' | 'medley', string | undefined>> | undefined
  readonly entries: readonly LenexEntry[]
  readonly results: readonly LenexResult[]
}

export interface LenexRelay {
  /** First, second team of the club; null: not said. */
  readonly number: number | null
  readonly name: string | null
  readonly gender: 'M' | 'F' | 'X' | null
  /** Years of its swimmers, null at an open end; null: not in the file. */
  readonly ages: Pick<LenexAgeGroup, 'min' | 'max'> | null
  /** Sum of the years of its swimmers, beside `ages`; absent: not in the file. */
  readonly totalAges?: Pick<LenexAgeGroup, 'min' | 'max'> | undefined
  /** Class of points; absent: none. */
  readonly handicap?: string | undefined
  readonly entries: readonly LenexEntry[]
  readonly results: readonly LenexResult[]
}

/** Where somebody swims: `heat` and `lane` null when that is not known, or they do not. */
interface LenexStart {
  readonly event: string
  readonly heat: string | null
  /** From 0. */
  readonly lane: number | null
  /** Id of its age group in the event; absent: not in the file. */
  readonly group?: string | undefined
  /** `EXH`, `DSQ`, `DNS`, `DNF`, `WDR`, `SICK`, `RJC`, … as written; null: none. */
  readonly status: string | null
  /** Who of a relay swims; empty where nobody has said it, or it is no relay. */
  readonly members: readonly LenexMember[]
}

export interface LenexEntry extends LenexStart {
  /** `1:02.34`; null: none. */
  readonly entryTime: string | null
}

export interface LenexResult extends LenexStart {
  readonly id: string
  /** `1:02.34`; null: NT or zero, which are no times. */
  readonly time: string | null
  /** Seconds with two decimals, `0.74`, `-0.03`. */
  readonly reaction: string | null
  readonly comment: string | null
  /** Passages, `distance` in metres over the whole relay, times since the start. */
  readonly splits: readonly { readonly distance: number; readonly time: string }[]
}

export interface LenexMember {
  /** From 1; −1 is a reserve. */
  readonly number: number
  readonly athlete: string | null
  readonly reaction: string | null
  readonly status: string | null
}
