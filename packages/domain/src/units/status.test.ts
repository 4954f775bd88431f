import { describe, expect, test } from 'vitest'
import { displayedStatus, RESULT_STATUSES, SCHEDULE_STATUSES, UNIT_KIND, UNIT_STATUSES } from './status.ts'

describe('the one status shown (ODF §5)', () => {
  test.each([
    ['SCHEDULED', null, 'SCHEDULED'],
    ['SCHEDULED', 'START_LIST', 'START_LIST'],
    ['GETTING_READY', 'START_LIST', 'GETTING_READY'],
    ['RUNNING', 'LIVE', 'RUNNING'],
    ['SCHEDULED_BREAK', 'INTERMEDIATE', 'SCHEDULED_BREAK'],
    ['INTERRUPTED', 'LIVE', 'INTERRUPTED'],
    ['FINISHED', 'UNCONFIRMED', 'FINISHED'],
    ['FINISHED', 'UNOFFICIAL', 'UNOFFICIAL'],
    ['FINISHED', 'OFFICIAL', 'OFFICIAL'],
    ['FINISHED', 'PROTESTED', 'PROTESTED'],
    ['CANCELLED', 'START_LIST', 'CANCELLED'],
    ['POSTPONED', 'START_LIST', 'POSTPONED'],
    ['DELAYED', 'START_LIST', 'DELAYED'],
    ['RESCHEDULED', 'START_LIST', 'RESCHEDULED'],
  ] as const)('%s in the schedule and %s in the result is shown as %s', (schedule, result, shown) =>
    expect(displayedStatus(schedule, result)).toBe(shown),
  )
  test.each([
    ['an official result that overtakes FINISHED', 'RUNNING', 'OFFICIAL', 'OFFICIAL'],
    ['a live result that overtakes RUNNING', 'SCHEDULED', 'LIVE', 'RUNNING'],
    ['an official result of a unit never scheduled', 'UNSCHEDULED', 'OFFICIAL', 'OFFICIAL'],
  ] as const)('%s is believed, since arrival order is not guaranteed', (_rule, schedule, result, shown) =>
    expect(displayedStatus(schedule, result)).toBe(shown),
  )
  test('every pair of statuses has an answer, and every status a way of being drawn', () => {
    for (const schedule of SCHEDULE_STATUSES)
      for (const result of [null, ...RESULT_STATUSES])
        expect(UNIT_STATUSES).toContain(displayedStatus(schedule, result))
    expect(Object.keys(UNIT_KIND).sort()).toEqual([...UNIT_STATUSES].sort())
  })
})
