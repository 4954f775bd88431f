import { USER_TYPES } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import { Organisation, Seq } from './shared.ts'

export const RankingFilter = z.object({
  type: z.enum(USER_TYPES).optional(),
  organisation: z
    .string()
    .regex(/^[A-Z0-9]{2,10}$/)
    .optional(),
  /** `1`: those without points as well. */
  zeros: z.enum(['1']).optional(),
})
export const RankingQuery = RankingFilter.extend({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
})
export type RankingQuery = z.infer<typeof RankingQuery>

/** Where somebody stands: equal points share a position. */
export const RankingPosition = z.object({ position: z.number().int(), equal: z.boolean() })
export type RankingPosition = z.infer<typeof RankingPosition>

/** Somebody in the ranking, by the username and nothing else that leads to a person. */
export const RankingRow = z.object({
  /** The row's number in the list. */
  list: z.number().int(),
  /** Within the filter. */
  within: RankingPosition,
  /** Among all. */
  general: RankingPosition,
  username: z.string(),
  type: z.enum(USER_TYPES),
  organisation: Organisation.nullable(),
  points: z.number().int(),
})
export type RankingRow = z.infer<typeof RankingRow>

export const Ranking = z.object({
  seq: Seq,
  page: z.number().int(),
  rows: z.array(RankingRow),
  /** People of all pages together. */
  total: z.number().int(),
  /** People without points that the filter lets through, whether they are shown or not. */
  zeros: z.number().int(),
  /** Delegations that somebody in the ranking is of. */
  organisations: z.array(Organisation),
})
export type Ranking = z.infer<typeof Ranking>

/** Where one stands oneself. */
export const OwnStanding = z.object({
  username: z.string(),
  type: z.enum(USER_TYPES),
  organisation: Organisation.nullable(),
  points: z.number().int(),
  general: RankingPosition,
  /** People with points among all. */
  of: z.number().int(),
  /** Places risen since the games' day began, negative: fallen; null: not in the ranking then. */
  moved: z.number().int().nullable(),
  /** Within the filter, with the page of the list one is on; null: the filter leaves one out. */
  within: RankingPosition.extend({ list: z.number().int(), page: z.number().int() }).nullable(),
  /** Those who stand around one among all, oneself included. */
  neighbours: z.array(RankingRow),
})
export type OwnStanding = z.infer<typeof OwnStanding>

/** `standing` null: one does not appear in the ranking, or not yet. */
export const OwnRanking = z.object({ standing: OwnStanding.nullable() })
export type OwnRanking = z.infer<typeof OwnRanking>
