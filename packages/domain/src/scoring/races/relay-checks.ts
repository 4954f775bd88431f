import { phaseOf } from '../../rsc.ts'
import type { Proposal } from '../scorer.ts'
import { type RaceScene, type RaceState, runOf } from './race-state.ts'

/**
 * Prompts for relay teams: the order before the start, a member who is out, with whom the team is (World Triathlon, World Athletics, World
 * Aquatics), substitutes over the rounds (WA TR 24), members of the relay only.
 */
export function relayProposals(state: RaceState, { limits, unit, desk }: RaceScene): Proposal[] {
  const { members: size, substitutes, relayOnlyMustCompete } = limits
  if (size < 2 || desk.sent) return []
  const teams = unit.competitors.filter(({ code }) => !desk.outs[code])
  const isBefore = desk.stage === 'list' || desk.stage === 'ready'
  const orderless = teams.filter(({ code }) => runOf(state, code).members === null).map(({ code }) => code)
  const given: Proposal[] =
    substitutes !== null && isBefore && orderless.length > 0
      ? [{ word: 'relay-order-missing', kind: 'relay-order', competitors: orderless }]
      : []
  for (const { code, earlier, athletes } of teams) {
    const { members } = runOf(state, code)
    // without a declared order a team of no more than its members has all of them
    const competing = members ?? (athletes.length > size ? [] : athletes.map((athlete) => athlete.code))
    const absent = competing.filter((athlete) => desk.absent[athlete] !== undefined)
    if (absent.length > 0) given.push({ word: 'relay-member-out', kind: 'out', competitors: [code], athletes: absent })
    if (members === null || !earlier) continue
    const all = new Set([...earlier.members, ...members])
    if (substitutes !== null && earlier.members.length > 0 && all.size > size + substitutes)
      given.push({ word: 'too-many-substitutes', kind: 'out', competitors: [code] })
    const idle = earlier.relayOnly.filter((athlete) => !all.has(athlete))
    if (relayOnlyMustCompete && phaseOf(unit.code) === 'FNL-' && idle.length > 0)
      given.push({ word: 'relay-only-idle', kind: 'out', competitors: [code], athletes: idle })
  }
  return given
}
