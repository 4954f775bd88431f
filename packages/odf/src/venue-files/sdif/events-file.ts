import { isCalendarDay } from '@games/domain'
import type { LenexEvent, LenexMeet } from '../lenex/lenex.ts'
import { type FileProblem, problemAt } from '../problem.ts'
import { ageGroupOf, raceAt } from './races.ts'

/*
 * Hy-Tek's file of the events of a meet (`.hyv`): a line about the meet and a line for each event, with semicolons between the fields
 * (docs/formats/sdif.md).
 */

const MEET = ['name', 'first day', 'last day', 'day of the ages', 'course']
const EVENT = ['number', 'rounds', 'sex', 'swimmers', 'from', 'to', 'distance', 'stroke']
const DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/
const COURSES: Readonly<Record<string, string>> = { L: 'LCM', S: 'SCM', Y: 'SCY' }
const SEXES: Readonly<Record<string, string>> = { M: 'M', B: 'M', F: 'F', W: 'F', G: 'F', X: 'X' }
/** Strokes as figures or letters by Code 012 of SDIF, for one swimmer and for a relay. */
const STROKES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  I: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', A: '1', B: '2', C: '3', D: '4', E: '5' },
  R: { 1: '6', 5: '7', A: '6', E: '7' },
}
/** Rounds that lead to the medals. */
const ROUNDS: Readonly<Record<string, readonly string[]>> = { P: ['PRE', 'FIN'], F: ['TIM'] }
/** From this age on an end is open; Hy-Tek writes 0 and 109. */
const OPEN_AGE = 99

/** The events of a `.hyv`; null: the lines are those of another file. */
export function eventsOfHyv(
  lines: readonly string[],
): { readonly meet: LenexMeet; readonly problems: readonly FileProblem[] } | null {
  const [head = '', ...rest] = lines
  const [name = '', first = '', , , written = ''] = fieldsOf(head)
  const course = COURSES[written.toUpperCase()]
  const date = dayOf(first)
  if (fieldsOf(head).length < MEET.length || course === undefined || date === null) return null
  const problems: FileProblem[] = []
  const events = rest.flatMap((line, at): LenexEvent[] => {
    if (line.replace('\u001a', '').trim() === '') return []
    const found = eventsIn(line, at + 2)
    if (found === null) problems.push(problemAt('bad-line', at + 2, line))
    else if (course === 'SCY') problems.push(problemAt('in-yards', at + 2, found[0]?.number ?? null))
    return course === 'SCY' ? [] : (found ?? [])
  })
  const sessions = [{ number: 1, date, start: null, name: null, events }]
  const ageDate = { type: 'SDIF', day: null }
  return { meet: { name, city: null, nation: null, course, lanes: null, ageDate, sessions, clubs: [] }, problems }
}

const fieldsOf = (line: string): string[] => line.split(';').map((field) => field.trim())

/** `11/30/2027` → `2027-11-30`. */
function dayOf(written: string): string | null {
  const [, month = '', day = '', year = ''] = DAY.exec(written) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(iso) ? iso : null
}

/** The rounds of an event; none for swim-offs and time trials; null: a field is missing or wrong. */
function eventsIn(line: string, at: number): LenexEvent[] | null {
  const fields = fieldsOf(line)
  const [number = '', rounds = '', sex = '', swimmers = '', from = '', to = '', distance = '', stroke = ''] = fields
  if (fields.length < EVENT.length || !/^\d{1,4}[A-Z]?$/i.test(number)) return null
  const ages = `${ageOf(from, 'UN')}${ageOf(to, 'OV')}`
  const code = STROKES[swimmers.toUpperCase()]?.[stroke.toUpperCase()] ?? ''
  const text = `${SEXES[sex.toUpperCase()] ?? ' '}${distance.padStart(4)}${code || ' '}${number.padStart(4)}${ages}`
  const race = distance.length > 4 ? null : raceAt({ type: 'D0', line: at, text }, 1, swimmers.toUpperCase() === 'R')
  if (race === null) return null
  return (ROUNDS[rounds.toUpperCase()] ?? []).map((round) => ({
    id: `${race.key}/${round}`,
    number: race.number,
    round,
    gender: race.gender,
    previous: null,
    start: null,
    swimStyle: race.swimStyle,
    ageGroups: [ageGroupOf(ages, [])],
    heats: [],
  }))
}

/** Two figures, or the word for an open end. */
const ageOf = (written: string, open: 'UN' | 'OV'): string =>
  /^\d{1,2}$/.test(written) && Number(written) > 0 && Number(written) < OPEN_AGE ? written.padStart(2, '0') : open
