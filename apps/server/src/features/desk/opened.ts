import { createHash } from 'node:crypto'
import type { DeskFault } from '@games/contract'
import { PLACEHOLDERS, rscPrefix } from '@games/domain'
import {
  type OpenedUnit,
  openUnit,
  ruleSetOf,
  ruleSetsFor,
  type ScoringCompetitor,
  type ScoringUnit,
  scorerOf,
  suggestedRuleSet,
  type TapValue,
} from '@games/domain/scoring/index'
import { type OdfResult, readOdf } from '@games/odf'
import { typeCodes } from '../../facts/event-types.queries.ts'
import type { Statements } from '../../facts/reading.ts'
import type { SideRow } from '../../facts/sides.ts'
import {
  type DeskRow,
  deskRows,
  type EventRow,
  eventRows,
  type ListRow,
  listRows,
  membersOf,
  othersMessages,
  type PlannedRow,
  plannedRows,
} from './desk.queries.ts'

/** By which rules a unit is scored. */
export interface Rules {
  readonly ruleSet: string | null
  readonly suggested: string | null
  readonly chosen: string | null
  readonly limits: Readonly<Record<string, TapValue>>
  readonly secondPerson: boolean
  /** Ids of those of the same scorer. */
  readonly choices: readonly string[]
}

/** A unit as the desk has it. */
export interface DeskEntry {
  readonly code: string
  readonly planned: PlannedRow | undefined
  readonly desk: DeskRow | undefined
  readonly list: ListRow | undefined
  readonly unit: ScoringUnit
  readonly rules: Rules
  readonly opened: OpenedUnit | null
  readonly fault: DeskFault | null
  /** Another one where who competes, the rules or their limits are others. */
  readonly listVersion: string
  /** The same after the unit's row has changed in this transaction. */
  readonly withDesk: (desk: DeskRow) => DeskEntry
}

/** Everything that is known of units, read at once; by code. */
export async function deskEntries(q: Statements, codes: readonly string[]): Promise<Map<string, DeskEntry>> {
  // one client: one query after the other
  const planned = new Map((await plannedRows(q, codes)).map((row) => [row.code, row]))
  const desks = new Map((await deskRows(q, codes)).map((row) => [row.unit, row]))
  const lists = new Map((await listRows(q, codes)).map((row) => [row.code, row]))
  const events = new Map((await eventRows(q, [...new Set(codes.map(eventOf))])).map((row) => [row.event, row]))
  const typeCode = await typeCodes(q, codes)
  const others = new Map<string, readonly OdfResult[]>()
  for (const code of codes) {
    const desk = desks.get(code)
    if (lists.get(code)?.channel !== 'desk' || (desk?.begun && desk.list)) continue
    const [newest] = await listsOfOthers(q, code, 1)
    if (newest) others.set(code, newest)
  }
  const teams = codes.flatMap((code) => teamsIn(others.get(code) ?? lists.get(code)?.rows, planned.get(code)))
  const members = new Map((await membersOf(q, teams)).map(({ code, athletes }) => [code, athletes]))
  return new Map(
    codes.map((code) => {
      const list = lists.get(code)
      const rows = list?.channel === 'desk' ? others.get(code) : list?.rows
      const found = { planned: planned.get(code), desk: desks.get(code), list, rows }
      return [code, entryOf(code, typeCode(code), found, events.get(eventOf(code)), members)]
    }),
  )
}

export const eventOf = (code: string): string => rscPrefix(code, 'event')

/** The rows of a unit's lists that others than the desk have sent, the newest first: what the desk sends stands above them. */
async function listsOfOthers(q: Statements, code: string, most: number): Promise<(readonly OdfResult[])[]> {
  return (await othersMessages(q, code, most)).flatMap((bytes) => {
    const read = readOdf(bytes)
    return read.ok && read.value.body.kind === 'results' ? [read.value.body.results] : []
  })
}

interface Found extends Pick<DeskEntry, 'planned' | 'desk' | 'list'> {
  /** Of the newest list that others than the desk have sent. */
  readonly rows: readonly OdfResult[] | undefined
}
type Members = ReadonlyMap<string, readonly string[]>

function entryOf(
  code: string,
  typeCode: string,
  found: Found,
  event: EventRow | undefined,
  members: Members,
): DeskEntry {
  const { desk } = found
  const unit = unitOf(code, found, members)
  const rules = rulesOf(typeCode, desk, event)
  const set = rules.ruleSet === null ? null : ruleSetOf(rules.ruleSet)
  const opened = set && openUnit(unit, set, { limits: rules.limits, secondPerson: rules.secondPerson })
  return {
    code,
    planned: found.planned,
    desk,
    list: found.list,
    unit,
    rules,
    opened: opened?.ok ? opened.value : null,
    fault: opened === null ? 'no-rule-set' : opened.ok ? null : faultOf(opened.error.kind),
    listVersion: versionOf(unit, rules),
    withDesk: (changed) => entryOf(code, typeCode, { ...found, desk: changed }, event, members),
  }
}

/** Without the names of fields, whose order the database changes: a list that is kept has the version that it had. */
const valuesOf = ({ code, competitors }: ScoringUnit): unknown => [
  code,
  competitors.map((one) => [
    one.code,
    one.type,
    one.organisation,
    one.bib,
    one.startOrder,
    one.athletes.map((athlete) => [athlete.code, athlete.order, athlete.bib]),
  ]),
]

const versionOf = (unit: ScoringUnit, { ruleSet, limits, secondPerson }: Rules): string =>
  createHash('sha256')
    .update(JSON.stringify([valuesOf(unit), ruleSet, limits, secondPerson]))
    .digest('hex')
    .slice(0, 16)

/** Lists of a unit that are looked through for the one that a device had. */
const MOST_LISTS = 20

/**
 * Who competed for the device that had a list of this version: what was tapped without a network is of that list and of no newer one. Once
 * play has begun it has to be the list of then. Null: it cannot be told, and some list there was has others, or the same on other sides.
 */
export async function listOfVersion(q: Statements, entry: DeskEntry, version: string): Promise<ScoringUnit | null> {
  const { code, planned, desk, rules } = entry
  const unit = desk?.begun && desk.list ? desk.list : entry.unit
  if (version === versionOf(unit, rules)) return unit
  const lists = await listsOfOthers(q, code, MOST_LISTS)
  const teams = [...lists, undefined].flatMap((rows) => teamsIn(rows, planned))
  const members = new Map((await membersOf(q, teams)).map(({ code: team, athletes }) => [team, athletes]))
  const known = [
    ...(desk?.list ? [desk.list] : []),
    ...lists.map((rows) => unitOfList(code, rows, planned, members)),
    unitOfSides(code, planned, members),
  ].filter(({ competitors }) => competitors.length > 0)
  const found = known.find((one) => versionOf(one, rules) === version)
  if (found) return !desk?.begun || isSameSides(found, unit) ? found : null
  return known.every((one) => isSameSides(one, unit)) ? unit : null
}

const isSameSides = (one: ScoringUnit, other: ScoringUnit): boolean =>
  one.competitors.length === other.competitors.length &&
  one.competitors.every(({ code }, at) => code === other.competitors[at]?.code)

const faultOf = (kind: string): DeskFault =>
  kind === 'bad-limits' || kind === 'two-sides-needed' || kind === 'nobody-competes' || kind === 'competitor-twice'
    ? kind
    : 'no-rule-set'

/**
 * Who competes. Until play begins it is the list that others than the desk have sent last; from then on it stays, since taps name sides and
 * competitors of it. What the desk has sent is made of it and is never read back.
 */
function unitOf(code: string, { planned, desk, rows = [] }: Found, members: Members): ScoringUnit {
  if (desk?.begun && desk.list) return desk.list
  const listed = unitOfList(code, rows, planned, members)
  if (listed.competitors.length > 0) return listed
  const sides = unitOfSides(code, planned, members)
  return sides.competitors.length > 0 ? sides : (desk?.list ?? sides)
}

const unitOfList = (
  code: string,
  rows: readonly OdfResult[],
  planned: PlannedRow | undefined,
  members: Members,
): ScoringUnit => ({
  code,
  competitors: inStartOrder(rows, planned?.head_to_head ?? false).flatMap((row) => listed(row, members)),
})

/** Sides of a line of the programme; without any those that are shown, which a list may have brought. */
function sidesOf({ schedule, sides }: PlannedRow): readonly Pick<SideRow, 'code' | 'type' | 'organisation'>[] {
  const starts = schedule?.startList ?? []
  if (starts.length === 0) return sides
  return starts
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ competitor }) => competitor ?? { code: null, type: 'A', organisation: null })
}

/** Who meets as the programme has it. */
function unitOfSides(code: string, planned: PlannedRow | undefined, members: Members): ScoringUnit {
  const sides = planned?.head_to_head ? sidesOf(planned) : []
  const known = sides.flatMap(({ code: who, type, organisation }, at): ScoringCompetitor[] =>
    who === null || type === 'H' || PLACEHOLDERS.has(who)
      ? []
      : [
          {
            code: who,
            type,
            organisation,
            bib: null,
            startOrder: String(at + 1),
            athletes: membersFor(who, type, members),
          },
        ],
  )
  return { code, competitors: known.length === sides.length ? known : [] }
}

/** Of two, home first; of a list in the order of the start. */
const inStartOrder = (rows: readonly OdfResult[], headToHead: boolean): OdfResult[] =>
  rows.toSorted((a, b) =>
    headToHead ? a.sortOrder - b.sortOrder : (a.startSortOrder ?? a.sortOrder) - (b.startSortOrder ?? b.sortOrder),
  )

function listed({ competitor, startOrder }: OdfResult, members: Members): ScoringCompetitor[] {
  const { code, type, organisation, bib, teamName, athletes } = competitor
  if (type === 'H' || PLACEHOLDERS.has(code)) return []
  const named = athletes.map((athlete, at) => ({
    code: athlete.code,
    order: athlete.order ?? at + 1,
    bib: athlete.bib,
  }))
  return [
    {
      code,
      type,
      organisation,
      bib,
      ...(teamName === null ? {} : { teamName }),
      startOrder,
      athletes: named.length > 0 ? named : membersFor(code, type, members),
    },
  ]
}

const membersFor = (code: string, type: 'A' | 'T', members: Members): ScoringCompetitor['athletes'] =>
  (type === 'A' ? [code] : (members.get(code) ?? [])).map((athlete, at) => ({
    code: athlete,
    order: at + 1,
    bib: null,
  }))

/** Codes of teams whose members a list does not say. */
const teamsIn = (rows: readonly OdfResult[] | undefined, planned: PlannedRow | undefined): string[] =>
  rows && rows.length > 0
    ? rows.flatMap(({ competitor: { code, type, athletes } }) => (type === 'T' && athletes.length === 0 ? [code] : []))
    : (planned ? sidesOf(planned) : []).flatMap(({ code, type }) => (type === 'T' && code !== null ? [code] : []))

/** What was chosen for an event holds for its units of the same form: a pool's sheet is not scored as its bouts are. */
function rulesOf(typeCode: string, desk: DeskRow | undefined, event: EventRow | undefined): Rules {
  const suggested = suggestedRuleSet(typeCode)
  // an event that no catalogue has is scored by what the organiser chooses
  const fits = ruleSetsFor(typeCode).filter(({ scorer }) => suggested === null || scorer === suggested.scorer)
  const chosen = fits.find(({ id }) => id === event?.rule_set) ?? null
  const common = { suggested: suggested?.id ?? null, chosen: chosen?.id ?? null, choices: fits.map(({ id }) => id) }
  if (desk?.begun) return { ...common, ruleSet: desk.rule_set, limits: desk.limits, secondPerson: desk.second_person }
  const ofKnockout = suggested?.limits['drawAllowed'] === false ? chosen?.knockout : undefined
  const set = fits.find(({ id }) => id === ofKnockout) ?? chosen ?? suggested
  const limits = event?.limits ?? {}
  const isFitting = set !== null && scorerOf(set.scorer)?.faultsOf({ ...set.limits, ...limits }).length === 0
  return {
    ...common,
    ruleSet: set?.id ?? null,
    limits: isFitting ? limits : {},
    secondPerson: event?.second_person ?? true,
  }
}
