import { ok, type Result } from '@games/domain'
import type { LenexAgeGroup, LenexAthlete, LenexEntry, LenexEvent, LenexMeet, LenexResult } from '../lenex/lenex.ts'
import type { LenexFile } from '../lenex/read.ts'
import { type FileFault, type FileProblem, problemAt } from '../problem.ts'
import { eventsOfHyv } from './events-file.ts'
import { isHy3, sdifOfHy3 } from './from-hy3.ts'
import { ageGroupOf, type Race, raceAt } from './races.ts'
import { dayAt, linesOf, numberAt, type SdifRecord, recordsOf, textAt } from './records.ts'
import {
  isYards,
  memberAt,
  membersIn,
  type Part,
  PARTS,
  partsAt,
  type Person,
  splitsIn,
  type Swim,
  type Swum,
} from './swims.ts'

/**
 * The bytes of an `.sd3`, `.cl2`, `.hy3` or `.hyv` → the meet in the shape of LENEX (SDIF version 3, 1998; docs/formats/sdif.md). An event with times or heats of
 * prelims has the rounds `PRE` and `FIN`, any other event the round `TIM`. A record that lacks a mandatory field is a problem and left out.
 */
export function readSdif(bytes: Uint8Array): Result<FileFault, LenexFile> {
  const lines = linesOf(bytes)
  if (!lines.ok) return lines
  const events = eventsOfHyv(lines.value)
  if (events !== null) return ok(events)
  const read = recordsOf(lines.value)
  if (!read.ok) return read
  const records = isHy3(read.value[0]) ? sdifOfHy3(read.value) : read.value
  const problems = countProblems(records)
  const [file] = records
  // other files have records, rankings or registrations (Code 003)
  if (file && !MEET_FILES.has(textAt(file, 12, 2) ?? '01')) return ok({ meet: null, problems })
  const reading = new Reading(problems)
  for (const record of records) reading.take(record)
  return ok({ meet: reading.meet(), problems })
}

/** Files of a meet: entries, results, and files that the program defines. */
const MEET_FILES: ReadonlySet<string> = new Set(['01', '02', '20'])

/** The last record counts the others; it is missing in a file that was cut. */
function countProblems(records: readonly SdifRecord[]): FileProblem[] {
  const end = records.findLast(({ type }) => type === 'Z0')
  if (!end) return [problemAt('no-end', records.at(-1)?.line ?? null)]
  return COUNTS.flatMap(([letter, column, length]) => {
    const declared = numberAt(end, column, length) ?? 0
    const found = records.filter(({ type }) => type.startsWith(letter)).length
    return found < declared ? [problemAt('records-missing', end.line, `${letter}: ${found} < ${declared}`)] : []
  })
}
const COUNTS = [
  ['D', 58, 6],
  ['E', 70, 5],
  ['F', 75, 6],
  ['G', 81, 6],
] as const

interface Club {
  readonly code: string | null
  readonly name: string
  readonly nation: string | null
  /** By the whole name. */
  readonly people: Map<string, Person[]>
  readonly relays: { readonly letter: string | null; readonly swim: Swim }[]
}

/** Course (Code 013) by the code of LENEX. */
const COURSES: Readonly<Record<string, string>> = { 1: 'SCM', S: 'SCM', 2: 'SCY', Y: 'SCY', 3: 'LCM', L: 'LCM' }

class Reading {
  readonly #problems: FileProblem[]
  readonly #clubs: Club[] = []
  readonly #clubByCode = new Map<string | null, Club>()
  #header: SdifRecord | null = null
  #meets = 0
  #club: Club | null = null
  /** The last swim, with its club. */
  #last: { readonly swim: Swim; readonly club: Club } | null = null

  constructor(problems: FileProblem[]) {
    this.#problems = problems
  }

  take(record: SdifRecord): void {
    if (record.type === 'B1') {
      this.#meets += 1
      this.#header ??= record
      return
    }
    if (this.#meets > 1) return
    switch (record.type) {
      case 'C1':
        this.#last = null
        this.#club = clubOf(record)
        this.#clubs.push(this.#club)
        this.#clubByCode.set(this.#club.code, this.#club)
        return
      case 'D0':
        return this.#individual(record)
      case 'E0':
        return this.#relay(record)
      case 'F0':
        return this.#member(record)
      case 'G0':
        this.#last?.swim.splits.push(record)
    }
  }

  meet(): LenexMeet {
    if (this.#meets > 1) this.#problems.push(problemAt('several-meets', null, String(this.#meets)))
    const header = this.#header
    const ids = new Map(this.#clubs.flatMap(peopleOf).map((person, at) => [person, String(at + 1)] as const))
    const rounds = roundsOf(
      this.#clubs.flatMap((club) => [
        ...peopleOf(club).flatMap((person) => person.swims),
        ...club.relays.map(({ swim }) => swim),
      ]),
    )
    const events = [...rounds.values()].map(({ event }) => event)
    const starts = (own: readonly Swim[]) => startsOf(own, rounds, ids, this.#problems)
    return {
      name: (header && textAt(header, 12, 30)) ?? '',
      city: header && textAt(header, 86, 20),
      nation: header && textAt(header, 118, 3),
      course: (header && COURSES[textAt(header, 150, 1) ?? '']) ?? null,
      lanes: null,
      // each event states its ages, and the file no day by which they count
      ageDate: { type: 'SDIF', day: null },
      sessions: [{ number: 1, date: header && dayAt(header, 122), start: null, name: null, events }],
      clubs: this.#clubs.map((club) => ({
        code: club.code,
        name: club.name,
        nation: club.nation,
        athletes: peopleOf(club).map((person) => athleteOf(person, ids.get(person) ?? '', starts(person.swims))),
        relays: club.relays.map(({ letter, swim }) => ({
          ages: null,
          number: letter !== null && /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 64 : null,
          name: null,
          gender: swim.race.gender,
          ...starts([swim]),
        })),
      })),
    }
  }

  #individual(record: SdifRecord): void {
    const club = this.#club
    const swim = this.#swim(record, { race: 67, times: 89, heats: 125 }, false)
    this.#last = null
    if (swim === null) return
    const person = club && personOf(club, record, { name: 12, license: 40, nation: 53, birth: 56, sex: 66 }, swim)
    if (!club || !person) return this.#bad(record)
    person.swims.push(swim)
    this.#last = { swim, club }
  }

  #relay(record: SdifRecord): void {
    const club = this.#clubByCode.get(textAt(record, 13, 6)) ?? this.#club
    const swim = this.#swim(record, { race: 21, times: 46, heats: 82 }, true)
    this.#last = null
    if (swim === null) return
    if (!club) return this.#bad(record)
    club.relays.push({ letter: textAt(record, 12, 1), swim })
    this.#last = { swim, club }
  }

  #member(record: SdifRecord): void {
    // its relay was left out
    if (this.#last === null) return
    const { club, swim } = this.#last
    const person = personOf(club, record, { name: 23, license: 51, nation: 63, birth: 66, sex: 76 }, null)
    if (person === null) return this.#bad(record)
    swim.members.push(memberAt(record, person))
  }

  /** Null: a mandatory field is missing or wrong, or the meet is in yards. */
  #swim(
    record: SdifRecord,
    columns: { readonly race: number; readonly times: number; readonly heats: number },
    isRelay: boolean,
  ): Swim | null {
    const race = raceAt(record, columns.race, isRelay)
    const course = this.#header && textAt(this.#header, 150, 1)
    if (race === null) this.#bad(record)
    else if (isYards(course)) this.#problems.push(problemAt('in-yards', record.line, race.number))
    else
      return { line: record.line, race, members: [], splits: [], ...partsAt(record, columns, course, this.#problems) }
    return null
  }

  #bad(record: SdifRecord): void {
    this.#problems.push(problemAt('bad-line', record.line, record.text))
  }
}

/** People of one whole name in a club that a record is compared with: bounds the time of a file with one name. */
const MAX_NAMESAKES = 50

/**
 * The person of a record: the same for all records of a club with one whole name, unless licence or birth differ, or both swim in one round. Null:
 * no name.
 */
function personOf(
  club: Club,
  record: SdifRecord,
  column: Readonly<Record<'name' | 'license' | 'nation' | 'birth' | 'sex', number>>,
  swim: Swim | null,
): Person | null {
  const name = record.name ?? textAt(record, column.name, 28)
  if (name === null) return null
  const sex = textAt(record, column.sex, 1)
  const written = {
    license: textAt(record, column.license, 12),
    gender: sex === 'M' || sex === 'F' ? sex : null,
    birthDate: dayAt(record, column.birth),
    nation: textAt(record, column.nation, 3),
  } as const
  const named = club.people.get(name) ?? []
  const [known, another] = named
    .slice(0, MAX_NAMESAKES)
    .filter(
      (one) =>
        agree(one.license, written.license) &&
        agree(one.birthDate, written.birthDate) &&
        !one.swims.some((other) => swim !== null && isSameRound(other, swim)),
    )
  if (known && !another) {
    known.license ??= written.license
    known.gender ??= written.gender
    known.birthDate ??= written.birthDate
    known.nation ??= written.nation
    return known
  }
  const person: Person = { name, ...written, swims: [] }
  if (named.push(person) === 1) club.people.set(name, named)
  return person
}

const peopleOf = ({ people }: Club): Person[] => [...people.values()].flat()

const agree = (a: string | null, b: string | null): boolean => a === null || b === null || a === b

const clubOf = (record: SdifRecord): Club => ({
  code: textAt(record, 12, 6),
  name: textAt(record, 18, 30) ?? textAt(record, 48, 16) ?? '',
  nation: textAt(record, 140, 3),
  people: new Map(),
  relays: [],
})

/** `Inventada, Ana B`: the family name comes first. */
function athleteOf(
  { name, license, gender, birthDate, nation }: Person,
  id: string,
  starts: Pick<LenexAthlete, 'entries' | 'results'>,
): LenexAthlete {
  const [family = '', ...given] = name.split(',')
  return {
    id,
    license,
    familyName: family.trim() || null,
    givenName: given.join(',').trim() || null,
    gender,
    birthDate,
    nation,
    ...starts,
  }
}

/** The same for all swims of one round. */
const eventId = ({ key }: Race, part: Part): string => `${key}/${part}`
const heatId = (race: Race, part: Part, heat: number): string => `${eventId(race, part)}/${heat}`
const resultId = (swim: Swim, part: Part): string => `${swim.line}/${part}`

const isSameRound = (a: Swim, b: Swim): boolean =>
  a.race.key === b.race.key && PARTS.some((part) => isIn(a, part) && isIn(b, part))

const isIn = ({ parts }: Swim, part: Part): boolean => parts[part].result !== null || parts[part].heat !== null

/** A round of an event. */
interface Round {
  readonly event: LenexEvent
  /** False if no swim of the round has a heat: then its results are one list. */
  readonly hasHeats: boolean
}

/** The rounds of all events by id, in the order of the file. */
function roundsOf(swims: readonly Swim[]): Map<string, Round> {
  const races = Map.groupBy(swims, ({ race }) => race.key)
  return new Map(
    [...races.values()].flatMap((all) => {
      const [first] = all
      const swum = PARTS.filter((part) => all.some((swim) => isIn(swim, part)))
      // entries without any heat are for the final
      const parts = swum.length === 0 ? (['F'] as const) : swum
      return first
        ? parts.map((part) => [eventId(first.race, part), roundOf(first.race, part, swum.includes('P'), all)])
        : []
    }),
  )
}

function roundOf(race: Race, part: Part, hasPrelims: boolean, swims: readonly Swim[]): Round {
  const hasHeats = swims.some(({ parts }) => parts[part].heat !== null)
  const heats = new Set(swims.flatMap((swim) => heatOf(swim.parts[part], hasHeats) ?? []))
  const event = {
    id: eventId(race, part),
    number: race.number,
    round: part === 'P' ? 'PRE' : hasPrelims ? 'FIN' : 'TIM',
    gender: race.gender,
    previous: null,
    start: null,
    swimStyle: race.swimStyle,
    ageGroups: [...Map.groupBy(swims, (swim) => swim.race.ages)].map(
      ([ages, own]): LenexAgeGroup =>
        ageGroupOf(
          ages,
          own.map((swim) => ({ result: resultId(swim, part), place: swim.parts[part].place })),
        ),
    ),
    heats: [...heats]
      .sort((a, b) => a - b)
      .map((heat) => ({ id: heatId(race, part, heat), number: heat, start: null, final: null, status: null })),
  }
  return { event, hasHeats }
}

const heatOf = ({ heat, result }: Swum, hasHeats: boolean): number | null =>
  heat ?? (result !== null && !hasHeats ? 1 : null)

/** Results of the swims; a round without a result is an entry if it has a heat, or if the swim has no round yet. */
function startsOf(
  swims: readonly Swim[],
  rounds: ReadonlyMap<string, Round>,
  ids: ReadonlyMap<Person, string>,
  problems: FileProblem[],
): Pick<LenexAthlete, 'entries' | 'results'> {
  const entries: LenexEntry[] = []
  const results: LenexResult[] = []
  for (const swim of swims) {
    const swum = PARTS.filter((part) => isIn(swim, part))
    const [first] = PARTS.filter((part) => rounds.has(eventId(swim.race, part)))
    for (const part of swum.length === 0 && first ? [first] : swum) {
      const { result, ...place } = swim.parts[part]
      const heat = heatOf(swim.parts[part], rounds.get(eventId(swim.race, part))?.hasHeats ?? false)
      if (result?.time !== undefined && result.time !== null && heat === null)
        problems.push(problemAt('no-such-heat', swim.line, swim.race.number))
      const start = {
        event: eventId(swim.race, part),
        heat: heat === null ? null : heatId(swim.race, part, heat),
        lane: place.lane,
        members: membersIn(swim, part, ids),
      }
      if (result === null) entries.push({ ...start, status: null, entryTime: swim.entryTime })
      else {
        const passages = splitsIn(swim, part, problems)
        results.push({ ...start, ...result, id: resultId(swim, part), reaction: null, comment: null, splits: passages })
      }
    }
  }
  return { entries, results }
}
