import { z } from 'zod'
import * as mini from 'zod/mini'
import { LocalizedText } from '../shared.ts'

/** The film about safe sport, as it is played. Addresses are paths of ours, or another site's that the organiser has named. */
export const Film = z.object({
  /** The first that a browser plays is taken. */
  sources: z.array(z.object({ address: z.string(), type: z.string() })),
  /** How long it is, in seconds. */
  seconds: z.number().positive(),
  /** WebVTT, at most one of a language. */
  captions: z.array(z.object({ locale: z.enum(['por', 'eng', 'spa']), address: z.string() })),
  /** In order, the first at 0; empty where it has none. `at`: seconds from the beginning. */
  chapters: z.array(z.object({ at: z.number().nonnegative(), title: LocalizedText })),
})
export type Film = z.infer<typeof Film>

/** How far somebody has watched it (R4.5). */
export const Watched = z.object({
  /** Seconds from the beginning, as counted by the server. */
  seconds: z.number().nonnegative(),
  /** When it was watched as a whole for the first time; null: not yet. */
  wholeAt: z.string().nullable(),
  /** Points that were earned by it; null: none. */
  earned: z.number().int().nullable(),
  /** All points of the account. */
  points: z.number().int(),
})
export type Watched = z.infer<typeof Watched>

export const SafeSport = z.object({
  /** null: there is none yet. */
  film: Film.nullable(),
  /** Points that it earns, once (R7.5). */
  worth: z.number().int().nonnegative(),
  /** null: of a guest, or of nobody, nothing is counted. */
  watched: Watched.nullable(),
})
export type SafeSport = z.infer<typeof SafeSport>

/** A day: no film is as long. */
const MOST_MS = 86_400_000
const filmTime = () => mini.int().check(mini.gte(0), mini.lte(MOST_MS))

/**
 * What has been played: of one run of the player (`play`, made on the device), from where to where without a gap, in milliseconds of the
 * film. The first of a run begins it, and counts nothing yet.
 */
export const PlayedPart = mini.object({ play: mini.uuid(), from: filmTime(), to: filmTime() })
export type PlayedPart = mini.infer<typeof PlayedPart>
