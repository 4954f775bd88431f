import { describe, expect, test } from 'vitest'
import { displayedStatus, RESULT_STATUSES, SCHEDULE_STATUSES, UNIT_KIND, UNIT_STATUSES } from './status.ts'

describe('the one status shown (ODF §5)', () => {
  test.each([
    ['SCHEDULED', null, 'SCHEDULED'],
    ['SCHEDULED', 'START_LIST', 'START_LIST'],
    ['UNSCHEDULED', null, 'UNSCHEDULED'],
    ['UNSCHEDULED', 'START_LIST', 'UNSCHEDULED'],
    ['GETTING_READY', 'START_LIST', 'GETTING_READY'],
    ['RUNNING', 'LIVE', 'RUNNING'],
    ['SCHEDULED_BREAK', 'INTERMEDIATE', 'SCHEDULED_BREAK'],
    ['INTERRUPTED', 'LIVE', 'INTERRUPTED'],
    ['RUNNING', null, 'RUNNING'],
    ['RUNNING', 'START_LIST', 'RUNNING'],
    ['RUNNING', 'INTERMEDIATE', 'RUNNING'],
    ['RUNNING', 'PARTIAL', 'RUNNING'],
    ['RUNNING', 'PROVISIONAL', 'RUNNING'],
    ['FINISHED', null, 'FINISHED'],
    ['FINISHED', 'START_LIST', 'FINISHED'],
    ['FINISHED', 'LIVE', 'FINISHED'],
    ['FINISHED', 'INTERMEDIATE', 'FINISHED'],
    ['FINISHED', 'PARTIAL', 'FINISHED'],
    ['FINISHED', 'PROVISIONAL', 'FINISHED'],
    ['FINISHED', 'UNCONFIRMED', 'FINISHED'],
    ['FINISHED', 'UNOFFICIAL', 'UNOFFICIAL'],
    ['FINISHED', 'OFFICIAL', 'OFFICIAL'],
    ['FINISHED', 'PROTESTED', 'PROTESTED'],
    ['CANCELLED', 'START_LIST', 'CANCELLED'],
    ['POSTPONED', 'START_LIST', 'POSTPONED'],
    ['DELAYED', 'START_LIST', 'DELAYED'],
    ['RESCHEDULED', 'START_LIST', 'RESCHEDULED'],
    ['GETTING_READY', null, 'GETTING_READY'],
    ['DELAYED', null, 'DELAYED'],
    ['POSTPONED', null, 'POSTPONED'],
    ['RESCHEDULED', null, 'RESCHEDULED'],
    ['CANCELLED', null, 'CANCELLED'],
    ['CANCELLED', 'OFFICIAL', 'CANCELLED'],
    ['POSTPONED', 'INTERMEDIATE', 'POSTPONED'],
    ['INTERRUPTED', 'INTERMEDIATE', 'INTERRUPTED'],
  ] as const)('%s in the schedule and %s in the result is shown as %s', (schedule, result, shown) =>
    expect(displayedStatus(schedule, result)).toBe(shown),
  )
  test.each([
    ['an official result that overtakes FINISHED', 'RUNNING', 'OFFICIAL', 'OFFICIAL'],
    ['an unofficial result that overtakes FINISHED', 'RUNNING', 'UNOFFICIAL', 'UNOFFICIAL'],
    ['a protest that overtakes FINISHED', 'RUNNING', 'PROTESTED', 'PROTESTED'],
    ['a live result that overtakes RUNNING', 'SCHEDULED', 'LIVE', 'RUNNING'],
    ['an intermediate result that overtakes RUNNING', 'RESCHEDULED', 'INTERMEDIATE', 'RUNNING'],
    ['a result of which all play is over', 'SCHEDULED', 'UNCONFIRMED', 'FINISHED'],
    ['a part of a result of a unit never scheduled', 'UNSCHEDULED', 'PARTIAL', 'FINISHED'],
    ['a provisional result of a unit that was moved', 'RESCHEDULED', 'PROVISIONAL', 'FINISHED'],
    ['an official result of a unit never scheduled', 'UNSCHEDULED', 'OFFICIAL', 'OFFICIAL'],
  ] as const)('%s is believed, since arrival order is not guaranteed', (_rule, schedule, result, shown) =>
    expect(displayedStatus(schedule, result)).toBe(shown),
  )
  test.each([
    ['a protest that is turned down', ['OFFICIAL', 'PROTESTED', 'OFFICIAL']],
    ['a protest that leaves the result to be confirmed', ['OFFICIAL', 'PROTESTED', 'UNOFFICIAL', 'OFFICIAL']],
    ['a protest before it was official', ['UNOFFICIAL', 'PROTESTED', 'UNOFFICIAL', 'OFFICIAL']],
    ['an official result that is taken back', ['OFFICIAL', 'UNOFFICIAL', 'OFFICIAL']],
  ] as const)('%s goes back, and each step is shown as it is: no order is required', (_rule, results) => {
    expect(results.map((result) => displayedStatus('FINISHED', result))).toEqual(results)
  })
  test('every pair of statuses has an answer, and every status a way of being drawn', () => {
    for (const schedule of SCHEDULE_STATUSES)
      for (const result of [null, ...RESULT_STATUSES])
        expect(UNIT_STATUSES).toContain(displayedStatus(schedule, result))
    expect(Object.keys(UNIT_KIND).sort()).toEqual([...UNIT_STATUSES].sort())
  })
})
