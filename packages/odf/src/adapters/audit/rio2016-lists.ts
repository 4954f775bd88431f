import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AuditedList, auditedFields, type OtherSource } from './audited-list.ts'

/** The source's lists, as far as the audit reads them. */
interface List {
  readonly eventCode: string
  readonly gender: string
  readonly round: string
  readonly roundName?: string | null
  readonly athlon?: string
  readonly wind?: string | null
  readonly result: readonly Row[]
}
interface Person {
  readonly tpAthleteId?: string
  readonly familyName?: string
  readonly givenName?: string
}
interface Row extends Person {
  readonly country: string
  readonly rank?: string
  readonly performance: string
  readonly qualification?: string
  readonly wind?: string
  readonly reactionTime?: string
  readonly group?: string
  readonly recordFlags?: readonly string[]
  readonly recordflag?: string
  readonly teamCode?: string
  readonly runners?: readonly (Person & { readonly legNumber: number })[]
  readonly attempts?: readonly {
    readonly round: number
    readonly performance: string
    readonly wind?: string
    readonly recordFlags?: readonly string[]
  }[]
  readonly heights?: readonly {
    readonly height?: string
    readonly results?: string
    readonly roundresults?: { readonly performance: string; readonly round: string }
  }[]
  readonly results?: readonly {
    readonly eventNo: number
    readonly performance: string | null
    readonly points?: number
    readonly wind?: string
  }[]
}

/** The codes that docs/import.md promises; kept apart from the adapter's, so that one that changed is found. */
const EVENTS: Readonly<Record<string, string>> = {
  '100': '100M',
  '200': '200M',
  '400': '400M',
  '800': '800M',
  '1500': '1500M',
  '5000': '5000M',
  '10000': '10000M',
  '100H': '100MH',
  '110H': '110MH',
  '400H': '400MH',
  '3000SC': '3000MSC',
  '4x100': '4X100M',
  '4x400': '4X400M',
  MAR: 'MARATHON',
  '20KW': 'WALK20KM',
  '50KW': 'WALK50KM',
  HJ: 'HIGHJUMP',
  PV: 'POLEVAULT',
  LJ: 'LONGJUMP',
  TJ: 'TRIPLEJUMP',
  SP: 'SHOTPUT',
  DT: 'DISCUS',
  HT: 'HAMMER',
  JT: 'JAVELIN',
  DEC: 'DECATHLON',
  HEP: 'HEPTATHLON',
}
const FIELD_EVENTS = new Set(['HJ', 'PV', 'LJ', 'TJ', 'SP', 'DT', 'HT', 'JT'])
const PHASES: Readonly<Record<string, string>> = { FINAL: 'FNL-', SEMI: 'SFNL', HEAT: 'HEAT' }

/**
 * The result lists of athletics at Rio straight from `rio_athletics_results.json`, for the audit: it shares nothing with the adapter
 * that imports them. Rows in the order of the file; throws for what is no JSON.
 */
export function rioLists(folder: string): AuditedList[] {
  const json = JSON.parse(readFileSync(join(folder, 'rio_athletics_results.json'), 'utf8')) as { events: List[] }
  const people = new People(json.events)
  return json.events.map((list) => {
    const holders = Map.groupBy(list.result, ({ rank }) => rank ?? '')
    return {
      code: codeOf(list),
      fields: auditedFields([['wind', list.wind]]),
      rows: list.result.map((row, i) => ({
        competitor: row.teamCode ? teamCode(list, row) : people.codeOf(row, row.country),
        fields: auditedFields([
          ['list position', String(i + 1)],
          ['name', row.teamCode ?? nameOf(row)],
          ['organisation', row.country],
          ['rank', row.rank],
          ['shared rank', row.rank && (holders.get(row.rank)?.length ?? 0) > 1 ? 'yes' : null],
          ...performance(row.performance),
          ['qualification mark', row.qualification],
          ['start order', /^[AB] (\d+)$/.exec(row.group ?? '')?.[1]],
          ['wind', row.wind],
          ['reaction time', row.reactionTime],
          ['record flags', flagsOf(row).join(' ')],
          ...attempts(row),
          ...heights(row),
          ...parts(row),
          ...runners(row, people),
        ]),
        also: people.otherSources(row),
      })),
    }
  })
}

function codeOf({ eventCode, gender, round, roundName, athlon }: List): string {
  const event = EVENTS[athlon === 'Decathlon' ? 'DEC' : athlon === 'Heptathlon' ? 'HEP' : eventCode] ?? eventCode
  const ownPhase = PHASES[round] ?? (FIELD_EVENTS.has(eventCode) ? 'QUAL' : 'PREL')
  const phase = athlon ? eventCode.padEnd(4, '-') : ownPhase
  const number = (/\d+$/.exec(roundName ?? '')?.[0] ?? '1').padStart(4, '0')
  return `${`ATH${gender}${event}`.padEnd(22, '-')}${phase}${number}00--`
}

const teamCode = ({ eventCode, gender }: List, { country }: Row): string =>
  `${`ATH${gender}${EVENTS[eventCode]}`.padEnd(12, '-')}${country}01`

const nameOf = ({ familyName = '', givenName }: Person): string =>
  givenName ? `${familyName.toUpperCase()} ${givenName}` : familyName.toUpperCase()

const tidy = (name: string): string => name.trim().replaceAll(/ +/g, ' ')

type Entry = readonly [string, string | null | undefined]

/** "9.81", "DNF", "37.62DQ", "DQ 8:08.47", "DQ R 163.3a": a mark, if the first word beside the letters is one, and the words of the rule. */
function performance(written: string): Entry[] {
  const irm = /DNF|DNS|DQ|NH|NM/.exec(written)?.[0]
  const words = written
    .replace(irm ?? '', ' ')
    .trim()
    .split(/\s+/)
  const isMark = (word: string) => /^[\d.:]+$/.test(word)
  const rule = words.findIndex((word) => !isMark(word))
  return [
    ['result', words.slice(0, 1).find(isMark)],
    ['IRM', irm],
    ['rule', rule < 0 ? null : words.slice(rule).join(' ')],
  ]
}

const flagsOf = ({ recordFlags = [], recordflag = '' }: Row): string[] => [
  ...recordFlags,
  ...recordflag.split(' ').filter(Boolean),
]

const attempts = (row: Row): Entry[] =>
  (row.attempts ?? []).flatMap(({ round, performance: mark, wind, recordFlags = [] }): Entry[] => [
    [`attempt ${round}`, mark],
    [`wind of attempt ${round}`, wind],
    [`record flags of attempt ${round}`, recordFlags.join(' ')],
  ])

/** A row with a single height has it one level deeper and under other names. */
const heights = (row: Row): Entry[] =>
  (row.heights ?? []).map(({ height, results, roundresults }, i) => [
    `height ${i + 1}`,
    `${height ?? roundresults?.performance} ${results ?? roundresults?.round}`,
  ])

/** A part that an athlete did not take part in has no performance. */
const parts = (row: Row): Entry[] =>
  (row.results ?? []).flatMap(({ eventNo, performance: mark, points, wind }): Entry[] => [
    [`part ${eventNo}`, mark],
    [`points of part ${eventNo}`, points === undefined ? null : String(points)],
    [`wind of part ${eventNo}`, wind],
  ])

const runners = (row: Row, people: People): Entry[] =>
  (row.runners ?? []).flatMap((runner): Entry[] => [
    [`runner ${runner.legNumber}`, people.codeOf(runner, row.country)],
    [`name of runner ${runner.legNumber}`, nameOf(runner)],
  ])

/** Who is who: the source gives one id to two people, and writes some names in two ways. */
class People {
  /** The organisation that first has an id. */
  readonly #organisations = new Map<string, string>()
  /** The name that a code first has. */
  readonly #names = new Map<string, string>()

  constructor(lists: readonly List[]) {
    for (const row of lists.flatMap(({ result }) => result))
      for (const person of row.runners ?? [row]) {
        const id = person.tpAthleteId ?? ''
        if (!this.#organisations.has(id)) this.#organisations.set(id, row.country)
        const code = this.codeOf(person, row.country)
        if (!this.#names.has(code)) this.#names.set(code, tidy(nameOf(person)))
      }
  }

  /** The id; the second person of an id is known by it with the organisation behind (docs/import.md). */
  codeOf({ tpAthleteId = '' }: Person, organisation: string): string {
    return this.#organisations.get(tpAthleteId) === organisation ? tpAthleteId : `${tpAthleteId}-${organisation}`
  }

  otherSources(row: Row): ReadonlyMap<string, OtherSource> {
    const found = new Map<string, OtherSource>()
    const spell = (field: string, person: Person) => {
      const first = this.#names.get(this.codeOf(person, row.country))
      if (first === undefined || first === nameOf(person)) return
      const reason =
        first === tidy(nameOf(person)) ? 'the name has a blank too many' : 'an earlier list spells the name so'
      found.set(field, { text: first, reason })
    }
    if (!row.teamCode) spell('name', row)
    for (const runner of row.runners ?? []) spell(`name of runner ${runner.legNumber}`, runner)
    const flags = flagsOf(row)
    const once = [...new Set(flags)]
    if (once.length < flags.length)
      found.set('record flags', { text: once.join(' '), reason: 'the source writes a flag twice' })
    return found
  }
}
