import { poolRulesOf, poolStanding, ruleSetOf } from '@games/domain/ranking-rules/index'
import type { SportUnit } from '@games/domain/sports/sport'
import { NO_RESULT } from '../../absent.ts'
import type { GivenPlace } from './formed-row.ts'
import type { MatchOfPool } from './reading.ts'
import type { SheetContext } from './sheet-context.ts'

/** The rows of matches that wait for an answer: the places of their pool are not those that the rules give to the matches. */
export function rowsOfWrongPlaces(sheet: SheetContext): ReadonlySet<number> {
  const waiting = new Set<number>()
  for (const [key, matches] of Map.groupBy(sheet.poolMatches, ({ places }) => places.key)) {
    const wrong = wrongPlaces(sheet, matches)
    if (wrong.length === 0) continue
    const written = wrong.map(({ name, place, cell }) => `${name} ${place} (${cell})`).join(' · ')
    const computed = wrong.map(({ name, rank }) => `${name} ${rank}`).join(' · ')
    for (const { row } of matches) {
      const answer = sheet.resolver.result(written, `${key} places`, [{ code: 'matches', name: computed }], row)
      if (sheet.code(answer, row) === null) waiting.add(row)
    }
  }
  return waiting
}

interface WrongPlace extends GivenPlace {
  readonly name: string
  /** By the rules. */
  readonly rank: number
}

function wrongPlaces(sheet: SheetContext, matches: readonly MatchOfPool[]): WrongPlace[] {
  const [first] = matches
  // a match in doubt can change all places
  if (first === undefined || matches.length < first.places.matches) return []
  const ruleSet = ruleSetOf(sheet.index.typeCode(first.unit))
  const rules = ruleSet === null ? null : poolRulesOf(ruleSet)
  if (rules === null) return []
  const rowsOf = Map.groupBy(sheet.lists, ({ row }) => row)
  const units = matches.map(({ row, unit }): SportUnit => unitOf(sheet, unit, rowsOf.get(row) ?? []))
  const given = new Map(
    matches.flatMap(({ sides, places }) =>
      sides.map(({ code, name }, side) => [code, { name, given: places.given[side] ?? null }] as const),
    ),
  )
  const { rows, toPlay } = poolStanding(units, [...given.keys()], rules)
  if (toPlay.length > 0) return []
  return rows.flatMap(({ competitor, rank }) => {
    const { name, given: place } = given.get(competitor) ?? { name: '', given: null }
    if (rank === null || place === null) return []
    const level = rows.filter((other) => other.rank === rank).length
    return place.place >= rank && place.place < rank + level ? [] : [{ ...place, name, rank }]
  })
}

const unitOf = (sheet: SheetContext, unit: string, rows: SheetContext['lists']): SportUnit => ({
  code: unit,
  typeCode: sheet.index.typeCode(unit),
  status: 'OFFICIAL',
  started: true,
  headToHead: true,
  clock: null,
  periods: [],
  extendedInfos: [],
  rows: rows.map(({ cells: { competitor, result = null, irm = null, wlt = null } }) => ({
    ...NO_RESULT,
    result,
    irm,
    wlt,
    competitor: { code: competitor, entries: [], athletes: [] },
  })),
})
