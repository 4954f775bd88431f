import type { VenueFile, VenueFileDetail, VenueFiles } from '@games/contract'
import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const FILE: VenueFile = {
  id: 5,
  name: 'torneio.lxf',
  kind: 'lenex',
  origin: 'office',
  state: 'waiting',
  cameAt: '2027-09-14T17:00:00Z',
}
const NONE = { new: 0, all: 0 }
const WITH_QUESTION: VenueFileDetail = {
  file: FILE,
  fault: null,
  holds: 'results',
  people: null,
  problems: [],
  heats: [],
  races: [],
  meet: {
    question: 'ages',
    ages: null,
    programme: null,
    other: null,
    events: NONE,
    units: NONE,
    people: NONE,
    teams: NONE,
    delegations: NONE,
    changed: 0,
    leaving: 0,
    newDelegations: [],
  },
  units: [],
  rules: [],
  seen: 'a1',
}
const ANSWERED: VenueFileDetail = {
  ...WITH_QUESTION,
  meet: {
    question: null,
    ages: 'apart',
    programme: null,
    other: null,
    events: { new: 5, all: 5 },
    units: { new: 10, all: 10 },
    people: { new: 10, all: 10 },
    teams: { new: 1, all: 3 },
    delegations: { new: 2, all: 2 },
    changed: 0,
    leaving: 1,
    newDelegations: ['Clube Azul', 'Escola Verde'],
  },
}

const LISTED: VenueFiles = {
  files: [FILE],
  counts: { waiting: 1, done: 0 },
  next: null,
  folder: null,
  foreignFiles: [],
  encoding: 'utf-16le',
  out: { lynx: 0, lenex: 0 },
}
const answersOf = (detail: () => VenueFileDetail, over: Answers = {}): Answers => ({
  listVenueFiles: () => LISTED,
  getVenueFile: detail,
  ...over,
})

test('a meet asks how age groups are ranked, then shows its counts, and is imported by one press (R12.2)', async () => {
  let detail = WITH_QUESTION
  const { sent } = await openOffice(
    '/timing?file=5',
    answersOf(() => detail, {
      assignVenueFile: () => {
        detail = ANSWERED
        return { action: 7 }
      },
      importVenueFile: () => ({ action: 8 }),
    }),
  )
  await expect.element(page.getByRole('group', { name: /várias faixas etárias/ })).toBeVisible()
  expect(page.getByRole('button', { name: /Importar/ }).elements()).toEqual([])
  await page.getByRole('radio', { name: /Cada faixa etária é uma prova/ }).click()
  await expect.element(page.getByText('3 equipes de revezamento, 1 nova')).toBeVisible()
  await expect.element(page.getByText('1 série de um arquivo anterior sai da programação')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /Cada faixa etária é uma prova/ })).toBeChecked()
  await page.getByRole('button', { name: 'Importar o torneio' }).click()
  await expect
    .poll(() => sent.find(({ name }) => name === 'importVenueFile')?.body)
    .toEqual({
      overCorrections: false,
      seen: 'a1',
    })
  expect(sent.find(({ name }) => name === 'assignVenueFile')?.body).toEqual({
    heats: [],
    rows: [],
    marks: [],
    ages: 'apart',
  })
})

test('a meet without anything new shows it and has no button to import (R12.2)', async () => {
  const same = (all: number) => ({ new: 0, all })
  await openOffice(
    '/timing?file=5',
    answersOf(() => ({
      ...ANSWERED,
      meet: {
        question: null,
        ages: 'together',
        programme: null,
        other: null,
        events: same(5),
        units: same(10),
        people: same(10),
        teams: same(3),
        delegations: same(2),
        changed: 0,
        leaving: 0,
        newDelegations: [],
      },
    })),
  )
  await expect.element(page.getByText('Nada neste arquivo é novo.')).toBeVisible()
  expect(page.getByRole('button', { name: /Importar/ }).elements()).toEqual([])
})

const OTHER = { name: 'Torneio da Primavera', own: 'Copa do Litoral', same: null }
const meetOf = (over: Partial<NonNullable<VenueFileDetail['meet']>>): VenueFileDetail => ({
  ...WITH_QUESTION,
  meet: { ...(WITH_QUESTION.meet as NonNullable<VenueFileDetail['meet']>), ...over },
})

test(
  'a file of another name asks whether it is the same meet, and the answer can be changed before its import (R12.2)',
  NIGHTLY,
  async () => {
    let same: 'same' | 'other' | null = null
    const { sent } = await openOffice(
      '/timing?file=5',
      answersOf(() => meetOf({ question: same === null ? 'meet' : null, other: { ...OTHER, same } }), {
        assignVenueFile: ({ body }) => {
          same = body?.meet ?? null
          return { action: 7 }
        },
      }),
    )
    await expect
      .element(
        page.getByRole('group', { name: /veio do torneio “Torneio da Primavera”; este arquivo é do torneio “Copa/ }),
      )
      .toBeVisible()
    const other = page.getByRole('radio', { name: /É outro torneio/ })
    await other.click()
    await expect.element(other).toBeChecked()
    // the choice disables the question while it is sent
    await expect.poll(() => document.activeElement).toBe(other.element())
    await page.getByRole('radio', { name: /É o mesmo torneio/ }).click()
    await expect.element(page.getByRole('radio', { name: /É o mesmo torneio/ })).toBeChecked()
    const none = { heats: [], rows: [], marks: [] }
    expect(sent.map(({ body }) => body)).toEqual([
      { ...none, meet: 'other' },
      { ...none, meet: 'same' },
    ])
  },
)

test(
  'a meet beside a programme of another source asks whether its other events are added (R12.2)',
  NIGHTLY,
  async () => {
    let programme: 'bring' | 'match' | null = null
    const { sent } = await openOffice(
      '/timing?file=5',
      answersOf(() => meetOf({ question: programme === null ? 'programme' : null, programme }), {
        assignVenueFile: ({ body }) => {
          programme = body?.programme ?? null
          return { action: 7 }
        },
      }),
    )
    await expect.element(page.getByRole('group', { name: /provas de natação de outra origem/ })).toBeVisible()
    const match = page.getByRole('radio', { name: /Só resultados de provas da programação/ })
    await match.click()
    await expect.element(match).toBeChecked()
    expect(sent.map(({ body }) => body)).toEqual([{ heats: [], rows: [], marks: [], programme: 'match' }])
  },
)

test('a meet whose earlier file was imported with other age groups says what has to be undone first (R12.2)', async () => {
  await openOffice(
    '/timing?file=5',
    answersOf(() => meetOf({ question: 'other-ages' })),
  )
  await expect.element(page.getByRole('alert').filter({ hasText: /Desfaça antes essa importação/ })).toBeVisible()
  expect(page.getByRole('button', { name: /Importar/ }).elements()).toEqual([])
})
