import type { DrawUnit } from '../draw/linked-brackets.ts'
import { roundOf } from '../draw/phase-order.ts'
import type { DrawSide } from '../draw/sides.ts'
import { phaseOf } from '../rsc.ts'
import { byText } from '../text/by-text.ts'
import type { Outcome } from './match-outcome.ts'
import { because, type Reason } from './reason.ts'
import { from, unitCode } from './seeded-draw.ts'

/** A draw with everybody in it whom the results so far have sent on. */
export interface SettledDraw {
  readonly units: readonly DrawUnit[]
  /** Sides nobody can come to by the rules: both of the match before are out, or it was drawn. Somebody has to decide. */
  readonly nobody: readonly { readonly unit: string; readonly side: number; readonly why: Reason }[]
  /** Units with a result of others than those who are in them now: it sends nobody on. */
  readonly stale: readonly string[]
}

/**
 * Fills the sides of a draw from the outcomes of its units: the winner or the loser of the unit that a side names (ODF §6, PreviousUnit).
 * Always from the draw as it was drawn, never from what was filled before, so that a result which is taken back or changed takes back all
 * that came of it. Sides keep where they come from. Links in a circle stay open.
 */
export function settledDraw(drawn: readonly DrawUnit[], outcomes: ReadonlyMap<string, Outcome>): SettledDraw {
  const byCode = new Map(drawn.map((unit) => [unit.code, unit]))
  const settled = new Map<string, DrawUnit>()
  const nobody: SettledDraw['nobody'][number][] = []
  const stale = new Set<string>()
  const settle = (code: string, above: ReadonlySet<string>): DrawUnit | undefined => {
    const done = settled.get(code)
    const unit = byCode.get(code)
    if (done || !unit || above.has(code)) return done
    const path = new Set(above).add(code)
    const sides = unit.sides.map((side, at): DrawSide => {
      const { unit: before, wlt } = side.from ?? {}
      if (before === undefined || (wlt !== 'W' && wlt !== 'L')) return side
      const played = settle(before, path)
      const outcome = outcomes.get(before)
      if (!played || !outcome || outcome.kind === 'undecided') return side
      if (outcome.kind !== 'won') {
        nobody.push({ unit: code, side: at, why: because(outcome.why.rule, { ...outcome.why.values, unit: before }) })
        return side
      }
      const sent = wlt === 'W' ? outcome.winner : outcome.loser
      const who = played.sides.find((one) => one.code === sent)
      if (!who || !played.sides.some((one) => one.code === (wlt === 'W' ? outcome.loser : outcome.winner))) {
        stale.add(before)
        return side
      }
      return { ...side, code: who.code, type: who.type, organisation: who.organisation, name: who.name }
    })
    const result = { ...unit, sides }
    settled.set(code, result)
    return result
  }
  const units = drawn.map((unit) => settle(unit.code, new Set()) ?? unit)
  for (const { code, sides } of units) {
    const outcome = outcomes.get(code)
    if (outcome?.kind === 'won' && !sides.some((side) => side.code === outcome.winner)) stale.add(code)
  }
  return { units, nobody, stale: [...stale].toSorted(byText) }
}

/** A side of a unit in which somebody else stands than before. */
export interface Move {
  readonly unit: string
  readonly side: number
  readonly was: string | null
  readonly is: string | null
  /** The unit has a result already, with whoever stood there: it has to be taken back or played again. */
  readonly played: boolean
}

/**
 * What a result moves in the draw, before it is sent: the sides that change when `unit` ends with `outcome`; with null, what changes when
 * its result is taken back.
 */
export function movesOf(
  drawn: readonly DrawUnit[],
  outcomes: ReadonlyMap<string, Outcome>,
  unit: string,
  outcome: Outcome | null,
): Move[] {
  const after = new Map(outcomes)
  if (outcome) after.set(unit, outcome)
  else after.delete(unit)
  const before = new Map(settledDraw(drawn, outcomes).units.map((one) => [one.code, one]))
  return settledDraw(drawn, after).units.flatMap(({ code, sides }) =>
    sides.flatMap((side, at): Move[] => {
      const was = before.get(code)?.sides[at]?.code ?? null
      if (was === side.code) return []
      const { kind } = outcomes.get(code) ?? { kind: 'undecided' }
      return [{ unit: code, side: at, was, is: side.code, played: kind !== 'undecided' }]
    }),
  )
}

/**
 * The repechage of those whom the finalists have beaten before the semifinals (UWW, World Taekwondo): those of one finalist meet in the
 * order in which they were beaten, who is left meets a loser of a semifinal for bronze: of the same half, or crossed of the other.
 * `units` as settled, with the final's sides known; empty until they are.
 */
export function repechageOfFinalists(
  units: readonly DrawUnit[],
  outcomes: ReadonlyMap<string, Outcome>,
  crossed: boolean,
): DrawUnit[] {
  const final = units.find(({ medal }) => medal === 1)
  const finalists = final?.sides.map(({ code }) => code) ?? []
  if (!final || finalists.length !== 2 || finalists.includes(null)) return []
  const beaten = finalists.map((finalist) =>
    units
      .filter(({ code }) => outcomes.get(code)?.kind === 'won' && roundOf(phaseOf(code)) >= 0)
      .filter(({ code, medal }) => medal === 0 && winnerOf(outcomes.get(code)) === finalist)
      .toSorted((a, b) => roundOf(phaseOf(a.code)) - roundOf(phaseOf(b.code))),
  )
  const semifinals = beaten.map((won) => won.find(({ code }) => phaseOf(code) === 'SFNL'))
  const added: DrawUnit[] = []
  for (const [half, won] of beaten.entries()) {
    const semifinal = semifinals[crossed ? 1 - half : half]
    const before = won.filter(({ code }) => phaseOf(code) !== 'SFNL')
    if (!semifinal) continue
    let left: DrawSide | undefined
    for (const unit of before) {
      const loser = loserSide(unit, outcomes)
      if (!left) left = loser
      else {
        const code = unitCode(final.code, `REP${before.indexOf(unit)}`, half + 1)
        added.push({ code, medal: 0, sides: [left, loser] })
        left = from(code, 'W')
      }
    }
    const opponent = loserSide(semifinal, outcomes)
    if (left) added.push({ code: unitCode(final.code, 'REPF', half + 1), medal: 3, sides: [left, opponent] })
  }
  return added
}

const winnerOf = (outcome: Outcome | undefined): string | null => (outcome?.kind === 'won' ? outcome.winner : null)

/** Who lost a unit, and that they come from it. */
function loserSide({ code, sides }: DrawUnit, outcomes: ReadonlyMap<string, Outcome>): DrawSide {
  const winner = winnerOf(outcomes.get(code))
  const loser = sides.find((side) => side.code !== winner)
  return {
    ...from(code, 'L'),
    code: loser?.code ?? null,
    type: loser?.type ?? 'A',
    organisation: loser?.organisation ?? null,
  }
}
