import { err, ok, type Result } from '../../result.ts'
import { type Out, type Outs } from '../../scoring/desk.ts'
import { type Checked, flag, read, shape, whole, words } from '../../scoring/fields.ts'
import { values } from '../../scoring/outcome.ts'
import { firstDifference, ranked } from '../../scoring/ranked.ts'
import type { Refusal, RefusalReason } from '../../scoring/refusals.ts'
import { EMPTY_BOARD, type Scene, type Scorer, triedKeys } from '../../scoring/scorer.ts'
import type { Side, Tap } from '../../scoring/tap.ts'
import { competitorIn, type ScoringCompetitor } from '../../scoring/unit.ts'

/** A pool of fencing: everybody against everybody else. */
const FENCING_POOL_LIMITS = shape<{ touches: number; excludedAnnuls: boolean }>({
  touches: whole(1, 15),
  /** The bouts of who is excluded or withdraws are struck out. */
  excludedAnnuls: flag,
})
type FencingPoolLimits = Checked<typeof FENCING_POOL_LIMITS>

interface Bout {
  readonly fencers: readonly [string, string]
  readonly touches: readonly [number, number]
  /** On time it may be won with equal touches, by priority. */
  readonly winner: Side
}
interface PoolState {
  readonly bouts: readonly Bout[]
}
type PoolScene = Scene<FencingPoolLimits>

const OUTS: Outs = {
  'no-show': { irm: 'DNS' },
  'injured-before': { irm: 'DNS' },
  withdrawn: { irm: 'DNS' },
  injured: { irm: 'DNF' },
  retired: { irm: 'DNF' },
  disqualified: { irm: 'DSQ' },
  excluded: { irm: 'EXC' },
}
const BOUT = shape<{ home: string; away: string; homeTouches: number; awayTouches: number; winner: 'home' | 'away' }>({
  home: words(60),
  away: words(60),
  homeTouches: whole(0, 15),
  awayTouches: whole(0, 15),
  winner: {
    check: (value, at) =>
      value === 'home' || value === 'away' ? ok(value) : err([{ at, fault: 'not-one-of', allowed: 'home away' }]),
  },
})
const no = (reason: RefusalReason) => err({ reason })

function apply(state: PoolState, tap: Tap, { unit, limits, desk }: PoolScene): Result<Refusal, PoolState> {
  if (tap.kind !== 'pool-bout') return no('unknown-kind')
  const given = read(BOUT, tap.value)
  if (!given) return no('bad-value')
  const { home, away, homeTouches, awayTouches } = given
  if (!competitorIn(unit, home) || !competitorIn(unit, away) || home === away) return no('no-such-competitor')
  if (desk.outs[home] || desk.outs[away]) return no('is-out')
  if (state.bouts.some(({ fencers }) => fencers.includes(home) && fencers.includes(away))) return no('entered-already')
  const [most, least] = given.winner === 'home' ? [homeTouches, awayTouches] : [awayTouches, homeTouches]
  if (most < least || most > limits.touches || least >= limits.touches) return no('bad-value')
  const bout: Bout = {
    fencers: [home, away],
    touches: [homeTouches, awayTouches],
    winner: given.winner === 'home' ? 0 : 1,
  }
  return ok({ bouts: [...state.bouts, bout] })
}

interface Line {
  readonly competitor: ScoringCompetitor
  readonly met: readonly {
    readonly against: string
    readonly given: number
    readonly received: number
    readonly won: boolean
  }[]
  readonly out: Out | null
}

const victories = ({ met }: Line): number => met.filter(({ won }) => won).length
const given = ({ met }: Line): number => met.reduce((sum, bout) => sum + bout.given, 0)
const received = ({ met }: Line): number => met.reduce((sum, bout) => sum + bout.received, 0)

/** Victories per bout, then the indicator, then touches given (FIE o.19); who is still level shares the place. */
const compare = (a: Line, b: Line): number =>
  firstDifference(
    victories(b) * a.met.length - victories(a) * b.met.length,
    given(b) - received(b) - (given(a) - received(a)),
    given(b) - given(a),
  )

function linesOf({ bouts }: PoolState, { unit, limits, desk }: PoolScene): Line[] {
  const annulled = (code: string): boolean => limits.excludedAnnuls && desk.outs[code] !== undefined
  return unit.competitors.map((competitor) => ({
    competitor,
    out: desk.outs[competitor.code] ?? null,
    met: annulled(competitor.code)
      ? []
      : bouts.flatMap(({ fencers, touches, winner }) => {
          const own = fencers.indexOf(competitor.code)
          if (own < 0) return []
          const other: Side = own === 0 ? 1 : 0
          const against = fencers[other]
          return annulled(against)
            ? []
            : [{ against, given: touches[own as Side], received: touches[other], won: winner === own }]
        }),
  }))
}

/** Bouts fenced and to be fenced among the fencers who are left. */
function progressOf(
  { bouts }: PoolState,
  { unit, desk }: PoolScene,
): { readonly fenced: number; readonly all: number } {
  const left = unit.competitors.filter(({ code }) => !desk.outs[code]).map(({ code }) => code)
  const fenced = bouts.filter(({ fencers }) => fencers.every((code) => left.includes(code))).length
  return { fenced, all: (left.length * (left.length - 1)) / 2 }
}

const signedText = (difference: number): string => (difference < 0 ? String(difference) : `+${difference}`)

export const fencingPool: Scorer<FencingPoolLimits, PoolState> = {
  id: 'fencing-pool',
  pad: 'pool',
  headToHead: false,
  limits: FENCING_POOL_LIMITS,
  outs: OUTS,
  begin: () => ({ bouts: [] }),
  apply,
  keys: (state, scene) =>
    triedKeys([{ kind: 'pool-bout', word: 'pool-bout', entry: 'score' }], apply, state, scene, false),
  proposals: (state, scene) => {
    const { fenced, all } = progressOf(state, scene)
    return scene.desk.stage === 'running' && fenced >= all ? [{ word: 'end', kind: 'end' }] : []
  },
  board: (state, scene) => {
    const { fenced, all } = progressOf(state, scene)
    return { ...EMPTY_BOARD, facts: [{ word: 'bouts', value: String(fenced), of: String(all) }] }
  },
  result: (state, scene) => {
    const list = ranked(
      linesOf(state, scene),
      ({ out, met }) => out === null && met.length > 0,
      compare,
      ({ out }) => (out ? 1 : 0),
    )
    const order = list.map(({ row }) => row.competitor.code)
    return {
      clock: null,
      periods: [],
      extendedInfos: [],
      rows: list.map(({ row, rank, equal }) => {
        const begun = row.met.length > 0
        const bouts = row.met
          .map(({ against, given: touches, won }) => ({
            column: order.indexOf(against) + 1,
            value: `${won ? 'V' : 'D'}${touches}`,
          }))
          .sort((a, b) => a.column - b.column)
        return {
          competitor: row.competitor,
          rank,
          rankEqual: equal,
          ...(row.out
            ? { result: null, resultType: 'IRM', irm: row.out.irm }
            : { result: begun ? String(victories(row)) : null, resultType: begun ? 'POINTS' : null }),
          extended: begun
            ? [
                ...bouts.map(({ column, value }) => ({ type: 'ER', code: 'BOUT', pos: String(column), value })),
                ...values({
                  VM: `${victories(row)}/${row.met.length}`,
                  TD: given(row),
                  TR: received(row),
                  IND: signedText(given(row) - received(row)),
                }),
              ]
            : [],
        }
      }),
    }
  },
}
