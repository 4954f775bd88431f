import type { TriviaState, TriviaSummary } from '@games/contract/trivia/trivia'
import { DISCIPLINE_CODES } from '@games/domain/disciplines/discipline-codes'

/** A discipline, how many trivia it has, and how far one is with them; `none`: it has none. */
export interface Tile {
  readonly discipline: string
  readonly state: TriviaState | 'none'
  readonly count: number
}

/** A tile for each discipline of the games, and after them for any other that has a trivia: running while one of its trivia runs, graded once all are. */
export function tilesOf(trivia: readonly Pick<TriviaSummary, 'discipline' | 'state'>[]): Tile[] {
  const codes = new Set<string>([...DISCIPLINE_CODES, ...trivia.map(({ discipline }) => discipline)])
  return [...codes].map((discipline) => {
    const states = trivia.filter((one) => one.discipline === discipline).map(({ state }) => state)
    const state =
      states.find((one) => one === 'running') ??
      states.find((one) => one !== 'graded') ??
      (states[0] ? 'graded' : 'none')
    return { discipline, state, count: states.length }
  })
}
