/** The rounds of a knockout by RSC phase without filler, first to last (ODF §4). */
const ROUNDS = [
  'R256',
  'R128',
  'R64',
  'R32',
  'R16',
  '32FN',
  '16FN',
  '8FNL',
  'QFNL',
  'REP',
  'REP1',
  'REP2',
  'REP3',
  'SFNL',
  'SF5',
  'SF9',
  'REPF',
  'FNL',
]

/** Which round of a knockout a phase is (RSC, with or without filler), the first the lowest; -1: none, as a pool. */
export const roundOf = (phase: string): number => ROUNDS.indexOf(phase.replace(/-+$/, ''))

/**
 * Phases of a bracket in the order they are played: by the start of their first match where all are known, else by what their codes say
 * where all are rounds, else as sent. One rule for all of a bracket, so that no two phases are compared by different ones.
 */
export function inPlayingOrder<T extends { readonly code: string; readonly start: number | null }>(
  phases: readonly T[],
): T[] {
  const rankOf = phases.some(({ start }) => start === null)
    ? ({ code }: T): number => roundOf(code)
    : ({ start }: T): number => start ?? 0
  const ranked = phases.map((phase) => ({ phase, rank: rankOf(phase) }))
  if (phases.some(({ start }) => start === null) && ranked.some(({ rank }) => rank < 0)) return [...phases]
  return ranked.sort((a, b) => a.rank - b.rank).map(({ phase }) => phase)
}
