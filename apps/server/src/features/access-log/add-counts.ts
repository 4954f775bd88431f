import type { AccessSource } from '@games/contract'
import type { ClientBase } from 'pg'
import type { AccessCount, AccessKey } from './access-count.ts'
import { ALL_ROUTES, numbersOf } from './keys.queries.ts'
import {
  type AccessKindSum,
  type AccessRouteSum,
  type AccessSliceSum,
  type AccessStatusSum,
  type AccessSum,
  type AccessTotal,
  ALL,
  addKindSums,
  addRouteSums,
  addSliceSums,
  addStatusSums,
  addSums,
  addTotals,
  NO_STATUS,
  periodsOf,
} from './sums.queries.ts'

const wordsOf = ({ source, kind, status, device, platform }: AccessKey, route: string): string =>
  `${source} ${kind} ${status} ${device} ${platform} ${route}`

/** The number of each key of counts, and of the one of all routes. */
async function keysOf(tx: ClientBase, counts: readonly AccessCount[]) {
  const keys = new Map<string, AccessKey>()
  for (const { source, kind, route, status, device, platform } of counts)
    for (const each of [route, ALL_ROUTES]) {
      const key = { source, kind, route: each, status, device, platform }
      keys.set(wordsOf(key, each), key)
    }
  const numbers = await numbersOf(tx, [...keys.values()])
  const byWords = new Map([...keys.keys()].map((words, place) => [words, numbers[place]]))
  return (count: AccessCount, route: string): number => {
    const number = byWords.get(wordsOf(count, route))
    if (number === undefined) throw new Error(`no key of ${wordsOf(count, route)}`)
    return number
  }
}

/** One of each period and key, made where it is the first, in the order in which they come. */
function firsts<Key, One>(make: (period: string, key: Key) => One) {
  const byPeriod = new Map<string, Map<Key, One>>()
  const all: One[] = []
  return {
    all,
    of(period: string, key: Key): One {
      let ofPeriod = byPeriod.get(period)
      if (ofPeriod === undefined) byPeriod.set(period, (ofPeriod = new Map()))
      let one = ofPeriod.get(key)
      if (one === undefined) {
        one = make(period, key)
        ofPeriod.set(key, one)
        all.push(one)
      }
      return one
    },
  }
}

const sums = () =>
  firsts((period, key: number): AccessSum => ({ period, key, requests: 0, durationMs: 0, durations: [] }))
const totals = () => firsts((period, source: AccessSource): AccessTotal => ({ period, source, requests: 0 }))

function statusSums() {
  const byWords = new Map<string, AccessStatusSum>()
  return {
    all: () => [...byWords.values()],
    add(period: string, { source, device, status, requests }: AccessCount): void {
      const words = `${period} ${source} ${device} ${status}`
      const sum = byWords.get(words)
      if (sum) sum.requests += requests
      else byWords.set(words, { period, source, device, status, requests })
    },
  }
}

function routeSums() {
  const byWords = new Map<string, AccessRouteSum>()
  return {
    all: () => [...byWords.values()],
    add(period: string, { source, kind, route, requests, ...of }: AccessCount): void {
      for (const [device, platform, status] of [
        [ALL, ALL, NO_STATUS],
        [of.device, ALL, NO_STATUS],
        [ALL, of.platform, NO_STATUS],
        [ALL, ALL, of.status],
      ] as const) {
        const words = `${period} ${source} ${device} ${platform} ${status} ${kind} ${route}`
        let sum = byWords.get(words)
        if (!sum) {
          sum = { period, source, device, platform, status, kind, route, requests: 0, errors: 0 }
          byWords.set(words, sum)
        }
        sum.requests += requests
        if (of.status >= 400) sum.errors += requests
      }
    },
  }
}

function sliceSums() {
  const byWords = new Map<string, AccessSliceSum>()
  return {
    all: () => [...byWords.values()],
    add(period: string, { source, device, status, requests, ...of }: AccessCount): void {
      for (const [platform, kind] of [
        [of.platform, ALL],
        [ALL, of.kind],
      ] as const) {
        const words = `${period} ${source} ${platform} ${kind} ${device} ${status}`
        const sum = byWords.get(words)
        if (sum) sum.requests += requests
        else byWords.set(words, { period, source, platform, kind, device, status, requests })
      }
    },
  }
}

function kindSums() {
  const byWords = new Map<string, AccessKindSum>()
  return {
    all: () => [...byWords.values()],
    add(period: string, count: AccessCount): void {
      const { source, device, platform, kind } = count
      const words = `${period} ${source} ${device} ${platform} ${kind}`
      let sum = byWords.get(words)
      if (!sum) {
        sum = { period, source, device, platform, kind, requests: 0, durationMs: 0, durations: [] }
        byWords.set(words, sum)
      }
      add(sum, count)
    },
  }
}

function add(
  sum: Pick<AccessSum, 'requests' | 'durationMs' | 'durations'>,
  { requests, durationMs, durations }: AccessCount,
): void {
  sum.requests += requests
  sum.durationMs += durationMs
  durations.forEach((n, place) => (sum.durations[place] = (sum.durations[place] ?? 0) + n))
}

/**
 * Adds counts to the quarters, the days, the weeks and the totals. What is older than the quarters that are kept reaches its day alone. They are
 * added up here and not by PostgreSQL, which would join and sort all of them for each table. In one order everywhere, so that two nodes never
 * wait for each other.
 */
export async function addCounts(tx: ClientBase, counts: readonly AccessCount[]): Promise<void> {
  const keyOf = await keysOf(tx, counts)
  const instants = new Map(counts.map(({ slot }) => [slot, new Date(slot).toISOString()]))
  const found = await periodsOf(tx, [...instants.values()])
  const periods = new Map([...instants].map(([slot, instant], place) => [slot, { instant, ...found[place] }]))

  const [quarters, days, dayParts, weeks, weekParts] = [sums(), sums(), sums(), sums(), sums()]
  const [ofDays, ofSlots] = [totals(), totals()]
  const [quarterStatuses, dayStatuses, weekStatuses] = [statusSums(), statusSums(), statusSums()]
  const [dayRoutes, weekRoutes, dayKinds, weekKinds] = [routeSums(), routeSums(), kindSums(), kindSums()]
  const slices = sliceSums()
  for (const count of counts) {
    const { instant, day, week, is_kept: isKept } = periods.get(count.slot) ?? {}
    if (instant === undefined || day === undefined || week === undefined) throw new Error(`no day of ${count.slot}`)
    const [key, part] = [keyOf(count, count.route), keyOf(count, ALL_ROUTES)]
    if (isKept) {
      add(quarters.of(instant, key), count)
      quarterStatuses.add(instant, count)
      slices.add(instant, count)
    }
    add(days.of(day, key), count)
    add(dayParts.of(day, part), count)
    add(weeks.of(week, key), count)
    add(weekParts.of(week, part), count)
    dayStatuses.add(day, count)
    weekStatuses.add(week, count)
    dayRoutes.add(day, count)
    weekRoutes.add(week, count)
    dayKinds.add(day, count)
    weekKinds.add(week, count)
    ofDays.of(day, count.source).requests += count.requests
    ofSlots.of(instant, count.source).requests += count.requests
  }
  await addSums(tx, 'access_quarter', quarters.all)
  await addStatusSums(tx, 'access_quarter_status', quarterStatuses.all())
  await addSliceSums(tx, slices.all())
  await addSums(tx, 'access_day', days.all)
  await addSums(tx, 'access_day_part', dayParts.all)
  await addSums(tx, 'access_week', weeks.all)
  await addSums(tx, 'access_week_part', weekParts.all)
  await addStatusSums(tx, 'access_day_status', dayStatuses.all())
  await addStatusSums(tx, 'access_week_status', weekStatuses.all())
  await addRouteSums(tx, 'day', dayRoutes.all())
  await addRouteSums(tx, 'week', weekRoutes.all())
  await addKindSums(tx, 'day', dayKinds.all())
  await addKindSums(tx, 'week', weekKinds.all())
  await addTotals(tx, 'access_day_total', ofDays.all)
  await addTotals(tx, 'access_total', ofSlots.all)
}
