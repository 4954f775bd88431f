import { topics } from '@games/contract/live'
import type { UnitSide, UnitSummary } from '@games/contract'
import { disciplineOf, isCompetitionType, type Medal, phaseOf } from '@games/domain'
import { unitsUnderRevision } from '../../facts/medals-under-revision.queries.ts'
import type { Reading } from '../../facts/reading.ts'
import type { SideRow } from '../../facts/sides.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { medalColoursOf } from './medal-colours.queries.ts'
import type { UnitRow } from './units.queries.ts'

/** Units as rows of a schedule, in the order given. The only author of that wire shape. */
export async function summariesOf(tx: Reading, rows: readonly UnitRow[]): Promise<UnitSummary[]> {
  const wanted = new WantedNames()
  for (const row of rows) wantUnit(wanted, row)
  const names = await wanted.lookUp(tx)
  const led = rows.filter((r) => r.leader).map((r) => r.code)
  const colours = await coloursInForce(tx, await medalColoursOf(tx, led))
  return rows.map((row) => presentUnit(row, names, colours.get(row.code)))
}

type Colours = ReadonlyMap<string, ReadonlyMap<string, Medal>>

/** Medals by deciding unit, without units whose result is newer and contradicts them. */
export async function coloursInForce(tx: Reading, colours: Colours): Promise<Colours> {
  // a change of these results announces the medals as well
  const revised = await unitsUnderRevision(
    tx.from([...colours.keys()].map((code) => topics.medals(`discipline:${disciplineOf(code)}`))),
    [...colours.keys()],
  )
  return new Map([...colours].filter(([unit]) => !revised.has(unit)))
}

export function wantUnit(wanted: WantedNames, row: UnitRow): void {
  wanted.event(row.code)
  wanted.place(row.schedule?.venue ?? null, row.schedule?.location ?? null)
  for (const side of row.leader ? [row.leader, ...row.sides] : row.sides)
    wanted.competitor(side.code, side.organisation)
}

/** What a unit decides, by ODF's Medal mark of its schedule (ODF §6). */
export const medalOf = (mark: number): 'gold' | 'bronze' | null => (mark === 1 ? 'gold' : mark === 3 ? 'bronze' : null)

export function presentUnit(row: UnitRow, names: Names, colours: ReadonlyMap<string, Medal> = new Map()): UnitSummary {
  const { schedule } = row
  const first = row.leader?.code ? names.competitor(row.leader.code, row.leader.type, row.leader) : null
  const medal = (first && colours.get(first.code)) ?? null
  // a list that does not rank begins with anybody: where the gold is another's, its first row has not won
  const isLeader = medal === 'gold' || ![...colours.values()].includes('gold')
  const common = {
    code: row.code,
    discipline: names.discipline(disciplineOf(row.code)),
    event: names.event(row.code),
    phase: phaseOf(row.code).replace(/-+$/, ''),
    unitNum: schedule?.unitNum ?? null,
    gender: row.gender,
    division: row.division,
    name: schedule?.name ?? null,
    status: row.status,
    day: row.day,
    start: schedule?.start ?? row.result_start,
    end: schedule?.end ?? row.result_end,
    plannedStart: row.planned_start,
    actualStart: schedule?.actualStart ?? row.result_start,
    actualEnd: schedule?.actualEnd ?? row.result_end,
    hideStart: schedule?.hideStart ?? false,
    startText: schedule?.startText ?? null,
    venue: names.place('VENUE', schedule?.venue ?? null, schedule?.venueName ?? null),
    location: names.place('LOCATION', schedule?.location ?? null, schedule?.locationName ?? null),
    ...(row.forecast && { forecast: row.forecast }),
  }
  const { event_type, head_to_head, leader, line, clock } = row
  const contest = { eventType: event_type, medal: medalOf(row.medal), ...(clock && { clock }), line }
  if (head_to_head) {
    const [home = NOBODY_YET, away = NOBODY_YET] = row.sides.map((side) => presentSide(side, names))
    return { kind: 'head-to-head', ...common, ...contest, sides: [home, away] }
  }
  if (!isCompetitionType(event_type) && !leader && !clock && !line)
    return { kind: 'non-competition', ...common, eventType: event_type }
  return {
    kind: 'ranked',
    ...common,
    ...contest,
    leader: first && leader && isLeader ? { competitor: first, result: leader.result, medal } : null,
  }
}

/** A side of which the source says nothing yet. */
const NOBODY_YET: UnitSide = { competitor: null, from: null, result: null, irm: null, wlt: null }

const presentSide = (side: SideRow, names: Names): UnitSide => ({
  competitor: side.code ? names.competitor(side.code, side.type, side) : null,
  from: side.from,
  result: side.result,
  irm: side.irm,
  wlt: side.wlt,
})
