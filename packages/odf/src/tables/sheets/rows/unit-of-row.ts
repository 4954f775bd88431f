import { padRsc } from '@games/domain'
import { isPoolPhase } from '@games/domain/ranking-rules/index'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { MATCH_FORMS } from '@games/domain/sports/unit-form'
import { plain } from '../../values.ts'
import { bronzeCode, heldOfSameWords, metCode } from '../contests.ts'
import { digestOf } from '../digest.ts'
import { isHeatOfFinal, isHeatOrWhole } from '../heats-of-finals.ts'
import type { KnownIndex, KnownUnit, Named, Suggestion } from '../known.ts'
import type { Contest } from '../reading.ts'
import { wordsKey } from '../sheet.ts'
import type { SheetRow } from '../sheet-row.ts'
import { clockOf } from '../times.ts'
import { type UnitWords, unitWords } from '../word-codes.ts'

/**
 * The unit of an event by its words, or the unit of the programme with that name; null: the organiser has a question to answer. `sides`: the codes
 * of both sides of a match; `date`: the day of a match, as ISO writes it.
 */
export function unitOfRow(
  row: SheetRow,
  event: string,
  contest: Contest,
  sides: readonly string[] | null,
  date: string | null = null,
): string | null {
  const { index, resolver } = row.sheet
  const named = unitWords(contest.phase, { own: contest.own, isMatch: sides !== null })
  const { phase, unit, unnumbered } = named
  const met = unnumbered && sides?.length === 2 ? sides : null
  const codeOf = (unitCode: string) => padRsc(`${event.slice(0, 22)}${phase}${unitCode}`)
  const single = named.bronze && !isKnownFinal(codeOf(unit), index) ? bronzeCode(unit) : unit
  const earlier = codeOf(met === null ? single : metCode(met))
  // earlier releases gave a match for bronze the code of any other
  const inProgramme = met === null || index.hasUnit(earlier) ? earlier : codeOf(metCode(met, undefined, named))
  if (unnumbered && date !== null) {
    const onDay = heldOfSameWords(inProgramme, index).filter((code) => index.whenOf(code)?.startsWith(date))
    if (onDay.length === 1) return onDay[0] ?? null
  }
  if (index.hasUnit(inProgramme) && !isOfAnotherDay(inProgramme, date, index)) return inProgramme
  // two who meet on several days have as many matches, whatever else a sheet has
  const metOnDay = met === null ? null : metCode(met, date ?? undefined, named)
  const code = metOnDay === null ? inProgramme : codeOf(metOnDay)
  const units = index.units(event)
  if (isHeatOfFinal(contest) && units.every((known) => isHeatOrWhole(known, codeOf('')))) return code
  // the number of a match is that of the programme, which knows its phase
  const ofNumber = units.filter((known) => known.code.slice(26) === unit)
  const [numbered] = ofNumber
  // `Play-offs` names no phase of a programme that numbers all matches
  const isSameNumber = phase === '----' || (phase.startsWith('X') && numbered?.code.slice(22, 26) === '----')
  if (sides !== null && isSameNumber && !unnumbered && ofNumber.length === 1) return numbered?.code ?? null
  // the sides of the match for bronze do not make it the final, and the other way round; `Finais` are both
  const isOfWords = ({ names }: Named) =>
    phase !== 'FNL-' ||
    /^(?:finais|finales|finals)(?:_|$)/.test(plain(contest.text)) ||
    names.every((name) => unitWords(name, { isMatch: true }).bronze === named.bronze)
  const contradicting = new Set(units.flatMap((known) => (isOfWords(known) ? [] : known.code)))
  const meetings = (met === null ? [] : meetingsOfRow(row, event, met, date)).filter(
    (known) => (phase === '----' || known.slice(22, 26) === phase) && !contradicting.has(known),
  )
  const isCalled = ({ names }: Named) => names.some((name) => wordsKey(name) === wordsKey(contest.text))
  // a line for a whole pool is not one of its matches, and not a list of a final
  const isLineOfPool = (known: Named) =>
    isPoolPhase(known.code) &&
    known.code.endsWith('000100--') &&
    isCalled(known) &&
    (met !== null || !isPoolPhase(code))
  const others = units.filter((known) => !isLineOfPool(known))
  const called = others.filter(isCalled)
  if (meetings.length === 1) return meetings[0] ?? null
  if (called.length === 1) return called[0]?.code ?? null
  // words without a phase may be of any contest of the programme
  const isUnnamed = contest.text === '' && phase === '----'
  const ofPhase = isUnnamed
    ? contestsFor(event, sides, index)
    : called.length > 1
      ? called
      : others.filter(({ code: known }) =>
          meetings.length > 0 ? meetings.includes(known) : known.slice(22, 26) === phase,
        )
  const same = ofPhase.filter((known) => isOfPair(known, sides) && isOfDay(known, date) && isOfWords(known))
  const [only, another] = same.length > 0 ? same : isUnnamed && sides === null ? ofPhase : []
  if (only !== undefined && another === undefined && isOfDay(only, date)) return only.code
  const written = contest.text === '' ? '–' : contest.text
  // the answer holds while the same contests are to come
  const open = ofPhase.flatMap(({ code: known, hasResult }) => (hasResult === true ? [] : known))
  const marks =
    isUnnamed && ofPhase.length > 0 ? [metOnDay, digestOf(open.join(' '), 6)].filter(Boolean).join(' ') : metOnDay
  return row.code(resolver.unit(event, code, { written, met: marks }, suggestionsOf(ofPhase, index), row.number))
}

/**
 * The contests of the programme that results without a phase may be of, those that are to come first. Places of an event of matches, and of a
 * combined event, are of no contest.
 */
function contestsFor(event: string, sides: readonly string[] | null, index: KnownIndex): readonly KnownUnit[] {
  const form = typedEventOf(index.typeCode(event))?.type.form
  const isOfParts = form === undefined || form === 'combined'
  if (sides === null && (isOfParts || MATCH_FORMS.has(form))) return []
  const contests = index.units(event).filter(({ isContest }) => isContest === true)
  const [played, open] = [true, false].map((has) => contests.filter(({ hasResult }) => (hasResult === true) === has))
  return [...(open ?? []), ...(played ?? [])]
}

/** Whether both sides of a unit are those of a match. */
const isOfPair = ({ sides: known = [] }: KnownUnit, sides: readonly string[] | null): boolean =>
  sides?.length === 2 && known.length === 2 && known.every((code) => sides.includes(code))

/** Whether a unit can be of a day (null: not known). */
const isOfDay = ({ when = null }: KnownUnit, date: string | null): boolean =>
  date === null || when === null || when.startsWith(date)

/**
 * Units by their names, and by day and time if several have the same name. One without a name goes by the words of its phase, which are not known
 * here.
 */
function suggestionsOf(units: readonly KnownUnit[], index: KnownIndex): Suggestion[] {
  const names = Map.groupBy(units, (unit) => index.unitName(unit))
  return units.map((unit) => {
    const name = index.unitName(unit)
    const isShared = name !== '' && (names.get(name)?.length ?? 0) > 1
    const when = isShared ? unit.when?.slice(0, 16) : null
    return { code: unit.code, name: [name, when].filter(Boolean).join(', ') }
  })
}

/**
 * The contests of the programme in which the sides of a row meet: on its day and at its time, if it has them. A contest without a time can be of any
 * day.
 */
function meetingsOfRow(
  { sheet: { index }, values }: SheetRow,
  event: string,
  sides: readonly string[],
  date: string | null,
): readonly string[] {
  const all = index.meetings(event, sides)
  if (date === null) return all
  const whenOf = (code: string) => index.whenOf(code) ?? ''
  const onDay = all.filter((code) => whenOf(code).startsWith(date) || whenOf(code).trim() === '')
  const time = clockOf(values.start ?? '')?.time
  const atTime = time === undefined ? [] : onDay.filter((code) => whenOf(code).startsWith(`${date} ${time}`))
  return atTime.length > 0 ? atTime : onDay
}

const isKnownFinal = (code: string, index: KnownIndex): boolean =>
  index.hasUnit(code) || index.heatsOutside(code.slice(0, 26)).includes(code)

/** A contest that has its result already, and is of another day; a contest without a result may have been moved. */
function isOfAnotherDay(code: string, date: string | null, index: KnownIndex): boolean {
  const when = index.whenOf(code) ?? null
  return date !== null && when !== null && !when.startsWith(date) && index.isPlayed(code)
}

/** The unit code of two sides in the programme. A result before the programme has the code of its day already. */
export function metInProgramme(
  phase: string,
  sides: readonly string[],
  date: string | null,
  named: UnitWords,
  index: KnownIndex,
): string {
  const onDay = date === null ? null : metCode(sides, date, named)
  if (onDay !== null && index.isPlayed(padRsc(`${phase}${onDay}`))) return onDay
  const earlier = metCode(sides)
  return index.hasUnit(padRsc(`${phase}${earlier}`)) ? earlier : metCode(sides, undefined, named)
}

/** The unit of a numbered match for bronze in a programme of an earlier release, which gave it the next number; null: no such unit. */
export function earlierBronze(
  phase: string,
  { unit, bronze }: UnitWords,
  words: string,
  index: KnownIndex,
): string | null {
  const number = Number(/^(\d{4})00--$/.exec(unit)?.[1] ?? 0)
  if (!bronze || number < 3) return null
  const earlier = `${String(number + 1).padStart(4, '0')}00--`
  return index.isCalled(padRsc(`${phase}${earlier}`), words) ? earlier : null
}

/**
 * The unit code of a match for bronze, or of a final without a number, that has a result before the programme; null: no such unit, or several.
 */
export function finalInResults(
  event: string,
  { phase, unit, unnumbered, bronze, isOther }: UnitWords,
  words: string,
  index: KnownIndex,
): string | null {
  const ofPhase = `${event.slice(0, 22)}${phase}`
  if (phase !== 'FNL-' || index.hasUnit(padRsc(`${ofPhase}${unit}`))) return null
  const inResults = padRsc(`${ofPhase}${bronzeCode(unit)}`)
  if (bronze && (index.isPlayed(inResults) || index.hasUnit(inResults))) return inResults.slice(26)
  if (!unnumbered || isOther) return null
  const inProgramme = index.units(event).flatMap(({ code }) => (index.isCalled(code, words) ? code : []))
  const [code, ...others] = [...index.playedOutside(ofPhase), ...inProgramme].filter((known) =>
    known.startsWith(`${ofPhase}${bronze ? 'B' : 'P'}`),
  )
  return code === undefined || others.length > 0 ? null : code.slice(26)
}
