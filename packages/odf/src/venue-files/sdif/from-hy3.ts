import { numberAt, type SdifRecord, textAt } from './records.ts'

/*
 * Hy-Tek's own export of a meet (`.hy3`) has the content of SDIF in other records and columns. They are written as those of SDIF, by which all else is
 * read (docs/formats/sdif.md).
 */

/** Whether the first record is that of a `.hy3`. */
export const isHy3 = (first: SdifRecord | undefined): boolean => first?.type === 'A1'

/** A swim of a person or a team: its entry, its results by round, and the records below them. */
interface Hy3Swim {
  readonly entry: SdifRecord
  readonly results: SdifRecord[]
  readonly members: SdifRecord[]
  readonly splits: SdifRecord[]
}

/** The records of a `.hy3` → records of SDIF with the same lines. The format has no last record: a cut file is not recognised. */
export function sdifOfHy3(records: readonly SdifRecord[]): SdifRecord[] {
  return new Translation(records).records()
}

class Translation {
  readonly #people = new Map<string, SdifRecord>()
  readonly #header: SdifRecord | null
  readonly #course: string
  readonly #out: SdifRecord[] = []
  readonly #relays = new Map<string, Hy3Swim>()
  #swim: Hy3Swim | null = null

  constructor(records: readonly SdifRecord[]) {
    this.#header = records.find(({ type }) => type === 'B1') ?? null
    const second = records.find(({ type }) => type === 'B2')
    this.#course = (second && textAt(second, 99, 1)) ?? ''
    for (const record of records) if (record.type === 'D1') this.#people.set(textAt(record, 4, 5) ?? '', record)
    for (const record of records) this.#take(record)
    this.#end()
  }

  records(): SdifRecord[] {
    const header = this.#header
    const line = header?.line ?? 1
    return [
      recordAt('A0', line, [[12, '02']]),
      recordAt('B1', line, [
        [12, (header && textAt(header, 3, 30)) ?? ''],
        [122, (header && textAt(header, 93, 8)) ?? ''],
        [150, courseOf(this.#course)],
      ]),
      ...this.#out,
      ...[...this.#relays.values()].flatMap((relay) => this.#relayRecords(relay)),
      recordAt('Z0', line, []),
    ]
  }

  #take(record: SdifRecord): void {
    switch (record.type) {
      case 'C1':
        this.#end()
        this.#out.push(
          recordAt('C1', record.line, [
            [12, textAt(record, 3, 5) ?? ''],
            [18, textAt(record, 8, 30) ?? textAt(record, 38, 16) ?? ''],
          ]),
        )
        return
      case 'E1':
        this.#end()
        this.#swim = { entry: record, results: [], members: [], splits: [] }
        return
      case 'F1': {
        this.#end()
        // prelims and finals of a team follow each other with the same entry
        const key = [textAt(record, 3, 6), textAt(record, 8, 1), textAt(record, 39, 4), record.text.slice(13, 28)].join(
          ' ',
        )
        const relay = this.#relays.get(key) ?? { entry: record, results: [], members: [], splits: [] }
        this.#relays.set(key, relay)
        this.#swim = relay
        return
      }
      case 'E2':
      case 'F2':
        this.#swim?.results.push(record)
        return
      case 'F3':
        this.#swim?.members.push(record)
        return
      case 'G1':
        this.#swim?.splits.push(record)
    }
  }

  /** The swim of a person is written at once, so that it follows its club. */
  #end(): void {
    const swim = this.#swim
    this.#swim = null
    if (swim === null || swim.entry.type !== 'E1') return
    const person = this.#people.get(textAt(swim.entry, 4, 5) ?? '')
    const fields = swimFields(swim, { race: 67, times: 89, heats: 125 }, false)
    this.#out.push(
      {
        ...recordAt('D0', swim.entry.line, [...personFields(person, { birth: 56, sex: 66 }), ...fields]),
        ...nameOf(person),
      },
      ...splitRecords(swim),
    )
  }

  #relayRecords(relay: Hy3Swim): SdifRecord[] {
    const { entry } = relay
    return [
      recordAt('E0', entry.line, [
        [12, textAt(entry, 8, 1) ?? ''],
        [13, textAt(entry, 3, 5) ?? ''],
        ...swimFields(relay, { race: 21, times: 46, heats: 82 }, true),
      ]),
      ...relay.members.flatMap((record) =>
        partsOf(record, 13).map((member) => {
          const person = this.#people.get(member.slice(1, 6).trim())
          const [round, leg = ''] = member.slice(11)
          return {
            ...recordAt('F0', record.line, [
              ...personFields(person, { birth: 66, sex: 76 }),
              [round === 'P' ? 77 : 79, round === 'S' ? '' : leg],
            ]),
            ...nameOf(person),
          }
        }),
      ),
      ...splitRecords(relay),
    ]
  }
}

type Field = readonly [column: number, text: string]

/** A record with texts at their columns. */
function recordAt(type: string, line: number, fields: readonly Field[]): SdifRecord {
  const text = fields
    .toSorted(([a], [b]) => a - b)
    .reduce((written, [column, field]) => written.padEnd(column - 1).slice(0, column - 1) + field, type)
  return { type, line, text }
}

/** `Inventada, Ana B`, which the columns of SDIF can be too narrow for. */
function nameOf(person: SdifRecord | undefined): Pick<SdifRecord, 'name'> {
  if (person === undefined) return {}
  const given = [textAt(person, 29, 20), textAt(person, 69, 1)].filter((part) => part !== null).join(' ')
  return { name: `${textAt(person, 9, 20) ?? ''}, ${given}` }
}

const personFields = (
  person: SdifRecord | undefined,
  columns: { readonly birth: number; readonly sex: number },
): Field[] =>
  person === undefined
    ? []
    : [
        [columns.birth, textAt(person, 89, 8) ?? ''],
        [columns.sex, textAt(person, 3, 1) ?? ''],
      ]

/** Strokes by letter or number → those of SDIF (Code 012), of a person and of a team. */
const STROKES: Readonly<Record<string, readonly [own: string, team: string]>> = {
  A: ['1', '6'],
  B: ['2', ''],
  C: ['3', ''],
  D: ['4', ''],
  E: ['5', '7'],
}

/** The event, the times, heats, lanes and places of a swim, in the columns of `D0` or `E0`. */
function swimFields(
  { entry, results }: Hy3Swim,
  columns: { readonly race: number; readonly times: number; readonly heats: number },
  isRelay: boolean,
): Field[] {
  const letter = textAt(entry, 22, 1) ?? ''
  const stroke = 'ABCDE'['12345'.indexOf(letter)] ?? letter
  const gender = textAt(entry, 14, 1) ?? ''
  const fields: Field[] = [
    [columns.race, gender],
    [columns.race + 1, textAt(entry, 16, 6) ?? ''],
    [columns.race + 5, STROKES[stroke]?.[isRelay ? 1 : 0] ?? ''],
    [columns.race + 6, textAt(entry, 39, 4) ?? ''],
    [columns.race + 10, agesOf(entry)],
    [columns.times, sdifTime(textAt(entry, 52, 8))],
    [columns.times + 8, courseOf(textAt(entry, 60, 1))],
  ]
  for (const result of results) {
    const round = textAt(result, 3, 1)
    // a swim-off has no columns
    if (round !== 'P' && round !== 'F') continue
    const at = round === 'P' ? 0 : 1
    const time = columns.times + (round === 'P' ? 9 : 27)
    const [heat, lane, place] = [numberAt(result, 21, 3), numberAt(result, 24, 3), numberAt(result, 30, 4)]
    fields.push(
      [time, resultOf(result)],
      [time + 8, courseOf(textAt(result, 12, 1))],
      [columns.heats + at * 4, within(heat, 2)],
      [columns.heats + at * 4 + 2, within(lane, 2)],
      [columns.heats + 8 + at * 3, within(place, 3)],
    )
  }
  return fields
}

/** A number that its columns have room for; empty: none, or a greater one. */
const within = (number: number | null, columns: number): string =>
  number === null || String(number).length > columns ? '' : String(number)

/** `  9 10` → `0910`, `  0109` → `UNOV` (Code 025). */
function agesOf(entry: SdifRecord): string {
  const [min, max] = [numberAt(entry, 23, 3), numberAt(entry, 26, 3)]
  const lower = min === null ? 'UN' : String(min).padStart(2, '0')
  return `${lower}${max === null || max > 99 ? 'OV' : String(max).padStart(2, '0')}`
}

/** Flags behind a time → the reason why it is no result. */
const FLAGS: Readonly<Record<string, string>> = { R: 'NS', S: 'SCR', Q: 'DQ', F: 'DQ', D: 'DNF' }

/** The time or the reason for a missing time: a flag counts more than the time beside it. */
const resultOf = (result: SdifRecord): string => FLAGS[textAt(result, 13, 1) ?? ''] ?? sdifTime(textAt(result, 4, 8))

/** Seconds as `mm:ss.ss`; a text such as `NT` is unchanged, and zero is empty. */
function sdifTime(written: string | null): string {
  const [, seconds, fraction] = /^(\d{1,5})\.(\d{2})$/.exec(written ?? '') ?? []
  if (seconds === undefined || fraction === undefined) return written ?? ''
  const minutes = Math.floor(Number(seconds) / 60)
  const rest = `${String(Number(seconds) % 60).padStart(minutes > 0 ? 2 : 1, '0')}.${fraction}`
  return Number(written) === 0 ? '' : minutes > 0 ? `${minutes}:${rest}` : rest
}

/** Short course metres have two letters here. */
const courseOf = (letter: string | null): string => (letter === 'M' ? 'S' : (letter ?? ''))

/** The parts of a record after its type, without blank ones. */
const partsOf = ({ text }: SdifRecord, length: number): string[] =>
  Array.from({ length: Math.floor(126 / length) }, (_, at) =>
    text.slice(2 + at * length, 2 + (at + 1) * length),
  ).filter((part) => part.trim() !== '')

const SPLITS_IN_RECORD = 10

/**
 * Splits since the start, numbered by lengths of the pool. The last one is the finish, which gives the metres of a length; where it is another time
 * the kind of the splits is unknown, and they are left out with a problem.
 */
function splitRecords({ entry, results, splits }: Hy3Swim): SdifRecord[] {
  const distance = numberAt(entry, 16, 6) ?? 0
  const read = splits.flatMap((record) =>
    partsOf(record, 11).map((part) => ({
      line: record.line,
      round: part.slice(0, 1),
      length: Number(part.slice(1, 3)),
      time: part.slice(3).trim(),
    })),
  )
  return [...Map.groupBy(read, ({ round }) => round)].flatMap(([round, all]) => {
    const swum = all.filter(({ time }) => Number(time) > 0)
    const last = swum.at(-1)
    const finish = results.find((result) => textAt(result, 3, 1) === round)
    if (last === undefined || (round !== 'P' && round !== 'F')) return []
    const step = distance / last.length
    const isKnown = finish !== undefined && Number(textAt(finish, 4, 8)) === Number(last.time) && Number.isInteger(step)
    const records = Map.groupBy(swum, ({ length }) => Math.ceil(length / SPLITS_IN_RECORD))
    return [...records].map(([sequence, own]) =>
      recordAt('G0', own[0]?.line ?? entry.line, [
        [56, String(sequence)],
        [59, isKnown ? String(step) : ''],
        [63, isKnown ? 'C' : '?'],
        ...own.map(({ length, time }): Field => [64 + ((length - 1) % SPLITS_IN_RECORD) * 8, sdifTime(time)]),
        [144, round],
      ]),
    )
  })
}
