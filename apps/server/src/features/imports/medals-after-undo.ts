import { padRsc } from '@games/domain'
import { eventByRule } from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import { appendEvents, type LogEvent } from '../../live/index.ts'
import { competitionCode } from '../games/index.ts'
import { diffOf } from './diff.ts'
import * as queries from './imports.queries.ts'
import { readEvents, readInForce } from './in-force.ts'
import { type SendingOptions, sendDrafts } from './send-drafts.ts'

/**
 * Derives the medals of the events in which results were imported after an import that is undone now: those in force are of older results. They
 * are part of the import of the newest results, and are withdrawn with it. Returns the number of the last event; null: no medals change.
 */
export async function medalsAfterUndo(tx: ClientBase, id: number, options: SendingOptions): Promise<number | null> {
  const later = await queries.resultsAfter(tx, id)
  const competition = later.length === 0 ? null : await competitionCode(tx)
  if (competition === null) return null
  const importOf = new Map(later.map(({ event, importId }) => [padRsc(event), importId]))
  const inForce = await readInForce(
    tx,
    [...importOf.keys()].map((event) => ({ cells: { event } })),
  )
  const facts = await readEvents(tx, [...importOf.keys()], inForce)
  const drafts = [...facts].flatMap(([event, ofEvent]) =>
    eventByRule(event, ofEvent, []).drafts.filter(({ documentType }) => documentType === 'DT_MEDALLISTS'),
  )
  const announced: LogEvent[] = []
  for (const draft of diffOf(drafts, inForce).drafts) {
    const { ids, events } = await sendDrafts(tx, [draft], competition, options)
    await queries.nameImport(tx, ids, importOf.get(draft.documentCode) ?? id)
    announced.push(...events)
  }
  return announced.length === 0 ? null : appendEvents(tx, announced)
}
