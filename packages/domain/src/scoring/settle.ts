import { neverBegan, type Out, type OutWay } from './desk.ts'
import { OPEN, type Scene, type Verdict } from './scorer.ts'
import { otherSide, type Side } from './tap.ts'
import { sideOf } from './unit.ts'

/** Codes of sides that are out in sports in which the decision names the reason. */
const OWN_IRMS: Readonly<Partial<Record<OutWay, string>>> = {
  'no-show': 'WO',
  withdrawn: 'WO',
  'injured-before': 'INJ',
  injured: 'INJ',
  disqualified: 'DSQ',
}

/** Which of two sides are out, home first. Each has its code if they are out for different reasons, which no decision names. */
export function outsOf({ unit, desk }: Scene<unknown>): readonly [Out | null, Out | null] {
  const [home, away] = [desk.outs[sideOf(unit, 0).code] ?? null, desk.outs[sideOf(unit, 1).code] ?? null]
  if (!home || !away || OWN_IRMS[home.how] === OWN_IRMS[away.how]) return [home, away]
  const withIrm = (out: Out): Out => ({ ...out, irm: out.irm ?? OWN_IRMS[out.how] ?? null })
  return [withIrm(home), withIrm(away)]
}

/**
 * Who has won with what the desk decided: who is out has lost, both out leave no winner, a decision typed with its reason stands before the
 * score. Sides that are out for different reasons have no common decision.
 */
export function settle(scene: Scene<unknown>, byScore: Verdict, decisions: (out: Out) => string | null): Verdict {
  const [home, away] = outsOf(scene)
  if (home && away) {
    const [ofHome, ofAway] = [decisions(home), decisions(away)]
    return { decided: true, winner: null, decision: ofHome === ofAway ? ofHome : null, bothLost: true }
  }
  const out = home ?? away
  if (out) return { decided: true, winner: home ? 1 : 0, decision: decisions(out) }
  const typed = scene.desk.winner
  if (typed)
    return { decided: true, winner: typed.side, decision: byScore.winner === typed.side ? byScore.decision : null }
  return byScore.decided ? byScore : OPEN
}

export const isWalkover = (scene: Scene<unknown>): boolean => outsOf(scene).some((out) => out && neverBegan(out))

/** W, L or T of a side once the unit is over; null before. */
export function wltOf(
  scene: Scene<unknown>,
  { decided, winner, bothLost }: Verdict,
  side: Side,
): 'W' | 'L' | 'T' | null {
  if (scene.desk.stage !== 'finished' || !decided) return null
  if (winner === null) return bothLost ? 'L' : 'T'
  return winner === side ? 'W' : 'L'
}

/** ResultType and IRM beside a figure: of a side that is out the figure stays where it played. */
export function scoredRow(
  scene: Scene<unknown>,
  side: Side,
  result: string | null,
  type = 'POINTS',
): { readonly result: string | null; readonly resultType: string | null; readonly irm: string | null } {
  const out = outsOf(scene)[side]
  if (!out || out.irm === null) return { result, resultType: result === null ? null : type, irm: null }
  const other = outsOf(scene)[otherSide(side)]
  const played = result !== null && !(neverBegan(out) || (other && neverBegan(other)))
  return played ? { result, resultType: 'IRM_POINTS', irm: out.irm } : { result: null, resultType: 'IRM', irm: out.irm }
}
