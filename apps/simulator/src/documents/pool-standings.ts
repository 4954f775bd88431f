import { padRsc } from '@games/domain'
import type { Cue } from '../cue.ts'
import { SECOND } from '../games-time.ts'
import type { Ledger } from '../ledger.ts'
import type { PlannedUnit, Source } from '../plan.ts'
import { poolRows } from '../pools.ts'
import { listBody } from '../result-body.ts'

/** A match of a pool became official. `phase` is the pool's 26 characters. */
export interface PoolChange {
  readonly phase: string
  readonly at: number
}

/**
 * The table of a pool after every match (DT_POOL_STANDING), with who goes on once that is known. Matches on two courts become official
 * in another order than they are played in, so all of them have to be known before the tables are written.
 */
export function poolStandings(
  changes: readonly PoolChange[],
  ledger: Ledger,
  contestsOf: ReadonlyMap<string, readonly PlannedUnit[]>,
): Cue[] {
  const sourcesOf = (phase: string): readonly Source[] =>
    (contestsOf.get(phase.slice(0, 22)) ?? [])
      .flatMap(({ contest }) => (contest?.kind === 'match' ? contest.sides : []))
      .filter(
        (source) =>
          (source.from === 'pool' && source.phase === phase) ||
          (source.from === 'best-second' && source.phases.includes(phase)),
      )
  const marksOf = (phase: string, at: number): ReadonlyMap<string, string> => {
    const own = new Set(ledger.pool(phase).table.map(({ entrant }) => entrant.code))
    return new Map(
      sourcesOf(phase).flatMap((source) => {
        const known = ledger.side(source)
        return known && known.since <= at && own.has(known.who.code)
          ? [[known.who.code, source.from === 'best-second' ? 'q' : 'Q'] as const]
          : []
      }),
    )
  }
  /** The match that ends the last of several pools decides which of them the best second place is in. */
  const decidedBy = ({ phase, at }: PoolChange): readonly string[] => {
    const second = sourcesOf(phase).find((source) => source.from === 'best-second')
    if (second?.from !== 'best-second' || ledger.side(second)?.since !== at) return []
    return second.phases.filter((other) => other !== phase && [...marksOf(other, at).values()].includes('q'))
  }
  return changes.flatMap((change) =>
    [change.phase, ...decidedBy(change)].flatMap((phase): Cue[] => {
      const { at } = change
      const { table, complete, over, matches } = ledger.pool(phase, at)
      const last = over.toSorted((a, b) => b.officialAt - a.officialAt)[0]
      if (!last) return []
      const progress = { unitsTotal: matches, unitsComplete: over.length, lastUnit: last.unit.code }
      return [
        {
          kind: 'message',
          at: at + 20 * SECOND,
          documentType: 'DT_POOL_STANDING',
          documentCode: padRsc(phase),
          documentSubtype: null,
          resultStatus: complete ? 'OFFICIAL' : 'INTERMEDIATE',
          notes: [],
          body() {
            const body = listBody(last.unit, poolRows(table, over, complete ? marksOf(phase, at) : new Map()))
            return body.kind === 'results' ? { ...body, progress } : body
          },
        },
      ]
    }),
  )
}
