import { disciplineOf, type Localized, localized, padRsc } from '@games/domain'
import { NO_PARTICIPANT, NO_TEAM, NO_UNIT } from '../absent.ts'
import type { OdfParticipant, OdfTeam, OdfUnit } from '../message.ts'
import type { Cells, TableRow } from './columns.ts'
import { cellOr, type Draft, type Report, rowsBy } from './drafts.ts'
import type { InForce } from './in-force.ts'
import type { Side } from './values.ts'

/** The offset (`-03:00`) of what a clock at the venue says (`2027-09-14T08:00`). */
export type OffsetAt = (local: string) => string

type Rows<K extends 'schedule' | 'participants' | 'teams'> = readonly TableRow<K>[]

export function scheduleDrafts(rows: Rows<'schedule'>, inForce: InForce, utcOffset: OffsetAt): Draft[] {
  return [...Map.groupBy(rows, ({ cells }) => disciplineOf(cells.unit))].map(([discipline, list]) => ({
    documentType: 'DT_SCHEDULE_UPDATE',
    documentCode: padRsc(discipline),
    resultStatus: null,
    body: { kind: 'schedule', sessions: [], units: list.map(({ cells }) => unitOf(cells, inForce, utcOffset)) },
    rows: rowsBy(list, ({ unit }) => unit),
  }))
}

function unitOf(cells: Cells<'schedule'>, inForce: InForce, utcOffset: OffsetAt): OdfUnit {
  const base: OdfUnit = inForce.unit(cells.unit) ?? {
    ...NO_UNIT,
    code: cells.unit,
    scheduleStatus: 'SCHEDULED',
    start: null,
    name: null,
  }
  const { date, start_time, end_time } = cells
  const instant = (day: string, clock: string) => `${day}T${clock}${utcOffset(`${day}T${clock}`)}`
  const start = date && start_time ? instant(date, start_time) : null
  // what ends earlier than it begins ends the day after
  const end = date && start_time && end_time ? instant(end_time < start_time ? dayAfter(date) : date, end_time) : null
  return {
    ...base,
    name: nameOf(cells, base.name),
    // a file without dates leaves the times alone
    start: date === undefined ? base.start : start,
    end: date === undefined || end_time === undefined ? base.end : end,
    venue: cellOr(cells.venue, base.venue),
    venueName: cellOr(cells.venue_name, base.venueName),
    location: cellOr(cells.location, base.location),
    locationName: cellOr(cells.location_name, base.locationName),
    scheduleStatus: cells.status ?? base.scheduleStatus,
    medal: cells.medal === undefined ? base.medal : (cells.medal ?? 0),
    order: cellOr(cells.order, base.order),
    phaseType: cells.phase_type ?? base.phaseType,
    startList: cells.sides ? startListOf(cells.sides, disciplineOf(cells.unit), inForce) : base.startList,
  }
}

const startListOf = (sides: readonly Side[], discipline: string, inForce: InForce): OdfUnit['startList'] =>
  sides.map(({ code, type, organisation, from = null }, at) => ({
    sortOrder: at + 1,
    startOrder: String(at + 1),
    competitor:
      code === null
        ? null
        : {
            code,
            type: type ?? inForce.typeOf(code) ?? 'T',
            organisation:
              organisation ??
              inForce.team(code, discipline)?.organisation ??
              inForce.participant(code, discipline)?.organisation ??
              null,
          },
    previousUnit: from,
  }))

const nameOf = (
  { name, name_eng, name_spa }: Pick<Cells<'schedule'>, 'name' | 'name_eng' | 'name_spa'>,
  inForce: Localized | null,
): Localized | null =>
  localized({
    por: cellOr(name, inForce?.por ?? null) ?? undefined,
    eng: cellOr(name_eng, inForce?.eng ?? null) ?? undefined,
    spa: cellOr(name_spa, inForce?.spa ?? null) ?? undefined,
  }) ?? null

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** One element is made of all rows of a code: they differ in the event and may in nothing else. */
function mergedRows<K extends 'participants' | 'teams'>(
  rows: Rows<K>,
  alone: readonly string[],
  report: Report,
): Map<string, { readonly discipline: string; readonly list: TableRow<K>[] }> {
  const merged = new Map<string, { discipline: string; list: TableRow<K>[] }>()
  for (const one of rows) {
    const { cells, row } = one as TableRow<'participants' | 'teams'>
    const discipline = disciplineOf(cells.discipline ?? cells.event ?? '')
    if (cells.event && disciplineOf(cells.event) !== discipline) {
      report({ problem: 'bad-code', row, column: 'discipline', value: discipline })
      continue
    }
    const key = `${discipline} ${cells.code}`
    const group = merged.get(key)
    if (!group) merged.set(key, { discipline, list: [one] })
    else {
      const first = Object.entries(group.list[0]?.cells ?? {})
      const other = cells as Readonly<Record<string, unknown>>
      const differing = first.find(
        ([column, value]) => !alone.includes(column) && JSON.stringify(value) !== JSON.stringify(other[column]),
      )
      if (differing) {
        const [column] = differing
        report({ problem: 'contradicting-row', row, column, value: JSON.stringify(other[column]) })
      }
      group.list.push(one)
    }
  }
  return merged
}

/** What is of one row of a person and not of the person. */
const OF_AN_EVENT = ['discipline', 'event', 'bib']

export function participantDrafts(rows: Rows<'participants'>, inForce: InForce, report: Report): Draft[] {
  const merged = [...mergedRows(rows, OF_AN_EVENT, report).values()]
  return [...Map.groupBy(merged, ({ discipline }) => discipline)].map(([discipline, people]) => ({
    documentType: 'DT_PARTIC_UPDATE',
    documentCode: padRsc(discipline),
    resultStatus: null,
    body: { kind: 'participants', participants: people.map(({ list }) => participantOf(discipline, list, inForce)) },
    rows: rowsBy(
      people.flatMap(({ list }) => list),
      ({ code }) => code,
    ),
  }))
}

function participantOf(discipline: string, rows: Rows<'participants'>, inForce: InForce): OdfParticipant {
  const [{ cells }] = rows as [TableRow<'participants'>]
  const known = inForce.participant(cells.code, discipline)
  const base = known ?? { ...NO_PARTICIPANT, parent: cells.code, printName: null }
  const givenName = cellOr(cells.given_name, base.givenName)
  const named = known !== null && known.familyName === cells.family_name && known.givenName === givenName
  return {
    ...base,
    code: cells.code,
    status: cells.status ?? base.status,
    familyName: cells.family_name,
    givenName,
    printName:
      cells.print_name ??
      (named
        ? known.printName
        : [cells.family_name.toUpperCase(), givenName].filter((part) => part !== null).join(' ')),
    // names of the name before, which may be another
    printInitialName: named ? known.printInitialName : null,
    tvName: named ? known.tvName : null,
    gender: cells.gender,
    organisation: cells.organisation,
    birthDate: cellOr(cells.birth_date, base.birthDate),
    height: cellOr(cells.height, base.height),
    weight: cellOr(cells.weight, base.weight),
    mainFunction: cells.function ?? base.mainFunction,
    disciplines: entered(base.disciplines, discipline, rows),
  }
}

/** Events are added to those in force: a file about one event says nothing of a person's others. */
function entered(
  inForce: OdfParticipant['disciplines'],
  discipline: string,
  rows: Rows<'participants'>,
): OdfParticipant['disciplines'] {
  const code = padRsc(discipline)
  const own = inForce.find((one) => one.code === code) ?? { code, entries: [], registeredEvents: [] }
  const events = new Map(own.registeredEvents.map((registered) => [registered.event, registered]))
  for (const { cells } of rows) {
    if (!cells.event) continue
    const before = events.get(cells.event) ?? { event: cells.event, bib: null, substitute: false, entries: [] }
    events.set(cells.event, { ...before, bib: cellOr(cells.bib, before.bib) })
  }
  return [...inForce.filter((one) => one.code !== code), { ...own, registeredEvents: [...events.values()] }]
}

export function teamDrafts(rows: Rows<'teams'>, inForce: InForce, report: Report): Draft[] {
  const merged = [...mergedRows(rows, ['discipline', 'event'], report).values()]
  return [...Map.groupBy(merged, ({ discipline }) => discipline)].map(([discipline, teams]) => ({
    documentType: 'DT_PARTIC_TEAMS_UPDATE',
    documentCode: padRsc(discipline),
    resultStatus: null,
    body: { kind: 'teams', teams: teams.map(({ list }) => teamOf(discipline, list, inForce)) },
    rows: rowsBy(
      teams.flatMap(({ list }) => list),
      ({ code }) => code,
    ),
  }))
}

function teamOf(discipline: string, rows: Rows<'teams'>, inForce: InForce): OdfTeam {
  const [{ cells }] = rows as [TableRow<'teams'>]
  const base = inForce.team(cells.code, discipline) ?? { ...NO_TEAM, name: null, athletes: [], registeredEvents: [] }
  return {
    ...base,
    code: cells.code,
    discipline: padRsc(discipline),
    status: cells.status ?? base.status,
    organisation: cells.organisation,
    name: cellOr(cells.name, base.name),
    shortName: cellOr(cells.short_name, base.shortName),
    gender: cells.gender,
    athletes: cells.athletes === undefined ? base.athletes : (cells.athletes ?? []),
    registeredEvents: [...new Set([...base.registeredEvents, ...rows.flatMap((one) => one.cells.event ?? [])])],
  }
}
