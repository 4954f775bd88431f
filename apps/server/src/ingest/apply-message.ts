import { setImmediate } from 'node:timers/promises'
import {
  bulkFamilyOf,
  isUpdate,
  type OdfHeader,
  type OdfMessage,
  producedAt,
  readOdfWithPauses,
  replacementKey,
  UNDERSTOOD_TYPES,
} from '@games/odf'
import type { ClientBase } from 'pg'
import { isCorrection } from '../facts/is-correction.ts'
import { contenders, hasEarlierOfficial, isVoid } from '../facts/precedence.ts'
import { type InForce, nothingTouched, type Touched } from './facts.ts'
import * as inbox from './inbox.queries.ts'
import { applyUpdate, replaceFamily } from './projectors/family.ts'
import { familyProjectors, replacedProjectors } from './projectors/registry.ts'
import { isRetold } from './projectors/schedule.ts'
import { setGamesClock } from './set-games-clock.queries.ts'

/** While a large message is read, requests are answered in between. */
const othersTurn = (): Promise<void> => setImmediate()

/** What the server it runs on decides about messages. */
export interface IngestPolicy {
  /** Messages with FeedFlag T are refused unless this is a demonstration (ODF §1). */
  readonly acceptTestFeed: boolean
  /** The games' clock follows the feed's keep-alives (the simulator's); in production time is real. */
  readonly followFeedClock: boolean
  /** The rules by which everything derived must have been made; absent where it may be of any, as in development. */
  readonly rules?: string | undefined
}

/**
 * Decides one message against everything in the inbox and brings the facts in line (ODF §2). The outcome depends on the set of
 * messages only, never on the order of their arrival. Gives what has to be derived again.
 */
export async function applyMessage(
  tx: ClientBase,
  pending: inbox.InboxMessage,
  policy: IngestPolicy,
): Promise<Touched> {
  const touched = nothingTouched()
  const first = await inbox.firstWithDigest(tx, pending)
  if (first) {
    await inbox.settle(tx, pending.id, { verdict: 'duplicate', reason: `the same bytes as message ${first.id}` })
    return touched
  }
  const read = await readOdfWithPauses(pending.body, othersTurn)
  if (!read.ok) {
    const { kind, reason, header } = read.error
    await inbox.settle(tx, pending.id, {
      verdict: 'rejected',
      reason: `${kind}: ${reason}`,
      ...(header ? { header } : {}),
    })
    return touched
  }
  const message = read.value
  const { header, body, warnings } = message
  const arrived: Arrived = {
    id: pending.id,
    digest: pending.digest,
    message,
    settle: (verdict, reason) =>
      inbox.settle(tx, pending.id, {
        verdict,
        header,
        warnings,
        bare: body.kind === 'bare',
        ...(reason === undefined ? {} : { reason }),
      }),
  }
  const refusal = await refusalOf(tx, header, policy)
  if (refusal) await arrived.settle('rejected', refusal)
  else if (body.kind === 'keep-alive') {
    if (body.clock && policy.followFeedClock) await setGamesClock(tx, body.clock, pending.receivedAt, header.source)
    await arrived.settle('kept')
  } else if (!(UNDERSTOOD_TYPES as readonly string[]).includes(header.documentType)) await arrived.settle('kept')
  else await decide(tx, arrived, touched)
  return touched
}

/** A readable message on its way to a verdict. */
interface Arrived {
  readonly id: number
  readonly digest: string
  readonly message: OdfMessage
  readonly settle: (verdict: inbox.Verdict, reason?: string) => Promise<void>
}

/** Why a readable message is refused, or null. A server holds one competition: the first message's. */
async function refusalOf(tx: ClientBase, header: OdfHeader, policy: IngestPolicy): Promise<string | null> {
  if (header.feedFlag === 'T' && !policy.acceptTestFeed) return 'test-feed: FeedFlag is T and this is no test server'
  const held = await inbox.holdCompetition(tx, header.competitionCode)
  return held === header.competitionCode
    ? null
    : `other-competition: this server holds ${held}, the message is of ${header.competitionCode}`
}

async function decide(tx: ClientBase, arrived: Arrived, touched: Touched): Promise<void> {
  const { header, body } = arrived.message
  const entries = await inbox.entriesOfKey(tx, replacementKey(header))
  if (body.kind === 'bare') await invalidate(tx, arrived, entries, touched)
  else if (isVoid(entries, header.version)) {
    await arrived.settle('voided', 'its source had invalidated this version before it came')
    // what was taken for an empty bulk of teams was this message's invalidation
    if (header.documentType === 'DT_PARTIC_TEAMS') await settleFamily(tx, header, touched)
  } else if (isUpdate(header.documentType)) await applyFamilyUpdate(tx, arrived, touched)
  else await applyIfNewest(tx, arrived, entries, touched)
  touchHistory(header, touched)
}

/** What is shown of the past is read from the messages themselves, be they in force or not: a late one changes it as well. */
function touchHistory({ documentType, documentCode }: OdfHeader, touched: Touched): void {
  if (documentType === 'DT_RESULT') touched.units.add(documentCode)
  if (documentType === 'DT_MEDALLISTS') touched.medalEvents.add(documentCode.slice(0, 22))
  if (documentType === 'DT_SCHEDULE') touched.programmesRetold = true
}

/** A message without Competition (ODF §2.5): its key and version are void; what then is newest comes into force. */
async function invalidate(
  tx: ClientBase,
  arrived: Arrived,
  entries: readonly inbox.InboxEntry[],
  touched: Touched,
): Promise<void> {
  const { header } = arrived.message
  await arrived.settle('applied')
  const voided = contenders(entries).filter((e) => e.version === header.version)
  await inbox.settleAll(tx, idsOf(voided), 'voided', `invalidated by message ${arrived.id}`)
  if (bulkFamilyOf(header.documentType)) await settleFamily(tx, header, touched)
  else await settleKey(tx, header, touched)
}

/** A message of a replaced type or a bulk: in force when it is the newest of its key, else kept as superseded. */
async function applyIfNewest(
  tx: ClientBase,
  arrived: Arrived,
  entries: readonly inbox.InboxEntry[],
  touched: Touched,
): Promise<void> {
  const { id, digest, message } = arrived
  const { header } = message
  const rivals = contenders(entries)
  const order = inbox.orderOf(header.version, producedAt(header), digest)
  const newer = rivals.find((r) => r.order > order)
  if (newer) {
    await arrived.settle('superseded', `message ${newer.id} is newer (version ${newer.version})`)
    // an earlier OFFICIAL that comes late makes what is in force a correction
    if (header.resultStatus === 'OFFICIAL') await settleKey(tx, header, touched)
    return
  }
  await arrived.settle('applied')
  const older = rivals.filter((r) => r.verdict === 'applied')
  await inbox.settleAll(tx, idsOf(older), 'superseded', `message ${id} is newer (version ${header.version})`)
  if (bulkFamilyOf(header.documentType)) await settleFamily(tx, header, touched)
  else {
    const projector = replacedProjectors[header.documentType]
    if (!projector) return
    if (older.length > 0) await projector.clear(tx, replacementKey(header), touched)
    await projector.write(tx, inForce(id, digest, message, hasEarlierOfficial(entries, header.version)), touched)
  }
}

/** An update (ODF §2.3): its elements replace those of the same code, unless a later bulk has discarded it. */
async function applyFamilyUpdate(tx: ClientBase, arrived: Arrived, touched: Touched): Promise<void> {
  const { id, digest, message } = arrived
  const family = bulkFamilyOf(message.header.documentType)
  if (!family) return
  const bulk = await bulkInForce(tx, message.header)
  if (family === 'schedule' && (await isRetold(tx, message.header))) touched.programmesRetold = true
  if (bulk && producedAt(message.header) < bulk.produced) {
    await arrived.settle('superseded', `bulk message ${bulk.id} came after it`)
    return
  }
  await arrived.settle('applied')
  await applyUpdate(tx, familyProjectors[family], inForce(id, digest, message, false), touched)
}

/**
 * Takes messages out of force as if they had never come (an import that is undone): what they had replaced or invalidated is in force again,
 * and what repeated them waits to be applied in their place. They stay in the inbox. Gives what has to be derived again.
 */
export async function withdrawMessages(tx: ClientBase, ids: readonly number[], reason: string): Promise<Touched> {
  const touched = nothingTouched()
  await inbox.settleAll(tx, ids, 'withdrawn', reason)
  await inbox.unsettleConsequences(tx, ids)
  const settled = new Set<string>()
  for (const id of ids) {
    const read = await readOdfWithPauses(await inbox.bodyOf(tx, id), othersTurn)
    if (!read.ok) throw new Error(`message ${id} was read before and cannot be read now: ${read.error.reason}`)
    const { header } = read.value
    const family = inbox.familyKeyOf(header)
    const scope = family ?? replacementKey(header)
    if (settled.has(scope)) continue
    settled.add(scope)
    if (family) await settleFamily(tx, header, touched)
    else await settleKey(tx, header, touched)
  }
  await inbox.releaseCompetition(tx)
  return touched
}

/** Puts the newest valid message of a replacement key in force, or nothing when there is none. */
async function settleKey(tx: ClientBase, header: OdfHeader, touched: Touched): Promise<void> {
  const projector = replacedProjectors[header.documentType]
  if (!projector) return
  const key = replacementKey(header)
  const entries = await inbox.entriesOfKey(tx, key)
  const [best, ...rest] = contenders(entries)
  await projector.clear(tx, key, touched)
  if (!best) return
  await inbox.settleAll(tx, [best.id], 'applied', null)
  await inbox.settleAll(
    tx,
    idsOf(rest.filter((r) => r.verdict === 'applied')),
    'superseded',
    `message ${best.id} is newer (version ${best.version})`,
  )
  await projector.write(tx, await reread(tx, best, hasEarlierOfficial(entries, best.version)), touched)
}

/** Brings a whole family in line: its bulk in force, then every update produced since. */
async function settleFamily(tx: ClientBase, header: OdfHeader, touched: Touched): Promise<void> {
  const family = bulkFamilyOf(header.documentType)
  const familyKey = inbox.familyKeyOf(header)
  if (!family || !familyKey) return
  if (family === 'schedule') touched.programmesRetold = true
  const bulk = await bulkInForce(tx, header)
  const updates = await inbox.familyUpdates(tx, familyKey)
  const standing = updates.filter((u) => !bulk || u.produced >= bulk.produced)
  const discarded = updates.filter((u) => bulk && u.produced < bulk.produced)
  await inbox.settleAll(tx, idsOf(standing.filter((u) => u.verdict !== 'applied')), 'applied', null)
  await inbox.settleAll(
    tx,
    idsOf(discarded.filter((u) => u.verdict === 'applied')),
    'superseded',
    `bulk message ${bulk?.id} came after it`,
  )
  if (bulk && bulk.verdict !== 'applied') await inbox.settleAll(tx, [bulk.id], 'applied', null)
  const content = bulk && !bulk.isBare ? await reread(tx, bulk, false) : null
  const later: InForce[] = []
  for (const update of standing) later.push(await reread(tx, update, false))
  await replaceFamily(tx, familyProjectors[family], header.documentCode.slice(0, 3), content, later, touched)
}

/**
 * The bulk in force of a message's family. For teams a bare message that invalidates nothing is an empty bulk (ODF §2.5): it then
 * stands among the bulks by its own version.
 */
async function bulkInForce(tx: ClientBase, header: OdfHeader): Promise<inbox.InboxEntry | null> {
  const familyKey = inbox.familyKeyOf(header)
  if (!familyKey) return null
  const bulks = await inbox.familyBulks(tx, familyKey)
  const withContent = new Set(bulks.filter((b) => !b.isBare).map((b) => b.version))
  const emptyCounts = bulkFamilyOf(header.documentType) === 'teams'
  const standing = bulks.filter((b) => (b.isBare ? emptyCounts && !withContent.has(b.version) : b.verdict !== 'voided'))
  return standing[0] ?? null
}

const idsOf = (entries: readonly inbox.InboxEntry[]): number[] => entries.map((e) => e.id)

async function reread(tx: ClientBase, entry: inbox.InboxEntry, corrected: boolean): Promise<InForce> {
  const read = await readOdfWithPauses(await inbox.bodyOf(tx, entry.id), othersTurn)
  if (!read.ok) throw new Error(`message ${entry.id} was read before and cannot be read now: ${read.error.reason}`)
  return inForce(entry.id, entry.order.split(' ')[2] ?? '', read.value, corrected)
}

function inForce(id: number, digest: string, message: OdfMessage, corrected: boolean): InForce {
  const { header } = message
  const produced = producedAt(header)
  const order = inbox.orderOf(header.version, produced, digest)
  return {
    id,
    header,
    message,
    key: replacementKey(header),
    produced,
    // every update stands above the bulk it followed
    precedence: `${isUpdate(header.documentType) ? 1 : 0} ${order}`,
    corrected: isCorrection(header, message.notes, corrected),
  }
}
