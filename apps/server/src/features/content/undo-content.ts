import { CONTENT_KINDS, isSame } from '@games/domain'
import type { ClientBase } from 'pg'
import { changedMeanwhile, notUndoable, type Undoer, type Undoers } from '../office-log/index.ts'
import * as queries from './content.queries.ts'
import { announce, putVersion, readItem, readVersion, settle } from './edit-content.ts'
import { idsOf, Order, recorded, recordedOrder, standingOf } from './recorded.ts'
import { Standing } from './standing.ts'

export interface UndoContentOptions {
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  /** To be called with the event's number right after the commit. */
  readonly onCommitted: (seq: number) => void
}

/** Takes back what was done with a piece of content, and the order of a kind. */
export const contentUndoers = (options: UndoContentOptions): Undoers => ({
  content: { audience: 'operator', undo: undoContent(options) },
  'content-order': { audience: 'operator', undo: undoOrder(options) },
})

/**
 * Puts an item back where it stood; a version that was restored becomes a new one like the one before. What is written meanwhile is left as it
 * is. A schedule whose time has passed is not put back, since it would be published at once: where nothing else is left to do it cannot be undone.
 */
const undoContent =
  ({ gamesNow, onCommitted }: UndoContentOptions): Undoer =>
  async (tx, { id, before, after }, caller) => {
    if (!(await queries.lockItem(tx, id))) throw changedMeanwhile()
    const item = await readItem(tx, id)
    const left = Standing.safeParse(after)
    // what was created was not there before: it goes into the archive
    const was = Standing.safeParse(before ?? { ...standingOf(item), ...NOWHERE })
    if (!left.success || !was.success) throw notUndoable()
    const isOfVersions = before !== null && was.data.version !== left.data.version
    if (!isSame(placeOf(standingOf(item)), placeOf(left.data))) throw changedMeanwhile()
    if (isOfVersions && item.version !== left.data.version) throw changedMeanwhile()
    const at = new Date(gamesNow())
    const target = withoutPast(was.data, at)
    if (isOfVersions) await putBack(tx, item, target.version, { caller, at })
    else if (isSame(placeOf(standingOf(item)), placeOf(target))) throw notUndoable()
    await queries.setStanding(tx, id, target, at)
    const now = await readItem(tx, id)
    const seq = await settle(tx, item, now)
    return { now: recorded(now), ...(seq === null ? {} : { committed: () => onCommitted(seq) }) }
  }

const NOT_SCHEDULED = { scheduled: null, scheduledAt: null, scheduledCorrection: null }
const NOWHERE = { state: 'archived', published: null, publishedAt: null, correction: null, ...NOT_SCHEDULED } as const

const withoutPast = (one: Standing, at: Date): Standing =>
  one.scheduledAt !== null && new Date(one.scheduledAt) <= at ? { ...one, ...NOT_SCHEDULED } : one

/** Where something stands, whatever is written in its newest version. */
const placeOf = (one: Standing) => ({ ...one, version: null, state: one.state === 'archived' ? 'archived' : null })

async function putBack(
  tx: ClientBase,
  item: queries.ItemRow,
  version: number,
  by: Parameters<typeof putVersion>[1],
): Promise<void> {
  const newest = await readVersion(tx, item.id, item.version)
  const restored = await readVersion(tx, item.id, version)
  await putVersion(tx, by, item.id, { newest, body: restored.body, restored })
}

/** What was added since stays behind. */
const undoOrder =
  ({ onCommitted }: UndoContentOptions): Undoer =>
  async (tx, { id, before, after }) => {
    const [was, left] = [Order.safeParse(before), Order.safeParse(after)]
    const kind = CONTENT_KINDS.find((one) => one === id)
    if (!was.success || !left.success || kind === undefined) throw notUndoable()
    const known = new Set(left.data.ids)
    const there = idsOf(await queries.lockOrder(tx, kind)).filter((one) => known.has(one))
    if (!isSame(there, left.data.ids)) throw changedMeanwhile()
    await queries.setOrder(tx, kind, was.data.ids)
    const seq = await announce(tx, kind)
    return { now: recordedOrder(await queries.lockOrder(tx, kind)), committed: () => onCommitted(seq) }
  }
