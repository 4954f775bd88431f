import type { BodyOf } from '@games/contract/content/content-body'
import {
  CONTENT_KINDS,
  type ContentKind,
  PLACE_TYPES,
  PRIORITIES,
  SPONSOR_TIERS,
} from '@games/domain/content/content-kinds'

/** How a field is written. `nullable`: null where nothing is; `label`: the name it has in this kind, where it is not that of its field. */
export type FieldSpec = { readonly label?: OtherLabel } & (
  | {
      readonly as: 'localized'
      readonly name:
        | 'title'
        | 'name'
        | 'where'
        | 'directions'
        | 'notes'
        | 'subject'
        | 'issuer'
        | 'summary'
        | 'line'
        | 'presenters'
      readonly nullable?: true
      /** Characters. */
      readonly most: number
    }
  | { readonly as: 'rich'; readonly name: 'body' | 'bio'; readonly nullable: boolean }
  | {
      readonly as: 'text'
      readonly name: 'name' | 'line' | 'address' | 'telephone' | 'link' | 'teacher' | 'credit'
      readonly type: 'text' | 'tel' | 'url'
      /** False: blank where nothing is. */
      readonly nullable: boolean
      readonly most: number
    }
  | {
      readonly as: 'choice'
      readonly name: 'level' | 'type' | 'priority' | 'role' | 'tier' | 'audience' | 'signal'
      readonly options: readonly ChoiceName[]
    }
  | { readonly as: 'flag'; readonly name: 'restricted' | 'isOrigin' | 'remote' | 'captioned' | 'forUsers' }
  | {
      readonly as: 'number'
      readonly name: 'people' | 'seats' | 'every' | 'seconds'
      readonly least: 0 | 1
      readonly most: number
    }
  | { readonly as: 'instant'; readonly name: 'starts' | 'ends' | 'at' }
  | { readonly as: 'day'; readonly name: 'day' }
  | { readonly as: 'days'; readonly name: 'days' }
  | { readonly as: 'time'; readonly name: 'first' | 'last' }
  | { readonly as: 'discipline'; readonly name: 'discipline' }
  | { readonly as: 'unit'; readonly name: 'unit' }
  | { readonly as: 'file'; readonly name: 'pdf' | 'photo' | 'logo' | 'poster'; readonly accepts: 'pdf' | 'image' }
  | { readonly as: 'source'; readonly name: 'source' }
  | { readonly as: 'captions'; readonly name: 'captions' }
  | { readonly as: 'attachments'; readonly name: 'attachments' }
  | { readonly as: 'photos'; readonly name: 'photos' }
  | { readonly as: 'stops'; readonly name: 'stops' }
  | { readonly as: 'point'; readonly name: 'point' }
  | { readonly as: 'opening'; readonly name: 'opening' }
  | { readonly as: 'banner'; readonly name: 'banner' }
)

export type FieldName = FieldSpec['name']
type OtherLabel = 'bus-line' | 'about-line' | 'enrol' | 'stream' | 'filmed' | 'timetable' | 'award-at' | 'award-unit'
export type ChoiceName =
  | 'urgent'
  | 'important'
  | 'normal'
  | 'notice'
  | 'warning'
  | 'emergency'
  | 'hotel'
  | 'hospital'
  | 'other'
  | 'athlete'
  | 'professor'
  | 'main'
  | 'official'
  | 'support'
  | 'organiser'
  | 'everybody'
  | 'athletes'
  | 'coaches'
  | 'good'
  | 'lost'

const TITLE = { as: 'localized', name: 'title', most: 200 } as const
const WHERE = { as: 'localized', name: 'where', nullable: true, most: 500 } as const
const SHORT_WHERE = { ...WHERE, most: 200 } as const
const SUMMARY = { as: 'localized', name: 'summary', nullable: true, most: 500 } as const
const SUBJECT = { as: 'localized', name: 'subject', nullable: true, most: 60 } as const
const NOTES = { as: 'localized', name: 'notes', nullable: true, most: 500 } as const
const BODY = { as: 'rich', name: 'body', nullable: true } as const
const PRIORITY = { as: 'choice', name: 'priority', options: PRIORITIES } as const
const LINK = { as: 'text', name: 'link', type: 'url', nullable: true, most: 2_000 } as const
const NAME = { as: 'text', name: 'name', type: 'text', nullable: false, most: 200 } as const
const DISCIPLINE = { as: 'discipline', name: 'discipline' } as const
const UNIT = { as: 'unit', name: 'unit' } as const

/** The fields of each kind in their order. */
export const FIELDS = {
  informativo: [
    TITLE,
    { ...BODY, nullable: false },
    PRIORITY,
    SUBJECT,
    { as: 'localized', name: 'issuer', nullable: true, most: 100 },
    { as: 'attachments', name: 'attachments' },
  ],
  announcement: [
    TITLE,
    BODY,
    { as: 'choice', name: 'level', options: ['notice', 'warning', 'emergency'] },
    { as: 'banner', name: 'banner' },
  ],
  report: [TITLE, { as: 'file', name: 'pdf', accepts: 'pdf' }, PRIORITY, SUBJECT, SUMMARY],
  ambassador: [
    NAME,
    { as: 'choice', name: 'role', options: ['athlete', 'professor'] },
    DISCIPLINE,
    { as: 'localized', name: 'line', nullable: true, most: 500, label: 'about-line' },
    { as: 'days', name: 'days' },
    { as: 'rich', name: 'bio', nullable: true },
    { as: 'file', name: 'photo', accepts: 'image' },
  ],
  sponsor: [
    NAME,
    { as: 'choice', name: 'tier', options: SPONSOR_TIERS },
    { as: 'file', name: 'logo', accepts: 'image' },
    LINK,
  ],
  volunteer: [
    TITLE,
    WHERE,
    BODY,
    { as: 'number', name: 'people', least: 0, most: 100_000 },
    { as: 'flag', name: 'restricted' },
  ],
  course: [
    TITLE,
    SUMMARY,
    BODY,
    { as: 'choice', name: 'audience', options: ['everybody', 'athletes', 'coaches'] },
    { as: 'flag', name: 'remote' },
    WHERE,
    { as: 'instant', name: 'starts' },
    { as: 'instant', name: 'ends' },
    { as: 'number', name: 'seats', least: 1, most: 100_000 },
    { as: 'text', name: 'teacher', type: 'text', nullable: true, most: 200 },
    { ...LINK, label: 'enrol' },
    { as: 'attachments', name: 'attachments' },
  ],
  place: [
    { ...TITLE, name: 'name' },
    { as: 'choice', name: 'type', options: PLACE_TYPES },
    { as: 'text', name: 'address', type: 'text', nullable: true, most: 300 },
    { as: 'point', name: 'point' },
    { as: 'text', name: 'telephone', type: 'tel', nullable: true, most: 30 },
    LINK,
    { as: 'localized', name: 'directions', nullable: true, most: 500 },
    NOTES,
    { as: 'opening', name: 'opening' },
    { as: 'flag', name: 'isOrigin' },
  ],
  transport: [
    { as: 'text', name: 'line', type: 'text', nullable: false, most: 10, label: 'bus-line' },
    TITLE,
    { as: 'file', name: 'pdf', accepts: 'pdf', label: 'timetable' },
    { as: 'stops', name: 'stops' },
    { as: 'number', name: 'every', least: 1, most: 1_440 },
    { as: 'time', name: 'first' },
    { as: 'time', name: 'last' },
    NOTES,
  ],
  album: [
    TITLE,
    { as: 'day', name: 'day' },
    DISCIPLINE,
    { as: 'text', name: 'credit', type: 'text', nullable: true, most: 200 },
    { as: 'photos', name: 'photos' },
  ],
  video: [
    TITLE,
    SUMMARY,
    { as: 'source', name: 'source' },
    { as: 'captions', name: 'captions' },
    { as: 'file', name: 'poster', accepts: 'image' },
    { as: 'number', name: 'seconds', least: 1, most: 86_400 },
    { as: 'day', name: 'day', label: 'filmed' },
    DISCIPLINE,
    UNIT,
  ],
  'live-stream': [
    TITLE,
    { as: 'text', name: 'address', type: 'url', nullable: true, most: 2_000, label: 'stream' },
    SHORT_WHERE,
    { as: 'instant', name: 'starts' },
    { as: 'instant', name: 'ends' },
    { as: 'choice', name: 'signal', options: ['good', 'lost'] },
    { as: 'flag', name: 'captioned' },
    { as: 'flag', name: 'forUsers' },
    DISCIPLINE,
    UNIT,
  ],
  award: [
    TITLE,
    { ...UNIT, label: 'award-unit' },
    { as: 'instant', name: 'at', label: 'award-at' },
    SHORT_WHERE,
    { as: 'localized', name: 'presenters', nullable: true, most: 500 },
    NOTES,
  ],
} as const satisfies {
  readonly [K in ContentKind]: readonly (FieldSpec & { readonly name: keyof BodyOf<K> })[]
}

/** Kinds of which visitors read what was corrected; of others only what is now. */
export const SAYS_CORRECTION: ReadonlySet<ContentKind> = new Set([
  'announcement',
  'course',
  'informativo',
  'live-stream',
  'place',
  'report',
  'transport',
  'video',
])

export const isContentKind = (kind: string): kind is ContentKind => (CONTENT_KINDS as readonly string[]).includes(kind)

/** The name of a field of a kind, as its message ends. */
export function labelOf(kind: ContentKind, name: string): FieldName | OtherLabel | null {
  const fields: readonly FieldSpec[] = FIELDS[kind]
  const spec = fields.find((one) => one.name === name)
  return spec ? (spec.label ?? spec.name) : null
}

/** What a new one begins as. */
export const EMPTY: { readonly [K in ContentKind]: BodyOf<K> } = {
  informativo: {
    kind: 'informativo',
    title: { por: '' },
    priority: 'normal',
    subject: null,
    issuer: null,
    body: { por: { type: 'doc', content: [] } },
    attachments: [],
  },
  announcement: { kind: 'announcement', title: { por: '' }, level: 'notice', body: null, banner: null },
  report: { kind: 'report', title: { por: '' }, priority: 'normal', subject: null, summary: null, pdf: null },
  ambassador: {
    kind: 'ambassador',
    name: '',
    role: 'athlete',
    discipline: null,
    line: null,
    days: [],
    bio: null,
    photo: null,
  },
  sponsor: { kind: 'sponsor', name: '', tier: 'official', link: null, logo: null },
  volunteer: { kind: 'volunteer', title: { por: '' }, where: null, people: null, restricted: false, body: null },
  course: {
    kind: 'course',
    title: { por: '' },
    summary: null,
    body: null,
    audience: 'everybody',
    remote: false,
    where: null,
    starts: null,
    ends: null,
    seats: null,
    teacher: null,
    link: null,
    attachments: [],
  },
  place: {
    kind: 'place',
    name: { por: '' },
    type: 'other',
    address: null,
    point: null,
    telephone: null,
    directions: null,
    notes: null,
    opening: [],
    link: null,
    isOrigin: false,
  },
  transport: {
    kind: 'transport',
    line: '',
    title: { por: '' },
    stops: [],
    every: null,
    first: null,
    last: null,
    notes: null,
    pdf: null,
  },
  album: { kind: 'album', title: { por: '' }, day: null, discipline: null, credit: null, photos: [] },
  video: {
    kind: 'video',
    title: { por: '' },
    summary: null,
    source: null,
    captions: [],
    poster: null,
    seconds: null,
    discipline: null,
    unit: null,
    day: null,
  },
  'live-stream': {
    kind: 'live-stream',
    title: { por: '' },
    address: null,
    discipline: null,
    unit: null,
    where: null,
    starts: null,
    ends: null,
    signal: 'good',
    captioned: false,
    forUsers: false,
  },
  award: {
    kind: 'award',
    title: { por: '' },
    unit: null,
    at: null,
    where: null,
    presenters: null,
    notes: null,
  },
}
