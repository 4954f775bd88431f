import type { Result } from '@games/domain'
import {
  bulkFamilyOf,
  isUpdate,
  type OdfError,
  type OdfHeader,
  type OdfMessage,
  producedAt,
  replacementKey,
  UNDERSTOOD_TYPES,
} from '@games/odf'
import type { ClientBase } from 'pg'
import { isCorrection } from '../facts/is-correction.ts'
import { contenders, hasEarlierOfficial, isVoid } from '../facts/precedence.ts'
import type { Batch } from './batch.ts'
import type { InForce, Touched } from './touched.ts'
import * as inbox from './inbox.queries.ts'
import type { Channel } from './channel.ts'
import { isProvisional } from './provisional-code.ts'
import { applyUpdate, replaceFamily } from './projectors/family.ts'
import { familyProjectors } from './projectors/registry.ts'
import { hasLaterUnits } from './projectors/schedule.ts'
import { readWithPauses } from './read-with-pauses.ts'
import { setGamesClock } from './set-games-clock.queries.ts'

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
 * messages only, never on the order of their arrival. `read` is null where the same bytes came before.
 */
export async function applyMessage(
  batch: Batch,
  pending: inbox.InboxMessage,
  read: Result<OdfError, OdfMessage> | null,
  policy: IngestPolicy,
): Promise<void> {
  const { tx, ledger } = batch
  if (!read) {
    ledger.settle(pending, { verdict: 'duplicate', reason: `the same bytes as message ${ledger.firstOf(pending)}` })
    return
  }
  if (!read.ok) {
    const { kind, reason, header } = read.error
    ledger.settle(pending, { verdict: 'rejected', reason: `${kind}: ${reason}`, ...(header ? { header } : {}) })
    return
  }
  const message = read.value
  const { header, body, warnings } = message
  const arrived: Arrived = {
    id: pending.id,
    digest: pending.digest,
    message,
    settle: (verdict, reason) =>
      ledger.settle(pending, {
        verdict,
        header,
        warnings,
        bare: body.kind === 'bare',
        ...(reason === undefined ? {} : { reason }),
      }),
  }
  const refusal = await refusalOf(batch, header, pending.channel, policy)
  if (refusal) arrived.settle('rejected', refusal)
  else if (body.kind === 'keep-alive') {
    if (body.clock && policy.followFeedClock) await setGamesClock(tx, body.clock, pending.receivedAt, header.source)
    arrived.settle('kept')
  } else if (!(UNDERSTOOD_TYPES as readonly string[]).includes(header.documentType)) arrived.settle('kept')
  else await decide(batch, arrived)
}

/** A readable message on its way to a verdict. */
interface Arrived {
  readonly id: number
  readonly digest: string
  readonly message: OdfMessage
  readonly settle: (verdict: inbox.Verdict, reason?: string) => void
}

/** Why a readable message is refused, or null. A server holds one competition: that of the first message that names one. */
async function refusalOf(
  { ledger }: Batch,
  header: OdfHeader,
  channel: Channel,
  policy: IngestPolicy,
): Promise<string | null> {
  if (header.feedFlag === 'T' && !policy.acceptTestFeed) return 'test-feed: FeedFlag is T and this is no test server'
  const stored = await ledger.rememberCompetition(header.competitionCode)
  if (stored === null) return `demo-over: the demo of ${header.competitionCode} was wiped here`
  return stored === header.competitionCode || isProvisional(header.competitionCode, channel)
    ? null
    : `other-competition: this server holds ${stored}, the message is of ${header.competitionCode}`
}

async function decide(batch: Batch, arrived: Arrived): Promise<void> {
  const { header, body } = arrived.message
  const entries = await batch.ledger.entriesOfKey(header)
  if (body.kind === 'bare') await invalidate(batch, arrived, entries)
  else if (isVoid(entries, header.version)) {
    arrived.settle('voided', 'its source had invalidated this version before it came')
    // what was taken for an empty bulk of teams was this message's invalidation
    if (header.documentType === 'DT_PARTIC_TEAMS') await settleFamily(batch, header)
  } else if (isUpdate(header.documentType)) await applyFamilyUpdate(batch, arrived)
  else await applyIfNewest(batch, arrived, entries)
  batch.touch((touched) => touchHistory(header, touched))
}

/** What is shown of the past is read from the messages themselves, be they in force or not: a late one changes it as well. */
function touchHistory({ documentType, documentCode }: OdfHeader, touched: Touched): void {
  if (documentType === 'DT_RESULT') touched.units.add(documentCode)
  if (documentType === 'DT_MEDALLISTS') touched.medalEvents.add(documentCode.slice(0, 22))
  if (documentType === 'DT_SCHEDULE') touched.programmesRestated = true
}

function restateProgrammes(touched: Touched): void {
  touched.programmesRestated = true
}

/** A message without Competition (ODF §2.5): its key and version are void; what then is newest comes into force. */
async function invalidate(batch: Batch, arrived: Arrived, entries: readonly inbox.InboxEntry[]): Promise<void> {
  const { header } = arrived.message
  arrived.settle('applied')
  const voided = contenders(entries).filter((e) => e.version === header.version)
  batch.ledger.settleAll(idsOf(voided), 'voided', `invalidated by message ${arrived.id}`)
  if (bulkFamilyOf(header.documentType)) await settleFamily(batch, header)
  else await settleKey(batch, header)
}

/** A message of a replaced type or a bulk: in force when it is the newest of its key, else stored as superseded. */
async function applyIfNewest(batch: Batch, arrived: Arrived, entries: readonly inbox.InboxEntry[]): Promise<void> {
  const { id, digest, message } = arrived
  const { header } = message
  const rivals = contenders(entries)
  const order = inbox.orderOf(header.version, producedAt(header), digest)
  const newer = rivals.find((r) => r.order > order)
  if (newer) {
    arrived.settle('superseded', `message ${newer.id} is newer (version ${newer.version})`)
    // an earlier OFFICIAL that arrives late makes what is in force a correction
    if (header.resultStatus === 'OFFICIAL') await settleKey(batch, header)
    return
  }
  arrived.settle('applied')
  const older = rivals.filter((r) => r.verdict === 'applied')
  batch.ledger.settleAll(idsOf(older), 'superseded', `message ${id} is newer (version ${header.version})`)
  if (bulkFamilyOf(header.documentType)) await settleFamily(batch, header)
  else {
    const from = inForce(id, digest, message, hasEarlierOfficial(entries, header.version))
    await batch.replace(header.documentType, from.key, from, older.length > 0)
  }
}

/** An update (ODF §2.3): its elements replace those of the same code, unless a later bulk has discarded it. */
async function applyFamilyUpdate(batch: Batch, arrived: Arrived): Promise<void> {
  const { id, digest, message } = arrived
  const family = bulkFamilyOf(message.header.documentType)
  if (!family) return
  const bulk = await bulkInForce(batch, message.header)
  if (family === 'schedule' && (await isRestated(batch, message.header))) batch.touch(restateProgrammes)
  if (bulk && producedAt(message.header) < bulk.produced) {
    arrived.settle('superseded', `bulk message ${bulk.id} came after it`)
    return
  }
  arrived.settle('applied')
  const units = message.body.kind === 'schedule' ? message.body.units.map(({ code }) => code) : []
  await batch.changeFamily(family, units, (touched) =>
    applyUpdate(batch.tx, familyProjectors[family], inForce(id, digest, message, false), touched),
  )
}

/** Whether the discipline's schedule has something produced later, an empty bulk too: an update after it changes what was in force before. */
async function isRestated({ tx, ledger }: Batch, header: OdfHeader): Promise<boolean> {
  const produced = producedAt(header)
  const bulks = await ledger.bulksOf(header)
  return bulks.some((bulk) => bulk.produced > produced) || hasLaterUnits(tx, header.documentCode.slice(0, 3), produced)
}

/**
 * Takes messages out of force as if they had never arrived (an import that is undone): what they had replaced or invalidated is in force again,
 * and what repeated them waits to be applied in their place. They stay in the inbox.
 */
export async function withdrawMessages(batch: Batch, ids: readonly number[], reason: string): Promise<void> {
  const { tx, ledger } = batch
  ledger.settleAll(ids, 'withdrawn', reason)
  await ledger.write()
  await inbox.unsettleConsequences(tx, ids)
  const settled = new Set<string>()
  for (const id of ids) {
    const read = await readWithPauses(await inbox.bodyOf(tx, id))
    if (!read.ok) throw new Error(`message ${id} was read before and cannot be read now: ${read.error.reason}`)
    const { header } = read.value
    batch.touch((touched) => touchHistory(header, touched))
    const family = inbox.familyKeyOf(header)
    const scope = family ?? replacementKey(header)
    if (settled.has(scope)) continue
    settled.add(scope)
    if (family) await settleFamily(batch, header)
    else await settleKey(batch, header)
  }
  await ledger.write()
  await inbox.forgetCompetition(tx)
}

/** Puts the newest valid message of a replacement key in force, or nothing when there is none. */
async function settleKey(batch: Batch, header: OdfHeader): Promise<void> {
  const { ledger } = batch
  const key = replacementKey(header)
  const entries = await ledger.entriesOfKey(header)
  const [best, ...rest] = contenders(entries)
  if (!best) {
    await batch.replace(header.documentType, key, null, true)
    return
  }
  ledger.settleAll([best.id], 'applied', null)
  ledger.settleAll(
    idsOf(rest.filter((r) => r.verdict === 'applied')),
    'superseded',
    `message ${best.id} is newer (version ${best.version})`,
  )
  const from = await reread(batch.tx, best, hasEarlierOfficial(entries, best.version))
  await batch.replace(header.documentType, key, from, true)
}

/** Derives a whole family's facts again: its bulk in force, then every update produced since. */
async function settleFamily(batch: Batch, header: OdfHeader): Promise<void> {
  const { tx, ledger } = batch
  const family = bulkFamilyOf(header.documentType)
  const familyKey = inbox.familyKeyOf(header)
  if (!family || !familyKey) return
  if (family === 'schedule') batch.touch(restateProgrammes)
  const bulk = await bulkInForce(batch, header)
  const updates = await ledger.updatesOf(familyKey)
  const standing = updates.filter((u) => !bulk || u.produced >= bulk.produced)
  const discarded = updates.filter((u) => bulk && u.produced < bulk.produced)
  ledger.settleAll(idsOf(standing.filter((u) => u.verdict !== 'applied')), 'applied', null)
  ledger.settleAll(
    idsOf(discarded.filter((u) => u.verdict === 'applied')),
    'superseded',
    `bulk message ${bulk?.id} came after it`,
  )
  if (bulk && bulk.verdict !== 'applied') ledger.settleAll([bulk.id], 'applied', null)
  const content = bulk && !bulk.isBare ? await reread(tx, bulk, false) : null
  const later: InForce[] = []
  for (const update of standing) later.push(await reread(tx, update, false))
  await batch.changeFamily(family, null, (touched) =>
    replaceFamily(tx, familyProjectors[family], header.documentCode.slice(0, 3), content, later, touched),
  )
}

/**
 * The bulk in force of a message's family. For teams a bare message that invalidates nothing is an empty bulk (ODF §2.5): it then
 * stands among the bulks by its own version.
 */
async function bulkInForce({ ledger }: Batch, header: OdfHeader): Promise<inbox.InboxEntry | null> {
  const bulks = await ledger.bulksOf(header)
  const withContent = new Set(bulks.filter((b) => !b.isBare).map((b) => b.version))
  const emptyCounts = bulkFamilyOf(header.documentType) === 'teams'
  const standing = bulks.filter((b) => (b.isBare ? emptyCounts && !withContent.has(b.version) : b.verdict !== 'voided'))
  return standing[0] ?? null
}

const idsOf = (entries: readonly inbox.InboxEntry[]): number[] => entries.map((e) => e.id)

async function reread(tx: ClientBase, entry: inbox.InboxEntry, corrected: boolean): Promise<InForce> {
  const read = await readWithPauses(await inbox.bodyOf(tx, entry.id))
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
