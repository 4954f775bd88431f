import type { Medal } from '@games/domain'
import type { Cells } from '../../columns.ts'
import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import { isNotAwarded, NO_AWARD } from '../no-competitor.ts'
import type { Competitor } from '../reading.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { dayOfRow } from './clock-of-row.ts'
import { entrantOfRow } from './competitor-of-row.ts'
import { contestOfEvent } from './contest-of-row.ts'
import { remarkOfRow } from './remark-of-row.ts'
import { markBehindName } from './result-mark.ts'

/** The medal of a cell; null: it has none, or a place behind the medals, `5º`. */
const medalInColumn = (cell: string): ReturnType<typeof cells.medalOf> =>
  /\d\s?\D+$/.test(cell) && Number(cells.rankOf(cell)) > 3 ? null : cells.medalOf(cell)

/** Reads a row of medallists. */
export function readMedal(row: SheetRow): void {
  const contest = contestOfEvent(row)
  const written = row.read('medal', 'bad-choice', medalInColumn)
  const date = dayOfRow(row)
  if (!contest) return
  const medal = written === null && row.isSound && isAlone(row) ? medalOfOnlyEntrant(row, contest.event) : written
  // a row without a medal is no row of a list of medals
  if (medal === null) {
    if (row.isSound) row.sheet.passedOver.push({ row: row.number, why: 'unfilled' })
    return
  }
  const { athlete, team, organisation } = row.values
  const words = athlete ?? team ?? organisation
  if (words !== undefined && isNotAwarded(words)) return addMedal(row, contest.event, medal, NO_AWARD, date)
  const competitor = entrantOfRow(row, contest.event)
  if (competitor && competitor.organisation === null) row.problem('missing-value', 'organisation', null)
  const remark = remarkOfRow(row, contest.event, competitor)
  if (remark === null) markBehindName(row, undefined)
  if (competitor && row.isSound && remark !== 'disqualified') addMedal(row, contest.event, medal, competitor, date)
}

/** Words beside the only entrant of an event: `única inscrita, não houve disputa`, `sin rivales`. */
const ALONE =
  /(?:^|_)(?:unic[oa]_(?:inscri\w*|participante|atleta|competidora?|concorrente|aluna?o?|alumn[oa])|(?:sole|only)_(?:entr\w+|competitor|athlete|participant)|(?:sem|sin)_(?:adversari[oa]s?|concorrentes?|oponentes?|rival(?:es)?|competidores)|without_(?:opponents?|rivals?)|unopposed|uncontested|no_contest|(?:nao_houve|no_hubo)_(?:disputa|competencia|competicao|adversari[oa]s?|rivales))(?:_|$)/

const isAlone = ({ cells: row, remarks }: SheetRow): boolean =>
  [...row, ...remarks].some((cell) => ALONE.test(plain(cell)))

/** The medal of the only entrant of an event, by the answer of the organiser; null: no medal, or the question is open. */
function medalOfOnlyEntrant(row: SheetRow, event: string): Medal | null {
  const { athlete, team, organisation } = row.values
  const words = athlete ?? team ?? organisation
  if (words === undefined) return null
  const { event: ofEvent = row.titles.event, category } = row.values
  const label = [words, ofEvent, category].filter((part) => part !== undefined).join(' · ')
  const code = row.code(row.sheet.resolver.alone(label, `${event.replace(/-+$/, '')} ${wordsKey(words)}`, row.number))
  return code === 'gold' ? 'gold' : null
}

/** Adds the medal of a competitor who has a delegation. `date`: as ISO writes it; null: unknown. */
export function addMedal(
  row: SheetRow,
  event: string,
  medal: Medal,
  competitor: Competitor,
  date: string | null,
): void {
  const { organisation } = competitor
  if (organisation === null) return
  row.sheet.medals.push({ row: row.number, cells: medalCells(event, medal, competitor, organisation, date) })
}

/** The cells of a medal. `organisation`: that of the competitor. */
export const medalCells = (
  event: string,
  medal: Medal,
  { code, type, name }: Competitor,
  organisation: string,
  date: string | null,
): Cells<'medallists'> => ({
  event,
  medal,
  competitor: code,
  type,
  organisation,
  name,
  date: date ?? undefined,
  unit: undefined,
  status: undefined,
})
