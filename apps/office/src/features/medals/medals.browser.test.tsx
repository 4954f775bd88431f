import type { EventFormats, EventWithFormat } from '@games/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, failure, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const SWIM: EventWithFormat = {
  event: 'SWMW400MFR'.padEnd(34, '-'),
  name: { por: '400 m livre' },
  discipline: 'SWM',
  format: null,
  choices: [{ kind: 'timed-final' }, { kind: 'ranked-finals' }],
  pending: [{ rule: 'finals-unknown', values: {}, competitors: ['Ana Um', 'Bia Dois'], needsDecision: true }],
}
const JUDO: EventWithFormat = {
  ...SWIM,
  event: 'JUDM73KG'.padEnd(34, '-'),
  name: { por: 'Até 73 kg' },
  discipline: 'JUD',
  choices: [],
  pending: [{ rule: 'not-played', values: {}, competitors: [], needsDecision: false }],
}
const GOLD = {
  state: 'new',
  of: 'medal',
  code: 'SWMW400MFR',
  where: '400 m livre',
  who: 'Cau Tres',
  from: null,
  to: 'gold',
  why: null,
} as const

const answersOf = (events: () => EventFormats['events'], over: Answers = {}): Answers => ({
  listEventFormats: () => ({ events: events() }),
  planEventFormat: () => ({ lines: [GOLD], seen: 'abc' }),
  chooseEventFormat: () => ({ action: 7 }),
  undoOfficeAction: () => ({ action: 8 }),
  ...over,
})

test('the effect of a format is shown before it is chosen, and one press undoes it (R12.5)', async () => {
  let format: EventWithFormat['format'] = null
  const events = () => [format === null ? SWIM : { ...SWIM, format, pending: [] }, JUDO]
  const { sent } = await openOffice(
    '/medals',
    answersOf(events, {
      chooseEventFormat: () => {
        format = { kind: 'timed-final' }
        return { action: 7 }
      },
    }),
  )
  await expect.element(page.getByRole('heading', { name: '1 prova precisa de uma decisão' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '1 prova espera um resultado' })).toBeVisible()
  await page.getByRole('radio', { name: /Final por tempo/ }).click()
  await expect.element(page.getByText('Cau Tres: ouro')).toBeVisible()
  expect(sent.map(({ name }) => name)).not.toContain('chooseEventFormat')
  await page.getByRole('button', { name: 'Escolher este formato' }).click()
  await expect.element(page.getByRole('heading', { name: '1 prova com formato escolhido' })).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => sent.map(({ name }) => name)).toContain('undoOfficeAction')
  expect(sent.find(({ name }) => name === 'chooseEventFormat')?.body).toEqual({
    format: { kind: 'timed-final' },
    seen: 'abc',
  })
})

test('a format whose effect has changed meanwhile is refused in words (R12.5)', async () => {
  await openOffice(
    '/medals',
    answersOf(() => [SWIM], {
      chooseEventFormat: () => failure(409, 'changed-meanwhile'),
    }),
  )
  await page.getByRole('radio', { name: /Final A/ }).click()
  await page.getByRole('button', { name: 'Escolher este formato' }).click()
  await expect.element(page.getByText('Novos resultados mudaram o efeito. Veja de novo.')).toBeVisible()
})

test('a format is taken away after its effect is shown, and a failed call can be repeated (R12.5)', async () => {
  const chosen: EventWithFormat = { ...SWIM, format: { kind: 'timed-final' }, pending: [] }
  let isDown = true
  const { sent } = await openOffice(
    '/medals',
    answersOf(() => [chosen], {
      planEventFormat: () => (isDown ? failure(400, 'invalid-input') : { lines: [], seen: 'abc' }),
    }),
  )
  await page.getByRole('button', { name: 'Retirar o formato' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  isDown = false
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText('Nenhuma medalha muda.')).toBeVisible()
  await page.getByRole('button', { name: 'Retirar o formato' }).click()
  await expect
    .poll(() => sent.find(({ name }) => name === 'chooseEventFormat')?.body)
    .toEqual({ format: null, seen: 'abc' })
})

test('a page without open medals is not empty (R12.5)', async () => {
  await openOffice(
    '/medals',
    answersOf(() => []),
  )
  await expect.element(page.getByText('Nenhuma prova tem medalhas em aberto.')).toBeVisible()
})
