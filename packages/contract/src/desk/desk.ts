import { RULES } from '@games/domain/ranking-rules/reason'
import type { TapValue } from '@games/domain/scoring/index'
import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { LocalizedText } from '../shared.ts'
import { UnitSummary } from '../units.ts'

/** The result desk (decision 0105). What taps are, and what comes of them: docs/contracts/taps.md. */

/** The header with the key of a scorer's link, on each of the desk's calls; the key is what stands behind `#` in its address. */
export const DESK_KEY_HEADER = 'x-desk-key'

/** Most taps of one call, and most bytes of it. */
export const MAX_TAPS = 500
export const MAX_TAP_BYTES = 262_144
/** Most bytes of a tap's value, as JSON. */
export const MAX_TAP_VALUE_BYTES = 8_192
/** A device that said nothing for so long, milliseconds, has the unit open no more. */
export const DESK_DEVICE_FORGOTTEN_MS = 120_000
/** Most bytes of a photo of a paper sheet. */
export const MAX_DESK_PHOTO_BYTES = 15 * 1024 * 1024

/**
 * How far a unit is at the desk: nothing known of who competes; the list known and not confirmed; confirmed; being played; over and not
 * sent; sent, and waiting for a second person; protested; official; abandoned, to be begun anew.
 */
export const DESK_STATES = [
  'list-missing',
  'list-ready',
  'list-confirmed',
  'playing',
  'over',
  'sent',
  'protested',
  'official',
  'abandoned',
] as const
export type DeskState = (typeof DESK_STATES)[number]

/** Whether a unit is where the phone has it: on its court; on another court or day since; called off; no longer in the programme. */
export const DESK_STANDINGS = ['here', 'moved', 'cancelled', 'taken-away'] as const
export type DeskStanding = (typeof DESK_STANDINGS)[number]

/**
 * Why a tap was not stored. It is not sent again; whoever pressed it is told.
 * - `same-id-other-content`: another tap of this unit has the id already.
 * - `same-number-other-tap`: another tap of this device in this unit has the number already.
 * - `other-unit`, `other-device`: it names another unit or device than the call.
 * - `malformed`: it is no tap at all (TapDraft).
 * - `too-many`: the unit has as many taps, undos or bytes as are kept.
 * - `number-far-off`: its number is far above the last of the device.
 * - `other-list`: it was made under a list that is not known any more, or another than play began with, with others or other sides.
 * - `needs-a-person`: `official`, or an undo of it, by a link, where a second person has to make it.
 */
export const TAP_FAULTS = [
  'same-id-other-content',
  'same-number-other-tap',
  'other-unit',
  'other-device',
  'malformed',
  'too-many',
  'number-far-off',
  'other-list',
  'needs-a-person',
] as const
export type TapFault = (typeof TAP_FAULTS)[number]

/** Why a unit cannot be scored. `none` of the rest: it can. */
export const DESK_FAULTS = [
  'no-rule-set',
  'bad-limits',
  'two-sides-needed',
  'nobody-competes',
  'competitor-twice',
] as const
export type DeskFault = (typeof DESK_FAULTS)[number]

const Value: z.ZodType<TapValue> = z.json()

/** A tap as the server stored it. */
export const DeskTap = z.object({
  id: z.string(),
  unit: z.string(),
  device: z.string(),
  seq: z.number().int(),
  deviceTime: z.number(),
  clockTime: z.number().optional(),
  kind: z.string(),
  side: z.union([z.literal(0), z.literal(1)]).optional(),
  competitor: z.string().optional(),
  athlete: z.string().optional(),
  value: Value.optional(),
  /** Who pressed it, as the server knows it: the same for everything of one account, or of one link. Says nothing else. */
  by: z.string(),
  /** Place in the order that counts: from 1 in a unit, without gaps. */
  stored: z.number().int(),
})
export type DeskTap = z.infer<typeof DeskTap>

/** Who works here: an account, or whoever holds a link. */
export const DeskWorker = z.object({
  /** What their taps have as `by`. */
  by: z.string(),
  kind: z.enum(['link', 'results', 'operator', 'admin']),
  /** Username of the account, or what the link is for; null of a link that has no name. */
  name: z.string().nullable(),
  /** ISO instant at which it ends; null: it does not. */
  until: z.string().nullable(),
  /** The courts of a link; null of an account, which has those of its venues. */
  court: z.object({ venue: z.string(), location: z.string().nullable(), date: z.string() }).nullable(),
})
export type DeskWorker = z.infer<typeof DeskWorker>

/** A device that has the unit open; those that were not heard of for two minutes are not there. */
export const DeskDevice = z.object({
  device: z.string(),
  /** What the device calls itself; null: nothing. */
  name: z.string().nullable(),
  /** The username, told to accounts; null of a link and for those who hold one. */
  who: z.string().nullable(),
  by: z.string(),
  openedAt: z.string(),
  heardAt: z.string(),
  /** Whether it is the one that leads: the last that took over, else the first that opened. Both may score; the page says who leads. */
  leads: z.boolean(),
  /** When it took over from another; null: it did not. */
  tookOverAt: z.string().nullable(),
})
export type DeskDevice = z.infer<typeof DeskDevice>

/** The feed, where it sends the unit too: what it says stands, and what is scored is kept and not sent, unless the desk leads. */
export const DeskFeed = z.object({
  /** Whether the feed has sent a result of the unit beyond its start list. */
  speaks: z.boolean(),
  /** When it last did, venue time, and by which source. */
  lastAt: z.string().nullable(),
  source: z.string().nullable(),
  /** Whether it did since the first tap. */
  sinceDeskBegan: z.boolean(),
  /** Whether what is scored goes out though the feed speaks, and why. */
  deskLeads: z.boolean(),
  reason: z.string().nullable(),
})
export type DeskFeed = z.infer<typeof DeskFeed>

/** What of the unit went out to the public. */
export const DeskSent = z.object({
  /** The last stored tap of what the public has; 0: nothing of the desk. What is above it is on its way. */
  upTo: z.number().int(),
  /** ISO instant; null: nothing. */
  at: z.string().nullable(),
  version: z.number().int().nullable(),
})
export type DeskSent = z.infer<typeof DeskSent>

/** A unit in the list of a day's. */
export const DeskListedUnit = z.object({
  unit: UnitSummary,
  state: z.enum(DESK_STATES),
  /** How many are in the start list. */
  competitors: z.number().int(),
  /** The last stored number; 0: nobody has tapped. */
  head: z.number().int(),
  open: z.array(DeskDevice),
  feed: DeskFeed,
})
export type DeskListedUnit = z.infer<typeof DeskListedUnit>

export const DeskUnits = z.object({
  me: DeskWorker,
  /** The day shown, and today by the games' clock. */
  date: z.string(),
  today: z.string(),
  /** Venues and their courts that one may score at on that day. */
  courts: z.array(
    z.object({
      venue: z.string(),
      venueName: LocalizedText.nullable(),
      /** Null: units of the venue that name no court. */
      location: z.string().nullable(),
      locationName: LocalizedText.nullable(),
      units: z.number().int(),
    }),
  ),
  /** In time order; none where `venue` is not said and there is more than one. */
  units: z.array(DeskListedUnit),
  /** The server's time, milliseconds since 1970: how far the device's clock is off. */
  now: z.number().int(),
})
export type DeskUnits = z.infer<typeof DeskUnits>

const DeskAthlete = z.object({
  code: z.string(),
  name: z.string(),
  order: z.number().int(),
  bib: z.string().nullable(),
})

/** A competitor of the start list: what the rules need (domain/scoring ScoringCompetitor), and the names. */
export const DeskCompetitor = z.object({
  code: z.string(),
  type: z.enum(['A', 'T']),
  name: z.string(),
  organisation: z.string().nullable(),
  organisationName: LocalizedText.nullable(),
  bib: z.string().nullable(),
  startOrder: z.string().nullable(),
  athletes: z.array(DeskAthlete),
  /** Facts of other contests that the rules ask about (domain/scoring Earlier); absent: nothing is known of any. */
  earlier: z
    .object({
      excluded: z.array(z.string()),
      cautions: z.number().int(),
      members: z.array(z.string()),
      relayOnly: z.array(z.string()),
    })
    .optional(),
})
export type DeskCompetitor = z.infer<typeof DeskCompetitor>

/** How a unit is scored: openUnit(unit, ruleSetOf(ruleSet), { limits, secondPerson }). */
export const DeskRules = z.object({
  /** The event's, else what is suggested; null: the discipline has none. */
  ruleSet: z.string().nullable(),
  suggested: z.string().nullable(),
  /** What was chosen for the event; null: nothing. */
  chosen: z.string().nullable(),
  /** What the event sets otherwise than its rule set. */
  limits: z.record(z.string(), Value),
  /** Ids of the rule sets that the referee may change to in the unit: those of the same scorer. */
  choices: z.array(z.string()),
  secondPerson: z.boolean(),
})
export type DeskRules = z.infer<typeof DeskRules>

/** What a sport's rules do not decide of an event, or what stands there that they would have otherwise: somebody has to look at it. */
export const DeskOpenLine = z.object({
  /** `open`: the rules do not decide; `against`: what stands is not what the rules would have, and stays. */
  state: z.enum(['open', 'against']),
  of: z.enum(['medal', 'standing', 'side']),
  /** Of the event, pool or unit. */
  code: z.string(),
  /** Whom it is about, by name. */
  who: z.array(z.string()),
  /** What is missing, or the rule. */
  why: z.object({ rule: z.enum(RULES), values: z.record(z.string(), z.string()) }).nullable(),
})
export type DeskOpenLine = z.infer<typeof DeskOpenLine>

/** What follows from an event's results: whose medals are in force, and what is open. */
export const DeskCourse = z.object({
  /** `none`: there are no medals yet; `others`: the feed or the staff have sent them, and the desk sends none. */
  medals: z.enum(['none', 'desk', 'others']),
  open: z.array(DeskOpenLine),
})
export type DeskCourse = z.infer<typeof DeskCourse>

/** A side that another would have if a decision stood: who stands there now, and who would; null: nobody. */
export const DeskMovedSide = z.object({
  unit: UnitSummary,
  /** Place in the unit, from 1. */
  place: z.number().int(),
  now: z.string().nullable(),
  after: z.string().nullable(),
})
export type DeskMovedSide = z.infer<typeof DeskMovedSide>

/**
 * What a decision would move in its event, if it stood and were made official: found as what follows from results is (decision 0109), and
 * nothing of it is sent.
 */
export const DeskMoves = z.object({
  /** `decided`: the unit is over with it; `open`: it goes on, and nothing follows yet; `feed`: the feed has the unit, and nothing is sent. */
  state: z.enum(['decided', 'open', 'feed']),
  sides: z.array(DeskMovedSide),
  /** Medals by name, now and afterwards; null: they stay. */
  medals: z
    .object({
      now: z.array(z.object({ medal: z.string(), who: z.string() })),
      after: z.array(z.object({ medal: z.string(), who: z.string() })),
    })
    .nullable(),
  /** Pools whose table changes, RSC. */
  tables: z.array(z.string()),
  /** What the rules would not decide then, or what would stand against them: not what is so now. */
  open: z.array(DeskOpenLine),
})
export type DeskMoves = z.infer<typeof DeskMoves>

/** Everything that a device needs to go on scoring a unit without a network. */
export const DeskUnit = z.object({
  unit: UnitSummary,
  state: z.enum(DESK_STATES),
  standing: z.enum(DESK_STANDINGS),
  /** The start list: with `code` it is the ScoringUnit of domain/scoring. Once somebody has tapped it is the list of the first tap. */
  code: z.string(),
  competitors: z.array(DeskCompetitor),
  /** Changes with the start list, the rules and their limits: read the unit again where it is another one. */
  listVersion: z.string(),
  rules: DeskRules,
  /** Why it cannot be scored; null: it can. */
  fault: z.enum(DESK_FAULTS).nullable(),
  /** Whether the caller may make the result official at all; nobody may who entered a tap of it, where a second person has to. */
  mayMakeOfficial: z.boolean(),
  /** All stored taps in their order; of `getDeskCourt` none of official units (`sendTaps` with `after: 0` has them). */
  taps: z.array(DeskTap),
  /** The last stored number. */
  head: z.number().int(),
  open: z.array(DeskDevice),
  feed: DeskFeed,
  sent: DeskSent,
  /** Which sides have signed, by the tap that was the last when they did. */
  signatures: z.array(
    z.object({ side: z.union([z.literal(0), z.literal(1)]), upTo: z.number().int(), at: z.string() }),
  ),
  /** Ids of photos of the paper sheet, oldest first; for accounts alone, of a link empty. */
  photos: z.array(z.string()),
  /** Of the unit's event, where the desk has sent something of it; told to a page that shows it, of practice there is none. */
  course: DeskCourse.optional(),
  now: z.number().int(),
})
export type DeskUnit = z.infer<typeof DeskUnit>

/** All units of a court and day at once: a device is filled with it while it has a network. */
export const DeskCourt = z.object({ me: DeskWorker, date: z.string(), units: z.array(DeskUnit), now: z.number().int() })
export type DeskCourt = z.infer<typeof DeskCourt>

/** What a call with taps is answered. */
export const TapsTaken = z.object({
  /** Of those sent: under which number each is stored, also those that were stored before. */
  stored: z.array(z.object({ id: z.string(), stored: z.number().int() })),
  /** Of those sent: what is not stored and will not be. */
  refused: z.array(z.object({ id: z.string(), why: z.enum(TAP_FAULTS) })),
  /** Stored taps after `after`, own ones too, in their order. */
  taps: z.array(DeskTap),
  /** The last stored number. */
  head: z.number().int(),
  /** Numbers that devices have not sent, first and last of each gap. */
  missing: z.array(z.object({ device: z.string(), from: z.number().int(), to: z.number().int() })),
  state: z.enum(DESK_STATES),
  standing: z.enum(DESK_STANDINGS),
  listVersion: z.string(),
  open: z.array(DeskDevice),
  feed: DeskFeed,
  sent: DeskSent,
  now: z.number().int(),
})
export type TapsTaken = z.infer<typeof TapsTaken>

/** What one has to weigh, grams: more than `over`, and at most `upTo` with the allowance; and how often one may try. */
export const WeighInLimits = z.object({
  over: z.number().int().nullable(),
  upTo: z.number().int().nullable(),
  allowance: z.number().int(),
  tries: z.number().int(),
})
export type WeighInLimits = z.infer<typeof WeighInLimits>

/** A link of a court for a day. */
export const DeskLink = z.object({
  id: z.number().int(),
  venue: z.string(),
  /** Null: every court of the venue. */
  location: z.string().nullable(),
  date: z.string(),
  /** What it is called: "Court 3, morning"; null: nothing. */
  name: z.string().nullable(),
  state: z.enum(['to-come', 'valid', 'over', 'revoked']),
  madeAt: z.string(),
  /** Username of who made it; null: the account is gone. */
  madeBy: z.string().nullable(),
  /** When it was last used; null: never. */
  usedAt: z.string().nullable(),
})
export type DeskLink = z.infer<typeof DeskLink>

export const DeskLinks = z.object({ links: z.array(DeskLink) })
export type DeskLinks = z.infer<typeof DeskLinks>

/** A link that was made: its address is told this once. */
export const NewDeskLink = z.object({
  link: DeskLink,
  /** The whole address with the key behind `#`. */
  address: z.string(),
  /** The address as a QR code: SVG. */
  qr: z.string(),
})
export type NewDeskLink = z.infer<typeof NewDeskLink>

/** How an event is scored, and what may be chosen. */
export const DeskEvent = z.object({
  event: z.string(),
  name: LocalizedText.nullable(),
  discipline: z.string(),
  ruleSet: z.string().nullable(),
  limits: z.record(z.string(), Value),
  /** Whether a result is made official by somebody who entered nothing of it; so it is where nobody has chosen. */
  secondPerson: z.boolean(),
  suggested: z.string().nullable(),
  choices: z.array(z.string()),
  /** What competitors weigh by their class, and what was chosen instead; null: no weigh-in, or nothing chosen. */
  weighIn: z.object({ suggested: WeighInLimits.nullable(), chosen: WeighInLimits.nullable() }),
  /** What the rules leave open of what the desk has sent, and what stands against them. */
  open: z.array(DeskOpenLine),
})
export type DeskEvent = z.infer<typeof DeskEvent>

export const DeskEvents = z.object({ events: z.array(DeskEvent) })
export type DeskEvents = z.infer<typeof DeskEvents>

/** `faults`: where a limit is not one, and what is wrong with it (domain/scoring FieldFault); nothing was changed then. */
export const DeskEventChanged = z.object({
  done: z.boolean(),
  faults: z.array(z.object({ at: z.string(), fault: z.string() })),
})
export type DeskEventChanged = z.infer<typeof DeskEventChanged>

export const DeskPhotoTaken = z.object({ id: z.string() })
export const DeskSigned = z.object({ done: z.literal(true) })
export const DeskLed = z.object({ feed: DeskFeed })

const shortText = (most: number) =>
  form.string().check(form.minLength(1), form.maxLength(most), form.refine(isStorable))
/** Made on the device: letters, digits, `-` and `_`. */
const madeId = form.string().check(form.regex(/^[\w-]{1,64}$/))
const code = form.string().check(form.minLength(1), form.maxLength(60), form.refine(isStorable))
const MOST_DEPTH = 6

/** JSON of texts that can be kept, neither deep nor long. */
export function isTapValue(value: unknown, depth = 0): value is TapValue {
  if (depth > MOST_DEPTH) return false
  if (typeof value === 'string') return isStorable(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'boolean') return true
  if (typeof value !== 'object') return false
  return Object.entries(value).every(([key, part]) => isStorable(key) && isTapValue(part, depth + 1))
}

const isSmall = (value: unknown): boolean =>
  isTapValue(value) && new TextEncoder().encode(JSON.stringify(value)).length <= MAX_TAP_VALUE_BYTES

/** A tap as a device sends it: with nothing else in it. */
export const TapDraft = form.strictObject({
  id: madeId,
  unit: code,
  device: madeId,
  seq: form.int().check(form.gte(1), form.lte(1_000_000)),
  deviceTime: form.number().check(form.gte(0), form.lte(8_640_000_000_000_000)),
  clockTime: form.optional(form.number().check(form.gte(-86_400_000), form.lte(864_000_000))),
  kind: form.string().check(form.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  side: form.optional(form.union([form.literal(0), form.literal(1)])),
  competitor: form.optional(code),
  athlete: form.optional(code),
  /** Any JSON of at most 8,192 bytes and six levels. */
  value: form.optional(form.unknown().check(form.refine(isSmall))),
})
export type TapDraft = form.output<typeof TapDraft>

/**
 * Taps of one device in a unit, oldest first; none says that it is still there and asks what others did. Sent again, a tap is stored once.
 * `by` and `stored` are the server's and are not sent.
 */
export const TapsBody = form.object({
  device: madeId,
  deviceName: form.optional(form.nullable(shortText(60))),
  /** The highest number that the device has; it is answered with what comes after. */
  after: form.int().check(form.gte(0), form.lte(1_000_000)),
  /** Whether the device has the unit open; false: it has closed it, and is forgotten at once. */
  open: form.optional(form.boolean()),
  /** It takes over: it leads from now on, and every other device is told. */
  takeOver: form.optional(form.boolean()),
  /** `listVersion` of the unit as the device had it when these were tapped: they are of that list. Without it of the newest. */
  listVersion: form.optional(form.string().check(form.regex(/^[0-9a-f]{16}$/))),
  /** Each a TapDraft; one that is none is refused by itself, so that it stops no other. */
  taps: form.array(form.looseObject({ id: madeId })).check(form.maxLength(MAX_TAPS)),
})

/** Most taps of a question: those that wait on the device, and the decision. */
export const MAX_ASKED_TAPS = 100

/** A decision before it is made: last of taps that the server need not have, none of which is stored. */
export const DeskAsked = form.object({
  taps: form.array(TapDraft).check(form.minLength(1), form.maxLength(MAX_ASKED_TAPS)),
})

export const DeskLinkDraft = form.object({
  venue: form.string().check(form.regex(/^[A-Za-z0-9-]{2,40}$/)),
  location: form.nullable(form.string().check(form.regex(/^[\w.-]{1,40}$/))),
  /** A day of the games. */
  date: form.string().check(form.regex(/^\d{4}-\d{2}-\d{2}$/)),
  name: form.nullable(shortText(60)),
})

/** Whether the desk's outcome goes out though the feed sends the unit; a reason is needed for it. */
export const DeskLeading = form.object({ leads: form.boolean(), reason: shortText(400) })

/** A line drawn on glass: strokes of points, each a pair of whole numbers from 0 to 1000 from the left and the top. */
export const DeskSignature = form.object({
  side: form.union([form.literal(0), form.literal(1)]),
  /** The last tap that the signature is under. */
  upTo: form.int().check(form.gte(1), form.lte(1_000_000)),
  strokes: form
    .array(
      form
        .array(
          form.tuple([form.int().check(form.gte(0), form.lte(1000)), form.int().check(form.gte(0), form.lte(1000))]),
        )
        .check(form.minLength(1), form.maxLength(400)),
    )
    .check(form.minLength(1), form.maxLength(40)),
})

const grams = form.nullable(form.int().check(form.gte(10_000), form.lte(300_000)))
/** Grams; `over` below `upTo`. */
export const WeighInLimitsDraft = form
  .object({
    over: grams,
    upTo: grams,
    allowance: form.int().check(form.gte(0), form.lte(5_000)),
    tries: form.int().check(form.gte(1), form.lte(20)),
  })
  .check(form.refine(({ over, upTo }) => over === null || upTo === null || over < upTo))

export const DeskEventChoice = form.object({
  /** Null: what is suggested for each unit. */
  ruleSet: form.nullable(form.string().check(form.regex(/^[a-z0-9-]{1,80}$/))),
  /** What is set otherwise than the rule set: limits by name. */
  limits: form.record(
    form.string().check(form.regex(/^[A-Za-z0-9]{1,40}$/)),
    form.unknown().check(form.refine(isSmall)),
  ),
  secondPerson: form.boolean(),
  /** What competitors weigh, where it is otherwise than by their class; null: by their class. Absent: it stays as it is. */
  weighIn: form.optional(form.nullable(WeighInLimitsDraft)),
})
