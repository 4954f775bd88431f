import type { Agenda, Followed } from '@games/contract'
import { disciplineOf, padRsc, trimRsc, UNIT_KIND } from '@games/domain'
import { type FollowKey, type FollowKind, followKey, readFollowKey } from '@games/domain/follow/follow'
import type { Reading } from '../../facts/reading.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { peopleByCode, type PeopleByCode } from '../participants/index.ts'
import { codesSince, daysWithUnits, summariesOf, type UnitRow, unitsByCode } from '../units/index.ts'
import { venuePositions } from '../venues/index.ts'
import {
  displayedUnits,
  type DisplayedUnit,
  travelKmPerHour,
  unitsOfDelegations,
  unitsOfDisciplines,
  venuesOn,
  waysBetween,
} from './agenda.queries.ts'

/** What is followed, by kind: codes as the database has them. */
type Followings = Readonly<Record<FollowKind, readonly string[]>>

/** A unit, and what is followed that it concerns. */
type Concerning = DisplayedUnit & { readonly of: FollowKey }

/** The displayed units of all days that concern what is followed, by its keys. */
export async function followedUnits(tx: Reading, keys: readonly string[]): Promise<UnitRow[]> {
  const codes = codesByKind(keys)
  const since = await codesSince(tx, codes.unit)
  const days = (await daysWithUnits(tx)).map((one) => one.day)
  const concerning = await concerningUnits(
    tx,
    { codes, since },
    await peopleByCode(tx, codes.athlete, codes.team),
    days,
  )
  return unitsByCode(tx, [...new Set(concerning.map(({ code }) => code))])
}

/** A day of what somebody follows, by its keys. */
export async function agenda(tx: Reading, seq: number, day: string, keys: readonly string[]): Promise<Agenda> {
  const codes = codesByKind(keys)
  const since = await codesSince(tx, codes.unit)
  const days = (await daysWithUnits(tx)).map((one) => one.day)
  const people = await peopleByCode(tx, codes.athlete, codes.team)
  const concerning = await concerningUnits(tx, { codes, since }, people, days)
  const byUnit = Map.groupBy(concerning, ({ code }) => code)
  const dayOf = new Map(concerning.map((unit) => [unit.code, unit.day]))
  const ofDay = [...byUnit.keys()].filter((code) => dayOf.get(code) === day)
  const units = await summariesOf(tx, await unitsByCode(tx, ofDay))
  const followedUnits = await summariesOf(
    tx,
    await unitsByCode(
      tx,
      codes.unit.map((code) => since.get(code) ?? code),
    ),
  )
  const wanted = new WantedNames()
  for (const code of codes.delegation) wanted.organisation(code)
  for (const code of [...codes.discipline, ...[...byUnit.keys()].map(disciplineOf)]) wanted.discipline(code)
  people.want(wanted)
  const names = await wanted.lookUp(tx)
  const byKey = Map.groupBy(concerning, ({ of }) => of)
  const venues = [
    ...new Set(keys.length === 0 ? await venuesOn(tx, day) : units.flatMap(({ venue }) => venue?.code ?? [])),
  ]
  const positions = await venuePositions(tx, venues)
  return {
    seq,
    day,
    days: days.map((one) => ({ day: one, units: [...dayOf.values()].filter((own) => own === one).length })),
    units: units.map((unit) => ({ unit, of: (byUnit.get(unit.code) ?? []).map(({ of }) => of) })),
    followed: keys.flatMap((key): Followed[] => {
      const named = readFollowKey(key)
      if (!named) return []
      const { kind, code } = named
      const common = { key, ...comingOf(byKey.get(followKey(kind, code)) ?? [], names) }
      if (kind === 'delegation') return [{ ...common, kind, organisation: names.organisation(code) }]
      if (kind === 'discipline') return [{ ...common, kind, discipline: names.discipline(code) }]
      if (kind === 'unit') {
        const unit = followedUnits.find((one) => one.code === (since.get(padRsc(code)) ?? padRsc(code)))
        return unit ? [{ ...common, kind, unit }] : []
      }
      const athlete = kind === 'athlete' ? people.athlete(code, names) : undefined
      if (athlete) return [{ ...common, kind: 'athlete', athlete }]
      const team = kind === 'team' ? people.team(code, names) : undefined
      return team ? [{ ...common, kind: 'team', team }] : []
    }),
    places: [...positions.values()].flatMap(({ code, lat, lon }) =>
      lat === null || lon === null ? [] : [{ venue: code, lat, lon }],
    ),
    ways: await waysBetween(tx, venues),
    kmPerHour: await travelKmPerHour(tx),
  }
}

function codesByKind(keys: readonly string[]): Followings {
  const named = keys.flatMap((key) => readFollowKey(key) ?? [])
  const of = (wanted: FollowKind) => [...new Set(named.filter(({ kind }) => kind === wanted).map(({ code }) => code))]
  return {
    athlete: of('athlete'),
    team: of('team'),
    delegation: of('delegation'),
    discipline: of('discipline'),
    unit: of('unit').map(padRsc),
  }
}

/** The displayed units of all days that concern what is followed, in time order for each. `since`: new codes of units by former code. */
async function concerningUnits(
  tx: Reading,
  { codes, since }: { readonly codes: Followings; readonly since: ReadonlyMap<string, string> },
  { unitsOfAthletes, unitsOfTeams }: PeopleByCode,
  days: readonly string[],
): Promise<Concerning[]> {
  const listed = [
    ...unitsOfAthletes.map(({ athlete, unit }) => ({ unit, of: followKey('athlete', athlete) })),
    ...unitsOfTeams.map(({ competitor, unit }) => ({ unit, of: followKey('team', competitor) })),
    ...codes.unit.map((unit) => ({ unit: since.get(unit) ?? unit, of: followKey('unit', trimRsc(unit)) })),
  ]
  const byUnit = Map.groupBy(listed, ({ unit }) => unit)
  const displayed = await displayedUnits(tx, [...byUnit.keys()])
  const [ofDelegations, ofDisciplines] = [
    codes.delegation.length === 0 ? [] : await unitsOfDelegations(tx, codes.delegation, days),
    codes.discipline.length === 0 ? [] : await unitsOfDisciplines(tx, codes.discipline, days),
  ]
  return [
    ...displayed.flatMap((unit) => (byUnit.get(unit.code) ?? []).map(({ of }) => ({ ...unit, of }))),
    ...ofDelegations.map(({ organisation, ...unit }) => ({ ...unit, of: followKey('delegation', organisation) })),
    ...ofDisciplines.map((unit) => ({ ...unit, of: followKey('discipline', disciplineOf(unit.code)) })),
  ]
}

/** Of units in time order what is on or comes next, and how many are to come. */
function comingOf(units: readonly Concerning[], names: Names): Pick<Followed, 'next' | 'left'> {
  const coming = units.filter(({ status }) => UNIT_KIND[status] === 'live' || UNIT_KIND[status] === 'scheduled')
  const [next] = coming
  return {
    next: next
      ? {
          code: next.code,
          discipline: names.discipline(disciplineOf(next.code)),
          day: next.day,
          start: next.start,
          status: next.status,
        }
      : null,
    left: coming.length,
  }
}
