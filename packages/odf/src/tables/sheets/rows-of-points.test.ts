import { expect, test } from 'vitest'
import { NOTHING_KNOWN } from './known.ts'
import { readSheet } from './read-sheet.ts'
import { ALL_NEW, batch, writtenSheet } from './written-sheet.fixture.ts'

/** Combined events with the points of each part below its mark (R12.5). */

const PENTATHLON = `Athletics – U15 Girls Pentathlon
Bib|Name|School|75mH|HJ|Shot|LJ|800m|TOTAL
3|Freya One|AL|12.31|1.39|9.64|4.71|2:29.8|
|||693|502|509|483|685|2872
7|Imogen Two|BA|11.92|1.48|8.91|4.96|2:31.4|
|||742|599|461|549|664|3015
22|Niamh Three|SP|12.88|NH|7.70|4.55|DNS|
|||623|0|381|443|-|retired`

const read = (text: string) => readSheet(writtenSheet(text), { known: NOTHING_KNOWN, year: 2027, answers: ALL_NEW })

test('the total in the row of points is the result of the competitor above it', () => {
  const reading = read(PENTATHLON)
  expect([reading.questions, reading.problems]).toEqual([[], []])
  expect(
    batch(reading, 'results').map(({ row, cells }) => [
      row,
      cells.name,
      cells.result ?? cells.irm,
      cells.unit.slice(0, 22),
    ]),
  ).toEqual([
    [3, 'Freya One', '2872', 'ATHWPENTATH-U15-------'],
    [5, 'Imogen Two', '3015', 'ATHWPENTATH-U15-------'],
    [7, 'Niamh Three', 'DNF', 'ATHWPENTATH-U15-------'],
  ])
})

test('a second row with figures is no row of points if the first one has a result', () => {
  const text = PENTATHLON.replaceAll('2:29.8|', '2:29.8|2872')
    .replaceAll('2:31.4|', '2:31.4|3015')
    .replaceAll('DNS|', 'DNS|1900')
  expect(read(text).problems.filter(({ problem }) => problem === 'missing-value')).toHaveLength(3)
})
