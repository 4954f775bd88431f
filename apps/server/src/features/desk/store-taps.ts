import { isDeepStrictEqual } from 'node:util'
import { DESK_DEVICE_FORGOTTEN_MS, TapDraft, type TapFault, type TapsBody, type TapsTaken } from '@games/contract'
import type { Tap } from '@games/domain/scoring/index'
import type { ClientBase } from 'pg'
import type { z } from 'zod/mini'
import {
  closeDevice,
  type DeskRow,
  gapRows,
  hearDevice,
  holdUnits,
  insertTaps,
  keepOpened,
  lastOf,
  type LoadRow,
  loadOf,
  lockDesk,
  placedTaps,
  raiseHead,
  sameTaps,
  tapRows,
} from './desk.queries.ts'
import { type DeskEntry, deskEntries, listOfVersion } from './opened.ts'
import { placed, Places, targetOf } from './places.ts'
import { devicesOf, feedOf, presentDevices, presentFeed, presentSent, presentTap, stateOf } from './present.ts'
import { PREPARING } from './preparing.ts'
import { letIn, standingOf, type Worker } from './workers.ts'

/**
 * Taps that are kept of a unit, undos among them, and bytes of all: each sending plays all of them again. `again`: how many taps undos and
 * changes of the rules may have played once more, each all of those since the deed.
 */
export const MOST_OF_A_UNIT = { taps: 3_000, undos: 500, bytes: 4 * 1024 * 1024, again: 60_000 }
/**
 * Taps of a unit that are kept of one link or account, whether they count or not: whoever fills it with what is refused leaves room for another
 * to go on.
 */
export const MOST_OF_ONE = 2_500
/** A device's number is at most so far above its last: what is missing between is told to every device. */
export const MOST_AHEAD = 5_000

type Body = z.output<typeof TapsBody>

/**
 * Stores taps once each, in the order in which they came, and says what others tapped. Whatever is refused is refused by name and by itself.
 * Throws ApiFailure where somebody may not score the unit.
 */
export async function storeTaps(
  tx: ClientBase,
  worker: Worker,
  unit: string,
  body: Body,
  now: number,
): Promise<{ view: TapsTaken; isNew: boolean }> {
  const before = (await deskEntries(tx, [unit])).get(unit)
  if (!before) throw new Error(`unit ${unit} was not looked up`)
  const { planned } = before
  await letIn(tx, worker, unit, planned, (before.desk?.head ?? 0) > 0)
  const { stored, refused, desk } = body.taps.length === 0 ? NOTHING : await keep(tx, worker, before, body)
  if (body.open === false) {
    await holdUnits(tx, [unit], worker.by)
    await closeDevice(tx, unit, body.device)
  } else
    await hearDevice(
      tx,
      {
        unit,
        device: body.device,
        name: body.deviceName ?? null,
        by: worker.by,
        accountId: worker.accountId,
        takesOver: body.takeOver ?? false,
      },
      DESK_DEVICE_FORGOTTEN_MS,
    )
  const entry = desk ? before.withDesk(desk) : before
  const view: TapsTaken = {
    stored,
    refused,
    taps: (await tapRows(tx, [unit], body.after)).map((row) => presentTap(row, worker)),
    head: entry.desk?.head ?? 0,
    missing: await gapRows(tx, unit),
    state: stateOf(entry),
    standing: standingOf(worker, planned),
    listVersion: entry.listVersion,
    open: presentDevices(await devicesOf(tx, [unit]), worker),
    feed: presentFeed((await feedOf(tx, [unit])).get(unit), entry.desk),
    sent: presentSent(entry.desk),
    now,
  }
  return { view, isNew: desk !== null }
}

const bytesOf = (tap: Tap): number => Buffer.byteLength(JSON.stringify(tap))

const isFull = ({ taps, undos, bytes, own }: LoadRow, tap: Tap): boolean =>
  taps >= MOST_OF_A_UNIT.taps ||
  own >= MOST_OF_ONE ||
  (tap.kind === 'undo' && undos >= MOST_OF_A_UNIT.undos) ||
  bytes + bytesOf(tap) > MOST_OF_A_UNIT.bytes

/** So many taps can be neither too many, nor too many undos, nor too many bytes, whatever is in each (MAX_TAP_VALUE_BYTES). */
const FAR_FROM_FULL = 400
const NO_LOAD: LoadRow = { taps: 0, undos: 0, bytes: 0, own: 0, last: 0 }

const NOTHING = { stored: [], refused: [], desk: null }

async function keep(
  tx: ClientBase,
  worker: Worker,
  entry: DeskEntry,
  { device, taps: sent, listVersion }: Body,
): Promise<{ stored: TapsTaken['stored']; refused: TapsTaken['refused']; desk: DeskRow | null }> {
  const { unit, rules } = entry
  const desk = await lockDesk(tx, unit.code)
  const list = listVersion === undefined ? unit : await listOfVersion(tx, { ...entry, desk }, listVersion)
  const refused: { id: string; why: TapFault }[] = []
  const drafts: Tap[] = []
  for (const one of sent) {
    const { success, data } = TapDraft.safeParse(one)
    const why: TapFault | null = !success
      ? 'malformed'
      : data.unit !== unit.code
        ? 'other-unit'
        : data.device !== device
          ? 'other-device'
          : null
    if (why === null && data) drafts.push(data as Tap)
    else refused.push({ id: one.id, why: why ?? 'malformed' })
  }
  const same = await sameTaps(
    tx,
    unit.code,
    device,
    drafts.map(({ id }) => id),
    drafts.map(({ seq }) => seq),
  )
  const byId = new Map(same.map((row) => [row.tap.id, row]))
  const bySeq = new Map(same.flatMap((row) => (row.tap.device === device ? [[row.tap.seq, row] as const] : [])))
  const stored: { id: string; stored: number }[] = []
  const added: { stored: number; tap: Tap }[] = []
  const isFarFromFull = desk.head + drafts.length <= FAR_FROM_FULL
  const load = isFarFromFull
    ? { ...NO_LOAD, last: await lastOf(tx, unit.code, device) }
    : await loadOf(tx, unit.code, device, worker.by)
  const playsAgain = drafts.some(({ kind }) => kind === 'undo' || kind === 'rules')
  const places = new Places(
    playsAgain
      ? await placedTaps(
          tx,
          unit.code,
          drafts.flatMap((tap) => targetOf(tap) ?? []),
        )
      : [],
  )
  const needsAPerson = (tap: Tap): boolean =>
    worker.kind === 'link' &&
    rules.secondPerson &&
    (tap.kind === 'official' || places.kindOf(targetOf(tap)) === 'official')
  let head = desk.head
  for (const tap of drafts) {
    const known = byId.get(tap.id)
    if (known) {
      // what is stored went through JSON as this did
      if (isDeepStrictEqual(known.tap, tap)) stored.push({ id: tap.id, stored: known.stored })
      else refused.push({ id: tap.id, why: 'same-id-other-content' })
      continue
    }
    const why: TapFault | null = bySeq.has(tap.seq)
      ? 'same-number-other-tap'
      : list === null
        ? 'other-list'
        : needsAPerson(tap)
          ? 'needs-a-person'
          : tap.seq > load.last + MOST_AHEAD
            ? 'number-far-off'
            : isFull(load, tap) || places.wouldBe(placed(tap, head + 1)) > MOST_OF_A_UNIT.again
              ? 'too-many'
              : null
    if (why !== null) {
      refused.push({ id: tap.id, why })
      continue
    }
    head += 1
    places.add(placed(tap, head))
    load.taps += 1
    load.own += 1
    load.undos += Number(tap.kind === 'undo')
    load.bytes += bytesOf(tap)
    load.last = Math.max(load.last, tap.seq)
    const row = { unit: unit.code, stored: head, tap, by: worker.by }
    byId.set(tap.id, row)
    bySeq.set(tap.seq, row)
    added.push({ stored: head, tap })
    stored.push({ id: tap.id, stored: head })
  }
  if (added.length === 0) return { stored, refused, desk: null }
  if (!desk.begun && list !== null) {
    const { ruleSet, limits, secondPerson } = rules
    await keepOpened(tx, unit.code, { list, ruleSet, limits, secondPerson })
  }
  await insertTaps(tx, unit.code, worker.by, added)
  const begins = added.some(({ tap: { kind } }) => !PREPARING.has(kind))
  return { stored, refused, desk: await raiseHead(tx, unit.code, head, begins) }
}
