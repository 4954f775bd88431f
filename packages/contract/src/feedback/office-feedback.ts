import { LOCALES } from '@games/domain/text/localized'
import { USER_TYPES } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { SENTIMENTS } from './feedback.ts'

/** What the staff has done about a feedback. */
export const FEEDBACK_STATES = ['new', 'passed', 'handled'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

/** Feedbacks that are handled at once. */
export const MOST_AT_ONCE = 100

/** A feedback as the staff reads it: of who wrote it no more than what sort of person. */
export const OfficeFeedback = z.object({
  id: z.string(),
  sentiment: z.enum(SENTIMENTS),
  suggestion: z.string(),
  locale: z.enum(LOCALES),
  sentAt: z.string(),
  /** Null: its author has deleted the account. */
  type: z.enum(USER_TYPES).nullable(),
  /** Code of a delegation. */
  organisation: z.string().nullable(),
  state: z.enum(FEEDBACK_STATES),
  passedTo: z.string().nullable(),
  note: z.string().nullable(),
})
export type OfficeFeedback = z.infer<typeof OfficeFeedback>

const count = z.number().int()

export const OfficeFeedbackList = z.object({
  feedback: z.array(OfficeFeedback),
  next: z.string().nullable(),
})

export const FeedbackMood = z.object({
  /** The games' days, or the last twelve where nothing was sent in those; counts of a day to come are 0. */
  days: z.array(z.object({ day: z.string(), happy: count, neutral: count, sad: count })),
  /** The venue's calendar day at this moment. */
  today: z.string(),
  states: z.object({ new: count, passed: count, handled: count }),
  /** Of the new ones. */
  sentiments: z.object({ happy: count, neutral: count, sad: count }),
})
export type FeedbackMood = z.infer<typeof FeedbackMood>

/** Feedbacks that have two words and more of five letters and more in common with one, those with most first. */
export const SimilarFeedback = z.object({ similar: z.array(OfficeFeedback) })

const words = (least: number, most: number) =>
  form.string().check(form.trim(), form.minLength(least), form.maxLength(most), form.refine(isStorable))

export const FeedbackHandling = form.object({
  ids: form.array(form.uuid()).check(form.minLength(1), form.maxLength(MOST_AT_ONCE)),
  state: form.enum(FEEDBACK_STATES),
  /** To whom it is passed on; null unless it is. */
  passedTo: form.nullable(words(2, 60)),
  /** Null: as it is. */
  note: form.nullable(words(0, 1_000)),
})
