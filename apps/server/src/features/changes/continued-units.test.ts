import { describe, expect, test } from 'vitest'
import { continuedUnits } from '../../facts/continued-units.ts'
import { scheduleChanges } from './schedule-changes.ts'
import type { ScheduleEntry } from '../../facts/schedule-entry.ts'

const FORMER = 'BKGWBGIRLS------------'
const SENT = 'BKGWINDIVID-----------'
const unit = (code: string, hour: string, given: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  code: code.padEnd(34, '-'),
  name: 'Group A',
  status: 'SCHEDULED',
  start: `2027-09-14T${hour}:00-03:00`,
  venue: 'AMA',
  location: 'AMA1',
  ...given,
})
const pairs = (former: readonly ScheduleEntry[], next: readonly ScheduleEntry[]) =>
  [...continuedUnits(former, next)].map(([code, was]) => `${was.code.replace(/-+$/, '')} > ${code.replace(/-+$/, '')}`)
const changes = (former: readonly ScheduleEntry[], next: readonly ScheduleEntry[]) =>
  scheduleChanges(
    [
      { discipline: 'BKG', produced: '2027-09-13120000000', isBulk: true, units: former },
      { discipline: 'BKG', produced: '2027-09-14070000000', isBulk: true, units: next },
    ],
    '2027-09-14060000000',
  ).map(({ code, what }) => `${what} ${code.replace(/-+$/, '')}`)

describe('a unit of a published programme keeps its identity (R12.7)', () => {
  const former = [unit(`${FORMER}GPA-000100`, '10:00'), unit(`${FORMER}GPA-000200`, '10:30')]

  test('when its event has another code', () => {
    const next = [unit(`${SENT}GPA-000100`, '10:00'), unit(`${SENT}GPA-000200`, '11:00')]
    expect(pairs(former, next)).toEqual([
      `${FORMER}GPA-000100 > ${SENT}GPA-000100`,
      `${FORMER}GPA-000200 > ${SENT}GPA-000200`,
    ])
    expect(changes(former, next)).toEqual([`moved ${SENT}GPA-000200`])
  })

  test('when one more row changes the numbers of its phase', () => {
    const numbered = [unit(`${SENT}FNL-S01`, '10:00'), unit(`${SENT}FNL-S02`, '10:30')]
    const next = [unit(`${SENT}FNL-S01`, '09:00'), unit(`${SENT}FNL-S02`, '10:00'), unit(`${SENT}FNL-S03`, '10:30')]
    expect(changes(numbered, next)).toEqual([`added ${SENT}FNL-S01`])
  })

  test('when it is cancelled, which takes its list from it', () => {
    const next = [unit(`${FORMER}GPA-000100`, '10:00'), unit(`${FORMER}GPA-`, '10:30', { status: 'CANCELLED' })]
    expect(changes(former, next)).toEqual([`cancelled ${FORMER}GPA`])
  })

  test('but a unit of another event is another unit, whatever its name, time and place', () => {
    const next = [...former, unit(`${SENT}GPA-000100`, '10:00')]
    expect(pairs(former, next)).toEqual([])
    expect(changes(former, next)).toEqual([`added ${SENT}GPA-000100`])
    const other = [unit('BKGMINDIVID-----------GPA-000100', '10:00'), former[1] as ScheduleEntry]
    expect(changes(former, other)).toEqual(['added BKGMINDIVID-----------GPA-000100'])
  })
})
