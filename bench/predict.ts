import { join } from 'node:path'
import { type FieldMatch, fieldDays, readMatches } from './predict-matches.ts'
import { minutesBefore, type Outcome, type Replayed, replay, whenTheOneBeforeBegan } from './predict-replay.ts'
import { simulatedCourts } from './predict-courts.ts'
import { type Figure, type Measurement, notMeasured } from './report.ts'

/** The public test data of The Blue Alliance, `src/backend/common/helpers/tests/data/2019nyny_matches.json`; no part of this repository. */
const MATCHES =
  process.env['PREDICT_MATCHES'] || join(import.meta.dirname, '../../shared/data/tba/2019nyny_matches.json')

const FIVE_MINUTES = 5 * 60_000
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`
const percent = (share: number) => `${Math.round(share * 100)} %`
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
/** Of an even number the middle of the two, as the published figures have it. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}

const row = (what: string, errors: readonly number[], more = ''): Figure => ({
  what,
  value: `mean ${seconds(mean(errors)).padStart(7)}, median ${seconds(median(errors)).padStart(7)}, within 5 min ${percent(
    errors.filter((error) => error <= FIVE_MINUTES).length / errors.length,
  ).padStart(5)}${more}`,
})

function ours(what: string, outcomes: readonly Outcome[]): Figure {
  const said = outcomes.filter(({ held }) => held !== null)
  const held = said.filter((outcome) => outcome.held).length / said.length
  const more = `, bounds hold ${percent(held)} (of ${said.length}; nothing said of ${outcomes.length - said.length})`
  return row(
    what,
    outcomes.map(({ error }) => error),
    more,
  )
}

const replayed = (courts: readonly Replayed[], moment: (court: Replayed) => (at: number) => number | null): Outcome[] =>
  courts.flatMap((court) => replay(court, moment(court)))

const HORIZONS = [10, 30, 60]

function published(matches: readonly FieldMatch[]): Figure[] {
  const errors = (of: (match: FieldMatch) => number) => matches.map((match) => Math.abs(match.start - of(match)))
  const days = fieldDays(matches)
  return [
    row(
      `2019nyny, ${matches.length} matches: printed`,
      errors(({ planned }) => planned),
    ),
    row(
      '  theirs as published',
      errors(({ theirs }) => theirs),
    ),
    ours('  ours when the one before began', replayed(days, whenTheOneBeforeBegan)),
    ...HORIZONS.map((minutes) => ours(`  ours ${minutes} min before it began`, replayed(days, minutesBefore(minutes)))),
  ]
}

function simulated(): Figure[] {
  const courts = simulatedCourts()
  const all = replayed(courts, whenTheOneBeforeBegan)
  const late = all.filter(({ printedError }) => printedError >= FIVE_MINUTES)
  const both = (what: string, outcomes: readonly Outcome[]): Figure[] => [
    row(
      `${what}: printed`,
      outcomes.map(({ printedError }) => printedError),
    ),
    ours('  ours when the one before began', outcomes),
  ]
  return [
    ...both(`the simulator’s games, ${all.length} contests on ${courts.length} courts’ days`, all),
    ...both(`  ${late.length} of them that began 5 min off or more`, late),
  ]
}

/** How far predicted starts are from real ones, beside the printed schedule and another service's predictions. */
export const predict: Measurement = {
  name: 'Predicted starts (absolute error)',
  async measure() {
    const matches = readMatches(MATCHES)
    return [
      ...(matches
        ? published(matches)
        : [notMeasured('2019nyny', `${MATCHES} is not there (PREDICT_MATCHES names another)`)]),
      ...simulated(),
    ]
  },
}
