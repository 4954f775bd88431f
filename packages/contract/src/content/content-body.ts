import { isGamesDay } from '@games/domain/calendar'
import { PLACE_TYPES, PRIORITIES, SPONSOR_TIERS, TRANSLATIONS } from '@games/domain/content/content-kinds'
import { parseRsc } from '@games/domain/rsc'
import * as z from 'zod/mini'
import { isStorable } from '../fields.ts'
import { isSafeAddress, RichText } from './rich-text.ts'

/**
 * What the staff writes, a shape for each kind of content (R6.1). A draft may be incomplete: texts may be blank and what is not known yet
 * is null or empty; `missingIn` says what publishing waits for. What stands in it but is not named here is left out.
 */

const text = (most: number) => z.string().check(z.maxLength(most), z.refine(isStorable))
const list = <S extends z.ZodMiniType>(one: S, most: number) => z.array(one).check(z.maxLength(most))

/** A text in the languages it was written in; a blank one is none. */
const localized = (most: number) =>
  z.object({ por: text(most), eng: z.optional(text(most)), spa: z.optional(text(most)) })
const Title = localized(200)
const Line = localized(500)
const Rich = z.object({ por: RichText, eng: z.optional(RichText), spa: z.optional(RichText) })

const Day = z.string().check(z.refine((day) => isGamesDay(day), { error: 'a day such as 2027-09-14' }))
/** An instant as ISO with its offset. */
const Instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/),
  z.refine((instant) => isGamesDay(instant.slice(0, 10))),
)
/** Time of a day, venue time. */
const Time = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))
/** An address of the web, https alone. */
const WebAddress = z.string().check(z.refine((address) => /^https:/i.test(address) && isSafeAddress(address)))
/** A path of this site that is read as it is written, such as `/streams/demo/main.m3u8`. */
const OwnPath = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/
/** Where a stream is: an address of the web, or a path of ours. */
const StreamAddress = z
  .string()
  .check(
    z.refine(
      (address) =>
        (/^https:/i.test(address) && isSafeAddress(address)) || (OwnPath.test(address) && address.length <= 500),
    ),
  )
const Telephone = z.string().check(z.regex(/^\+?[\d\s().-]{3,30}$/))
const Discipline = z.string().check(z.regex(/^[A-Z0-9]{3}$/))
/** RSC of a unit of the programme, with or without its filler. */
const Unit = z.string().check(z.refine((code) => parseRsc(code).ok))

/** A file that was uploaded before (`features/files`). */
export const FileRef = z.object({ id: z.uuid() })
export type FileRef = z.infer<typeof FileRef>

const Attachment = z.object({ file: FileRef, title: Title })
const Point = z.object({
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lon: z.number().check(z.minimum(-180), z.maximum(180)),
})

const nullable = z.nullable

/** What every kind has. */
const Base = {
  /** Languages in which the Portuguese text is enough: nobody is asked to translate it. */
  portugueseIsEnough: z.optional(list(z.enum(TRANSLATIONS), TRANSLATIONS.length)),
}

/** A bulletin: news of the organiser's to those who take part. */
export const InformativoBody = z.object({
  kind: z.literal('informativo'),
  ...Base,
  title: Title,
  priority: z.enum(PRIORITIES),
  /** What it is about, in a word: "transporte". */
  subject: nullable(localized(60)),
  /** Who says it: "Transporte". */
  issuer: nullable(localized(100)),
  body: Rich,
  attachments: list(Attachment, 20),
})

/** An official communication, for everybody: a page, and a banner where it is one. */
export const AnnouncementBody = z.object({
  kind: z.literal('announcement'),
  ...Base,
  title: Title,
  level: z.enum(['notice', 'warning', 'emergency']),
  body: nullable(Rich),
  /** Shown above every page, from and until, as long as it is published; null: no banner; `until` null: as long as it is published. */
  banner: nullable(z.object({ from: nullable(Instant), until: nullable(Instant) })),
})

/** An official report: a PDF. */
export const ReportBody = z.object({
  kind: z.literal('report'),
  ...Base,
  title: Title,
  priority: z.enum(PRIORITIES),
  subject: nullable(localized(60)),
  summary: nullable(Line),
  pdf: nullable(FileRef),
})

export const AmbassadorBody = z.object({
  kind: z.literal('ambassador'),
  ...Base,
  name: text(200),
  role: z.enum(['athlete', 'professor']),
  discipline: nullable(Discipline),
  /** "Natação, três Jogos Pan-Americanos". */
  line: nullable(Line),
  /** Days on which they can be met. */
  days: list(Day, 60),
  bio: nullable(Rich),
  photo: nullable(FileRef),
})

export const SponsorBody = z.object({
  kind: z.literal('sponsor'),
  ...Base,
  name: text(200),
  tier: z.enum(SPONSOR_TIERS),
  link: nullable(WebAddress),
  logo: nullable(FileRef),
})

/** A team of volunteers, never a person. */
export const VolunteerBody = z.object({
  kind: z.literal('volunteer'),
  ...Base,
  title: Title,
  /** "entrada de cada ginásio, colete azul-escuro". */
  where: nullable(Line),
  people: nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
  /** Works where visitors have no access. */
  restricted: z.boolean(),
  body: nullable(Rich),
})

export const CourseBody = z.object({
  kind: z.literal('course'),
  ...Base,
  title: Title,
  summary: nullable(Line),
  body: nullable(Rich),
  audience: z.enum(['everybody', 'athletes', 'coaches']),
  /** Taken over the network; `where` is then how. */
  remote: z.boolean(),
  where: nullable(Line),
  /** Null: whenever one likes. */
  starts: nullable(Instant),
  ends: nullable(Instant),
  seats: nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  teacher: nullable(text(200)),
  /** Where one enrols or takes part. */
  link: nullable(WebAddress),
  attachments: list(Attachment, 20),
})

/** When a place is open, venue time; `days`: 1 is Monday, 7 Sunday. All day is 00:00 to 24:00. */
const Opening = z.object({
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  from: Time,
  to: Time,
})

export const PlaceBody = z.object({
  kind: z.literal('place'),
  ...Base,
  /** A proper name: a translation of it is not waited for. */
  name: Title,
  type: z.enum(PLACE_TYPES),
  address: nullable(text(300)),
  /** WGS 84. */
  point: nullable(Point),
  telephone: nullable(Telephone),
  /** How to get there: "linha 2, 12 min". */
  directions: nullable(Line),
  /** "Pronto-socorro 24 h, pediatria". */
  notes: nullable(Line),
  /** Empty: not said. */
  opening: list(Opening, 14),
  link: nullable(WebAddress),
  /** The place distances are counted from until a visitor asks for one's own: "Vila dos Atletas". The first one that is counts. */
  isOrigin: z.boolean(),
})

/** A route with its timetable as PDF. */
export const TransportBody = z.object({
  kind: z.literal('transport'),
  ...Base,
  /** What it is called on the bus: "3", "A". */
  line: text(10),
  title: Title,
  stops: list(
    z.object({
      name: Title,
      /** Minutes from the first stop. */
      after: nullable(z.int().check(z.minimum(0), z.maximum(1_440))),
    }),
    60,
  ),
  /** Minutes between two departures. */
  every: nullable(z.int().check(z.minimum(1), z.maximum(1_440))),
  /** First and last departure, venue time. */
  first: nullable(Time),
  last: nullable(Time),
  notes: nullable(Line),
  pdf: nullable(FileRef),
})

export const AlbumBody = z.object({
  kind: z.literal('album'),
  ...Base,
  title: Title,
  day: nullable(Day),
  /** Null: of ceremonies or of the village. */
  discipline: nullable(Discipline),
  credit: nullable(text(200)),
  photos: list(
    z.object({
      file: FileRef,
      /** What is seen, for who does not see it. */
      alt: localized(300),
      caption: nullable(Line),
      takenAt: nullable(Instant),
      unit: nullable(Unit),
    }),
    300,
  ),
})

export const VideoBody = z.object({
  kind: z.literal('video'),
  ...Base,
  title: Title,
  summary: nullable(Line),
  /** Our own file, or HLS or MP4 from elsewhere. */
  source: nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('file'), file: FileRef }),
      z.object({ kind: z.literal('address'), address: WebAddress }),
    ]),
  ),
  /** WebVTT, by language. */
  captions: list(z.object({ language: z.enum(['por', 'spa', 'eng']), file: FileRef }), 3),
  poster: nullable(FileRef),
  seconds: nullable(z.int().check(z.minimum(1), z.maximum(86_400))),
  discipline: nullable(Discipline),
  unit: nullable(Unit),
  /** When it was filmed. */
  day: nullable(Day),
})

export const LiveStreamBody = z.object({
  kind: z.literal('live-stream'),
  ...Base,
  title: Title,
  /** HLS, or a page elsewhere. */
  address: nullable(StreamAddress),
  discipline: nullable(Discipline),
  unit: nullable(Unit),
  /** "tatames 1 e 2". */
  where: nullable(localized(200)),
  starts: nullable(Instant),
  /** Null: until somebody says so. */
  ends: nullable(Instant),
  /** `lost`: said on the page. */
  signal: z.enum(['good', 'lost']),
  captioned: z.boolean(),
  /** Its address is for who has signed in alone. */
  forUsers: z.boolean(),
})

/**
 * A presentation of awards. With a `unit` it says more of one that the programme has: who presents. Without one it is the organiser's own.
 */
export const AwardBody = z.object({
  kind: z.literal('award'),
  ...Base,
  title: Title,
  unit: nullable(Unit),
  /** Of one of the organiser's own. */
  at: nullable(Instant),
  where: nullable(localized(200)),
  presenters: nullable(Line),
  notes: nullable(Line),
})

const BODIES = [
  InformativoBody,
  AnnouncementBody,
  ReportBody,
  AmbassadorBody,
  SponsorBody,
  VolunteerBody,
  CourseBody,
  PlaceBody,
  TransportBody,
  AlbumBody,
  VideoBody,
  LiveStreamBody,
  AwardBody,
] as const

export const ContentBody = z.discriminatedUnion('kind', BODIES)
export type ContentBody = z.infer<typeof ContentBody>
export type BodyOf<K extends ContentBody['kind']> = Extract<ContentBody, { kind: K }>
