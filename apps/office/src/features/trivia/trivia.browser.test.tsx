import type { OfficeTrivia } from '@games/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, failure, openOffice } from '../../testing/open-office.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const ID = '00000000-0000-4000-8000-000000000001'

test('a typed trivia survives a reload, opens only with a right answer, and its removal can be undone (R7.1)', async () => {
  let stored: OfficeTrivia | null = null
  const answers: Answers = {
    listOfficeTrivia: () => ({ trivia: [] }),
    getOfficeTrivia: () => stored ?? failure(404, 'not-found'),
    saveOfficeTrivia: ({ body: { draft, version } }) => {
      stored = { id: ID, version: version + 1, state: 'open', draft, unlocked: 0, started: 0, graded: 0, inTime: 0 }
      return { action: 7, version: version + 1, recalculated: 0 }
    },
    removeOfficeTrivia: () => ({ action: 8 }),
    undoOfficeAction: () => ({ action: 9 }),
    listTriviaCodes: () => ({ until: null, codes: [] }),
  }
  const { screen } = await openOffice(`/trivia/${ID}?new=1`, answers)
  const within = (group: string) => page.getByRole('group', { name: group }).getByLabelText('Português')
  await userEvent.fill(within('Título'), 'Handebol de quadra')
  await userEvent.fill(page.getByLabelText('Autoria'), 'Mesa')
  await page.getByRole('button', { name: 'Verdadeiro ou falso' }).click()
  await userEvent.fill(within('Pergunta'), 'São sete de cada lado.')
  await screen.unmount()

  const { sent, shown } = await openOffice(`/trivia/${ID}?new=1`, answers)
  await expect.element(page.getByText('Continua o que você escreveu', { exact: false })).toBeVisible()
  const open = page.getByRole('button', { name: 'Abrir', exact: true })
  await open.click()
  await expect.element(page.getByText('Falta dizer qual é a certa.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('radio', { name: 'Verdadeiro' }).click()
  await open.click()
  await page.getByRole('button', { name: 'Tirar', exact: true }).click()
  await expect.poll(shown).toBe('/trivia')
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect
    .poll(() => sent.map(({ name }) => name))
    .toEqual(['saveOfficeTrivia', 'removeOfficeTrivia', 'undoOfficeAction'])
  expect(sent[0]?.body).toMatchObject({ version: 0, draft: { isDraft: false, questions: [{ right: true }] } })
})
