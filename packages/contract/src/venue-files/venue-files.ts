import { SheetRuleLine } from '../office/sheets.ts'
import { TITLE_CONTRADICTIONS } from '@games/domain/sports/recognise/title-facts'
import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { LocalizedText } from '../shared.ts'

/** Largest file that is taken, bytes. */
export const MAX_VENUE_FILE_BYTES = 5 * 1024 * 1024

/** What a file is: of FinishLynx results, start lists, people, programme; of swimming a meet in LENEX or SDIF. */
export const VENUE_FILE_KINDS = ['lif', 'evt', 'ppl', 'sch', 'lenex', 'sdif'] as const
export type VenueFileKind = (typeof VENUE_FILE_KINDS)[number]

/** It waits for somebody; all of it is in; nothing of it was new; somebody has let it be; its import was taken back. */
export const VENUE_FILE_STATES = ['waiting', 'imported', 'unchanged', 'left', 'undone'] as const

/** What a heat waits for: which unit it is, whose rows are, what a mark means, an official list; or it is ready, says nothing new, is let be, or cannot be. */
export const HEAT_STATES = ['unit', 'rows', 'marks', 'official', 'ready', 'same', 'left', 'has-results'] as const
export type HeatState = (typeof HEAT_STATES)[number]

/**
 * The reason why a heat asks for its unit. No unit has its number (`unknown`), its title contradicts that unit, or another heat of the file is that
 * unit (`taken`). A number of another program: the title, distance, gender and round name one unit (`proposed`), the title is missing, it states no
 * gender, it names no event or several, or the event has no such round and heat.
 */
export const UNIT_REASONS = [
  'unknown',
  'contradicts',
  'taken',
  'proposed',
  'no-title',
  'no-gender',
  'no-event',
  'several',
  'no-heat',
] as const
export type UnitReason = (typeof UNIT_REASONS)[number]

/** What may be wrong with a line or a row of a file; nothing of it stops the rest. */
export const VENUE_FILE_PROBLEMS = [
  'bad-line',
  'bad-time',
  'bad-mark',
  'in-feet',
  'heights-order',
  'bad-wind',
  'nobody',
  'not-read-yet',
  'place-twice',
  'splits-missing',
  'no-such-heat',
  'twice',
  'rank-and-time',
  'several-meets',
  'no-end',
  'records-missing',
  'in-yards',
  'no-age-group',
  'no-name',
] as const

/** Why nothing of a file can be read. */
export const VENUE_FILE_FAULTS = [
  'too-large',
  'empty',
  'not-text',
  'unknown-kind',
  'not-lynx',
  'not-lenex',
  'not-sdif',
  'bad-xml',
  'bad-archive',
] as const

/** What a mark may be said to mean. */
export const MARK_MEANINGS = ['DNS', 'DNF', 'DQ', 'DSQ', 'WDR', 'NM'] as const

export const VenueFile = z.object({
  id: z.number().int(),
  name: z.string(),
  kind: z.enum(VENUE_FILE_KINDS),
  /** By the watched folder, or dropped in the office. */
  origin: z.enum(['folder', 'office']),
  state: z.enum(VENUE_FILE_STATES),
  cameAt: z.string(),
})
export type VenueFile = z.infer<typeof VenueFile>

export const LYNX_ENCODING_NAMES = ['utf-16le', 'windows-1252'] as const

/** The two parts of the list of files. */
export const VENUE_FILE_LISTS = ['waiting', 'done'] as const

/** A page of the files: waiting ones from the oldest, then the others from the newest. */
export const VenueFiles = z.object({
  files: z.array(VenueFile),
  /** Of all pages. */
  counts: z.object({ waiting: z.number().int(), done: z.number().int() }),
  /** Cursor of the page after; null on the last. */
  next: z.string().nullable(),
  /** Name of the folder that is watched and written to; null: none is. */
  folder: z.string().nullable(),
  /** Start lists that are not written: the folder has a file of another program with their name. */
  foreignFiles: z.array(z.string()),
  /** What start lists for FinishLynx are written in. */
  encoding: z.enum(LYNX_ENCODING_NAMES),
  /** Lists that would be written: races of athletics, races of swimming. */
  out: z.object({ lynx: z.number().int(), lenex: z.number().int() }),
})
export type VenueFiles = z.infer<typeof VenueFiles>

export const VenueUnit = z.object({
  code: z.string(),
  event: LocalizedText.nullable(),
  name: LocalizedText.nullable(),
  start: z.string().nullable(),
})
export type VenueUnit = z.infer<typeof VenueUnit>

const Row = z.object({
  key: z.string(),
  line: z.number().int().nullable(),
  bib: z.string().nullable(),
  lane: z.string().nullable(),
  /** As the file has it. */
  name: z.string().nullable(),
  affiliation: z.string().nullable(),
  result: z.string().nullable(),
  mark: z.string().nullable(),
})

/** A heat of a file: which unit it is, what would change, and what only a person can say. */
export const VenueHeat = z.object({
  key: z.string(),
  event: z.string(),
  round: z.string(),
  heat: z.string(),
  name: z.string().nullable(),
  /** The race by the fields of the file, with the years of its only age group; null: the file has no such fields. */
  race: z
    .object({
      name: LocalizedText,
      gender: z.enum(['M', 'W', 'X']).nullable(),
      ages: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable() }).nullable(),
    })
    .nullable(),
  says: z.enum(['results', 'start-list']),
  rows: z.number().int(),
  state: z.enum(HEAT_STATES),
  /** Null: not known. */
  unit: VenueUnit.nullable(),
  /** Null: the unit is known. */
  why: z.enum(UNIT_REASONS).nullable(),
  /** The unit that has the number of the heat, and the facts in which its title contradicts it; null: no contradiction. */
  against: z.object({ unit: VenueUnit, facts: z.array(z.enum(TITLE_CONTRADICTIONS)) }).nullable(),
  /** Units that it may be, the likeliest first. */
  proposals: z.array(z.string()),
  /** Rows of which nobody knows whose they are. */
  open: z.array(Row),
  /** Who may be in it. */
  candidates: z.array(
    z.object({ code: z.string(), name: z.string(), bib: z.string().nullable(), lane: z.string().nullable() }),
  ),
  /** Marks of which nobody has said what they mean. */
  marks: z.array(z.string()),
  /** Rows that are found by number or lane and have another name, team or lane in the file, or that are found only by their name; times that are not plausible. */
  doubts: z.array(
    z.object({
      what: z.enum(['name', 'team', 'lane', 'known-by-name', 'time', 'time-of-day']),
      competitor: z.string(),
      ours: z.string(),
      file: z.string(),
    }),
  ),
  added: z.number().int(),
  /** What would be otherwise, of those who are in the list already. */
  changes: z.array(
    z.object({
      competitor: z.string().nullable(),
      field: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  /** Corrections that stay, and what the file says in their place. */
  kept: z.array(
    z.object({
      competitor: z.string().nullable(),
      field: z.string(),
      held: z.string().nullable(),
      said: z.string().nullable(),
    }),
  ),
  /** Those in the list of whom the file says nothing: they stay. */
  missing: z.array(z.string()),
})
export type VenueHeat = z.infer<typeof VenueHeat>

/** A race of another program whose title, distance, gender and round are those of a race of the programme: accepted with all its heats. */
export const ProposedRace = z.object({
  /** As the file has it. */
  title: z.string(),
  event: z.string(),
  round: z.string(),
  /** Heats by the keys that later files of the race have too. */
  heats: z.array(z.object({ heat: z.string(), unit: z.string() })),
})
export type ProposedRace = z.infer<typeof ProposedRace>

/** Whether the age groups of a race are one competition, an event each, or an event each beside one of all swimmers. */
export const AGE_GROUP_RULES = ['apart', 'together', 'both'] as const
/** Whether events that the programme lacks are imported, or only results of events of the programme. */
export const MEET_PROGRAMMES = ['bring', 'match'] as const
/** Whether a file with another name of a meet is of the meet from which the programme came. */
export const SAME_MEETS = ['same', 'other'] as const

const Added = z.object({ new: z.number().int(), all: z.number().int() })

/** The programme of a meet of swimming, with its people. */
export const VenueMeet = z.object({
  /**
   * The open question: whether the file is of the meet that is in the programme, how age groups are ranked, or whether events that the programme lacks
   * are imported. `other-ages`: an earlier file was imported with the other answer, and its results have to be undone first.
   */
  question: z.enum(['meet', 'ages', 'programme', 'other-ages']).nullable(),
  /** Null: nothing depends on it. */
  ages: z.enum(AGE_GROUP_RULES).nullable(),
  programme: z.enum(MEET_PROGRAMMES).nullable(),
  /** The name of the meet from which the programme came, that of the file, and the answer; null: the names are the same. */
  other: z.object({ name: z.string(), own: z.string(), same: z.enum(SAME_MEETS).nullable() }).nullable(),
  events: Added,
  units: Added,
  people: Added,
  teams: Added,
  delegations: Added,
  /** Units, people and teams of the programme that change. */
  changed: z.number().int(),
  /** Units of earlier files of the meet that leave the programme. */
  leaving: z.number().int(),
  /** The first new delegations. */
  newDelegations: z.array(z.string()),
})
export type VenueMeet = z.infer<typeof VenueMeet>

export const VenueFileDetail = z.object({
  file: VenueFile,
  /** Why nothing of it can be read; null: it can. */
  fault: z.enum(VENUE_FILE_FAULTS).nullable(),
  /** What a meet of swimming holds; null: another kind of file. */
  holds: z.enum(['results', 'start-lists', 'entries', 'invitation', 'other']).nullable(),
  /** People in it who are no heat's: a `.ppl`, entries. */
  people: z.number().int().nullable(),
  problems: z.array(
    z.object({ problem: z.enum(VENUE_FILE_PROBLEMS), line: z.number().int().nullable(), value: z.string().nullable() }),
  ),
  heats: z.array(VenueHeat),
  races: z.array(ProposedRace),
  /** Null: the file has no programme. */
  meet: VenueMeet.nullable(),
  /** Units that a heat can be. */
  units: z.array(VenueUnit),
  /** What the sport's rules make of what is brought in: medals, who goes on, tables of pools. */
  rules: z.array(SheetRuleLine),
  /** A digest of what it would change. */
  seen: z.string(),
})
export type VenueFileDetail = z.infer<typeof VenueFileDetail>

const name = form.string().check(form.minLength(1), form.maxLength(200), form.refine(isStorable))
const key = form.string().check(form.minLength(1), form.maxLength(400), form.refine(isStorable))
const code = form.string().check(form.maxLength(40), form.regex(/^[\w.-]*$/))

/** A file with its content in base64. */
export const VenueFileDraft = form.object({
  name,
  content: form
    .string()
    .check(form.maxLength(Math.ceil(MAX_VENUE_FILE_BYTES / 3) * 4 + 4), form.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
})

/** What only a person can say; an empty code says that a heat or a row is none of ours. */
export const VenueAssignments = form.object({
  heats: form.array(form.object({ heat: key, unit: code })).check(form.maxLength(1_000)),
  rows: form.array(form.object({ heat: key, row: key, competitor: code })).check(form.maxLength(2_000)),
  marks: form
    .array(
      form.object({
        mark: form.string().check(form.maxLength(40), form.refine(isStorable)),
        irm: form.enum(MARK_MEANINGS),
      }),
    )
    .check(form.maxLength(100)),
  ages: form.optional(form.enum(AGE_GROUP_RULES)),
  programme: form.optional(form.enum(MEET_PROGRAMMES)),
  meet: form.optional(form.enum(SAME_MEETS)),
})

/** Whether what the file says stands above what was corrected by hand. */
export const VenueImport = form.object({
  overCorrections: form.boolean(),
  /** Of the detail that was looked at: where it is another by now, nothing is brought in. */
  seen: form.string().check(form.maxLength(64), form.regex(/^[0-9a-f]*$/)),
})

export const LynxEncodingChoice = form.object({ encoding: form.enum(LYNX_ENCODING_NAMES) })

/** A file that came, and whether it went in at once. */
export const VenueFileTaken = z.object({ file: VenueFile })
