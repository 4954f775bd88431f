import type { TriviaDraft } from '@games/contract'
import { expect, test } from 'vitest'
import { resumedDraft } from './kept-draft.ts'
import { newQuestion, rightOrder, withOption, withoutOption } from './questions.ts'
import { triviaFaults } from './trivia-faults.ts'

const DRAFT: TriviaDraft = {
  discipline: 'HBL',
  title: { por: 'Handebol' },
  author: 'Mesa',
  place: null,
  minutes: 5,
  points: 500,
  opensAt: null,
  closesAt: null,
  isDraft: true,
  questions: [],
}
const QUESTION = { ...newQuestion('true-false'), text: { por: 'São sete de cada lado.' } }

test('a draft needs a title and an author, and an end after its beginning (R7.1)', () => {
  expect(triviaFaults(DRAFT)).toEqual({})
  expect(triviaFaults({ ...DRAFT, questions: [QUESTION] })).toEqual({})
  const [opensAt, closesAt] = ['2027-09-14T12:00:00Z', '2027-09-14T12:00:00Z']
  expect(triviaFaults({ ...DRAFT, title: { por: ' ' }, author: '', opensAt, closesAt })).toEqual({
    title: 'text',
    author: 'text',
    closesAt: 'order',
  })
})

test('a trivia opens only with questions that have a right answer (R7.1)', () => {
  const open = { ...DRAFT, isDraft: false }
  expect(triviaFaults(open)).toEqual({ questions: 'none' })
  expect(triviaFaults({ ...open, questions: [{ ...QUESTION, right: true }, QUESTION] })).toEqual({
    'questions.1': 'right',
  })
})

test('a draft that was resumed is open or not as the newest version is (R7.1)', () => {
  const stored = { version: 1, draft: { ...DRAFT, author: 'Ivone', isDraft: false } }
  expect(resumedDraft(stored, { draft: DRAFT })).toEqual({ ...DRAFT, author: 'Ivone' })
})

test('the options of an ordering are never shown in their right order (R7.1)', () => {
  const three = withOption(newQuestion('order'))
  expect(rightOrder(three)).toEqual(['a', 'b', 'c'])
  expect(three.options.map(({ id }) => id)).not.toEqual(rightOrder(three))
  const two = withoutOption(three, 'b')
  expect(rightOrder(two)).toEqual(['a', 'c'])
  expect(two.options.map(({ id }) => id)).toEqual(['c', 'a'])
})

test('the right answer goes with the option that is removed (R7.1)', () => {
  const question = { ...newQuestion('choice'), right: 'b' }
  expect(withoutOption(question, 'b').right).toBeNull()
  expect(withoutOption(question, 'a').right).toBe('b')
})
