import { STATE_CODES, type StateCode } from '@games/domain'
import type { Random } from './random.ts'

/** How strong a delegation is, 0 to 1: it decides how often it enters and how well its athletes do. Invented for the demonstration. */
const STRENGTH: Readonly<Record<StateCode, number>> = {
  SP: 1,
  RJ: 0.86,
  PR: 0.85,
  MG: 0.8,
  SC: 0.79,
  RS: 0.75,
  PE: 0.62,
  BA: 0.6,
  CE: 0.58,
  DF: 0.55,
  AL: 0.54,
  GO: 0.5,
  ES: 0.46,
  PA: 0.45,
  AM: 0.42,
  MS: 0.41,
  MT: 0.4,
  RN: 0.4,
  PB: 0.39,
  MA: 0.35,
  SE: 0.32,
  PI: 0.3,
  TO: 0.26,
  RO: 0.25,
  AC: 0.2,
  AP: 0.17,
  RR: 0.15,
}

/** All 27 delegations in a drawn order in which the strong ones tend to come first. */
export function drawOrder(chance: Random): StateCode[] {
  return STATE_CODES.map((state) => ({ state, key: STRENGTH[state] + 0.28 * chance.normal() }))
    .sort((a, b) => b.key - a.key || (a.state < b.state ? -1 : 1))
    .map(({ state }) => state)
}

/** The ability of one competitor of a delegation: about −1.5 to 2.5, the delegation's strength and a good part of luck. */
export const drawAbility = (chance: Random, state: StateCode): number =>
  1.7 * (STRENGTH[state] - 0.5) + 0.65 * chance.normal()
