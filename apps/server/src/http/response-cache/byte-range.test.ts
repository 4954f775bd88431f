import { expect, test } from 'vitest'
import { type WantedBytes, wantedBytes } from './byte-range.ts'

const part = (first: number, last: number): WantedBytes => ({ kind: 'part', first, last })
const WHOLE: WantedBytes = { kind: 'whole' }
const UNSATISFIABLE: WantedBytes = { kind: 'unsatisfiable' }

test.each<[range: string | undefined, of: string, wanted: WantedBytes]>([
  [undefined, 'no header', WHOLE],
  ['bytes=0-499', 'the first 500', part(0, 499)],
  ['bytes=500-999', 'the second 500', part(500, 999)],
  ['bytes=0-0', 'the first byte', part(0, 0)],
  ['bytes=999-', 'the last byte', part(999, 999)],
  ['bytes=500-', 'to the end', part(500, 999)],
  ['bytes=500-5000', 'past the end', part(500, 999)],
  ['bytes=-500', 'the last 500', part(500, 999)],
  ['bytes=-1', 'the last byte by its suffix', part(999, 999)],
  ['bytes=-5000', 'a suffix longer than the file', part(0, 999)],
  ['Bytes=0-1', 'units in any case', part(0, 1)],
  ['bytes= 0-1 ', 'blanks around', part(0, 1)],
  ['bytes=1000-', 'beyond the end', UNSATISFIABLE],
  ['bytes=1000-2000', 'beyond the end, with a last', UNSATISFIABLE],
  [`bytes=${'9'.repeat(400)}-`, 'more figures than a number has', UNSATISFIABLE],
  ['bytes=-0', 'a suffix of nothing', UNSATISFIABLE],
  ['bytes=500-499', 'last before first: invalid', WHOLE],
  ['bytes=-', 'nothing', WHOLE],
  ['bytes=a-b', 'no figures', WHOLE],
  ['bytes=1.5-2', 'no whole figures', WHOLE],
  ['bytes=0-1,5-9', 'several ranges', WHOLE],
  ['bytes=0-1, -1', 'several ranges with a suffix', WHOLE],
  ['items=0-1', 'another unit', WHOLE],
  ['0-1', 'no unit', WHOLE],
])('%s of 1,000 bytes: %s (RFC 9110 §14.1.2)', (range, _of, wanted) => {
  expect(wantedBytes(range, 1_000)).toEqual(wanted)
})
