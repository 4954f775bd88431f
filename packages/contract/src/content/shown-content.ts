import { PLACE_TYPES, PRIORITIES, SPONSOR_TIERS } from '@games/domain/content/content-kinds'
import { z } from 'zod'
import { DisciplineRef } from '../disciplines.ts'
import { LocalizedText, Seq } from '../shared.ts'
import { ScheduleDay } from '../units.ts'
import { RichText } from './rich-text.ts'

/** Official content as visitors are sent it (R6.1): what is published, and nothing of the rest. */

/** A file as pages show it. */
export const ContentFile = z.object({
  id: z.string(),
  kind: z.enum(['image', 'pdf', 'video', 'captions']),
  /** What it is called when it is downloaded. */
  name: z.string(),
  /** Of a picture the smallest first, each size in several formats; of others one. What only users may see has addresses that expire. */
  variants: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      bytes: z.number().int(),
      /** Pixels; null where it has none. */
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
      address: z.string(),
    }),
  ),
  /** Of a PDF; null of others. */
  pages: z.number().int().nullable(),
  /** Of a video; null of others. */
  seconds: z.number().nullable(),
})
export type ContentFile = z.infer<typeof ContentFile>

/** Rich text with its translations; what has none is read in Portuguese. */
export const LocalizedRichText = z.object({ por: RichText, eng: z.optional(RichText), spa: z.optional(RichText) })
export type LocalizedRichText = z.infer<typeof LocalizedRichText>

const Shown = {
  id: z.string(),
  /** When it was first published, games time. */
  publishedAt: z.string(),
  /** When it was last published anew, and what was corrected; null: never, or it was not said. */
  correctedAt: z.string().nullable(),
  correction: LocalizedText.nullable(),
}
const Attachment = z.object({ title: LocalizedText, file: ContentFile })
const Priority = z.enum(PRIORITIES)

/** A bulletin in the list: of thousands, sorted and filtered where they are shown (R6.2). The newest first. */
export const InformativoRow = z.object({
  ...Shown,
  title: LocalizedText,
  priority: Priority,
  subject: LocalizedText.nullable(),
})
export type InformativoRow = z.infer<typeof InformativoRow>
export const Informativos = z.object({ informativos: z.array(InformativoRow) })
export type Informativos = z.infer<typeof Informativos>

export const Informativo = InformativoRow.extend({
  issuer: LocalizedText.nullable(),
  body: LocalizedRichText,
  attachments: z.array(Attachment),
})
export type Informativo = z.infer<typeof Informativo>

/** An official communication. */
export const Announcement = z.object({
  ...Shown,
  title: LocalizedText,
  level: z.enum(['notice', 'warning', 'emergency']),
  body: LocalizedRichText.nullable(),
  /** Shown above every page from and until, games time; null: on its own page alone. */
  banner: z.object({ from: z.string().nullable(), until: z.string().nullable() }).nullable(),
})
export type Announcement = z.infer<typeof Announcement>
/** The newest first. */
export const Announcements = z.object({ seq: Seq, announcements: z.array(Announcement) })
export type Announcements = z.infer<typeof Announcements>

/** A communication that stands above every page at present. */
export const Banner = z.object({
  id: z.string(),
  title: LocalizedText,
  level: Announcement.shape.level,
  /** When it was last published, UTC in every zone, since by it a device knows which it has put away: once published anew it is seen again. */
  at: z.string(),
  /** When it goes, games time; null: when the organiser withdraws it. */
  until: z.string().nullable(),
})
export type Banner = z.infer<typeof Banner>
/** Emergencies first, then warnings; of a level the newest first. */
export const Banners = z.object({ seq: Seq, banners: z.array(Banner) })
export type Banners = z.infer<typeof Banners>

export const OfficialReport = z.object({
  ...Shown,
  title: LocalizedText,
  priority: Priority,
  subject: LocalizedText.nullable(),
  summary: LocalizedText.nullable(),
  pdf: ContentFile.nullable(),
})
export type OfficialReport = z.infer<typeof OfficialReport>
/** The newest first. */
export const OfficialReports = z.object({ seq: Seq, reports: z.array(OfficialReport) })
export type OfficialReports = z.infer<typeof OfficialReports>

export const Ambassador = z.object({
  ...Shown,
  name: z.string(),
  role: z.enum(['athlete', 'professor']),
  discipline: DisciplineRef.nullable(),
  line: LocalizedText.nullable(),
  /** Days on which they can be met, in order. */
  days: z.array(z.string()),
  bio: LocalizedRichText.nullable(),
  photo: ContentFile.nullable(),
})
export type Ambassador = z.infer<typeof Ambassador>
/** In the organiser's order. `days`: those of the games. */
export const Ambassadors = z.object({ seq: Seq, days: z.array(z.string()), ambassadors: z.array(Ambassador) })
export type Ambassadors = z.infer<typeof Ambassadors>

export const Sponsor = z.object({
  ...Shown,
  name: z.string(),
  tier: z.enum(SPONSOR_TIERS),
  link: z.string().nullable(),
  logo: ContentFile.nullable(),
})
export type Sponsor = z.infer<typeof Sponsor>
/** In the organiser's order. */
export const Sponsors = z.object({ seq: Seq, sponsors: z.array(Sponsor) })
export type Sponsors = z.infer<typeof Sponsors>

export const VolunteerTeam = z.object({
  ...Shown,
  title: LocalizedText,
  where: LocalizedText.nullable(),
  people: z.number().int().nullable(),
  restricted: z.boolean(),
  body: LocalizedRichText.nullable(),
})
export type VolunteerTeam = z.infer<typeof VolunteerTeam>
/** In the organiser's order. */
export const VolunteerTeams = z.object({ seq: Seq, teams: z.array(VolunteerTeam) })
export type VolunteerTeams = z.infer<typeof VolunteerTeams>

export const Course = z.object({
  ...Shown,
  title: LocalizedText,
  summary: LocalizedText.nullable(),
  body: LocalizedRichText.nullable(),
  audience: z.enum(['everybody', 'athletes', 'coaches']),
  remote: z.boolean(),
  where: LocalizedText.nullable(),
  starts: z.string().nullable(),
  ends: z.string().nullable(),
  seats: z.number().int().nullable(),
  teacher: z.string().nullable(),
  link: z.string().nullable(),
  attachments: z.array(Attachment),
})
export type Course = z.infer<typeof Course>
/** By start; those without one last. */
export const Courses = z.object({ courses: z.array(Course) })
export type Courses = z.infer<typeof Courses>

export const Place = z.object({
  ...Shown,
  name: LocalizedText,
  type: z.enum(PLACE_TYPES),
  address: z.string().nullable(),
  /** WGS 84; null: nobody has said yet. Distances are measured on the device. */
  point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  telephone: z.string().nullable(),
  directions: LocalizedText.nullable(),
  notes: LocalizedText.nullable(),
  /** Venue time, 1 Monday to 7 Sunday; empty: not said. */
  opening: z.array(z.object({ days: z.array(z.number().int()), from: z.string(), to: z.string() })),
  link: z.string().nullable(),
})
export type Place = z.infer<typeof Place>
/** Where distances are counted from until a visitor says where they are. */
const Origin = z.object({ name: LocalizedText, point: z.object({ lat: z.number(), lon: z.number() }) })
/** In the organiser's order. */
export const Places = z.object({ seq: Seq, origin: Origin.nullable(), places: z.array(Place) })
export type Places = z.infer<typeof Places>
/** Hotels or hospitals, in the organiser's order. */
export const GuardedPlaces = Places.omit({ seq: true })
export type GuardedPlaces = z.infer<typeof GuardedPlaces>

export const TransportRoute = z.object({
  ...Shown,
  line: z.string(),
  title: LocalizedText,
  stops: z.array(z.object({ name: LocalizedText, after: z.number().int().nullable() })),
  /** Minutes between two departures. */
  every: z.number().int().nullable(),
  /** Venue time, `HH:MM`. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  notes: LocalizedText.nullable(),
  pdf: ContentFile.nullable(),
})
export type TransportRoute = z.infer<typeof TransportRoute>
/** In the organiser's order. */
export const TransportRoutes = z.object({ routes: z.array(TransportRoute) })
export type TransportRoutes = z.infer<typeof TransportRoutes>

export const AlbumRow = z.object({
  ...Shown,
  title: LocalizedText,
  day: z.string().nullable(),
  discipline: DisciplineRef.nullable(),
  credit: z.string().nullable(),
  /** How many photos it has. */
  count: z.number().int(),
  cover: z.object({ file: ContentFile, alt: LocalizedText }).nullable(),
})
export type AlbumRow = z.infer<typeof AlbumRow>
/** By day, the newest first; photos of all together. */
export const Albums = z.object({ albums: z.array(AlbumRow), photos: z.number().int() })
export type Albums = z.infer<typeof Albums>

export const Photo = z.object({
  file: ContentFile,
  alt: LocalizedText,
  caption: LocalizedText.nullable(),
  takenAt: z.string().nullable(),
  unit: z.string().nullable(),
})
export type Photo = z.infer<typeof Photo>
export const Album = AlbumRow.extend({ photos: z.array(Photo) })
export type Album = z.infer<typeof Album>

export const Video = z.object({
  ...Shown,
  title: LocalizedText,
  summary: LocalizedText.nullable(),
  /** HLS (`.m3u8`) or MP4. */
  address: z.string(),
  captions: z.array(z.object({ language: z.enum(['por', 'spa', 'eng']), file: ContentFile })),
  poster: ContentFile.nullable(),
  seconds: z.number().int().nullable(),
  discipline: DisciplineRef.nullable(),
  unit: z.string().nullable(),
  day: z.string().nullable(),
})
export type Video = z.infer<typeof Video>
/** The newest first. */
export const Videos = z.object({ videos: z.array(Video) })
export type Videos = z.infer<typeof Videos>

export const LiveStream = z.object({
  ...Shown,
  title: LocalizedText,
  discipline: DisciplineRef.nullable(),
  /** RSC of the unit it shows. */
  unit: z.string().nullable(),
  where: LocalizedText.nullable(),
  /** Games time; on now: from `starts` on, until `ends`. Null: not said. */
  starts: z.string().nullable(),
  ends: z.string().nullable(),
  signal: z.enum(['good', 'lost']),
  captioned: z.boolean(),
  /** HLS or a page elsewhere; null: it is for users (`listLiveAddresses`), or nobody has said it yet. */
  address: z.string().nullable(),
  forUsers: z.boolean(),
})
export type LiveStream = z.infer<typeof LiveStream>
/** By start. */
export const LiveStreams = z.object({ seq: Seq, streams: z.array(LiveStream) })
export type LiveStreams = z.infer<typeof LiveStreams>
/** Addresses of the streams that are for users, by id. */
export const LiveAddresses = z.object({ addresses: z.array(z.object({ id: z.string(), address: z.string() })) })
export type LiveAddresses = z.infer<typeof LiveAddresses>

/** A presentation of awards. */
export const Award = z.object({
  /** RSC of the unit, or the id of one of the organiser's own. */
  id: z.string(),
  /** The ceremony or final of the programme (one of the view's `units`), which it moves with; null: one of the organiser's own. */
  unit: z.string().nullable(),
  /** What it is called where no unit names it. */
  title: LocalizedText.nullable(),
  /** Of one of the organiser's own, games time. */
  at: z.string().nullable(),
  where: LocalizedText.nullable(),
  presenters: LocalizedText.nullable(),
  notes: LocalizedText.nullable(),
})
export type Award = z.infer<typeof Award>
/**
 * The awards of a day in time order: a schedule day whose `units` are those of the awards, so that it is patched like any schedule day.
 * An event that has a ceremony of its own in the programme is presented there, any other after its final. `counts`: awards by day.
 */
export const AwardsDay = ScheduleDay.extend({
  counts: z.array(z.object({ day: z.string(), awards: z.number().int() })),
  awards: z.array(Award),
})
export type AwardsDay = z.infer<typeof AwardsDay>
