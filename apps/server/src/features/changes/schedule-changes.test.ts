import { expect, test } from 'vitest'
import { type ScheduleVersion, scheduleChanges } from './schedule-changes.ts'
import type { ScheduleEntry } from '../../facts/schedule-entry.ts'

const SINCE = '2027-09-14060000000'
const unit = (given: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  code: 'JUD1',
  name: null,
  status: 'SCHEDULED',
  start: '2027-09-14T10:00:00-03:00',
  venue: 'AMA',
  location: 'AMA1',
  ...given,
})
const version = (time: string, ...units: ScheduleEntry[]): ScheduleVersion => ({
  discipline: 'JUD',
  produced: `2027-09-14${time}00000`,
  isBulk: false,
  units,
})
const YESTERDAY: ScheduleVersion = { discipline: 'JUD', produced: '2027-09-13120000000', isBulk: true, units: [unit()] }
const LATER = '2027-09-14T11:00:00-03:00'
const found = (...messages: ScheduleVersion[]) =>
  scheduleChanges([YESTERDAY, ...messages], SINCE).map(({ code, at, what }) => [code, what, at.slice(10, 14)])

test.each<[string, ScheduleEntry[], string | null]>([
  ['a later start', [unit({ start: LATER })], 'moved'],
  ['the same instant written otherwise', [unit({ start: '2027-09-14T13:00:00Z' })], null],
  ['another mat', [unit({ location: 'AMA2' })], 'place'],
  ['called off', [unit({ status: 'CANCELLED' })], 'cancelled'],
  ['put off', [unit({ status: 'POSTPONED', start: null })], 'postponed'],
  ['late, with a new start', [unit({ status: 'DELAYED', start: LATER })], 'delayed'],
  ['taken out', [unit({ status: 'UNSCHEDULED' })], 'removed'],
  ['begun and over as planned', [unit({ status: 'RUNNING' }), unit({ status: 'FINISHED' })], null],
  ['late, but begun meanwhile', [unit({ status: 'DELAYED' }), unit({ status: 'RUNNING' })], null],
  ['called off and back again', [unit({ status: 'CANCELLED' }), unit()], null],
  ['moved and called off', [unit({ start: LATER }), unit({ status: 'CANCELLED', start: LATER })], 'cancelled'],
])('%s', (_what, units, expected) => {
  const times = ['0900', '1000']
  const messages = units.map((one, at) => version(times[at] ?? '', one))
  expect(found(...messages)).toEqual(expected ? [['JUD1', expected, times[units.length - 1]]] : [])
})

test('when something took place that was over before is no news, however late it arrives', () => {
  const over = unit({ start: '2027-09-13T10:00:00-03:00' })
  const first: ScheduleVersion = { ...YESTERDAY, units: [over] }
  const late = version('0900', { ...over, start: '2027-09-13T16:00:00-03:00' }, { ...over, code: 'JUD2' })
  expect(scheduleChanges([first, late], SINCE)).toEqual([])
})

test('what comes anew is added, unless it was never meant to be shown', () => {
  expect(found(version('0900', unit({ code: 'JUD2' }), unit({ code: 'JUD3', status: 'UNSCHEDULED' })))).toEqual([
    ['JUD2', 'added', '0900'],
  ])
})

test('a programme first published since has no changes but those after it', () => {
  const first = { ...version('0800', unit({ code: 'SWM1' }), unit({ code: 'SWM2' })), discipline: 'SWM' }
  const then = { ...version('0900', unit({ code: 'SWM2', start: LATER })), discipline: 'SWM' }
  expect(scheduleChanges([first, then], SINCE).map(({ code, what }) => [code, what])).toEqual([['SWM2', 'moved']])
})

test('what is called off since yesterday is no news; that it takes place after all is', () => {
  const cancelled: ScheduleVersion = {
    ...YESTERDAY,
    produced: '2027-09-13130000000',
    units: [unit({ status: 'CANCELLED' })],
  }
  expect(scheduleChanges([YESTERDAY, cancelled, version('0900', unit({ status: 'CANCELLED' }))], SINCE)).toEqual([])
  expect(scheduleChanges([YESTERDAY, cancelled, version('0900', unit())], SINCE)[0]?.what).toBe('reinstated')
})

test('the start and place before are those at the instant requested, however often they changed since', () => {
  const [change] = scheduleChanges(
    [YESTERDAY, version('0700', unit({ start: LATER })), version('0900', unit({ start: '2027-09-14T12:00:00-03:00' }))],
    SINCE,
  )
  expect([change?.before?.start, change?.now.start]).toEqual(['2027-09-14T10:00:00-03:00', '2027-09-14T12:00:00-03:00'])
})
