import { type OdfMessage, producedAt, replacementKey } from '@games/odf'
import type { ClientBase } from 'pg'
import { familyKeyOf } from '../../ingest/inbox.queries.ts'
import { latestOfFamily, latestOfKey } from './desk.queries.ts'

/** What the desk's messages say of who sent them. */
export const SOURCE = 'DESK'

/**
 * The version above every stored one of what the messages are, and above the own last one, which may not have been read yet; produced no
 * earlier than anything there.
 */
export async function nextOf(
  tx: ClientBase,
  messages: readonly OdfMessage[],
  own: number | null,
  zone: string,
): Promise<{ version: number; produced: string }> {
  let version = own ?? 0
  let produced = ''
  for (const { header } of messages) {
    const family = header.documentType === 'DT_SCHEDULE_UPDATE' ? familyKeyOf(header) : null
    const latest = family === null ? await latestOfKey(tx, replacementKey(header)) : await latestOfFamily(tx, family)
    version = Math.max(version, latest.version)
    for (const at of [latest.produced, producedAt(header)]) if (at > produced) produced = at
  }
  return { version: version + 1, produced: isoOf(produced) + zone }
}

/** `YYYY-MM-DDhhmmssfff`, as messages have it, as a local instant. */
const isoOf = (produced: string): string =>
  `${produced.slice(0, 10)}T${produced.slice(10, 12)}:${produced.slice(12, 14)}:${produced.slice(14, 16)}.${produced.slice(16, 19)}`

/** An instant as local to the games, without the zone. */
export const localIso = (ms: number, offset: number): string =>
  new Date(ms + offset * 60_000).toISOString().slice(0, 23)

/** `-180` → `-03:00`. */
export function zoneOf(offset: number): string {
  const [hours, rest] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  return `${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}
