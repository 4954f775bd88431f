import { RULES } from '@games/domain/ranking-rules/reason'
import { SHEET_FIELDS, SHEET_KINDS } from '@games/domain/sheets/sheet-fields'
import { TEXT_ENCODINGS } from '@games/domain/sheets/text-encodings'
import { z } from 'zod'
import { SheetEffect } from './sheet-effect.ts'

/** How a row of a sheet stands to what is held. */
export const SHEET_STATES = ['doubt', 'problem', 'leaves', 'changes', 'new', 'same', 'passed-over'] as const
export type SheetState = (typeof SHEET_STATES)[number]

/** A row, or what the sheet does not have any more (`row` null). */
export const SheetLine = z.object({
  row: z.number().int().nullable(),
  /** The name of its sheet if several are read; null: there is one. */
  sheet: z.string().nullable(),
  state: z.enum(SHEET_STATES),
  /** What it is about, in the sheet's own words. */
  words: z.string(),
  /** Day and time as they are written. */
  when: z.string().nullable(),
  /** The code that its words make. */
  code: z.string().nullable(),
  /** RSC of a contest that has no name of its own in `words`: it goes by its phase and number. */
  unit: z.string().nullable(),
  /** Fields as messages have them: `rank`, `result`, `start`; `from` null: there was nothing. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** What is wrong at which cell, why the row is passed over, or what was noticed of a row that goes. */
  problem: z
    .object({
      kind: z.string(),
      cell: z.string().nullable(),
      field: z.string().nullable(),
      value: z.string().nullable(),
    })
    .nullable(),
})
export type SheetLine = z.infer<typeof SheetLine>

/** Words that somebody has to say the meaning of, once for all their rows. */
export const SheetQuestion = z.object({
  key: z.string(),
  what: z.enum([
    'discipline',
    'organisation',
    'venue',
    'event',
    'unit',
    'person',
    'pair',
    'result',
    'rank',
    'absent',
    'retired',
    'winner',
    'remark',
    'alone',
    'mark',
    'heats',
    'standings',
    'award',
    'column',
    'sport',
    'gender',
    'medals',
    'cancelled',
  ]),
  written: z.string(),
  /** The first of them; `count`: of all. */
  rows: z.array(z.number().int()),
  count: z.number().int(),
  /** `name`: empty for a unit without one, which goes by the words of its code. */
  suggestions: z.array(z.object({ code: z.string(), name: z.string() })),
})
export type SheetQuestion = z.infer<typeof SheetQuestion>

export const SheetTable = z.object({
  headerRow: z.number().int().nullable(),
  header: z.array(z.string()),
  /** What the meaning of the columns is remembered by. */
  headerKey: z.string(),
  /** What each column is about; null: not known, and passed over. */
  fields: z.array(z.enum(SHEET_FIELDS).nullable()),
  /** Why a column is known and not read; null: it is read, or not known. */
  passed: z.array(z.enum(['personal', 'unused', 'row-number']).nullable()),
  /** The first value of each column; empty for personal data. */
  example: z.array(z.string()),
  rows: z.number().int(),
})

/** Why a table is not read. */
export const NOT_READ_WHYS = ['other-kind', 'unknown-columns', 'no-header', 'columns', 'bracket'] as const

/** A table of the file that is not read. */
export const SheetTableNotRead = z.object({
  /** The index of its sheet. */
  sheet: z.number().int(),
  /** The row of its header, else its first row. */
  row: z.number().int(),
  /** Its header, else its first row. */
  words: z.string(),
  /** The number of its rows. */
  rows: z.number().int(),
  why: z.enum(NOT_READ_WHYS),
  /** Its kind; null: its columns do not tell. */
  kind: z.enum(SHEET_KINDS).nullable(),
})
export type SheetTableNotRead = z.infer<typeof SheetTableNotRead>

/** What a sport's rules make of the results of a sheet: a medal, somebody's place in a pool, whoever comes to a side. */
export const SheetRuleLine = z.object({
  /** `open`: the rules do not decide; `against`: what stands is not what the rules would have, and stays. */
  state: z.enum(['new', 'changes', 'leaves', 'open', 'against']),
  of: z.enum(['medal', 'standing', 'side']),
  /** Of the event, pool or unit. */
  code: z.string(),
  /** Its event, with the name of the pool or unit if it has one. */
  where: z.string(),
  /** RSC of a pool or unit without a name in `where`: it goes by its phase and number. */
  unit: z.string().nullable(),
  who: z.string(),
  /** A medal, a rank, a name; null: there was or is none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The rule that leaves it open, with its values. */
  why: z.object({ rule: z.enum(RULES), values: z.record(z.string(), z.string()) }).nullable(),
})
export type SheetRuleLine = z.infer<typeof SheetRuleLine>

/** What a sheet would do: a dry run, row by row. */
export const SheetPlan = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Why it cannot be read at all; null: it can. */
  fault: z.string().nullable(),
  notices: z.array(z.string()),
  /** Encodings in which the letters of a text make words, with words that differ; the one that is read first. Empty: there is no doubt. */
  encodings: z.array(z.object({ encoding: z.enum(TEXT_ENCODINGS), words: z.array(z.string()) })),
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  /** The index of the sheet that is read; null: all of one kind. */
  sheet: z.number().int().nullable(),
  /** Names of sheets of the same kind that are not read, since together the sheets have too many rows. */
  leftOut: z.array(z.string()),
  /** Other tables that are not read. */
  notRead: z.array(SheetTableNotRead),
  /** What the sheet is; null: its columns do not tell. */
  kind: z.enum(SHEET_KINDS).nullable(),
  tables: z.array(SheetTable),
  questions: z.array(SheetQuestion),
  counts: z.object({
    rows: z.number().int(),
    doubts: z.number().int(),
    problems: z.number().int(),
    leaves: z.number().int(),
    changes: z.number().int(),
    new: z.number().int(),
    same: z.number().int(),
    passedOver: z.number().int(),
  }),
  /** A part of the rows, those that need somebody first. */
  lines: z.array(SheetLine),
  /** Where the rows after these begin; null: these are the last. */
  next: z.number().int().nullable(),
  /** Names that the sheet brings for codes of its own. */
  names: z.array(z.object({ set: z.string(), code: z.string(), name: z.string() })),
  /** What comes of its results by the sports' rules, what they leave open first. */
  rules: z.array(SheetRuleLine),
  /** The effect on what is stored and shown to visitors. */
  effect: SheetEffect,
  /** What is held and not in the sheet goes. */
  removes: z.boolean(),
  /** The sport and event of all rows, as the organiser has stated them; of a published medal table, its publisher. */
  title: z.string(),
  /** Publisher, title and day of a published medal table, as far as they are known; null for other sheets. */
  published: z
    .object({ publisher: z.string().nullable(), title: z.string().nullable(), day: z.string().nullable() })
    .nullable(),
  /** At least one row is understood, and would change something. */
  applicable: z.boolean(),
  /** What was looked at: taken in is this and nothing else. */
  seen: z.string(),
  /** The line of the record once it was taken in. */
  action: z.number().int().nullable(),
})
export type SheetPlan = z.infer<typeof SheetPlan>

export const SheetList = z.object({
  /** Files that somebody handed in and nobody has taken in yet. */
  open: z.array(z.object({ id: z.string(), fileName: z.string(), at: z.string() })),
  imports: z.array(
    z.object({
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
      /** Null: it came by another road than the office. */
      action: z.number().int().nullable(),
    }),
  ),
})
export type SheetList = z.infer<typeof SheetList>

/** How far the reading of a sheet is; null: nothing is read now. */
export const SheetProgress = z.object({
  progress: z
    .object({
      /** Another sheet is first; the file is unpacked; its rows are understood; they are held against what is there; they go in. */
      stage: z.enum(['waiting', 'reading', 'rows', 'comparing', 'taking-in']),
      done: z.number().int(),
      /** Rows in all; null: they are not counted at this stage. */
      of: z.number().int().nullable(),
    })
    .nullable(),
})
export type SheetProgress = z.infer<typeof SheetProgress>
