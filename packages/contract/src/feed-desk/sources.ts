import { z } from 'zod'
import * as mini from 'zod/mini'
import { OfficeChange } from '../office/office.ts'

const At = z.string().nullable()

/** A key of a source; the key itself is shown once, when it is made. */
export const FeedKey = z.object({
  id: z.string(),
  /** Its last letters. */
  ending: z.string(),
  /** `ending`: it works until `endsAt`, since another took its place; the last two are refused. */
  state: z.enum(['open', 'ending', 'ended', 'revoked']),
  madeAt: z.string(),
  endsAt: At,
  revokedAt: At,
  /** Why it was revoked. */
  reason: z.string().nullable(),
  /** To the minute. */
  usedAt: At,
  /** Tries with it since it works no more. */
  refused: z.number().int(),
  refusedAt: At,
})
export type FeedKey = z.infer<typeof FeedKey>

/** Who sends messages (ODF's Source is a word in a message; this is whose key it came with). */
export const FeedSource = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whom to call when it is silent: a name, a telephone. */
  contact: z.string(),
  /** Its key is the environment's INGEST_KEY. */
  byEnvironment: z.boolean(),
  /** Since when its messages are stored and wait; null: they are applied as they come. */
  pausedAt: At,
  /** Messages that wait. */
  held: z.number().int(),
  /** When its last message arrived, within a day. */
  lastAt: At,
  keys: z.array(FeedKey),
})
export type FeedSource = z.infer<typeof FeedSource>

/** Tries of yesterday and today with what opens nothing. */
export const FeedTries = z.object({
  /** Whence: an address, of IPv6 its first half; null: many others. */
  network: z.string().nullable(),
  /** The key that works no more; null: nobody's. */
  key: z.object({ ending: z.string(), source: z.string() }).nullable(),
  tries: z.number().int(),
  lastAt: z.string(),
})
export type FeedTries = z.infer<typeof FeedTries>

export const FeedSources = z.object({
  sources: z.array(FeedSource),
  /** Tries of yesterday and today with what is nobody's key. */
  wrongKeys: z.number().int(),
  /** Who tried, the most first. */
  tries: z.array(FeedTries),
})
export type FeedSources = z.infer<typeof FeedSources>

/** A key that was made just now: nobody can read it again. */
export const NewFeedKey = OfficeChange.extend({ key: z.string() })
export type NewFeedKey = z.infer<typeof NewFeedKey>

const words = (least: number, most: number) =>
  mini.string().check(mini.trim(), mini.minLength(least), mini.maxLength(most), mini.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const SourceDraft = mini.object({ name: words(2, 60), contact: words(0, 200) })
export const SourceContact = mini.object({ contact: words(0, 200) })
/** For how many hours the keys before it go on working. */
export const KeyRotation = mini.object({ overlapHours: mini.int().check(mini.gte(0), mini.lte(168)) })
export const KeyRevocation = mini.object({ reason: words(3, 300) })
