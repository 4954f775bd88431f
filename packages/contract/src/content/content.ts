import {
  CONTENT_KINDS,
  CONTENT_STATES,
  type ContentKind,
  PRIORITIES,
  TRANSLATION_STATES,
} from '@games/domain/content/content-kinds'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { isStorable } from '../fields.ts'
import { Paging } from '../paging.ts'
import { LocalizedText } from '../shared.ts'
import { text } from '../texts.ts'
import { ContentBody } from './content-body.ts'
import {
  Album,
  Ambassador,
  Announcement,
  Award,
  ContentFile,
  Course,
  Informativo,
  LiveStream,
  OfficialReport,
  Place,
  Sponsor,
  TransportRoute,
  Video,
  VolunteerTeam,
} from './shown-content.ts'

/** Official content as the staff works on it. */

const Version = z.number().int()
/** Who did it: a username; null: an account that is gone, or nobody (the demo, an import). */
const By = z.string().nullable()

/** How a translation stands. */
export const TranslationShown = z.object({
  state: z.enum(TRANSLATION_STATES),
  /**
   * Where the Portuguese text has changed since: what was translated stands in version `basis`, at the same path unless it has moved.
   * A path is as in `['stops', '2', 'name']`.
   */
  stale: z.array(z.object({ path: z.array(z.string()), basis: Version })),
  missing: z.array(z.array(z.string())),
})
export type TranslationShown = z.infer<typeof TranslationShown>

/** A piece of content in the list of its kind. */
export const ContentRow = z.object({
  id: z.string(),
  kind: z.enum(CONTENT_KINDS),
  /** What it is called; a name stands under `por`. Blank where it has no title yet. */
  title: LocalizedText,
  state: z.enum(CONTENT_STATES),
  /** The newest version. */
  version: Version,
  /** The one that visitors see; null: none. */
  published: z.object({ version: Version, at: z.string(), first: z.string() }).nullable(),
  /** The version that will be published, and when (games time). */
  scheduled: z.object({ version: Version, at: z.string() }).nullable(),
  priority: z.enum(PRIORITIES).nullable(),
  /** Of a place, ambassador or sponsor what sort it is: `hotel`, `professor`, `main`; null of other kinds. */
  type: z.string().nullable(),
  translations: z.object({ spa: z.enum(TRANSLATION_STATES), eng: z.enum(TRANSLATION_STATES) }),
  changedAt: z.string(),
  changedBy: By,
})
export type ContentRow = z.infer<typeof ContentRow>

export const ContentQuery = Paging.extend({
  state: z.enum(CONTENT_STATES).optional(),
  /** `todo`: a translation is stale or missing. */
  translation: z.enum(['todo']).optional(),
  /** Words of the title, in any language. */
  search: text(0, 80).optional(),
})
export type ContentQuery = z.infer<typeof ContentQuery>

/** In the organiser's order where the kind has one, else by change, the newest first. */
export const ContentList = z.object({
  rows: z.array(ContentRow),
  /** Of the kind, whatever is requested. */
  counts: z.object({
    all: z.number().int(),
    draft: z.number().int(),
    scheduled: z.number().int(),
    published: z.number().int(),
    archived: z.number().int(),
    /** Not archived, with a translation that is stale or missing. */
    todo: z.number().int(),
  }),
  next: z.string().nullable(),
})
export type ContentList = z.infer<typeof ContentList>

/** A piece of content in its newest version. */
export const ContentItem = ContentRow.omit({ translations: true }).extend({
  body: ContentBody,
  translations: z.object({ spa: TranslationShown, eng: TranslationShown }),
  /** What publishing waits for: paths that are to be filled in. */
  missing: z.array(z.array(z.string())),
  createdAt: z.string(),
  createdBy: By,
})
export type ContentItem = z.infer<typeof ContentItem>

/** A version in the history, the newest first. */
export const ContentVersionRow = z.object({
  version: Version,
  at: z.string(),
  by: By,
  /** What it changed: paths, a language at their end where one text was. Of the first version all that is filled in. */
  changed: z.array(z.array(z.string())),
  /** The version it is equal to, where one was taken back. */
  restored: Version.nullable(),
})
export type ContentVersionRow = z.infer<typeof ContentVersionRow>
export const ContentVersions = z.object({ versions: z.array(ContentVersionRow), next: z.string().nullable() })
export type ContentVersions = z.infer<typeof ContentVersions>
export const ContentVersion = ContentVersionRow.extend({ body: ContentBody })
export type ContentVersion = z.infer<typeof ContentVersion>

/** `id` is made on the device, so that what is sent twice is there once. */
export const NewContent = mini.object({ id: mini.uuid(), body: ContentBody })

/** A new version of what was read as `base`. */
export const ContentChange = mini.object({
  base: mini.int().check(mini.positive()),
  body: ContentBody,
  /** Languages whose translations are still right, though the Portuguese has changed ("está igual"). */
  confirmed: mini.optional(mini.array(mini.enum(['spa', 'eng'])).check(mini.maxLength(2))),
})

/**
 * `merged`: somebody else had saved meanwhile, and what both changed was put together; what both changed differently is a 409 `changed-meanwhile`
 * with the newest `version`, which the editor reads and asks about.
 */
export const ContentSaved = z.object({ item: ContentItem, merged: z.boolean() })
export type ContentSaved = z.infer<typeof ContentSaved>

/** What is corrected, for visitors to read. */
const Sentence = mini.string().check(mini.maxLength(300), mini.refine(isStorable))
const ContentCorrection = mini.object({
  por: Sentence.check(mini.minLength(1)),
  eng: mini.optional(Sentence),
  spa: mini.optional(Sentence),
})
export type ContentCorrection = mini.infer<typeof ContentCorrection>

/** The newest version is to be `version`, or somebody would publish what they have not seen (409 `changed-meanwhile`). */
export const ContentPublication = mini.object({
  version: mini.int().check(mini.positive()),
  /** When (games time); absent: now. */
  at: mini.optional(mini.iso.datetime({ offset: true })),
  correction: mini.optional(ContentCorrection),
})

/** A version of the history as a new one; `base` is the newest that was seen. */
export const ContentRestoration = mini.object({ base: mini.int().check(mini.positive()) })

/** A photo of an album that somebody wants taken out. */
export const PhotoRemoval = mini.object({ file: mini.uuid() })

/** Ids of a kind in their new order; those that are not named keep theirs, behind. */
export const ContentOrder = mini.object({
  ids: mini.array(mini.uuid()).check(mini.minLength(1), mini.maxLength(2_000)),
})

export const ContentId = z.object({ id: z.uuid() })
export const ContentVersionId = ContentId.extend({ version: z.coerce.number<number>().int().min(1).max(1_000_000) })
export const ContentKindOf = z.object({ kind: z.enum(CONTENT_KINDS) })
export const PreviewQuery = z.object({
  /** The newest where it is not given. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
})

const previewOf = <K extends ContentKind, S extends z.ZodType>(kind: K, shown: S) =>
  z.object({
    kind: z.literal(kind),
    shown: shown.nullable(),
    /** The files that the version names, whoever may see them; those that are gone are left out. */
    files: z.array(ContentFile),
  })

/** What a visitor would be sent of it were it published now, in the shape of its kind; `shown` null: nothing, as of a video without a source. */
export const ContentPreview = z.discriminatedUnion('kind', [
  previewOf('informativo', Informativo),
  previewOf('announcement', Announcement),
  previewOf('report', OfficialReport),
  previewOf('ambassador', Ambassador),
  previewOf('sponsor', Sponsor),
  previewOf('volunteer', VolunteerTeam),
  previewOf('course', Course),
  previewOf('place', Place),
  previewOf('transport', TransportRoute),
  previewOf('album', Album),
  previewOf('video', Video),
  previewOf('live-stream', LiveStream),
  previewOf('award', Award),
])
export type ContentPreview = z.infer<typeof ContentPreview>
