import { z } from 'zod'
import * as form from 'zod/mini'

/** Everything derived, or what is of one discipline, made anew from the messages stored. */
export const Rebuild = z.object({
  id: z.number().int(),
  /** Null: everything. */
  discipline: z.string().nullable(),
  /** `ending`: somebody wants it cancelled; the last three have ended. */
  state: z.enum(['waiting', 'running', 'ending', 'done', 'cancelled', 'failed']),
  askedAt: z.string(),
  begunAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Messages that were gone through, and of how many; 0: it is not known yet. */
  done: z.number().int(),
  total: z.number().int(),
  /** Why it failed, in English. */
  reason: z.string().nullable(),
})
export type Rebuild = z.infer<typeof Rebuild>

export const Rebuilds = z.object({
  /** Newest first. */
  rebuilds: z.array(Rebuild),
  /** Disciplines of which there are messages. */
  disciplines: z.array(z.string()),
})
export type Rebuilds = z.infer<typeof Rebuilds>

export const RebuildStart = form.object({
  /** Null: everything. */
  discipline: form.nullable(form.string().check(form.regex(/^[A-Z0-9]{3}$/))),
})
