import { z } from 'zod'
import { OfficeChange } from '../office/office.ts'
import { Paging } from '../paging.ts'
import { PrivateFile, type PrivateEndpoints } from '../private-endpoint.ts'
import {
  LynxEncodingChoice,
  MAX_VENUE_FILE_BYTES,
  VENUE_FILE_LISTS,
  VenueAssignments,
  VenueFileDetail,
  VenueFileDraft,
  VenueFiles,
  VenueFileTaken,
  VenueImport,
} from './venue-files.ts'

const FileId = z.object({ id: z.coerce.number<number>().int().min(1).max(2_000_000_000) })

/** Files of the venues' own tools: FinishLynx and LENEX. */
export const venueFileCalls = {
  listVenueFiles: {
    summary: 'Files of timing systems: waiting ones from the oldest, then the others from the newest, a hundred a page',
    audience: 'operator',
    whileClosed: true,
    query: Paging.extend({ state: z.enum(VENUE_FILE_LISTS).optional() }),
    response: VenueFiles,
  },
  addVenueFile: {
    summary: 'Takes a file of a timing system; what is known of it waits to be looked at',
    audience: 'operator',
    whileClosed: true,
    body: VenueFileDraft,
    // base64 takes four bytes for three
    bodyBytes: Math.ceil((MAX_VENUE_FILE_BYTES * 4) / 3) + 4_096,
    response: VenueFileTaken,
  },
  getVenueFile: {
    summary: 'What a file of a timing system would change, heat by heat, and what only a person can say',
    audience: 'operator',
    whileClosed: true,
    params: FileId,
    response: VenueFileDetail,
  },
  assignVenueFile: {
    summary: 'Says which unit a heat is, whose a row is and what a mark means: remembered for the files to come',
    audience: 'operator',
    whileClosed: true,
    params: FileId,
    body: VenueAssignments,
    response: OfficeChange,
  },
  importVenueFile: {
    summary: 'Brings in every heat of a file about which nothing is open, official lists too',
    audience: 'operator',
    whileClosed: true,
    params: FileId,
    body: VenueImport,
    response: OfficeChange,
  },
  leaveVenueFile: {
    summary: 'A file of a timing system is let be, and waits for nobody any more',
    audience: 'operator',
    whileClosed: true,
    params: FileId,
    response: OfficeChange,
  },
  chooseLynxEncoding: {
    summary: 'What start lists for FinishLynx are written in',
    audience: 'operator',
    whileClosed: true,
    body: LynxEncodingChoice,
    response: OfficeChange,
  },
  getLynxFiles: {
    summary: 'Start lists for FinishLynx: lynx.evt, lynx.ppl and lynx.sch in one archive',
    audience: 'operator',
    whileClosed: true,
    file: 'application/zip',
    response: PrivateFile,
  },
  getLenexFile: {
    summary: 'The meet of swimming as LENEX 3: invitation, entries, start lists or results',
    audience: 'operator',
    whileClosed: true,
    query: z.object({ holds: z.enum(['invitation', 'entries', 'start-lists', 'results']).default('results') }),
    file: 'application/zip',
    response: PrivateFile,
  },
} as const satisfies PrivateEndpoints
