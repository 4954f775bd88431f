import { disciplineOf, padRsc } from '@games/domain'
import { readOdf, replacementKey } from '@games/odf'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Log } from '../../ingest/apply-batch.ts'
import { allowLongSilence, lockApplying } from '../../ingest/apply-lock.ts'
import type { IngestPolicy } from '../../ingest/apply-message.ts'
import { withdrawBatch } from '../../ingest/withdraw-batch.ts'
import { appendEvents } from '../../live/index.ts'
import { courseSeen, keysOfOthers, lockCourse, noteCourse, ownOfKeys, unreadNaming } from './course.queries.ts'
import { deskRows, lockDesk, noteWithdrawn, ownMessages, withdrawUnread } from './desk.queries.ts'
import { feedOf } from './present.ts'
import { resultKey } from './result-key.ts'

export interface StepBackOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  readonly log: Log
  /** Called after each commit that is announced, with the last event number. */
  readonly onCommitted: (seq: number) => void
}

/**
 * Where the feed sends a unit what the desk had sent of it is taken back, as if it had never been: the desk's versions stand above all others,
 * and the feed's would wait behind them for ever. Gives whether something was.
 */
export async function stepBack(unit: string, { pool, policy, log, onCommitted }: StepBackOptions): Promise<boolean> {
  const stands = async (q: ClientBase | Pool): Promise<boolean> => {
    const [desk] = await deskRows(q, [unit])
    if (!desk || desk.leads || (desk.sent_digest === null && desk.schedule_digest === null)) return false
    return (await feedOf(q, [unit])).has(unit)
  }
  if (!(await stands(pool))) return false
  const seq = await transaction(pool, async (tx) => {
    await allowLongSilence(tx)
    await lockApplying(tx, policy)
    await lockDesk(tx, unit)
    if (!(await stands(tx))) return null
    const keys = ['DT_RESULT', 'DT_PLAY_BY_PLAY'].map((type) => resultKey(unit, type))
    const family = `schedule/${disciplineOf(unit)}`
    const own = (await ownMessages(tx, keys, family)).filter(({ body }) => isOfUnit(body, unit))
    const reason = 'the feed sends this unit'
    await withdrawUnread(
      tx,
      own.flatMap(({ id, isRead }) => (isRead ? [] : [id])),
      reason,
    )
    const read = own.flatMap(({ id, isRead }) => (isRead ? [id] : []))
    const events = read.length > 0 ? await withdrawBatch(tx, read, reason, policy, log) : []
    await noteWithdrawn(tx, unit)
    return appendEvents(tx, events)
  })
  if (seq === null) return false
  onCommitted(seq)
  return true
}

/** Where others send an event's medals or a table of it, the desk's are taken back, for the same reason. Gives whether some were. */
export async function stepBackOf(event: string, { pool, policy, log, onCommitted }: StepBackOptions): Promise<boolean> {
  if ((await keysOfOthers(pool, event)).length === 0) return false
  const seq = await transaction(pool, async (tx) => {
    await allowLongSilence(tx)
    await lockApplying(tx, policy)
    const course = await lockCourse(tx, event)
    const seen = await courseSeen(tx, event)
    const keys = new Set(await keysOfOthers(tx, event))
    const isGiven = (code: string, type: string) => !keys.has(resultKey(code, type))
    const reason = 'the feed sends this event'
    const unread = (await unreadNaming(tx, event)).flatMap(({ id, body }) => {
      const read = readOdf(body)
      return read.ok && keys.has(replacementKey(read.value.header)) ? [id] : []
    })
    await withdrawUnread(tx, unread, reason)
    const read = await ownOfKeys(tx, [...keys])
    const events = read.length > 0 ? await withdrawBatch(tx, read, reason, policy, log) : []
    const { standings, medals, sides } = course.given
    const tables = Object.entries(standings).filter(([phase]) => isGiven(phase, 'DT_POOL_STANDING'))
    const given = {
      sides,
      standings: Object.fromEntries(tables),
      medals: isGiven(padRsc(event), 'DT_MEDALLISTS') ? medals : [],
    }
    await noteCourse(tx, { ...course, keys: course.keys.filter((key) => !keys.has(key)), given }, seen)
    return appendEvents(tx, events)
  })
  onCommitted(seq)
  return true
}

function isOfUnit(bytes: Uint8Array, unit: string): boolean {
  const read = readOdf(bytes)
  if (!read.ok) return false
  const { header, body } = read.value
  return body.kind === 'schedule' ? body.units.some(({ code }) => code === unit) : header.documentCode === unit
}
