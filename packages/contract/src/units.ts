import { EVENT_TYPES, UNIT_KINDS } from '@games/domain'
import { UNIT_FORMS } from '@games/domain/sports/unit-form'
import { z } from 'zod'
import { Competitor, Correction, LocalizedText, MedalColour, Seq, UnitStatusShown } from './shared.ts'
import { text } from './texts.ts'

/** One side of a head-to-head unit; competitor null while it is not known. */
export const UnitSide = z.object({
  competitor: Competitor.nullable(),
  /**
   * RSC of the unit whose winner (`W`) or loser (`L`) this side will be, while the competitor is not known; or of the pool or field, and
   * the place in it.
   */
  from: z.object({ unit: z.string(), wlt: z.string().nullable(), place: z.string().optional() }).nullable(),
  result: z.string().nullable(),
  irm: z.string().nullable(),
  wlt: z.string().nullable(),
})
export type UnitSide = z.infer<typeof UnitSide>

/** `at` (epoch milliseconds), but never sooner than `lead` milliseconds from now. */
const Waiting = z.object({ at: z.number().int(), lead: z.number().int() })

/**
 * When a unit will begin, from what has begun on its court today, games time: the middle, and bounds that hold it four times of five. Each
 * instant moves on with the clock while nothing is said (decision 0092).
 */
const StartForecast = z.object({ expected: Waiting, earliest: Waiting, latest: Waiting })

/** What is to know of every unit. */
const Unit = z.object({
  /** Full 34-character RSC. */
  code: z.string(),
  discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  /** RSC phase without filler, e.g. `SFNL`; empty when the code has none. */
  phase: z.string(),
  unitNum: z.string().nullable(),
  gender: z.string(),
  division: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** ODF ItemName, the source's own full name of the unit. */
  name: LocalizedText.nullable(),
  status: UnitStatusShown,
  /** Day of the games the unit belongs to, venue time, days ending at 03:00 (ODF §1 LogicalDate). Null when not scheduled. */
  day: z.string().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  /** The start as first planned, when it has changed since. */
  plannedStart: z.string().nullable(),
  actualStart: z.string().nullable(),
  actualEnd: z.string().nullable(),
  /** The start must not be shown; `startText` ("a seguir") stands in its place (ODF §6). */
  hideStart: z.boolean(),
  startText: LocalizedText.nullable(),
  venue: z.object({ code: z.string(), name: LocalizedText.nullable() }).nullable(),
  location: z.object({ code: z.string(), name: LocalizedText.nullable() }).nullable(),
  /** Of a unit to come whose court is known and has begun today; beside the printed start, which it does not replace. */
  forecast: StartForecast.optional(),
})

/** What is to know of a unit that is contested, however it is decided. Training may be, of which results are sent. */
const Contest = Unit.extend({
  eventType: z.enum(EVENT_TYPES),
  /** What it decides. */
  medal: z.enum(['gold', 'bronze']).nullable(),
  /** Where it stands while it is on: period code and clock as sent; absent where the source has none. */
  clock: z.object({ period: z.string().nullable(), time: z.string().nullable(), running: z.boolean() }).optional(),
  /** How it stands or ended in the sport's own words, "ippon aos 2:41"; null where the score says it all. */
  line: LocalizedText.nullable(),
})

/** A unit of two sides, decided between them; of a side that nobody has named yet nothing is known. */
export const HeadToHeadUnit = Contest.extend({
  kind: z.literal('head-to-head'),
  sides: z.tuple([UnitSide, UnitSide]),
})
export type HeadToHeadUnit = z.infer<typeof HeadToHeadUnit>

/** A unit of any number, decided by rank: by time, distance, points or judges. */
export const RankedUnit = Contest.extend({
  kind: z.literal('ranked'),
  /** First of the list; null before there is one. */
  leader: z.object({ competitor: Competitor, result: z.string().nullable(), medal: MedalColour.nullable() }).nullable(),
})
export type RankedUnit = z.infer<typeof RankedUnit>

/** What surrounds the contests: ceremonies, meetings, training, weigh-ins, broadcasts. Nothing is decided. */
export const NonCompetitionUnit = Unit.extend({
  kind: z.literal('non-competition'),
  eventType: z.enum(EVENT_TYPES).exclude(['competition', 'competition-medal']),
})
export type NonCompetitionUnit = z.infer<typeof NonCompetitionUnit>

/** A unit as a row of the schedule, of a profile, of the home page. */
export const UnitSummary = z.discriminatedUnion('kind', [HeadToHeadUnit, RankedUnit, NonCompetitionUnit])
export type UnitSummary = z.infer<typeof UnitSummary>

/** What a column says of a row (packages/domain/src/sports): the figure, a second line below it, and what it was. */
export const SheetCell = z.object({
  text: z.string(),
  note: z.string().optional(),
  mark: z.enum(['best', 'failed', 'passed']).optional(),
})
export type SheetCell = z.infer<typeof SheetCell>

/** A row of a result list or start list (spec R5.5). Always in the order sent; `position` is SortOrder (ODF §8). */
export const ResultRow = z.object({
  position: z.number().int(),
  rank: z.string().nullable(),
  rankEqual: z.boolean(),
  competitor: Competitor,
  bib: z.string().nullable(),
  startOrder: z.string().nullable(),
  result: z.string().nullable(),
  resultType: z.string().nullable(),
  irm: z.string().nullable(),
  qualificationMark: z.string().nullable(),
  wlt: z.string().nullable(),
  difference: z.string().nullable(),
  wind: z.string().nullable(),
  reactionTime: z.string().nullable(),
  medal: MedalColour.nullable(),
  /** Members of a team, in order. */
  members: z.array(z.object({ code: z.string(), name: z.string(), bib: z.string().nullable(), known: z.boolean() })),
  records: z.array(z.string()),
  /** A cell for each of the page's columns; empty in a start list and where the sport has none. */
  cells: z.array(SheetCell.nullable()),
})
export type ResultRow = z.infer<typeof ResultRow>

/** What the letters beside results mean (IRM, qualification, records), by letters as sent; case matters. Open lists: others are as sent. */
export const Meanings = z.record(z.string(), LocalizedText)
export type Meanings = z.infer<typeof Meanings>

/** One difference between two releases of a unit's result or of its event's medallists. */
export const ReleaseChange = z.object({
  competitor: Competitor,
  what: z.enum(['rank', 'result', 'irm', 'qualification', 'added', 'removed', 'medal']),
  /** As the source wrote them; a medal's colour for `medal`. */
  from: z.string().nullable(),
  to: z.string().nullable(),
})
export type ReleaseChange = z.infer<typeof ReleaseChange>

/** A released message that changed something: when it was produced (games time), which it was, why, and what it changed. */
export const Release = z.object({
  at: z.string(),
  documentType: z.enum(['DT_RESULT', 'DT_MEDALLISTS']),
  version: z.number().int(),
  /** As sent; null where the message says none, as one of medallists may. */
  status: z.string().nullable(),
  /** The notes that came with it and not with the release before (ODF §1). */
  notes: z.array(z.string()),
  changes: z.array(ReleaseChange),
})
export type Release = z.infer<typeof Release>

export const UnitPage = z.object({
  seq: Seq,
  unit: UnitSummary,
  resultType: z.string().nullable(),
  /** Ordered by start; empty when none was sent. */
  startList: z.array(ResultRow),
  /** Empty before the start. */
  results: z.array(ResultRow),
  periods: z.array(
    z.object({
      code: z.string(),
      home: z.string().nullable(),
      away: z.string().nullable(),
    }),
  ),
  /** What the unit is to its sport: race, attempts, bout, … */
  form: z.enum(UNIT_FORMS),
  /** The sport's own columns, between who it was and the result. */
  columns: z.array(z.object({ key: z.string(), label: LocalizedText, short: z.string().optional() })),
  /** Both sides' figures beside each other (R5.11), in the sport's order. */
  statistics: z.array(
    z.object({
      key: z.string(),
      label: LocalizedText,
      home: z.string().nullable(),
      away: z.string().nullable(),
    }),
  ),
  /** What messages of their own tell of the match, for `/match-stats` to show: its actions, else its statistics; absent where none does. */
  match: z.enum(['plays', 'statistics']).optional(),
  /** What is to know of the unit as a whole: the height of the bar. */
  facts: z.array(z.object({ label: LocalizedText, value: z.string() })),
  meanings: Meanings,
  /** The result is newer than the medallists of the event and contradicts them; absent where it does not. */
  medalsUnderRevision: z.literal(true).optional(),
  /** The source's notes, oldest first. */
  notes: z.array(z.string()),
  correction: Correction.nullable(),
  /** What changed since the first release of the result, newest first: the public history of corrections. */
  history: z.array(Release),
  /** Games time at which the newest message about this unit was produced. */
  updatedAt: z.string().nullable(),
  /** Games time at which the result shown became official; null while it is not. */
  officialAt: z.string().nullable(),
  /** The other units of the same phase, in schedule order, this one included. */
  phaseUnits: z.array(
    z.object({
      code: z.string(),
      name: LocalizedText.nullable(),
      unitNum: z.string().nullable(),
      medal: z.enum(['gold', 'bronze']).nullable(),
      status: UnitStatusShown,
    }),
  ),
})
export type UnitPage = z.infer<typeof UnitPage>

export const ScheduleDayQuery = z.object({
  discipline: text(3, 3).optional(),
  /** Competition alone, or what surrounds it alone: ceremonies, meetings, training, weigh-ins, broadcasts (spec R2.5). */
  part: z.enum(['competition', 'event']).optional(),
  venue: z
    .string()
    .regex(/^[\w.-]{1,34}$/)
    .optional(),
  /** The gender of the RSC: `O` is open, `X` mixed. */
  gender: z.enum(['M', 'W', 'X', 'O']).optional(),
  /** How units stand: not begun, on, over, or not taking place as planned. */
  status: z.enum(UNIT_KINDS).optional(),
  /** `1`: gold medal units alone. */
  finals: z.literal('1').optional(),
  /** Units that concern a delegation, by its code, as far as their lists are known. */
  organisation: z
    .string()
    .regex(/^[A-Z0-9]{2,10}$/)
    .optional(),
  /** At most so many units: those that are on first, then those to come, then those that are over. All where it is not given. */
  limit: z.coerce.number<number>().int().min(1).max(500).optional(),
  /** How many units of that order to leave out before: `next` of the page before. */
  from: z.coerce.number<number>().int().min(0).max(10_000).optional(),
})
export type ScheduleDayQuery = z.infer<typeof ScheduleDayQuery>

export const ScheduleDay = z.object({
  seq: Seq,
  day: z.string(),
  /** Every day of the games that has units, with the number of units and of gold-medal units. */
  days: z.array(z.object({ day: z.string(), units: z.number().int(), golds: z.number().int() })),
  /** The day's displayed units in time order (start, Order, code). UNSCHEDULED ones are not there (ODF §6). */
  units: z.array(UnitSummary),
  /** `units` are not all of the day: the query leaves some out. Absent where it leaves out none. */
  narrowed: z.literal(true).optional(),
  /** Where the rest begins that `limit` left out, for the query's `from`; absent where nothing is left. */
  next: z.number().int().optional(),
  /** What the whole day, or the part of it requested, can be narrowed to; absent where the query has no `limit`. */
  choices: z
    .object({
      disciplines: z.array(z.object({ code: z.string(), name: LocalizedText.nullable() })),
      venues: z.array(z.object({ code: z.string(), name: LocalizedText.nullable() })),
      genders: z.array(z.string()),
      /** Gold medal units. */
      finals: z.number().int(),
    })
    .optional(),
})
export type ScheduleDay = z.infer<typeof ScheduleDay>
