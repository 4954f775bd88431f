import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../../db/transaction.ts'
import type { AccessCount } from '../access-count.ts'
import { QUARTER_MS } from '../count-accesses.ts'
import { shareOrMakeZone, storeCounts } from '../store-counts.ts'
import type { LineCell } from './cells.ts'
import type { HeldQuarter } from './held-lines.ts'
import { daysOf, goneSlots, type KnownLines, knownLines, setLines, takeLines } from './lines.queries.ts'
import { type NewLines, newLines } from './new-lines.ts'

/** Where lines are counted, and as whose. */
export interface LineStore {
  readonly pool: Pool
  readonly proxy: string
  readonly keyMark: Buffer
  /** The zone of the games' days, for the first of all counts. */
  readonly zone: string
  /** Digests that a dry run would have stored so far, by quarter; absent: it is none, and lines are counted. */
  readonly unstored?: Map<number, Buffer>
}

/** What became of lines. */
export interface TakenLines {
  taken: number
  known: number
  /** Of quarters that are gone (`access_zone.quarters_from`). */
  tooOld: number
  /** Of quarters whose lines were counted with another key: whether they are among them cannot be told. */
  ofOtherKey: number
  /** Taken lines by day of the games' zone. */
  readonly days: Map<string, number>
}

/** A transaction has at most so many quarters, a day of them, and begins none beyond so many lines. */
const [MOST_QUARTERS, MANY_LINES] = [96, 500_000]

/** While the database stores one transaction the next is made ready. They wait for each other at the week that both add to, in one order. */
const AT_ONCE = 2

/**
 * Counts lines that are not known yet: of each quarter counts and digests in one transaction, so that whatever is cut off is whole or not there.
 * Adds to `sums`. Of two imports at once the second waits, and knows the lines of the first.
 */
export async function takeQuarters(
  store: LineStore,
  quarters: readonly HeldQuarter[],
  cells: readonly LineCell[],
  sums: TakenLines,
): Promise<void> {
  const waiting = inTransactions(quarters)
  const takeNext = async () => {
    for (let some = waiting.shift(); some !== undefined; some = waiting.shift()) {
      const quartersOfOne = some
      const taken = await transaction(store.pool, (tx) => takeSome(tx, store, quartersOfOne, cells))
      for (const key of ['taken', 'known', 'tooOld', 'ofOtherKey'] as const) sums[key] += taken[key]
      for (const [day, lines] of taken.days) sums.days.set(day, (sums.days.get(day) ?? 0) + lines)
    }
  }
  // whoever hears of a failure may close the pool: none is under way by then
  const ended = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () =>
      takeNext().catch((error: unknown) => {
        waiting.length = 0
        throw error
      }),
    ),
  )
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

function inTransactions(quarters: readonly HeldQuarter[]): HeldQuarter[][] {
  const all: HeldQuarter[][] = []
  let lines = 0
  for (const quarter of quarters) {
    const last = all.at(-1)
    if (last && last.length < MOST_QUARTERS && lines < MANY_LINES) last.push(quarter)
    else {
      all.push([quarter])
      lines = 0
    }
    lines += linesIn(quarter)
  }
  return all
}

export const noLines = (): TakenLines => ({ taken: 0, known: 0, tooOld: 0, ofOtherKey: 0, days: new Map() })

/** Lines of it that were not given before. */
const linesIn = ({ words, given }: HeldQuarter): number => words.length / 2 - given
const slotOf = ({ quarter }: HeldQuarter): Date => new Date(quarter * QUARTER_MS)

async function takeSome(
  tx: ClientBase,
  store: LineStore,
  quarters: readonly HeldQuarter[],
  cells: readonly LineCell[],
): Promise<TakenLines> {
  const sums = noLines()
  if (!store.unstored) await shareOrMakeZone(tx, store.zone)
  const gone = new Set((await goneSlots(tx, quarters.map(slotOf))).map(Number))
  const there = quarters.filter((one) => !gone.has(Number(slotOf(one))))
  sums.tooOld = sumOf(quarters) - sumOf(there)

  const known = await knownOf(tx, store, there)
  const open = there.filter((one) => known.get(one.quarter)?.key_mark.equals(store.keyMark) !== false)
  sums.ofOtherKey = sumOf(there) - sumOf(open)

  const found = open.map((one) => {
    const before = store.unstored?.get(one.quarter) ?? known.get(one.quarter)?.digests
    return { one, lines: newLines(one, before ?? Buffer.alloc(0)) }
  })
  const fresh = found.filter(({ lines }) => lines.count > 0)
  sums.taken = fresh.reduce((sum, { lines }) => sum + lines.count, 0)
  sums.known = sumOf(open) - sums.taken
  if (fresh.length === 0) return sums

  const slots = fresh.map(({ one }) => slotOf(one))
  const lines = new Map(fresh.map(({ one, lines: { count } }) => [Number(slotOf(one)), count]))
  for (const { slot, day } of await daysOf(tx, slots, store.zone))
    sums.days.set(day, (sums.days.get(day) ?? 0) + (lines.get(Number(slot)) ?? 0))
  if (store.unstored)
    for (const {
      one,
      lines: { digests },
    } of fresh)
      store.unstored.set(one.quarter, digests)
  else {
    await setLines(
      tx,
      store.proxy,
      slots,
      fresh.map((each) => each.lines.digests),
    )
    await storeCounts(
      tx,
      fresh.flatMap(({ one, lines: all }) => countsOf(one, all, cells)),
      store.zone,
    )
  }
  return sums
}

const sumOf = (quarters: readonly HeldQuarter[]): number => quarters.reduce((sum, one) => sum + linesIn(one), 0)

async function knownOf(
  tx: ClientBase,
  { proxy, keyMark, unstored }: LineStore,
  quarters: readonly HeldQuarter[],
): Promise<ReadonlyMap<number, KnownLines>> {
  const slots = quarters.map(slotOf)
  const rows = await (unstored ? knownLines(tx, proxy, slots) : takeLines(tx, proxy, slots, keyMark))
  return new Map(rows.map((row) => [Number(row.slot) / QUARTER_MS, row]))
}

/** A log says nothing of platforms, which pages tell by a cookie, and nothing of durations. */
const countsOf = (one: HeldQuarter, { requests }: NewLines, cells: readonly LineCell[]): AccessCount[] =>
  [...requests].map(([cell, count]) => {
    const of = cells[cell]
    if (of === undefined) throw new Error(`there is no cell ${cell}`)
    return {
      ...of,
      slot: Number(slotOf(one)),
      source: 'proxy',
      platform: 'web',
      requests: count,
      durationMs: 0,
      durations: [],
    }
  })
