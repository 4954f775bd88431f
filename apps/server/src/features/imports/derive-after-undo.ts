import { padRsc } from '@games/domain'
import { eventChanged, type EventFacts } from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import type { LogEvent } from '../../live/index.ts'
import { competitionCode } from '../games/index.ts'
import { diffOf } from './diff.ts'
import * as queries from './imports.queries.ts'
import { type InForceNow, readEvents, readInForce } from './in-force.ts'
import { type SendingOptions, sendDrafts } from './send-drafts.ts'

/** The events of an import of which other imports have results, in the state before the undo of the import. */
export interface EventsBeforeUndo {
  /** Events in full, each with the newest import of its results. */
  readonly importOf: ReadonlyMap<string, number>
  readonly facts: ReadonlyMap<string, EventFacts>
}

/** To be called before the messages of the import are withdrawn. */
export async function eventsBeforeUndo(tx: ClientBase, id: number): Promise<EventsBeforeUndo> {
  const beside = await queries.resultsBeside(tx, id)
  const importOf = new Map(beside.map(({ event, importId }) => [padRsc(event), importId]))
  return { importOf, facts: (await readNow(tx, importOf)).facts }
}

/**
 * Derives tables of pools, sides and medals of these events again after an undo: those in force are of older results. They are part of the import
 * of the newest results, and are withdrawn with it. An event without medals gets none: its results were not confirmed.
 */
export async function deriveAfterUndo(
  tx: ClientBase,
  { importOf, facts }: EventsBeforeUndo,
  options: SendingOptions,
): Promise<LogEvent[]> {
  const competition = importOf.size === 0 ? null : await competitionCode(tx)
  if (competition === null) return []
  const now = await readNow(tx, importOf)
  const announced: LogEvent[] = []
  for (const [event, after] of now.facts) {
    const before = facts.get(event) ?? after
    const hadMedals = before.medals !== null || after.medals !== null
    const { drafts } = eventChanged(event, before, after, [])
    const changing = diffOf(
      drafts.filter(({ documentType }) => hadMedals || documentType !== 'DT_MEDALLISTS'),
      now.inForce,
    ).drafts
    const { ids, events } = await sendDrafts(tx, changing, competition, options)
    await queries.nameImport(tx, ids, importOf.get(event) ?? 0)
    announced.push(...events)
  }
  return announced
}

async function readNow(
  tx: ClientBase,
  importOf: EventsBeforeUndo['importOf'],
): Promise<{ readonly inForce: InForceNow; readonly facts: EventsBeforeUndo['facts'] }> {
  const events = [...importOf.keys()]
  const units = await queries.unitsOfEvents(
    tx,
    events.map((event) => event.slice(0, 22)),
  )
  const inForce = await readInForce(tx, [
    ...events.map((event) => ({ cells: { event } })),
    ...units.map(({ fact: { code } }) => ({ cells: { unit: code } })),
  ])
  return { inForce, facts: await readEvents(tx, events, inForce) }
}
