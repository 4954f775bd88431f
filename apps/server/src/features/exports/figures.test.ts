import { expect, test } from 'vitest'
import { figureColumn } from './figures.ts'

const DAY = 86_400
const written = (texts: readonly string[]) => {
  const { format, cell } = figureColumn(texts)
  return [format, texts.map(cell)]
}

test('numbers are numbers, with as many decimals as were sent', () => {
  expect(written(['13.350', '-0.125'])).toEqual(['0.000', [13.35, -0.125]])
  expect(written(['3', '12'])).toEqual([undefined, [3, 12]])
  expect(written(['3', '12.5'])).toEqual([undefined, [3, 12.5]])
})

test('differences keep their sign', () => {
  expect(written(['0', '+2', '-1'])).toEqual(['+0;-0;0', [0, 2, -1]])
})

test('times are parts of a day, and seconds beside minutes are seconds', () => {
  expect(written(['59.87', '1:00.12'])).toEqual(['[m]:ss.00', [59.87 / DAY, 60.12 / DAY]])
  expect(written(['2:04:10', '58:07'])).toEqual(['[h]:mm:ss', [7_450 / DAY, 3_487 / DAY]])
})

test('a whole number beside times may be anything but one of them', () => {
  expect(written(['10', '2:41'])).toEqual(['[m]:ss', ['10', 161 / DAY]])
})

test('a time with a sign stays a text: spreadsheets have none before zero', () => {
  expect(written(['1:02.50', '+1:02.5', '-0.3'])[1]).toEqual([62.5 / DAY, '+1:02.5', '-0.3'])
})

test.each(['3-2', '10/12', 'DNF', '007', '=1+1', '', '1.2.3', '1:2', 'X-O', '1e5', '٣'])(
  'what is no figure stays a text: %j',
  (text) => {
    expect(written([text])).toEqual([undefined, [text]])
  },
)
