import { z } from 'zod'
import * as form from 'zod/mini'
import { LocalizedText } from '../shared.ts'
import { DeskTap, TAP_FAULTS, TapDraft, WeighInLimits } from './desk.ts'

/** The weigh-in of an event on a day (decision 0114): taps, as a unit's, for accounts alone. */

/** Most taps of a call and most that are kept of a weigh-in. */
export const MAX_WEIGH_TAPS = 100
export const MOST_WEIGH_TAPS = 2_000

/** By which rulebook; null: only by what was chosen for the event. */
export const WeighInRules = z.object({ id: z.string(), name: z.string(), edition: z.string() }).nullable()

/** Everything that a device needs to weigh without a network. */
export const WeighIn = z.object({
  /** What its taps have as `unit` (domain/weigh-in weighInCode). */
  code: z.string(),
  /** RSC of the event in full. */
  event: z.string(),
  day: z.string(),
  name: LocalizedText.nullable(),
  discipline: z.string(),
  rules: WeighInRules,
  limits: WeighInLimits,
  /** Whether the limits were chosen for the event; else they are those of its class. */
  chosen: z.boolean(),
  /** Who is entered, registered or in a start list, by name. */
  competitors: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      organisation: z.string().nullable(),
      organisationName: LocalizedText.nullable(),
    }),
  ),
  taps: z.array(DeskTap),
  head: z.number().int(),
})
export type WeighIn = z.infer<typeof WeighIn>

/** The weigh-ins of a venue's day, in the order of their events. */
export const WeighIns = z.object({ date: z.string(), weighIns: z.array(WeighIn), now: z.number().int() })
export type WeighIns = z.infer<typeof WeighIns>

/** What a call with taps is answered, as at a unit. */
export const WeighTapsTaken = z.object({
  stored: z.array(z.object({ id: z.string(), stored: z.number().int() })),
  refused: z.array(z.object({ id: z.string(), why: z.enum(TAP_FAULTS) })),
  /** Stored taps after `after`, own ones too, in their order. */
  taps: z.array(DeskTap),
  head: z.number().int(),
  now: z.number().int(),
})
export type WeighTapsTaken = z.infer<typeof WeighTapsTaken>

/** Taps of one device, oldest first, each a TapDraft; one that is none is refused by itself. */
export const WeighTapsBody = form.object({
  device: TapDraft.shape.device,
  after: form.int().check(form.gte(0), form.lte(1_000_000)),
  taps: form.array(form.looseObject({ id: TapDraft.shape.id })).check(form.maxLength(MAX_WEIGH_TAPS)),
})
