import { type Localized, padRsc } from '@games/domain'
import { NO_UNIT } from '../../absent.ts'
import type { OdfUnit } from '../../message.ts'
import type { TableRow } from '../../tables/columns.ts'
import type { Draft } from '../../tables/drafts.ts'
import { draftsOf } from '../../tables/drafts-of.ts'
import type { OffsetAt } from '../../tables/family-drafts.ts'
import type { InForce } from '../../tables/in-force.ts'
import { type BroughtName, nameDrafts } from '../../tables/name-drafts.ts'
import { KnownIndex, type KnownWords } from '../../tables/sheets/known.ts'
import { type HeatPart, heatsOfLenex } from '../heats-of-lenex.ts'
import type { HeatsRead } from '../heats-of-lynx.ts'
import type { LenexMeet } from '../lenex/lenex.ts'
import { type FileProblem, problemAt } from '../problem.ts'
import { type MeetEvent, type MeetEvents, type MeetUnit, MEET_DISCIPLINE } from './meet-events.ts'
import { peopleOfMeet } from './meet-people.ts'
import { type Owner, type Placing, startsOf } from './placing.ts'

/** The programme of a meet: events, units, people, teams and the lists of its heats. */
export interface MeetProgramme extends HeatsRead {
  /** The imported ones. */
  readonly events: readonly MeetEvent[]
  readonly names: readonly BroughtName[]
  readonly participants: readonly TableRow<'participants'>[]
  readonly teams: readonly TableRow<'teams'>[]
  /** Names of people and teams by code. */
  readonly called: ReadonlyMap<string, string>
  readonly problems: readonly FileProblem[]
}

/**
 * The programme of the events `imported` (codes) of a meet. The result also has the heats of other events, without units: they have to be matched
 * with the programme in force.
 */
export function programmeOfMeet(
  meet: LenexMeet,
  { events, placing }: MeetEvents,
  imported: ReadonlySet<string>,
  known: KnownWords,
): MeetProgramme {
  const byRound = Map.groupBy(
    events.flatMap((event) => event.race.rounds.map((round) => ({ id: round.event.id, event }))),
    ({ id }) => id,
  )
  const eventsIn = (owner: Owner, round: string): readonly MeetEvent[] => {
    const all = (byRound.get(round) ?? []).map(({ event }) => event)
    const [only, another] = all
    if (only?.group === null && another === undefined) return [only]
    return all.filter(({ race, group }) => placing.groupsOf(owner, race).includes(group))
  }
  const isImported = ({ code }: MeetEvent): boolean => imported.has(code)
  const people = peopleOfMeet(meet, new KnownIndex(known), (owner, { event }) =>
    eventsIn(owner, event).filter(isImported),
  )
  const { heats, problems } = heatsOfLenex(meet, {
    partsOf(round, heat, owner) {
      const all = eventsIn(owner, round.id)
      if (all.length === 0) return byRound.has(round.id) ? [] : [null]
      const parts = all.filter(isImported).flatMap((event) => {
        const unit = event.units.find(({ slot }) => slot.heat?.id === heat.id)
        if (unit === undefined) return []
        const competitorOf: HeatPart['competitorOf'] = (one, start) => people.competitorOf(one, start, event)
        return [{ unit: unit.code, suffix: suffixOf(event), group: event.group, competitorOf }]
      })
      // events that the programme has from elsewhere: the heat is matched once
      return parts.length < all.length ? [...parts, null] : parts
    },
  })
  const selected = events.filter(isImported)
  return {
    events: selected,
    names: [...people.names, ...selected.map(nameOfEvent)],
    participants: people.participants,
    teams: people.teams,
    called: people.called,
    heats,
    problems: [...problems, ...people.problems, ...withoutGroup(meet, byRound, placing)],
  }
}

/** End of a heat's key, different in each event of the heat. */
const suffixOf = ({ code, group, race }: MeetEvent): string =>
  race.swimmers === null ? (group === null ? '' : `/${code.slice(12, 22)}`) : `/${code.slice(3, 22)}`

const nameOfEvent = ({ code, name: { por, eng, spa } }: MeetEvent): BroughtName => ({
  set: 'EVENT',
  code: code.replace(/-+$/, ''),
  name: por,
  eng,
  spa,
})

function withoutGroup(
  meet: LenexMeet,
  rounds: ReadonlyMap<string, readonly { readonly event: MeetEvent }[]>,
  placing: Placing,
): FileProblem[] {
  const isLeftOut = (owner: Owner, round: string): boolean => {
    const events = (rounds.get(round) ?? []).map(({ event }) => event)
    const isOne = events.length === 1 && events[0]?.group === null
    return events.length > 0 && !isOne && events.every(({ race }) => placing.isWithoutGroup(owner, race))
  }
  return meet.clubs.flatMap(({ name, athletes, relays }) =>
    [...athletes, ...relays].flatMap((owner) =>
      startsOf(owner).some(({ event }) => isLeftOut(owner, event))
        ? [problemAt('no-age-group', null, whoIs(owner, name))]
        : [],
    ),
  )
}

const whoIs = (owner: Owner, club: string): string =>
  'license' in owner
    ? [owner.givenName, owner.familyName].filter(Boolean).join(' ')
    : [owner.name ?? club, owner.number].filter((part) => part !== null).join(' ')

/**
 * The programme and its people as messages. `gone`: units of the meet's earlier files that this one does not have; they leave the programme.
 */
export function programmeDrafts(
  { events, names, participants, teams }: MeetProgramme,
  gone: readonly string[],
  inForce: InForce,
  offsetAt: OffsetAt,
): Draft[] {
  const schedule: Draft = {
    documentType: 'DT_SCHEDULE_UPDATE',
    documentCode: padRsc(MEET_DISCIPLINE),
    resultStatus: null,
    body: {
      kind: 'schedule',
      sessions: [],
      units: [
        ...events.flatMap(({ place, units }) =>
          // the same in every file of the meet, however many heats are known
          units.map((unit) => unitOf(unit, place * MAX_HEATS + unit.slot.number, inForce, offsetAt)),
        ),
        ...gone.flatMap((code) => {
          const unit = inForce.unit(code)
          return unit === null ? [] : [{ ...unit, scheduleStatus: 'UNSCHEDULED' as const }]
        }),
      ],
    },
    rows: new Map(),
  }
  return [
    ...nameDrafts(names, inForce),
    schedule,
    ...draftsOf('participants', participants, inForce, offsetAt).drafts,
    ...draftsOf('teams', teams, inForce, offsetAt).drafts,
  ].filter(({ body }) => body.kind !== 'schedule' || body.units.length > 0)
}

const MAX_HEATS = 1_000

const TO_FOLLOW: Localized = { por: 'a seguir', spa: 'a continuación', eng: 'to follow' }

function unitOf({ code, name, slot }: MeetUnit, order: number, inForce: InForce, offsetAt: OffsetAt): OdfUnit {
  const { heat, event, session } = slot
  const base: OdfUnit = inForce.unit(code) ?? { ...NO_UNIT, code, scheduleStatus: 'SCHEDULED', start: null, name: null }
  const time = heat?.start ?? event.start ?? session.start
  const local = session.date === null || time === null ? null : `${session.date}T${time}:00`
  // the start of an event is that of its first heat, the start of a session that of its first event
  const isExact = heat?.start != null || (event.start !== null && (heat === null || heat.id === event.heats[0]?.id))
  return {
    ...base,
    // an invitation after the start lists does not know the letters and numbers of the heats
    name: heat === null ? (base.name ?? name) : name,
    start: local === null ? base.start : `${local}${offsetAt(local)}`,
    hideStart: local === null ? base.hideStart : !isExact,
    startText: local === null || isExact ? null : TO_FOLLOW,
    scheduleStatus: base.scheduleStatus === 'UNSCHEDULED' ? 'SCHEDULED' : base.scheduleStatus,
    order,
    medal: slot.decidesGold ? 1 : 0,
  }
}
