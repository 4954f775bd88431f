import { byText, padRsc, type ResultStatus } from '@games/domain'
import { isDeepStrictEqual } from 'node:util'
import {
  isUpdate,
  type OdfHeader,
  type OdfMedal,
  type OdfMessage,
  type OdfUnit,
  producedAt,
  readOdf,
  replacementKey,
  writeOdf,
} from '@games/odf'
import {
  type Draft,
  type EventByRule,
  type EventFacts,
  type EventRemark,
  eventByRule,
  type GivenByRule,
  type ListNow,
  messageOf,
  sameMedals,
  sameStanding,
} from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import { insertMessage, orderOf } from '../../ingest/inbox.queries.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { readEvents, readInForce } from '../imports/index.ts'
import {
  type CourseRow,
  courseSeen,
  type Given,
  lineOrders,
  medalsOfOthers,
  noteCourse,
  unreadNaming,
  waitingLines,
} from './course.queries.ts'
import { localIso, nextOf, SOURCE, zoneOf } from './versions.ts'

/** When what follows is sent, and as whose. */
export interface CourseSetting {
  readonly competition: string
  /** The games' time now, epoch milliseconds, and their zone, minutes. */
  readonly at: number
  readonly utcOffset: number
  readonly today: string
}

/** Results that tables and sides follow from: one under protest stays until it is decided. */
export const FOLLOWED: ReadonlySet<ResultStatus | null> = new Set(['UNOFFICIAL', 'OFFICIAL', 'PROTESTED'])

/**
 * Sends what comes of the results of an event by its sport's rules, where it is not said already: tables of pools and who goes on follow
 * results that are unofficial too, medals official ones alone. Whatever somebody else has said stays, and is told where the rules would have it
 * otherwise; a unit that is played keeps its sides. `course`: the event's row, locked. Gives whether something was sent.
 */
export async function followEvent(tx: ClientBase, course: CourseRow, setting: CourseSetting): Promise<boolean> {
  const event = padRsc(course.event)
  const seen = await courseSeen(tx, course.event)
  const { now, others, unread } = await eventNow(tx, event, setting.competition)
  const { drafts, ruled } = following(event, now, course.given, others)
  const versions = {
    medals: Math.max(
      course.medals_version,
      ...versionsIn(unread, 'DT_MEDALLISTS'),
      ...versionsIn(unread, 'DT_POOL_STANDING'),
    ),
    schedule: Math.max(course.schedule_version, ...versionsIn(unread, 'DT_SCHEDULE_UPDATE')),
  }
  const keys = new Set(course.keys)
  for (const draft of drafts) {
    const isSchedule = draft.documentType === 'DT_SCHEDULE_UPDATE'
    const own = isSchedule ? versions.schedule : versions.medals
    const { message, version } = await nextMessage(tx, draft, own, setting)
    await insertMessage(tx, writeOdf(message), 'desk')
    if (isSchedule) versions.schedule = version
    else {
      versions.medals = version
      keys.add(replacementKey(message.header))
    }
  }
  await noteCourse(
    tx,
    {
      event: course.event,
      given: nextGiven(course.given, drafts, now),
      keys: [...keys],
      medals_version: versions.medals,
      schedule_version: versions.schedule,
      remarks: ruled.remarks,
    },
    seen,
  )
  return drafts.length > 0
}

/** An event as it is once all that waits of it is applied. */
export interface EventNow {
  readonly now: EventFacts
  /** The medals that others have sent; null: none. */
  readonly others: readonly OdfMedal[] | null
  readonly unread: readonly OdfMessage[]
}

/** `event` in full. */
export async function eventNow(tx: ClientBase, event: string, competition: string): Promise<EventNow> {
  const own = event.slice(0, 22)
  const unread = await unreadOf(tx, own, competition)
  const others = await medalsOfOthers(tx, own)
  return { now: withUnread(await factsOf(tx, event, others), event, unread), others, unread }
}

/** What is to be sent of an event as it is, and what the rules leave open. `given`: what the desk has sent of it last. */
export function following(
  event: string,
  now: EventFacts,
  given: Given,
  others: readonly OdfMedal[] | null,
): { readonly drafts: readonly Draft[]; readonly ruled: EventByRule } {
  const byRule = ruledBy(event, now, givenOf(given, now))
  const ruled = others === null ? byRule : withoutMedals(event, byRule)
  const drafts = [...ruled.drafts, ...emptied(given, ruled)].filter((draft) => !isSaid(draft, event, now, given))
  return { drafts, ruled }
}

/** What is in force of an event. `others`: the medals that others have sent. */
async function factsOf(tx: ClientBase, event: string, others: readonly OdfMedal[] | null): Promise<EventFacts> {
  const inForce = await readInForce(tx, [{ cells: { event } }])
  const facts = (await readEvents(tx, [event], inForce)).get(event)
  if (!facts) throw new Error(`event ${event} was not looked up`)
  return others === null ? facts : { ...facts, medals: { status: facts.medals?.status ?? null, medals: others } }
}

/** What waits in the inbox of an event or unit, in the order in which it was produced: the desk's messages, and others' lines of the programme. */
export async function unreadOf(tx: ClientBase, code: string, competition: string): Promise<OdfMessage[]> {
  const own = readable(await unreadNaming(tx, code))
  const waiting = readable(await waitingLines(tx, code)).filter(
    ({ header }) => isOfCompetition(header, competition) && header.feedFlag === 'P',
  )
  if (waiting.length === 0) return own
  const inForce = await lineOrders(tx, code)
  const all = [...own, ...waiting.map((message) => newLinesOf(message, inForce))]
  return all.toSorted((a, b) => byText(producedAt(a.header), producedAt(b.header)))
}

/** What waits may be from before the competition was named, or name it. */
const isOfCompetition = ({ competitionCode }: OdfHeader, held: string): boolean =>
  held === PROVISIONAL_CODE || competitionCode === PROVISIONAL_CODE || competitionCode === held

const readable = (rows: readonly { readonly body: Buffer }[]): OdfMessage[] =>
  rows.flatMap(({ body }) => {
    const read = readOdf(body)
    return read.ok ? [read.value] : []
  })

/** Of a programme that waits the lines that will be in force once it is read. */
function newLinesOf(message: OdfMessage, inForce: Awaited<ReturnType<typeof lineOrders>>): OdfMessage {
  const { header, body } = message
  if (body.kind !== 'schedule') return message
  const produced = producedAt(header)
  const order = `1 ${orderOf(header.version, produced, '')}`
  const isNew = ({ code }: OdfUnit): boolean => {
    const there = inForce.get(code)
    if (!there) return true
    return isUpdate(header.documentType) ? order > there.precedence : produced > there.produced
  }
  return { ...message, body: { ...body, units: body.units.filter(isNew) } }
}

const versionsIn = (messages: readonly OdfMessage[], documentType: string): number[] =>
  messages.flatMap(({ header }) => (header.documentType === documentType ? [header.version] : []))

/** The facts once what the desk has sent is applied. */
export function withUnread(facts: EventFacts, event: string, unread: readonly OdfMessage[]): EventFacts {
  const own = event.slice(0, 22)
  const units = new Map(facts.units)
  const lists = new Map(facts.lists)
  const standings = new Map(facts.standings)
  let { medals } = facts
  for (const { header, body } of unread) {
    const { documentType, documentCode, resultStatus: status } = header
    if (body.kind === 'schedule') {
      for (const unit of body.units) if (unit.code.startsWith(own)) units.set(unit.code, unit)
    } else if (documentCode.startsWith(own)) {
      if (body.kind === 'medallists') medals = { status, medals: body.medals }
      else if (body.kind === 'results' && documentType === 'DT_RESULT')
        lists.set(documentCode, { status, results: body })
      else if (body.kind === 'results' && documentType === 'DT_POOL_STANDING')
        standings.set(documentCode, { status, results: body })
    }
  }
  return { ...facts, units, lists, standings, medals }
}

const withLists = (facts: EventFacts, counts: (list: ListNow) => boolean): EventFacts => ({
  ...facts,
  lists: new Map([...facts.lists].filter(([, list]) => counts(list))),
})

/** What the desk gave; of a unit that is being played or was, nothing: its sides are those who are in it. */
const givenOf = ({ standings, sides, medals }: Given, { lists }: EventFacts): GivenByRule => ({
  standing: (phase) => standings[phase] ?? null,
  side(unit, at) {
    const status = lists.get(unit)?.status
    return status !== undefined && status !== 'START_LIST' ? null : (sides[unit]?.[at] ?? null)
  },
  medals,
})

const isOfMedals = ({ documentType }: Draft): boolean => documentType === 'DT_MEDALLISTS'

function ruledBy(event: string, facts: EventFacts, given: GivenByRule): EventByRule {
  const followed = eventByRule(
    event,
    withLists(facts, ({ status }) => FOLLOWED.has(status)),
    [],
    given,
  )
  const drafts = followed.drafts.filter((draft) => !isOfMedals(draft))
  const remarks = followed.remarks.filter(({ of }) => of !== 'medal')
  // a protest lets medals stand until it is decided
  const protested = [...facts.lists].flatMap(([unit, { status }]) => (status === 'PROTESTED' ? [unit] : []))
  if (protested.length > 0)
    return {
      drafts,
      remarks: [
        ...remarks,
        ...protested.map((unit): EventRemark => {
          const why = { rule: 'protested' as const, values: { unit } }
          return { kind: 'undecided', of: 'medal', code: unit, competitors: [], why }
        }),
      ],
    }
  const official = eventByRule(
    event,
    withLists(facts, ({ status }) => status === 'OFFICIAL'),
    [],
    given,
  )
  return {
    drafts: [...drafts, ...official.drafts.filter(isOfMedals)],
    remarks: [...remarks, ...official.remarks.filter(({ of }) => of === 'medal')],
  }
}

/** Where others have sent medals, also an empty list, the rules have no say: the office is told what they would give. */
function withoutMedals(event: string, { drafts, remarks }: EventByRule): EventByRule {
  const wouldGive = drafts.some(({ body }) => body.kind === 'medallists' && body.medals.length > 0)
  return {
    drafts: drafts.filter((draft) => !isOfMedals(draft)),
    remarks: wouldGive
      ? [...remarks, { kind: 'against-the-rule', of: 'medal', code: event, competitors: [], why: null }]
      : remarks,
  }
}

/** Tables that the desk gave and of whose pool nothing is played any more. */
function emptied({ standings }: Given, { drafts, remarks }: EventByRule): Draft[] {
  const told = new Set([...drafts.map(({ documentCode }) => documentCode), ...remarks.map(({ code }) => code)])
  return Object.entries(standings).flatMap(([phase, { results }]) =>
    told.has(phase) || results.results.length === 0
      ? []
      : [
          {
            documentType: 'DT_POOL_STANDING',
            documentCode: phase,
            resultStatus: 'INTERMEDIATE',
            body: { kind: 'results', ...results, progress: null, results: [] },
            rows: new Map(),
          },
        ],
  )
}

/** Whether what is in force says the same, and the desk would send nothing else than it did. */
function isSaid(
  { documentType, documentCode, resultStatus, body }: Draft,
  event: string,
  now: EventFacts,
  given: Given,
): boolean {
  if (body.kind === 'medallists' && documentCode === event)
    return (
      sameMedals(body.medals, now.medals?.medals ?? []) &&
      (body.medals.length === 0 || resultStatus === (now.medals?.status ?? null)) &&
      (given.medals.length === 0 || isSentSo(body.medals, given.medals))
    )
  if (body.kind !== 'results' || documentType !== 'DT_POOL_STANDING') return false
  const there = now.standings.get(documentCode)
  const sent = given.standings[documentCode]
  return (
    there !== undefined &&
    there.status === resultStatus &&
    sameStanding({ status: resultStatus, results: body }, there) &&
    (sent === undefined || isSentSo(body, sent.results))
  )
}

/** Whether something is, in everything, what was kept of the last sending. */
const isSentSo = (one: unknown, kept: unknown): boolean => isDeepStrictEqual(JSON.parse(JSON.stringify(one)), kept)

/** What is given from now on; sides where they were changed. */
function nextGiven(given: Given, drafts: readonly Draft[], now: EventFacts): Given {
  const standings = { ...given.standings }
  const sides = { ...given.sides }
  let medals: readonly OdfMedal[] = given.medals
  for (const { documentCode, resultStatus, body } of drafts)
    if (body.kind === 'medallists') medals = body.medals
    else if (body.kind === 'results') standings[documentCode] = { status: resultStatus, results: body }
    else if (body.kind === 'schedule')
      for (const unit of body.units) sides[unit.code] = sidesOf(unit, now.units.get(unit.code), given.sides[unit.code])
  return { standings, sides, medals }
}

const sidesOf = (
  { startList }: OdfUnit,
  was: OdfUnit | undefined,
  given: readonly (string | null)[] = [],
): (string | null)[] =>
  startList.map(({ competitor }, at) =>
    competitor?.code === was?.startList[at]?.competitor?.code ? (given[at] ?? null) : (competitor?.code ?? null),
  )

async function nextMessage(
  tx: ClientBase,
  draft: Draft,
  own: number,
  { competition, at, utcOffset, today }: CourseSetting,
): Promise<{ message: OdfMessage; version: number }> {
  const zone = zoneOf(utcOffset)
  const make = (version: number, produced: string): OdfMessage => {
    const { header, ...rest } = messageOf(draft, {
      competitionCode: competition,
      version,
      date: produced.slice(0, 10),
      time: produced.slice(11, 23).replaceAll(/[:.]/g, ''),
      source: SOURCE,
    })
    return { ...rest, header: { ...header, documentSubtype: null, logicalDate: today } }
  }
  const next = await nextOf(tx, [make(1, localIso(at, utcOffset))], own, zone)
  return { message: make(next.version, next.produced), version: next.version }
}
