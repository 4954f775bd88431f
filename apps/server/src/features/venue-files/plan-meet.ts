import type { VenueMeet, VenueUnit } from '@games/contract'
import { eventModifierOf, genderOf, rscPrefix } from '@games/domain'
import type { Draft } from '@games/odf/tables/index'
import type { KnownWords } from '@games/odf/tables/sheets/index'
import {
  type AgeGroupRule,
  eventsOfMeet,
  hasSeveralAgeGroups,
  isOfOtherGroups,
  isSameStyle,
  type LenexMeet,
  type MeetEvent,
  type MeetProgramme,
  programmeOfMeet,
  swimStyleOf,
} from '@games/odf/venue-files/index'
import type { Diff } from '../imports/index.ts'
import { type Choices, isSameMeetName } from './choices.ts'
import type { UnitRow } from './venue-files.queries.ts'

/** The programme that a file imports, and the question that has to be answered first. */
export interface MeetPlan {
  readonly question: VenueMeet['question']
  readonly ages: AgeGroupRule | null
  readonly choice: VenueMeet['programme']
  /** Another meet from which the programme came, and whether the file is of it. */
  readonly other: VenueMeet['other']
  /** Null: its events are those of the programme, or a question is open. */
  readonly programme: MeetProgramme | null
  /** Units of earlier files of the meet that this file lacks. */
  readonly gone: readonly string[]
}

export const NO_MEET: MeetPlan = {
  question: null,
  ages: null,
  choice: null,
  other: null,
  programme: null,
  gone: [],
}

/**
 * Plans the programme of a meet: events of earlier files of the meet, and new ones. An event that the programme has from another source is never
 * imported again: its heats have to be matched. If there are such events, new ones need the answer of a person. A meet of another name continues
 * the programme only after a person has stated that it is the same meet.
 */
export function planMeet(meet: LenexMeet, choices: Choices, units: readonly UnitRow[], known: KnownWords): MeetPlan {
  const ages = hasSeveralAgeGroups(meet) ? (choices.ages ?? null) : null
  const isGrouped = hasSeveralAgeGroups(meet)
  const answered = choices.sameMeet(meet.name)
  const isOf = (name: string | null): boolean => name === null || isSameMeetName(name, meet.name) || answered === 'same'
  const numberOf = (code: string): string | undefined => {
    const origin = choices.importedFrom(rscPrefix(code, 'event'))
    return origin && isOf(origin.meet) ? origin.number : undefined
  }
  const found = eventsOfMeet(meet, ages ?? 'together', numberOf)
  const ofOthers = found.events.flatMap(({ code, number }) => {
    const origin = choices.importedFrom(rscPrefix(code, 'event'))
    return origin?.number === number && origin.meet !== null && !isSameMeetName(origin.meet, meet.name)
      ? origin.meet
      : []
  })
  const [otherName] = ofOthers
  const other = otherName === undefined ? null : { name: otherName, own: meet.name, same: answered ?? null }
  const ofMeet = found.events.filter(
    ({ code, number }) => numberOf(code) === number || isRenumbered(code, found.events, numberOf),
  )
  // a file without an event of the meet is of another meet, or an export of the games
  const others = ofMeet.length === 0 ? units : units.filter(({ code }) => numberOf(code) === undefined)
  const added = found.events.filter(
    (event) =>
      numberOf(event.code) === undefined &&
      !isLikeAny(event, others) &&
      (event.hasStarts || !isPlanned(event, units, numberOf)),
  )
  const isNew = added.length > 0 && (others.length === 0 || choices.programme === 'bring')
  const brought = [...ofMeet, ...(isNew ? added : [])]
  const question =
    other !== null && answered === undefined
      ? 'meet'
      : isGrouped && ages === null && brought.length > 0
        ? 'ages'
        : added.length > 0 && others.length > 0 && choices.programme === undefined
          ? 'programme'
          : null
  const plan = {
    question,
    ages,
    choice: others.length > 0 && added.length > 0 ? (choices.programme ?? null) : null,
    other,
  } as const
  if (question === 'meet') return { ...plan, programme: null, gone: [] }
  const isOfMeet = ({ code }: UnitRow): boolean => numberOf(code) !== undefined
  if (question !== 'ages' && hasResultsOfOtherGroups(found.events, units.filter(isOfMeet), numberOf))
    return { ...plan, question: 'other-ages', programme: null, gone: [] }
  if (question === 'ages' || brought.length === 0) return { ...plan, programme: null, gone: [] }
  const programme = programmeOfMeet(meet, found, new Set(brought.map(({ code }) => code)), known)
  return { ...plan, programme, gone: leavingUnits(programme, numberOf, units) }
}

/** Whether earlier files of the meet have the race of an event, for instance in age groups. */
const isPlanned = (
  { number, gender }: MeetEvent,
  units: readonly UnitRow[],
  numberOf: (code: string) => string | undefined,
): boolean => units.some(({ code }) => numberOf(code) === number && genderOf(code) === gender)

/** Whether an event has a new number: another event of the file has its former one. */
function isRenumbered(
  code: string,
  events: readonly MeetEvent[],
  numberOf: (code: string) => string | undefined,
): boolean {
  const former = numberOf(code)
  return (
    former !== undefined &&
    events.some((other) => other.code !== code && other.race.rounds.some(({ event }) => event.number === former))
  )
}

/** Whether the meet has results in events of the same number that this file cannot have: of other age groups, or of the other rule for them. */
function hasResultsOfOtherGroups(
  events: readonly MeetEvent[],
  units: readonly UnitRow[],
  numberOf: (code: string) => string | undefined,
): boolean {
  const present = new Set(events.map(({ code }) => rscPrefix(code, 'event')))
  return units.some(
    (unit) =>
      hasResults(unit) &&
      !present.has(rscPrefix(unit.code, 'event')) &&
      events.some(
        (event) =>
          event.hasStarts &&
          event.number === numberOf(unit.code) &&
          genderOf(event.code) === genderOf(unit.code) &&
          isOfOtherGroups(event, eventModifierOf(unit.code)),
      ),
  )
}

const hasResults = ({ result_status: status }: UnitRow): boolean => status !== null && status !== 'START_LIST'

/** Whether one of the units is of the style and gender of an event. */
const isLikeAny = ({ style, gender }: MeetEvent, units: readonly UnitRow[]): boolean =>
  units.some(({ typeCode }) => {
    const swum = swimStyleOf(typeCode)
    return swum !== null && isSameStyle(swum, style) && genderOf(typeCode) === gender
  })

/** Units of earlier files that this file lacks, of races in which it has starts. */
function leavingUnits(
  { events }: MeetProgramme,
  numberOf: (code: string) => string | undefined,
  units: readonly UnitRow[],
): string[] {
  const numbers = new Set(events.filter(({ hasStarts }) => hasStarts).map(({ number }) => number))
  const brought = new Set(events.flatMap((event) => event.units.map(({ code }) => code)))
  return units
    .filter((unit) => {
      const number = numberOf(unit.code)
      return number !== undefined && numbers.has(number) && !hasResults(unit)
    })
    .flatMap(({ code }) => (brought.has(code) ? [] : [code]))
}

/** The units of a programme for the office. */
export const unitsOfProgramme = ({ events }: MeetProgramme): VenueUnit[] =>
  events.flatMap(({ name, units }) =>
    units.map(({ code, name: called }) => ({ code, event: name, name: called, start: null })),
  )

/** The rows of a programme, whose units, people and teams are read from the database. */
export const namedBy = ({ programme, gone }: MeetPlan): readonly { readonly cells: object }[] => [
  ...gone.map((unit) => ({ cells: { unit } })),
  ...(programme === null
    ? []
    : [
        ...programme.events.flatMap(({ units }) => units.map(({ code }) => ({ cells: { unit: code } }))),
        ...programme.participants,
        ...programme.teams,
      ]),
]

const MAX_DELEGATIONS = 50

/** The counts of a programme and of its changes; null if the file has no programme and no question. */
export function meetView(
  { question, ages, choice, other, programme, gone }: MeetPlan,
  { added, changed }: Pick<Diff, 'added' | 'changed'>,
): VenueMeet | null {
  if (programme === null && question === null && choice === null && other === null) return null
  const newOf = (what: string, within?: string) =>
    added.filter((one) => one.what === what && (within === undefined || one.within === within))
  const all = (codes: readonly string[]) => new Set(codes).size
  const names = programme?.names ?? []
  const organisations = new Map(names.flatMap(({ set, code, name }) => (set === 'ORGANISATION' ? [[code, name]] : [])))
  const delegations = newOf('name', 'ORGANISATION').map(({ key }) => key)
  return {
    question,
    ages,
    programme: choice,
    other,
    events: { new: newOf('name', 'EVENT').length, all: programme?.events.length ?? 0 },
    units: {
      new: newOf('unit').length,
      all: all(programme?.events.flatMap(({ units }) => units.map(({ code }) => code)) ?? []),
    },
    people: {
      new: newOf('participant').length,
      all: all(programme?.participants.map(({ cells }) => cells.code) ?? []),
    },
    teams: { new: newOf('team').length, all: all(programme?.teams.map(({ cells }) => cells.code) ?? []) },
    delegations: {
      new: delegations.length,
      all: all(programme?.participants.map(({ cells }) => cells.organisation) ?? []),
    },
    changed: new Set(changed.map(({ what, key }) => `${what} ${key}`)).size - gone.length,
    leaving: gone.length,
    newDelegations: delegations.slice(0, MAX_DELEGATIONS).map((code) => organisations.get(code) ?? code),
  }
}

/** The drafts of a programme with what they change. */
export interface ProgrammeDiff extends Diff {
  /** The whole programme, also the parts in force. */
  readonly whole: readonly Draft[]
}
export const NO_DIFF: ProgrammeDiff = { added: [], changed: [], removed: [], same: [], drafts: [], whole: [] }
