import type { PublishedMedals } from '@games/contract'
import { LOCALES } from '@games/domain/text/localized'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { aMedalRow, aMedalTable } from './medals.factory.ts'

const aPublishedTable = (changes: Partial<NonNullable<PublishedMedals['table']>> = {}): PublishedMedals => ({
  seq: 1,
  table: {
    publisher: 'Comitê Inventado',
    title: 'Quadro final',
    fileName: 'quadro.csv',
    day: '2027-09-19',
    rows: [
      aMedalRow('SP', { gold: 8, silver: 7, bronze: 5, rank: 1 }),
      aMedalRow('RJ', { gold: 7, silver: 1, bronze: 4, rank: 2 }),
    ],
    ...changes,
  },
})
const GAMES_TABLE = aMedalTable([
  aMedalRow('SP', { gold: 8, silver: 7, bronze: 5, rank: 1 }),
  aMedalRow('RJ', { gold: 6, silver: 3, bronze: 4, rank: 2 }),
])

type Options = NonNullable<Parameters<typeof openPage>[1]>
const open = (own = aMedalTable([]), published = aPublishedTable(), { api = {}, ...options }: Options = {}) =>
  openPage('/medals/all', {
    ...options,
    api: { getMedalTable: async () => own, getPublishedMedals: async () => published, ...api },
  })
const lines = (): (string | null)[][] =>
  [...document.querySelectorAll('.medals-published tbody > tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent),
  )

test('without medals of the games the page shows the published table, with its publisher, day and source', async () => {
  const { screen } = await open(aMedalTable([], { updatedAt: null }))
  await expect.element(screen.getByRole('heading', { name: 'Quadro de medalhas publicado' })).toBeVisible()
  await expect.element(screen.getByText('Publicado por Comitê Inventado, 19 de setembro de 2027')).toBeVisible()
  await expect.element(screen.getByText(/^Fonte: Quadro final, quadro\.csv\./)).toBeVisible()
  expect(lines()).toEqual([
    ['1', expect.stringContaining('São Paulo'), '8', '7', '5', '20'],
    ['2', expect.stringContaining('Rio de Janeiro'), '7', '1', '4', '12'],
  ])
  expect(document.body.textContent).not.toContain('Nenhuma medalha ainda')
})

test('beside our table the differences are in words, and the published rows open on request', async () => {
  const { screen } = await open(GAMES_TABLE)
  await expect.element(screen.getByText(/1 ouro a mais, 2 pratas a menos$/)).toBeVisible()
  const isShown = () => document.querySelector('.medals-published tbody')?.checkVisibility()
  expect(isShown()).toBe(false)
  await screen.getByText('Ver o quadro publicado').click()
  await expect.poll(isShown).toBe(true)
})

test('a table with the same medals has no differences', async () => {
  const { screen } = await open(GAMES_TABLE, aPublishedTable({ rows: GAMES_TABLE.rows }))
  await expect.element(screen.getByText('Tem as mesmas medalhas que o nosso quadro.')).toBeVisible()
})

test('without a publisher the title or the file names the table', async () => {
  const { screen } = await open(GAMES_TABLE, aPublishedTable({ publisher: null, title: null }))
  await expect.element(screen.getByText('Publicado como “quadro.csv”, 19 de setembro de 2027')).toBeVisible()
})

test('our table is shown if the published one cannot be loaded', NIGHTLY, async () => {
  await open(GAMES_TABLE, undefined, {
    api: { getPublishedMedals: () => Promise.reject(new Error('lost')) },
  })
  await expect.poll(() => document.querySelectorAll('.medals-table tbody').length).toBe(2)
  expect(document.querySelector('.medals-published')).toBeNull()
})

test.each(
  sampled(
    LOCALES.flatMap((locale) => [320, 1440].map((width) => [locale, width] as const)),
    5,
  ),
)('the page has no horizontal scroll in %s at %i px', async (locale, width) => {
  const { screen } = await open(
    GAMES_TABLE,
    aPublishedTable({ publisher: 'Confederação Inventada do Desporto '.repeat(4) }),
    {
      locale,
      width,
    },
  )
  await expect.element(screen.getByRole('heading', { level: 2 }).last()).toBeVisible()
  expect(horizontalScroll()).toBe(0)
})
