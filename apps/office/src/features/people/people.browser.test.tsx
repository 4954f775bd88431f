import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const UNTIL = '2027-09-20T03:00:00.000Z'
const answers = (): Answers => ({
  listPeople: () => ({ people: [], next: null }),
  getPeopleFigures: () => ({ accounts: 3, staff: 1, blocked: 0, roleUntil: UNTIL }),
  inviteStaff: () => ({ action: 1, code: 'ABCD-EFGH', path: '/auth?code=ABCD-EFGH', expiresAt: UNTIL }),
})

test('an invitation says what it lacks and focuses it, then shows its code once (R4.7)', async () => {
  const { sent } = await openOffice('/people', answers(), { role: 'admin' })
  await page.getByRole('button', { name: 'Convidar' }).click()
  const make = page.getByRole('button', { name: 'Fazer o código' })
  await make.click()
  await expect.element(page.getByText('Escreva um nome, com ao menos 2 letras.')).toBeVisible()
  await expect.element(page.getByText('Escolha ao menos um local.')).toBeVisible()
  const label = page.getByLabelText('Para quem')
  await expect.element(label).toHaveFocus()
  await userEvent.fill(label, 'Nilton')
  await make.click()
  // a role for results without a venue is no role
  expect(sent).toEqual([])
  await page.getByRole('radio', { name: /^operação/ }).click()
  await make.click()
  await expect.element(page.getByText('ABCD-EFGH').first()).toBeVisible()
  expect(sent).toEqual([
    { name: 'inviteStaff', body: { label: 'Nilton', hours: 24, role: 'operator', venues: [], until: UNTIL } },
  ])
})

test('an operator cannot invite people (R4.7)', async () => {
  await openOffice('/people', answers())
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByRole('button', { name: 'Convidar' }).query()).toBeNull()
})
