import { type Medal, medalTable, UNLISTED_ORGANISATIONS } from '@games/domain'
import type { OdfMessage } from '../message.ts'
import type { AdapterOutput } from './adapter.ts'
import type { AuditedList } from './audit/audited-list.ts'
import { compareLists, type ListDifference } from './audit/compare-lists.ts'

/** Every unit the schedule shows, with its start as any ISO instant. */
export type StoredSchedule = readonly {
  readonly code: string
  readonly start: string | null
  readonly scheduleStatus: string | null
  readonly medal: number
}[]

/** The medal table of the whole games. */
export type StoredMedalTable = readonly {
  readonly organisation: string
  readonly rank: number
  readonly gold: number
  readonly silver: number
  readonly bronze: number
}[]

/** A medal of a competitor in an event, whose code is full or a prefix. */
export type StoredMedals = readonly { readonly event: string; readonly medal: Medal; readonly competitor: string }[]

/** What a database holds of the games it imported. */
export interface Stored {
  /** Every unit with results as its page shows them. */
  readonly lists: readonly AuditedList[]
  readonly schedule: StoredSchedule
  readonly medals: StoredMedals
  readonly medalTable: StoredMedalTable
}

interface OtherDifference {
  readonly kind: 'missing' | 'extra' | 'differs'
  readonly about: 'schedule' | 'medals' | 'medal-table'
  /** RSC of the unit or event, or code of the organisation. */
  readonly code: string
  /** What differs, to be counted by. */
  readonly field: string
  /** A plain English sentence: what the source says and what is stored. */
  readonly message: string
}
export type Difference = ListDifference | OtherDifference

/**
 * Compares a source with what a database holds, and gives every difference one by one. `lists` are the result lists as read straight
 * from the source's files, past the adapter; schedule, medals and medal table (the published one, or the one the medals give where none
 * is published) are compared with what the adapter read. Nothing is given when both are the same.
 */
export function* audit(output: AdapterOutput, lists: Iterable<AuditedList>, stored: Stored): Generator<Difference> {
  yield* auditSchedule(output.messages, stored.schedule)
  yield* compareLists(lists, stored.lists)
  yield* auditMedals(output.messages, stored.medals)
  yield* auditMedalTable(output, stored.medalTable)
}

function* auditSchedule(messages: readonly OdfMessage[], schedule: StoredSchedule): Generator<Difference> {
  const units = new Map(schedule.map((unit) => [unit.code, unit]))
  const differs = (code: string, field: string, source: unknown, own: unknown): Difference => ({
    kind: 'differs',
    about: 'schedule',
    code,
    field: field.toLowerCase().replace('the ', ''),
    message: `${field} of ${code} is ${quoted(source)} in the source and ${quoted(own)} here.`,
  })
  for (const { body } of messages) {
    if (body.kind !== 'schedule') continue
    for (const unit of body.units) {
      const own = units.get(unit.code)
      units.delete(unit.code)
      if (!own) {
        const message = `${unit.code} (${unit.name?.por ?? 'no name'}, ${unit.start}) is not on the schedule here.`
        yield { kind: 'missing', about: 'schedule', code: unit.code, field: 'unit', message }
        continue
      }
      if (instantOf(unit.start) !== instantOf(own.start)) yield differs(unit.code, 'The start', unit.start, own.start)
      if (unit.scheduleStatus !== own.scheduleStatus)
        yield differs(unit.code, 'The status', unit.scheduleStatus, own.scheduleStatus)
      if (unit.medal !== own.medal) yield differs(unit.code, 'The medal', unit.medal, own.medal)
    }
  }
  for (const code of units.keys())
    yield {
      kind: 'extra',
      about: 'schedule',
      code,
      field: 'unit',
      message: `${code} is on the schedule here but not in the source.`,
    }
}

interface SourceMedal {
  readonly event: string
  readonly medal: Medal
  readonly competitor: string
  readonly organisation: string
}

function medalsOf(messages: readonly OdfMessage[]): SourceMedal[] {
  return messages.flatMap(({ header, body }) =>
    body.kind === 'medallists'
      ? body.medals.flatMap(({ medal, competitors }) =>
          competitors.map(({ code, organisation }) => ({
            event: header.documentCode.slice(0, 22),
            medal,
            competitor: code,
            organisation,
          })),
        )
      : [],
  )
}

function* auditMedals(messages: readonly OdfMessage[], stored: StoredMedals): Generator<Difference> {
  const own = new Map<string, number>()
  const keyOf = (m: StoredMedals[number]) => `${m.medal} of ${m.competitor} in ${m.event.slice(0, 22).padEnd(22, '-')}`
  for (const medal of stored) own.set(keyOf(medal), (own.get(keyOf(medal)) ?? 0) + 1)
  for (const medal of medalsOf(messages)) {
    const left = own.get(keyOf(medal)) ?? 0
    if (left > 0) own.set(keyOf(medal), left - 1)
    else
      yield {
        kind: 'missing',
        about: 'medals',
        code: medal.event,
        field: 'medal',
        message: `The ${keyOf(medal)} is missing here.`,
      }
  }
  for (const [key, left] of own)
    for (let i = 0; i < left; i += 1)
      yield {
        kind: 'extra',
        about: 'medals',
        code: key.slice(-22),
        field: 'medal',
        message: `The ${key} is here but not in the source.`,
      }
}

function* auditMedalTable({ messages, truth }: AdapterOutput, stored: StoredMedalTable): Generator<Difference> {
  const lines =
    truth?.map((line) => ({ ...line, rank: Number(line.rank) })) ??
    medalTable(medalsOf(messages), (organisation) => !UNLISTED_ORGANISATIONS.has(organisation)).rows
  const own = new Map(stored.map((line) => [line.organisation, line]))
  const inWords = (line: StoredMedalTable[number]) =>
    `rank ${line.rank}, ${line.gold} gold, ${line.silver} silver, ${line.bronze} bronze`
  for (const line of lines) {
    const found = own.get(line.organisation)
    own.delete(line.organisation)
    const about = { about: 'medal-table', code: line.organisation, field: 'line' } as const
    if (!found)
      yield { kind: 'missing', ...about, message: `${line.organisation} (${inWords(line)}) has no line here.` }
    else if (inWords(line) !== inWords(found)) {
      const message = `${line.organisation} has ${inWords(line)} in the source and ${inWords(found)} here.`
      yield { kind: 'differs', ...about, message }
    }
  }
  for (const [organisation, line] of own) {
    const message = `${organisation} (${inWords(line)}) has a line here and none in the source.`
    yield { kind: 'extra', about: 'medal-table', code: organisation, field: 'line', message }
  }
}

const instantOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))
const quoted = (value: unknown): string => (value === null ? 'empty' : JSON.stringify(value))
