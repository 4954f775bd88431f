import type { OdfExtension, OdfResult, OdfResults } from '../message.ts'
import type { Cells, TableRow } from './columns.ts'

/** How a bout was won, and when (UI). */
const [DECISION, TIME] = ['DECISION', 'DECISION_TIME']

/**
 * The extended infos of a list with the decision that its rows state. The decision in force stays if they state none and the winner is the same.
 * `results`: the new list.
 */
export function withDecision(
  before: Pick<OdfResults, 'extendedInfos' | 'results'> | null,
  results: readonly OdfResult[],
  rows: readonly TableRow<'start-lists' | 'results'>[],
): readonly OdfExtension[] {
  const infos = before?.extendedInfos ?? []
  const decisions = rows.map(({ cells }) => (cells as Partial<Cells<'results'>>).decision)
  const stated = decisions.find(Boolean) ?? (decisions.includes(null) ? null : undefined)
  const outcomes = new Map(before?.results.map(({ competitor, wlt }) => [competitor.code, wlt]))
  const isSame = results.every(({ competitor, wlt }) => (outcomes.get(competitor.code) ?? wlt) === wlt)
  if (stated === undefined && isSame) return infos
  const others = infos.filter(({ code }) => code !== DECISION && code !== TIME)
  if (!stated) return others.length === infos.length ? infos : others
  return [
    ...others,
    { type: 'UI', code: DECISION, value: stated.code },
    ...(stated.time === null ? [] : [{ type: 'UI', code: TIME, value: stated.time }]),
  ]
}
