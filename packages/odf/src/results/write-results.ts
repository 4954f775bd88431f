import type { OdfBody, OdfPeriod, OdfResults } from '../message.ts'
import { container, each, markup } from '../xml/markup.ts'
import { type ExtendedInfos, NO_EXTENDED_INFOS } from './read-extended-infos.ts'
import { writeExtensions } from './write-extensions.ts'
import { writeResult } from './write-result.ts'

export const writeResults = (body: Extract<OdfBody, { kind: 'results' }>): string =>
  writeInfos(body) +
  (body.clock
    ? markup('Clock', {
        Period: body.clock.period,
        Running: body.clock.running ? 'Y' : 'N',
        Time: body.clock.time,
      })
    : '') +
  container('Officials', each(body.officials, writeOfficial)) +
  container('Periods', each(body.periods, writePeriod)) +
  each(body.results, writeResult)

/** ExtendedInfos with what is said of it; nothing when nothing is. */
export function writeInfos(given: Partial<ExtendedInfos>): string {
  const body = { ...NO_EXTENDED_INFOS, ...given }
  const { start, end, progress, sportDescription: sport, venueName, locationName } = body
  return container(
    'ExtendedInfos',
    (start === null && end === null ? '' : markup('UnitDateTime', { StartDate: start, EndDate: end })) +
      writeExtensions('ExtendedInfo', body.extendedInfos) +
      (progress
        ? markup('Progress', {
            LastUnit: progress.lastUnit,
            UnitsTotal: progress.unitsTotal,
            UnitsComplete: progress.unitsComplete,
          })
        : '') +
      (sport
        ? markup('SportDescription', {
            DisciplineName: sport.disciplineName,
            EventName: sport.eventName,
            SubEventName: sport.subEventName,
          })
        : '') +
      (venueName === null && locationName === null
        ? ''
        : markup('VenueDescription', { VenueName: venueName, LocationName: locationName })),
  )
}

const writeOfficial = (official: OdfResults['officials'][number], at: number): string =>
  markup(
    'Official',
    { Code: official.code, Function: official.function, Order: at + 1 },
    official.name === null && official.organisation === null
      ? ''
      : markup('Description', { FamilyName: official.name, Organisation: official.organisation }),
  )

const writePeriod = (period: OdfPeriod): string =>
  markup('Period', {
    Code: period.code,
    HomeScore: period.homeScore,
    AwayScore: period.awayScore,
    HomePeriodScore: period.homePeriodScore,
    AwayPeriodScore: period.awayPeriodScore,
  })
