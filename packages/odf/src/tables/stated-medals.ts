import { PLACEHOLDERS } from '@games/domain'
import { MEDALS } from '@games/domain/medals/medal-table'
import { ruleSetOf } from '@games/domain/ranking-rules/index'
import type { OdfMedal } from '../message.ts'
import type { MedalsNow } from './by-rule/event-facts.ts'

/** The medals in force that a list states: those that the rules gave are not among them. */
export function statedMedals(inForce: MedalsNow | null): readonly OdfMedal[] {
  if (inForce === null || inForce.origin === 'rules') return []
  return inForce.origin === 'list' ? inForce.medals.filter(({ isByRule }) => !isByRule) : inForce.medals
}

/** Stated medals and those that the rules give beside them: none where both give a medal to different competitors. */
export function withMedalsByRule(
  stated: readonly OdfMedal[],
  byRule: readonly OdfMedal[],
  bronzes: number,
): readonly OdfMedal[] {
  if (contradictsRules(stated, byRule, bronzes)) return stated
  const marked = byRule.map((medal): OdfMedal => ({ ...medal, isByRule: true }))
  return withOtherMedals(stated, marked, bronzes).medals
}

/** Bronze medals of an event without a tie. `typeCode`: of the event. */
export function bronzesOf(typeCode: string): 1 | 2 {
  const ruleSet = ruleSetOf(typeCode)
  if (!ruleSet?.match) return 1
  const { bronzes, sharedThird } = ruleSet.event
  return sharedThird !== undefined || (bronzes !== 'bronze-bout' && bronzes !== 'none') ? 2 : 1
}

/** Whether two medals have a competitor in common; withheld ones are the same only in one colour. */
const holds = (one: OdfMedal, other: OdfMedal): boolean =>
  one.competitors.some(
    ({ code }) =>
      other.competitors.some((competitor) => competitor.code === code) &&
      (!PLACEHOLDERS.has(code) || one.medal === other.medal),
  )

const coloured = (medals: readonly OdfMedal[], colour: OdfMedal['medal']) =>
  medals.filter(({ medal }) => medal === colour)

/** Whether a list gives a medal to another competitor than the rules do, or another medal to its competitor. */
export const contradictsRules = (list: readonly OdfMedal[], byRule: readonly OdfMedal[], bronzes: number): boolean =>
  MEDALS.some((colour) => {
    const [listed, given] = [coloured(list, colour), coloured(byRule, colour)]
    const others = given.filter((one) => !listed.some((other) => holds(one, other)))
    const hasRoom = colour === 'bronze' && listed.length + others.length <= bronzes
    return listed.length > 0 && others.length > 0 && !hasRoom
  }) || list.some((one) => byRule.some((other) => other.medal !== one.medal && holds(one, other)))

/**
 * Medals of a list with those of other competitors. A colour of the list replaces the other medals of this colour, except bronzes, of which an
 * event can have two. `tooMany`: the list replaces one of two bronzes and does not show which.
 */
export function withOtherMedals(
  list: readonly OdfMedal[],
  before: readonly OdfMedal[],
  bronzes: number,
): { readonly medals: OdfMedal[]; readonly tooMany: boolean } {
  const others = before.filter((one) => !list.some((other) => holds(one, other)))
  const added = coloured(list, 'bronze').length
  const sum = added + coloured(others, 'bronze').length
  const medals = MEDALS.flatMap((colour) => {
    const isReplaced = coloured(list, colour).length > 0 && !(colour === 'bronze' && sum <= bronzes)
    return [...coloured(list, colour), ...(isReplaced ? [] : coloured(others, colour))]
  })
  return { medals, tooMany: added > 0 && added < bronzes && sum > bronzes }
}
