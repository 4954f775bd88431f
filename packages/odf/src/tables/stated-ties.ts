import type { OdfExtension, OdfResult, OdfResults } from '../message.ts'

/** Code of the extended info of a list (UI) with the competitors whose tie its source states. The rules do not know a decision of the jury. */
const CODE = 'TIED'

/** The competitors of a list who share a rank by the decision of its source. */
export const statedTies = ({ extendedInfos }: Pick<OdfResults, 'extendedInfos'>): ReadonlySet<string> =>
  new Set(extendedInfos.find(({ code }) => code === CODE)?.value?.split(' ') ?? [])

/** The extended infos of a list with the ties among its results in which a row of the table states a rank. `stated`: competitor codes. */
export function withStatedTies(
  infos: readonly OdfExtension[],
  results: readonly OdfResult[],
  stated: ReadonlySet<string>,
): readonly OdfExtension[] {
  if (stated.size === 0) return infos
  const ranked = results.filter(({ rank, irm }) => rank !== null && irm === null)
  const tied = [...Map.groupBy(ranked, ({ rank }) => rank).values()]
    .map((level) => level.map(({ competitor }) => competitor.code))
    .filter((codes) => codes.length > 1 && codes.some((code) => stated.has(code)))
  const others = infos.filter(({ code }) => code !== CODE)
  return tied.length === 0 ? others : [...others, { type: 'UI', code: CODE, value: tied.flat().join(' ') }]
}
