import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DeskMoves } from '@games/contract'
import { MATCH_DISCIPLINES } from '@games/domain/sports/plays/match-disciplines'
import { disciplineOf } from '@games/domain'
import type { Outcome, Tap } from '@games/domain/scoring/index'
import { isUpdate, type OdfMessage, type OdfUnit, writeOdf } from '@games/odf'
import { type DeskHeading, deskMessages, deskScheduleUpdate } from '@games/odf/desk/desk-messages'
import type { ClientBase } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { insertMessage } from '../../ingest/inbox.queries.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { competitionCode } from '../games/index.ts'
import { createTurns } from '../turns.ts'
import { movesOf } from './moves.ts'
import { type CourseSetting, FOLLOWED, followEvent, unreadOf } from './course.ts'
import { eventsToLookAt, lockCourse } from './course.queries.ts'
import {
  CALLED_OFF,
  type DeskRow,
  isDiscarded,
  listedNow,
  noteFollowed,
  noteLooked,
  noteSchedule,
  noteBegun,
  noteSent,
  plannedRows,
  takeDesk,
  tapRows,
  unitsToSend,
} from './desk.queries.ts'
import { type DeskEntry, deskEntries, eventOf } from './opened.ts'
import { feedOf, stateOf } from './present.ts'
import type { ReplayedUnit } from './replayed.ts'
import { createReplayer, type Replayer } from './replayer.ts'
import { stepBack, stepBackOf, type StepBackOptions } from './step-back.ts'
import { localIso, nextOf, SOURCE, zoneOf } from './versions.ts'

export interface SendOptions extends StepBackOptions {
  /** The games' time of an instant, both epoch milliseconds. */
  readonly gamesTime: (instant: number) => number
  /** The games' zone, minutes. */
  readonly utcOffset: () => number
  readonly today: () => string
  readonly now: () => number
  /** There are messages to apply. */
  readonly wake: () => void
  readonly onError: (error: unknown) => void
  /** How often what waits is looked for, milliseconds; null: when it is asked for. */
  readonly sweepMs?: number | null
}

/** Sends what comes of the taps, and what follows from it for the rest of an event. */
export interface Sender {
  /** Taps of a unit were stored: the first goes out at once, a burst of them together. */
  tapped(unit: string): void
  /** What a decision would move in the event of a unit; nothing of it is sent. */
  movesOf(unit: string, taps: readonly Tap[]): Promise<DeskMoves>
  /** Looks for whatever waits, also what a server that ended had stored and not sent. */
  sweep(): Promise<void>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Between two sendings of a unit, milliseconds: a follower sees no more. */
const APART_MS = 400
/** Codes of units are longer than those of events. */
const UNIT_LENGTH = 34
const SWEEP_MS = 5_000
const LIMIT_MS = 30_000
/** A list or the rules changed just now. */
const AGAIN_MS = 50
/** A unit that failed is left alone for so long, twice as long each time after it. */
const PARKED_MS = 5_000
const MOST_PARKED_MS = 600_000
/** Playing the taps of a unit again that takes longer is followed by a pause of five times as long: others are answered. */
const LONG_REPLAY_MS = 1_000
const PAUSE_OF_LONG = 5
/** Units looked at at the same time. */
const MOST_AT_ONCE = 4
const MOST_QUESTIONS_AT_ONCE = 1

export function startSender(options: SendOptions, replayer = createReplayer()): Sender {
  const { pool, now, onError, sweepMs = SWEEP_MS } = options
  const turns = createTurns({
    atOnce: MOST_AT_ONCE,
    mostWaiting: () => Number.POSITIVE_INFINITY,
    full: () => new Error('too many units wait to be looked at'),
  })
  /** Questions what a decision would move: however many are asked, no result waits for its turn behind them. */
  const questions = createTurns({
    atOnce: MOST_QUESTIONS_AT_ONCE,
    mostWaiting: () => Number.POSITIVE_INFINITY,
    full: () => new Error('too many questions wait'),
  })
  /** When units were looked at last. */
  const lastAt = new Map<string, number>()
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  /** Units that are left alone until then, and how often each has failed. */
  const parked = new Map<string, { readonly until: number; readonly failures: number }>()
  /** Events are looked at one after the other: this one comes last. */
  let lastEvent: Promise<void> | undefined
  let closed = false

  const look = async (code: string): Promise<void> => {
    lastAt.set(code, now())
    if (code.length < UNIT_LENGTH) await lookAtEvent(code)
    else await lookAtUnit(code)
  }
  const lookAtEvent = async (event: string): Promise<void> => {
    const isBack = await stepBackOf(event, options)
    const isSent = await transaction(pool, (tx) => follow(tx, event, options), { limitMs: LIMIT_MS })
    parked.delete(event)
    if (isBack || isSent) options.wake()
  }
  const lookAtUnit = async (unit: string): Promise<void> => {
    if (await stepBack(unit, options)) {
      options.wake()
      // one message has sides of several units: those of the others are sent again
      plan(eventOf(unit), 0)
    }
    const { done, replayMs } = await turns.inTurn(unit, async () => {
      const played = await play(unit, options, replayer)
      const looked = await transaction(pool, (tx) => lookAt(tx, unit, played, options), { limitMs: LIMIT_MS })
      return { done: looked, replayMs: played?.replayMs ?? 0 }
    })
    if (replayMs > LONG_REPLAY_MS) parked.set(unit, { until: now() + PAUSE_OF_LONG * replayMs, failures: 0 })
    else parked.delete(unit)
    if (done === 'other') return plan(unit, Math.max(AGAIN_MS, restOf(unit)))
    if (done === 'sent') options.wake()
  }
  const park = (unit: string): void => {
    const failures = (parked.get(unit)?.failures ?? 0) + 1
    parked.set(unit, { until: now() + Math.min(MOST_PARKED_MS, PARKED_MS * 2 ** (failures - 1)), failures })
  }
  const restOf = (unit: string): number => (parked.get(unit)?.until ?? 0) - now()
  const run = (unit: string): void => {
    timers.delete(unit)
    const isEvent = unit.length < UNIT_LENGTH
    const before = isEvent ? lastEvent : running.get(unit)
    const work = (before ?? Promise.resolve())
      // events that wait behind others are found again by the next server
      .then(() => (isEvent && closed ? undefined : look(unit)))
      // the taps are stored: the sweep comes back to them
      .catch((error: unknown) => {
        park(unit)
        onError(error)
      })
      .finally(() => {
        if (running.get(unit) === work) running.delete(unit)
      })
    running.set(unit, work)
    if (isEvent) lastEvent = work
  }
  const plan = (unit: string, ms: number): void => {
    if (closed || timers.has(unit)) return
    timers.set(unit, setTimeout(() => run(unit), ms).unref())
  }
  const sweep = async (): Promise<void> => {
    for (const unit of [...(await unitsToSend(pool)), ...(await eventsToLookAt(pool))])
      if (!timers.has(unit) && !running.has(unit) && restOf(unit) <= 0) run(unit)
    for (const [unit, at] of lastAt) if (now() - at > SWEEP_MS) lastAt.delete(unit)
  }
  const sweeping = sweepMs === null ? undefined : setInterval(() => void sweep().catch(onError), sweepMs)
  sweeping?.unref()
  return {
    tapped(unit) {
      const rest = Math.max(restOf(unit), APART_MS - (now() - (lastAt.get(unit) ?? 0)))
      if (rest <= 0 && !running.has(unit) && !closed) run(unit)
      else plan(unit, Math.max(AGAIN_MS, rest))
    },
    movesOf: (unit, taps) => questions.inTurn(unit, () => movesOf(pool, unit, taps, { replayer, now })),
    sweep,
    async idle() {
      for (const unit of timers.keys()) {
        clearTimeout(timers.get(unit))
        run(unit)
      }
      while (running.size > 0 || timers.size > 0) {
        for (const unit of timers.keys()) {
          clearTimeout(timers.get(unit))
          run(unit)
        }
        await Promise.all(running.values())
      }
    },
    async close() {
      closed = true
      clearInterval(sweeping)
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      await Promise.all(running.values())
      await replayer.close()
    },
  }
}

/** What follows from what is in force of an event now. */
async function follow(tx: ClientBase, event: string, options: SendOptions): Promise<boolean> {
  const competition = await competitionCode(tx)
  return competition !== null && followEvent(tx, await lockCourse(tx, event), courseSetting(competition, options))
}

const courseSetting = (competition: string, { gamesTime, now, utcOffset, today }: SendOptions): CourseSetting => ({
  competition,
  at: gamesTime(now()),
  utcOffset: utcOffset(),
  today: today(),
})

interface Played extends ReplayedUnit {
  /** The last tap that was played. */
  readonly upTo: number
  /** When the unit's first tap was stored: another one is of a unit that was wiped meanwhile. Epoch milliseconds. */
  readonly firstAt: number | undefined
  /** Of who competed, and by which rules. */
  readonly listVersion: string
  /** How long it took, milliseconds. */
  readonly replayMs: number
}

/** Plays what is stored of a unit again and holds nothing meanwhile: no tap waits for it. Null: nothing can be played. */
async function play(unit: string, { pool, now }: SendOptions, replayer: Replayer): Promise<Played | null> {
  const stored = await transaction(
    pool,
    async (tx) => {
      const entry = (await deskEntries(tx, [unit])).get(unit)
      return entry?.opened ? { entry, opened: entry.opened, rows: await tapRows(tx, [unit]) } : null
    },
    { isolation: 'repeatable read', readOnly: true, limitMs: LIMIT_MS },
  )
  if (!stored) return null
  const { entry, opened, rows } = stored
  const taps = rows.map(({ tap, by, stored: at }): Tap => ({ ...tap, by, stored: at }))
  const begunAt = performance.now()
  const { limits, secondPerson } = entry.rules
  const played = await replayer.replay({
    unit: entry.unit,
    ruleSet: opened.ruleSet,
    limits,
    secondPerson,
    taps,
    now: now(),
  })
  return {
    ...played,
    upTo: rows.at(-1)?.stored ?? 0,
    firstAt: entry.desk?.first_at?.getTime(),
    listVersion: entry.listVersion,
    replayMs: performance.now() - begunAt,
  }
}

/**
 * Compares what the taps of a unit come to with what was sent of it, and puts what is new into the inbox in the same transaction: killed
 * before the commit nothing was sent and all is looked at again, killed after it the messages are there to be applied. Taps wait for the writing
 * alone; those that came since they were played are looked at next. `other`: it has to be played again, since who competes, the rules or what
 * was sent are others now, or since it was looked at further meanwhile.
 */
async function lookAt(
  tx: ClientBase,
  unit: string,
  played: Played | null,
  options: SendOptions,
): Promise<'other' | 'gone' | 'sent' | 'same'> {
  const listed = await listedNow(tx, unit)
  const entry = (await deskEntries(tx, [unit])).get(unit)
  const competition = await competitionCode(tx)
  const speaks = (await feedOf(tx, [unit])).has(unit)
  const read = entry?.desk
  if (!read) return 'gone'
  const isOpen = entry.opened !== null && competition !== null
  if (isOpen && !isOfNow(played, entry, read)) return 'other'
  const isPublic = isOpen && played !== null && (!speaks || read.leads)
  const made = isPublic
    ? await compose(
        tx,
        { entry, desk: read, outcome: atGamesTime(played.outcome, options.gamesTime, read), competition },
        options,
      )
    : null
  const desk = await takeDesk(tx, unit)
  if (!desk) return 'gone'
  if (!isAsRead(desk, read)) return 'other'
  if (!isOpen || !played) {
    await noteLooked(tx, unit, { upTo: desk.head, state: stateOf({ ...entry, desk: undefined }), isPublic, listed })
    return 'same'
  }
  const { state, upTo, begun } = played
  if (begun !== desk.begun && upTo === desk.head) {
    await noteBegun(tx, unit, begun)
    // a beginning that was taken back leaves the list open, which another may have replaced meanwhile
    if (entry.withDesk({ ...desk, begun }).listVersion !== played.listVersion) return 'other'
  }
  if (!made) {
    await noteLooked(tx, unit, { upTo, state, isPublic, listed })
    return 'same'
  }
  const isFollowed = FOLLOWED.has(made.outcome.resultStatus)
  const course = isFollowed || desk.followed ? await lockCourse(tx, eventOf(unit)) : null
  const sent = await send(tx, made)
  if (sent && course) await followEvent(tx, course, courseSetting(made.competition, options))
  await noteFollowed(tx, unit, isFollowed)
  await noteLooked(tx, unit, { upTo, state, isPublic, listed })
  return sent ? 'sent' : 'same'
}

/** Whether what was played is what the unit is by its list and its rules, and nobody was further. */
const isOfNow = (
  played: Played | null,
  { listVersion }: DeskEntry,
  { first_at, looked_up_to, head }: DeskRow,
): boolean =>
  played?.listVersion === listVersion &&
  played.firstAt === first_at?.getTime() &&
  played.upTo >= looked_up_to &&
  played.upTo <= head

/** Whether nothing but taps came to a unit since it was read. */
const isAsRead = (now: DeskRow, read: DeskRow): boolean =>
  isDeepStrictEqual({ ...now, head: 0, begun: false }, { ...read, head: 0, begun: false })

/** With instants of the games; what was sent and taken back to before its beginning is a start list again. */
const atGamesTime = (outcome: Outcome, gamesTime: SendOptions['gamesTime'], { sent_version }: DeskRow): Outcome => ({
  ...outcome,
  resultStatus: outcome.resultStatus ?? (sent_version === null ? null : 'START_LIST'),
  startedAt: outcome.startedAt === null ? null : gamesTime(outcome.startedAt),
  endedAt: outcome.endedAt === null ? null : gamesTime(outcome.endedAt),
})

interface ToSend {
  readonly entry: DeskEntry
  readonly desk: DeskRow
  readonly outcome: Outcome
  readonly competition: string
}

/** What there is to be sent of a unit. */
interface Made extends ToSend {
  readonly heading: (version: number, produced: string, code?: string) => DeskHeading
  readonly produced: string
  readonly zone: string
  /** Null: nothing is public of it yet. */
  readonly digest: string | null
  /** With its version; null: it was sent already. */
  readonly result: { readonly version: number; readonly messages: readonly Uint8Array[] } | null
}

async function compose(tx: ClientBase, toSend: ToSend, options: SendOptions): Promise<Made> {
  const { entry, desk, outcome, competition } = toSend
  const { unit, list, planned } = entry
  const zone = zoneOf(options.utcOffset())
  const produced = localIso(options.gamesTime(options.now()), options.utcOffset()) + zone
  const heading = (version: number, at: string, code = competition): DeskHeading => ({
    competitionCode: code,
    source: SOURCE,
    version,
    produced: at,
    logicalDate: planned?.day ?? options.today(),
  })
  const make = (version: number, at: string, code = competition): OdfMessage[] => {
    const messages = deskMessages(unit, outcome, heading(version, at, code))
    const [result] = messages
    // once a match has begun its actions replace those that were taken back, also where none is left
    if (
      messages.length !== 1 ||
      !result ||
      outcome.startedAt === null ||
      !MATCH_DISCIPLINES.has(disciplineOf(unit.code))
    )
      return messages
    return [
      result,
      noPlays(
        result,
        unit.competitors.map(({ code }) => code),
      ),
    ]
  }
  const wasReplaced =
    desk.sent_version !== null && list !== undefined && list.channel !== 'desk' && list.version >= desk.sent_version
  const digest = digestOf(make(1, FIXED))
  // the competition may have been named since
  const isSent = digest === desk.sent_digest || digestOf(make(1, FIXED, PROVISIONAL_CODE)) === desk.sent_digest
  const made = { ...toSend, heading, produced, zone, digest }
  if (digest === null || (isSent && !wasReplaced)) return { ...made, result: null }
  const next = await nextOf(tx, make(1, produced), desk.sent_version, zone)
  return { ...made, result: { version: next.version, messages: make(next.version, next.produced).map(writeOdf) } }
}

async function send(tx: ClientBase, made: Made): Promise<boolean> {
  const { entry, desk, outcome, competition, heading, produced, zone, digest, result } = made
  const { unit, planned } = entry
  if (digest !== null && result) {
    for (const message of result.messages) await insertMessage(tx, message, 'desk')
    await noteSent(tx, unit.code, digest, result.version)
  }
  const sent = result !== null
  if (digest === null || !planned?.schedule) return sent
  const schedule = planned.schedule
  const status = statusDigest(outcome)
  const isAsPlanned = desk.schedule_digest === null && isPlanned(schedule, outcome)
  const isDropped =
    desk.schedule_version !== null &&
    schedule.scheduleStatus !== outcome.scheduleStatus &&
    !CALLED_OFF.includes(schedule.scheduleStatus) &&
    (await isDiscarded(tx, `schedule/${disciplineOf(unit.code)}`, desk.schedule_version))
  if ((status === desk.schedule_digest && !isDropped) || isAsPlanned) return sent
  // who changes lines of an event's programme does so one after the other
  await lockCourse(tx, eventOf(unit.code))
  const line = await lineNow(tx, unit.code, schedule, competition)
  const update = (version: number, at: string) => deskScheduleUpdate(line.unit, outcome, heading(version, at))
  const next = await nextOf(tx, [update(1, produced)], Math.max(desk.schedule_version ?? 0, line.version), zone)
  await insertMessage(tx, writeOdf(update(next.version, next.produced)), 'desk')
  await noteSchedule(tx, unit.code, status, next.version)
  return true
}

/** A unit's line of the programme once what waits of it is applied, and the highest version of its updates; 0: none waits. */
async function lineNow(
  tx: ClientBase,
  unit: string,
  known: OdfUnit,
  competition: string,
): Promise<{ unit: OdfUnit; version: number }> {
  const waiting = (await unreadOf(tx, unit, competition)).flatMap(({ header, body }) =>
    body.kind === 'schedule'
      ? body.units.flatMap((one) =>
          one.code === unit ? [{ unit: one, version: isUpdate(header.documentType) ? header.version : 0 }] : [],
        )
      : [],
  )
  const [planned] = await plannedRows(tx, [unit])
  return {
    unit: waiting.at(-1)?.unit ?? planned?.schedule ?? known,
    version: Math.max(0, ...waiting.map(({ version }) => version)),
  }
}

/** When messages are compared, all of them were produced then. */
const FIXED = '2000-01-01T00:00:00.000Z'

const digestOf = (messages: readonly OdfMessage[]): string | null =>
  messages.length === 0
    ? null
    : createHash('sha256')
        .update(messages.map((one) => JSON.stringify(one)).join())
        .digest('hex')

const statusDigest = ({ scheduleStatus, startedAt, endedAt }: Outcome): string =>
  [scheduleStatus, startedAt ?? '', endedAt ?? ''].join(' ')

const isPlanned = (planned: OdfUnit, outcome: Outcome): boolean =>
  planned.scheduleStatus === outcome.scheduleStatus && outcome.startedAt === null && outcome.endedAt === null

const noPlays = ({ header, notes }: OdfMessage, [home, away]: readonly string[]): OdfMessage => ({
  header: { ...header, documentType: 'DT_PLAY_BY_PLAY' },
  notes,
  body: { kind: 'play-by-play', home: home ?? null, away: away ?? null, extendedInfos: [], actions: [] },
  warnings: [],
})
