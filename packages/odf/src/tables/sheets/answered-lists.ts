import { rscPrefix } from '@games/domain'
import type { TableRow } from '../columns.ts'
import { contradictingRanks, othersInForce } from './contradicting-ranks.ts'
import { digestOf } from './digest.ts'
import { finalsInHeats, heatsKey, withHeatsToCome } from './heats-of-finals.ts'
import { samePeople } from './same-person.ts'
import type { SheetContext } from './sheet-context.ts'
import { canBeAbout, enoughCompetitors } from './withheld-medals.ts'

type ResultRow = TableRow<'results'>

/**
 * Lists with the heats of finals that the programme does not have. The lists of a final with one known heat stay out until the organiser answers
 * whether other heats follow.
 */
export function withHeats(
  sheet: SheetContext,
  rows: readonly ResultRow[],
): { readonly rows: readonly ResultRow[]; readonly units: readonly TableRow<'schedule'>[] } {
  const { units, alone } = finalsInHeats(sheet.heats, sheet.index)
  if (sheet.kind !== 'results' || alone.size === 0) return { rows, units }
  const written = [...new Set([...alone.values()].map(({ event, name }) => `${event}, ${name}`))].join(' · ')
  const key = heatsKey(alone.keys())
  const answers = rows.flatMap(({ row, cells }) =>
    alone.has(cells.unit) ? sheet.code(sheet.resolver.heats(written, key, row), row) : [],
  )
  if (answers.includes('more'))
    return { rows, units: [...units, ...[...alone].flatMap(([unit, heat]) => withHeatsToCome(unit, heat))] }
  return { rows: answers.includes('whole') ? rows : rows.filter(({ cells }) => !alone.has(cells.unit)), units }
}

/**
 * Lists in which a competitor of the list in force may have another name or delegation. The organiser answers whether it is the same person; until
 * then the row stays out.
 */
export function withSamePeople(sheet: SheetContext, rows: readonly ResultRow[]): ResultRow[] {
  const { lists } = sheet.options
  if (sheet.kind !== 'results' || lists === undefined) return [...rows]
  return [...Map.groupBy(rows, ({ cells }) => cells.unit)].flatMap(([unit, list]) => {
    const same = samePeople(list, lists.get(unit) ?? [], (code) => sheet.resolver.delegation(code))
    return list.flatMap(({ row, cells }) => {
      const missing = same.get(row)
      if (missing === undefined) return [{ row, cells }]
      const written = `${cells.name} (${sheet.resolver.delegation(cells.organisation)})`
      const code = sheet.code(sheet.resolver.samePerson(written, cells.competitor, unit, missing, row), row)
      if (code === null) sheet.incomplete.add(unit)
      return code === null ? [] : [{ row, cells: { ...cells, competitor: code } }]
    })
  })
}

/** Lists of events whose medals a note may withhold. The organiser chooses what holds; until then they stay out. */
export function withAwards(sheet: SheetContext, rows: readonly ResultRow[]): ResultRow[] {
  if (sheet.kind !== 'results' || sheet.medalNotes.size === 0) return [...rows]
  return [...Map.groupBy(rows, ({ cells }) => rscPrefix(cells.unit, 'event'))].flatMap(([event, list]) => {
    const noted = list.find(({ row }) => sheet.medalNotes.has(row))
    const note = sheet.medalNotes.get(noted?.row ?? 0)
    const starters = list.filter(({ cells }) => cells.irm !== 'DNS')
    const competitors = new Set(starters.map(({ cells }) => cells.competitor)).size
    if (note === undefined || !canBeAbout(note.words, note.event)) return list
    if (competitors >= (enoughCompetitors(note.words) ?? Number.POSITIVE_INFINITY)) return list
    const written = [note.event.length > 1 ? [note.event] : [], note.words].flat().join(' · ')
    const results = list.map(({ cells: { competitor, rank, result, wlt } }) => [competitor, rank, result, wlt])
    const key = `${event} ${digestOf(JSON.stringify([note.words, results]), 8)}`
    const [answer] = list.map(({ row }) => sheet.code(sheet.resolver.award(written, key, row), row))
    if (answer === 'kept') return list
    sheet.withheld.set(event, answer === 'none' ? (noted?.row ?? null) : null)
    if (answer === 'none') return list
    return answer === 'open'
      ? list.map(({ row, cells }) => ({ row, cells: { ...cells, status: 'INTERMEDIATE' as const } }))
      : []
  })
}

/** Lists whose ranks contradict their results. The organiser chooses which of them count; until then the list stays out. */
export function withRanks(sheet: SheetContext, rows: readonly ResultRow[]): ResultRow[] {
  if (sheet.kind !== 'results') return [...rows]
  return [...Map.groupBy(rows, ({ cells }) => cells.unit)].flatMap(([unit, list]) => {
    const isRanked = list.some(({ cells }) => cells.rank)
    const others = isRanked ? othersInForce(list, sheet.options.lists?.get(unit) ?? []) : []
    const contradicting = contradictingRanks([...list, ...others], sheet.index.typeCode(unit))
    if (contradicting.every((row) => others.includes(row))) return list
    const written = contradicting.map(({ cells }) => `${cells.rank}. ${cells.result}`).join(' · ')
    const competitors = contradicting.map(({ cells }) => cells.competitor).join(' ')
    const key = `${unit.replace(/-+$/, '')} ${digestOf(`${competitors} ${written}`, 8)}`
    const [answer] = list.map(({ row }) => sheet.code(sheet.resolver.rank(written, key, row), row))
    if (answer === 'ranks') return list
    if (answer === 'results') return list.map(({ row, cells }) => ({ row, cells: { ...cells, rank: undefined } }))
    return []
  })
}
