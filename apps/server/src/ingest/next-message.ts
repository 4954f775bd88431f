import { type OdfMessage, producedAt, replacementKey, writeOdf } from '@games/odf'
import type { Reached, Standing } from './folder-imports.queries.ts'
import { digestOf, familyKeyOf } from './inbox.queries.ts'

/** What a replacement key or family has, by which the next message of it is made. */
export interface Scopes {
  readonly standing: ReadonlyMap<string, Standing>
  readonly reached: ReadonlyMap<string, Reached>
}

/**
 * What a folder's message becomes so that it is newer than all there is (R12.7): the id of the message in force where it says the same
 * already, else the bytes of the next one.
 */
export function nextMessage(message: OdfMessage, { standing, reached }: Scopes): number | Uint8Array {
  const scope = familyKeyOf(message.header) ?? replacementKey(message.header)
  const [inForce, so] = [standing.get(scope), reached.get(scope)]
  if (!so) return writeOdf(message)
  const own = producedAt(message.header)
  if (inForce && isSame(message, inForce) && so.updated === null) {
    if (own <= inForce.produced) return inForce.id
    // repeated later as the same version: a higher one would be taken for a correction
    return writeOdf(dated(message, inForce.version, own))
  }
  return writeOdf(dated(message, so.version + 1, notBefore(own, so)))
}

function isSame(message: OdfMessage, { ofSource, isBare, version, produced, digest }: Standing): boolean {
  return ofSource && !isBare && digestOf(writeOdf(dated(message, version, produced))) === digest
}

/** A bulk discards the updates that were produced before it (ODF §2.4), and must not let those in again that an earlier one discarded. */
function notBefore(own: string, { produced }: Reached): string {
  return produced !== null && produced >= own ? aMillisecondAfter(produced) : own
}

const dated = (message: OdfMessage, version: number, produced: string): OdfMessage => ({
  ...message,
  header: { ...message.header, version, date: produced.slice(0, 10), time: produced.slice(10) },
})

/** `2024-08-11235959000` → `2024-08-11235959001`. */
function aMillisecondAfter(produced: string): string {
  const [, date, hour, minute, second, ms] = /^(.{10})(..)(..)(..)(...)$/.exec(produced) ?? []
  const next = new Date(Date.parse(`${date}T${hour}:${minute}:${second}.${ms}Z`) + 1).toISOString()
  return next.replace(/[T:.Z]/g, '')
}
