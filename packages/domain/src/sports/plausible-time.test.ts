import { expect, test } from 'vitest'
import { padRsc } from '../rsc.ts'
import { timeFault } from './plausible-time.ts'

const faultOf = (unit: string, result: string, start: string | null = null, distance: string | null = null) =>
  timeFault(result, { unit: padRsc(unit), distance, start })

test.each([
  ['ATHM100M--------------FNL-000100', '0.99'],
  ['ATHM100M--------------FNL-000100', '1:49.90'],
  ['ATHM100M--------------FNL-000100', '112.9'],
  ['ATHM100M--------------FNL-000100', '10:28:03.18'],
  ['ATHM1500M-------------FNL-000100', '41.02'],
  ['ATHW10KMWALK----------FNL-000100', '4:50.12'],
  ['ATHW4X100M------------FNL-000100', '4.71'],
  ['ATHMMARATHON----------FNL-000100', '21:15.30'],
  ['SWMW100MFR------------FNL-000100', '6.10'],
  ['SWMW50MFR-------------FNL-000100', '2:59:10.00'],
])('a time that is an order of magnitude off is a fault: %s in %s', (unit, result) => {
  expect(faultOf(unit, result)).toBe('time')
})

test.each([
  ['ATHM100M--------------FNL-000100', '9.58'],
  ['ATHW100M--------------HEAT000100', '24.10'],
  ['ATHW4X100M------------FNL-000100', '40.82'],
  ['ATHW4X400M------------FNL-000100', '3:15.17'],
  ['ATHM1500M-------------FNL-000100', '3:26.00'],
  ['ATHM10000M------------FNL-000100', '26:11.00'],
  ['ATHMMARATHON----------FNL-000100', '2:00:35'],
  ['ATHMMARATHON----------FNL-000100', '5:59:10'],
  ['ATHW20KMWALK----------FNL-000100', '2:15:30'],
  ['SWMM50MFR-------------FNL-000100', '20.91'],
  ['SWMM4X50MFR-----------FNL-000100', '1:20.77'],
  ['SWMW50MFR-------------HEAT000100', '2:10.00'],
  ['ATHM100M--------------FNL-000100', 'DNF'],
])('a time of a record or a beginner is plausible: %s in %s', (unit, result) => {
  expect(faultOf(unit, result, '10:28:03.1767')).toBeNull()
})

test('a time not before the start is a time of the day', () => {
  expect(faultOf('ATHMMARATHON----------FNL-000100', '10:41:10', '8:30:03.1767')).toBe('time-of-day')
  expect(faultOf('ATHMXCOUNTRY----------FNL-000100', '8:45:10', '8:30:03.1767')).toBe('time-of-day')
  expect(faultOf('ATHMXCOUNTRY----------FNL-000100', '45:10.2', '0:30:03.1767')).toBeNull()
})

test('an event without metres has those of the timing system, else only a time of many hours is a fault', () => {
  expect(faultOf('ATHMXCOUNTRY----------FNL-000100', '1:10.2', null, '4000')).toBe('time')
  expect(faultOf('ATHMXCOUNTRY----------FNL-000100', '1:10.2')).toBeNull()
  expect(faultOf('ATHMXCOUNTRY----------FNL-000100', '9:10:00')).toBe('time')
})
