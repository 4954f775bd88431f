import { z } from 'zod'
import { LocalizedText } from '../shared.ts'
import { ResultRow, UnitSummary } from '../units.ts'

/**
 * Ways in which results arrive: a sheet of the office, a table by API or command, a file of a timing system, a decision in the office (another
 * type of an event), a source of the feed, a folder on the server, the result desk.
 */
export const ROADS = ['sheet', 'table', 'timing', 'office', 'feed', 'folder', 'desk'] as const

/** Where the list of a unit came from. */
export const ResultSource = z.object({
  road: z.enum(ROADS),
  /** Name of the file, the feed source or the folder; null: it has none. */
  name: z.string().nullable(),
  /** When the newest message arrived. */
  at: z.string(),
  /** Usernames of the staff who imported or scored it; null: no account did. */
  by: z.string().nullable(),
  /** The newest message is a start list. */
  isStartList: z.boolean(),
  /** Visitors see a list of this source. */
  isShown: z.boolean(),
  /** The import was undone. */
  isUndone: z.boolean(),
  /** Number of the import; null: it is no import of the office, API or command. */
  importId: z.number().int().nullable(),
  /** Number of the newest message. */
  message: z.number().int(),
  /** How many messages of the unit it sent. */
  messages: z.number().int(),
})
export type ResultSource = z.infer<typeof ResultSource>

/** A unit with its list, and where the list came from, the newest first. */
export const UnitSources = z.object({
  unit: UnitSummary,
  results: z.array(ResultRow),
  sources: z.array(ResultSource),
})
export type UnitSources = z.infer<typeof UnitSources>

/** The units of a day with the source of the list that visitors see. */
export const DayResults = z.object({
  day: z.string(),
  today: z.string(),
  days: z.array(z.string()),
  units: z.array(z.object({ unit: UnitSummary, source: ResultSource.nullable() })),
})
export type DayResults = z.infer<typeof DayResults>

/** An import, and the units and events that it sent lists or medals of. */
export const ImportContent = z.object({
  id: z.number().int(),
  kind: z.string(),
  fileName: z.string().nullable(),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  at: z.string(),
  by: z.string().nullable(),
  undone: z.boolean(),
  /** The action that undo reverts; null: it cannot be undone in the office. */
  action: z.number().int().nullable(),
  /** Number of the file of a timing system; null for other imports. */
  venueFile: z.number().int().nullable(),
  /** Units with a list or a line of the schedule of this import, in time order; `isShown`: visitors see its list. */
  units: z.array(z.object({ unit: UnitSummary, isShown: z.boolean() })),
  /** All of them, also those that `units` leaves out. */
  unitCount: z.number().int(),
  /** Events with medals of this import. */
  medals: z.array(z.object({ event: z.string(), name: LocalizedText.nullable() })),
})
export type ImportContent = z.infer<typeof ImportContent>
