import { divisionOf, eventModifierOf, genderOf, phaseOf, type ResultStatus, unitOf } from '@games/domain'
import type { OdfResult } from '@games/odf'
import {
  lenexHeatKey,
  spanOfCode,
  type LenexAgeGroup,
  type LenexAthlete,
  type LenexClub,
  type LenexEntry,
  type LenexEvent,
  type LenexHeat,
  type LenexMeet,
  type LenexRelay,
  type LenexResult,
  type LenexSession,
  swimStyleOf,
  writeLenex,
} from '@games/odf/venue-files/index'
import type { ClientBase } from 'pg'
import { Reading } from '../../facts/reading.ts'
import { readInForce } from '../imports/index.ts'
import { codeNames } from '../names/index.ts'
import { numberUnits, type UnitNumbers } from './numbers.ts'
import { type People, peopleOf } from './people-of.ts'
import { LENEX_DISCIPLINE } from './plan-heats.ts'
import { putChoice, type UnitRow, unitRows } from './venue-files.queries.ts'

export type LenexHolds = 'invitation' | 'entries' | 'start-lists' | 'results'

export interface LenexGames {
  readonly name: string
  /** `2027-09-14T09:00`, by the clock of the games, for an instant. */
  readonly local: (at: Date) => string
}

/** Races of swimming, in the order of the programme. */
export const lenexUnits = async (tx: Pick<ClientBase, 'query'>): Promise<UnitRow[]> =>
  (await unitRows(tx, LENEX_DISCIPLINE)).filter(({ typeCode }) => swimStyleOf(typeCode) !== null)

/** The meet of swimming as the bytes of a `.lef`: up to what is asked for. What is a heat there is remembered, so that its results come back. */
export async function lenexFile(tx: ClientBase, holds: LenexHolds, games: LenexGames): Promise<Uint8Array> {
  return writeLenex(await meetOf(tx, holds, games), {
    name: 'Games Companion',
    version: '1.0',
  })
}

/** The rounds of our phases. */
const ROUNDS: Readonly<Record<string, string>> = { HEAT: 'PRE', QFNL: 'QUA', SFNL: 'SEM', 'FNL-': 'FIN' }

async function meetOf(tx: ClientBase, holds: LenexHolds, { name, local }: LenexGames): Promise<LenexMeet> {
  const units = await lenexUnits(tx)
  const numbers = await numberUnits(tx, 'lenex', units)
  const inForce = await readInForce(
    tx,
    units.map(({ code }) => ({ cells: { unit: code } })),
  )
  const people = await peopleOf(tx, LENEX_DISCIPLINE)
  const names = await codeNames(
    new Reading(tx),
    units.map(({ event }) => ({ set: 'EVENT', code: event.replace(/-+$/, '') })),
  )
  const phases = new Set(units.map(({ phase }) => phase))
  const events = [...Map.groupBy(units, ({ phase }) => phase)].map(([phase, all], at) =>
    eventOf(phase, all, {
      at,
      phases,
      numbers,
      local,
      medalOf: (unit) => inForce.unit(unit)?.medal ?? 0,
      name: names.get(`EVENT/${phase.slice(0, 22).replace(/-+$/, '')}`)?.name.por ?? null,
    }),
  )
  const heats = new Map(events.flatMap(({ heatOf }) => [...heatOf]))
  for (const { event, heatOf } of events)
    for (const [unit, heat] of heatOf) await putChoice(tx, 'lenex', 'heat', lenexHeatKey(event, heat), unit)
  const starts = units.flatMap((unit) => {
    const heat = heats.get(unit.code)
    const event = events.find(({ heatOf }) => heatOf.has(unit.code))?.event
    const list = inForce.list(unit.code)
    return heat && event && list
      ? list.results.results.map((row) => ({
          row,
          event,
          heat,
          // what is live is no result yet
          hasResults: list.status !== null && CLOSED.has(list.status),
          points: Number(list.results.extendedInfos.find((info) => info.code === 'POINTS_TOTAL')?.value ?? 0),
        }))
      : []
  })
  const places = new Map<string, { result: string; place: number | null }[]>()
  const clubs = holds === 'invitation' ? [] : clubsOf(starts, people, holds, places)
  return {
    name,
    // LENEX requires both; UNK is its word for an unknown nation
    city: '-',
    nation: 'UNK',
    // the pool is nobody's to know here
    course: null,
    lanes: null,
    ageDate: null,
    sessions: sessionsOf(events, holds, places),
    clubs,
  }
}

const CLOSED: ReadonlySet<ResultStatus> = new Set(['UNCONFIRMED', 'UNOFFICIAL', 'OFFICIAL', 'PROTESTED'])

interface EventOut {
  readonly event: LenexEvent
  readonly day: string | null
  /** By unit. */
  readonly heatOf: ReadonlyMap<string, LenexHeat>
}

function eventOf(
  phase: string,
  units: readonly UnitRow[],
  {
    at,
    phases,
    numbers,
    local,
    medalOf,
    name,
  }: {
    readonly at: number
    readonly phases: ReadonlySet<string>
    readonly numbers: ReadonlyMap<string, UnitNumbers>
    readonly local: LenexGames['local']
    readonly medalOf: (unit: string) => number
    readonly name: string | null
  },
): EventOut {
  const [first] = units
  const code = first?.code ?? phase
  const style = swimStyleOf(first?.typeCode ?? code)
  const isOnly = [...phases].filter((other) => other.slice(0, 22) === phase.slice(0, 22)).length === 1
  const isLettered = hasLetteredFinals(units, medalOf)
  const heats = units.map(({ code: unit, start_at }, index): [string, LenexHeat] => {
    const number = Number(unitOf(unit).slice(0, 4)) || index + 1
    return [
      unit,
      {
        id: String((at + 1) * 1_000 + index + 1),
        number,
        start: start_at && local(start_at).slice(11, 16),
        final: isLettered ? String.fromCharCode(64 + number) : null,
        status: null,
      },
    ]
  })
  const start = first?.start_at ? local(first.start_at) : null
  const gender = genderOf(code)
  return {
    day: start?.slice(0, 10) ?? null,
    heatOf: new Map(heats),
    event: {
      id: String(at + 1),
      number: numbers.get(code)?.event ?? String(at + 1),
      round: isOnly && isTimedFinal(units, medalOf) ? 'TIM' : (ROUNDS[phaseOf(code)] ?? 'TIM'),
      gender: gender === 'W' ? 'F' : gender === 'M' || gender === 'X' ? gender : null,
      previous: null,
      start: start?.slice(11, 16) ?? null,
      swimStyle: { distance: 0, relayCount: 1, stroke: 'UNKNOWN', technique: null, ...style, name },
      ageGroups: [
        {
          id: String(at + 1),
          ...(spanOfCode(eventModifierOf(code)) ?? { min: null, max: null }),
          name: divisionOf(code) === null ? null : `D${divisionOf(code)}`,
          rankings: [],
        },
      ],
      heats: heats.map(([, heat]) => heat),
    },
  }
}

/** Several heats of a final are one list, unless the programme marks only some of them for gold (final A, final B). */
function isTimedFinal(units: readonly UnitRow[], medalOf: (unit: string) => number): boolean {
  const marked = units.filter(({ code }) => medalOf(code) === 1).length
  return (
    units.length > 1 && units.every(({ code }) => phaseOf(code) === 'FNL-') && (marked === 0 || marked === units.length)
  )
}

/** Whether only the first of several finals decides gold: final A, final B. */
function hasLetteredFinals(units: readonly UnitRow[], medalOf: (unit: string) => number): boolean {
  const [first, second] = units
  return (
    first !== undefined &&
    second !== undefined &&
    units.length <= 26 &&
    units.every(({ code }) => phaseOf(code) === 'FNL-' && (medalOf(code) === 1) === unitOf(code).startsWith('0001'))
  )
}

/** A session a day. An invitation has no heats yet, and neither have entries. */
function sessionsOf(
  events: readonly EventOut[],
  holds: LenexHolds,
  places: ReadonlyMap<string, LenexAgeGroup['rankings']>,
): LenexSession[] {
  // the places of a heat are those of an event that has no other
  const ranked = (event: LenexEvent): LenexEvent => ({
    ...event,
    ageGroups: event.ageGroups.map((group) => ({
      ...group,
      rankings: event.heats.length === 1 ? (places.get(event.id) ?? []) : [],
    })),
  })
  const hasHeats = holds === 'start-lists' || holds === 'results'
  return [...Map.groupBy(events, ({ day }) => day)].map(([date, all], at) => ({
    number: at + 1,
    date,
    start:
      all
        .map(({ event }) => event.start)
        .filter((start) => start !== null)
        .sort()[0] ?? null,
    name: null,
    events: all.map(({ event }) => (hasHeats ? ranked(event) : { ...event, heats: [] })),
  }))
}

interface StartOut {
  readonly row: OdfResult
  readonly event: LenexEvent
  readonly heat: LenexHeat
  readonly hasResults: boolean
  /** Timing points up to the finish; 0: one every 50 m, as swimming is shown. */
  readonly points: number
}

/** A club a delegation. Its swimmers' licenses are their codes here, by which results come back. */
function clubsOf(
  starts: readonly StartOut[],
  people: People,
  holds: Exclude<LenexHolds, 'invitation'>,
  // by event, filled here: a place names its result
  places: Map<string, { result: string; place: number | null }[]>,
): LenexClub[] {
  const ids = new Map<string, string>()
  const idOf = (athlete: string): string => {
    const known = ids.get(athlete) ?? String(ids.size + 1)
    ids.set(athlete, known)
    return known
  }
  let resultId = 0
  const startsOf = (own: readonly StartOut[]): { entries: LenexEntry[]; results: LenexResult[] } => {
    const entered = own.map(({ row, event, heat }): LenexEntry => {
      const seat = seatOf(row, event, heat, idOf)
      return { ...seat, status: null, entryTime: null, ...(holds === 'entries' && { heat: null, lane: null }) }
    })
    return {
      entries: holds === 'results' ? [] : entered,
      results:
        holds !== 'results'
          ? []
          : own
              .filter(({ hasResults }) => hasResults)
              .map((start) => {
                const id = String((resultId += 1))
                const place = /^\d{1,4}$/.test(start.row.rank ?? '') ? Number(start.row.rank) : null
                places.set(start.event.id, [...(places.get(start.event.id) ?? []), { result: id, place }])
                return { ...resultOf(start, idOf), id }
              }),
    }
  }
  const byClub = Map.groupBy(starts, ({ row }) => row.competitor.organisation ?? '')
  return [...byClub].map(([organisation, all]): LenexClub => {
    const singles = Map.groupBy(
      all.filter(({ row }) => row.competitor.type !== 'T'),
      ({ row }) => row.competitor.code,
    )
    const teams = Map.groupBy(
      all.filter(({ row }) => row.competitor.type === 'T'),
      ({ row }) => row.competitor.code,
    )
    const members = [...teams.values()].flatMap((own) => own.flatMap(({ row }) => row.competitor.athletes))
    const codes = new Set([...singles.keys(), ...members.map(({ code }) => code)])
    return {
      code: organisation || null,
      name: people.delegations.get(organisation)?.[0] ?? (organisation || '-'),
      nation: null,
      athletes: [...codes].map((code): LenexAthlete => {
        const known = people.athletes.get(code)
        const listed = singles.get(code)?.[0]?.row.competitor.athletes.find((athlete) => athlete.code === code)
        return {
          id: idOf(code),
          license: code,
          familyName: known?.familyName ?? listed?.familyName ?? code,
          givenName: known?.givenName ?? listed?.givenName ?? null,
          gender: swimmerGender(known?.gender) ?? swimmerGender(singles.get(code)?.[0]?.event.gender),
          birthDate: known?.birthDate ?? null,
          nation: null,
          ...startsOf(singles.get(code) ?? []),
        }
      }),
      relays: [...teams].map(
        ([code, own], at): LenexRelay => ({
          number: at + 1,
          name: people.teams.get(code)?.name ?? own[0]?.row.competitor.teamName ?? code,
          gender: own[0]?.event.gender ?? null,
          ages: null,
          ...startsOf(own),
        }),
      ),
    }
  })
}

/** The two genders that LENEX has for a swimmer. */
const swimmerGender = (gender: string | null | undefined): 'M' | 'F' | null =>
  gender === 'M' || gender === 'F' ? gender : null

const seatOf = (row: OdfResult, event: LenexEvent, heat: LenexHeat, idOf: (athlete: string) => string) => ({
  event: event.id,
  heat: heat.id,
  lane: row.startOrder !== null && /^\d{1,2}$/.test(row.startOrder) ? Number(row.startOrder) : null,
  members:
    row.competitor.type !== 'T'
      ? []
      : row.competitor.athletes.map(({ code, extended }, at) => ({
          number: at + 1,
          athlete: idOf(code),
          reaction: extended.find((one) => one.code === 'REACT_TIME')?.value ?? null,
          status: null,
        })),
})

function resultOf({ row, event, heat, points }: StartOut, idOf: (athlete: string) => string): Omit<LenexResult, 'id'> {
  const value = (code: string) => row.extended.find((one) => one.type === 'ER' && one.code === code)?.value ?? null
  const passages = row.extended.filter(({ code }) => code === 'INTERMEDIATE')
  const total = event.swimStyle.distance * event.swimStyle.relayCount
  const step = points > 0 ? total / points : 50
  return {
    ...seatOf(row, event, heat, idOf),
    status: row.irm === null ? null : row.irm === 'DQ' ? 'DSQ' : row.irm,
    time: row.result,
    reaction: value('REACT_TIME'),
    comment: value('RULE'),
    splits: passages.flatMap(({ pos, value: time }) => {
      const distance = Number(pos) * step
      // the finish is no passage
      return time !== undefined && Number.isInteger(distance) && distance > 0 && distance < total
        ? [{ distance, time }]
        : []
    }),
  }
}
