import { z } from 'zod'
import type { ItemRow, PlacedRow } from './content.queries.ts'
import type { Standing } from './standing.ts'

/** What the office's record has of content: what it is called and how far it is, never what it says. */

export const subject = (id: string) => ({ kind: 'content', id })

export const standingOf = (item: ItemRow): Standing => ({
  state: item.state,
  version: item.version,
  published: item.published_version,
  publishedAt: item.published_at?.toISOString() ?? null,
  correction: item.correction,
  scheduled: item.scheduled_version,
  scheduledAt: item.scheduled_at?.toISOString() ?? null,
  scheduledCorrection: item.scheduled_correction,
})

export const recorded = (item: ItemRow) => ({ kind: item.kind, title: item.title.por, ...standingOf(item) })

/** The order of a kind: titles, for who reads the record, and ids, to undo it. */
export const Order = z.object({ ids: z.array(z.string()) })

export const idsOf = (placed: readonly PlacedRow[]): string[] => placed.map(({ id }) => id)
export const recordedOrder = (placed: readonly PlacedRow[]) => ({
  order: placed.map(({ title }) => title.por),
  ids: idsOf(placed),
})
