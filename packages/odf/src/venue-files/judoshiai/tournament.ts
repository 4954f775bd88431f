import { ok, type Result } from '@games/domain'
import type { Sheet } from '../../tables/sheets/index.ts'
import { type SqliteRow, sqliteTables } from './sqlite.ts'

const DISCIPLINE = 'Judo'

/**
 * Remarks about the lists: contests are not fought, the ranks are older than the contests, the file has no ranks, or a team event
 * is left out.
 */
export type JudoRemark = 'contests-open' | 'ranks-older' | 'ranks-missing' | 'teams-left-out'

/** A tournament as sheets: its ranks if it has any, and its entries. */
export interface JudoTournament {
  readonly sheets: readonly Sheet[]
  readonly remarks: readonly JudoRemark[]
}

/** Flags of competitors and categories, and the first number of a competitor: smaller ones are no person. */
const [DELETED, DISQUALIFIED, TEAM, TEAM_EVENT] = [0x01, 0x02, 0x04, 0x08]
const FIRST_COMPETITOR = 9

/** Systems of a category: knockouts of 8 to 256, and two pools with semifinals. Any other is a pool. */
const KNOCKOUTS: ReadonlySet<number> = new Set([3, 4, 5, 6, 7, 8])
const POOLS_WITH_SEMIFINALS: ReadonlySet<number> = new Set([2, 9])
/** Knockouts with a single bronze medal, and the one whose second is no loser of the final. */
const SINGLE_BRONZE: ReadonlySet<number> = new Set([10, 14])
const MODIFIED_DOUBLE_ELIMINATION = 9
const MALE = 1
const FEMALE = 2
/** Ages of adults have no limit. */
const NO_AGE_LIMIT = 100

/** The error of a spreadsheet cell: its row is a problem, and the list gives no medals. */
const UNREADABLE = '#N/A'

/**
 * A tournament of JudoShiai (`.shi`, docs/formats/judoshiai.md) → sheets that an organiser could have written. Year of birth, weight, belt, licence,
 * coach and comments are not read. Null: the database is not one of JudoShiai.
 */
export function readJudoShiai(bytes: Uint8Array): Result<'damaged', JudoTournament | null> {
  const read = sqliteTables(bytes, ['competitors', 'categories', 'matches', 'catdef', 'info'])
  if (!read.ok) return read
  const [competitors, categories] = [read.value.get('competitors'), read.value.get('categories')]
  if (competitors === undefined || categories === undefined) return ok(null)
  const rowsOf = (table: string): readonly SqliteRow[] => read.value.get(table) ?? []
  const people = new Map(competitors.map((row) => [numberIn(row, 'index'), row]))
  const published = categories.filter((row) => !isFlagged(row, DELETED) && !/^[?_]|^$/.test(textIn(row, 'category')))
  const classes = published.filter((row) => !isFlagged(row, TEAM | TEAM_EVENT))
  const wordsOf = classWords(rowsOf('catdef'))
  const hasTwoBronzes = rowsOf('info').some(
    (row) => textIn(row, 'item') === 'TwoPoolBronzes' && textIn(row, 'value') === '1',
  )
  const lists = classes.map((category) => listOf(category, rowsOf('matches'), people, hasTwoBronzes))
  const ranks = lists.flatMap(({ category, state, ranked }) =>
    ranked.map(({ rank, person }) => [
      ...wordsOf(textIn(category, 'category')),
      'Final',
      rank,
      ...nameOf(person),
      state === 'over' ? 'Official' : 'Intermediate',
    ]),
  )
  const present = competitors.filter((row) => !isFlagged(row, DELETED) && numberIn(row, 'visible') !== 0)
  const teams = new Set(
    published.filter((row) => isFlagged(row, TEAM | TEAM_EVENT)).map((row) => textIn(row, 'category')),
  )
  const entries = present
    .map((row) => ({ row, category: categoryOf(row) }))
    .filter(({ category }) => !teams.has(category))
    .map(({ row, category }) => [...wordsOf(category), ...nameOf(row)])
  const remarks: readonly (readonly [JudoRemark, boolean])[] = [
    ['ranks-missing', ranks.length === 0],
    ['contests-open', lists.some(({ state, ranked }) => state === 'open' && ranked.length > 0)],
    ['ranks-older', lists.some(({ state }) => state === 'older')],
    ['teams-left-out', teams.size > 0],
  ]
  return ok({
    sheets: [
      sheet('RESULTS', [...CLASS, 'Phase', 'Rank', ...PERSON, 'Status'], ranks),
      sheet('ENTRIES', [...CLASS, ...PERSON], entries),
    ].filter(({ rows }) => rows.length > 1),
    remarks: remarks.flatMap(([remark, holds]) => (holds ? [remark] : [])),
  })
}

const CLASS = ['Sport', 'Event', 'Gender', 'Category']
const PERSON = ['Family name', 'Given name', 'Delegation']

const sheet = (name: string, header: readonly string[], rows: readonly (readonly string[])[]): Sheet => ({
  name,
  rows: [header, ...rows].map((cells, at) => ({ row: at + 1, cells: [...cells] })),
})

const textIn = (row: SqliteRow, column: string): string => String(row[column] ?? '').trim()
const numberIn = (row: SqliteRow, column: string): number => Number(row[column] ?? 0)
const isFlagged = (row: SqliteRow, flags: number): boolean => (numberIn(row, 'deleted') & flags) !== 0

const nameOf = (row: SqliteRow | null): string[] =>
  row === null
    ? [UNREADABLE, '', '']
    : [textIn(row, 'last'), textIn(row, 'first'), textIn(row, 'club') || textIn(row, 'country')]

/** The category after the weigh-in, else that of the entry. */
const categoryOf = (row: SqliteRow): string => {
  const weighed = textIn(row, 'category')
  return /^[?_]|^$/.test(weighed) ? textIn(row, 'regcategory').replace(/^[?_].*/, '') : weighed
}

/**
 * The columns of a category: `AP-66` of the definition `AP`, `-66`, men, up to 19 years → `-66 kg`, `Men`, `U20`. A category without a definition is
 * the name of the event.
 */
function classWords(definitions: readonly SqliteRow[]): (category: string) => readonly string[] {
  const words = new Map(
    definitions.map((row) => {
      const weight = textIn(row, 'weighttext')
      const [gender, age] = [numberIn(row, 'flags') & (MALE | FEMALE), numberIn(row, 'age')]
      return [
        `${String(row['agetext'] ?? '')}${weight}`.trim(),
        [
          DISCIPLINE,
          /^[+-]/.test(weight) ? `${weight} kg` : `-${weight} kg`,
          gender === MALE ? 'Men' : gender === FEMALE ? 'Women' : '',
          age > 0 && age < NO_AGE_LIMIT ? `U${age + 1}` : '',
        ],
      ] as const
    }),
  )
  return (category) => words.get(category) ?? [DISCIPLINE, category, '', '']
}

interface RankedList {
  readonly category: SqliteRow
  /** Whether all its contests are fought, and whether its ranks follow from them. */
  readonly state: 'over' | 'open' | 'older'
  readonly ranked: readonly { readonly rank: string; readonly person: SqliteRow | null }[]
}

function listOf(
  category: SqliteRow,
  matches: readonly SqliteRow[],
  people: ReadonlyMap<number, SqliteRow>,
  hasTwoBronzes: boolean,
): RankedList {
  const index = numberIn(category, 'index')
  const contests = matches.filter(
    (row) =>
      numberIn(row, 'category') === index &&
      !isFlagged(row, DELETED) &&
      SIDES.every((side) => numberIn(row, side) >= FIRST_COMPETITOR),
  )
  const places = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => numberIn(category, `pos${place}`))
  const ranked = places.flatMap((competitor, at) =>
    competitor < FIRST_COMPETITOR
      ? []
      : [{ rank: rankOf(at + 1, category, hasTwoBronzes), person: people.get(competitor) ?? null }],
  )
  return { category, state: stateOf(category, contests, places, people), ranked }
}

const SIDES = ['blue', 'white'] as const
const pointsOf = (row: SqliteRow): number[] => SIDES.map((side) => numberIn(row, `${side}_points`))

/** The program writes the ranks with its web pages: a knockout whose final was won by another person since has older ones. */
function stateOf(
  category: SqliteRow,
  contests: readonly SqliteRow[],
  [first = 0, second = 0]: readonly number[],
  people: ReadonlyMap<number, SqliteRow>,
): RankedList['state'] {
  const isOut = (competitor: number): boolean => {
    const person = people.get(competitor)
    return person !== undefined && isFlagged(person, DISQUALIFIED)
  }
  const isOpen = contests.some(
    (row) => pointsOf(row).every((points) => points === 0) && !SIDES.some((side) => isOut(numberIn(row, side))),
  )
  if (isOpen) return 'open'
  const isKnockout =
    KNOCKOUTS.has(numberIn(category, 'system')) && numberIn(category, 'table') !== MODIFIED_DOUBLE_ELIMINATION
  if (!isKnockout || first === 0 || second < FIRST_COMPETITOR) return 'over'
  const isFinal = (row: SqliteRow): boolean => {
    const [blue = 0, white = 0] = pointsOf(row)
    const [winner, loser] = blue > white ? SIDES : SIDES.toReversed()
    return blue !== white && numberIn(row, winner ?? '') === first && numberIn(row, loser ?? '') === second
  }
  return contests.some(isFinal) ? 'over' : 'older'
}

/** The rank of a place from 1: both bronze medals are third. The fourth place of a pool depends on a setting of its category. */
function rankOf(place: number, category: SqliteRow, hasTwoBronzes: boolean): string {
  if (place <= 3) return String(place)
  const [system, table] = [numberIn(category, 'system'), numberIn(category, 'table')]
  const isKnockout = KNOCKOUTS.has(system)
  if (place === 4) {
    if (isKnockout) return SINGLE_BRONZE.has(table) ? '4' : '3'
    return POOLS_WITH_SEMIFINALS.has(system) || hasTwoBronzes ? '3' : UNREADABLE
  }
  if (isKnockout) return place <= 6 ? '5' : '7'
  return place === 5 ? '5' : UNREADABLE
}
