import type {
  Agenda,
  AthleteProfile,
  DelegationPage,
  DisciplinePage,
  Followed,
  ScheduleDay,
  TeamPage,
  UnitPage,
  UnitSummary,
} from '@games/contract'
import { padRsc, UNIT_KIND } from '@games/domain'
import { type FollowKey, readFollowKey } from '@games/domain/follow/follow'
import type { ViewKey } from '../cache/view-cache.ts'

/** A view of the pack; undefined: it is not in it. */
type Read = <V>(key: ViewKey) => Promise<V | undefined>

/** What is followed, and its units of all days. */
interface Following {
  readonly key: FollowKey
  readonly named: Followed
  readonly units: readonly UnitSummary[]
}

/** A day of what is followed as the server answers it, from the views of a pack; undefined where the pack has no such day. */
export async function agendaFrom(read: Read, day: string, keys: readonly FollowKey[]): Promise<Agenda | undefined> {
  const empty = await read<Agenda>(['agenda', day])
  const whole = await read<ScheduleDay>(['schedule', day])
  if (!empty || !whole) return undefined
  const days = empty.days.map((one) => one.day)
  const followings = (await Promise.all(keys.map((key) => followingOf(read, key, days)))).flatMap((one) => one ?? [])
  const of = Map.groupBy(
    followings.flatMap(({ key, units }) => units.map((unit) => ({ key, unit }))),
    ({ unit }) => unit.code,
  )
  const dayOf = [...of.values()].map(([first]) => first?.unit.day)
  const units = whole.units.flatMap((unit) => {
    const keysOf = of.get(unit.code)?.map(({ key }) => key)
    return keysOf ? [{ unit, of: keysOf }] : []
  })
  const venues = new Set(units.flatMap(({ unit }) => unit.venue?.code ?? []))
  return {
    ...empty,
    days: days.map((one) => ({ day: one, units: dayOf.filter((its) => its === one).length })),
    units,
    followed: followings.map(({ named }) => named),
    places: empty.places.filter(({ venue }) => venues.has(venue)),
    ways: empty.ways.filter(({ from, to }) => venues.has(from) && venues.has(to)),
  }
}

async function followingOf(read: Read, key: FollowKey, days: readonly string[]): Promise<Following | undefined> {
  const { kind, code } = readFollowKey(key) ?? {}
  if (kind === undefined || code === undefined) return undefined
  const ofDays = async (query: object): Promise<UnitSummary[]> =>
    (await Promise.all(days.map((day) => read<ScheduleDay>(['schedule', day, query])))).flatMap(
      (view) => view?.units ?? [],
    )
  const ofLists = (lists: AthleteProfile['appearances']): UnitSummary[] =>
    lists.flatMap(({ unit }) => (unit.day === null ? [] : [unit]))
  switch (kind) {
    case 'athlete': {
      const profile = await read<AthleteProfile>(['athlete', code])
      const units = ofLists(profile?.appearances ?? [])
      return profile && { key, units, named: { ...coming(key, units), kind, athlete: profile.athlete } }
    }
    case 'team': {
      const page = await read<TeamPage>(['team', code])
      const units = ofLists(page?.appearances ?? [])
      return page && { key, units, named: { ...coming(key, units), kind, team: page.team } }
    }
    case 'delegation': {
      const page = await read<DelegationPage>(['delegation', code])
      const units = page ? await ofDays({ organisation: code }) : []
      return page && { key, units, named: { ...coming(key, units), kind, organisation: page.organisation } }
    }
    case 'discipline': {
      const page = await read<DisciplinePage>(['discipline', code])
      const units = page ? await ofDays({ discipline: code }) : []
      return page && { key, units, named: { ...coming(key, units), kind, discipline: page.discipline } }
    }
    case 'unit': {
      const unit = (await read<UnitPage>(['unit', padRsc(code)]))?.unit
      const units = unit && unit.day !== null ? [unit] : []
      return unit && { key, units, named: { ...coming(key, units), kind, unit } }
    }
  }
}

/** What is on or comes next of something followed, and how many are to come. */
function coming(key: FollowKey, units: readonly UnitSummary[]): Pick<Followed, 'key' | 'next' | 'left'> {
  const left = units
    .filter(({ status }) => UNIT_KIND[status] === 'live' || UNIT_KIND[status] === 'scheduled')
    .sort((a, b) => startOf(a) - startOf(b))
  const [next] = left
  return {
    key,
    left: left.length,
    next: next
      ? { code: next.code, discipline: next.discipline, day: next.day ?? '', start: next.start, status: next.status }
      : null,
  }
}

const startOf = ({ day, start }: UnitSummary): number => Date.parse(start ?? `${day}T23:59:59Z`)
