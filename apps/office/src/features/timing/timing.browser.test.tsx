import type { VenueFile, VenueFileDetail, VenueFiles, VenueHeat, VenueUnit } from '@games/contract'
import { UNIT_REASONS } from '@games/contract/venue-files/venue-files'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, openOffice } from '../../testing/open-office.tsx'

afterEach(() => vi.unstubAllGlobals())

const UNITS = [1, 2].map(
  (heat): VenueUnit => ({
    code: `ATHW200M--------------HEAT000${heat}00--`,
    event: { por: '200 m rasos feminino' },
    name: { por: `Eliminatória ${heat}` },
    start: null,
  }),
)
const heatOf = (heat: string, over: Partial<VenueHeat> = {}): VenueHeat => ({
  key: `6/1/${heat}/Girls 200 Meter Dash/200`,
  event: '6',
  round: '1',
  heat,
  name: 'Girls 200 Meter Dash',
  race: null,
  says: 'results',
  rows: 8,
  state: 'unit',
  unit: null,
  why: 'proposed',
  against: null,
  proposals: [],
  open: [],
  candidates: [],
  marks: [],
  doubts: [],
  added: 0,
  changes: [],
  kept: [],
  missing: [],
  ...over,
})
const FILE = {
  id: 7,
  name: 'lynx.evt',
  kind: 'evt',
  origin: 'office',
  state: 'waiting',
  cameAt: '2027-09-14T12:00:00Z',
} as const
const detailOf = (over: Partial<VenueFileDetail>): VenueFileDetail => ({
  file: FILE,
  fault: null,
  holds: null,
  people: null,
  problems: [],
  heats: [],
  races: [],
  meet: null,
  units: UNITS,
  rules: [],
  seen: 'abc',
  ...over,
})
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
  getVenueFile: () => detail(),
  ...over,
})

test('one press accepts all heats of a race of another program, also those that are not in the file (R12.2)', async () => {
  const heats = UNITS.map(({ code }, at) => ({ heat: heatOf(String(at + 1)).key, unit: code }))
  let accepted = false
  const races = [{ title: 'Girls 200 Meter Dash', event: '6', round: '1', heats }]
  const { sent } = await openOffice(
    '/timing?file=7',
    answersOf(() => detailOf({ heats: [heatOf('1')], races: accepted ? [] : races }), {
      assignVenueFile: () => {
        accepted = true
        return { action: 5 }
      },
    }),
  )
  await expect.element(page.getByText(/Eliminatória 1.* até .*Eliminatória 2/)).toBeVisible()
  await page.getByRole('button', { name: 'Aceitar 2 séries' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Aceitar/ }).query()).toBeNull()
  expect(sent).toEqual([{ name: 'assignVenueFile', body: { heats, rows: [], marks: [] } }])
})

test('a heat that waits says why, with its title and numbers (R12.2)', async () => {
  const reasons = UNIT_REASONS.filter((why) => why !== 'contradicts')
  const heats = reasons.map((why, at) => heatOf(String(at + 1), { why }))
  await openOffice(
    '/timing?file=7',
    answersOf(() => detailOf({ heats })),
  )
  await expect.element(page.getByText(/não diz se é feminino ou masculino/)).toBeVisible()
  const shown = [...document.querySelectorAll('.timing-why')].map((one) => one.textContent)
  expect(new Set(shown).size).toBe(reasons.length)
  expect(shown.filter((text) => text.includes('Girls 200 Meter Dash'))).toHaveLength(4)
  expect(shown.filter((text) => text.includes('{'))).toEqual([])
})

test('files of another program that hold back our start lists are named (R12.2)', async () => {
  await openOffice(
    '/timing',
    answersOf(() => detailOf({}), {
      listVenueFiles: () => ({
        ...LISTED,
        folder: 'finishlynx',
        foreignFiles: ['lynx.evt', 'lynx.sch'],
        out: { lynx: 3, lenex: 0 },
      }),
    }),
  )
  await expect
    .element(page.getByText(/listas de largada: lynx.evt, lynx.sch\. Eles não são sobrescritos/))
    .toBeVisible()
})

test('files beyond the first page are reached, and those that wait are listed without the others (R12.2)', async () => {
  const fileOf = (id: number): VenueFile => ({ ...FILE, id, name: `${id}.lif` })
  const states: (string | undefined)[] = []
  await openOffice(
    '/timing',
    answersOf(() => detailOf({}), {
      listVenueFiles: ({ query }) => {
        states.push(query?.state)
        const page = query?.cursor === undefined ? 1 : 2
        return {
          ...LISTED,
          files: [fileOf(page)],
          counts: { waiting: 1_250, done: 3 },
          next: page === 1 ? 'next' : null,
        }
      },
    }),
  )
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect.element(page.getByText('2.lif')).toBeVisible()
  expect(page.getByRole('button', { name: 'Mostrar mais' }).query()).toBeNull()
  await page.getByRole('button', { name: /^À espera/ }).click()
  await expect.poll(() => states).toContain('waiting')
})
