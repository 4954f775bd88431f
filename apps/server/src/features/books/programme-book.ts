import type { ScheduleDay, UnitSummary } from '@games/contract'
import type { Cell, Sheet } from './sheet.ts'
import { type BookSetting, type BookWords, sheetBase } from './words.ts'

/** What a day's programme says of a unit's time where it is not as planned, or no more. */
function timeOf(unit: UnitSummary, { text, time, nextUp }: BookWords): Cell {
  if (unit.hideStart) return { text: text(unit.startText, nextUp) }
  if (!unit.start) return { text: '' }
  const start = time(unit.start)
  if (unit.status === 'CANCELLED' || unit.status === 'POSTPONED') return { text: '', before: start }
  const planned = unit.plannedStart && time(unit.plannedStart)
  return { text: start, bold: true, ...(planned && planned !== start && { before: planned }) }
}

/** Statuses that a plan takes for granted. */
const EXPECTED: ReadonlySet<UnitSummary['status']> = new Set([
  'SCHEDULED',
  'START_LIST',
  'UNSCHEDULED',
  'GETTING_READY',
])

/** The programme of a day in time order, of all disciplines or one. */
export function programmeSheet(
  { day, units }: ScheduleDay,
  discipline: string | undefined,
  setting: BookSetting,
): Sheet {
  const { words } = setting
  const { columns, units: phrases } = words
  const [first] = units
  const one = discipline !== undefined && first ? phrases.discipline(first.discipline) : (discipline ?? null)
  const marked = units.some(({ status }) => !EXPECTED.has(status))
  const query = discipline === undefined ? '' : `&discipline=${discipline}`
  return {
    ...sheetBase(setting, 'programme', null, `/schedule/days?day=${day}${query}`),
    asOf: words.venueTime,
    title: one ?? words.day(day),
    lines: one === null ? [] : [words.day(day)],
    status: null,
    blocks: [
      units.length === 0
        ? { kind: 'text', text: words.noRows }
        : {
            kind: 'table',
            columns: [
              { label: columns.time, align: 'right' },
              ...(one === null ? [{ label: columns.discipline }] : []),
              { label: columns.event, grows: true, names: true },
              { label: columns.place },
              ...(marked ? [{ label: columns.status }] : []),
            ],
            rows: units.map((unit) => [
              timeOf(unit, words),
              ...(one === null ? [{ text: phrases.discipline(unit.discipline) }] : []),
              eventCell(unit, words),
              placeCell(unit, words),
              ...(marked ? [{ text: EXPECTED.has(unit.status) ? '' : words.status(unit.status) }] : []),
            ]),
          },
    ],
  }
}

/** "Até 57 kg feminino, semifinal 1", and below it who plays whom. */
function eventCell(unit: UnitSummary, { units: phrases, decides }: BookWords): Cell {
  const title = phrases.title(unit)
  const phase = phrases.phase(unit)
  const event = phrases.event(unit.event)
  const heads = unit.kind === 'head-to-head' && title.includes('×')
  const medal = unit.kind === 'non-competition' ? null : unit.medal
  const text = heads ? [event, phase] : [title, title === event ? phase : '']
  const note = [heads ? title : '', medal ? decides(medal) : ''].filter(Boolean)
  return {
    text: text.filter(Boolean).join(', '),
    bold: medal === 'gold',
    ...(note.length > 0 && { note: note.join(' · ') }),
  }
}

/** The field of play, and below it the venue. */
function placeCell({ venue, location }: UnitSummary, { text }: BookWords): Cell {
  const [field, house] = [text(location?.name ?? null, ''), text(venue?.name ?? null, venue?.code ?? '')]
  return field === '' || field === house ? { text: house } : { text: field, ...(house && { note: house }) }
}
