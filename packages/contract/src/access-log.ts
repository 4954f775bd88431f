import { ACCESS_DEVICES, ACCESS_STATUSES, type AccessDevice, isAccessError, PLATFORMS } from '@games/domain'
import { z } from 'zod'
import { LocalizedText } from './shared.ts'
import { Day, text } from './texts.ts'

export { ACCESS_DEVICES, ACCESS_STATUSES, type AccessDevice, isAccessError }

/** What was requested: a page as HTML, the data of one, a public or a private call, an event stream, the feed's endpoint, the office, a file. */
export const ACCESS_KINDS = [
  'page',
  'payload',
  'api',
  'private',
  'widget',
  'stream',
  'ingest',
  'office',
  'asset',
  'other',
] as const
export type AccessKind = (typeof ACCESS_KINDS)[number]

/** Who counted: this server, or a proxy in front whose log was imported. */
export const ACCESS_SOURCES = ['server', 'proxy'] as const
export type AccessSource = (typeof ACCESS_SOURCES)[number]

/** Most days that each of the views has. */
export const MOST_ACCESS_DAYS = { day: 92, week: 400, hour: 3 } as const

export const AccessLogQuery = z.object({
  /** Calendar days of the games' zone; without `last` today, without `first` thirteen days before `last`, for hours `last` itself. */
  first: Day.optional(),
  last: Day.optional(),
  by: z.enum(['day', 'week', 'hour']).prefault('day'),
  device: z.enum(ACCESS_DEVICES).optional(),
  platform: z.enum(PLATFORMS).optional(),
  visited: z.enum(ACCESS_KINDS).optional(),
  code: z
    .string()
    .regex(/^[1-9]\d\d$/)
    .optional(),
  route: text(1, 200).optional(),
  /** Without it: of each day the source that counted more, since a proxy's requests come to the server too. */
  counted: z.enum(ACCESS_SOURCES).optional(),
})
export type AccessLogQuery = z.infer<typeof AccessLogQuery>

const Count = z.number().int().nonnegative()

/** Requests, those answered below 400, and those answered with 400 and above. */
export const AccessTotal = z.object({ requests: Count, success: Count, errors: Count })
export type AccessTotal = z.infer<typeof AccessTotal>

/** Requests, and their part of all requests of the answer in percent (0 to 100), not rounded. */
const Share = z.object({ requests: Count, percentage: z.number().min(0).max(100) })

/** What was going on: a final's beginning, medals that were decided, an announcement of the organiser, a new build of the app. */
export const AccessOccasion = z.object({
  kind: z.enum(['final', 'medals', 'announcement', 'release']),
  /** When, an instant with the zone's offset. */
  at: z.string(),
  /** Discipline and event of a final or medals; null of others. */
  discipline: z.string().nullable(),
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }).nullable(),
  /** Unit of a final. */
  unit: z.string().nullable(),
  /** Title of an announcement. */
  title: LocalizedText.nullable(),
})
export type AccessOccasion = z.infer<typeof AccessOccasion>

/**
 * Accesses of a range of days, sums alone. Days and weeks (from Monday, named by it) are those of the games' zone; a time is an instant with
 * the zone's offset then (`2027-09-14T13:00:00-03:00`).
 */
export const AccessLog = z.object({
  first: z.string(),
  last: z.string(),
  by: z.enum(['day', 'week', 'hour']),
  /** An IANA name, or an offset (`-03:00`) where the organiser has set none. */
  zone: z.string(),
  /** Today in the zone, and when this was read. */
  today: z.string(),
  readAt: z.string(),
  total: AccessTotal,
  /** As many days right before; of a range that ends today its last day counts up to the same time of day. */
  before: AccessTotal.extend({ first: z.string(), last: z.string(), until: z.string().nullable() }),
  /** The quarter of an hour that runs, as requests a minute so far, and the fullest one of the range; null where there is none. */
  perMinute: z.object({ now: z.number().nullable(), peak: z.number().nullable() }),
  /** The thirteen that have labels, whether there were any or not, then those that came besides, by number. */
  statuses: z.array(Share.extend({ status: z.number().int() })),
  groups: z.array(Share.extend({ group: z.enum(['1xx', '2xx', '3xx', '4xx', '5xx']) })),
  /** All four, in the order of ACCESS_DEVICES. */
  devices: z.array(Share.extend({ device: z.enum(ACCESS_DEVICES) })),
  platforms: z.array(Share.extend({ platform: z.enum(PLATFORMS) })),
  kinds: z.array(Share.extend({ kind: z.enum(ACCESS_KINDS) })),
  /** The 100 with most requests, most first, and how many there are. */
  routes: z.array(AccessTotal.extend({ route: z.string(), kind: z.enum(ACCESS_KINDS), percentage: z.number() })),
  routeCount: Count,
  /** How long answers took, by kind, as this server measured it: half and 95 of 100 took at most so many milliseconds; null: more than 30,000. */
  durations: z.array(
    z.object({
      kind: z.enum(ACCESS_KINDS),
      measured: Count,
      meanMs: z.number(),
      medianMs: z.number().nullable(),
      p95Ms: z.number().nullable(),
    }),
  ),
  /** Every day, week or hour of the range in turn, those without accesses too; none that is still to come. */
  series: z.array(
    AccessTotal.extend({
      start: z.string(),
      devices: z.object({ bot: Count, desktop: Count, mobile: Count, tablet: Count }),
    }),
  ),
  /** The same by device and status: date, device, status, count and percentage of that date. Sorted by date, device, status. */
  rows: z.array(Share.extend({ start: z.string(), device: z.enum(ACCESS_DEVICES), status: z.number().int() })),
  /** The five fullest quarters of an hour at least an hour apart, fullest first; of all requests, whatever is filtered. */
  peaks: z.array(
    z.object({
      start: z.string(),
      requests: Count,
      perMinute: z.number(),
      occasions: z.array(AccessOccasion),
    }),
  ),
  /** What each source counted in the range, unfiltered, and on how many of its days it is the one that is told. */
  sources: z.array(z.object({ source: z.enum(ACCESS_SOURCES), requests: Count, days: Count })),
  /** Page views of those who agreed to be counted (R3.5), never added to the rest. */
  agreed: z.object({ views: Count, pages: z.array(z.object({ pattern: z.string(), views: Count })) }),
})
export type AccessLog = z.infer<typeof AccessLog>
