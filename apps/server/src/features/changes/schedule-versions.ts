import { readOdf } from '@games/odf'
import type { Reading } from '../../facts/reading.ts'
import { bodiesOf, scheduleMessages } from './changes.queries.ts'
import type { ScheduleVersion } from './schedule-changes.ts'
import type { ScheduleEntry } from '../../facts/schedule-entry.ts'

/** Bodies that are in memory at the same time: a bulk of a large discipline has some hundred kilobytes. */
const AT_ONCE = 20

/**
 * What the schedule messages contain, read from the messages themselves: the same in whatever order they arrive, and nothing is stored
 * beside them. A message never changes, so each is parsed once; what of it counts is read each time. Requests meanwhile wait.
 */
export function readScheduleVersions(): (tx: Reading) => Promise<ScheduleVersion[]> {
  const parsed = new Map<number, readonly ScheduleEntry[]>()
  let last: Promise<unknown> = Promise.resolve()
  const read = async (tx: Reading): Promise<ScheduleVersion[]> => {
    const messages = await scheduleMessages(tx)
    const missing = messages.filter(({ id }) => !parsed.has(id)).map(({ id }) => id)
    // none of them is there any more: a database that was emptied begins anew
    if (missing.length === messages.length) parsed.clear()
    for (let at = 0; at < missing.length; at += AT_ONCE)
      for (const { id, body } of await bodiesOf(tx, missing.slice(at, at + AT_ONCE))) {
        parsed.set(id, unitsIn(body))
        // the first request pays for all there is; others have their turn between two messages
        await new Promise((turn) => setImmediate(turn))
      }
    return messages.map(({ id, discipline, produced, isBulk }) => ({
      discipline,
      produced,
      isBulk,
      units: parsed.get(id) ?? [],
    }))
  }
  return (tx) => {
    const versions = last.then(() => read(tx))
    last = versions.catch(() => undefined)
    return versions
  }
}

function unitsIn(body: Uint8Array): ScheduleEntry[] {
  const message = readOdf(body)
  if (!message.ok || message.value.body.kind !== 'schedule') return []
  return message.value.body.units.map(({ code, name, scheduleStatus, start, venue, location }) => ({
    code,
    name: name?.por ?? null,
    status: scheduleStatus,
    start,
    venue,
    location,
  }))
}
