/** One side of a match as codes: who it is, where it comes from, and what the match brought it, as sent. */
export interface DrawSide {
  readonly code: string | null
  readonly type: 'A' | 'T' | 'H'
  readonly organisation: string | null
  /** The name the message itself gives, for codes the participants do not know. */
  readonly name: string | null
  readonly from: { readonly unit: string; readonly wlt: string | null; readonly place?: string | undefined } | null
  readonly result: string | null
  readonly irm: string | null
  readonly wlt: string | null
}

/** A side as a bracket draws it; `code` is `BYE` where nobody comes (ODF §7, placeholders). */
export interface DrawnSide extends DrawSide {
  readonly seed: string | null
}

const NOBODY: ReadonlySet<string | null> = new Set([null, 'TBD', 'NOCOMP'])
/** Whether the side says who it is, or that nobody comes. */
export const isSettled = ({ code }: Pick<DrawSide, 'code'>): boolean => !NOBODY.has(code)
const saysResult = ({ result, irm, wlt }: DrawSide): boolean => (result ?? irm ?? wlt) !== null

/**
 * The sides of a match of a bracket with what its unit says now: both messages tell of the same match and either may be the newer one.
 * Results are the unit's as soon as it has any of this match, else the bracket's; a side that the bracket does not know is taken from the
 * unit; where both know somebody and not the same, `unitIsNewer` decides. The bracket's order of sides stays (home and away may stand the
 * other way round in it). At most two sides; a bye is never replaced.
 */
export function overlaidSides(
  drawn: readonly DrawnSide[],
  now: readonly DrawSide[],
  unitIsNewer: boolean,
): readonly DrawnSide[] {
  const unitHasResults = now.some(saysResult)
  const left = [...now]
  const take = (at: number): DrawSide | undefined => (at < 0 ? undefined : left.splice(at, 1)[0])
  const same = drawn.map((side) =>
    isSettled(side) ? take(left.findIndex(({ code }) => code === side.code)) : undefined,
  )
  const sides = drawn.map((side, at): DrawnSide => {
    if (side.code === 'BYE') return side
    const met = same[at]
    if (met) return { ...side, ...outcome(unitHasResults ? met : side) }
    const open = !isSettled(side)
    const instead = open || unitIsNewer ? take(nearest(left, now, at)) : undefined
    if (!instead) return side
    if (!isSettled(instead)) return open ? { ...side, from: side.from ?? instead.from } : side
    return {
      ...instead,
      from: side.from ?? instead.from,
      seed: null,
      ...outcome(unitHasResults || !open ? instead : side),
    }
  })
  for (const side of left.slice(0, Math.max(0, 2 - sides.length))) sides.push({ ...side, seed: null })
  return sides
}

const outcome = ({ result, irm, wlt }: DrawSide) => ({ result, irm, wlt })

/** Of the unit's sides that are left the one of the same place, else the first. */
function nearest(left: readonly DrawSide[], all: readonly DrawSide[], at: number): number {
  const side = all[at]
  const same = side ? left.indexOf(side) : -1
  return same >= 0 || left.length === 0 ? same : 0
}
