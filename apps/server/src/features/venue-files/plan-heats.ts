import type { HeatState, ProposedRace, VenueHeat, VenueUnit } from '@games/contract'
import { rscPrefix } from '@games/domain'
import { wholeName } from './same-names.ts'
import type { Draft, OffsetAt } from '@games/odf/tables/index'
import {
  type FileHeat,
  type FileRow,
  type Matched,
  mergeHeat,
  programmeDrafts,
  type Said,
} from '@games/odf/venue-files/index'
import { timeFault } from '@games/domain/sports/plausible-time'
import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { TitleContradiction } from '@games/domain/sports/recognise/title-facts'
import type { ClientBase } from 'pg'
import { Reading } from '../../facts/reading.ts'
import { createPauses } from '../../pauses.ts'
import { diffOf, type InForceNow, readInForce, type TablePlan } from '../imports/index.ts'
import { codeNames } from '../names/index.ts'
import { type Choices, titledKey } from './choices.ts'
import { type Doubt, type MatchedRows, matchRows } from './match-rows.ts'
import { candidatesOf, nameOf, type People, peopleOf } from './people-of.ts'
import { type MeetPlan, namedBy, type ProgrammeDiff, unitsOfProgramme } from './plan-meet.ts'
import { heatContradictions, raceOf, unitsByNumbers, unitsBySwim } from './propose-units.ts'
import { sportUnitOf } from './sport-unit.ts'
import { unitsByTitle } from './unit-by-title.ts'
import { listedRows, saidRows, type UnitRow } from './venue-files.queries.ts'

/** Disciplines whose races are timed by FinishLynx here, and that of LENEX. */
export const LYNX_DISCIPLINE = 'ATH'
export const LENEX_DISCIPLINE = 'SWM'

/** The discipline of a file: a meet is of swimming. */
export const disciplineOfHeats = (heats: readonly FileHeat[], isMeet: boolean): string =>
  isMeet || heats.some(({ swim }) => swim !== null) ? LENEX_DISCIPLINE : LYNX_DISCIPLINE

/** A heat with what bringing it in would do. */
export interface PlannedHeat {
  readonly view: VenueHeat
  /** True if the heat needs a unit or a person that the programme of the file adds. */
  readonly isNew: boolean
  /** A row is known by its code, number or lane, and the file calls it by another name than any that was let in. */
  readonly isDoubtful: boolean
  /** Null: nothing would be brought in. */
  readonly change: {
    readonly unit: string
    readonly draft: Draft
    readonly said: Said
    readonly diff: Pick<TablePlan, 'added' | 'changed' | 'removed'>
  } | null
}

/** The data that heats are planned against. */
export interface HeatsContext {
  readonly inForce: InForceNow
  readonly people: People
  readonly units: readonly VenueUnit[]
  readonly timedFinals: readonly TimedFinalUnits[]
  /** The programme of the file: events, units, people. */
  readonly programme: ProgrammeDiff
  /** Names of its people and teams by code. */
  readonly called: ReadonlyMap<string, string>
}

/** The units of the programme that the heats of a timed final are. */
export interface TimedFinalUnits {
  readonly units: readonly string[]
  /** False while a heat of it has no unit: the list of the final is not complete. */
  readonly isComplete: boolean
}

export interface PlanOptions {
  readonly overCorrections: boolean
  readonly meet: MeetPlan
  /** False if a part of the file is missing or cannot be read: then no result leaves a list. */
  readonly isWhole: boolean
  /** The units of the discipline. */
  readonly rows: readonly UnitRow[]
  readonly offsetAt: OffsetAt
}

/** What the heats of a file would change of what is in force, and what only a person can say. Touches nothing. */
export async function planHeats(
  tx: ClientBase,
  heats: readonly FileHeat[],
  choices: Choices,
  { overCorrections, meet, isWhole, rows, offsetAt }: PlanOptions,
): Promise<{ heats: PlannedHeat[]; races: ProposedRace[]; units: VenueUnit[]; held: HeatsContext }> {
  const { programme } = meet
  const discipline = disciplineOfHeats(heats, programme !== null)
  const units = new Map([
    ...(programme === null ? [] : unitsOfProgramme(programme)).map((unit) => [unit.code, unit] as const),
    ...(await presentUnits(tx, rows)).map((unit) => [unit.code, unit] as const),
  ])
  const isInProgramme = new Set(rows.map(({ code }) => code))
  const typeCodeOf = new Map(rows.map(({ code, typeCode }) => [code, typeCode]))
  const typeCode = (unit: string): string => typeCodeOf.get(unit) ?? unit
  const pause = createPauses()
  const numbered: HeatUnit[] = []
  for (const heat of heats) {
    await pause()
    numbered.push(unitOfHeat(heat, choices, units, typeCode))
  }
  const named = numbered.flatMap(({ code }) => code || [])
  const inForce = await readInForce(tx, [...named.map((unit) => ({ cells: { unit } })), ...namedBy(meet)])
  const said = new Map((await saidRows(tx, named)).map((one) => [one.unit, one.said]))
  const people = await peopleOf(tx, discipline)
  const isUnknown = numbered.some(({ heat, code }) => heat.swim === null && code === undefined)
  const listed = isUnknown ? await listedRows(tx, discipline) : []
  const titled = unitsByTitle(
    numbered.flatMap(({ heat, code }) => (heat.swim === null && code === undefined ? [heat] : [])),
    [...units.values()].map((unit) => ({ unit, typeCode: typeCode(unit.code) })),
    new Set(named),
    (heat) => choices.unitOf(heat) !== undefined,
  )

  const delegations = new Set(
    [...(programme?.participants ?? []), ...(programme?.teams ?? [])].map(({ cells }) => cells.organisation ?? ''),
  )
  const planOf = ({ heat, code, against }: HeatUnit, isAgain: boolean): PlannedHeat => {
    const unit = units.get(code ?? '') ?? null
    const nothing = (state: HeatState): PlannedHeat => ({
      view: { ...emptyView(heat, state), unit },
      isNew: false,
      isDoubtful: false,
      change: null,
    })
    if (code === '') return nothing('left')
    if (unit === null || isAgain) {
      const byTitle = titled.of.get(heat)
      const proposals =
        heat.swim === null ? [byTitle?.unit ?? [], unitsByNumbers(heat, listed)].flat() : unitsBySwim(heat, rows)
      return {
        view: {
          ...emptyView(heat, 'unit'),
          why: isAgain ? 'taken' : against === null ? (byTitle?.why ?? 'unknown') : 'contradicts',
          against,
          proposals: [...new Set(proposals)].filter((proposal) => {
            const proposed = units.get(proposal)
            return proposed !== undefined && contradictionsOf(heat, proposed, typeCode).length === 0
          }),
        },
        isNew: false,
        isDoubtful: false,
        change: null,
      }
    }
    const list = inForce.list(unit.code)
    if (heat.says === 'start-list' && list !== null && list.status !== null && list.status !== 'START_LIST')
      return nothing('has-results')
    const candidates = candidatesOf(unit.code, list?.results ?? null, people)
    const meant = heat.rows.map((row) => ({
      ...row,
      irm: row.irm ?? (row.mark === null ? null : (choices.meaningOf(row.mark) ?? null)),
    }))
    const found =
      heat.unit === null
        ? matchRows(meant, candidates, (row) => choices.competitorOf(heat.key, row))
        : ownCompetitors(meant)
    const { matched, open } = found
    const doubts = [...found.doubts, ...implausibleTimes(heat, typeCode(unit.code), matched)]
    const marks = new Set(meant.flatMap(({ mark, irm }) => (mark !== null && irm === null ? [mark] : [])))
    const last = said.get(unit.code) ?? null
    const merged = mergeHeat({
      unit: unit.code,
      heat: { ...heat, wind: isWindMeasured(unit.code, typeCode(unit.code)) ? heat.wind : null },
      rows: matched,
      inForce: list,
      last,
      overCorrections,
      delegations: heat.unit === null || !isWhole ? null : delegations,
    })
    const diff = diffOf([merged.draft], inForce)
    const isOfficial = list?.status === 'OFFICIAL' || list?.status === 'PROTESTED'
    const state: HeatState =
      open.length > 0
        ? 'rows'
        : marks.size > 0
          ? 'marks'
          : diff.drafts.length === 0 || matched.length === 0
            ? 'same'
            : isOfficial
              ? 'official'
              : 'ready'
    const who = new Map(candidates.map((one) => [one.competitor.code, one]))
    const nameFor = (competitor: string | null) =>
      competitor === null
        ? null
        : (programme?.called.get(competitor) ??
          who.get(competitor)?.name ??
          people.athletes.get(competitor)?.printName ??
          competitor)
    return {
      view: {
        ...emptyView(heat, state),
        unit,
        open: open.map(({ key, line, bib, lane, name, affiliation, result, mark }) => ({
          key,
          line,
          bib,
          lane,
          name,
          affiliation,
          result,
          mark,
        })),
        candidates:
          open.length === 0
            ? []
            : candidates
                .filter(({ competitor }) => !matched.some((one) => one.competitor.code === competitor.code))
                .map(({ competitor, bib, lane }) => ({
                  code: competitor.code,
                  name: nameOf(people, competitor),
                  bib,
                  lane,
                })),
        marks: [...marks],
        doubts: doubts.map(({ what, competitor, ours, file }) => ({
          what,
          competitor: nameFor(competitor) ?? '',
          ours,
          file,
        })),
        added: diff.added.filter(({ what }) => what === 'result').length,
        changes: [
          ...diff.changed.flatMap(({ what, key, field, from, to }) => {
            const competitor = what === 'result' ? nameFor(key) : null
            if (SHOWN.has(field)) return [{ competitor, field, from: words(from), to: words(to) }]
            return DETAILS.has(field) ? [{ competitor, field: 'details', from: null, to: null }] : []
          }),
          ...merged.retracted.map(({ competitor, result, irm }) =>
            irm === null
              ? { competitor: nameFor(competitor.code), field: 'result', from: result, to: null }
              : { competitor: nameFor(competitor.code), field: 'irm', from: irm, to: null },
          ),
        ],
        kept: merged.kept.map((one) => ({ ...one, competitor: nameFor(one.competitor) })),
        missing: merged.missing.map((one) => nameFor(one) ?? one),
      },
      isNew:
        heat.unit !== null &&
        (!isInProgramme.has(unit.code) ||
          matched.some(({ competitor: { code: own } }) => !people.athletes.has(own) && !people.teams.has(own))),
      isDoubtful: doubts.some(
        ({ what, competitor, file, waits }) =>
          waits &&
          !last?.rows.some(
            (row) =>
              row.competitor === competitor &&
              (what === 'name' || what === 'known-by-name'
                ? row.name === file
                : (what === 'team' ? row.team : what === 'lane' ? null : row.result) === file),
          ),
      ),
      change:
        state === 'ready' || state === 'official'
          ? { unit: unit.code, draft: merged.draft, said: merged.said, diff }
          : null,
    }
  }
  const drafts = programme === null ? [] : programmeDrafts(programme, meet.gone, inForce, offsetAt)
  const taken = new Set<string>()
  const timedFinals = [...Map.groupBy(numbered, ({ heat }) => heat.timedFinal?.key ?? '')].flatMap(
    ([key, heatsOfFinal]): TimedFinalUnits[] => {
      const assigned = new Set(heatsOfFinal.flatMap(({ code }) => (code && units.has(code) ? [code] : [])))
      const dismissed = heatsOfFinal.filter(({ code }) => code === '').length
      const inFile = heatsOfFinal[0]?.heat.timedFinal?.heats ?? 0
      return key === '' || inFile < 2 ? [] : [{ units: [...assigned], isComplete: assigned.size + dismissed >= inFile }]
    },
  )
  const planned: PlannedHeat[] = []
  for (const known of numbered) {
    await pause()
    const unit = known.code ?? ''
    // two heats cannot be one unit: the second is asked about
    const isAgain = unit !== '' && taken.has(unit)
    taken.add(unit)
    planned.push(planOf(known, isAgain))
  }
  return {
    heats: planned,
    races: [...titled.races],
    units: [...units.values()],
    held: {
      inForce,
      people,
      units: [...units.values()],
      timedFinals,
      programme: { ...diffOf(drafts, inForce), whole: drafts },
      called: programme?.called ?? new Map(),
    },
  }
}

/** False for a known race whose rules measure no wind: a weather station writes it for each race. */
const isWindMeasured = (code: string, typeCode: string): boolean =>
  typedEventOf(typeCode) === null || sportOf(typeCode).isWindMeasured(sportUnitOf({ code, typeCode }))

/** The rows of a heat whose people come from the file. */
function ownCompetitors(rows: readonly FileRow[]): MatchedRows {
  const matched = new Map<string, Matched>()
  for (const row of rows)
    if (row.competitor !== null && !matched.has(row.competitor.code))
      matched.set(row.competitor.code, { row, competitor: row.competitor })
  return { matched: [...matched.values()], open: [], doubts: [] }
}

/** The times of a heat that wait for a person: an order of magnitude off, or a time of the day. */
const implausibleTimes = ({ form, distance, start }: FileHeat, unit: string, matched: readonly Matched[]): Doubt[] =>
  matched.flatMap(({ row: { result }, competitor: { code } }) => {
    const fault = result === null || form !== 'race' ? null : timeFault(result, { unit, distance, start })
    return result === null || fault === null
      ? []
      : [{ what: fault, competitor: code, ours: '', file: result, waits: true }]
  })

/** A heat with the unit of its number. */
interface HeatUnit {
  readonly heat: FileHeat
  /** Undefined: not known; empty: a heat of another event. */
  readonly code: string | undefined
  readonly against: VenueHeat['against']
}

/**
 * The unit of a heat: that of its number, unless the title contradicts it. Then it is another race of that number, as is a race with the
 * number of another program: its key contains the title, by which a person assigns it, and an assignment of the number stays.
 */
function unitOfHeat(
  heat: FileHeat,
  choices: Choices,
  units: ReadonlyMap<string, VenueUnit>,
  typeCode: (unit: string) => string,
): HeatUnit {
  // the programme comes from this file, which has no other race of that number
  if (heat.unit !== null) return { heat, code: choices.unitOf(heat.key) ?? heat.unit, against: null }
  const titled = { ...heat, key: titledKey(heat) }
  const assigned = choices.unitOf(titled.key)
  if (assigned !== undefined) return { heat: titled, code: assigned, against: null }
  const code = choices.unitOf(heat.key)
  const unit = units.get(code ?? '')
  const facts = unit === undefined ? [] : contradictionsOf(heat, unit, typeCode)
  // numbers of several programs coincide: the key contains the title too
  if (code === undefined) return { heat: heat.swim === null ? titled : heat, code, against: null }
  if (unit === undefined || facts.length === 0) return { heat, code, against: null }
  return { heat: titled, code: undefined, against: { unit, facts } }
}

/** The title that the exported files have contradicts nothing, whatever the organiser calls the event. */
function contradictionsOf(
  heat: FileHeat,
  { code, event, name }: VenueUnit,
  typeCode: (unit: string) => string,
): TitleContradiction[] {
  const titles = [[event?.por, name?.por].filter(Boolean).join(' '), ...Object.values(event ?? {})]
  const title = wholeName(heat.name ?? '')
  const isExported = title !== '' && titles.some((exported) => wholeName(exported ?? '') === title)
  return heatContradictions(isExported ? { ...heat, name: null } : heat, typeCode(code))
}

/** The fields of a row that a person looks at; the rest follows from them. */
const SHOWN: ReadonlySet<string> = new Set(['rank', 'result', 'irm', 'startOrder', 'status'])
/** Passages, reactions, wind: too much to be written out. */
const DETAILS: ReadonlySet<string> = new Set(['extended', 'extendedInfos', 'competitor.athletes'])
const words = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const emptyView = (heat: FileHeat, state: HeatState): VenueHeat => ({
  key: heat.key,
  event: heat.event,
  round: heat.round,
  heat: heat.heat,
  name: heat.name,
  race: raceOf(heat, sportOf(LENEX_DISCIPLINE).eventTypes),
  says: heat.says,
  rows: heat.rows.length,
  state,
  unit: null,
  why: null,
  against: null,
  proposals: [],
  open: [],
  candidates: [],
  marks: [],
  doubts: [],
  added: 0,
  changes: [],
  kept: [],
  missing: [],
})

async function presentUnits(tx: ClientBase, rows: readonly UnitRow[]): Promise<VenueUnit[]> {
  const events = new Set(rows.map(({ event }) => event.replace(/-+$/, '')))
  const names = await codeNames(
    new Reading(tx),
    [...events].map((code) => ({ set: 'EVENT', code })),
  )
  return rows.map(({ code, name, start_at }) => ({
    code,
    event: names.get(`EVENT/${rscPrefix(code, 'event').replace(/-+$/, '')}`)?.name ?? null,
    name,
    start: start_at?.toISOString() ?? null,
  }))
}
