import { topics } from '@games/contract/live'
import { trimRsc, UNIT_KIND } from '@games/domain'
import { keysOfFacts, type NotifiedFacts } from '@games/domain/notifications/facts'
import { LEADS } from '@games/domain/notifications/pushed'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import { EVERYTHING, headSeq, oldestSeq, readEvents } from '../../live/index.ts'
import {
  enqueue,
  type Ground,
  hasSubscriptions,
  lockWatch,
  type NotificationRow,
  notificationsAbout,
  notificationsLike,
  putGround,
  putNotifications,
  setWatched,
  type UnitState,
  unitStates,
  unitsToStart,
} from './notifications.queries.ts'
import { type AwardedMedal, awardedMedals, type UrgentMessage, urgentMessages } from './facts.queries.ts'
import { medalFacts, messageFacts, planFacts, resultFacts, shownStart } from './read-facts.ts'

/** Events looked through in one transaction. */
const MOST_EVENTS = 5_000
const LIMIT_MS = 60_000
const MINUTE = 60_000
/** What is late by more than this no longer has a start that could be told. */
const LATEST_MS = 6 * 60 * MINUTE

export interface WatchOptions {
  /** Nothing is sent before, so that every server shows it when it arrives, and what comes at once goes together. */
  readonly afterMs: number
}

/**
 * Looks through what was announced up to event `head` since the last time, and has what changed told to those who follow it: once over all
 * servers, however often it is called and wherever it is interrupted. It compares what is true now with what was true when it looked last, so
 * a message that comes twice, late or is undone changes nothing twice. Nobody is told what was true before the first device subscribed.
 */
export async function lookThrough(pool: Pool, head: number, { afterMs }: WatchOptions): Promise<void> {
  await transaction(
    pool,
    async (client) => {
      const watch = await lockWatch(client)
      if (!watch) return
      if (!(await hasSubscriptions(client))) {
        if (watch.seq !== null) await setWatched(client, null)
        return
      }
      const first = watch.seq === null
      // a database that was put back has lower numbers than we have seen
      const all = first || watch.seq > (await headSeq(client)) || (await oldestSeq(client)) > watch.seq + 1
      const events = all ? [] : await readEvents(client, watch.seq, head, MOST_EVENTS)
      const reached = events.length < MOST_EVENTS ? head : (events.at(-1)?.seq ?? head)
      // another server may have been further than this one
      const until = all ? reached : Math.max(reached, watch.seq)
      const changed = all || events.some(({ topic }) => topic === EVERYTHING) ? null : changedBy(events)
      if (first) await putGround(client, await ground(client))
      else {
        const found = [
          ...(await changedUnits(client, changed && changed.units)),
          ...(await changedMedals(client, changed && changed.disciplines)),
          ...(changed === null || changed.messages ? await changedMessages(client) : []),
        ]
        await tell(client, found, { afterMs })
      }
      if (until !== watch.seq) await setWatched(client, until)
    },
    { limitMs: LIMIT_MS },
  )
}

/**
 * Has the starts told that are due at `gamesNow` (epoch milliseconds of the games' time): once for each start, whenever it becomes known who
 * competes, and to whoever follows them, or wants to be told so early, only since it is due.
 */
export async function lookForStarts(pool: Pool, gamesNow: number): Promise<void> {
  await transaction(
    pool,
    async (client) => {
      if ((await lockWatch(client))?.seq == null) return
      const starting = await unitsStarting(client, gamesNow)
      if (starting.length === 0) return
      const plans = await planFacts(
        client,
        starting.map(({ unit }) => unit),
      )
      for (const lead of LEADS) {
        const due = starting.filter(({ begins }) => begins <= gamesNow + lead * MINUTE)
        const about = due.map(({ unit }) => aboutStart(unit, lead))
        await putNotifications(client, startsOf(due, lead, plans, await notificationsAbout(client, about)))
        await enqueue(client, about, { afterMs: 0, lead })
      }
    },
    { limitMs: LIMIT_MS },
  )
}

/** What is true when the first device subscribes, without words for it: nobody is told. */
async function ground(client: Statements): Promise<Ground[]> {
  const units = (await unitStates(client, null)).flatMap((unit): Ground[] => {
    const code = trimRsc(unit.code)
    return [
      ...(unit.result_print === null
        ? []
        : [{ about: `result.${code}`, kind: 'result', print: unit.result_print } as const]),
      ...(isPlanned(unit) ? [{ about: `plan.${code}`, kind: 'plan', print: planOf(unit) } as const] : []),
    ]
  })
  const medals = (await awardedMedals(client, null)).map(
    (medal): Ground => ({ about: aboutMedal(medal), kind: 'medal', print: medal.medal }),
  )
  const messages = (await urgentMessages(client)).map(
    (message): Ground => ({ about: `message.${message.id}`, kind: 'message', print: printOf(message) }),
  )
  return [...units, ...medals, ...messages]
}

async function tell(
  client: Statements,
  rows: readonly NotificationRow[],
  when: { readonly afterMs: number },
): Promise<void> {
  await putNotifications(client, rows)
  await enqueue(
    client,
    rows.filter(({ revision }) => revision > 0).map(({ about }) => about),
    when,
  )
}

interface Changed {
  readonly units: readonly string[]
  readonly disciplines: readonly string[]
  readonly messages: boolean
}

const UNIT = topics.unit('')
const MEDALS = topics.medals('discipline:')
const MESSAGES: ReadonlySet<string> = new Set([topics.content('announcement'), topics.content('informativo')])

function changedBy(events: readonly { readonly topic: string }[]): Changed {
  const named = [...new Set(events.map(({ topic }) => topic))]
  const after = (prefix: string) =>
    named.flatMap((topic) => (topic.startsWith(prefix) ? topic.slice(prefix.length) : []))
  return {
    units: after(UNIT),
    disciplines: after(MEDALS),
    messages: named.some((topic) => MESSAGES.has(topic)),
  }
}

/**
 * Revisions are seconds, and one more where that is no more: devices remember the highest, which must not be higher than the next after the
 * database was put back.
 */
const nextRevision = (before: NotificationRow | undefined): number =>
  Math.max((before?.revision ?? 0) + 1, Math.floor(Date.now() / 1_000))

/** A row with its next revision: what it is about is now `print`, where it was something else before. */
function revised(
  before: NotificationRow | undefined,
  about: string,
  print: string | null,
  facts: NotifiedFacts,
): NotificationRow {
  return {
    about,
    kind: facts.kind,
    revision: nextRevision(before),
    print,
    base: before?.base ?? null,
    facts,
    // who followed what it no longer concerns was told of it, and is told that
    keys: [...new Set([...keysOfFacts(facts), ...(before?.keys ?? [])])],
    accounts_only: before?.accounts_only ?? false,
  }
}

const withdrawn = (before: NotificationRow): NotificationRow => ({
  ...before,
  revision: nextRevision(before),
  print: null,
})

/** What is other than it was of these units' results and plans; of all units where `codes` is null. */
async function changedUnits(client: Statements, codes: readonly string[] | null): Promise<NotificationRow[]> {
  if (codes?.length === 0) return []
  const states = await unitStates(client, codes)
  const known =
    codes === null
      ? await notificationsLike(client, ['result.', 'plan.'])
      : await notificationsAbout(
          client,
          codes.map(trimRsc).flatMap((code) => [`result.${code}`, `plan.${code}`]),
        )
  const found: NotificationRow[] = []

  const results = states.filter((unit) => {
    const before = known.get(`result.${trimRsc(unit.code)}`)
    return unit.result_print !== null && unit.result_print !== before?.print
  })
  const facts = await resultFacts(client, results)
  for (const unit of results) {
    const about = `result.${trimRsc(unit.code)}`
    const told = facts.get(unit.code)
    if (told) found.push(revised(known.get(about), about, unit.result_print, told))
  }
  const closed = new Set(
    states.flatMap(({ code, result_print: print }) => (print === null ? [] : `result.${trimRsc(code)}`)),
  )
  for (const [about, before] of known)
    if (before.kind === 'result' && before.print !== null && !closed.has(about)) found.push(withdrawn(before))

  // what is on or over keeps the plan that it had
  const planned = states.filter(
    (unit) => isPlanned(unit) && planOf(unit) !== known.get(`plan.${trimRsc(unit.code)}`)?.print,
  )
  const plans = await planFacts(client, planned)
  for (const unit of planned) {
    const about = `plan.${trimRsc(unit.code)}`
    const told = plans.get(unit.code)
    if (!told) continue
    const before = known.get(about)
    const row = revised(before, about, planOf(unit), { ...told, isPlaceAlone: isPlaceAlone(before, planOf(unit)) })
    // when it is and where is no news of a unit that is new itself
    found.push(before ? row : { ...row, revision: 0, base: row.print })
  }
  return found
}

const isPlanned = ({ displayed, status }: UnitState): boolean =>
  displayed && (UNIT_KIND[status] === 'scheduled' || UNIT_KIND[status] === 'called-off')

/** Statuses that upset a plan; all others are a unit taking its course. */
const UPSETTING = new Set(['CANCELLED', 'POSTPONED'])

/** When and where a unit is to be, and whether it is at all. */
const planOf = (unit: UnitState): string =>
  [
    UPSETTING.has(unit.status) ? unit.status : '',
    instantOf(shownStart(unit)) ?? '',
    unit.schedule?.venue ?? '',
    unit.schedule?.location ?? '',
  ].join(' ')

/** Whether of the plan (status, start, venue, location) only what comes after the start is another. */
const isPlaceAlone = (before: NotificationRow | undefined, now: string): boolean =>
  before?.print?.split(' ', 2).join(' ') === now.split(' ', 2).join(' ')

const instantOf = (start: string | null): number | null => (start === null ? null : Date.parse(start))

const aboutMedal = ({ event, competitor }: AwardedMedal): string => `medal.${trimRsc(event)}.${competitor}`

async function changedMedals(client: Statements, disciplines: readonly string[] | null): Promise<NotificationRow[]> {
  if (disciplines?.length === 0) return []
  const medals = await awardedMedals(client, disciplines)
  const known = await notificationsLike(
    client,
    disciplines === null ? ['medal.'] : disciplines.map((discipline) => `medal.${discipline}`),
  )
  const changed = medals.filter((medal) => known.get(aboutMedal(medal))?.print !== medal.medal)
  const facts = await medalFacts(client, changed)
  const awarded = new Set(medals.map(aboutMedal))
  return [
    ...changed.flatMap((medal, at) => {
      const about = aboutMedal(medal)
      const told = facts[at]
      return told ? revised(known.get(about), about, medal.medal, told) : []
    }),
    ...[...known.values()].filter(({ about, print }) => print !== null && !awarded.has(about)).map(withdrawn),
  ]
}

const printOf = ({ published }: UrgentMessage): string => published.toISOString()

async function changedMessages(client: Statements): Promise<NotificationRow[]> {
  const messages = await urgentMessages(client)
  const known = await notificationsLike(client, ['message.'])
  const inForce = new Set(messages.map(({ id }) => `message.${id}`))
  return [
    ...messages.flatMap((message) => {
      const about = `message.${message.id}`
      const print = printOf(message)
      const before = known.get(about)
      if (before?.print === print) return []
      return { ...revised(before, about, print, messageFacts(message)), accounts_only: message.kind === 'informativo' }
    }),
    ...[...known.values()].filter(({ about, print }) => print !== null && !inForce.has(about)).map(withdrawn),
  ]
}

/** A unit that begins within the longest lead. */
interface Starting {
  readonly unit: UnitState
  /** When it is likely to, epoch milliseconds. */
  readonly begins: number
  readonly print: string
}

/** The units that begin within the longest lead: by the forecast where there is one, else by the plan. */
async function unitsStarting(client: Statements, now: number): Promise<Starting[]> {
  const longest = now + Math.max(...LEADS) * MINUTE
  return (await unitsToStart(client, now - LATEST_MS, longest)).flatMap((unit) => {
    const start = instantOf(shownStart(unit))
    if (start === null) return []
    const { expected } = unit.forecast ?? {}
    const begins = expected ? Math.max(expected.at, now + expected.lead) : start
    return now < begins && begins <= longest ? [{ unit, begins, print: String(start) }] : []
  })
}

const aboutStart = ({ code }: UnitState, lead: number): string => `start.${trimRsc(code)}.${lead}`

/** What is to be written of these starts: new ones, those of another time, and those of which others are known to compete. */
function startsOf(
  due: readonly Starting[],
  lead: number,
  plans: Awaited<ReturnType<typeof planFacts>>,
  known: ReadonlyMap<string, NotificationRow>,
): NotificationRow[] {
  return due.flatMap(({ unit, begins, print }): NotificationRow[] => {
    const plan = plans.get(unit.code)
    if (!plan) return []
    const about = aboutStart(unit, lead)
    const before = known.get(about)
    const row = revised(before, about, print, { kind: 'start', unit: plan.unit, who: plan.who, expected: begins })
    if (before?.print !== print) return [row]
    return row.keys.length > before.keys.length ? [{ ...row, revision: before.revision }] : []
  })
}
