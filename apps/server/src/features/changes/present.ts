import type { Change, Changes, ChangesQuery } from '@games/contract'
import { venueInstant } from '@games/contract/clock'
import { disciplineOf, instantOfLocal, offsetAt, padRsc, trimRsc, type VenueClock } from '@games/domain'
import { producedIso } from '../../facts/produced-iso.ts'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import * as queries from './changes.queries.ts'
import { type CorrectedMedals, presentMedals, presentResults, unitsOf } from './corrections.ts'
import { placeDiffers, type ScheduleChange, scheduleChanges, startDiffers } from './schedule-changes.ts'
import type { ScheduleEntry } from '../../facts/schedule-entry.ts'
import { readScheduleVersions } from './schedule-versions.ts'

/** More are counted but not sent: a day of which so much has changed is read in the programme itself. */
const MOST = 200
/** The hour a day of the games begins to be talked about. */
const MORNING = '06:00'

type Differing = Exclude<Change, { kind: 'communication' }>

export interface ChangesRequest extends ChangesQuery, VenueClock {
  /** The games' day, `YYYY-MM-DD`. */
  readonly today: string
}

/** What changed since an instant, newest first (R2.5, R5.9). */
export function createChanges(): (tx: Reading, seq: number, requested: ChangesRequest) => Promise<Changes> {
  const scheduleVersions = readScheduleVersions()
  return async (tx, seq, requested) => {
    const since = sinceOf(requested)
    const from = instantOfLocal(since, requested)
    const produced = `${since.slice(0, 10)}${since.slice(11, 13)}${since.slice(14, 16)}00000`
    const discipline = requested.discipline ?? null
    const moved = scheduleChanges(await scheduleVersions(tx), produced).filter(
      ({ code }) => discipline === null || disciplineOf(code) === discipline,
    )
    const corrected = await queries.correctedUnits(tx, produced, discipline)
    const medals = await presentMedals(tx, produced, `${since}:00`, discipline)
    const communications = await queries.communicationsSince(tx, produced, discipline)
    const about = [
      ...moved.map(({ code }) => code),
      ...corrected,
      ...medals.flatMap(({ unit }) => unit?.code ?? []),
      ...communications.map((one) => one.about),
    ]
    const isConcerned = await concernsOrganisation(tx, about, requested.organisation)
    const changed = [
      ...(await presentMoved(tx, newest(moved.filter(({ code }) => isConcerned(code))))),
      ...(await presentResults(tx, corrected.filter(isConcerned), `${since}:00`)),
      ...medals.filter(concerning(requested, isConcerned)),
    ]
    const { explained, others } = explain(
      changed,
      communications.filter((one) => isConcerned(one.about)),
    )
    const listed = [...explained, ...(await presentCommunications(tx, others))].sort((a, b) =>
      a.at < b.at ? 1 : a.at > b.at ? -1 : 0,
    )
    return {
      seq,
      since: venueInstant(from, offsetAt(from, requested)),
      changes: listed.slice(0, MOST),
      count: listed.length,
    }
  }
}

/** Venue time to the minute, without offset, as messages are dated. */
function sinceOf({ since, today, ...clock }: ChangesRequest): string {
  if (since === undefined) return `${today}T${MORNING}`
  const local = /(Z|[+-]\d{2}:\d{2})$/.test(since)
    ? new Date(Date.parse(since) + offsetAt(Date.parse(since), clock) * 60_000).toISOString()
    : since
  return local.slice(0, 16)
}

async function concernsOrganisation(tx: Reading, codes: readonly string[], organisation: string | undefined) {
  if (organisation === undefined) return () => true
  const theirs = await queries.unitsWith(tx, codes, organisation)
  return (code: string) => theirs.has(code)
}

const newest = (changes: readonly ScheduleChange[]): ScheduleChange[] =>
  [...changes].sort((a, b) => (a.at < b.at ? 1 : -1))

async function presentMoved(tx: Reading, moved: readonly ScheduleChange[]): Promise<Differing[]> {
  const units = await unitsOf(
    tx,
    moved.map(({ code }) => code),
  )
  const wanted = new WantedNames()
  const placed = moved.flatMap(({ before, now }) => (before ? [before, now] : []))
  for (const { venue, location } of placed) wanted.place(venue, location)
  const names = await wanted.lookUp(tx)
  const placeOf = ({ venue, location }: ScheduleEntry) =>
    [names.place('VENUE', venue, null), names.place('LOCATION', location, null)].filter((one) => one !== null)
  return moved.flatMap(({ code, at, what, before, now }): Differing[] => {
    const unit = units.get(code)
    if (!unit) return []
    return [
      {
        kind: 'schedule',
        at: producedIso(at),
        unit,
        what,
        start: before && startDiffers(before, now) ? { from: before.start, to: now.start } : null,
        place: before && placeDiffers(before, now) ? { from: placeOf(before), to: placeOf(now) } : null,
        notes: [],
      },
    ]
  })
}

/** A medal is a delegation's that won or lost it, or that stands in the lists of the unit that decided it. */
function concerning({ organisation }: ChangesRequest, isConcerned: (code: string) => boolean) {
  return ({ unit, changes }: CorrectedMedals): boolean =>
    organisation === undefined ||
    (unit !== null && isConcerned(unit.code)) ||
    changes.some(({ competitor }) => competitor.organisation?.code === organisation)
}

/** The unit of a change, else its event, as communications name them. */
const aboutOf = (change: Differing): string =>
  change.kind === 'medal' ? (change.unit?.code ?? padRsc(change.event.code)) : change.unit.code

/** Adds a unit's communications to its first change; gives the changes, and the communications about anything else. */
function explain(
  changes: readonly Differing[],
  communications: readonly queries.OfficialCommunication[],
): { explained: Differing[]; others: queries.OfficialCommunication[] } {
  const texts = Map.groupBy(communications, ({ about }) => about)
  const explained = changes.map((change): Differing => {
    const own = texts.get(aboutOf(change))
    if (!own) return change
    texts.delete(aboutOf(change))
    const added = oneOfEach(own).flatMap(({ text }) => text ?? [])
    return { ...change, notes: [...new Set([...change.notes, ...added])] }
  })
  const withChange = new Set(changes.map(aboutOf))
  return { explained, others: communications.filter(({ about }) => !withChange.has(about)) }
}

/** A protest and the decision about it are in one message: the decision contains both. */
function oneOfEach(communications: readonly queries.OfficialCommunication[]): queries.OfficialCommunication[] {
  const placeOf = ({ about, produced }: queries.OfficialCommunication) => `${about} ${produced}`
  const decided = new Set(communications.filter((one) => one.said === 'decision').map(placeOf))
  return communications.filter((one) => one.said === 'decision' || !decided.has(placeOf(one)))
}

async function presentCommunications(
  tx: Reading,
  communications: readonly queries.OfficialCommunication[],
): Promise<Change[]> {
  const wanted = new WantedNames()
  for (const { about } of communications) wanted.event(about)
  const names = await wanted.lookUp(tx)
  return oneOfEach(communications).map(({ about, produced, label, text, ...one }) => ({
    kind: 'communication',
    at: producedIso(produced),
    discipline: names.discipline(disciplineOf(about)),
    event: trimRsc(about).length > 4 ? names.event(about) : null,
    said: one.said,
    label,
    text,
  }))
}
