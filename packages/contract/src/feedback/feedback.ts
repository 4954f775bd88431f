import * as z from 'zod/mini'
import { lengthOf, isStorable, required, rule, textOf } from '../fields.ts'

/** How somebody feels about the app (spec §3). */
export const SENTIMENTS = ['happy', 'neutral', 'sad'] as const
export type Sentiment = (typeof SENTIMENTS)[number]

/** Characters of a suggestion, blanks at its ends not counted (spec §9, R7.5). */
export const LEAST_SUGGESTION = 10
export const MOST_SUGGESTION = 1_000

/** Feedbacks of an account in a day (R7.5). */
export const MOST_A_DAY = 5

const isSentiment = (value: string): boolean => (SENTIMENTS as readonly string[]).includes(value)

export const SentimentField = textOf(
  'sentiment-required',
  required('sentiment-required'),
  rule('sentiment-invalid', isSentiment),
)

export const Suggestion = textOf(
  'suggestion-required',
  required('suggestion-required'),
  rule('suggestion-10', (value) => lengthOf(value.trim()) >= LEAST_SUGGESTION),
  rule('suggestion-long', (value) => lengthOf(value.trim()) <= MOST_SUGGESTION && isStorable(value)),
)

/** A feedback; `id` is made on the device, so that what is sent twice is stored once. */
export const Feedback = z.object({ id: z.uuid(), sentiment: SentimentField, suggestion: Suggestion })
