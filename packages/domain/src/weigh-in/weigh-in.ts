import { inStoredOrder, type Tap } from '../scoring/tap.ts'
import { readWeight, type WeighInLimits } from './rules.ts'

/** Whether a weight is in the class: below, in it, above. */
export type Fit = 'under' | 'within' | 'over'

export interface Weighing {
  /** Of the tap. */
  readonly id: string
  readonly grams: number
  /** Device time, milliseconds. */
  readonly at: number
  readonly fit: Fit
}

/** `waits`: not weighed yet; `again`: not in the class, and there is another try; `outside`: not in the class, and there is none. */
export type WeighedState = 'waits' | 'within' | 'again' | 'outside'

/** A weight that does not count: of another pair of scales, or come after the closing. */
export interface RefusedWeighing {
  /** Of the tap. */
  readonly id: string
  readonly grams: number
  readonly why: Extract<WeighInRefusal, 'closed' | 'already-within' | 'no-try-left'>
}

export interface WeighInLine {
  readonly competitor: string
  readonly weighings: readonly Weighing[]
  readonly refused: readonly RefusedWeighing[]
  readonly state: WeighedState
}

/** Why a tap does not count. */
export type WeighInRefusal =
  | 'unknown-kind'
  | 'no-such-competitor'
  | 'bad-value'
  | 'closed'
  | 'already-within'
  | 'no-try-left'
  | 'nothing-to-undo'

export interface WeighIn {
  readonly lines: readonly WeighInLine[]
  /** The tap that closed it; null: the scales are open. */
  readonly closedBy: string | null
  /** The tap that an undo would take back; null: none. */
  readonly undoable: string | null
  readonly refused: ReadonlyMap<string, WeighInRefusal>
}

export const fitOf = (grams: number, { over, upTo, allowance }: WeighInLimits): Fit =>
  over !== null && grams <= over ? 'under' : upTo !== null && grams > upTo + allowance ? 'over' : 'within'

/** Ids that are taken back: by an undo that comes after and is not taken back itself. */
function undoneOf(taps: readonly Tap[]): ReadonlySet<string> {
  const places = new Map(taps.map(({ id }, at) => [id, at]))
  const undone = new Set<string>()
  for (const [at, { id, kind, value }] of [...taps.entries()].toReversed()) {
    if (kind !== 'undo' || typeof value !== 'string' || undone.has(id)) continue
    const place = places.get(value)
    if (place !== undefined && place < at) undone.add(value)
  }
  return undone
}

/**
 * A weigh-in from its taps, in the order in which the server stored them: `weigh` (a competitor, grams), `close`, and `undo` with the id of
 * another. Whoever is in the class is weighed; whoever is not has another try where the rule gives one. Never throws: what makes no sense is
 * refused with a reason.
 */
export function weighInOf(competitors: readonly string[], limits: WeighInLimits, given: readonly Tap[]): WeighIn {
  const taps = inStoredOrder(given)
  const undone = undoneOf(taps)
  const weighings = new Map<string, Weighing[]>(competitors.map((code) => [code, []]))
  const refusedOf = new Map<string, RefusedWeighing[]>(competitors.map((code) => [code, []]))
  const refused = new Map<string, WeighInRefusal>()
  const known = new Set<string>()
  const counted: string[] = []
  let closedBy: string | null = null
  const apply = ({ id, kind, competitor, value, deviceTime }: Tap): WeighInRefusal | null => {
    if (kind === 'close') {
      if (closedBy !== null) return 'closed'
      closedBy = id
      return null
    }
    if (kind !== 'weigh') return 'unknown-kind'
    const own = competitor === undefined ? undefined : weighings.get(competitor)
    if (!own) return 'no-such-competitor'
    const grams = readWeight(value)
    if (grams === null) return 'bad-value'
    const why =
      closedBy !== null
        ? 'closed'
        : own.at(-1)?.fit === 'within'
          ? 'already-within'
          : own.length >= limits.tries
            ? 'no-try-left'
            : null
    if (why !== null) {
      refusedOf.get(competitor ?? '')?.push({ id, grams, why })
      return why
    }
    own.push({ id, grams, at: deviceTime, fit: fitOf(grams, limits) })
    return null
  }
  for (const tap of taps) {
    if (tap.kind === 'undo') {
      if (typeof tap.value !== 'string' || !known.has(tap.value)) refused.set(tap.id, 'nothing-to-undo')
    } else if (!undone.has(tap.id)) {
      const why = apply(tap)
      if (why === null) counted.push(tap.id)
      else refused.set(tap.id, why)
    }
    known.add(tap.id)
  }
  return {
    lines: [...weighings].map(([competitor, own]) => ({
      competitor,
      weighings: own,
      refused: refusedOf.get(competitor) ?? [],
      state: stateOf(own, limits),
    })),
    closedBy,
    undoable: counted.at(-1) ?? null,
    refused,
  }
}

function stateOf(own: readonly Weighing[], { tries }: WeighInLimits): WeighedState {
  const last = own.at(-1)
  if (!last) return 'waits'
  if (last.fit === 'within') return 'within'
  return own.length < tries ? 'again' : 'outside'
}

/** Who may not compete once the scales are closed: who has not been weighed, or is not in the class. Nobody before. */
export const outOf = ({ lines, closedBy }: WeighIn): readonly WeighInLine[] =>
  closedBy === null ? [] : lines.filter(({ state }) => state !== 'within')
