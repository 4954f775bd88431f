import { SHEET_FIELDS, SHEET_KINDS } from '@games/domain/sheets/sheet-fields'
import { TEXT_ENCODINGS } from '@games/domain/sheets/text-encodings'
import { z } from 'zod'
import * as form from 'zod/mini'
import { PrivateFile, type PrivateEndpoints } from '../private-endpoint.ts'
import { OfficeChange } from './office.ts'
import { SHEET_STATES, SheetList, SheetPlan, SheetProgress } from './sheets.ts'

const SheetId = z.object({ id: z.uuid() })
const short = (most: number) => form.string().check(form.maxLength(most))
/** Ten million bytes of a file, as letters. */
const MOST_LETTERS = 13_400_000

/** What somebody has chosen; what is absent is as it was chosen before. */
const CHOICES = {
  /** From 0; null: all sheets of the first kind. */
  sheet: form.optional(form.nullable(form.int().check(form.gte(0), form.lte(500)))),
  /** Null: as its columns tell. */
  kind: form.optional(form.nullable(form.enum(SHEET_KINDS))),
  columns: form.optional(
    form.object({
      header: short(2_000),
      fields: form.array(form.nullable(form.enum(SHEET_FIELDS))).check(form.maxLength(200)),
    }),
  ),
  /** By the question's key: a code, `new` for something that gets a code of its own, `skip` to leave the rows out; null takes it back. */
  answers: form.optional(form.record(short(600), form.nullable(short(40)))),
  removes: form.optional(form.boolean()),
  /** What all rows are of, as a title above the table would say it: `Basquete – feminino`. */
  title: form.optional(short(200)),
  /** Of a text whose bytes do not show it. */
  encoding: form.optional(form.enum(TEXT_ENCODINGS)),
} as const

export const sheetCalls = {
  listSheets: {
    summary: 'Sheets that wait to be taken in, and what came in by tables, newest first',
    audience: 'operator',
    whileClosed: true,
    response: SheetList,
  },
  openSheet: {
    summary:
      'Hands in an XLSX, XLS, ODS or CSV file of 10 MB at most and answers what it would do; nothing of it is taken in',
    audience: 'operator',
    whileClosed: true,
    body: form.object({
      /** Made by the sender: sent again, it is kept once. */
      id: form.uuid(),
      name: short(300),
      /** The file in base64. */
      content: form.string().check(form.maxLength(MOST_LETTERS), form.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
    }),
    bodyBytes: MOST_LETTERS + 2_000,
    response: SheetPlan,
  },
  planSheet: {
    summary: 'Chooses how a sheet is read and answers what it would do then',
    audience: 'operator',
    whileClosed: true,
    params: SheetId,
    body: form.object({
      ...CHOICES,
      /** Rows of one state alone. */
      show: form.optional(form.nullable(form.enum(SHEET_STATES))),
      from: form.optional(form.int().check(form.gte(0), form.lte(200_000))),
    }),
    response: SheetPlan,
  },
  getSheetProgress: {
    summary: 'How far the reading of a sheet is, for whoever waits for its plan',
    audience: 'operator',
    whileClosed: true,
    params: SheetId,
    response: SheetProgress,
  },
  stopSheet: {
    summary: 'Stops the reading of a sheet; nothing of it is taken in, and it may be asked for again',
    audience: 'operator',
    whileClosed: true,
    params: SheetId,
    response: z.object({ stopped: z.boolean() }),
  },
  applySheet: {
    summary:
      'Takes in what was looked at, all of it or nothing; rows with doubts and problems stop it unless they are left out',
    audience: 'operator',
    whileClosed: true,
    params: SheetId,
    body: form.object({ seen: short(64), leaveOut: form.boolean() }),
    response: OfficeChange,
  },
  closeSheet: {
    summary: 'Forgets a sheet that was handed in and not taken in',
    audience: 'operator',
    whileClosed: true,
    params: SheetId,
    response: z.object({ closed: z.boolean() }),
  },
  getSheetTemplate: {
    summary: 'A workbook to fill in, with the delegations and events that are known',
    audience: 'operator',
    whileClosed: true,
    query: z.object({ kind: z.enum(SHEET_KINDS).default('schedule') }),
    response: PrivateFile,
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  getSheetCodes: {
    summary: 'The codes that words of sheets were taken for, as CSV',
    audience: 'operator',
    whileClosed: true,
    response: PrivateFile,
    file: 'text/csv; charset=utf-8',
  },
} as const satisfies PrivateEndpoints
