import type { OfficeFeedback } from '@games/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const feedback = (id: string, suggestion: string): OfficeFeedback => ({
  id,
  sentiment: 'sad',
  suggestion,
  locale: 'por',
  sentAt: '2027-09-14T15:00:00Z',
  type: null,
  organisation: null,
  state: 'new',
  passedTo: null,
  note: null,
})

test('feedback that a word finds is handled together with the similar ones, and undone by one press (R7.4)', async () => {
  const [one, other] = [feedback('1', 'Falta bebedouro'), feedback('2', 'O bebedouro não funciona')]
  const searched: unknown[] = []
  const answers: Answers = {
    listFeedback: ({ query }) => {
      searched.push(query?.search)
      return { feedback: [one], next: null }
    },
    getFeedbackMood: () => ({
      days: [],
      today: '2027-09-14',
      states: { new: 2, passed: 0, handled: 0 },
      sentiments: { happy: 0, neutral: 0, sad: 2 },
    }),
    listSimilarFeedback: () => ({ similar: [other] }),
    handleFeedback: () => ({ action: 5 }),
    undoOfficeAction: () => ({ action: 6 }),
  }
  const { sent } = await openOffice('/feedback?search=bebedouro', answers)
  await page.getByRole('button', { name: 'Falta bebedouro', exact: false }).first().click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Tratada', exact: true }).click()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['handleFeedback', 'undoOfficeAction'])
  expect(sent[0]?.body).toMatchObject({ ids: ['1', '2'], state: 'handled' })
  expect(searched).toContain('bebedouro')
})
