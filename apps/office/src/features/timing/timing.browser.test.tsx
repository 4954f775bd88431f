import type { VenueFile, VenueFileDetail, VenueFiles, VenueHeat, VenueUnit } from '@games/contract'
import { UNIT_REASONS } from '@games/contract/venue-files/venue-files'
import { NIGHTLY } from '@games/testing/suite'
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

test(
  'files beyond the first page are reached, and those that wait are listed without the others (R12.2)',
  NIGHTLY,
  async () => {
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
  },
)

const LIST = UNITS[0] as VenueUnit
const OPEN_ROW = {
  key: '12',
  line: 4,
  bib: '12',
  lane: '3',
  name: 'Ana Inventada',
  affiliation: 'AL',
  result: '12.10',
  mark: null,
}

test(
  'a heat that another meet gave the same numbers says what contradicts them, and is left out by one choice (R12.2)',
  NIGHTLY,
  async () => {
    const heat = heatOf('1', { why: 'contradicts', against: { unit: LIST, facts: ['gender', 'distance'] } })
    const { sent } = await openOffice(
      '/timing?file=7',
      answersOf(() => detailOf({ heats: [heat] }), { assignVenueFile: () => ({ action: 5 }) }),
    )
    await expect
      .element(page.getByText(/O número é o de 200 m rasos feminino, Eliminatória 1.*difere em gênero, distância/))
      .toBeVisible()
    await page.getByRole('combobox', { name: 'Prova da programação' }).selectOptions('Não é nossa')
    await page.getByRole('button', { name: 'Guardar as escolhas' }).click()
    await expect
      .poll(() => sent)
      .toEqual([{ name: 'assignVenueFile', body: { heats: [{ heat: heat.key, unit: '' }], rows: [], marks: [] } }])
  },
)

test('a person chooses the race, the competitor of a row and the meaning of a mark, and takes a choice back before it is stored (R12.2)', async () => {
  const heats = [
    heatOf('1', { proposals: [LIST.code] }),
    heatOf('2', {
      state: 'rows',
      why: null,
      unit: LIST,
      open: [OPEN_ROW],
      candidates: [{ code: '77', name: 'Ana Lua Inventada', bib: '21', lane: '3' }],
      marks: ['ABD'],
    }),
  ]
  const { sent } = await openOffice(
    '/timing?file=7',
    answersOf(() => detailOf({ heats }), { assignVenueFile: () => ({ action: 5 }) }),
  )
  const race = page.getByRole('combobox', { name: 'Prova da programação' })
  await race.selectOptions(LIST.code)
  await page
    .getByRole('combobox', { name: 'Linha nº 12 · raia 3 · Ana Inventada · AL · 12.10' })
    .selectOptions('Ana Lua Inventada · nº 21 · raia 3')
  await page.getByRole('combobox', { name: 'A marca ABD significa' }).selectOptions('DNF · não completou')
  await race.selectOptions('Escolha a prova…')
  const save = page.getByRole('button', { name: 'Guardar as escolhas' })
  await save.click()
  await expect.poll(() => save.query()).toBeNull()
  expect(sent.at(-1)?.body).toEqual({
    heats: [],
    rows: [{ heat: heats[1]?.key, row: '12', competitor: '77' }],
    marks: [{ mark: 'ABD', irm: 'DNF' }],
  })
})

test('corrections by hand stay unless the person lets the file replace them, and changes are shown before (R12.2)', async () => {
  const heat = heatOf('1', {
    state: 'official',
    why: null,
    unit: LIST,
    changes: [{ competitor: 'Ana Inventada', field: 'result', from: '12.10', to: '12.09' }],
    kept: [{ competitor: 'Bia Inventada', field: 'irm', held: 'DQ', said: null }],
    missing: ['Cau Tres'],
  })
  const { sent } = await openOffice(
    '/timing?file=7',
    answersOf(() => detailOf({ heats: [heat] }), { importVenueFile: () => ({ action: 6 }) }),
  )
  await page.getByText('Muda (1)').click()
  await expect.element(page.getByText('Ana Inventada: resultado 12.10 → 12.09')).toBeVisible()
  await expect.element(page.getByText('Bia Inventada: marca DQ; no arquivo –')).toBeVisible()
  await expect.element(page.getByText('Não estão no arquivo e ficam: Cau Tres')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Trocar pelo arquivo as correções feitas à mão' }).click()
  await page.getByRole('button', { name: 'Importar 1 série' }).click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ overCorrections: true, seen: 'abc' })
})

test(
  'the heading of a file takes the focus when it is opened and once it is done, and its line in the list when it is closed (R4.7)',
  NIGHTLY,
  async () => {
    let state: VenueFile['state'] = 'waiting'
    const file = () => ({ ...FILE, state })
    await openOffice(
      '/timing',
      answersOf(() => detailOf({ file: file() }), {
        listVenueFiles: () => ({ ...LISTED, files: [file()] }),
        leaveVenueFile: () => {
          state = 'left'
          return { action: 6 }
        },
      }),
      { width: 390 },
    )
    const line = page.getByRole('button', { name: /^lynx\.evt/ })
    const heading = page.getByRole('heading', { name: /^lynx\.evt/ })
    await line.click()
    await expect.poll(() => document.activeElement).toBe(heading.element())
    await page.getByRole('button', { name: 'Dispensar' }).click()
    await expect.element(page.getByText('Não há mais nada a fazer com este arquivo.')).toBeVisible()
    await expect.poll(() => document.activeElement).toBe(heading.element())
    await page.getByRole('button', { name: 'Fechar lynx.evt' }).click()
    await expect.poll(() => document.activeElement).toBe(line.element())
  },
)

test('a round of a meet is named in words, and races of women and men with one name have their gender (R12.2)', async () => {
  const race = { name: { por: '50 m livre' }, gender: 'W' as const, ages: null }
  const units = (['W', 'M'] as const).map(
    (gender): VenueUnit => ({
      code: `SWM${gender}50MFR----------------FNL-000100--`,
      event: { por: '50 m livre' },
      name: { por: 'Final' },
      start: null,
    }),
  )
  await openOffice(
    '/timing?file=7',
    answersOf(() => detailOf({ units, heats: [heatOf('1', { round: 'TIM', name: null, race, why: 'unknown' })] })),
  )
  await expect.element(page.getByRole('heading', { name: /^Prova 6, final por tempo, série 1/ })).toBeVisible()
  await expect.element(page.getByText(/tem o número 6, final por tempo, 1\./)).toBeVisible()
  for (const name of ['50 m livre, Final · feminino', '50 m livre, Final · masculino'])
    await expect.element(page.getByRole('option', { name, exact: true })).toBeInTheDocument()
})
