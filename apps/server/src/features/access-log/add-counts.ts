import type { ClientBase } from 'pg'
import type { AccessCount, AccessKey } from './access-count.ts'
import { ALL_ROUTES, numbersOf } from './keys.queries.ts'
import {
  ALL,
  addKindSums,
  addRouteSums,
  addStatusSums,
  addSums,
  addTotals,
  NO_STATUS,
  type Period,
  periodsOf,
} from './sums.queries.ts'

/** What is added up. */
type Amounts = Pick<AccessCount, 'requests' | 'durationMs' | 'durations'> & {
  /** Those of the requests that were answered with 400 or more. */
  readonly errors: number
}

/** Keys that are alike in what `of` says of them are one group: what each group is, and the group of each key's place. */
interface Grouping<Of> {
  readonly groups: readonly Of[]
  readonly groupOf: readonly number[]
}

function grouped<One, Of extends object>(all: readonly One[], of: (one: One) => Of): Grouping<Of> {
  const places = new Map<string, number>()
  const groups: Of[] = []
  const groupOf = all.map((one) => {
    const group = of(one)
    const words = Object.values(group).join(' ')
    const known = places.get(words)
    if (known !== undefined) return known
    places.set(words, groups.length)
    groups.push(group)
    return groups.length - 1
  })
  return { groups, groupOf }
}

type Sum<Of> = Of & {
  readonly period: string
  requests: number
  errors: number
  durationMs: number
  readonly durations: number[]
}

/** Sums by period and group, in the order in which they come. */
function sumsBy<Of>({ groups, groupOf }: Grouping<Of>) {
  const byPeriod = new Map<string, Map<number, Sum<Of>>>()
  const all: Sum<Of>[] = []
  return {
    all,
    /** `place`: the key's. */
    add(period: string, place: number, { requests, errors, durationMs, durations }: Amounts): void {
      const group = groupOf[place]
      const of = group === undefined ? undefined : groups[group]
      if (group === undefined || of === undefined) throw new Error(`no group of key ${place}`)
      let ofPeriod = byPeriod.get(period)
      if (ofPeriod === undefined) byPeriod.set(period, (ofPeriod = new Map()))
      let sum = ofPeriod.get(group)
      if (sum === undefined) {
        sum = { ...of, period, requests: 0, errors: 0, durationMs: 0, durations: [] }
        ofPeriod.set(group, sum)
        all.push(sum)
      }
      sum.requests += requests
      sum.errors += errors
      sum.durationMs += durationMs
      const { durations: sums } = sum
      durations.forEach((n, at) => (sums[at] = (sums[at] ?? 0) + n))
    },
  }
}

const keyOf = ({ source, kind, route, status, device, platform }: AccessKey): AccessKey => ({
  source,
  kind,
  route,
  status,
  device,
  platform,
})

/** The same with numbers for keys. */
async function numbered(tx: ClientBase, keys: readonly AccessKey[], of: (key: AccessKey) => AccessKey) {
  const { groups, groupOf } = grouped(keys, of)
  return { groups: (await numbersOf(tx, groups)).map((key) => ({ key })), groupOf }
}

/** How keys are summed, beside what each is. */
const summedBy = (keys: readonly AccessKey[]) => ({
  statuses: grouped(keys, ({ source, device, status }) => ({ source, device, status })),
  kinds: grouped(keys, ({ source, device, platform, kind }) => ({ source, device, platform, kind })),
  routes: (
    [
      () => [ALL, ALL, NO_STATUS],
      ({ device }) => [device, ALL, NO_STATUS],
      ({ platform }) => [ALL, platform, NO_STATUS],
      ({ status }) => [ALL, ALL, status],
    ] satisfies ((key: AccessKey) => [string, string, number])[]
  ).map((named) =>
    grouped(keys, (key) => {
      const [device, platform, status] = named(key)
      return { source: key.source, device, platform, status, kind: key.kind, route: key.route }
    }),
  ),
  sources: grouped(keys, ({ source }) => ({ source })),
})

/**
 * Adds counts to the quarters, the days, the weeks and the totals. What is older than the quarters that are kept reaches its day alone. They are
 * added up here and not by PostgreSQL, which would join and sort all of them for each table; days and weeks by key first, which are few, and
 * everything else of those. In one order everywhere, so that two nodes never wait for each other.
 */
export async function addCounts(tx: ClientBase, counts: readonly AccessCount[]): Promise<void> {
  const { groups: keys, groupOf: placeOf } = grouped(counts, keyOf)
  const wholes = await numbered(tx, keys, keyOf)
  const parts = await numbered(tx, keys, (key) => ({ ...key, route: ALL_ROUTES }))
  const by = summedBy(keys)

  const instants = new Map(counts.map(({ slot }) => [slot, new Date(slot).toISOString()]))
  const found = await periodsOf(tx, [...instants.values()])
  const periods = new Map([...instants].map(([slot, instant], at) => [slot, { instant, ...found[at] }]))

  const [quarters, quarterStatuses, ofSlots] = [sumsBy(wholes), sumsBy(by.statuses), sumsBy(by.sources)]
  const places = { groups: keys.map((_, place) => ({ place })), groupOf: keys.map((_, place) => place) }
  const [days, weeks] = [sumsBy(places), sumsBy(places)]
  counts.forEach((count, at) => {
    const { instant, day, week, is_kept: isKept } = periods.get(count.slot) ?? {}
    const place = placeOf[at]
    if (instant === undefined || day === undefined || week === undefined || place === undefined)
      throw new Error(`no day of ${count.slot}`)
    const amounts = { ...count, errors: count.status >= 400 ? count.requests : 0 }
    if (isKept) for (const sums of [quarters, quarterStatuses]) sums.add(instant, place, amounts)
    for (const [sums, period] of [
      [days, day],
      [weeks, week],
      [ofSlots, instant],
    ] as const)
      sums.add(period, place, amounts)
  })

  const ofPeriods = async (period: Period, all: readonly Sum<{ place: number }>[]) => {
    const [byKey, byPart, statuses, kinds] = [sumsBy(wholes), sumsBy(parts), sumsBy(by.statuses), sumsBy(by.kinds)]
    const routes = by.routes.map((routes) => sumsBy(routes))
    for (const sum of all)
      for (const sums of [byKey, byPart, statuses, kinds, ...routes]) sums.add(sum.period, sum.place, sum)
    await addSums(tx, `access_${period}`, byKey.all)
    await addSums(tx, `access_${period}_part`, byPart.all)
    await addStatusSums(tx, `access_${period}_status`, statuses.all)
    await addKindSums(tx, period, kinds.all)
    await addRouteSums(
      tx,
      period,
      routes.flatMap((sums) => sums.all),
    )
  }
  await addSums(tx, 'access_quarter', quarters.all)
  await addStatusSums(tx, 'access_quarter_status', quarterStatuses.all)
  await ofPeriods('day', days.all)
  await ofPeriods('week', weeks.all)
  const ofDays = sumsBy(by.sources)
  for (const sum of days.all) ofDays.add(sum.period, sum.place, sum)
  await addTotals(tx, 'access_day_total', ofDays.all)
  await addTotals(tx, 'access_total', ofSlots.all)
}
