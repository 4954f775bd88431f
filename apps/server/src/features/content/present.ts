import {
  type Album,
  type AlbumRow,
  type Ambassador,
  type Announcement,
  type Award,
  type Banner,
  type BodyOf,
  type ContentFile,
  type Course,
  type FileRef,
  type Informativo,
  type InformativoRow,
  type LiveStream,
  type LocalizedRichText,
  type OfficialReport,
  type Place,
  plainOf,
  type RichText,
  type Sponsor,
  type TransportRoute,
  type Video,
  venueInstant,
  type VolunteerTeam,
} from '@games/contract'
import { type Localized, padRsc, parseRsc, zoneOffset } from '@games/domain'
import type { Names } from '../names/index.ts'
import type { PublishedRow } from './content.queries.ts'

/** The only author of what visitors are sent of official content, field by field. */

/** Files by id; what is not there is not shown. */
export type Files = ReadonlyMap<string, ContentFile>

type Row<K extends PublishedRow['body']['kind']> = Omit<PublishedRow, 'body'> & { readonly body: BodyOf<K> }

/** A text without its blank translations; null where it says nothing. */
function text(written: Localized | null): Localized | null {
  if (written === null || written.por.trim() === '') return null
  const { por, eng, spa } = written
  return { por, ...(eng?.trim() ? { eng } : {}), ...(spa?.trim() ? { spa } : {}) }
}
const titled = (written: Localized): Localized => text(written) ?? { por: '' }

const hasWords = (doc: RichText | undefined): doc is RichText => doc !== undefined && plainOf(doc).trim() !== ''
function rich(written: LocalizedRichText | null): LocalizedRichText | null {
  if (written === null || !hasWords(written.por)) return null
  const { por, eng, spa } = written
  return { por, ...(hasWords(eng) ? { eng } : {}), ...(hasWords(spa) ? { spa } : {}) }
}

const file = (ref: FileRef | null, files: Files): ContentFile | null => (ref && files.get(ref.id)) ?? null
const attachments = (written: BodyOf<'informativo'>['attachments'], files: Files): Informativo['attachments'] =>
  written.flatMap(({ title, file: ref }) => {
    const found = file(ref, files)
    return found ? [{ title: titled(title), file: found }] : []
  })

/** As the games' zone wrote it at that moment, on either side of a clock change; without a zone in UTC. */
function instant(at: Date, zone: string | null): string {
  const offset = zone === null ? null : zoneOffset(zone, at.getTime())
  return offset === null ? at.toISOString() : venueInstant(at.getTime(), offset)
}
const shown = ({ id, first_published_at, published_at, correction, zone }: Omit<PublishedRow, 'body'>) => ({
  id,
  publishedAt: instant(first_published_at, zone),
  correctedAt: published_at > first_published_at ? instant(published_at, zone) : null,
  correction: text(correction),
})

/** A unit's RSC in full, as its page and rows have it. */
export const fullRsc = (code: string | null): string | null =>
  code !== null && parseRsc(code).ok ? padRsc(code) : null
const discipline = (code: string | null, names: Names): Ambassador['discipline'] =>
  code === null ? null : names.discipline(code)

export const informativoRow = (
  row: Omit<PublishedRow, 'body'> & { body: Pick<BodyOf<'informativo'>, 'title' | 'priority' | 'subject'> },
): InformativoRow => ({
  ...shown(row),
  title: titled(row.body.title),
  priority: row.body.priority,
  subject: text(row.body.subject),
})

export const informativo = (row: Row<'informativo'>, files: Files): Informativo => ({
  ...informativoRow(row),
  issuer: text(row.body.issuer),
  body: rich(row.body.body) ?? { por: { type: 'doc', content: [] } },
  attachments: attachments(row.body.attachments, files),
})

export const announcement = (row: Row<'announcement'>): Announcement => ({
  ...shown(row),
  title: titled(row.body.title),
  level: row.body.level,
  body: rich(row.body.body),
  banner: row.body.banner && { from: row.body.banner.from, until: row.body.banner.until },
})

/** An announcement as what stands above every page, with when it begins to; null: it is none. */
export const banner = (
  row: Omit<PublishedRow, 'body'> & { readonly body: Pick<BodyOf<'announcement'>, 'title' | 'level' | 'banner'> },
): (Banner & { readonly from: string | null }) | null =>
  row.body.banner && {
    id: row.id,
    title: titled(row.body.title),
    level: row.body.level,
    at: row.published_at.toISOString(),
    from: row.body.banner.from,
    until: row.body.banner.until,
  }

export const officialReport = (row: Row<'report'>, files: Files): OfficialReport => ({
  ...shown(row),
  title: titled(row.body.title),
  priority: row.body.priority,
  subject: text(row.body.subject),
  summary: text(row.body.summary),
  pdf: file(row.body.pdf, files),
})

export const ambassador = (row: Row<'ambassador'>, files: Files, names: Names): Ambassador => ({
  ...shown(row),
  name: row.body.name,
  role: row.body.role,
  discipline: discipline(row.body.discipline, names),
  line: text(row.body.line),
  days: [...new Set(row.body.days)].sort(),
  bio: rich(row.body.bio),
  photo: file(row.body.photo, files),
})

export const sponsor = (row: Row<'sponsor'>, files: Files): Sponsor => ({
  ...shown(row),
  name: row.body.name,
  tier: row.body.tier,
  link: row.body.link,
  logo: file(row.body.logo, files),
})

export const volunteerTeam = (row: Row<'volunteer'>): VolunteerTeam => ({
  ...shown(row),
  title: titled(row.body.title),
  where: text(row.body.where),
  people: row.body.people,
  restricted: row.body.restricted,
  body: rich(row.body.body),
})

export const course = (row: Row<'course'>, files: Files): Course => ({
  ...shown(row),
  title: titled(row.body.title),
  summary: text(row.body.summary),
  body: rich(row.body.body),
  audience: row.body.audience,
  remote: row.body.remote,
  where: text(row.body.where),
  starts: row.body.starts,
  ends: row.body.ends,
  seats: row.body.seats,
  teacher: row.body.teacher,
  link: row.body.link,
  attachments: attachments(row.body.attachments, files),
})

export const place = (row: Row<'place'>): Place => ({
  ...shown(row),
  name: titled(row.body.name),
  type: row.body.type,
  address: row.body.address,
  point: row.body.point,
  telephone: row.body.telephone,
  directions: text(row.body.directions),
  notes: text(row.body.notes),
  opening: row.body.opening,
  link: row.body.link,
})

export const transportRoute = (row: Row<'transport'>, files: Files): TransportRoute => ({
  ...shown(row),
  line: row.body.line,
  title: titled(row.body.title),
  stops: row.body.stops.map(({ name, after }) => ({ name: titled(name), after })),
  every: row.body.every,
  first: row.body.first,
  last: row.body.last,
  notes: text(row.body.notes),
  pdf: file(row.body.pdf, files),
})

/** A photo whose file is not there is left out. */
const photos = ({ photos: written }: BodyOf<'album'>, files: Files): Album['photos'] =>
  written.flatMap(({ file: ref, alt, caption, takenAt, unit }) => {
    const found = file(ref, files)
    return found ? [{ file: found, alt: titled(alt), caption: text(caption), takenAt, unit: fullRsc(unit) }] : []
  })

/** `files` may hold no more than the album's first photo. */
export function albumRow(row: Row<'album'>, files: Files, names: Names): AlbumRow {
  const [first] = photos(row.body, files)
  return {
    ...shown(row),
    title: titled(row.body.title),
    day: row.body.day,
    discipline: discipline(row.body.discipline, names),
    credit: row.body.credit,
    count: row.body.photos.length,
    cover: first ? { file: first.file, alt: first.alt } : null,
  }
}

export const album = (row: Row<'album'>, files: Files, names: Names): Album => ({
  ...albumRow(row, files, names),
  photos: photos(row.body, files),
})

/** Null where what it is played from is not there. */
export function video(row: Row<'video'>, files: Files, names: Names): Video | null {
  const { source } = row.body
  const own = source?.kind === 'file' ? file(source.file, files) : null
  const address = source?.kind === 'address' ? source.address : own?.variants[0]?.address
  if (address === undefined) return null
  return {
    ...shown(row),
    title: titled(row.body.title),
    summary: text(row.body.summary),
    address,
    captions: row.body.captions.flatMap(({ language, file: ref }) => {
      const found = file(ref, files)
      return found ? [{ language, file: found }] : []
    }),
    poster: file(row.body.poster, files),
    seconds: row.body.seconds ?? (own?.seconds ? Math.round(own.seconds) : null),
    discipline: discipline(row.body.discipline, names),
    unit: fullRsc(row.body.unit),
    day: row.body.day,
  }
}

/** The address of one that is for users alone is nobody's business here. */
export const liveStream = (row: Row<'live-stream'>, names: Names): LiveStream => ({
  ...shown(row),
  title: titled(row.body.title),
  discipline: discipline(row.body.discipline, names),
  unit: fullRsc(row.body.unit),
  where: text(row.body.where),
  starts: row.body.starts,
  ends: row.body.ends,
  signal: row.body.signal,
  captioned: row.body.captioned,
  address: row.body.forUsers ? null : row.body.address,
  forUsers: row.body.forUsers,
})

/** One of the organiser's own, or what is said of a unit's. */
export const ownAward = ({ id, body }: Row<'award'>): Award => {
  const unit = fullRsc(body.unit)
  return {
    id: unit ?? id,
    unit,
    title: text(body.title),
    at: body.at,
    where: text(body.where),
    presenters: text(body.presenters),
    notes: text(body.notes),
  }
}
