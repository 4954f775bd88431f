import { z } from 'zod'
import * as form from 'zod/mini'
import { LocalizedText } from '../shared.ts'

/** The values in which events of one type differ (domain/sports/event-type.ts). */
const EventVariant = form.object({
  metres: form.optional(form.number()),
  legs: form.optional(form.number()),
  kg: form.optional(form.number()),
  over: form.optional(form.boolean()),
  className: form.optional(form.string().check(form.maxLength(18))),
})

/** The type of an event: an id in the catalogue of its sport, `plain-score` or `plain-ranking`, and the values of the event. */
export const EventTypeAnswer = form.object({
  type: form.string().check(form.maxLength(64)),
  variant: EventVariant,
})
export type EventTypeAnswer = form.infer<typeof EventTypeAnswer>

export const EventTypeOption = z.object({
  type: z.string(),
  variant: EventVariant,
  name: LocalizedText,
  /** True for a type that the names of the event are near to. */
  isNear: z.boolean(),
})
export type EventTypeOption = z.infer<typeof EventTypeOption>

/** An event whose type is unknown, read from words that are not all understood, or chosen by the organiser. */
export const EventToIdentify = z.object({
  event: z.string(),
  name: LocalizedText.nullable(),
  discipline: z.string(),
  /** The type that is stored; null: unknown. */
  stored: z.nullable(EventTypeAnswer),
  /** Whether the organiser chose it. */
  isChosen: z.boolean(),
  /** The nearest types first, the plain ones last. */
  choices: z.array(EventTypeOption),
})
export type EventToIdentify = z.infer<typeof EventToIdentify>

export const EventTypes = z.object({ events: z.array(EventToIdentify) })
export type EventTypes = z.infer<typeof EventTypes>
