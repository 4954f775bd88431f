import { setTimeout } from 'node:timers/promises'
import type { PlannedPush, Waiting } from '@games/domain/notifications/plan-pushes'
import { planPushes } from '@games/domain/notifications/plan-pushes'
import { channelOf, type PushedNotification } from '@games/domain/notifications/pushed'
import { quietUntil } from '@games/domain/notifications/quiet'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import {
  deleteSubscriptions,
  type DueDelivery,
  type DueDevice,
  type Gone,
  paceDevices,
  type Postponed,
  postpone,
  type PutOff,
  putOff,
  type Settled,
  settle,
  takeDue,
} from './deliveries.queries.ts'
import { LONGEST_WAIT } from './left-alone.ts'
import type { PushSender, Sent, ToSend } from './push-sender.ts'

/** Devices taken at a time. */
const MOST_AT_ONCE = 500
/** Nobody else sends it for so long; a server that ends in between leaves it to others then. */
const TAKEN_SECONDS = 60
/** Between two notifications to one device: what comes meanwhile goes together. */
const PACE_SECONDS = 10
/** After which nobody needs it, seconds; a start's is until it begins. */
const DAY_SECONDS = 86_400
/** Bytes of what a push service takes (RFC 8030 §7.2: 4,096 encrypted). */
const MOST_BYTES = 3_000
const LIMIT_MS = 20_000
const LONGEST_NOTE_MS = 10_000
/** Failures in a row until a device is given up: about three days. */
const MOST_FAILURES = 16

export interface SendOptions {
  readonly sender: PushSender
  readonly keys: ToSend['keys']
  /** Epoch milliseconds. */
  readonly now: () => number
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  readonly onError: (error: unknown) => void
}

interface Outgoing {
  readonly device: DueDevice
  readonly planned: PlannedPush
  readonly deliveries: readonly DueDelivery[]
}

/** Sends what is due, to so many devices as are taken at a time. Gives how many were: 0 where nothing was due. */
export async function sendDue(pool: Pool, { sender, keys, now, gamesNow, onError }: SendOptions): Promise<number> {
  const { devices, deliveries } = await transaction(pool, (tx) => takeDue(tx, MOST_AT_ONCE, TAKEN_SECONDS), {
    limitMs: LIMIT_MS,
  })
  if (devices.length === 0) return 0
  const byDevice = Map.groupBy(deliveries, ({ subscription_id: id }) => id)
  const settled: Settled[] = []
  const later: Postponed[] = []
  const outgoing: Outgoing[] = []
  for (const device of devices) {
    const due = byDevice.get(device.id) ?? []
    const wanted = due.filter((one) => isWanted(one, device, gamesNow()))
    const quiet = quietUntil(now(), device.time_zone, quietOf(device))
    // a start that is past when the night ends is told to nobody
    const past = quiet === null ? [] : wanted.filter((one) => isPastBy(one, quiet - now(), gamesNow()))
    const told = wanted.filter((one) => !past.includes(one) && (quiet === null || isEmergency(one)))
    settled.push(...due.filter((one) => !wanted.includes(one) || past.includes(one)).map(unsaid))
    if (quiet !== null)
      later.push(
        ...wanted
          .filter((one) => !past.includes(one) && !told.includes(one))
          .map(({ subscription_id, about }) => ({
            subscription_id,
            about,
            seconds: Math.max(1, (quiet - now()) / 1_000),
          })),
      )
    const plan = planPushes(told.map(waiting), {
      follows: new Set(device.follows),
      locale: device.locale,
      hidesResults: device.hides_results,
      gamesNow: gamesNow(),
    })
    const isUnsaid = new Set(plan.unsaid.map(({ about }) => about))
    settled.push(...told.filter(({ about }) => isUnsaid.has(about)).map(unsaid))
    for (const planned of plan.pushes) {
      const tells = new Set(planned.push.tells.map(({ about }) => about))
      outgoing.push({ device, planned, deliveries: told.filter(({ about }) => tells.has(about)) })
    }
  }
  // what is not sent is settled first: whatever becomes of the rest
  await transaction(
    pool,
    async (tx) => {
      await settle(tx, settled)
      await postpone(tx, later)
    },
    { limitMs: LIMIT_MS },
  )
  const sent = await sender.send(
    outgoing.map(({ device, planned, deliveries: own }, id) => toSend(id, device, planned, own, keys, now, gamesNow)),
  )
  await untilDone(() => transaction(pool, (tx) => noteSent(tx, outgoing, sent, onError), { limitMs: LIMIT_MS }))
  return devices.length
}

/** Tries again what a deadlock or a short outage keeps from being noted: what is not noted is sent a second time. */
async function untilDone(note: () => Promise<void>): Promise<void> {
  for (let wait = 100; ; wait *= 2) {
    try {
      return await note()
    } catch (error) {
      if (wait > LONGEST_NOTE_MS) throw error
      await setTimeout(wait)
    }
  }
}

/** Whether the device still wants it: switched off or followed no longer since, or past. */
function isWanted(
  { about, kind, facts, told_text, taken_other, keys }: DueDelivery,
  device: DueDevice,
  gamesNow: number,
): boolean {
  if (facts.kind === 'start')
    return about.endsWith(`.${device.lead}`) && gamesNow < facts.expected && overlaps(keys, device.follows)
  const isOn = {
    result: device.results,
    medal: device.medals,
    plan: device.lead !== null,
    message: device.messages,
    start: true,
  }[kind]
  // whoever was told something, or may have been, is told that it no longer stands
  return isOn && (kind === 'message' || told_text !== null || taken_other || overlaps(keys, device.follows))
}

const isPastBy = ({ facts }: DueDelivery, waitMs: number, gamesNow: number): boolean =>
  facts.kind === 'start' && facts.expected - gamesNow <= waitMs

const isEmergency = ({ facts }: DueDelivery): boolean => facts.kind === 'message' && facts.isEmergency

const overlaps = (keys: readonly string[], follows: readonly string[]): boolean => {
  const followed = new Set(follows)
  return keys.some((key) => followed.has(key))
}

const quietOf = ({ quiet_from: from, quiet_until: until }: DueDevice) =>
  from === null || until === null ? null : { from, until }

const unsaid = ({ subscription_id, about, revision }: DueDelivery): Settled => ({
  subscription_id,
  about,
  revision,
  text: null,
  print: null,
})

const waiting = ({
  about,
  revision,
  facts,
  print,
  base,
  told_text,
  told_print,
  taken_other,
}: DueDelivery): Waiting => ({
  about,
  revision,
  facts,
  print,
  base,
  told: told_text === null ? null : { text: told_text, print: told_print },
  isUnsure: taken_other,
})

function toSend(
  id: number,
  { endpoint, p256dh, auth }: DueDevice,
  { push }: PlannedPush,
  deliveries: readonly DueDelivery[],
  keys: ToSend['keys'],
  now: () => number,
  gamesNow: () => number,
): ToSend {
  const starts = deliveries.flatMap(({ facts }) => (facts.kind === 'start' ? [facts.expected - gamesNow()] : []))
  const isStart = starts.length === deliveries.length
  return {
    id,
    endpoint,
    p256dh,
    auth,
    payload: payloadOf({ ...push, at: now() }),
    channel: channelOf(push),
    isAgain: deliveries.every((one) => one.taken_again),
    ttl: isStart ? Math.max(1, Math.round(Math.max(...starts) / 1_000)) : DAY_SECONDS,
    urgency: isStart || deliveries.some(({ kind }) => kind === 'message' || kind === 'plan') ? 'high' : 'normal',
    keys,
  }
}

/** As JSON, its text cut where it would be too long for a push service. */
export function payloadOf(push: PushedNotification): string {
  const whole = JSON.stringify(push)
  const over = Buffer.byteLength(whole) - MOST_BYTES
  if (over <= 0) return whole
  const short = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
  return JSON.stringify({ ...push, title: short(push.title, 120), body: short(push.body, 300) })
}

async function noteSent(
  tx: Parameters<typeof settle>[0],
  outgoing: readonly Outgoing[],
  sent: readonly Sent[],
  onError: (error: unknown) => void,
): Promise<void> {
  const byId = new Map(sent.map((one) => [one.id, one]))
  const told: Settled[] = []
  const gone: Gone[] = []
  const faults = new Map<string, number>()
  const failed = new Map<number, PutOff>()
  const arrived = new Set<number>()
  for (const [at, { device, planned, deliveries }] of outgoing.entries()) {
    const answer = byId.get(at)
    if (!answer) continue
    // what a push service does not take for what it is will not be taken another time either
    const isRefused = answer.status === 400 || answer.status === 413
    if (isRefused) onError(new Error(`a push service refused a notification, ${answer.status}: ${answer.fault}`))
    if (isRefused || (answer.status >= 200 && answer.status < 300)) {
      arrived.add(device.id)
      const texts = new Map(planned.told.map(({ about, text }) => [about, text]))
      for (const { subscription_id, about, revision, print } of deliveries)
        told.push({ subscription_id, about, revision, text: isRefused ? null : (texts.get(about) ?? ''), print })
      continue
    }
    const since = answer.goneAt ?? null
    const isGivenUp = device.failures + 1 >= MOST_FAILURES
    if (isGivenUp || isGone(answer.status)) gone.push({ ...device, since: isGivenUp ? null : since })
    // one that was gone at a time may have come back since, and is tried again then
    if (!isGone(answer.status) || since !== null) {
      const before = failed.get(device.id)
      failed.set(device.id, {
        id: device.id,
        seconds: Math.max(before?.seconds ?? 0, waitAfter(device.failures, answer.retryAfter)),
        isUnsure: before?.isUnsure === true || answer.mayHaveArrived === true,
      })
    }
    // a browser’s endpoint that is no more is nobody’s fault; a token may be of another app or of one for development
    if (!isGone(answer.status) || device.p256dh === null) {
      const fault = `${serviceOf(device.endpoint)} answered ${answer.status}: ${answer.fault}`
      faults.set(fault, (faults.get(fault) ?? 0) + 1)
    }
  }
  await settle(tx, told)
  await paceDevices(
    tx,
    [...arrived].filter((id) => !failed.has(id)),
    PACE_SECONDS,
  )
  await deleteSubscriptions(tx, gone)
  await putOff(tx, [...failed.values()])
  for (const [fault, times] of faults) onError(new Error(`${fault} (${times} devices)`))
}

/** Whom a fault is told of. */
function serviceOf(endpoint: string): string {
  if (endpoint.startsWith('fcm:')) return 'Firebase Cloud Messaging'
  return endpoint.startsWith('apns:') ? 'Apple’s push service' : new URL(endpoint).host
}

/** The endpoint is no more. What is refused for our key or our clock (401, 403) is tried for days: it may be our fault. */
export const isGone = (status: number): boolean => status === 404 || status === 410

/** Seconds until a device is tried again: what its push service asks for, else twice as long each time. */
export const waitAfter = (failures: number, retryAfter: number | null): number =>
  Math.min(LONGEST_WAIT, Math.max(retryAfter ?? 0, 15 * 2 ** Math.min(failures, 12)))
