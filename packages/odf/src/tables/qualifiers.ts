import type { OdfExtension, OdfResults } from '../message.ts'
import { type GoesOn, goesOn as parse } from './values.ts'

/** Code of the extended info of a list (UI) that states how many advance from its round: `3+2`. */
const CODE = 'QUAL_RULE'

/** The number who advance from the round of a list; null: the list does not state it. */
export function qualifiersOf({ extendedInfos }: Pick<OdfResults, 'extendedInfos'>): GoesOn | null {
  const stated = parse(extendedInfos.find(({ code }) => code === CODE)?.value ?? '')
  return stated.ok ? stated.value : null
}

/** The extended infos of a list with the number who advance from its round. */
export const withQualifiers = (
  infos: readonly OdfExtension[],
  { byPlace, byResult }: GoesOn,
): readonly OdfExtension[] => [
  ...infos.filter(({ code }) => code !== CODE),
  { type: 'UI', code: CODE, value: `${byPlace}+${byResult}` },
]

export const sameQualifiers = (one: GoesOn, other: GoesOn): boolean =>
  one.byPlace === other.byPlace && one.byResult === other.byResult
