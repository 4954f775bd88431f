import type { SettingKey, Settings } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, failure, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Settings as the server has them: a change of another state than the newest is refused. */
function settingsServer(initial: Partial<Record<SettingKey, unknown>> = {}) {
  let action = 0
  const stored = new Map<string, { readonly value: unknown; readonly action: number }>(
    Object.entries(initial).map(([key, value]) => [key, { value, action: 0 }]),
  )
  const put = (key: string, value: unknown) => {
    action += 1
    stored.set(key, { value, action })
    return { action }
  }
  const stateOf = (key: string) => `state ${stored.get(key)?.action ?? ''}`
  const answers: Answers = {
    getSettings: () =>
      ({
        settings: [...stored].map(([key, one]) => ({
          key: key as SettingKey,
          value: one.value,
          state: stateOf(key),
          changed: { action: one.action, at: '2027-09-14T12:00:00Z', who: 'mesa', reason: null },
        })),
        athletes: 0,
        known: {},
        accounts: 0,
        sentOrganisations: [],
        sentDisciplines: [],
        setUp: { sources: 0, messages: 0, units: 0, venues: 0, onMap: 0, published: 0 },
      }) satisfies Settings,
    changeSetting: ({ params: { key }, body: { value, expected } }) =>
      stored.has(key) && expected !== stateOf(key) ? failure(409, 'changed-meanwhile') : put(key, value),
    listOfficeVenues: () => ({ venues: [] }),
  }
  return { answers, put }
}

/** Makes a call wait for `letGo`. */
function hold<K extends 'changeSetting' | 'saveVenue'>(answers: Answers, name: K) {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answer = answers[name] as ((input: unknown) => unknown) | undefined
  Object.assign(answers, { [name]: (input: unknown) => released.then(() => answer?.(input)) })
  return () => {
    letGo()
    Object.assign(answers, { [name]: answer })
  }
}

const english = page.getByLabelText('English')
const save = page.getByRole('button', { name: 'Salvar', exact: true })
const step = (name: string) =>
  page.getByRole('navigation', { name: 'Preparar os jogos' }).getByRole('link', { name, exact: false })
const NAME = { por: 'Jogos do Sertão', eng: 'Games' }

test('text that is typed while a save is under way stays, and is saved on top of it; Enter sends nothing twice (R12.4)', async () => {
  const { answers } = settingsServer({ games_name: NAME })
  const { sent } = await openOffice('/first-day?step=games', answers, { role: 'admin' })
  await userEvent.fill(english, 'Games of the Sertão')
  const letGo = hold(answers, 'changeSetting')
  await save.click()
  await expect.poll(() => sent.length).toBe(1)
  await userEvent.fill(english, 'Sertão Games')
  await userEvent.keyboard('{Enter}')
  letGo()
  await expect.element(save).toBeEnabled()
  await expect.element(english).toHaveValue('Sertão Games')
  expect(sent.length).toBe(1)
  await save.click()
  await expect.poll(() => save.query()).toBeNull()
  await expect.element(english).toHaveValue('Sertão Games')
  expect(sent.map(({ body }) => body)).toEqual([
    { value: { ...NAME, eng: 'Games of the Sertão' }, expected: 'state 0' },
    { value: { ...NAME, eng: 'Sertão Games' }, expected: 'state 1' },
  ])
})

test('unsaved text is restored after another step was shown, and counts as saved if it was saved meanwhile (R12.4)', async () => {
  const { answers } = settingsServer({ games_name: NAME })
  const { sent } = await openOffice('/first-day?step=games', answers, { role: 'admin' })
  await userEvent.fill(english, 'Sertão Games')
  await step('Locais').click()
  await step('Nome, datas e fuso').click()
  await expect.element(english).toHaveValue('Sertão Games')
  const letGo = hold(answers, 'changeSetting')
  await save.click()
  await expect.poll(() => sent.length).toBe(1)
  await step('Locais').click()
  await step('Nome, datas e fuso').click()
  letGo()
  await expect.poll(() => save.query()).toBeNull()
  await expect.element(english).toHaveValue('Sertão Games')
})

test('a value that another user saved meanwhile is replaced only after it was shown (R12.4)', async () => {
  const { answers, put } = settingsServer({ games_name: NAME })
  const { sent } = await openOffice('/first-day?step=games', answers, { role: 'admin' })
  await userEvent.fill(english, 'Sertão Games')
  put('games_name', { por: 'Jogos de outra pessoa' })
  await save.click()
  await expect.element(page.getByText(/Alguém mudou isto enquanto você escrevia/)).toBeVisible()
  await expect.element(save).toBeDisabled()
  await page.getByRole('button', { name: 'Ficar com o meu' }).click()
  await save.click()
  await expect.poll(() => save.query()).toBeNull()
  expect(sent.at(-1)?.body).toEqual({ value: { ...NAME, eng: 'Sertão Games' }, expected: 'state 1' })
})

test('a fault that the server finds is shown in words beside the typed text (R12.4)', async () => {
  const { answers } = settingsServer()
  answers.changeSetting = () => failure(400, 'invalid-input', { fields: { por: 'name-long' } })
  await openOffice('/first-day?step=games', answers, { role: 'admin' })
  await userEvent.fill(page.getByLabelText('Português'), 'J'.repeat(200))
  await save.click()
  await expect.element(page.getByText('O nome tem mais de 120 letras.')).toBeVisible()
  await expect.element(page.getByLabelText('Português')).toHaveValue('J'.repeat(200))
  await page.getByRole('button', { name: 'Descartar' }).click()
})

test(
  'a venue whose form is left while it is saved is sent once, and no field stays unsaved (R12.4)',
  NIGHTLY,
  async () => {
    const { answers } = settingsServer()
    const venues: { code: string; name: { por: string } }[] = []
    answers.listOfficeVenues = () => ({
      venues: venues.map((venue) => ({ ...venue, address: null, lat: null, lon: null, state: '' })),
    })
    answers.saveVenue = ({ params, body }) => {
      venues.push({ code: params.code, name: body.name })
      return { action: 1 }
    }
    const { sent } = await openOffice('/first-day?step=venues', answers, { role: 'admin' })
    const name = page.getByLabelText('Português')
    await page.getByRole('button', { name: 'Acrescentar local' }).click()
    await save.click()
    await expect.element(page.getByText('Falta o nome em português.')).toBeVisible()
    await userEvent.fill(name, 'Ginásio do Porto')
    const letGo = hold(answers, 'saveVenue')
    await save.click()
    await expect.poll(() => sent.length).toBe(1)
    await step('Nome, datas e fuso').click()
    await expect.element(page.getByLabelText('Fuso da sede')).toBeVisible()
    await step('Locais').click()
    await name.click()
    await userEvent.keyboard('{Enter}')
    await step('Nome, datas e fuso').click()
    await expect.element(page.getByLabelText('Fuso da sede')).toBeVisible()
    letGo()
    await expect.element(page.getByText('Salvo', { exact: true }).first()).toBeVisible()
    await step('Locais').click()
    await expect.element(page.getByText('Ginásio do Porto', { exact: true })).toBeVisible()
    expect([name.query(), sent.length]).toEqual([null, 1])
  },
)
