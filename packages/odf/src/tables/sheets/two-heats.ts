import { typedEventOf } from '@games/domain/sports/typed-event'
import type { TableRow } from '../columns.ts'
import { freeCodeOf } from './resolve-words.ts'
import type { SheetContext } from './sheet-context.ts'

type ResultRow = TableRow<'results'>

/** Forms in which a competitor has one heat of a phase. */
const IN_HEATS: ReadonlySet<string> = new Set(['race', 'time-trial', 'attempts', 'height'])

/** The competitors of a heat, of the sheet or in force. */
interface Heat {
  readonly unit: string
  readonly competitors: ReadonlySet<string>
}

/**
 * The codes of rows whose person is in another heat of the same phase, by row; null: the organiser is asked whether it is a namesake. Heats that
 * share most of their competitors are no heats of one phase, and a heat of three and more from other heats is a heat run again.
 */
export function peopleInTwoHeats(
  sheet: SheetContext,
  rows: readonly ResultRow[],
): ReadonlyMap<ResultRow, string | null> {
  const { index, options, resolver } = sheet
  const inForce = new Map(
    [...(options.lists ?? [])].map(
      ([unit, list]) => [unit, new Set(list.map(({ competitor }) => competitor))] as const,
    ),
  )
  const heats: Heat[] = [...inForce].map(([unit, competitors]) => ({ unit, competitors }))
  const codes = new Map<ResultRow, string | null>()
  for (const [unit, list] of Map.groupBy(rows, ({ cells }) => cells.unit)) {
    const competitors = new Set(list.map(({ cells }) => cells.competitor))
    const beside = isHeat(unit, index.typeCode(unit)) ? heats.filter((heat) => isBeside(unit, heat.unit)) : []
    const others = beside.filter((heat) => !areSame(competitors, heat.competitors))
    heats.push({ unit, competitors })
    if (isRunAgain(competitors, beside)) continue
    for (const row of list) {
      const { competitor, organisation, name, type } = row.cells
      const isKnown = inForce.get(unit)?.has(competitor) === true
      if (type !== 'A' || !organisation || !name || isKnown) continue
      if (!others.some((heat) => heat.competitors.has(competitor))) continue
      const free = freeCodeOf(name, organisation, [competitor, ...index.codesOf(name, organisation)])
      const written = `${name} (${organisation})`
      const same = [{ code: competitor, name: written }]
      codes.set(row, sheet.code(resolver.samePerson(written, free, unit, same, row.row), row.row))
    }
  }
  return codes
}

const isHeat = (unit: string, typeCode: string): boolean =>
  /^\d{4}00--$/.test(unit.slice(26)) && IN_HEATS.has(typedEventOf(typeCode)?.type.form ?? '')

const isBeside = (one: string, other: string): boolean =>
  one !== other && one.slice(0, 26) === other.slice(0, 26) && /^\d{4}00--$/.test(other.slice(26))

/** Whether two lists share more than half of the competitors of the shorter one. */
function areSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((code) => other.has(code)).length
  return shared * 2 > Math.min(one.size, other.size)
}

/** Whether most competitors of a heat, three at least, have run in other heats of its phase. */
function isRunAgain(competitors: ReadonlySet<string>, others: readonly Heat[]): boolean {
  const again = [...competitors].filter((code) => others.some((heat) => heat.competitors.has(code))).length
  return again >= 3 && again * 2 > competitors.size
}
