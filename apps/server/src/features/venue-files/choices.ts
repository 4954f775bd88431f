import type { VenueFileKind } from '@games/contract'
import type { FileHeat } from '@games/odf/venue-files/index'
import type { Statements } from '../../facts/reading.ts'
import { type ChoiceOrigin, choiceRows } from './venue-files.queries.ts'

/** Whose numbers are in a file. All formats of a swimming program share the numbers of its meet. */
export const originOf = (kind: VenueFileKind): ChoiceOrigin =>
  kind === 'lenex' || kind === 'sdif' ? 'lenex' : 'finishlynx'

/** The key of what has been said of a row: no heat's key has a tab. */
export const rowKey = (heat: string, row: string): string => `${heat}\t${row}`

const MAX_KEY = 400

/** The key of a heat whose number is not ours, or whose title contradicts the unit of its number: another race. */
export const titledKey = ({ key, name, distance }: Pick<FileHeat, 'key' | 'name' | 'distance'>): string =>
  `${key}/${name ?? ''}/${distance ?? ''}`.slice(0, MAX_KEY)

/** What people have said of the files of a system, once. Undefined: nothing; empty: it is none of ours. */
export interface Choices {
  readonly unitOf: (heat: string) => string | undefined
  readonly competitorOf: (heat: string, row: string) => string | undefined
  readonly meaningOf: (mark: string) => string | undefined
}

export async function readChoices(q: Statements, origin: ChoiceOrigin, heats: readonly string[]): Promise<Choices> {
  const said = new Map(
    (await choiceRows(q, origin, heats)).map(({ kind, key, value }) => [`${kind} ${key}`, value] as const),
  )
  return {
    unitOf: (heat) => said.get(`heat ${heat}`),
    competitorOf: (heat, row) => said.get(`row ${rowKey(heat, row)}`),
    meaningOf: (mark) => said.get(`mark ${mark}`),
  }
}
