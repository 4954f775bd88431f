import { isDecided, PLACEHOLDERS } from '@games/domain'
import { type OdfMessage, producedAt, readOdf } from '@games/odf'
import { LRUCache } from 'lru-cache'
import { isCorrection } from '../../facts/is-correction.ts'
import { contenders, hasEarlierOfficial } from '../../facts/precedence.ts'
import type { Reading } from '../../facts/reading.ts'
import type { MedalList } from './medals.queries.ts'
import { bodiesOf, medalDays, type SentMedallists, sentMedallists } from './medal-table-at.queries.ts'

/** Messages read before, by the digest of their bytes, which never change: a large games has some 330 lists, of two versions or three. */
const MOST_READ = 1_500
const readBefore = new LRUCache<string, OdfMessage>({ max: MOST_READ })

/**
 * The medallists in force when a moment (`YYYY-MM-DDhhmmssfff`) was now: read from the messages themselves as they came, so that
 * corrected and invalidated ones are in it as long as they stood. What came late counts as what it says it was produced at, and days are
 * those of today's schedule.
 */
export async function pastMedalLists(tx: Reading, scope: string, upTo: string): Promise<MedalList[]> {
  const inForce = [...Map.groupBy(await sentMedallists(tx, scope, upTo), (one) => one.key).values()].flatMap(standing)
  const messages = await readMedallists(
    tx,
    inForce.map(({ sent }) => sent.digest),
  )
  const lists = inForce.map(({ sent, afterOfficial }) => ({ message: messages.get(sent.digest), afterOfficial }))
  const units = [...messages.values()].flatMap(({ body }) =>
    body.kind === 'medallists' ? body.medals.flatMap(({ unit }) => unit ?? []) : [],
  )
  const days = await medalDays(tx, units, [...messages.values()].map(eventOf))
  return lists.flatMap(({ message, afterOfficial }): MedalList[] => {
    if (message?.body.kind !== 'medallists') return []
    const { header, notes, body } = message
    const event = eventOf(message)
    return [
      {
        event,
        produced: producedAt(header),
        notes,
        corrected: isCorrection(header, notes, afterOfficial),
        status: header.resultStatus,
        decided: isDecided(
          body.medals.flatMap(({ medal, competitors }) => competitors.map(({ code }) => ({ medal, competitor: code }))),
        ),
        medals: body.medals.flatMap(({ medal, date, unit, competitors }) =>
          competitors
            .filter(({ code }) => !PLACEHOLDERS.has(code))
            .map((fact) => ({
              event,
              medal,
              competitor: fact.code,
              organisation: fact.organisation,
              day: (unit === null ? undefined : days.ofUnit.get(unit)) ?? date ?? days.ofEvent.get(event) ?? null,
              unit,
              fact,
            })),
        ),
      },
    ]
  })
}

const eventOf = ({ header }: OdfMessage): string => header.documentCode.slice(0, 22)

/** Of the messages of one key, best first, the one in force; none where all were invalidated. */
function standing(
  sent: readonly SentMedallists[],
): { readonly sent: SentMedallists; readonly afterOfficial: boolean }[] {
  const [best] = contenders(sent)
  return best ? [{ sent: best, afterOfficial: hasEarlierOfficial(sent, best.version) }] : []
}

/** Messages of medallists by the digests of their bytes. */
export async function readMedallists(
  tx: Reading,
  digests: readonly string[],
): Promise<ReadonlyMap<string, OdfMessage>> {
  const unread = digests.filter((digest) => !readBefore.has(digest))
  const fresh = unread.length > 0 ? await bodiesOf(tx, unread) : new Map<string, Uint8Array>()
  const messages = new Map<string, OdfMessage>()
  for (const digest of digests) {
    const body = fresh.get(digest)
    const message = body ? messageIn(digest, body) : readBefore.get(digest)
    if (message) messages.set(digest, message)
  }
  for (const [digest, message] of messages) readBefore.set(digest, message)
  return messages
}

function messageIn(digest: string, body: Uint8Array): OdfMessage {
  const read = readOdf(body)
  if (!read.ok) throw new Error(`message ${digest} was read before and cannot be read now: ${read.error.reason}`)
  return read.value
}
