import { UNIT_KIND, type UnitKind, type UnitStatus } from '@games/domain'
import type { CourtState, CourtUnit, StartForecast, Waiting } from '@games/domain/predicted-starts/court'
import { predictStarts } from '@games/domain/predicted-starts/predict-starts'
import type { ClientBase } from 'pg'
import { type Court, type CourtRow, deleteForecasts, unitsOfCourts, writeForecasts } from './forecasts.queries.ts'
import type { UnitChange } from './units.ts'

/** So many of those to come have a forecast on a court that is on time too: it may stand still without a word. */
const NEXT_IN_TURN = 3
/** Of all others it is kept where it is so far from the printed time, milliseconds. */
const MATERIAL = 3 * 60_000
/** To this it is rounded, milliseconds: a second more or less is not worth telling everybody. */
const STEP = 10_000

/**
 * Derives when the units to come begin on the courts that `changed` units are on or were. Gives the others of these courts whose forecast is
 * another one now. A function of the units' rows alone, whatever the time: what passes while nothing is said is added where it is shown.
 */
export async function deriveForecasts(tx: ClientBase, changed: readonly UnitChange[]): Promise<UnitChange[]> {
  const touched = changed.filter(({ differs }) => differs.includes('court'))
  if (touched.length === 0) return []
  const courts = touched.flatMap((change) => change.courts)
  const rows = await unitsOfCourts(tx, [...new Map(courts.map((court) => [keyOf(court), court])).values()])
  const forecasts = new Map<string, StartForecast>()
  for (const court of Map.groupBy(rows, keyOf).values())
    for (const [code, forecast] of forecastsOf(court)) forecasts.set(code, forecast)
  const gone = [...touched.map(({ code }) => code), ...rows.flatMap(({ code, forecast }) => (forecast ? [code] : []))]
  const differing = rows.filter(({ code, forecast }) => print(forecast) !== print(forecasts.get(code) ?? null))
  await deleteForecasts(
    tx,
    gone.filter((code) => !forecasts.has(code)),
  )
  const written = differing.flatMap(({ code }): [string, StartForecast][] => {
    const forecast = forecasts.get(code)
    return forecast ? [[code, forecast]] : []
  })
  if (written.length > 0) await writeForecasts(tx, new Map(written))
  const already = new Set(changed.map(({ code }) => code))
  return differing.filter(({ code }) => !already.has(code)).map(asChange)
}

const keyOf = ({ location, day }: Court): string => `${location} ${day}`

/** What a court says of those to come that is worth keeping. */
function* forecastsOf(court: readonly CourtRow[]): Generator<[string, StartForecast]> {
  const units = court.map(courtUnit)
  const predictions = predictStarts(units)
  const said = units.flatMap((unit) => {
    const prediction = predictions.get(unit.code)
    return prediction && 'forecast' in prediction ? [{ ...unit, forecast: rounded(prediction.forecast) }] : []
  })
  said.sort((a, b) => a.forecast.expected.at - b.forecast.expected.at)
  for (const [i, { code, planned, forecast }] of said.entries())
    if (i < NEXT_IN_TURN || Math.abs(forecast.expected.at - (planned ?? 0)) >= MATERIAL) yield [code, forecast]
}

const STATES = {
  scheduled: 'to-come',
  live: 'on',
  final: 'over',
  'called-off': 'called-off',
} as const satisfies Record<UnitKind, CourtState>
const stateOf = (status: UnitStatus): CourtState => (status === 'POSTPONED' ? 'postponed' : STATES[UNIT_KIND[status]])

const instant = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))

const courtUnit = ({ code, event, status, schedule }: CourtRow): CourtUnit => ({
  code,
  kind: event,
  state: stateOf(status),
  planned: instant(schedule.start),
  plannedEnd: instant(schedule.end),
  order: schedule.order,
  inTurn: schedule.hideStart,
  start: instant(schedule.actualStart),
  end: instant(schedule.actualEnd),
})

function rounded({ expected, earliest, latest }: StartForecast): StartForecast {
  const step = (time: number) => Math.round(time / STEP) * STEP
  const of = ({ at, lead }: Waiting): Waiting => ({ at: step(at), lead: step(lead) })
  return { expected: of(expected), earliest: of(earliest), latest: of(latest) }
}

const print = (forecast: StartForecast | null): string =>
  forecast === null
    ? ''
    : [forecast.expected, forecast.earliest, forecast.latest].map(({ at, lead }) => `${at} ${lead}`).join(' ')

const asChange = ({ code, day, head_to_head }: CourtRow): UnitChange => ({
  code,
  days: [day],
  headToHead: head_to_head,
  differs: [],
  organisations: null,
  correction: null,
  appeared: [],
  courts: [],
})
