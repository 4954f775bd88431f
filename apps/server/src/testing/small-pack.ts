import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a unit of the pack has: when it is planned, how it stands, and its list from the first to the last, once there is one. */
export interface PackUnit {
  readonly start: string
  readonly status: 'SCHEDULED' | 'FINISHED' | 'CANCELLED'
  readonly list: readonly string[] | null
}

/** A few invented results in the files of Paris 2024 (docs/import.md): two judo events, a semi-final and two finals. */
export interface SmallPack {
  /** By `semi`, `final` (both women's −57 kg) and `men` (−66 kg); what is absent is in no file. */
  readonly units: Readonly<Partial<Record<UnitName, PackUnit>>>
  /** Gold, silver and bronze of the events, once won. */
  readonly medals: Readonly<Partial<Record<EventName, readonly string[]>>>
}
export type UnitName = 'semi' | 'final' | 'men'
export type EventName = 'women' | 'men'

const EVENTS: Readonly<Record<EventName, { name: string; gender: 'W' | 'M'; prefix: string }>> = {
  women: { name: 'Women -57 kg', gender: 'W', prefix: 'JUDW57KG'.padEnd(22, '-') },
  men: { name: 'Men -66 kg', gender: 'M', prefix: 'JUDM66KG'.padEnd(22, '-') },
}
const UNITS: Readonly<Record<UnitName, { event: EventName; tail: string; medal: 0 | 1 }>> = {
  semi: { event: 'women', tail: 'SFNL000100--', medal: 0 },
  final: { event: 'women', tail: 'FNL-000100--', medal: 1 },
  men: { event: 'men', tail: 'FNL-000100--', medal: 1 },
}
export const codeOf = (unit: UnitName): string => `${EVENTS[UNITS[unit].event].prefix}${UNITS[unit].tail}`

/** Invented people, each of an organisation of their own. */
export const PEOPLE: readonly { readonly code: string; readonly name: string; readonly organisation: string }[] = [
  { code: '101', name: 'ARAPONGA Ana', organisation: 'USA' },
  { code: '102', name: 'BEIJAFLOR Bia', organisation: 'ROU' },
  { code: '103', name: 'CURIO Caia', organisation: 'BRA' },
  { code: '104', name: 'DANCADOR Davi', organisation: 'JPN' },
]
const personOf = (code: string) => PEOPLE.find((person) => person.code === code) ?? { name: '', organisation: '' }

const HEADERS = {
  schedule:
    'start_date,end_date,day,status,discipline,discipline_code,event,event_medal,phase,gender,event_type,venue,venue_code,location_description,location_code,url',
  results:
    'date,stage_code,event_code,event_name,event_stage,stage,gender,discipline_name,discipline_code,venue,participant_code,participant_name,participant_type,participant_country_code,participant_country,rank,result,result_type',
  medals:
    'medal_type,medal_code,medal_date,name,gender,discipline,event,event_type,url_event,code,country_code,country',
}
const COLOURS = ['Gold Medal', 'Silver Medal', 'Bronze Medal']

/** Writes the pack into a folder of its own; `remove` deletes it. */
export function writeSmallPack(pack: SmallPack): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'games-pack-'))
  mkdirSync(join(folder, 'results'))
  const write = (name: string, lines: readonly string[]) => writeFileSync(join(folder, name), lines.join('\n'))
  const units = Object.entries(pack.units) as [UnitName, PackUnit][]
  write('schedules.csv', [HEADERS.schedule, ...units.map(([name, unit]) => scheduleRow(name, unit))])
  write('results/Judo.csv', [HEADERS.results, ...units.flatMap(([name, { list }]) => resultRows(name, list ?? []))])
  write('medals.csv', [
    HEADERS.medals,
    ...(Object.entries(pack.medals) as [EventName, readonly string[]][]).flatMap(([event, won]) =>
      won.map((code, place) => medalRow(event, code, place)),
    ),
  ])
  write('athletes.csv', [
    'code,name,gender,country_code',
    ...PEOPLE.map(({ code, name, organisation }) => `${code},${name},F,${organisation}`),
  ])
  write('athletes_disciplines.csv', ['code,disciplines', ...PEOPLE.map(({ code }) => `${code},Judo`)])
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

function scheduleRow(name: UnitName, { start, status }: PackUnit): string {
  const { event, tail, medal } = UNITS[name]
  const { name: title, gender } = EVENTS[event]
  const at = `2024-08-01T${start}:00+02:00`
  return `${at},${at},01-08-2024,${status},Judo,JUD,${title},${medal},${title} ${name},${gender},ATH,Dojo,DOJ,Mat 1,DO1,/x/judo/${event}/${tail.toLowerCase()}`
}

function resultRows(name: UnitName, list: readonly string[]): string[] {
  const { event } = UNITS[name]
  const { name: title, gender, prefix } = EVENTS[event]
  return list.map((code, place) => {
    const person = personOf(code)
    return `2024-08-01T20:00:00+02:00,${codeOf(name)},${prefix.slice(0, 8)},${title},${title} ${name},${name},${gender},Judo,JUD,Dojo,${code},${person.name},Person,${person.organisation},,${place + 1}.0,,`
  })
}

function medalRow(event: EventName, code: string, place: number): string {
  const { name, gender } = EVENTS[event]
  const person = personOf(code)
  return `${COLOURS[place]},${place + 1},2024-08-01,${person.name},${gender},Judo,${name},ATH,/x/judo/${event}/fnl-000100--,${code},${person.organisation},`
}
