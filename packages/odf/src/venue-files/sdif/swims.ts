import type { LenexMember, LenexResult } from '../lenex/lenex.ts'
import { hundredthsOf, timeOf } from '../lenex/times.ts'
import { type FileProblem, problemAt } from '../problem.ts'
import type { Race } from './races.ts'
import { hundredthsIn, numberAt, type SdifRecord, textAt } from './records.ts'

/** Rounds that have a heat, a lane and a place in SDIF: prelims and finals (Code 019). */
export type Part = 'P' | 'F'
export const PARTS = ['P', 'F'] as const satisfies readonly Part[]

/** A swim in one round. */
export interface Swum {
  readonly heat: number | null
  readonly lane: number | null
  readonly place: number | null
  /** Null: no result is written. */
  readonly result: { readonly time: string | null; readonly status: string | null } | null
}

/** A `D0` or `E0` record with the records below it. */
export interface Swim {
  readonly line: number
  readonly race: Race
  readonly entryTime: string | null
  readonly parts: Readonly<Record<Part, Swum>>
  readonly members: MemberRecord[]
  readonly splits: SdifRecord[]
}

/** A person of a club. Another record of the same person completes missing fields. */
export interface Person {
  /** `Inventada, Ana B`. */
  readonly name: string
  license: string | null
  gender: 'M' | 'F' | null
  birthDate: string | null
  nation: string | null
  readonly swims: Swim[]
}

/** A swimmer of a relay, `F0`. */
export interface MemberRecord {
  readonly person: Person
  /** Number in the team by round: 1 to 4, −1 for a reserve; null: not in the team. */
  readonly order: Readonly<Record<Part, number | null>>
  /** Seconds with two decimals. */
  readonly takeOff: string | null
}

/** Columns of the times, which follow each other in `D0` and `E0`: seed, prelims, swim-off and finals, each with its course. */
const PART_TIME: Readonly<Record<Part, number>> = { P: 9, F: 27 }

/** Why there is no time, in a field for a time, by status of LENEX. */
const STATUS: Readonly<Record<string, string>> = { NS: 'DNS', DNF: 'DNF', DQ: 'DSQ', SCR: 'WDR' }

export const isYards = (course: string | null): boolean => course === 'Y' || course === '2'

/**
 * The times, heats, lanes and places of a `D0` or `E0` record. `times` is the column of the seed time, `heats` that of the prelim heat.
 * `course` is the course of the meet, for a time without one. A result in yards is a problem and left out: its distance is not in metres.
 */
export function partsAt(
  record: SdifRecord,
  { times, heats }: { readonly times: number; readonly heats: number },
  course: string | null,
  problems: FileProblem[],
): Pick<Swim, 'entryTime' | 'parts'> {
  const courseAt = (column: number): string | null => textAt(record, column + 8, 1) ?? course
  const resultAt = (column: number): Swum['result'] => {
    const written = textAt(record, column, 8)?.toUpperCase() ?? null
    if (written === null) return null
    const swum = courseAt(column)
    if (isYards(swum)) {
      problems.push(problemAt('in-yards', record.line, written))
      return null
    }
    if (written === 'NT') return { time: null, status: null }
    const hundredths = hundredthsIn(written)
    if (hundredths !== null)
      // the course `X` is a disqualification
      return hundredths === 0 ? null : { time: timeOf(hundredths), status: swum === 'X' ? 'DSQ' : null }
    if (Object.hasOwn(STATUS, written)) return { time: null, status: STATUS[written] ?? null }
    // a person answers what another word means
    if (/^[A-Z]{2,5}$/.test(written)) return { time: null, status: written }
    problems.push(problemAt('bad-time', record.line, written))
    return { time: null, status: null }
  }
  const partAt = (part: Part): Swum => {
    const at = part === 'P' ? 0 : 1
    const heat = numberAt(record, heats + at * 4, 2)
    const lane = textAt(record, heats + at * 4 + 2, 2)
    return {
      heat,
      // pools of ten lanes have a lane 0
      lane: heat !== null && lane !== null && /^\d+$/.test(lane) ? Number(lane) : null,
      place: numberAt(record, heats + 8 + at * 3, 3),
      result: resultAt(times + PART_TIME[part]),
    }
  }
  const seed = isYards(courseAt(times)) ? null : hundredthsIn(textAt(record, times, 8) ?? '')
  return { entryTime: seed === null ? null : timeOf(seed), parts: { P: partAt('P'), F: partAt('F') } }
}

const orderAt = (record: SdifRecord, column: number): number | null => {
  const written = textAt(record, column, 1) ?? ''
  if (written === 'A') return -1
  return /^[1-4]$/.test(written) ? Number(written) : null
}

/** The swimmer of an `F0` record. */
export function memberAt(record: SdifRecord, person: Person): MemberRecord {
  const takeOff = textAt(record, 89, 4) ?? ''
  return {
    person,
    order: { P: orderAt(record, 77), F: orderAt(record, 79) },
    takeOff: /^-?\d?\.\d{1,2}$/.test(takeOff) ? Number(takeOff).toFixed(2) : null,
  }
}

/** The team of a round. A take-off belongs to a round only if no other round has a result. */
export function membersIn({ members, parts }: Swim, part: Part, ids: ReadonlyMap<Person, string>): LenexMember[] {
  const isOnlyResult = PARTS.filter((one) => parts[one].result !== null).length === 1 && parts[part].result !== null
  return members.flatMap(({ person, order, takeOff }) => {
    const number = order[part]
    return number === null
      ? []
      : [{ number, athlete: ids.get(person) ?? null, reaction: isOnlyResult ? takeOff : null, status: null }]
  })
}

const SPLITS_IN_RECORD = 10

/**
 * The passages of a round from its `G0` records, times since the start. Splits that do not agree with the time of the race, or that are not in order,
 * are a problem and left out.
 */
export function splitsIn(
  { line, race, parts, splits }: Swim,
  part: Part,
  problems: FileProblem[],
): LenexResult['splits'] {
  const result = parts[part].result
  const isOnlyResult = PARTS.every((one) => one === part || parts[one].result === null)
  const records = splits.filter((record) => {
    const written = textAt(record, 144, 1)
    return written === part || (written === null && isOnlyResult)
  })
  if (result === null || records.length === 0) return []
  const total = race.swimStyle.distance * race.swimStyle.relayCount
  const finish = hundredthsOf(result.time)
  const passages = new Map<number, number>()
  let isWhole = true
  for (const record of records) {
    const [sequence, step, kind] = [numberAt(record, 56, 1), numberAt(record, 59, 4), textAt(record, 63, 1)]
    for (let at = 0; at < SPLITS_IN_RECORD; at += 1) {
      const written = textAt(record, 64 + at * 8, 8)
      const split = written === null ? 0 : hundredthsIn(written)
      if (split === 0) continue
      const distance = (((sequence ?? 1) - 1) * SPLITS_IN_RECORD + at + 1) * (step ?? 0)
      const before = distance === step ? 0 : passages.get(distance - (step ?? 0))
      const since =
        kind === 'C' ? split : kind === 'I' && before !== undefined && split !== null ? before + split : null
      if (since === null || step === null || distance > total || passages.has(distance)) isWhole = false
      else passages.set(distance, since)
    }
  }
  const inOrder = [...passages].sort(([a], [b]) => a - b)
  const isRising = inOrder.every(([, time], at) => at === 0 || time > (inOrder[at - 1]?.[1] ?? 0))
  const atFinish = passages.get(total)
  const isBeforeFinish =
    finish === null || inOrder.every(([distance, time]) => (distance < total ? time < finish : true))
  if (!isWhole || !isRising || !isBeforeFinish || (atFinish !== undefined && finish !== null && atFinish !== finish)) {
    problems.push(problemAt('splits-missing', line, race.number))
    return []
  }
  return inOrder.flatMap(([distance, hundredths]) => {
    const time = timeOf(hundredths)
    return distance < total && time !== null ? [{ distance, time }] : []
  })
}
