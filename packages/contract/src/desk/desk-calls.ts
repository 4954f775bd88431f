import { z } from 'zod'
import { PrivateFile, type PrivateEndpoints } from '../private-endpoint.ts'
import { Day } from '../texts.ts'
import {
  DeskAsked,
  DeskCourt,
  DeskEventChanged,
  DeskEventChoice,
  DeskEvents,
  DeskLeading,
  DeskLed,
  DeskLinkDraft,
  DeskLinks,
  DeskMoves,
  DeskPhotoTaken,
  DeskSignature,
  DeskSigned,
  DeskUnit,
  DeskUnits,
  MAX_TAP_BYTES,
  NewDeskLink,
  TapsBody,
  TapsTaken,
} from './desk.ts'
import { WeighIns, WeighTapsBody, WeighTapsTaken } from './weigh-in.ts'
import { OfficeChange } from '../office/office.ts'

const Unit = z.object({ unit: z.string().regex(/^[A-Za-z0-9.-]{22,34}$/) })
const Event = z.string().regex(/^[A-Za-z0-9-]{22,34}$/)
const Venue = z.string().regex(/^[A-Za-z0-9-]{2,40}$/)
const Location = z.string().regex(/^[\w.-]{1,40}$/)

/**
 * The result desk: for who has the role `results` at their venues, an operator and an admin, and for whoever holds a scorer's link, at its
 * court on its day. A link's key travels in the header `x-desk-key`; where it is sent, no session is looked at. A link that is over or
 * was revoked is answered 401 `expired`, an unknown key 401 `unauthorized`, a unit of another court 403 `forbidden`, an unknown unit 404.
 */
export const deskCalls = {
  listDeskUnits: {
    summary: 'Who one is at the result desk, the courts one may score at, and the units of a venue’s day there',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    query: z.object({ date: Day.optional(), venue: Venue.optional(), location: Location.optional() }),
    response: DeskUnits,
  },
  getDeskCourt: {
    summary: 'Every unit of a court on a day with all that is needed to score it without a network',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    query: z.object({ date: Day.optional(), venue: Venue, location: Location.optional() }),
    response: DeskCourt,
  },
  getDeskUnit: {
    summary: 'A unit with all that is needed to score it: start list, rules, stored taps, who has it open',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    params: Unit,
    response: DeskUnit,
  },
  sendTaps: {
    summary: 'Stores taps of a device once each, and answers those of others; none: it is still there',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    params: Unit,
    body: TapsBody,
    bodyBytes: MAX_TAP_BYTES,
    response: TapsTaken,
  },
  previewDeskTaps: {
    summary: 'What a serious decision would move in its event if it stood: sides, medals, tables; nothing is stored',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    params: Unit,
    body: DeskAsked,
    bodyBytes: MAX_TAP_BYTES,
    response: DeskMoves,
  },
  leadDeskUnit: {
    summary: 'Whether what is scored goes out though the feed sends the unit too, with the reason',
    audience: 'results',
    whileClosed: true,
    params: Unit,
    body: DeskLeading,
    response: DeskLed,
  },
  signDeskUnit: {
    summary: 'Keeps the signature of a side under the result, for the staff alone',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    params: Unit,
    body: DeskSignature,
    bodyBytes: MAX_TAP_BYTES,
    response: DeskSigned,
  },
  addDeskPhoto: {
    summary:
      'Keeps a photo of the paper sheet of a unit, the body as it is; for the staff alone. The id is made by the sender',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    params: Unit.extend({ id: z.uuid() }),
    rawBody: true,
    response: DeskPhotoTaken,
  },
  getDeskPhoto: {
    summary: 'A photo of the paper sheet of a unit',
    audience: 'results',
    whileClosed: true,
    params: Unit.extend({ id: z.uuid() }),
    file: 'image/jpeg',
    response: PrivateFile,
  },
  getDeskSheet: {
    summary:
      'The paper sheet of a unit: its start list with boxes to fill in by hand, and a code that opens it at the desk',
    audience: 'results',
    deskLink: true,
    whileClosed: true,
    params: Unit,
    query: z.object({ lang: z.enum(['por', 'spa', 'eng']).default('por') }),
    file: 'application/pdf',
    response: PrivateFile,
  },
  listWeighIns: {
    summary: 'The weigh-ins of a venue’s day with everything that is needed without a network; never by a link',
    audience: 'results',
    whileClosed: true,
    query: z.object({ date: Day.optional(), venue: Venue }),
    response: WeighIns,
  },
  sendWeighTaps: {
    summary: 'Stores taps of a weigh-in once each, and answers those of others; never by a link',
    audience: 'results',
    whileClosed: true,
    params: z.object({ event: Event, day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/) }),
    body: WeighTapsBody,
    bodyBytes: MAX_TAP_BYTES,
    response: WeighTapsTaken,
  },
  listDeskLinks: {
    summary: 'Scorers’ links of a day, or all that are not over',
    audience: 'operator',
    whileClosed: true,
    query: z.object({ date: Day.optional(), venue: Venue.optional() }),
    response: DeskLinks,
  },
  makeDeskLink: {
    summary: 'Makes a scorer’s link for a court and a day; its address and its code are answered this once',
    audience: 'operator',
    whileClosed: true,
    body: DeskLinkDraft,
    response: NewDeskLink,
  },
  revokeDeskLink: {
    summary: 'Ends a scorer’s link at once',
    audience: 'operator',
    whileClosed: true,
    params: z.object({ id: z.coerce.number<number>().int().min(1).max(2_000_000_000) }),
    response: OfficeChange,
  },
  listDeskEvents: {
    summary: 'By which rules the events of a discipline are scored, and which could be chosen',
    audience: 'operator',
    whileClosed: true,
    query: z.object({
      discipline: z
        .string()
        .regex(/^[A-Z0-9]{3}$/)
        .optional(),
    }),
    response: DeskEvents,
  },
  chooseDeskRules: {
    summary: 'Chooses the rules by which an event is scored, and what it sets otherwise',
    audience: 'operator',
    whileClosed: true,
    params: z.object({ event: Event }),
    body: DeskEventChoice,
    response: DeskEventChanged,
  },
} as const satisfies PrivateEndpoints
