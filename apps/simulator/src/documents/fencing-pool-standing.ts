import type { OdfBody } from '@games/odf'
import type { PlannedUnit } from '../plan.ts'
import { listBody } from '../result-body.ts'
import { type FencingPoolPlayed, fencingPoolRows } from '../sports/fencing-pool.ts'
import type { Played } from '../sports/standing.ts'

/** A pool's table goes out after so many bouts. */
const EVERY = 3

export const isFencingPool = (played: Played): played is FencingPoolPlayed => 'bouts' in played

/** After how many bouts the table of a pool is sent while it is fenced: after every third but the last. */
export const boutsDecided = ({ bouts }: FencingPoolPlayed): number[] =>
  bouts.map((_, i) => i + 1).filter((count) => count % EVERY === 0 && count < bouts.length)

/** The body of a DT_POOL_STANDING of a pool that is one unit; its progress counts bouts. */
export function fencingPoolStanding(unit: PlannedUnit, pool: FencingPoolPlayed, count: number): OdfBody {
  const body = listBody(unit, fencingPoolRows(pool, unit, count))
  const progress = { unitsTotal: pool.bouts.length, unitsComplete: count, lastUnit: unit.code }
  return body.kind === 'results' ? { ...body, progress } : body
}
