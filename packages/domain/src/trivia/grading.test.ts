import { describe, expect, test } from 'vitest'
import { fitsQuestion, type GradedQuestion, rightQuestions, type TriviaAnswer } from './grading.ts'

const CHOICE: GradedQuestion = { number: 1, kind: 'choice', options: ['a', 'b', 'c'], right: 'c' }
const SENTENCE: GradedQuestion = { number: 2, kind: 'true-false', options: [], right: false }
const ORDER: GradedQuestion = { number: 3, kind: 'order', options: ['a', 'b', 'c'], right: ['b', 'a', 'c'] }
const PICTURE: GradedQuestion = { number: 4, kind: 'picture', options: ['a', 'b'], right: 'a' }
const ALL = [CHOICE, SENTENCE, ORDER, PICTURE]

describe('grading (R7.1)', () => {
  test.each<[GradedQuestion, TriviaAnswer, boolean]>([
    [CHOICE, 'b', true],
    [CHOICE, 'd', false],
    [CHOICE, true, false],
    [CHOICE, ['a'], false],
    [SENTENCE, true, true],
    [SENTENCE, 'true', false],
    [ORDER, ['a', 'b', 'c'], true],
    [ORDER, ['a', 'b'], false],
    [ORDER, ['a', 'a', 'b'], false],
    [ORDER, ['a', 'b', 'c', 'c'], false],
    [ORDER, 'a', false],
    [PICTURE, 'b', true],
    [PICTURE, 'c', false],
  ])('of %o, %o is an answer that it could have: %s', (question, answer, fits) => {
    expect(fitsQuestion(question, answer)).toBe(fits)
  })

  test.each<[string, [number, TriviaAnswer][], number[]]>([
    ['nothing', [], []],
    [
      'all right',
      [
        [1, 'c'],
        [2, false],
        [3, ['b', 'a', 'c']],
        [4, 'a'],
      ],
      [1, 2, 3, 4],
    ],
    ['an order that is half right', [[3, ['b', 'c', 'a']]], []],
    ['a blank true or false is not false', [[1, 'c']], [1]],
    ['an answer to no question', [[9, 'c']], []],
  ])('%s', (_what, answers, right) => {
    expect(rightQuestions(ALL, new Map(answers))).toEqual(right)
  })
})
