import { expect, test } from 'vitest'
import { atPrecision } from './precision.ts'

test.each([
  ['ATHMHIGHJUMP', '2', '2.00'],
  ['ATHMHIGHJUMP', '1.9', '1.90'],
  ['ATHMHIGHJUMP', '1.85', '1.85'],
  ['ATHMHIGHJUMP', '185', '185'],
  ['ATHMLONGJUMP', '6.4', '6.40'],
  ['ATHWJAVELIN', '48', '48.00'],
  ['ATHM100M', '11.2', '11.20'],
  ['ATHM400M', '62', '62.00'],
  ['ATHM800M', '1:58.4', '1:58.40'],
  ['ATHM1500M', '4', '4'],
  ['ATHM1500M', '4:49.5', '4:49.50'],
  ['SWMW50MFR', '28.1', '28.10'],
  ['SWMW50MFR', '28.123', '28.12'],
  ['OWSM10KM', '1:50:52.7', '1:50:52.7'],
  ['ATHMMARATHON', '2:10:05', '2:10:05'],
  ['ATHMDECATH', '8796', '8796'],
  ['ATHMDECATH', '8.796', '8796'],
  ['ARCMINDIVID', '1.020', '1020'],
  ['HBLWTEAM7', '28', '28'],
  ['JUDW57KG', '10', '10'],
  ['GARW1APFX', '13.7', '13.7'],
  ['ATHMHIGHJUMP', 'r', 'r'],
  ['XXXM1', '2', '2'],
])('in %s the result %s is %s', (event, written, result) => {
  expect(atPrecision(written, event.padEnd(34, '-'))).toBe(result)
})
