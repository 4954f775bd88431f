import { isDeepStrictEqual } from 'node:util'
import { type CanUndo, changedMeanwhile, type Undoer } from '../office-log/index.ts'
import { lead, lockDesk, lockEvent } from './desk.queries.ts'
import { linkById, lockLink, revokeLink } from './links.queries.ts'
import { eventOf } from './opened.ts'
import { BY_THE_BOOK, chosenIn, recordedRules, storeRules } from './rules-calls.ts'
import type { Sender } from './send-outcomes.ts'

/** Puts an event's rules as they were. Units that were opened meanwhile keep those they were opened with. */
export const undoDeskRules =
  (onCommitted: (seq: number) => void): Undoer =>
  async (tx, { id, before, after }) => {
    const event = eventOf(id)
    const now = (await lockEvent(tx, event)) ?? { event, ...BY_THE_BOOK }
    if (before === null || after === null || !isDeepStrictEqual(recordedRules(now), recordedRules(chosenIn(after))))
      throw changedMeanwhile()
    const seq = await storeRules(tx, { event, ...chosenIn(before) })
    return { now: before, committed: () => onCommitted(seq) }
  }

/** Lets the desk lead a unit, or the feed, as it was before. */
export const undoDeskLead =
  (sender: Pick<Sender, 'tapped'>): Undoer =>
  async (tx, { id, before, after }) => {
    const now = await lockDesk(tx, id)
    if (now.leads !== after?.['leads'] || (now.leads && now.lead_reason !== after['reason'])) throw changedMeanwhile()
    const reason = before?.['reason']
    await lead(tx, id, before?.['leads'] === true, typeof reason === 'string' ? reason : '')
    return { now: before, committed: () => sender.tapped(id) }
  }

/** A link that was made; one that was ended stays so: whoever has it may be why. */
export const canUndoDeskLink: CanUndo = ({ action, after }) => action === 'make' && after !== null

/** Ends a link that was made. */
export const undoDeskLink: Undoer = async (tx, { id }) => {
  await lockLink(tx, Number(id))
  const row = await linkById(tx, Number(id))
  if (!row || row.revoked_at !== null) throw changedMeanwhile()
  await revokeLink(tx, row.id)
  return { now: null }
}
