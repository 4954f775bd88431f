import type { SheetField } from '@games/domain'
import { plain } from '../values.ts'
import { isNobodyYet, irmOf, nameAndDelegation } from './cells.ts'
import { fieldsOf, headerKey, type PodiumColumns, podiumColumnsIn } from './fields.ts'
import type { FoundRow, FoundTable } from './found-table.ts'
import { areJoinedNames, splitName } from './joined-names.ts'
import { withMergedCells } from './merged-cells.ts'
import { isNoMedallist } from './no-competitor.ts'

/** Fields of the other columns that are read. A mark beside several medallists does not show whose it is. */
const OF_ROW: ReadonlySet<SheetField | null> = new Set<SheetField>([
  'discipline',
  'event',
  'category',
  'division',
  'gender',
  'date',
  'weight',
])
/** Fields of tables with a competitor or a match in each row. */
const OF_COMPETITORS: ReadonlySet<SheetField | null> = new Set<SheetField>([
  'athlete',
  'family_name',
  'given_name',
  'side1',
  'side2',
  'rank',
])
/** Places with a medal. */
const MEDAL_PLACES = 3
const SEVERAL = /\s+(?:&|e|y|and)\s+|\s*[;/]\s*/

/** A medallist in a cell; `organisation` null: the cell has no delegation. */
export interface Medallist {
  readonly name: string
  readonly organisation: string | null
}

/**
 * A table whose columns are the places of each event (`1º lugar, 2º lugar, 3º lugar`) as one with a row for each medallist, with the number of the
 * row of its event. Any other table is returned unchanged.
 */
export function withMedallistRows(table: FoundTable): FoundTable {
  const podium = table.fields.some((field) => OF_COMPETITORS.has(field)) ? null : podiumColumnsIn(table.header)
  if (podium === null || !hasNames(table.rows, podium)) return table
  const { places, width, sub } = podium
  // before the rows of an event are several
  const merged = withMergedCells(table.rows, table.fields)
  const ofPlaces = new Set(places.flatMap(({ at }) => Array.from({ length: width }, (_, beside) => at + beside)))
  const others = table.fields.flatMap((field, at) => (!ofPlaces.has(at) && isOfEvent(field, at, merged) ? [at] : []))
  const headers = places.map(({ at }) => table.header[at] ?? '')
  const subFields = fieldsOf(['athlete', ...sub]).slice(1)
  const filled = table.rows.flatMap(({ cells }) => places.flatMap(({ at }) => cells[at] || []))
  const areJoined = areJoinedNames(filled)
  const medallistsOf = (cell: string) => medallistsIn(cell, areJoined ? splitName : nameAndDelegation)
  const isSplit = !subFields.includes('organisation') && (areJoined || haveDelegations(table.rows, podium))
  const header = [
    ...others.map((at) => table.header[at] ?? ''),
    headers.join(' / '),
    headers[0] ?? '',
    ...sub,
    ...(isSplit ? [headers[0] ?? ''] : []),
  ]
  const delegations = new Set(
    isSplit
      ? table.rows.flatMap(({ cells }) =>
          places.flatMap(({ at }) =>
            medallistsOf(cells[at] ?? '').map(({ organisation }) => plain(organisation ?? '')),
          ),
        )
      : [],
  )
  const rows = merged.flatMap((row) =>
    places
      .filter(({ place }) => place <= MEDAL_PLACES)
      .flatMap(({ at, place }) =>
        medallistsOf(row.cells[at] ?? '').map((medallist): FoundRow => {
          const cells = [...others.map((other) => row.cells[other] ?? ''), String(place)]
          const beside = row.cells.slice(at + 1, at + width)
          if (!isSplit) return { ...row, cells: [...cells, row.cells[at] ?? '', ...beside] }
          const { name, organisation } = medallist
          const isDelegation = organisation === null && delegations.has(plain(name))
          return {
            ...row,
            cells: [...cells, isDelegation ? '' : name, ...beside, isDelegation ? name : (organisation ?? '')],
          }
        }),
      ),
  )
  const fields = [
    ...others.map((at) => table.fields[at] ?? null),
    'medal' as const,
    'athlete' as const,
    ...subFields,
    ...(isSplit ? (['organisation'] as const) : []),
  ]
  return { ...table, header, key: headerKey(header), fields, rows }
}

/** Whether a column may be of the event of its row. A column of figures that is not known is not. */
const isOfEvent = (field: SheetField | null, at: number, rows: readonly FoundRow[]): boolean =>
  field === null ? rows.some(({ cells }) => /\p{L}/u.test(cells[at] ?? '')) : OF_ROW.has(field)

/** Whether the cells of places are names, not attempts or numbers of medals. */
function hasNames(rows: readonly FoundRow[], { places }: PodiumColumns): boolean {
  const filled = rows.flatMap(({ cells }) => places.flatMap(({ at }) => (cells[at] ? [cells[at]] : [])))
  return filled.filter((cell) => /\p{L}{3}/u.test(cell)).length * 2 > filled.length
}

/** Whether most medallists have their delegation in parentheses. */
function haveDelegations(rows: readonly FoundRow[], { places }: PodiumColumns): boolean {
  const all = rows.flatMap(({ cells }) => places.flatMap(({ at }) => medallistsIn(cells[at] ?? '')))
  return all.filter(({ organisation }) => organisation !== null).length * 2 > all.length
}

/** The medallists of a cell: several if each has a delegation, `Ana Uno (AL) & Bia Dos (SP)`; none if the medal was not awarded. */
export function medallistsIn(cell: string, split: (words: string) => Medallist = nameAndDelegation): Medallist[] {
  if (/^[\s–—-]*$/.test(cell) || isNobodyYet(cell) || irmOf(cell) !== null || isNoMedallist(cell)) return []
  const parts = cell.split(SEVERAL).map((part) => withDelegation(part, split))
  return parts.length > 1 && parts.every(({ organisation }) => organisation !== null)
    ? parts
    : [withDelegation(cell, split)]
}

function withDelegation(words: string, split: (words: string) => Medallist): Medallist {
  const { name, organisation } = split(words)
  // names in parentheses are members of a team
  return organisation === null || /,|\s[-–]\s/.test(organisation)
    ? { name: words, organisation: null }
    : { name, organisation }
}
