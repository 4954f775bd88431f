import { padRsc } from '@games/domain'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { MATCH_FORMS } from '@games/domain/sports/unit-form'
import type { Cells } from '../../columns.ts'
import * as cells from '../cells.ts'
import { metCode } from '../contests.ts'
import { digestOf } from '../digest.ts'
import type { Competitor } from '../reading.ts'
import { finalMedal, rscIn } from '../row-words.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { unitWords } from '../word-codes.ts'
import { clockBesideDay, clockOfRow, dayOfRow } from './clock-of-row.ts'
import { combinedPartOf, contestOfRow, partUnit } from './contest-of-row.ts'
import { disciplineOfRow, eventOfRow } from './event-of-row.ts'
import { sidesOfUnit } from './sides-of-match.ts'
import { earlierBronze, finalInResults, metInProgramme } from './unit-of-row.ts'

/** The discipline of ceremonies and other occasions of the games as a whole. */
const OF_ALL_SPORTS = 'CER'

/** Whether two sides meet in each unit of an event, by the catalogue of its sport. */
function isOfMatches(typeCode: string): boolean {
  const form = typedEventOf(typeCode)?.type.form
  return form !== undefined && MATCH_FORMS.has(form)
}

/** Reads a row of the schedule: a unit of an event, or an occasion such as a weigh-in. */
export function readUnit(row: SheetRow): void {
  const { values, sheet } = row
  const { index } = sheet
  const pause = breakOfRow(row)
  if (pause !== null && unitWords(pause).phaseType === '3')
    return void sheet.passedOver.push({ row: row.number, why: 'note' })
  // a ceremony in a break is an occasion
  if (pause !== null) values.event = pause
  const ofRow = contestOfRow(row)
  const { phase: phaseWords, own: unitPart, text, event: eventPart, sides } = ofRow
  const occasion =
    values.type !== undefined && unitWords('', { occasion: values.type }).phaseType !== '3' ? values.type : null
  const wordsOf = (isMatch: boolean) => unitWords(phaseWords, { own: unitPart, occasion, isMatch })
  const bySides = wordsOf(sides !== null)
  const ofEventCell = unitWords(values.event ?? '')
  const isOccasion = bySides.phaseType !== '3' || (occasion === null && text === '' && ofEventCell.phaseType !== '3')
  const isOfEventCell = isOccasion && bySides.phaseType === '3'
  const { phaseType } = isOfEventCell ? ofEventCell : bySides
  // an occasion of the games as a whole has no discipline
  const known = phaseType === '0' ? null : disciplineOfRow(row)
  if (known === null && row.isSound && phaseType === '3') row.problem('missing-value', 'discipline', null)
  const discipline = known ?? OF_ALL_SPORTS
  const part = isOccasion ? null : combinedPartOf(row, ofRow, known)
  const eventWords = part?.event ?? (isOfEventCell && occasion === null ? undefined : eventPart)
  const event = pause === null ? eventOfRow(row, eventWords, known) : null
  // sides that are not known yet make a match no other contest
  const contest = event !== null && isOfMatches(index.typeCode(event)) ? wordsOf(true) : bySides
  const { phase } = isOfEventCell ? ofEventCell : contest
  const place = placeOfRow(row)
  const date = place.date ?? null
  // words such as `adiado` are in the column of results too
  const status = [values.status, values.result].flatMap((cell) => cells.scheduleStatusOf(cell ?? '') ?? []).at(0)
  const medal = row.read('medal', 'bad-choice', cells.unitMedalOf)
  const met = sides === null ? [] : sidesOfUnit(row, sides, event ?? padRsc(discipline))
  if (!row.isSound) return
  const competitors = met.flatMap(({ code }) => code ?? [])
  const eventCode = (event ?? discipline).slice(0, 22).padEnd(22, '-')
  const phaseCode = `${eventCode}${phase}`
  const unitCode = (): string => {
    if (contest.unnumbered && !isOccasion && competitors.length === 2)
      return metInProgramme(phaseCode, competitors, date, contest, index)
    if (!isOccasion)
      return (
        earlierBronze(phaseCode, contest, text, index) ??
        finalInResults(event ?? padRsc(discipline), contest, text, index) ??
        contest.unit
      )
    return date === null ? contest.unit : `${date.slice(5).replace('-', '')}01--`
  }
  const ofPhase = unitCode()
  const base = padRsc(part === null ? `${phaseCode}${ofPhase}` : `${eventCode}${partUnit(part, ofRow)}`)
  const named = rscIn(values.code ?? '')
  const unit = named ?? base
  if (named === null && competitors.length === 2 && !index.hasUnit(base))
    sheet.matches.set(row.number, { unit: base, sides: competitors, day: date })
  const ofPart = part === null ? '' : (values.event ?? '')
  const title = [ofPart, text].filter(Boolean).join(', ') || (occasion ?? (isOccasion ? (values.event ?? '') : ''))
  const name = (): Cells<'schedule'>['name'] => {
    // two sides are its name on every page
    if (title === '') return competitors.length > 0 ? undefined : null
    return index.isCalled(unit, title) ? undefined : title
  }
  sheet.schedule.push({
    row: row.number,
    base: unit,
    // two who meet twice in a programme are told apart by when, as others of the same words are
    unnumbered:
      named === null &&
      contest.unnumbered &&
      [contest.unit, metCode(competitors), metCode(competitors, undefined, contest)].includes(ofPhase),
    occasion: isOccasion,
    cells: {
      unit,
      phase_type: index.hasUnit(unit) && phaseType === '3' ? undefined : phaseType,
      name: name(),
      name_eng: values.name_eng,
      name_spa: values.name_spa,
      ...place,
      status,
      // an empty cell denies a medal only in a column that has some, and not to a match for bronze
      medal: medal ?? (part !== null || (row.table.hasMedals && !contest.bronze) ? 0 : finalMedal(phase, contest)),
      order: undefined,
      sides: met.length === 0 ? undefined : met,
    },
  })
}

/** Adds the time and court of a match whose result the row has. */
export function addPlace(row: SheetRow, unit: string, competitors: readonly Competitor[]): void {
  const { sheet } = row
  const place = placeOfRow(row)
  if (!row.isSound) return
  sheet.schedule.push({
    row: row.number,
    base: unit,
    unnumbered: false,
    occasion: false,
    cells: {
      unit,
      phase_type: sheet.index.hasUnit(unit) ? undefined : '3',
      name: undefined,
      name_eng: undefined,
      name_spa: undefined,
      ...place,
      status: undefined,
      medal: undefined,
      order: undefined,
      sides: competitors.map(({ code, type, organisation, name }) => ({ code, type, organisation, name })),
    },
  })
}

/** The day, times, venue and court of a row. */
function placeOfRow(row: SheetRow): Pick<Cells<'schedule'>, (typeof PLACE)[number]> {
  const { values, sheet } = row
  const day = dayOfRow(row)
  const begins = clockOfRow(row, 'start', day) ?? clockBesideDay(row)
  const date = begins?.date ?? day
  const start = begins?.time ?? null
  const end = clockOfRow(row, 'end', day)?.time ?? null
  if (start !== null && date === null && row.isSound) row.problem('missing-value', 'date', null)
  const venueWords = values.venue ?? row.titles.venue
  const venue = venueWords === undefined ? null : row.code(sheet.resolver.venue(venueWords, row.number))
  return {
    date: date === null && start === null ? undefined : date,
    start_time: date === null ? undefined : start,
    end_time: row.hasColumn('end') || values.end !== undefined ? end : undefined,
    venue: row.hasColumn('venue') || venue !== null ? venue : undefined,
    // a venue that is known keeps its name, however it is written here
    venue_name: venue === null || sheet.resolver.isKnownVenue(venue) ? undefined : (venueWords ?? null),
    location: values.location === undefined ? undefined : `${venue ?? ''}${digestOf(wordsKey(values.location), 4)}`,
    location_name: values.location,
  }
}
const PLACE = ['date', 'start_time', 'end_time', 'venue', 'venue_name', 'location', 'location_name'] as const

/** The cell of a break in a row without sides, or null. */
const breakOfRow = ({
  values: { event, phase, unit, discipline, category, type, side1, side2 },
}: SheetRow): string | null =>
  side2 === undefined
    ? ([event, phase, unit, discipline, category, type, side1].find((cell) => cells.isBreak(cell ?? '')) ?? null)
    : null
