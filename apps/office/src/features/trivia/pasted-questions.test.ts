import { expect, test } from 'vitest'
import { draftFault } from '@games/domain/trivia/draft-faults'
import { cellsOf, MOST_PASTED, pastedQuestions } from './pasted-questions.ts'

const row = (...cells: string[]) => cells.join('\t')
const GOOD = row('Quantos jogadores?', '5', '6', '7', '8', 'C')

test.each<[string, string, string[][]]>([
  ['a line break and quotes within a cell', 'a\t"b\nc ""d"""\r\ne', [['a', 'b c "d"'], ['e']]],
  ['a quote that nothing closes', '"a\tb', [['"a', 'b']]],
  ['semicolons without tabs', 'a;b', [['a', 'b']]],
  ['control characters and turned writing directions', 'a\u0000\u202eb\t', [['ab', '']]],
  ['nothing', '', [[]]],
])('cells as spreadsheets give them: %s (R7.1)', (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('a row is a question with its right answer by letter, number or words, under a heading or not (R7.1)', () => {
  const text = [
    row('Pergunta', 'A', 'B', 'C', 'D', 'Certa'),
    GOOD,
    '',
    row('Dois?', 'sim', 'não', '', '', '2'),
    row('Qual?', 'x', 'y', 'z', 'w', 'w'),
  ].join('\r\n')
  const rows = pastedQuestions(text)
  expect(rows.map(({ row: at, fault, question }) => [at, fault, question?.right])).toEqual([
    [2, null, 'c'],
    [4, null, 'b'],
    [5, null, 'd'],
  ])
  expect(rows.map(({ question }) => question && draftFault(question))).toEqual([null, null, null])
})

test('three languages are three times five cells before the right answer (R6.1, R7.1)', () => {
  const [{ question } = { question: null }] = pastedQuestions(
    row('P', 'a', 'b', 'c', 'd', 'ES', 'e', 'f', 'g', 'h', 'EN', 'i', 'j', 'k', 'l', 'd'),
  )
  expect(question).toMatchObject({ text: { por: 'P', spa: 'ES', eng: 'EN' }, right: 'd' })
  expect(question?.options[3]?.text).toEqual({ por: 'd', spa: 'h', eng: 'l' })
})

test.each<[string, string, string]>([
  ['too few columns', row('P', 'a', 'b'), 'columns'],
  ['no question', row('', 'a', 'b', 'c', 'd', 'a'), 'text'],
  ['one answer', row('P', 'a', '', '', '', 'a'), 'options'],
  ['a right answer that is none of them', row('P', 'a', 'b', '', '', 'D'), 'right'],
  ['a whole page in a cell', row('x'.repeat(401), 'a', 'b', 'c', 'd', 'a'), 'long'],
])('a row that is no question says why, and the others are taken: %s (R7.1)', (_, bad, fault) => {
  expect(pastedQuestions(`${GOOD}\n${bad}`).map((one) => one.fault)).toEqual([null, fault])
})

test('what is pasted by mistake is read no further than any trivia goes (R7.1)', () => {
  const lines = pastedQuestions(`${GOOD}\n`.repeat(50_000)).length
  expect(lines).toBeLessThanOrEqual(MOST_PASTED / GOOD.length)
})
