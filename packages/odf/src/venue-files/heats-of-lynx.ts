import { BEFORE_CUT, isOut, MAX_ATTEMPTS } from './field-trials.ts'
import { eachOnce, type FileHeat, type FileRow, NO_ROW } from './file-heat.ts'
import type { LynxHeat } from './finishlynx/heat-line.ts'
import type { LffFile, LffRow } from './finishlynx/read-lff.ts'
import type { LifFile, LifRow } from './finishlynx/read-lif.ts'
import type { EvtFile } from './finishlynx/read-start-lists.ts'
import { inHundredths, unitsOf } from './finishlynx/times.ts'
import { type FileProblem, problemAt } from './problem.ts'

export interface HeatsRead {
  readonly heats: readonly FileHeat[]
  readonly problems: readonly FileProblem[]
}

/** The heat of a `.lif`, with its times as results are shown. */
export function heatsOfLif({ heat, rows, problems }: LifFile): HeatsRead {
  const most = Math.max(0, ...rows.map(({ splits }) => splits.length))
  const found: FileProblem[] = []
  const times = timesOf(rows)
  const shown = rows.map((row): FileRow => {
    const whole = row.splits.length === most
    if (row.splits.length > 0 && !whole) found.push(problemAt('splits-missing', row.line, nameOf(row)))
    return {
      ...NO_ROW,
      ...whose(row),
      // ranks of rows that have not been read to the end say nothing yet
      rank: row.place === null || row.time === null ? null : String(row.place),
      result: row.time === null || row.mark !== null ? null : resultOf(row, times),
      mark: row.mark?.mark ?? null,
      irm: row.mark?.irm ?? null,
      rule: row.mark?.rule ?? null,
      reaction: row.reaction,
      splits: whole
        ? row.splits.map(({ time, lap }, at) => ({ pos: at + 1, time: inHundredths(time), lap: inHundredths(lap) }))
        : [],
    }
  })
  const { rows: once, again } = eachOnce(shown)
  return {
    heats: [{ ...heatOf(heat, 'results'), wind: heat.wind, rows: once }],
    problems: [...problems, ...found, ...again.map((row) => problemAt('twice', row.line, row.key))],
  }
}

/**
 * The flight of a `.lff`. The order in the flight is no lane: several flights are one list. Athletes who are out, or whose attempts are over,
 * without a result have no mark (NM).
 */
export function heatsOfLff({ heat, form, rows, problems }: LffFile): HeatsRead {
  const most = Math.max(0, ...rows.map(({ trials }) => trials.length))
  const hasNoMark = ({ mark, result, trials }: LffRow): boolean =>
    mark === null &&
    result === null &&
    (form === 'height'
      ? isOut(trials)
      : trials.length >= MAX_ATTEMPTS || (trials.length >= BEFORE_CUT && trials.length < most))
  const shown = rows.map((row): FileRow => {
    const irm = hasNoMark(row) ? 'NM' : (row.mark?.irm ?? null)
    return {
      ...NO_ROW,
      ...whose({ ...row, lane: null, license: null }),
      rank: row.place === null || row.result === null ? null : String(row.place),
      result: row.result,
      mark: row.mark?.mark ?? irm,
      irm,
      rule: row.mark?.rule ?? null,
      trials: row.trials,
    }
  })
  const { rows: once, again } = eachOnce(shown)
  return {
    heats: [{ ...heatOf(heat, 'results'), form, rows: once }],
    problems: [...problems, ...again.map((row) => problemAt('twice', row.line, row.key))],
  }
}

/** The heats of an `.evt`: start lists. */
export function heatsOfEvt({ heats, problems }: EvtFile): HeatsRead {
  const found: FileProblem[] = []
  return {
    heats: heats.map((heat) => {
      const { rows, again } = eachOnce(heat.rows.map((row) => ({ ...NO_ROW, ...whose(row) })))
      found.push(...again.map((row) => problemAt('twice', row.line, row.key)))
      return { ...heatOf(heat, 'start-list'), rows }
    }),
    problems: [...problems, ...found],
  }
}

/** The key of a heat: its numbers, and the title of a race without a number. */
export const lynxHeatKey = ({
  event,
  round,
  heat,
  name,
}: Pick<FileHeat, 'event' | 'round' | 'heat' | 'name'>): string =>
  event === '0' ? `0/${round}/${heat}/${name ?? ''}` : `${event}/${round}/${heat}`

const heatOf = (
  { event, round, heat, name, distance, start }: LynxHeat,
  says: FileHeat['says'],
): Omit<FileHeat, 'rows'> => ({
  key: lynxHeatKey({ event, round, heat, name }),
  event,
  round,
  heat,
  name,
  distance,
  start,
  swim: null,
  timedFinal: null,
  unit: null,
  says,
  form: 'race',
  isOfficial: false,
  wind: null,
  points: null,
})

type Named = Pick<LifRow, 'line' | 'id' | 'lane' | 'familyName' | 'givenName' | 'affiliation' | 'license'>

const nameOf = ({ familyName, givenName }: Pick<Named, 'familyName' | 'givenName'>): string | null =>
  [familyName, givenName].filter((part) => part !== null).join(' ') || null

const whose = (row: Named) => ({
  key: row.id !== null ? `bib:${row.id}` : row.lane !== null ? `lane:${row.lane}` : `name:${nameOf(row) ?? ''}`,
  line: row.line,
  bib: row.id,
  lane: row.lane,
  code: row.license,
  name: nameOf(row),
  affiliation: row.affiliation,
})

/** Places by exact time, for each time in hundredths. */
type TimesByHundredths = ReadonlyMap<string, ReadonlyMap<number | null, ReadonlySet<number | null>>>

function timesOf(rows: readonly LifRow[]): TimesByHundredths {
  const times = new Map<string, Map<number | null, Set<number | null>>>()
  for (const { time, mark, place } of rows) {
    if (time === null || mark !== null) continue
    const shown = inHundredths(time)
    const exact = times.get(shown) ?? new Map<number | null, Set<number | null>>()
    times.set(shown, exact)
    const units = unitsOf(time)
    exact.set(units, (exact.get(units) ?? new Set()).add(place))
  }
  return times
}

/** In hundredths; if two places have the same, in the thousandths that separate them. */
function resultOf({ time, place }: LifRow, times: TimesByHundredths): string {
  const exact = time ?? ''
  const shown = inHundredths(exact)
  const units = unitsOf(exact)
  const isParted = Array.from(times.get(shown) ?? []).some(
    ([other, places]) => other !== units && (places.size > 1 || !places.has(place)),
  )
  return isParted ? exact : shown
}
