import { z } from 'zod'
import { FEED_VERDICTS } from './verdicts.ts'

/** A message as the feed desk lists it. */
export const FeedMessage = z.object({
  id: z.number().int(),
  receivedAt: z.string(),
  /** Name of the source; null: from a folder, a table, or before sources had names. */
  source: z.string().nullable(),
  verdict: z.enum(FEED_VERDICTS),
  /** Why, in English; it begins with the kind of fault. */
  reason: z.string().nullable(),
  /** `DT_RESULT`; null where the header could not be read or was not yet. */
  documentType: z.string().nullable(),
  documentCode: z.string().nullable(),
  version: z.number().int().nullable(),
  /** How many of its words were not understood. */
  warnings: z.number().int(),
  /** Rejected, and somebody of the staff leaves it so. */
  dismissed: z.boolean(),
  /** Rejected, and its source has sent one in its place since that could be read: it waits for nobody. */
  mended: z.boolean(),
})
export type FeedMessage = z.infer<typeof FeedMessage>

export const FeedMessages = z.object({
  messages: z.array(FeedMessage),
  /** Rejected ones that nobody has left so. */
  rejected: z.number().int(),
  next: z.string().nullable(),
})
export type FeedMessages = z.infer<typeof FeedMessages>

/** A line of a message's XML, as text; a long one is cut around what matters. */
export const ExcerptLine = z.object({ number: z.number().int(), text: z.string(), isFault: z.boolean() })
export type ExcerptLine = z.infer<typeof ExcerptLine>

export const FeedMessageDetail = z.object({
  message: FeedMessage,
  warnings: z.array(z.string()),
  bytes: z.number().int(),
  /** Lines around the place of the fault, or the first ones where it has none. */
  excerpt: z.array(ExcerptLine),
  /** All messages of the same document, newest first: what is in force, and what this one would have replaced. */
  history: z.array(FeedMessage),
  /** The version in force, which the public sees; null: none. */
  inForce: z.number().int().nullable(),
})
export type FeedMessageDetail = z.infer<typeof FeedMessageDetail>

/** How a discipline's messages come; of the last hour. */
export const FeedDiscipline = z.object({
  code: z.string(),
  /** Messages of the last five minutes, a minute. */
  perMinute: z.number(),
  lastAt: z.string().nullable(),
  /** Units that are shown as running. */
  running: z.number().int(),
  /** It has running units, and longer than usual nothing has come. */
  isSilent: z.boolean(),
})
export type FeedDiscipline = z.infer<typeof FeedDiscipline>

export const FeedOverview = z.object({
  disciplines: z.array(FeedDiscipline),
  /** Messages of the last five minutes, a minute. */
  perMinute: z.number(),
  /** Of the last day. */
  received: z.number().int(),
  /** Rejected ones that nobody has left so, whenever they came. */
  rejected: z.number().int(),
  /** Messages that wait to be applied. */
  pending: z.number().int(),
  /** Messages that wait for their source, which is paused. */
  held: z.number().int(),
})
export type FeedOverview = z.infer<typeof FeedOverview>
